"""The round (section 3): Mining, Action Selection, then the steps of resolution, and the End of Round.

The stack of frames is the agenda: after Mining it holds the whole round, the next thing to do on top.
"""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64
from underhall.core.moves import MoveList
from underhall.core.state import NOBODY, Frame
from underhall.games.dwarf import moves
from underhall.games.dwarf.automata import FIRST_WORKER, SECOND_WORKER
from underhall.games.dwarf.resolution import (
    DEFEND_STEP,
    FORGE_STEP,
    GET_HELP_STEP,
    MINE_STEP,
    why_not_place,
    write_available,
)
from underhall.games.dwarf.specials import any_special, take_special, why_not_special, write_specials
from underhall.games.dwarf.state import (
    ENDED_BY_ITEMS,
    ENDED_BY_MOUNTAIN,
    EXTRA,
    EXTRA_WORKERS,
    HUMAN,
    ITEMS,
    LOCATIONS,
    MOUNTAIN,
    NONE,
    REGULAR,
    REGULAR_WORKERS,
    ROW,
    RUNNING,
    DwarfState,
)

ITEMS_TO_END: Final = 4


@final
class Mining(Frame[DwarfState]):
    """3.1: two cards from each Mountain, then the agenda of the round."""

    def name(self) -> str:
        return "mining"

    def run(self, state: DwarfState) -> None:
        state.round += 1
        state.guide_place = NONE
        state.guide_card = NONE
        if state.journal is not None:
            state.note("round", "D-23", {"round": state.round})
        mine: i64 = 0
        while mine < state.rules.mines:
            mine_two_cards(state, mine)
            if state.ended != RUNNING:
                return
            mine += 1
        frames = state.frames
        frames[-1] = END_OF_ROUND
        frames.append(FORGE_STEP)
        frames.append(MINE_STEP)
        frames.append(DEFEND_STEP)
        frames.append(GET_HELP_STEP)
        if state.rules.solo:  # D-82
            frames.append(second_turns(HUMAN, 0))
            frames.append(SECOND_WORKER)
            frames.append(first_turns(HUMAN, 0))
            frames.append(FIRST_WORKER)
        else:  # the order of both passes is fixed here (D-31)
            frames.append(second_turns(state.holder, state.rules.players - 1))
            frames.append(first_turns(state.holder, 0))


def mine_two_cards(state: DwarfState, mine: i64) -> None:
    """D-24, and what happens when the second card belongs to the location of the first."""
    first: i64 = draw(state, mine)
    if first == NONE:
        return
    place_card(state, mine, first)
    second: i64 = draw_next(state, mine)
    if second == NONE:
        return
    twice = state.cards.location[second] == state.cards.location[first]
    if twice and state.rules.v1:
        discard(state, mine, second)
    else:
        place_card(state, mine, second)
    if not twice:
        end_if_empty(state, mine)
        return
    third: i64 = draw_next(state, mine)
    if third == NONE:
        return
    if state.rules.v1 and state.cards.location[third] == state.cards.location[first]:
        discard(state, mine, third)
    else:
        place_card(state, mine, third)
    end_if_empty(state, mine)


def draw(state: DwarfState, mine: i64) -> i64:
    """The top card of a Mountain; where there is none the game ends at that instant (D-27)."""
    count: i64 = state.mountain_counts[mine]
    if count == 0:
        state.finish(ENDED_BY_MOUNTAIN, "D-27")
        return NONE
    state.reveals += 1
    state.mountain_counts[mine] = count - 1
    if state.lower[mine] == count:
        state.lower[mine] = count - 1
    return state.mountains[mine * MOUNTAIN + count - 1]


def draw_next(state: DwarfState, mine: i64) -> i64:
    end_if_empty(state, mine)
    if state.ended != RUNNING:
        return NONE
    return draw(state, mine)


def end_if_empty(state: DwarfState, mine: i64) -> None:
    """With ``mountain_end = empty`` the game ends once the last card has been placed or discarded (D-28)."""
    if state.rules.end_when_empty and state.mountain_counts[mine] == 0:
        state.finish(ENDED_BY_MOUNTAIN, "D-28")


def place_card(state: DwarfState, mine: i64, card: i64) -> None:
    state.put_on_top(mine, card)
    state.last_placed = card
    if state.journal is not None:
        state.note("mined", "D-24", {"card": card, "location": mine * LOCATIONS + state.cards.location[card]})


def discard(state: DwarfState, mine: i64, card: i64) -> None:
    state.discards[mine * MOUNTAIN + state.discard_counts[mine]] = card
    state.discard_counts[mine] += 1
    if state.journal is not None:
        state.note("discarded", "D-25", {"card": card})


@final
class FirstTurns(Frame[DwarfState]):
    """3.2, first turns: place a regular worker or take a Special Action, clockwise from ``start`` (D-30, D-32)."""

    def __init__(self, start: i64, turn: i64) -> None:
        self.start: i64 = start
        self.turn: i64 = turn

    def name(self) -> str:
        return "first_turns"

    def numbers(self) -> list[int]:
        return [self.start, self.turn]

    def who(self, state: DwarfState) -> i64:
        who: i64 = self.start + self.turn
        return who if who < state.rules.players else who - state.rules.players

    def seat(self, state: DwarfState) -> i64:
        if state.any_available() or any_special(state):
            return self.who(state)
        return NOBODY

    def run(self, state: DwarfState) -> None:
        if state.journal is not None:
            state.note("turn_lost", "D-33", {"seat": self.who(state)})
        self.go_on(state)

    def moves(self, state: DwarfState, out: MoveList) -> None:
        write_available(state, out, moves.PLACE)
        write_specials(state, self.who(state), out)

    def play(self, state: DwarfState, move: i64) -> None:
        self.go_on(state)
        if move < moves.DECLINE:
            if state.rules.solo:
                state.guide_place = move - moves.PLACE
            state.put_worker(self.who(state), move - moves.PLACE, 0, "D-34")
        else:
            take_special(state, self.who(state), move)

    def go_on(self, state: DwarfState) -> None:
        if self.turn + 1 < state.rules.players:
            state.frames[-1] = first_turns(self.start, self.turn + 1)
        else:
            state.frames.pop()

    def why_not(self, state: DwarfState, move: i64) -> str:
        if moves.SPECIAL <= move < moves.SELL:
            return why_not_special(state, self.who(state), move)
        return "must_act" if move == moves.DECLINE else why_not_place(state, move)


@final
class SecondTurns(Frame[DwarfState]):
    """3.2, second turns: who still has a regular worker may place it, in reverse order (D-30, D-35, D-36)."""

    def __init__(self, start: i64, turn: i64) -> None:
        self.start: i64 = start
        self.turn: i64 = turn

    def name(self) -> str:
        return "second_turns"

    def numbers(self) -> list[int]:
        return [self.start, self.turn]

    def who(self, state: DwarfState) -> i64:
        who: i64 = self.start + self.turn
        return who if who < state.rules.players else who - state.rules.players

    def seat(self, state: DwarfState) -> i64:
        who: i64 = self.who(state)
        if state.have(who, REGULAR) > 0 and state.any_available():
            return who
        return NOBODY

    def run(self, state: DwarfState) -> None:
        self.go_on(state)

    def moves(self, state: DwarfState, out: MoveList) -> None:
        write_available(state, out, moves.PLACE)
        out.add(moves.DECLINE)

    def play(self, state: DwarfState, move: i64) -> None:
        self.go_on(state)
        if move != moves.DECLINE:
            state.put_worker(self.who(state), move - moves.PLACE, 0, "D-34")
        elif state.journal is not None:
            state.note("declined", "D-36", {"seat": self.who(state)})

    def go_on(self, state: DwarfState) -> None:
        if self.turn > 0:
            state.frames[-1] = second_turns(self.start, self.turn - 1)
        else:
            state.frames.pop()

    def why_not(self, state: DwarfState, move: i64) -> str:
        return "no_second_special" if moves.SPECIAL <= move < moves.SELL else why_not_place(state, move)


@final
class EndOfRound(Frame[DwarfState]):
    """4.5: workers go home, and four items end the game (D-75, D-76)."""

    def name(self) -> str:
        return "end_of_round"

    def run(self, state: DwarfState) -> None:
        state.worker_count = 0
        state.occupied = 0
        state.mustered = 0
        state.orcs = 0
        rich = False
        seat: i64 = 0
        while seat < state.seats:
            state.holdings[seat * ROW + REGULAR] = REGULAR_WORKERS
            state.holdings[seat * ROW + EXTRA] = EXTRA_WORKERS
            if state.have(seat, ITEMS) >= ITEMS_TO_END:
                rich = True
            seat += 1
        if rich:
            state.finish(ENDED_BY_ITEMS, "D-76")
        else:
            state.frames[-1] = MINING


MINING: Final = Mining()
MOST_PLAYERS: Final = 5
# Frames are immutable, so every game shares these.
FIRST_TURNS: Final = [FirstTurns(start, turn) for start in range(MOST_PLAYERS) for turn in range(MOST_PLAYERS)]
SECOND_TURNS: Final = [SecondTurns(start, turn) for start in range(MOST_PLAYERS) for turn in range(MOST_PLAYERS)]
END_OF_ROUND: Final = EndOfRound()


def first_turns(start: i64, turn: i64) -> FirstTurns:
    return FIRST_TURNS[start * MOST_PLAYERS + turn]


def second_turns(start: i64, turn: i64) -> SecondTurns:
    return SECOND_TURNS[start * MOST_PLAYERS + turn]
