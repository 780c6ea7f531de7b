"""The rules of Pebbles: three heaps; take one to three from one heap; whoever takes the last pebble wins."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from underhall.core.catalogue import Catalogue
from underhall.core.chance import Chance
from underhall.core.errors import BadPosition
from underhall.core.evaluation import Evaluator
from underhall.core.game import Game, Option, Options
from underhall.core.journal import Journal
from underhall.core.moves import MoveList, MoveSpace, Span, Verb, Words
from underhall.core.position import FrameKind, field, frames, whole
from underhall.core.secrecy import Eye, Viewer
from underhall.core.state import NOBODY, Frame, State
from underhall.core.text import Phrasebook, Voice

SEATS = 2
# 1. The options of a table: a key, the usual value, and what else is possible. Words for them are in locales.
OPTIONS = (Option("heap", 7, low=5, high=15),)
# 2. What can be done: verbs with arguments. A move is a number; the text is how people write it.
HEAPS = 3
MOST = 3
TAKE = Verb("take", "take {amount} from {heap}", heap=Words(("a", "b", "c")), amount=Span(1, MOST))
MOVES = MoveSpace(TAKE)


class PebblesState(State):
    def __init__(self, game: Game[Any], options: Options, chance: Chance) -> None:
        super().__init__(game, options, SEATS, chance)
        # 3. All that lies on the table, as plain numbers and lists.
        self.heaps = [int(options["heap"]) - 2 * number for number in range(HEAPS)]
        self.last = NOBODY  # who took the last one

    def copy(self) -> PebblesState:
        twin = type(self)(self.game, self.options, self.chance.copy())
        self.copy_base_to(twin)
        # 4. The same again; copy lists with [:], or the twins share them.
        twin.heaps, twin.last = self.heaps[:], self.last
        return twin


class Turn(Frame[PebblesState]):
    """A seat is asked for a move. A game with several kinds of questions has a frame for each."""

    def __init__(self, who: int) -> None:
        self.who = who

    def name(self) -> str:
        return "turn"

    def numbers(self) -> list[int]:
        return [self.who]

    def seat(self, state: PebblesState) -> int:
        return self.who

    def moves(self, state: PebblesState, out: MoveList) -> None:
        # 5. Every legal move, in order.
        for heap in range(HEAPS):
            for amount in range(min(MOST, state.heaps[heap])):
                out.add(TAKE.encode(heap, amount))

    def play(self, state: PebblesState, move: int) -> None:
        # 6. What the move does, what everybody is told of it (and by which clause), and what comes next.
        taken = TAKE.decode(move)
        state.heaps[taken["heap"]] -= taken["amount"] + 1
        state.note("taken", "P-2", {"seat": self.who, **taken})
        if any(state.heaps):
            state.frames[-1] = Turn((self.who + 1) % state.seats)
        else:
            state.last = self.who
            state.frames.pop()


class PebblesVoice(Voice[PebblesState]):
    def word(self, kind: str, value: int) -> str:
        # 7. Arguments of moves and events in words; they are numbered from 0.
        if kind == "heap":
            return "ABC"[value]
        return str(value + 1) if kind == "amount" else super().word(kind, value)


class PebblesEvaluator(Evaluator[PebblesState]):
    def value(self, state: PebblesState, seat: int) -> float:
        """Whoever must move while the heaps balance, each counted in fours, loses against a perfect player."""
        if state.seat < 0:
            return super().value(state, seat)
        balance = 0
        for heap in state.heaps:
            balance ^= heap % (MOST + 1)
        return 0.9 if (balance != 0) == (seat == state.seat) else 0.1


class Pebbles(Game[PebblesState]):
    def __init__(self) -> None:
        texts = Phrasebook("pebbles", Path(__file__).with_name("locales"))
        super().__init__("pebbles", 1, MOVES, OPTIONS, Catalogue("", "", {}, {}), texts)

    def players(self, options: Options) -> int:
        return SEATS

    def deal(self, options: Options, seed: int, journal: Journal | None = None) -> PebblesState:
        state = PebblesState(self, options, Chance(seed))
        state.journal = journal
        state.frames.append(Turn(0))
        state.advance()
        return state

    def voice(self, language: str, names: list[str] | None = None) -> PebblesVoice:
        return PebblesVoice(self.texts, MOVES, language, names)

    def minutes(self) -> tuple[int, int]:
        return (1, 5)  # at least and at most; search settings, cards and more: see underhall.core.game

    def evaluator(self) -> PebblesEvaluator:
        return PebblesEvaluator()

    # 8. The state as plain data and back: a wrong value is refused with its place.

    def to_plain(self, state: PebblesState) -> dict[str, Any]:
        return {"heaps": state.heaps[:], "last": state.last}

    def read(self, options: Options, position: dict[str, Any]) -> PebblesState:
        state = PebblesState(self, options, Chance(0))
        given = field(position, "heaps", list)
        if len(given) != HEAPS:
            raise BadPosition(f"heaps: {HEAPS} numbers are needed")
        state.heaps = [whole({"heaps": one}, "heaps", 0, most) for one, most in zip(given, state.heaps, strict=True)]
        state.last = whole(position, "last", NOBODY, SEATS - 1)
        state.frames = frames(position, [FrameKind("turn", lambda n: Turn(n[0]), (0, SEATS - 1))])
        return state

    def check(self, state: PebblesState) -> None:
        if len(state.frames) != (1 if any(state.heaps) else 0) or any(state.heaps) == (state.last >= 0):
            raise BadPosition("frames: while something is left somebody has the turn, and afterwards nobody")

    # 9. Secrets: show every hidden card to the eye and say who may see it. Here everything lies open.

    def declare(self, state: PebblesState, eye: Eye) -> None:
        pass

    def public_view(self, state: PebblesState, viewer: Viewer) -> dict[str, Any]:
        return {"heaps": state.heaps[:]}

    # 10. The end: who wins (a bit for each seat), why it is over, and what counts.

    def winners(self, state: PebblesState) -> int:
        return 1 << state.last if state.last >= 0 else 0

    def ending(self, state: PebblesState) -> str:
        return "" if state.frames else "empty"

    def score_rows(self, state: PebblesState) -> list[dict[str, int]]:
        return [{"last_one": int(seat == state.last)} for seat in range(state.seats)]


GAME = Pebbles()
