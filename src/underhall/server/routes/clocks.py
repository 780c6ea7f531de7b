"""Clocks: what becomes of somebody whose time is up, pauses, vacations."""

from __future__ import annotations

from fastapi import APIRouter, Response

from underhall.server import deadlines
from underhall.server.api_models import DecisionSent, Done, Switch, TableId
from underhall.server.dependencies import FOR_A_SEAT, NEEDS_HEADER, CurrentServices, SignedIn
from underhall.server.problems import RESPONSES
from underhall.server.routes.tables import do

router = APIRouter(prefix="/api/tables/{table_id}", tags=["clocks"], responses=RESPONSES, dependencies=FOR_A_SEAT)


@router.post("/decide", response_model=Done, dependencies=NEEDS_HEADER)
async def decide(services: CurrentServices, person: SignedIn, table_id: TableId, wish: DecisionSent) -> Response:
    """Say what shall become of a seat whose time is up: where the table was made so that the others decide."""
    return await do(services, table_id, person, lambda edit: deadlines.decide(edit, person, wish.seat, wish.decision))


@router.post("/pause", response_model=Done, dependencies=NEEDS_HEADER)
async def pause(services: CurrentServices, person: SignedIn, table_id: TableId, wish: Switch) -> Response:
    """All clocks stand still once everybody agrees; anybody lets them run on."""
    return await do(services, table_id, person, lambda edit: deadlines.pause(edit, person, wish.on))


@router.post("/vacation", response_model=Done, dependencies=NEEDS_HEADER)
async def vacation(services: CurrentServices, person: SignedIn, table_id: TableId, wish: Switch) -> Response:
    """Stop the clock of your seat for a vacation, as long as some of it is left; begin and end it."""
    return await do(services, table_id, person, lambda edit: deadlines.vacation(edit, person, wish.on))
