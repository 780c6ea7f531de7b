"""What people do in a game: move, take back, answer, talk."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from underhall.core.errors import Message
from underhall.server import changes as kinds
from underhall.server import schema
from underhall.server.house import Hand
from underhall.server.people import Person
from underhall.server.problems import Problem, conflict
from underhall.server.seating import seat_at
from underhall.server.table import RUNNING, Table


def play(hand: Hand, person: Person, move: int, position: int) -> None:
    """Play a move. ``position`` says what the person was looking at, so nothing is ever played twice or blindly."""
    seat = deciding_seat(hand.table, person)
    _must_be_at(hand.table, seat, position)
    hand.add(kinds.MOVE, seat, move=move)


def deciding_seat(table: Table, person: Person) -> int:
    """The person's seat, if it is asked now."""
    seat = seat_at(table, person)
    if table.status != RUNNING:
        raise conflict(table.status, title=Message("problem-not_running"))
    if table.seats[seat].kind != "person":
        raise Problem(403, "given-up")
    if table.asked() != seat:
        raise conflict("not-your-turn")
    return seat


def _must_be_at(table: Table, seat: int, position: int) -> None:
    now = table.position_for(seat)
    if now != position:
        raise conflict("position-gone", detail=Message("problem_hint-position_now", position=now))


def undo(hand: Hand, person: Person, position: int) -> None:
    """Take back the last move while that is fair: nothing revealed, no chance used, nobody else asked."""
    table = hand.table
    seat = deciding_seat(table, person)
    _must_be_at(table, seat, position)
    to = table.running().fair_undo()
    if to is None:
        raise conflict("cannot-undo")
    hand.add(kinds.UNDO, seat, to=to)


def ask_undo(hand: Hand, person: Person) -> None:
    """Ask the others to let the last own move be taken back."""
    table = hand.table
    seat = seat_at(table, person)
    if table.status != RUNNING:
        raise conflict(table.status, title=Message("problem-not_running"))
    if not table.header.takebacks:
        raise conflict("no-takebacks")
    if table.undo_request is not None:
        raise conflict("asked")
    to = table.running().last_move_of(seat)
    if to is None:
        raise conflict("nothing", title=Message("problem-not_moved"))
    if to >= table.running().open_moves:  # only whoever made that move can get here, and knows that it waits
        raise conflict("not-now", detail=Message("problem_hint-ask_later"))
    hand.add(kinds.ASK_UNDO, seat, to=to)
    _take_back_if_agreed(hand)


def answer_undo(hand: Hand, person: Person, agree: bool) -> None:
    table = hand.table
    seat = seat_at(table, person)
    request = table.undo_request
    if table.status != RUNNING or request is None:
        raise conflict("nothing", title=Message("problem-nobody_asked"))
    if seat == request["seat"] or seat in request["agreed"]:
        raise conflict("answered")
    hand.add(kinds.ANSWER_UNDO, seat, agree=agree)
    if agree:
        _take_back_if_agreed(hand)


def _take_back_if_agreed(hand: Hand) -> None:
    request = hand.table.undo_request
    if request is not None and set(hand.table.people()) <= {request["seat"], *request["agreed"]}:
        hand.add(kinds.UNDO, request["seat"], to=request["to"])


def standing(hand: Hand, person: Person, only_moves: bool, answers: dict[str, str]) -> None:
    """What a seat answers by itself: forced moves, and a fixed move for a question."""
    seat = seat_at(hand.table, person)
    for move in answers.values():
        hand.table.game.moves.parse(move)
    spelled = {key: hand.table.game.moves.print(hand.table.game.moves.parse(move)) for key, move in answers.items()}
    hand.add(kinds.STANDING, seat, **{**_kept(hand.table, seat), "only_moves": only_moves, "answers": spelled})


def wish(hand: Hand, person: Person, wanted: str) -> None:
    """How a seat wishes to be asked from now on, where the game knows such wishes."""
    table = hand.table
    seat = seat_at(table, person)
    known = table.game.wishes()
    if wanted not in known:
        raise Problem(422, "wish", detail=Message("problem_hint-wishes", wishes=known or "-"))
    said = table.game.moment(table.running().state) if table.status == RUNNING else 0
    hand.add(kinds.STANDING, seat, **{**_kept(table, seat), "wish": wanted, "wished_at": said})


def _kept(table: Table, seat: int) -> dict[str, Any]:
    """The standing answers a seat has now."""
    now = table.seats[seat]
    return {"only_moves": now.only_moves, "answers": dict(now.answers), "wish": now.wish, "wished_at": now.wished_at}


def talk(hand: Hand, person: Person, text: str) -> None:
    hand.add(kinds.TALK, seat_at(hand.table, person), person.id, text=text, name=person.name)


def seen(hand: Hand, person: Person, number: int) -> None:
    """Remember how far somebody has seen; that is nobody else's business, so it is no change."""
    rows = schema.seats
    where = sa.and_(rows.c.table_id == hand.table.header.id, rows.c.seat == seat_at(hand.table, person))
    number = min(number, hand.table.number_for(seat_at(hand.table, person)))
    hand.also(sa.update(rows).where(where, rows.c.seen < number).values(seen=number))
