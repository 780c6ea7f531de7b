"""What people do in a game: move, take back, answer, talk."""

from __future__ import annotations

from typing import Any

from underhall.core.errors import Message
from underhall.server import changes as kinds
from underhall.server import lessons
from underhall.server.person import Person, is_at_device
from underhall.server.refusals import Problem, conflict
from underhall.server.seating import seat_at
from underhall.server.table import RUNNING, Table
from underhall.server.unit_of_work import TableEdit


def play(edit: TableEdit, person: Person, move: int, turn_number: int) -> None:
    """Play a move. ``turn_number`` says what the person was looking at, so nothing is ever played twice or blindly."""
    seat = deciding_seat(edit.table, person)
    must_be_at(edit.table, seat, turn_number)
    edit.add(kinds.MOVE, seat, move=move)


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


def must_be_at(table: Table, seat: int, turn_number: int) -> None:
    now = table.seen_by(seat).turn_number
    if now != turn_number:
        raise conflict("position-gone", detail=Message("problem_hint-turn_now", turn_number=now))


def undo(edit: TableEdit, person: Person, turn_number: int) -> None:
    """Take back the last move while that is fair: nothing revealed, no chance used, nobody else asked."""
    table = edit.table
    seat = deciding_seat(table, person)
    must_be_at(table, seat, turn_number)
    to = table.running().fair_undo()
    if to is None:
        raise conflict("cannot-undo")
    edit.add(kinds.UNDO, seat, to=to)


def begin_stage(edit: TableEdit, person: Person, stage: int) -> None:
    """Go back to where a stage of a lesson begins. Nobody is wronged: the opponent plays by the lesson."""
    table = edit.table
    seat = seat_at(table, person)
    if table.status != RUNNING:
        raise conflict(table.status, title=Message("problem-not_running"))
    to = lessons.start_of(table, stage)
    if to is None:
        raise conflict("no-such-stage")
    if to < len(table.running().moves):
        edit.add(kinds.UNDO, seat, to=to)


def ask_undo(edit: TableEdit, person: Person) -> None:
    """Ask the others to let the last own move be taken back."""
    table = edit.table
    seat = seat_at(table, person)
    _must_run(table)
    to = table.running().last_move_of(seat)
    if to is None:
        raise conflict("nothing", title=Message("problem-not_moved"))
    _ask_for(edit, seat, to)


def undo_to(edit: TableEdit, person: Person, number: int, turn_number: int) -> None:
    """Back to before a line of the log: at once while that is fair, else if the others agree."""
    table = edit.table
    seat = seat_at(table, person)
    _must_run(table)
    must_be_at(table, seat, turn_number)
    to = table.move_told_as(seat, number)
    if to is None:
        raise conflict("no-such-move")
    timeline = table.running()
    if table.asked() == seat and to >= len(timeline.moves) - len(timeline.past):
        edit.add(kinds.UNDO, deciding_seat(table, person), to=to)
    else:
        _ask_for(edit, seat, to)


def play_plan(edit: TableEdit, person: Person, moves: list[int], turn_number: int) -> None:
    """Play several moves of one turn. All of them or none: only the last may reveal something or end the turn."""
    table = edit.table
    seat = deciding_seat(table, person)
    must_be_at(table, seat, turn_number)
    twin = table.running().state.copy()
    for number, move in enumerate(moves):
        before = twin.copy()
        twin.play(move)
        if number < len(moves) - 1 and twin.committed_since(before):
            raise conflict("plan-ended", detail=Message("problem_hint-plan_ended", number=number + 1))
    for move in moves:
        edit.add(kinds.MOVE, seat, move=move)


def _must_run(table: Table) -> None:
    if table.status != RUNNING:
        raise conflict(table.status, title=Message("problem-not_running"))


def _ask_for(edit: TableEdit, seat: int, to: int) -> None:
    """Ask the others to let the game go back to its first ``to`` moves."""
    table = edit.table
    if not table.header.takebacks:
        raise conflict("no-takebacks")
    if table.undo_request is not None:
        raise conflict("asked")
    if to >= table.running().open_moves:  # only whoever made that move can get here, and knows that it waits
        raise conflict("not-now", detail=Message("problem_hint-ask_later"))
    edit.add(kinds.ASK_UNDO, seat, to=to)
    _take_back_if_agreed(edit)


def answer_undo(edit: TableEdit, person: Person, agree: bool) -> None:
    table = edit.table
    seat = seat_at(table, person)
    request = table.undo_request
    if table.status != RUNNING or request is None:
        raise conflict("nothing", title=Message("problem-nobody_asked"))
    if seat == request["seat"] or seat in request["agreed"]:
        raise conflict("answered")
    edit.add(kinds.ANSWER_UNDO, seat, agree=agree)
    if agree:
        _take_back_if_agreed(edit)


def _take_back_if_agreed(edit: TableEdit) -> None:
    """Bots never mind, and whoever plays at the same device as who asked says so aloud."""
    table, request = edit.table, edit.table.undo_request
    if request is None:
        return
    if set(table.people()) <= {*table.beside(request["seat"]), *request["agreed"]}:
        edit.add(kinds.UNDO, request["seat"], to=request["to"])


def standing(edit: TableEdit, person: Person, only_moves: bool, answers: dict[str, str]) -> None:
    """What a seat answers by itself: forced moves, and a fixed move for a question."""
    seat = seat_at(edit.table, person)
    for move in answers.values():
        edit.table.game.moves.parse(move)
    spelled = {key: edit.table.game.moves.print(edit.table.game.moves.parse(move)) for key, move in answers.items()}
    edit.add(kinds.STANDING, seat, **{**_kept(edit.table, seat), "only_moves": only_moves, "answers": spelled})


def wish(edit: TableEdit, person: Person, wanted: str) -> None:
    """How a seat wishes to be asked from now on, where the game knows such wishes."""
    table = edit.table
    seat = seat_at(table, person)
    known = table.game.wishes()
    if wanted not in known:
        raise Problem(422, "wish", detail=Message("problem_hint-wishes", wishes=known or "-"))
    said = table.game.moment(table.running().state) if table.status == RUNNING else 0
    edit.add(kinds.STANDING, seat, **{**_kept(table, seat), "wish": wanted, "wished_at": said})


def _kept(table: Table, seat: int) -> dict[str, Any]:
    """The standing answers a seat has now."""
    now = table.seats[seat]
    return {"only_moves": now.only_moves, "answers": dict(now.answers), "wish": now.wish, "wished_at": now.wished_at}


def talk(edit: TableEdit, person: Person, text: str, reaction: str = "") -> None:
    """Say something. A reaction is one of a few sentences that everybody reads in their own language."""
    seat = seat_at(edit.table, person)
    name = edit.table.seats[seat].name if is_at_device(person.id) else person.name
    if reaction:
        said = str(Message(f"reaction-{reaction}"))
        edit.add(kinds.TALK, seat, person.id, text=said, name=name, reaction=reaction)
    else:
        edit.add(kinds.TALK, seat, person.id, text=text, name=name)


def seen(edit: TableEdit, person: Person, number: int) -> None:
    """Remember how far somebody has seen; that is nobody else's business, so it is no change."""
    table, seat = edit.table, seat_at(edit.table, person)
    edit.note_seen(seat, min(number, table.seen_by(seat).number))
