"""Secret goals (3.12): their conditions, and the windows between steps in which they may be revealed.

Only a seat whose condition is true is asked, in private, so ordinary play is not slowed down. Nothing else may show
that somebody was asked: no event tells of a goal kept hidden, and every step after which a question is possible for all
the table can know counts as one that revealed something, so whether a step can be taken back never depends on a secret.
"""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64
from underhall.core.moves import MoveList
from underhall.core.state import Frame
from underhall.games.dwar7s import moves
from underhall.games.dwar7s.catalogue import (
    ARCHITECT,
    BERSERKER,
    EMERALD,
    GEMS,
    HUNTER,
    KINDS,
    KING,
    MINER,
    MONSTER_TYPE,
    MOST_SEATS,
    OGRE_IN_DISGUISE,
    RESEARCHER,
    WIZARD,
)
from underhall.games.dwar7s.map import DWARFS, SITE, SIZE, TOP, WORTH
from underhall.games.dwar7s.state import (
    DWARFS_EACH,
    GEM,
    GEM_COUNT,
    OGRE_COUNT,
    PILE,
    REVEALED,
    ROW,
    SECRET,
    TROPHY_COUNT,
    Dwar7sState,
)

ARCHITECT_CARDS: Final = 8
KING_WORTH: Final = 10
HUNTER_TROPHIES: Final = 2
OGRES_IN_DISGUISE: Final = 5
RESEARCH_DWARFS: Final = 3
WIZARD_EMERALDS: Final = 5
REVEAL_CLAUSES: Final = ("K-121", "K-122", "K-122", "K-123", "K-124", "K-125", "K-126", "K-127")


def can_reveal(state: Dwar7sState, seat: i64) -> bool:
    """Whether a seat's hidden secret goal is fulfilled at this moment (K-116)."""
    row: i64 = seat * ROW
    if state.holdings[row + REVEALED]:
        return False
    return fulfilled(state, seat, state.holdings[row + SECRET])


def fulfilled(state: Dwar7sState, seat: i64, secret: i64) -> bool:
    row: i64 = seat * ROW
    if secret == ARCHITECT:
        return state.map.kingdom(state.rules.colour[seat], SIZE) >= ARCHITECT_CARDS
    if secret == KING:
        return state.map.kingdom(state.rules.colour[seat], WORTH) >= KING_WORTH
    if secret in (HUNTER, BERSERKER):
        return state.holdings[row + TROPHY_COUNT] >= HUNTER_TROPHIES
    if secret == MINER:
        gem: i64 = 0
        while gem < GEMS:
            if state.holdings[row + GEM + gem] == 0:
                return False
            gem += 1
        return True
    if secret == OGRE_IN_DISGUISE:
        return state.holdings[row + OGRE_COUNT] >= OGRES_IN_DISGUISE
    if secret == WIZARD:
        return state.holdings[row + GEM + EMERALD] >= WIZARD_EMERALDS
    return researching(state, seat)


def researching(state: Dwar7sState, seat: i64) -> bool:
    """Three dwarfs or more on each of two monsters (K-126)."""
    if state.holdings[seat * ROW + PILE] > DWARFS_EACH - 2 * RESEARCH_DWARFS:
        return False
    monsters: i64 = 0
    sites = state.map.sites
    row: i64 = 0
    end: i64 = state.map.count * SITE
    while row < end:  # asked after every step: so not by the map's own functions
        if sites[row + DWARFS + seat] >= RESEARCH_DWARFS:
            if state.cards.type[sites[row + TOP] % KINDS] == MONSTER_TYPE:
                monsters += 1
        row += SITE
    return monsters >= 2


def might_reveal(state: Dwar7sState, seat: i64) -> bool:
    """Whether, for all that is public, a seat could hold a fulfilled secret goal: what the others must reckon with."""
    row: i64 = seat * ROW
    if state.holdings[row + REVEALED]:
        return False
    counts = state.cards.secret_count
    return (
        state.holdings[row + GEM_COUNT] >= GEMS
        or state.holdings[row + OGRE_COUNT] >= OGRES_IN_DISGUISE
        or state.holdings[row + TROPHY_COUNT] >= HUNTER_TROPHIES
        or state.map.kingdom(state.rules.colour[seat], SIZE) >= ARCHITECT_CARDS
        or state.map.kingdom(state.rules.colour[seat], WORTH) >= KING_WORTH
        or (counts[RESEARCHER] > 0 and researching(state, seat))
    )


def reveal(state: Dwar7sState, seat: i64, clause: str) -> None:
    """The goal is completed and stays so (K-118)."""
    state.holdings[seat * ROW + REVEALED] = 1
    state.reveals += 1
    state.busy = 1
    if state.journal is not None:
        state.note("revealed", clause, {"seat": seat, "secret": state.have(seat, SECRET)})


def open_window(state: Dwar7sState) -> None:
    """A step is done: whoever can reveal a secret goal is asked before anything else happens (K-117)."""
    possible = False
    true = False
    seat: i64 = 0
    while seat < state.seats:
        if might_reveal(state, seat):
            possible = True
            if can_reveal(state, seat):
                true = True
        seat += 1
    if possible:
        state.reveals += 1
    if true:
        state.frames.append(WINDOWS[0])


@final
class Window(Frame[Dwar7sState]):
    """Goes round the table once, the active player first (K-117)."""

    def __init__(self, turn: i64) -> None:
        self.turn: i64 = turn

    def name(self) -> str:
        return "window"

    def numbers(self) -> list[int]:
        return [self.turn]

    def run(self, state: Dwar7sState) -> None:
        seat: i64 = (state.active + self.turn) % state.seats
        if self.turn + 1 < state.seats:
            state.frames[-1] = WINDOWS[self.turn + 1]
        else:
            state.frames.pop()
        if can_reveal(state, seat):
            state.frames.append(QUESTIONS[seat])


@final
class RevealQuestion(Frame[Dwar7sState]):
    """One seat is asked whether to reveal; nobody else may know of it (K-130)."""

    def __init__(self, who: i64) -> None:
        self.who: i64 = who

    def name(self) -> str:
        return "reveal"

    def numbers(self) -> list[int]:
        return [self.who]

    def seat(self, state: Dwar7sState) -> i64:
        return self.who

    def unobservable(self) -> bool:
        return True

    def moves(self, state: Dwar7sState, out: MoveList) -> None:
        # In a world imagined by somebody else this seat may hold another goal, and then can only decline.
        if can_reveal(state, self.who):
            out.add(moves.REVEAL)
        out.add(moves.KEEP)

    def play(self, state: Dwar7sState, move: i64) -> None:
        state.frames.pop()
        if move == moves.REVEAL:
            reveal(state, self.who, REVEAL_CLAUSES[state.have(self.who, SECRET)])
        else:
            state.reveals += 1

    def why_not(self, state: Dwar7sState, move: i64) -> str:
        return "reveal_first"


WINDOWS: Final = [Window(turn) for turn in range(MOST_SEATS)]
QUESTIONS: Final = [RevealQuestion(seat) for seat in range(MOST_SEATS)]
