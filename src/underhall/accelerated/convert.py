"""A game of the engine as one row of arrays, and back: for comparing positions, saving them, and looking at them."""

from __future__ import annotations

from typing import Any

from underhall.accelerated.arrays import jax, np
from underhall.accelerated.plan import (
    BACK,
    FIRST,
    GLORIES,
    HELP_NOW,
    HELPERS,
    JOIN,
    NO_QUESTION,
    ORDER,
    SECOND,
    SELL,
    WORK,
    Plan,
)
from underhall.accelerated.table import CARD_FIELDS, FIELDS, Table, kept_as
from underhall.core.buffers import i64, listed, vec
from underhall.core.chance import Chance
from underhall.core.errors import BadPosition
from underhall.core.state import Frame
from underhall.games.dwarf.catalogue import FORGE, MINE
from underhall.games.dwarf.features import NUMBERED, QUESTIONS
from underhall.games.dwarf.game import DWARF
from underhall.games.dwarf.resolution import (
    DEFEND_STEP,
    FORGE_STEP,
    GET_HELP_STEP,
    MINE_STEP,
    Helpers,
    HelpNow,
    WorkStep,
)
from underhall.games.dwarf.rounds import END_OF_ROUND, first_turns, second_turns
from underhall.games.dwarf.specials import Apprentice, Cover, PastGlories, SellItem, SpecialOrder, TurnBack
from underhall.games.dwarf.state import EXTRA, MOUNTAIN, PILE, ROW, STACK, DwarfState

FRONTS = {SELL: SellItem, ORDER: SpecialOrder, GLORIES: PastGlories, BACK: TurnBack, JOIN: Apprentice}
# The engine's buffers, each with the length of a row (0: plain numbers), and its numbers, by the names of both sides.
BUFFERS = {
    "stacks": STACK,
    "heights": 0,
    "mountains": MOUNTAIN,
    "mountain_counts": 0,
    "lower": 0,
    "piles": PILE,
    "pile_counts": 0,
    "discards": MOUNTAIN,
    "discard_counts": 0,
    "holdings": ROW,
    "worker_place": 0,
    "worker_owner": 0,
    "worker_extra": 0,
    "worker_spent": 0,
}
NUMBERS = ("worker_count", "round", "holder", "mustered", "orcs", "last_placed", "ended", "reveals")


def row_of(tables: Table, number: int) -> Table:
    """One game of a batch, as numpy arrays. Many at once: ``jax.device_get`` the batch first."""
    row: Table = jax.tree_util.tree_map(lambda values: np.asarray(values[number]), tables)
    return row


def batch_of(rows: list[Table]) -> Table:
    """A batch of games, for functions mapped by ``jax.vmap``."""
    batch: Table = jax.tree_util.tree_map(lambda *values: np.stack(values), *rows)
    return batch


# From the engine.


def from_state(plan: Plan, state: DwarfState) -> Table:
    """A state of the engine as a table; one that no game of this plan comes to is refused."""
    if dict(state.options) != dict(plan.options):
        raise BadPosition("accelerated-other_options")
    values: dict[str, Any] = {name: np.zeros(shape, kept_as(name)) for name, shape in shapes(plan).items()}
    for name, length in BUFFERS.items():
        buffer = getattr(state, name)
        flat = np.array(listed(buffer, 0, len(buffer)))
        values[name] = flat.reshape(-1, length) if length else flat
    for name in NUMBERS:
        values[name] = int(getattr(state, name))
    for place in range(plan.places):
        values["occupied"][place] = state.occupied >> place & 1
    values["chance"] = np.array(state.chance.words(), np.uint64)
    values["question"] = NO_QUESTION
    if state.seat >= 0:
        values |= pending(state)
    return Table(**{name: np.asarray(values[name]).astype(kept_as(name)) for name in FIELDS})


def shapes(plan: Plan) -> dict[str, tuple[int, ...]]:
    """Of the fields that are neither the engine's buffers nor its numbers."""
    known = {"occupied": (plan.places,), "order": (plan.players,)}
    return {name: known.get(name, ()) for name in FIELDS if name not in (*BUFFERS, *NUMBERS, "chance")}


def pending(state: DwarfState) -> dict[str, Any]:
    """The engine's agenda as the fields of a table. It must be one of those that games have."""
    frames = state.frames.listed()
    spelled = [frame.name() for frame in frames]
    asking = frames[-1]
    name, numbers = asking.name(), asking.numbers()
    values: dict[str, Any] = {"question": NUMBERED[name], "seat": int(state.seat)}
    if name == "helpers":
        order = [*numbers[1:], *[0] * (len(range(state.seats)) - len(numbers) + 1)]
        values |= {"turn": numbers[0], "order": order, "order_count": len(numbers) - 1}
    elif name == "work":
        action, extra, turn, made, _ = numbers
        values |= {"action": action, "extra": extra, "turn": turn, "made": made}
    else:
        for frame in frames:
            if frame.name() == "cover":
                mine, card, holder = frame.numbers()
                values |= {"cover_mine": mine, "cover_card": card, "cover_holder": holder}
        turns = [frame for frame in frames if frame.name() in ("first_turns", "second_turns")]
        if turns:
            start, turn = turns[-1].numbers()
            values |= {"start": start, "turn": turn, "second": turns[-1].name() == "second_turns"}
    table_values = {"start": 0, "turn": 0, "second": False, "order": [], "order_count": 0} | values
    if [frame.spell() for frame in agenda(state, table_values)] != [frame.spell() for frame in frames]:
        raise BadPosition("accelerated-other_agenda", frames=spelled)
    return values


# To the engine.


def to_state(plan: Plan, table: Table) -> DwarfState:
    """One row of a batch (``row_of``) as a state of the engine, checked as any position is."""
    state = DwarfState(DWARF, plan.options, plan.rules, Chance(0), None)
    for name in BUFFERS:
        numbers = np.asarray(getattr(table, name)).reshape(-1).tolist()
        setattr(state, name, vec_of(numbers))
    for name in NUMBERS:
        setattr(state, name, int(getattr(table, name)))
    for place in range(plan.places):
        state.occupied |= int(bool(table.occupied[place])) << place
    state.chance.restore([int(word) for word in table.chance])
    if int(table.question) != NO_QUESTION:
        values = {name: np.asarray(getattr(table, name)).tolist() for name in FIELDS if name not in CARD_FIELDS}
        for frame in agenda(state, values):
            state.frames.append(frame)
    state.advance()
    state.check()
    return state


def vec_of(numbers: list[Any]) -> Any:
    return vec[i64]([int(number) for number in numbers])


def agenda(state: DwarfState, values: dict[str, Any]) -> list[Frame[DwarfState]]:
    """The frames behind a question, bottom first."""
    question, seat = int(values["question"]), int(values["seat"])
    frames: list[Frame[DwarfState]] = [END_OF_ROUND]
    if question == WORK:
        action = int(values["action"])
        if action == MINE:
            frames.append(FORGE_STEP)
        work = WorkStep(action, int(values["extra"]), int(values["turn"]), int(values["made"]), seat)
        return [*frames, work]
    frames += [FORGE_STEP, MINE_STEP, DEFEND_STEP]
    if question == HELPERS:
        order = tuple(int(number) for number in values["order"][: int(values["order_count"])])
        return [*frames, Helpers(int(values["turn"]), order)]
    frames.append(GET_HELP_STEP)
    start, turn = int(values["start"]), int(values["turn"])
    if not values["second"]:
        frames.append(second_turns(start, state.rules.players - 1))
        frames.append(first_turns(start, turn))
    elif turn >= 0:
        frames.append(second_turns(start, turn))
    if question in (FIRST, SECOND):
        return frames
    frames.append(Cover(int(values["cover_mine"]), int(values["cover_card"]), int(values["cover_holder"])))
    if question == HELP_NOW:
        return [*frames, HelpNow(seat, state.have(seat, EXTRA))]
    return [*frames, FRONTS[question](seat)]


if QUESTIONS[WORK] != "work" or FORGE <= MINE:
    raise AssertionError("the questions or actions of DWARF have changed")
