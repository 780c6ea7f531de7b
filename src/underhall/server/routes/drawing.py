"""A game's own text board, for pages that have no board for the game: lines, pieces that can be picked, and tints."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel, Field

from underhall.server.api_models import LARGEST, Language, TableId
from underhall.server.dependencies import FOR_A_SEAT, CurrentServices, MaybeSignedIn, answer
from underhall.server.problems import RESPONSES
from underhall.server.table_answers import OWN_EYES, drawing_of

router = APIRouter(prefix="/api/tables/{table_id}", tags=["reading"], responses=RESPONSES, dependencies=FOR_A_SEAT)


class PieceShown(BaseModel):
    name: str = Field(description="as in the picks of moves")
    row: int
    column: int
    width: int
    height: int


class TintShown(BaseModel):
    row: int
    column: int
    width: int
    colour: str = Field(description="a word such as `brass`; it never says anything that the text does not say")


class DrawingShown(BaseModel):
    lines: list[str]
    pieces: list[PieceShown]
    tints: list[TintShown]


class LayoutShown(BaseModel):
    """A game laid out as text. Without `board` the game does not draw itself: its moves are all there is."""

    turn_number: int = Field(description="as `now.turn_number` was when this was drawn; of a step, the number of moves")
    head: str
    board: DrawingShown | None
    side: DrawingShown | None = Field(description="what lies beside the board")


@router.get("/drawing", response_model=LayoutShown)
async def drawing(
    services: CurrentServices,
    somebody: MaybeSignedIn,
    table_id: TableId,
    lang: Language = "en",
    columns: Annotated[int, Query(ge=40, le=200, description="the room for the board, in characters")] = 96,
    rows: Annotated[int, Query(ge=10, le=100)] = 40,
    beside: Annotated[int, Query(ge=24, le=80, description="the room beside the board")] = 34,
    move: Annotated[int, Query(ge=-1, le=LARGEST, description="a finished game after so many moves; -1: now")] = -1,
    seat: Annotated[int, Query(ge=-2, le=15, description="with whose eyes, for a finished game; -2: yours")] = OWN_EYES,
) -> Response:
    """The board as text, as you may see it."""
    live = await services.table(table_id, somebody)
    async with live.lock:
        table = live.table
        viewer = table.seat_of("" if somebody is None else somebody.id)
        return answer(drawing_of(table, viewer, lang, (columns, rows, beside), move, seat))
