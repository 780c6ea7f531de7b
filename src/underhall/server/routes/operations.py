"""For operators: is it well, and what does it do."""

from __future__ import annotations

from fastapi import APIRouter, Response

import underhall
from underhall.server.desk import At, answer
from underhall.server.shapes import Health

router = APIRouter(tags=["operations"])


@router.get("/health", response_model=Health)
async def health(desk: At) -> Response:
    """200 if the database answers, changes can be written and other processes are heard; 503 within 5 s if not."""
    problem = await desk.pulse.trouble()
    if problem is not None:
        raise problem
    return answer(
        {
            "status": "ok",
            "version": underhall.__version__,
            "compiled": underhall.COMPILED,
            "database": desk.engine.dialect.name,
        }
    )


@router.get(
    "/metrics",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "for Prometheus"}},
)
async def metrics(desk: At) -> Response:
    desk.metrics.live_tables.set(len(desk.house.live))
    desk.metrics.batches.set(desk.ledger.batches)
    desk.metrics.writing.set(not desk.ledger.failing)
    desk.metrics.listening.set(desk.pulse.listening)
    desk.metrics.workers_replaced.set(desk.bots.replaced)
    return Response(desk.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")
