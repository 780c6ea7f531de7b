"""For operators: is it well, and what does it do."""

from __future__ import annotations

import ipaddress
import math
import secrets

from fastapi import APIRouter, Request, Response

import underhall
from underhall.server.api_models import AddressShown, Health
from underhall.server.dependencies import CurrentServices, address, answer
from underhall.server.host_names import url_of
from underhall.server.load import disk_free, questions
from underhall.server.problems import RESPONSES, Problem

router = APIRouter(tags=["operations"])


@router.get("/health", response_model=Health)
async def health(services: CurrentServices) -> Response:
    """200 if the database answers, changes can be written and other processes are heard; 503 within 5 s if not."""
    problem = await services.health.trouble()
    if problem is not None:
        raise problem
    return answer(
        {
            "status": "ok",
            "version": underhall.__version__,
            "compiled": underhall.COMPILED,
            "database": services.engine.dialect.name,
        }
    )


@router.get("/api/address", response_model=AddressShown, responses=RESPONSES)
async def address_on_the_network(services: CurrentServices, request: Request) -> Response:
    """Where others on the same network find this server: what a page that was opened as `localhost` cannot know."""
    host = services.settings.lan_host
    port = request.url.port or 80
    return answer({"address": url_of(host, port) if host else "", "lan": bool(host) or not services.settings.names})


@router.get(
    "/metrics",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "for Prometheus"}},
)
async def metrics(services: CurrentServices, request: Request) -> Response:
    """For the operator alone: counts of requests and transactions tell of questions that nobody else may notice.

    Asked from the server's own machine, or with `Authorization: Bearer TOKEN` where a token is set.
    """
    if not _by_operator(request, services.settings.metrics_token):
        raise Problem(403, "operator")
    services.metrics.live_tables.set(len(services.tables.live))
    services.metrics.batches.set(services.writer.batches)
    services.metrics.writing.set(not services.writer.failing)
    services.metrics.listening.set(services.health.listening)
    services.metrics.workers_replaced.set(services.bots.replaced)
    waiting, thinking = await questions(services)
    services.metrics.bots_waiting.set(waiting)
    services.metrics.bots_thinking.set(thinking)
    free = disk_free(services.settings.database)
    services.metrics.disk_free.set(math.nan if free is None else free)
    return Response(services.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _by_operator(request: Request, token: str) -> bool:
    if token:
        return secrets.compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode())
    if "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        return False  # a proxy on this machine speaks for somebody else
    try:
        return ipaddress.ip_address(address(request).partition("%")[0]).is_loopback
    except ValueError:
        return False
