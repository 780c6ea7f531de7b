"""One game in progress as data, and the kernel that runs its stack of frames; questions about it go to the game.

The state holds everything as plain data, the pending decisions included (see ``frames``), so every moment of a game
can be copied, saved and searched.
"""

from __future__ import annotations

from typing import Any

from underhall.core.buffers import i64, mypyc_attr
from underhall.core.chance import Chance
from underhall.core.errors import GameOver
from underhall.core.frames import MIDWAY, NOTHING, Stack
from underhall.core.frames import NOBODY as NOBODY
from underhall.core.frames import Frame as Frame
from underhall.core.game import Game, Options
from underhall.core.journal import EVERYONE, Journal
from underhall.core.moves import MoveList
from underhall.core.outcome import Outcome
from underhall.core.secrecy import Viewer


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything about one game in progress; mutable, cheap to copy."""

    def __init__(self, game: Game[Any], options: Options, seats: i64, chance: Chance) -> None:
        self.game: Game[Any] = game
        self.options: Options = options
        self.seats: i64 = seats
        self.seat: i64 = NOBODY
        self.chance: Chance = chance
        self.reveals: i64 = 0
        self.frames: Stack = Stack()
        # The top frame while it asks, so that the hot paths need not look it up; ``settle`` keeps it.
        self.asking: Frame[Any] = NOTHING
        self.journal: Journal | None = None
        self.legal: MoveList | None = None
        # Whether this is a world imagined for a seat; players refuse any other.
        self.imagined: bool = False
        # Whether it is played on only to be judged, as the worlds of a search are: then a game need not keep up what
        # nobody will ask for, such as what each seat knows.
        self.throwaway: bool = False

    # What a game writes.

    def copy(self) -> State:
        """An independent twin: playing on one never shows in the other. The journal does not come along."""
        raise NotImplementedError

    # What every game gets.

    def legal_moves(self) -> MoveList:
        """The legal moves as the engine's own list, kept until the next move; read it, don't change it."""
        known = self.legal
        if known is not None:
            return known
        out = MoveList()
        if self.seat >= 0:
            self.asking.moves(self, out)
        self.legal = out
        return out

    def write_moves(self, out: MoveList) -> None:
        """Write the legal moves into the caller's own list: what search and playouts use."""
        out.count = 0
        self.asking.moves(self, out)

    def moves(self) -> list[int]:
        """All legal moves, in order; never empty while ``seat >= 0``."""
        return self.legal_moves().listed()

    def play(self, move: i64) -> None:
        """Play a legal move; anything else is refused with the reason and changes nothing."""
        if self.seat < 0:
            raise GameOver("move-game_over")
        move = self.canonical_move(move)
        if not self.legal_moves().holds(move):
            self.game.moves.print(move)  # raises InvalidMove for a number of no move at all: no frame knows why not
            raise self.game.refusal(self, move, self.asking.why_not(self, move))
        self.apply(move)

    def canonical_move(self, move: i64) -> i64:
        """The move that one with the same effect is listed as: for games where two texts can mean the same."""
        return move

    def apply(self, move: i64) -> None:
        """Play a move known to be legal, unchecked: for callers that took it from the legal moves."""
        self.legal = None
        self.asking.play(self, move)
        self.advance()

    def advance(self) -> None:
        """The kernel: let frames carry on until one asks somebody, or none is left."""
        frames = self.frames
        while frames.depth > 0:
            top = frames.items[frames.depth - 1]
            seat: i64 = top.seat(self)
            if seat >= 0:
                self.seat = seat
                self.asking = top
                return
            top.run(self)
        self.seat = NOBODY

    def committed_since(self, before: State) -> bool:
        """Whether a move since then cannot fairly be taken back: something was revealed, chance used, another asked."""
        return (
            self.seat != before.seat or self.reveals != before.reveals or self.chance.counter != before.chance.counter
        )

    def note(self, kind: str, clause: str, arguments: dict[str, int], audience: int = EVERYONE) -> None:
        """Write an event, if anybody keeps a journal. Call it right after the change the event tells."""
        journal = self.journal
        if journal is not None:
            journal.add(kind, clause, arguments, audience)
            moments = journal.moments
            if moments is not None:
                moments.append(self.moment())

    def moment(self) -> State:
        """A copy taken in the midst of a move, to be looked at (``board_view``), not played: nobody is asked."""
        twin = self.copy()
        twin.asking = MIDWAY
        if self.frames.depth == 0:
            twin.seat = NOBODY  # the game has just ended
        return twin

    def imagine(self, seat: i64, seed: int) -> State:
        """A copy in which all that the seat cannot know, the future of chance included, is dealt anew."""
        if self.throwaway:
            raise ValueError("a world that is thrown away does not keep what its seats know")
        twin = self.copy()
        twin.imagined = True
        twin.chance = Chance(seed)
        self.game.redeal(twin, seat)
        return twin

    def asked(self, viewer: int) -> int:
        """Who is asked, as far as a seat (or spectator, -1) may know.

        NOBODY if who it is is a secret; and while somebody is asked aside the others only see whose turn it is.
        """
        if self.seat >= 0 and self.seat != viewer:
            if self.asking.unobservable():
                return self.game.whose_turn(self)
            if self.asking.hides_decider():
                return NOBODY
        return self.seat

    def question(self, viewer: int) -> str:
        """What is asked, as far as a seat (or spectator, -1) may know: a key of the prompt texts, or empty."""
        if self.asked(viewer) < 0:
            return ""
        if self.seat != viewer and self.asking.unobservable():
            return self.game.public_frame(self).prompt(self)
        return self.asking.prompt(self)

    def view(self, seat: int) -> dict[str, Any]:
        """What one seat, or a spectator (-1), may know, as plain data: the board, and what is asked."""
        board = self.board_view(seat)
        return {
            "game": board["game"],
            "options": board["options"],
            "viewer": seat,
            "asked": self.asked(seat),
            "question": self.question(seat),
            "moves": self.moves() if self.seat == seat and seat >= 0 else [],
            **board,
        }

    def board_view(self, seat: int) -> dict[str, Any]:
        """The same without what is asked, which means nothing in the midst of a move."""
        viewer = Viewer(seat)
        self.game.declare(self, viewer)
        return {
            "game": self.game.key,
            "options": dict(self.options),
            "viewer": seat,
            **self.game.public_view(self, viewer),
        }

    def outcome(self) -> Outcome:
        """The standing or final result, with its breakdown."""
        mask = self.winners()
        winners = [seat for seat in range(self.seats) if mask >> seat & 1]
        verdict = self.game.verdict(self) if self.seat < 0 else None
        return Outcome(self.seat < 0, self.ending(), winners, self.game.score_rows(self), verdict)

    def winners(self) -> i64:
        """A bit mask of the seats that win as things stand."""
        return self.game.winners(self)

    def ending(self) -> str:
        """Why the game is over, as a key of the ending texts; empty while it runs."""
        return self.game.ending(self)

    def check(self) -> None:
        """Raise BadPosition if an invariant is broken."""
        self.game.check(self)

    def position(self) -> dict[str, Any]:
        """The whole state as readable plain data; ``Game.load`` takes it back."""
        return {
            "game": self.game.key,
            "options": dict(self.options),
            "chance": self.chance.words(),
            "reveals": self.reveals,
            "frames": [frame.spell() for frame in self.frames],
            **self.game.to_plain(self),
        }

    def fingerprint(self) -> str:
        """Equal for equal states, on every machine and build."""
        import hashlib  # here and not above: these would be a third of the time of `import underhall`
        import json

        text = json.dumps(self.position(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def copy_base_to(self, twin: State) -> None:
        """Give a new twin what every state has: games call it in ``copy``."""
        twin.seat = self.seat
        twin.reveals = self.reveals
        twin.imagined = self.imagined
        twin.throwaway = self.throwaway
        twin.frames = Stack(self.frames)
        twin.asking = self.asking

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return (restore, (self.game, self.position()))


def restore(game: Game[Any], position: dict[str, Any]) -> State:
    """Unpickle: a state travels as its position."""
    state: State = game.load(position)
    return state
