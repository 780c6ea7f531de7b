"""What came of a game, kept for profiles, ratings and lists of results.

The rows are written in the transaction of the change that ended the game: once, whichever process made that change, and
also if the process is killed right after it. Ratings are never stored; ``ratings.py`` works them out from these rows.
"""

from __future__ import annotations

from typing import Any

from underhall.server import changes as kinds
from underhall.server.changes import Change
from underhall.server.person import is_at_device
from underhall.server.seat import Seat
from underhall.server.store.events import game_over
from underhall.server.store.results import ResultStore, new_result
from underhall.server.table import Table
from underhall.server.table_header import Header
from underhall.server.unit_of_work import TableEdit

PLAYED, RESIGNED, TIMED_OUT, LEFT = "played", "resigned", "timed_out", "left"
# What may be noted about where a table comes from if its game is to count for ratings.
RATED_ORIGINS = {"rematch_of", "event", "round", "board"}
# What whoever gave up counts at an event: less than everybody else.
LAST = -1_000_000


async def note_end(edit: TableEdit, store: ResultStore) -> None:
    """Add to a command that ended a game the rows of its results."""
    table = edit.table
    if not counts(table):
        return
    seating: list[Change] = []
    if any(was_replaced(table, number, seat) for number, seat in enumerate(table.seats)):
        seating = [*await store.seating(table.header.id), *edit.added]
    for row in rows_of(table, edit.at, seating):
        edit.also(new_result(row))
    if event_of(table.header):
        edit.also(game_over(table.header.id, *of_event(table, seating)))


def counts(table: Table) -> bool:
    """Lessons, games played on from another and games that somebody broke off are no results."""
    broken_off = table.closed or (table.resigned_winners == [] and not any(seat.resigned for seat in table.seats))
    return not (table.timeline is None or broken_off or table.header.lesson() or table.header.position is not None)


def event_of(header: Header) -> str:
    """The event this table is played for; empty for none."""
    return str((header.origin or {}).get("event", ""))


def of_event(table: Table, seating: list[Change]) -> tuple[list[float], list[int]]:
    """What a game gives its seats at an event: shares of the victory, and what they counted in the end.

    Where a bot won in the place of somebody who was gone, nobody has a share yet: those who stayed have it then.
    """
    gone = _gone(seating)
    shares, scores = _shares(table, gone), _scores(table)
    lost = {number for number, seat in enumerate(table.seats) if _ending(seat) != PLAYED} | set(gone)
    stayed = [number for number in range(len(table.seats)) if number not in lost]
    if stayed and not any(shares):
        shares = [1.0 / len(stayed) if number in stayed else 0.0 for number in range(len(table.seats))]
    return shares, [LAST if number in lost else score for number, score in enumerate(scores)]


def is_rated(header: Header) -> bool:
    """Whether a game counts for ratings, which its table says from the beginning.

    Not with hints or take-backs, which whoever sees a loss coming could use to get out of it; nor where the deal may be
    known to somebody before (a chosen seed, a deal for all).
    """
    return not header.hints and not header.takebacks and set(header.origin or {}) <= RATED_ORIGINS


def was_replaced(table: Table, number: int, seat: Seat) -> bool:
    """Whether a bot took over the seat, for good, from somebody who did not resign."""
    return seat.kind == "bot" and not seat.person and number not in table.header.bots


def rows_of(table: Table, at: float, seating: list[Change]) -> list[dict[str, Any]]:
    """A row for each seat; none at all where no person played, or one person played several seats.

    Nor where people passed a device around: who they were is known to nobody but themselves.
    """
    gone = _gone(seating)
    shares = _shares(table, gone)
    scores = _scores(table)
    rated = int(is_rated(table.header))
    deal = counted_deal(table.header)
    rows = []
    for number, seat in enumerate(table.seats):
        person, name, ending = seat.person, seat.name, _ending(seat)
        if was_replaced(table, number, seat) and number in gone:
            person, name, ending = gone[number]
        kind = seat.kind if ending == PLAYED else "person"  # only people resign, leave or run out of time
        others = [score for other, score in enumerate(scores) if other != number]
        rows.append(
            {
                "table_id": table.header.id,
                "seat": number,
                "game": table.header.game,
                "kind": kind,
                "person": person or None,
                "name": table.names()[number] if kind == "bot" else name,
                "level": _level(table, kind, seat),
                "share": shares[number],
                "score": scores[number] if scores else None,
                "best_other": max(others) if others else None,
                "ending": ending,
                "rated": rated,
                "deal": deal if person else None,
                "ended": at,
            }
        )
    people = [row["person"] for row in rows if row["person"]]
    once = len(set(people)) == len(people) and not any(is_at_device(str(person)) for person in people)
    return rows if people and once else []


def _ending(seat: Seat) -> str:
    """How the game went on to its end for the person of a seat, or did not."""
    if seat.resigned:
        return TIMED_OUT if seat.timed_out else RESIGNED
    if seat.has_stand_in():
        return TIMED_OUT if seat.timed_out else LEFT
    return PLAYED


def counted_deal(header: Header) -> str | None:
    """The deal at which this table is somebody's counted try."""
    origin = header.origin or {}
    return str(origin["deal"]) if origin.get("counted") and "deal" in origin else None


def _gone(seating: list[Change]) -> dict[int, tuple[str, str, str]]:
    """Who gave a seat to a bot without resigning: person, name, and why. Where others agreed to it they had left."""
    sitters: dict[int, tuple[str, str]] = {}
    gone: dict[int, tuple[str, str, str]] = {}
    offered: set[int] = set()
    for change in seating:
        if change.kind == kinds.SIT:
            sitters[change.seat] = (change.person or "", str(change.data.get("name", "")))
        elif change.kind == kinds.STAND:
            sitters.pop(change.data["free"], None)
        elif change.kind == kinds.SWAP:
            one, other = change.data["seats"]
            moved = {other: sitters.pop(one, None), one: sitters.pop(other, None)}
            sitters.update({seat: sitter for seat, sitter in moved.items() if sitter})
        elif change.kind == kinds.OFFER:
            offered.add(change.data["target"])
        elif change.kind == kinds.BOT and change.data["target"] in sitters and not change.data.get("stand_in"):
            target = change.data["target"]
            gone[target] = (*sitters.pop(target), LEFT if target in offered else TIMED_OUT)
    return gone


def _shares(table: Table, gone: dict[int, tuple[str, str, str]]) -> list[float]:
    """Each seat's share of the victory; whoever gave up or was replaced has none."""
    lost = {number for number, seat in enumerate(table.seats) if _ending(seat) != PLAYED} | set(gone)
    if table.resigned_winners is not None:
        winners = table.resigned_winners
    else:
        winners = table.running().state.outcome().winners
    return [1.0 / len(winners) if seat in winners and seat not in lost else 0.0 for seat in range(len(table.seats))]


def _scores(table: Table) -> list[int]:
    """What each seat counted, where the game was played to its end and counts anything."""
    outcome = table.running().state.outcome()
    if not outcome.over or outcome.verdict is None or len(outcome.rows) != len(table.seats):
        return []
    return [row[outcome.verdict.sheet[-1]] for row in outcome.rows]


def _level(table: Table, kind: str, seat: Seat) -> str:
    if kind == "automaton":
        return str(table.header.options.get("solo_opponent", ""))
    return seat.level if kind == "bot" else ""
