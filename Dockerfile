# The table server with the compiled engine. `docker compose up` runs it beside PostgreSQL.
FROM node:22-slim AS web
WORKDIR /build
COPY web web
RUN npm --prefix web ci --no-audit --no-fund && npm --prefix web run build

FROM python:3.11-slim AS build
WORKDIR /build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
COPY pyproject.toml requirements-server.txt requirements-build.txt setup.py README.md LICENSE ./
COPY tools/build_backend.py tools/build_backend.py
COPY src src
COPY --from=web /build/src/underhall/server/web src/underhall/server/web
# What builds the wheel is locked like what runs: without isolation pip fetches nothing by itself.
RUN python -m venv /opt/building && \
    /opt/building/bin/pip install --no-cache-dir --require-hashes --no-deps -r requirements-build.txt && \
    UNDERHALL_COMPILE=1 /opt/building/bin/pip wheel --no-cache-dir --no-build-isolation --no-deps --wheel-dir dist .
RUN python -m venv /opt/underhall && \
    /opt/underhall/bin/pip install --no-cache-dir --require-hashes --no-deps -r requirements-server.txt && \
    /opt/underhall/bin/pip install --no-cache-dir --no-deps dist/*.whl

FROM python:3.11-slim
COPY --from=build /opt/underhall /opt/underhall
ENV PATH=/opt/underhall/bin:$PATH UNDERHALL_DATA=/data
RUN useradd --create-home underhall && mkdir /data && chown underhall /data
USER underhall
VOLUME /data
EXPOSE 8417
HEALTHCHECK CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8417/health', timeout=3)"]
ENTRYPOINT ["underhall", "serve"]
CMD ["--host", "0.0.0.0"]
