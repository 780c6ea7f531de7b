"""How a seat played a finished game: each of its choices against a master's."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel, Field

from underhall.core.errors import Message
from underhall.players.game_report import GameReport
from underhall.server import limits
from underhall.server.api_models import Language, TableId
from underhall.server.dependencies import (
    NEEDS_HEADER,
    CurrentServices,
    MaybeSignedIn,
    Services,
    SignedIn,
    answer,
)
from underhall.server.game_reports import ReportInTheMaking
from underhall.server.person import Person
from underhall.server.problems import RESPONSES, Problem
from underhall.server.routes.review import finished_table
from underhall.server.table import Table

router = APIRouter(prefix="/api/tables/{table_id}/game_report", tags=["review"], responses=RESPONSES)
SeatAsked = Annotated[int, Query(ge=0, le=15, description="whose choices")]


class GradeShown(BaseModel):
    grade: str = Field(description="`master`, `sound`, `slip`, `mistake` or `collapse`")
    mark: str
    word: str
    count: int


class ChoiceShown(BaseModel):
    """A choice: what was played after `number` moves, and what is better where something is."""

    number: int
    round: int
    grade: str
    mark: str
    word: str
    played: str
    better: str = Field(description="empty if nothing is")
    expected: float = Field(description="the share of the victory to expect, by what the seat could know then")
    expected_best: float = Field(description="the same with the best move")
    lost: float = Field(description="what the move gave away; 0 where that is within the error of the search")


class MomentShown(ChoiceShown):
    when: str
    why: str
    instead: str = Field(description="what the move that was played brings; empty if there is nothing to say")
    chances: str
    picks: list[str] = Field(description="the pieces of the better move")
    played_picks: list[str]


class GameReportShown(BaseModel):
    seat: int
    headline: str
    accuracy: float
    accuracy_said: str
    grades: list[GradeShown]
    how: str = Field(description="by what the grades go")
    moments: list[MomentShown] = Field(description="what cost most, three at most, in the order of the game")
    choices: list[ChoiceShown] = Field(description="all that are graded")


class GameReportState(BaseModel):
    """How far a report is; the report itself once it is whole."""

    running: bool = Field(description="whether it is being made; if not and it is not whole, POST begins or goes on")
    done: int
    of: int = Field(description="0 before that is known")
    report: GameReportShown | None = None


@router.post("", response_model=GameReportState, dependencies=NEEDS_HEADER)
async def make_report(
    services: CurrentServices, person: SignedIn, table_id: TableId, seat: SeatAsked = 0, lang: Language = "en"
) -> Response:
    """Let a report be made, or go on; GET tells how far it is. It rests when nobody has asked for a while."""
    table = await finished_table(services, table_id, person)
    live = await services.tables.find(table_id)
    _known_seat(table, seat)
    making = live.reports.get(seat)
    if making is None or not (making.running or making.report.ready()):
        services.limit(f"hints {person.account}", limits.THINK)
        if making is None:
            timeline = table.running()
            report = GameReport(timeline.at(0), list(timeline.moves), seat)
            making = live.reports[seat] = ReportInTheMaking(report, services.tables.turn)
        making.want()
        making.running = True
        services.background.spawn(making.make(partial(services.bots.study, person.account)))
    return await _told(services, table, making, person, lang)


@router.get("", response_model=GameReportState)
async def report_so_far(
    services: CurrentServices, somebody: MaybeSignedIn, table_id: TableId, seat: SeatAsked = 0, lang: Language = "en"
) -> Response:
    """How far the report is. Whoever asks is taken to wait for it."""
    table = await finished_table(services, table_id, somebody)
    live = await services.tables.find(table_id)
    _known_seat(table, seat)
    return await _told(services, table, live.reports.get(seat), somebody, lang)


async def _told(
    services: Services, table: Table, making: ReportInTheMaking | None, person: Person | None, lang: str
) -> Response:
    if making is None:
        return answer({"running": False, "done": 0, "of": 0, "report": None})
    making.want()
    report = making.report
    shown = None
    if report.ready():
        words = await making.in_words(table.voice(lang))
        shown = words.plain(table.seat_of("" if person is None else person.id))
    done, of = (report.done(), report.of()) if report.prepared else (0, 0)
    return answer({"running": making.running, "done": done, "of": of, "report": shown})


def _known_seat(table: Table, seat: int) -> None:
    """The seats of players; an automaton has no choices to judge."""
    if seat >= table.players:
        raise Problem(422, "no-such-step", title=Message("problem-nothing_to_decide"))
