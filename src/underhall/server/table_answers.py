"""What is answered about a table besides how it stands: previews, plans, text boards, steps of a finished game.

Nothing here knows of requests: the routes of the server call it, and the tables of a browser (``site/``).
"""

from __future__ import annotations

import asyncio
from typing import Any

from underhall.core.drawing import GameView, drawn_layout, shown_to, terminal_of
from underhall.core.errors import Message
from underhall.core.journal import Journal
from underhall.core.secrecy import Eye
from underhall.core.state import State
from underhall.players.course import Course
from underhall.server import viewer_payloads
from underhall.server.changes import NOBODY
from underhall.server.live_table import LiveTable
from underhall.server.person import Person
from underhall.server.refusals import Problem, conflict
from underhall.server.table import OPEN, OVER, RUNNING, Table
from underhall.server.time_slices import TimeSlices
from underhall.server.timeline import Timeline
from underhall.server.transcript import Transcript, reaches
from underhall.server.view_steps import StepWriter
from underhall.server.viewer_payloads import at_device_of

WORLDS = (1, 2)  # seeds of two imagined worlds: what happens in both alike does not hang on what is hidden
OWN_EYES = -2


def whole(live: LiveTable, person: Person | None, language: str) -> dict[str, Any]:
    """Table and game as the person may see them. Call it with the table's lock held."""
    table = live.table
    name = "" if person is None else person.id
    return {
        "number": table.seen_by(table.seat_of(name)).number,
        "table": viewer_payloads.summary(table, name),
        "now": viewer_payloads.now(table, table.seat_of(name), language),
    }


def told_since(table: Table, viewer: int, since: int, language: str, transcript: Transcript | None) -> Any:
    """The changes a viewer was told since one; None if they are not at hand any more."""
    if transcript is not None:
        if not transcript.holds_for(table) or not transcript.catch_up(table):
            return None
        return transcript.told(since, table.seen_by(viewer).number)
    groups = table.groups_since(viewer, since)
    if not reaches(table, groups):
        return None
    return viewer_payloads.changes(viewer_payloads.tellings(groups, table.recent), viewer, table.voice(language))


def previewed(table: Table, seat: int, move: int, turn_number: int, language: str) -> dict[str, Any]:
    """What a move of a seat would do, as far as it can be foreseen: tried in two worlds that differ in all it cannot
    know."""
    # As the seat was told: by how many changes the table is ahead of that, nobody may find out by trying numbers.
    if table.status != RUNNING or table.asked() != seat or table.seen_by(seat).turn_number != turn_number:
        # No refusal: whoever looks around while the game moves on has done nothing wrong.
        return {"current": False, "certain": False, "events": [], "view": None}
    voice = table.voice(language)
    seen = []
    for seed in WORLDS:
        world = table.running().state.imagine(seat, seed)
        world.journal = journal = Journal()
        world.play(move)
        seen.append(([viewer_payloads.event(event, voice) for event in journal.seen_by(seat)], world.view(seat)))
    (events, view), (other_events, other_view) = seen
    sure = 0
    while sure < min(len(events), len(other_events)) and events[sure] == other_events[sure]:
        sure += 1
    certain = view == other_view and events == other_events
    return {"current": True, "certain": certain, "events": events[:sure], "view": view if certain else None}


def foreseen(table: Table, seat: int, moves: list[int], language: str) -> dict[str, Any]:
    voice = table.voice(language)
    worlds = [table.running().state.imagine(seat, seed) for seed in WORLDS]
    events: list[dict[str, Any]] = []
    ends = False
    for number, move in enumerate(moves):
        journal = Journal()
        after = [tried(worlds[0], move, journal), tried(worlds[1], move, None)]
        revealing = any(one.committed_since(world) for one, world in zip(after, worlds, strict=True))
        if revealing or after[0].view(seat) != after[1].view(seat):
            if number < len(moves) - 1:
                raise conflict("plan-ended", detail=Message("problem_hint-plan_ended", number=number + 1))
            ends = True
        else:
            worlds = after
            events += [viewer_payloads.event(event, voice) for event in journal.seen_by(seat)]
    world = worlds[0]
    return {
        "played": len(moves) - ends,
        "ends": ends,
        "events": events,
        "view": world.view(seat),
        "question": "" if ends else voice.question(world, seat),
        "moves": [] if ends else viewer_payloads.moves(table, world, voice),
    }


def tried(world: State, move: int, journal: Journal | None) -> State:
    """A world after a move, the one before it left as it was."""
    twin = world.copy()
    twin.journal = journal
    twin.play(move)
    twin.journal = None
    return twin


def drawing_of(
    table: Table, viewer: int, language: str, room: tuple[int, int, int], move: int, seat: int
) -> dict[str, Any]:
    """The board as text for a viewer: now, or a finished game after so many moves and with the eyes of any seat."""
    if table.status == OPEN:
        raise conflict("open", title=Message("problem-not_begun"))
    if move >= 0:
        viewer = viewer if seat == OWN_EYES else seat
        state, turn_number = step(table, viewer, move), move
    else:
        seen = table.seen_by(viewer)
        assert seen.state is not None
        state, turn_number = seen.state, seen.turn_number
    return {"turn_number": turn_number, **drawn(table, shown_to(state, viewer), language, room)}


def drawn(table: Table, shown: GameView, language: str, room: tuple[int, int, int]) -> dict[str, Any]:
    if terminal_of(table.game) is None:
        return {"head": "", "board": None, "side": None}
    layout = drawn_layout(shown, table.voice(language), room, [])
    return {"head": layout.head, "board": layout.board.plain(), "side": layout.side.plain()}


def step(table: Table, viewer: int, move: int) -> State:
    """A finished game after some moves."""
    if table.status != OVER:
        raise conflict("not-over", detail=Message("problem_hint-record_hidden"))
    course = table.running()
    if move > len(course.moves) or viewer >= course.state.seats:
        raise Problem(422, "no-such-step", detail=Message("problem_hint-game_length", count=len(course.moves)))
    return course.at(move)


def device_shown(table: Table, person: Person) -> dict[str, Any]:
    """Who takes the device next."""
    seats = [n for n, seat in enumerate(table.seats) if at_device_of(person.id, seat.person)]
    if not seats:
        raise Problem(403, "no-device")
    asked = table.asked()
    theirs = asked in seats and table.seats[asked].kind == "person" and not table.seats[asked].resigned
    return {"seats": seats, "asked": asked if theirs else NOBODY, "covered": has_private_cards(table)}


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


def step_shown(table: Table, move: int, seat: int, language: str) -> dict[str, Any]:
    """One move of a finished game and how things stood after it, with the eyes of any seat."""
    course = table.running()
    if move > len(course.moves) or seat >= course.state.seats:
        raise Problem(422, "no-such-step", detail=Message("problem_hint-game_length", count=len(course.moves)))
    journal = Journal(moments=move > 0)
    text = ""
    writer = None
    if move:
        state = course.at(move - 1)
        writer = StepWriter(seat, state)
        state.journal = journal
        text = table.game.moves.print(course.moves[move - 1])
        state.play(course.moves[move - 1])
    else:
        state = course.record.start(journal)
    voice = table.voice(language)
    events = [viewer_payloads.event(event, voice) for event in journal.seen_by(seat)]
    shown = {"move": move, "moves": len(course.moves), "text": text, "view": state.view(seat), "events": events}
    if writer is not None:  # before the deal there is no view a step could start from
        shown["steps"] = writer.steps(journal.events, journal.moments or [])
    return shown


def course_shown(table: Table, course: Course, viewer: int, language: str) -> dict[str, Any]:
    return {
        "deciders": list(table.running().deciders),
        "worth": [[round(share, 3) for share in row] for row in course.rows],
        "turning_points": course.told(table.voice(language), viewer),
    }


async def judged(timeline: Timeline, turn: asyncio.Lock) -> Course:
    """In slices: a thread would not do, since compiled code does not let others in."""
    course = Course(timeline.at(0), list(timeline.moves))
    async with TimeSlices(turn) as slices:
        for _ in course.judge():
            await slices.breathe()
    return course
