"""Pass and play: who takes the device next, for the page of whoever brought it."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from underhall.core.secrecy import Eye
from underhall.server.api_models import TableId
from underhall.server.changes import NOBODY
from underhall.server.dependencies import CurrentServices, SignedIn, answer
from underhall.server.problems import RESPONSES, Problem
from underhall.server.table import Table
from underhall.server.viewer_payloads import at_device_of

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
        table = live.table
        seats = [n for n, seat in enumerate(table.seats) if at_device_of(person.id, seat.person)]
        if not seats:
            raise Problem(403, "no-device")
        asked = table.asked()
        theirs = asked in seats and table.seats[asked].kind == "person" and not table.seats[asked].resigned
        return answer({"seats": seats, "asked": asked if theirs else NOBODY, "covered": has_private_cards(table)})


class PrivacyEye(Eye):
    """Looks whether a state has any zone that one seat sees and another does not."""

    def __init__(self) -> None:
        super().__init__(NOBODY)
        self.private = False

    def owned(self, *zone: Any) -> None:
        self.private = True

    def marked(self, *zone: Any) -> None:
        self.private = True


def has_private_cards(table: Table) -> bool:
    """By the game's own declaration, whether a zone is empty just now or not."""
    if table.timeline is None:
        return False
    eye = PrivacyEye()
    table.game.declare(table.timeline.state, eye)
    return eye.private
