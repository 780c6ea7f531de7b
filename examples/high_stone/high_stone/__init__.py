"""High Stone: a tiny game by somebody else, outside Underhall, in plain interpreted Python.

Everybody lays a stone face down; the heaviest wins the round. Who boasts counts double, once a game. It has a hidden
bag, hands, secret simultaneous choices, free moves and an option with a range: a bit of everything the contract names.
Its package brings rules, search settings, and for the browser a board, a cover and a lesson (``web``).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from underhall.core import catalogue
from underhall.core.buffers import duplicate, listed, zeros
from underhall.core.chance import Chance
from underhall.core.errors import BadPosition
from underhall.core.game import Game, Option, Options
from underhall.core.journal import Journal
from underhall.core.moves import MoveList, MoveSpace, Span, Verb
from underhall.core.position import FrameKind, field, frames, lists, whole
from underhall.core.search_settings import SearchSettings
from underhall.core.secrecy import Eye, Viewer
from underhall.core.state import NOBODY, Frame, State
from underhall.core.text import Phrasebook, Voice

HERE = Path(__file__).parent
STONES = 12
HAND = 4
TABLES = {"stones": (catalogue.Field("weight", 1, 99),)}
MOVES = MoveSpace(Verb("lay", "lay {stone}", stone=Span(1, STONES)), Verb("boast", "boast"))
BOAST = MOVES.base("boast")


class StoneState(State):
    def __init__(self, game: Game[Any], options: Options, chance: Chance) -> None:
        super().__init__(game, options, int(options["players"]), chance)
        self.bag = zeros(STONES)
        self.bag_count = 0
        self.hands = zeros(self.seats * HAND)
        self.hand_counts = [0] * self.seats
        self.laid = zeros(self.seats)
        self.laid_counts = [0] * self.seats
        self.shown: list[int] = []
        self.points = [0] * self.seats
        self.boasts = [0] * self.seats  # 1 while it counts, 2 when used up

    def copy(self) -> StoneState:
        twin = type(self)(self.game, self.options, self.chance.copy())
        self.copy_base_to(twin)
        twin.bag, twin.bag_count = duplicate(self.bag), self.bag_count
        twin.hands, twin.hand_counts = duplicate(self.hands), self.hand_counts[:]
        twin.laid, twin.laid_counts = duplicate(self.laid), self.laid_counts[:]
        twin.shown, twin.points, twin.boasts = self.shown[:], self.points[:], self.boasts[:]
        return twin

    def fill_bag(self) -> None:
        for stone in range(STONES):
            self.bag[stone] = stone
        self.bag_count = STONES
        self.chance.shuffle(self.bag, 0, STONES)

    def draw(self, seat: int) -> None:
        if self.bag_count:
            self.bag_count -= 1
            self.hands[seat * HAND + self.hand_counts[seat]] = self.bag[self.bag_count]
            self.hand_counts[seat] += 1
            self.reveals += 1

    def hand(self, seat: int) -> list[int]:
        return listed(self.hands, seat * HAND, self.hand_counts[seat])

    def set_hand(self, seat: int, stones: list[int]) -> None:
        for place, stone in enumerate(stones):
            self.hands[seat * HAND + place] = stone
        self.hand_counts[seat] = len(stones)


class Lay(Frame[StoneState]):
    """A seat lays a stone; the others are not told whose turn it is."""

    def __init__(self, who: int) -> None:
        self.who = who

    def name(self) -> str:
        return "lay"

    def numbers(self) -> list[int]:
        return [self.who]

    def seat(self, state: StoneState) -> int:
        return self.who if state.hand_counts[self.who] else NOBODY

    def hides_decider(self) -> bool:
        return True

    def run(self, state: StoneState) -> None:
        self.go_on(state)

    def go_on(self, state: StoneState) -> None:
        state.frames[-1] = Lay(self.who + 1) if self.who + 1 < state.seats else Reveal()

    def moves(self, state: StoneState, out: MoveList) -> None:
        for stone in sorted(state.hand(self.who)):
            out.add(stone)
        if state.boasts[self.who] == 0:
            out.add(BOAST)

    def play(self, state: StoneState, move: int) -> None:
        if move == BOAST:
            state.boasts[self.who] = 1
            state.note("boasted", "H-3", {"seat": self.who})
            return
        state.set_hand(self.who, [stone for stone in state.hand(self.who) if stone != move])
        state.laid[self.who] = move
        state.laid_counts[self.who] = 1
        state.note("laid", "H-1", {"seat": self.who})
        state.note("laid_yourself", "H-1", {"stone": move}, 1 << self.who)
        self.go_on(state)

    def why_not(self, state: StoneState, move: int) -> str:
        return "boasted" if move == BOAST else "not_yours"


class Reveal(Frame[StoneState]):
    def name(self) -> str:
        return "reveal"

    def run(self, state: StoneState) -> None:
        state.reveals += 1
        best = max((state.laid[seat] for seat in range(state.seats) if state.laid_counts[seat]), default=-1)
        for seat in range(state.seats):
            boasted = state.boasts[seat]
            state.boasts[seat] = 2 if boasted else 0
            if state.laid_counts[seat]:
                state.laid_counts[seat] = 0
                state.shown.append(state.laid[seat])
                if state.laid[seat] == best:
                    state.points[seat] += 2 if boasted == 1 else 1
                    state.note("won", "H-2", {"seat": seat, "stone": best})
        for seat in range(state.seats):
            state.draw(seat)
        if any(state.hand_counts):
            state.frames[-1] = Lay(0)
        else:
            state.frames.pop()


class StoneVoice(Voice[StoneState]):
    def word(self, kind: str, value: int) -> str:
        return str(value + 1) if kind == "stone" else super().word(kind, value)


class HighStone(Game[StoneState]):
    state_class = StoneState

    def __init__(self, cards: catalogue.Catalogue) -> None:
        options = (Option("players", 2, (2, 3)), Option("hand", 3, low=2, high=HAND))
        super().__init__("high_stone", 1, MOVES, options, cards, Phrasebook("high_stone", HERE / "locales"))

    def players(self, options: Options) -> int:
        return int(options["players"])

    def deal(self, options: Options, seed: int, journal: Journal | None = None) -> State:
        state = self.state_class(self, options, Chance(seed))
        state.journal = journal
        state.fill_bag()
        for _ in range(int(options["hand"])):
            for seat in range(state.seats):
                state.draw(seat)
        state.frames.append(Lay(0))
        state.advance()
        return state

    def read(self, options: Options, position: dict[str, Any]) -> State:
        state = self.state_class(self, options, Chance(0))
        bag = stones("bag", field(position, "bag", list), STONES)
        for place, stone in enumerate(bag):
            state.bag[place] = stone
        state.bag_count = len(bag)
        for seat, held in enumerate(lists(position, "hands", state.seats)):
            state.set_hand(seat, stones(f"hands.{seat}", held, HAND))
        for seat, laid in enumerate(lists(position, "laid", state.seats)):
            state.laid_counts[seat] = len(stones(f"laid.{seat}", laid, 1))
            if laid:
                state.laid[seat] = laid[0]
        state.shown = stones("shown", field(position, "shown", list), STONES)
        state.points = for_each_seat(position, "points", state.seats, 2 * STONES)
        state.boasts = for_each_seat(position, "boasts", state.seats, 2)
        kinds = [
            FrameKind("lay", lambda n: Lay(n[0]), (0, state.seats - 1)),
            FrameKind("reveal", lambda n: Reveal()),
        ]
        state.frames = frames(position, kinds)
        if bool(state.frames) != any(state.hand_counts):
            raise BadPosition("frames: while stones are in hand something is pending, and else nothing")
        return state

    def voice(self, language: str, names: list[str] | None = None) -> Voice:
        return StoneVoice(self.texts, MOVES, language, names)

    def minutes(self) -> tuple[int, int]:
        return (3, 10)

    def search_settings(self) -> tuple[SearchSettings, SearchSettings]:
        """Games are short: they are played to their end before anything is judged."""
        return SearchSettings(rollout_depth=30, prior_weight=0.0), SearchSettings(rollout_depth=30, prior_weight=0.0)

    def variants(self) -> list[Options]:
        chosen = [{}, {"players": 3}, {"players": 3, "hand": 4}, {"hand": 2}]
        return [self.configure(given) for given in chosen]

    def declare(self, state: StoneState, eye: Eye) -> None:
        eye.hidden("bag", 0, state.bag, 0, state.bag_count, 0)
        for seat in range(state.seats):
            eye.owned("hand", seat, state.hands, seat * HAND, state.hand_counts[seat], 0)
            eye.owned("laid", seat, state.laid, seat, state.laid_counts[seat], 0)

    def to_plain(self, state: StoneState) -> dict[str, Any]:
        return {
            "bag": listed(state.bag, 0, state.bag_count),
            "hands": [state.hand(seat) for seat in range(state.seats)],
            "laid": [listed(state.laid, seat, state.laid_counts[seat]) for seat in range(state.seats)],
            "shown": state.shown[:],
            "points": state.points[:],
            "boasts": state.boasts[:],
        }

    def public_view(self, state: StoneState, viewer: Viewer) -> dict[str, Any]:
        return {
            "bag": len(viewer.zones.get("bag 0", [])),
            "hands": [viewer.zones.get(f"hand {seat}", []) for seat in range(state.seats)],
            "laid": [viewer.zones.get(f"laid {seat}", []) for seat in range(state.seats)],
            "unseen": viewer.unseen(0),
            "shown": state.shown[:],
            "points": state.points[:],
            "boasts": state.boasts[:],
        }

    def winners(self, state: StoneState) -> int:
        return sum(1 << seat for seat in range(state.seats) if state.points[seat] == max(state.points))

    def ending(self, state: StoneState) -> str:
        return "" if state.frames else "no_stones"

    def score_rows(self, state: StoneState) -> list[dict[str, int]]:
        return [{"points": points} for points in state.points]

    def check(self, state: StoneState) -> None:
        stones = listed(state.bag, 0, state.bag_count) + state.shown
        for seat in range(state.seats):
            stones += state.hand(seat) + listed(state.laid, seat, state.laid_counts[seat])
        if sorted(stones) != list(range(STONES)):
            raise BadPosition(f"stones: each of {STONES} must be there once, not {sorted(stones)}")


def stones(where: str, given: list[Any], room: int) -> list[int]:
    if len(given) > room or not all(type(stone) is int and 0 <= stone < STONES for stone in given):
        raise BadPosition(f"{where}: at most {room} stones from 0 to {STONES - 1} are needed, not {given}")
    return given[:]


def for_each_seat(position: dict[str, Any], name: str, seats: int, high: int) -> list[int]:
    given = field(position, name, list)
    if len(given) != seats:
        raise BadPosition(f"{name}: {seats} numbers are needed")
    return [whole({name: number}, name, 0, high) for number in given]


HIGH_STONE = HighStone(catalogue.load(HERE / "cards.toml", TABLES))
