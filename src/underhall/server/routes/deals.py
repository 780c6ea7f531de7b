"""Deals for all: which there are, the tries at them, and the lists of results."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, Field

from underhall.core import game as registry
from underhall.server import limits, seating
from underhall.server.about_games import usual_options
from underhall.server.api_models import Language, Whole
from underhall.server.change_writer import Stale
from underhall.server.deals import Deal, read
from underhall.server.dependencies import (
    NEEDS_HEADER,
    CurrentServices,
    MaybeSignedIn,
    Services,
    SignedIn,
    answer,
    network,
)
from underhall.server.ids import new_id
from underhall.server.live_table import LiveTable
from underhall.server.person import Person
from underhall.server.problems import RESPONSES, conflict, not_found
from underhall.server.store.results import new_try
from underhall.server.table import OVER
from underhall.server.table_answers import whole
from underhall.server.table_header import Header
from underhall.server.unit_of_work import TableEdit

router = APIRouter(prefix="/api/deals", tags=["deals"], responses=RESPONSES)
LISTED = 100
DealKey = Annotated[
    str,
    Path(pattern=r"^[A-Za-z0-9_.-]{1,80}$", description="a deal's key", examples=["daily.dwarf.2026-11-18"]),
]


class OwnTry(BaseModel):
    """Your counted try. Until it is over, `place` and all that came of it are null."""

    table: str
    over: bool
    place: int | None
    share: float | None
    score: int | None
    best_other: int | None


class DealShown(BaseModel):
    key: str
    kind: str = Field(description="`daily` or `weekly`")
    game: str
    level: str = Field(description="the bot it is played against; empty for a solo game")
    automaton: str = Field(description="the automaton of a solo game")
    ends: float
    on: bool = Field(description="whether it can be tried now")
    count: int = Field(description="how many people have ended their counted try")
    yours: OwnTry | None


class DealResult(BaseModel):
    place: int
    name: str
    you: bool
    share: float
    score: int | None
    best_other: int | None
    ending: str
    ended: float
    table: str | None = Field(description="for a look back; only for whoever has ended a try, or when the deal is over")


class DealList(DealShown):
    results: list[DealResult] = Field(description=f"the best {LISTED}, and yours")


@router.get("", response_model=list[DealShown])
async def list_deals(services: CurrentServices, somebody: MaybeSignedIn) -> Response:
    """The deals of today and the challenges of this week."""
    found = services.deals.today(services.constants.games())
    tries = await _tries(services, somebody, found)
    return answer([_shown(services, deal, await _listed(services, deal, somebody), tries) for deal in found])


@router.get("/{deal}", response_model=DealList)
async def results_of_deal(services: CurrentServices, somebody: MaybeSignedIn, deal: DealKey) -> Response:
    """Who has ended their counted try, best first."""
    found = _find(services, deal)
    tries = await _tries(services, somebody, [found])
    listed = await _listed(services, found, somebody)
    shown = _shown(services, found, listed, tries)
    told = not shown["on"] or (shown["yours"] is not None and shown["yours"]["over"])
    results = [row if told else {**row, "table": None} for row in listed if row["place"] <= LISTED or row["you"]]
    return answer({**shown, "results": results})


@router.post("/{deal}/try", response_model=Whole, status_code=201, dependencies=NEEDS_HEADER)
async def try_deal(
    services: CurrentServices, request: Request, person: SignedIn, deal: DealKey, lang: Language = "en"
) -> Response:
    """A table for this deal. Your first try counts; further ones are possible when it is over, and do not count."""
    services.limit(f"create {person.id}", limits.CREATE)
    found = _find(services, deal)
    if not services.deals.is_on(found):
        raise conflict("deal-over")
    live = await _begin(services, request, person, found)
    async with live.lock:
        return answer(whole(live, person, lang), 201)


async def _begin(services: Services, request: Request, person: Person, deal: Deal) -> LiveTable:
    tries = await _tries(services, person, [deal])
    if deal.key not in tries:
        try:
            return await _table(services, request, person, deal, counted=True)
        except Stale:  # of two first tries at once, one is too late
            raise conflict("try-running") from None
    if tries[deal.key][1] != OVER:
        raise conflict("try-running")  # whoever saw the deal elsewhere would know what is hidden
    return await _table(services, request, person, deal, counted=False)


async def _table(services: Services, request: Request, person: Person, deal: Deal, counted: bool) -> LiveTable:
    """A table for one try, with its person and its opponent seated and the game begun."""
    game = registry.find(deal.game)
    header = Header(
        id=new_id(),
        game=deal.game,
        options=game.configure({**usual_options(game), **deal.options}),
        creator=person.id,
        created=round(services.settings.clock(), 3),
        seed=await services.deals.seed(deal),
        visibility="link",
        hints=not counted,
        takebacks=not counted,
        bots={1: deal.level} if deal.level else {},
        origin={"deal": deal.key, "counted": counted},
    )

    def begin(edit: TableEdit) -> None:
        if counted:
            edit.also(new_try(deal.key, person.id, header.id))
        seating.sit(edit, person, 0)
        seating.start(edit, person)

    async with services.open_table_limits.room(person.id, network(request), False):
        with services.bots.room_for(person.id):
            return await services.tables.create(header, begin)


def _find(services: Services, key: str) -> Deal:
    """The deal of that name; those of tomorrow do not exist yet."""
    deal = read(key, services.constants.games())
    if deal is None or deal.begins > services.settings.clock():
        raise not_found("deal")
    return deal


Tries = dict[str, tuple[str, str]]


async def _tries(services: Services, somebody: Person | None, deals: list[Deal]) -> Tries:
    if somebody is None:
        return {}
    return await services.tables.results.tries_of(somebody.id, [deal.key for deal in deals])


async def _listed(services: Services, deal: Deal, somebody: Person | None) -> list[dict[str, Any]]:
    """All results of a deal; equal ones share a place."""
    listed: list[dict[str, Any]] = []
    for number, row in enumerate(await services.tables.results.of_deal(deal.key), start=1):
        shown = {
            "place": number,
            "name": row.name,
            "you": somebody is not None and row.person == somebody.id,
            "share": row.share,
            "score": row.score,
            "best_other": row.best_other,
            "ending": row.ending,
            "ended": row.ended,
            "table": row.table_id,
        }
        if listed and all(listed[-1][name] == shown[name] for name in ("share", "score", "best_other")):
            shown["place"] = listed[-1]["place"]
        listed.append(shown)
    return listed


def _shown(services: Services, deal: Deal, listed: list[dict[str, Any]], tries: Tries) -> dict[str, Any]:
    mine = next((row for row in listed if row["you"]), None)
    yours = None
    if deal.key in tries:
        table, status = tries[deal.key]
        came_of_it = {name: None if mine is None else mine[name] for name in ("place", "share", "score", "best_other")}
        yours = {"table": table, "over": status == OVER, **came_of_it}
    return {
        **{name: getattr(deal, name) for name in ("key", "kind", "game", "level", "automaton", "ends")},
        "on": services.deals.is_on(deal),
        "count": len(listed),
        "yours": yours,
    }
