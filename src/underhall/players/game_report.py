"""A report on how a seat played a finished game: each choice against a master's, graded, and the moments that mattered.

A choice is judged by what its seat could know then: in worlds imagined for it, so nothing hidden and no luck that came
after has a say. First each choice is screened by a short search. Where that says that another move may have been
better, a longer one looks again; there are at most ``MOST_SEARCHED`` of these, so that a report on a long game ends.

What the better move is, a search finds; how much better it is, is measured anew, since the best of many guesses always
looks better than it is: both moves are tried equally often in the same worlds (``compare``). A difference smaller than
``SURE`` times its standard error counts as none. The budgets are iterations: the same game has the same report.

The report does not think itself. It says what is to be thought about next (``next_task``) and takes the answer, so the
same report is made in this process or, piece by piece, in others (``answer`` is what they do).
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, sqrt
from typing import Final, final

from underhall.core.buffers import i64
from underhall.core.chance import Chance
from underhall.core.evaluation import Reason
from underhall.core.state import State
from underhall.players.course import APART
from underhall.players.levels import searcher
from underhall.players.prospects import Calibration, calibration_for
from underhall.players.reasons import Found, choose_reasons, find_reasons, term_changes
from underhall.players.search import Node, Search, rating

# The grades, best first, each with how much of the victory a choice may have lost to get it.
GRADES: Final = ("master", "sound", "slip", "mistake", "collapse")
MOST_LOST: Final[tuple[float, ...]] = (0.01, 0.03, 0.08, 0.16)
# Where the moves that were looked at differ by less, none of them matters: a game that is decided, a window to answer
# in that changes nothing.
LEAST_AT_STAKE: Final = 0.02

MOST_SEARCHED: Final = 24
MOST_MOMENTS: Final = 3
SURE: Final = 2.0
# Iterations of the two looks at a choice: to find the best move, and with each of two moves to compare them. In all for
# the screening of a game at most about MOST_SCREENED, and for each choice at least LEAST_SCREENED.
MOST_SCREENED: Final = 40_000
LEAST_SCREENED: Final = 64
SCREENED: Final = 160
SEARCHED: Final = 800
SCREENED_TWICE: Final = 4  # part of a screening that is for the comparison, with each of the moves
COMPARED: Final = 250
FEW_MOVES: Final = 60  # with more to judge beforehand a try takes long, and the searches of choices get fewer

SCREEN: Final = "screen"
SEARCH: Final = "search"
EXPLAIN: Final = "explain"

# What goes to another process and comes back. A task: what to do, the move that was played, and for SCREEN and SEARCH
# the iterations to find the best move and to compare with each, for EXPLAIN the better move; and a seed. An answer, for
# SCREEN and SEARCH: the best move, what both are expected to win, the standard error of the difference, what is at
# stake. For EXPLAIN: what speaks for the better move, and what the played one brings.
Task = tuple[str, int, int, int, int]
Weighed = tuple[int, float, float, float, float]
Said = tuple[str, dict[str, int], float, bool]  # a reason's key and fields, its weight, whether it is only likely
Told = tuple[list[Said], list[Said]]


@final
class Choice:
    """A decision between several moves: after how many moves, what was played, and what came of looking at it."""

    def __init__(self, number: int, round_number: int, played: int, moves: int) -> None:
        self.number = number
        self.round = round_number
        self.played = played
        self.moves = moves
        self.best = played
        self.expected: float = 0.0  # with the move that was played
        self.expected_best: float = 0.0
        self.error: float = 0.0
        self.at_stake: float = 0.0
        self.better: list[Said] = []  # why the best move is better; of moments alone
        self.instead: list[Said] = []  # what the played one brings

    def take(self, weighed: Weighed) -> None:
        self.best, self.expected, self.expected_best, self.error, at_stake = weighed
        self.at_stake = max(at_stake, self.expected_best - self.expected)

    def lost(self) -> float:
        """The share of the victory that the move gave away; a difference within the error is none."""
        lost = self.expected_best - self.expected
        if self.best == self.played or lost < SURE * self.error:
            return 0.0
        return lost

    def perhaps_lost(self) -> float:
        """As much as it may have lost for all a look could tell."""
        if self.best == self.played:
            return 0.0
        return self.expected_best - self.expected + self.error

    def matters(self) -> bool:
        return self.at_stake >= LEAST_AT_STAKE

    def grade(self) -> int:
        """The place of its grade in ``GRADES``."""
        lost = self.lost()
        for grade, most in enumerate(MOST_LOST):
            if lost < most:
                return grade
        return len(MOST_LOST)


@final
class GameReport:
    """How a seat played. First ``prepare``; then for each ``next_task`` an answer by ``take``, until there is none."""

    def __init__(self, start: State, moves: list[int], seat: int) -> None:
        self.start = start
        self.moves = moves
        self.seat = seat
        self.choices: list[Choice] = []
        self.prepared = False
        self.screened = 0
        self.searches: list[Choice] | None = None  # those that get a longer look, once that is known
        self.searched = 0
        self.chosen: list[Choice] | None = None  # the moments, once they are known
        self.explained = 0
        # Whether the game tells no reasons, and those of moments are terms of its evaluator.
        self.tells_terms = start.game.evaluator().reasons(start, start, max(0, seat)) is None
        # The state that was asked for last: the choices are looked at in the order of the game.
        self.state: State = start
        self.reached = -1

    def prepare(self) -> Iterator[None]:
        """Find the choices, in small pieces: whoever must let others in does so between them."""
        found: list[Choice] = []
        state = self.start.copy()
        for number, move in enumerate(self.moves):
            if state.seat == self.seat:
                legal = len(state.moves())
                if legal > 1:
                    found.append(Choice(number, round_of(state), move, legal))
            state.play(move)
            yield
        self.choices = found
        self.prepared = True

    def at(self, number: int) -> State:
        """The game after so many moves; not to be changed."""
        if self.reached < 0 or number < self.reached:
            self.state = self.start.copy()
            self.reached = 0
        while self.reached < number:
            self.state.play(self.moves[self.reached])
            self.reached += 1
        return self.state

    def done(self) -> int:
        return self.screened + self.searched + self.explained

    def of(self) -> int:
        """How many tasks there are in all, at most: what needs no longer look is counted until that is known."""
        few = len(self.choices)
        searches = min(few, MOST_SEARCHED) if self.searches is None else len(self.searches)
        moments = min(few, MOST_MOMENTS) if self.chosen is None else len(self.chosen)
        return few + searches + moments

    def ready(self) -> bool:
        return self.prepared and self.current() is None

    def current(self) -> tuple[Choice, str] | None:
        """What is looked at next."""
        if self.screened < len(self.choices):
            return self.choices[self.screened], SCREEN
        if self.searches is None:
            self.searches = worth_a_search(self.choices)
        if self.searched < len(self.searches):
            return self.searches[self.searched], SEARCH
        if self.chosen is None:
            self.chosen = moments(self.choices)
        if self.explained < len(self.chosen):
            return self.chosen[self.explained], EXPLAIN
        return None

    def next_task(self) -> tuple[int, Task] | None:
        """The number of moves before it, and what is to be found out there."""
        now = self.current()
        if now is None:
            return None
        choice, kind = now
        if kind == EXPLAIN:
            return choice.number, (kind, choice.played, choice.best, 0, choice.number)
        if kind == SCREEN:
            each = max(LEAST_SCREENED, min(SCREENED, MOST_SCREENED // len(self.choices)))
            return choice.number, (kind, choice.played, each, each // SCREENED_TWICE, choice.number)
        part = 1.0 if choice.moves <= FEW_MOVES else max(0.25, FEW_MOVES / choice.moves)
        return choice.number, (kind, choice.played, round(SEARCHED * part), round(COMPARED * part), choice.number)

    def take(self, weighed: Weighed | None, told: Told | None = None) -> None:
        """The answer to the task that was next."""
        now = self.current()
        assert now is not None
        choice, kind = now
        if kind == EXPLAIN:
            if told is not None:
                choice.better, choice.instead = told
            self.explained += 1
        elif kind == SCREEN:
            assert weighed is not None
            choice.take(weighed)
            self.screened += 1
        else:
            assert weighed is not None
            choice.take(weighed)
            self.searched += 1

    def work(self) -> Iterator[None]:
        """All of it in this process."""
        for _ in self.prepare():
            pass
        while True:
            wanted = self.next_task()
            if wanted is None:
                return
            state = self.at(wanted[0])
            if wanted[1][0] == EXPLAIN:
                self.take(None, explain(state, wanted[1]))
            else:
                self.take(weigh(state, wanted[1]))
            yield

    # What it comes to.

    def counted(self) -> list[Choice]:
        """The choices that are graded: those that mattered."""
        return [choice for choice in self.choices if choice.matters()]

    def counts(self) -> list[int]:
        """How many choices there are of each grade."""
        counts = [0] * len(GRADES)
        for choice in self.counted():
            counts[choice.grade()] += 1
        return counts

    def lost(self) -> float:
        """The shares of the victory given away, added up."""
        return sum([choice.lost() for choice in self.counted()])

    def accuracy(self) -> float:
        """1.0 where nothing was lost; the mean over the choices, of which each counts by what it lost."""
        counted = self.counted()
        if not counted:
            return 1.0
        return sum([exp(-choice.lost() / MOST_LOST[2]) for choice in counted]) / len(counted)


def round_of(state: State) -> int:
    running: object = state
    return int(running.round) if hasattr(running, "round") else 0


def worth_a_search(choices: list[Choice]) -> list[Choice]:
    """The choices that may have lost something, the largest first if there are too many; in the order of the game."""
    order = sorted((-choice.perhaps_lost(), choice.number, place) for place, choice in enumerate(choices))
    chosen = [place for lost, _, place in order if -lost >= MOST_LOST[0]][:MOST_SEARCHED]
    return [choices[place] for place in sorted(chosen)]


def moments(choices: list[Choice]) -> list[Choice]:
    """The choices that lost most and do not stand side by side, in the order of the game."""
    order = sorted((-choice.lost(), choice.number, place) for place, choice in enumerate(choices))
    found: list[Choice] = []
    for _, _, place in order:
        choice = choices[place]
        far = all(abs(choice.number - other.number) >= APART for other in found)
        if len(found) < MOST_MOMENTS and choice.matters() and choice.lost() >= MOST_LOST[1] and far:
            found.append(choice)
    return sorted(found, key=lambda choice: choice.number)


# What is thought, here or in another process.


def weigh(state: State, task: Task) -> Weighed:
    """The best move of the seat to decide, against the one that was played."""
    _, played, find, tries, seed = task
    seat = state.seat
    search = searcher(state.game, 0.0, find, "master")
    imagined = state.imagine(seat, 2 * seed)
    ranked = search.rank(search.think(imagined))
    best = ranked[0].move if ranked else played
    calibration = calibration_for(imagined, search.evaluator)
    tried = [calibration.share(rating(node, search.prior_weight), seat, state.seats) for node in ranked if node.visits]
    at_stake = max(tried) - min(tried) if tried else 0.0
    own, other, error = compare(search, state.imagine(seat, 2 * seed + 1), played, best, tries)
    expected = calibration.share(own, seat, state.seats)
    expected_best = expected if best == played else calibration.share(other, seat, state.seats)
    return best, expected, expected_best, error * steepness(calibration, own, other, seat, state.seats), at_stake


def compare(search: Search, imagined: State, played: int, best: int, tries: int) -> tuple[float, float, float]:
    """What two moves win on average, tried equally often in the same worlds, and the difference's standard error."""
    search.begin(imagined)
    chance = Chance(imagined.chance.next())
    root = Node(-1, -1)
    seat: i64 = imagined.seat
    own: float = 0.0
    other: float = 0.0
    squares: float = 0.0
    for _ in range(tries):
        seed = chance.next()
        search.iterate(root, imagined, played, seed)
        one = search.results[seat]
        own += one
        if best == played:
            continue
        search.iterate(root, imagined, best, seed)
        two = search.results[seat]
        other += two
        squares += (two - one) * (two - one)
    if best == played:
        return own / tries, own / tries, 0.0
    difference = (other - own) / tries
    variance = max(0.0, squares / tries - difference * difference)
    return own / tries, other / tries, sqrt(variance / max(1, tries - 1))


def steepness(calibration: Calibration, one: float, two: float, seat: int, seats: int) -> float:
    """By how much shares differ where an evaluator's values do, between two values."""
    low, high = min(one, two) - 0.01, max(one, two) + 0.01
    low, high = max(0.0, low), min(1.0, high)
    return (calibration.share(high, seat, seats) - calibration.share(low, seat, seats)) / (high - low)


def explain(state: State, task: Task) -> Told:
    """Why the better move is better, and what the played one brings that the better one does not."""
    _, played, best, _, seed = task
    imagined = state.imagine(state.seat, 2 * seed)
    evaluator = state.game.evaluator()
    better = find_reasons(imagined, best, evaluator)
    instead = find_reasons(imagined, played, evaluator)
    if better is None or instead is None:
        return changes(imagined, best), changes(imagined, played)
    # What speaks against the played move says more than what it brings.
    against = [one for one in reversed(instead) if one.weight < 0.0 and not among(one, better)]
    brings = [one for one in choose_reasons(instead, [better]) if not among(one, better)]
    gains = [one for one in choose_reasons(better, [instead]) if one.weight > 0.0 and not among(one, instead)]
    return [said(one) for one in gains], [said(one) for one in (against or brings)[:1]]


def among(one: Found, others: list[Found]) -> bool:
    return any(one.reason.name() == other.reason.name() for other in others)


def said(one: Found) -> Said:
    return one.reason.key, one.reason.fields, one.weight, not one.always()


def changes(imagined: State, move: int) -> list[Said]:
    """For games that tell no reasons: the terms of the evaluator, without fields."""
    told = term_changes(imagined, move, imagined.game.evaluator())
    return [(key, {}, change, False) for key, change in told.items()]


def reason_of(said: Said) -> Reason:
    return Reason(said[0], said[2], said[1])
