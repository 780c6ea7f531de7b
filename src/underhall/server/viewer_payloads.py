"""What one viewer is shown of a table. Everything that leaves the server about a game is made here.

A viewer is a seat, or a spectator (-1). Only ``state.view(viewer)``, the viewer's own legal moves, and the events
visible to it are read; the seed and the moves of others stay inside until the game is over.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import orjson

from underhall.core.journal import EVERYONE, Event
from underhall.core.state import State
from underhall.core.text import Voice, spoken_language, whole_sentence
from underhall.server import changes as kinds
from underhall.server import lessons
from underhall.server.changes import NOBODY, Change
from underhall.server.clocks import NONE
from underhall.server.person import account_of, is_at_device, shown_mark
from underhall.server.seat import Seat
from underhall.server.standing_answers import due
from underhall.server.table import OVER, RUNNING, Table
from underhall.server.table_header import Header
from underhall.server.viewer_logs import ChangeGroup

# What each kind of change tells everybody besides its seat; what is not named here stays inside.
TOLD: dict[str, tuple[str, ...]] = {
    kinds.SIT: ("name", "guest"),
    kinds.STAND: ("free",),
    kinds.ANSWER_UNDO: ("agree",),
    kinds.OFFER: ("target",),
    kinds.BOT: ("target", "level", "stand_in"),
    kinds.RESIGN: ("timeout",),
    kinds.DECIDE: ("target", "decision"),
    kinds.PAUSE: ("on",),
    kinds.VACATION: ("on",),
    kinds.READY: ("on",),
    kinds.SWAP: ("seats",),
    kinds.AGAIN: ("agree",),
    kinds.TALK: ("text", "name", "reaction"),
    kinds.REMATCH: ("table",),
    kinds.STANDING: ("dropped",),
}
TAKING_BACK = frozenset({kinds.UNDO, kinds.ASK_UNDO})
# A change as a viewer is told it: its number in the viewer's count, and the changes it is made of (see viewer_logs.py).
Telling = tuple[int, list[Change]]
Said = dict[tuple[int, str], dict[str, Any]]


def language_of(wish: str) -> str:
    return spoken_language(wish)


def summary(table: Table, person: str = "") -> dict[str, Any]:
    """The table as a list of tables shows it (see ``stored_table.py``): nothing of the game's inside."""
    header = table.header
    return {
        **about(header),
        "status": table.status,
        "updated": table.seen_by(table.seat_of(person)).updated,
        "yours": bool(person) and account_of(person) == header.creator,
        "may_begin": may_begin(person, header.creator, table.sits),
        "host": next((seat.name for seat in table.seats if account_of(seat.person) == header.creator), ""),
        "your_seat": table.seat_of(person),
        "seats": [shown_seat(table, number, seat, person) for number, seat in enumerate(table.seats)],
        "commitment": table.commitment,
        "rematch": table.rematch,
        "again": {str(seat): agree for seat, agree in table.again.items()},
        "read_only": "",
    }


def may_begin(person: str, creator: str, sits: Callable[[str], bool]) -> bool:
    """The creator begins; where the creator does not sit, or is gone, whoever sits there may, too."""
    if not person:
        return False
    account = account_of(person)
    return account == creator or (not sits(creator) and sits(account))


def about(header: Header) -> dict[str, Any]:
    """What everybody may know of a table's header."""
    return {
        "id": header.id,
        "game": header.game,
        "options": dict(header.options),
        "title": header.title,
        "visibility": header.visibility,
        "pace": header.pace,
        "clock": asdict(header.clock),
        "hints": header.hints,
        "takebacks": header.takebacks,
        "created": header.created,
        "origin": header.origin,
    }


def shown_seat(table: Table, number: int, seat: Seat, person: str) -> dict[str, Any]:
    return {
        "seat": number,
        "kind": seat.kind,
        "name": seat.name or (table.names()[number] if seat.kind == "bot" else ""),
        "guest": seat.guest,
        "level": seat.level,
        "left": seat.left,
        "resigned": seat.resigned,
        "stand_in": seat.has_stand_in(),
        "ready": seat.ready,
        "used": round(seat.used, 3),
        "mark": shown_mark(seat.person),
        "you": bool(person) and seat.person == person,
        "at_device": at_device_of(person, seat.person),
    }


def at_device_of(person: str, holder: str) -> bool:
    """Whether a seat is one of those that are played at the person's device."""
    return bool(person) and is_at_device(holder) and account_of(holder) == account_of(person)


def now(table: Table, viewer: int, language: str) -> dict[str, Any]:
    """The game as one viewer sees it now: the view, the question, and the legal moves if it is asked."""
    request = table.undo_request
    seen = table.seen_by(viewer)
    shown = nothing(viewer, table.status, seen.turned_at)
    shown["turn_number"] = seen.turn_number
    if request is not None:
        told = {name: request[name] for name in ("seat", "back", "agreed")}
        shown["undo_request"] = {**told, "to": request["shown"]}
    shown["offers"] = {str(seat): sorted(agreed) for seat, agreed in table.offers.items()}
    shown["clock"] = clock(table, viewer)
    state = seen.state
    if state is None:
        return shown
    voice = table.voice(language)
    shown["view"] = state.view(viewer)
    if table.header.lesson():
        shown["lesson"] = lessons.followed(table)
    if table.status == RUNNING:
        shown["asked"] = state.asked(viewer)
        shown["question"] = voice.question(state, viewer)
        # Whoever has given up only watches: a bot answers for the seat.
        if table.asked() == viewer and viewer >= 0 and not table.seats[viewer].resigned:
            # A seat that will answer by itself in a moment is not bothered with the question.
            shown["moves"] = [] if due(table) is not None else moves(table, state, voice)
            # Asked, and every move since then was this seat's own: nobody else learns from this whether it can.
            shown["can_undo"] = table.running().fair_undo() is not None
            shown["undo_from"] = table.fair_from(viewer)
    elif table.status == OVER:
        shown["outcome"] = outcome(table, voice, viewer)
    return shown


def clock(table: Table, viewer: int) -> dict[str, Any] | None:
    """What the clocks show; None where there are none. While somebody is asked aside, the others' view stands still."""
    if table.header.clock.kind == NONE or table.status != RUNNING:
        return None
    return {
        "carried": round(table.carried, 3) if table.aside in (NOBODY, viewer) else 0.0,
        "paused": table.paused,
        "pause_agreed": sorted(table.pause_agreed),
        "decisions": {str(seat): what for seat, what in table.decisions.items()},
        "seats": [
            {
                "stock": round(seat.time.stock, 3),
                "vacation": round(seat.time.vacation, 3),
                "away": seat.time.away_since > 0.0,
                "late": seat.late,
            }
            for seat in table.seats
        ],
    }


def nothing(viewer: int, status: str, turned_at: float) -> dict[str, Any]:
    """``now`` where nothing of a game can be seen: before it begins, or when it cannot be replayed."""
    return {
        "viewer": viewer,
        "status": status,
        "turn_number": 0,
        "asked": NOBODY,
        "question": "",
        "moves": [],
        "can_undo": False,
        "undo_from": 0,
        "undo_request": None,
        "offers": {},
        "turned_at": turned_at,
        "clock": None,
        "view": None,
        "outcome": None,
        "lesson": None,
    }


def moves(table: Table, state: State, voice: Voice[Any]) -> list[Any]:
    """The legal moves: number, text, sentence and picks. Where these do not hang on the state, they are kept."""
    known = table.sayings(voice)
    if known is None:
        return [_move(table, state, voice, move) for move in state.moves()]
    out = []
    for move in state.moves():
        said = known.get(move)
        if said is None:
            said = known[move] = orjson.Fragment(orjson.dumps(_move(table, state, voice, move)))
        out.append(said)
    return out


def _move(table: Table, state: State, voice: Voice[Any], move: int) -> dict[str, Any]:
    return {
        "move": move,
        "text": table.game.moves.print(move),
        "sentence": voice.move(state, move),
        "picks": voice.picks(state, move),
    }


def outcome(table: Table, voice: Voice[Any], viewer: int) -> dict[str, Any]:
    """The result, only ever shown when the game is over: while it runs the standing may hang on hidden cards."""
    result = table.running().state.outcome()
    shown: dict[str, Any] = dict(result.view())
    if table.resigned_winners is not None or table.closed:
        winners = [seat for seat in table.resigned_winners or [] if seat < len(result.rows)]
        shown["over"] = True
        shown["ending"] = "closed" if table.closed else "resigned" if winners else "stopped"
        shown["winners"] = winners
        shown["results"] = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(result.rows))]
        shown["sentence"] = shown["reason"] = ""
        shown["verdict"] = None
    else:
        shown["sentence"] = whole_sentence(voice.ending(result.ending)) if result.ending else ""
        shown["reason"] = voice.verdict(result, viewer)
    record = table.record()
    shown["seed"] = str(record.seed) if record.position is None else ""
    return shown


def change(number: int, made: list[Change], viewer: int, voice: Voice[Any], said: Said) -> dict[str, Any]:
    """One change as a viewer may know it: the first of those it is made of, with all that happened up to the last."""
    first = made[0]
    shown: dict[str, Any] = {
        "number": number,
        "at": made[-1].at,
        "kind": first.kind,
        "seat": NOBODY if first.secret and first.seat != viewer else first.seat,
    }
    for name in TOLD.get(first.kind, ()):
        if name in first.data:
            shown[name] = first.data[name]
    if first.kind == kinds.TALK:  # the seat may be somebody else's since
        shown["mark"] = shown_mark(first.person or "")
    if first.kind in TAKING_BACK:
        shown["to"] = first.to
    events = first.events if len(made) == 1 else [seen for one in made for seen in one.events]
    if events:
        shown["events"] = [_said(seen, voice, said) for seen in events if seen.visible_to(viewer)]
    return shown


def changes(tellings: list[Telling], viewer: int, voice: Voice[Any], said: Said | None = None) -> list[dict[str, Any]]:
    """Changes as a viewer may know them. ``said`` keeps sentences while several viewers are told the same."""
    said = {} if said is None else said
    return [change(number, made, viewer, voice, said) for number, made in tellings]


def public(made: list[Telling]) -> bool:
    """Whether everybody is told these changes in the same words."""
    return all(
        not change.secret and all(seen.audience == EVERYONE for seen in change.events)
        for _, group in made
        for change in group
    )


def tellings(groups: list[tuple[int, ChangeGroup]], made: list[Change]) -> list[Telling]:
    """Groups of numbers as groups of changes; ``made`` holds them all, without a gap."""
    least = made[0].number if made else 0
    return [(number, [made[one - least] for one in group]) for number, group in groups]


def _said(seen: Event, voice: Voice[Any], said: Said) -> dict[str, Any]:
    key = (id(seen), voice.language)
    shown = said.get(key)
    if shown is None:
        shown = said[key] = event(seen, voice)
    return shown


def event(seen: Event, voice: Voice[Any]) -> dict[str, Any]:
    return {
        "kind": seen.kind,
        "clause": seen.clause,
        "arguments": seen.arguments,
        "sentence": voice.event(seen),
    }
