"""Pass and play: who takes the device next, for the page of whoever brought it."""

from __future__ import annotations

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from underhall.server.api_models import TableId
from underhall.server.dependencies import CurrentServices, SignedIn, answer
from underhall.server.problems import RESPONSES
from underhall.server.table_answers import device_shown

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"], responses=RESPONSES)


class DeviceShown(BaseModel):
    """A device that is passed around at a table."""

    seats: list[int] = Field(description="the seats that are played at your device")
    asked: int = Field(
        description="whose turn at your device it is, -1: nobody's there. Also where somebody is asked whom the others "
        "must not know of: a device cannot be handed over unseen"
    )
    covered: bool = Field(
        description="whether seats see what others may not, so that nothing is shown while the device changes hands"
    )


@router.get("/device", response_model=DeviceShown)
async def who_takes_the_device(services: CurrentServices, person: SignedIn, table_id: TableId) -> Response:
    """Who at your device is asked now, at a table to which you brought friends."""
    live = await services.table(table_id, person)
    async with live.lock:
        return answer(device_shown(live.table, person))
