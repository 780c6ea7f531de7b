"""One game in progress as learners meet it: an action goes in, and each seat gets numbers and a mask."""

from __future__ import annotations

from typing import Any

from underhall.core.alphabet import OPEN, Spelling
from underhall.core.batch import Observer
from underhall.core.drawing import shown_to, terminal_of
from underhall.core.game import Game, find
from underhall.core.state import State
from underhall.doors.arrays import np

# No feature comes near it (docs/features.md), and a space of numbers wants a bound.
LARGEST_NUMBER = 100.0


class Playing:
    """A game of these options; options that random players need to come to an end are set unless given."""

    def __init__(self, key: str, options: dict[str, Any], judged: bool) -> None:
        self.game: Game[Any] = find(key)
        self.options = self.game.configure({**self.game.at_random(), **options})
        self.players = self.game.players(self.options)
        self.observer = Observer(self.game, judged)
        self.alphabet = self.observer.alphabet
        self.actions = int(self.alphabet.size)
        self.row = np.frombuffer(self.observer.row, np.float64)[self.observer.start :]
        self.marks = np.frombuffer(self.observer.mask, np.int8)
        self.spelling = Spelling(self.alphabet)
        self.state: State = self.game.deal(self.options, 0)
        self.begin(self.state)

    def deal(self, seed: int) -> None:
        self.begin(self.game.deal(self.options, seed))

    def begin(self, state: State) -> None:
        self.state = state
        self.spelling.begin(state, state.legal_moves())

    def offers(self, action: int) -> bool:
        return self.spelling.offered.holds(action)

    def play(self, action: int) -> None:
        """Play an offered action; any other is refused and changes nothing."""
        move = self.spelling.pick(action)
        if move != OPEN:
            self.state.apply(move)
            self.begin(self.state)

    def play_move(self, move: int) -> None:
        """Play a whole move, for players who know nothing of actions."""
        self.state.play(move)
        self.begin(self.state)

    @property
    def seat(self) -> int:
        """Who is asked; -1 when the game is over."""
        return int(self.state.seat)

    def observe(self, seat: int) -> Any:
        """What a seat sees. Half a move is seen by nobody but the one that is making it."""
        self.observer.write(self.state, seat)
        if seat == self.state.seat and self.spelling.depth:
            self.observer.write_picked(self.spelling)
        return self.row.astype(np.float32)

    def mask(self, seat: int) -> Any:
        """Ones at the actions offered to a seat; all noughts for whoever is not asked."""
        if seat != self.state.seat or seat < 0:
            return np.zeros(self.actions, np.int8)
        self.observer.mark(self.spelling, 1)
        marks = self.marks.copy()
        self.observer.mark(self.spelling, 0)
        return marks

    def shares(self) -> list[float]:
        """Each seat's share of the victory: noughts until the game is over."""
        if self.seat >= 0:
            return [0.0] * self.players
        return self.state.outcome().results[: self.players]

    def draw(self, viewer: int) -> str:
        """The table as text, as a seat (or a spectator, -1) sees it."""
        terminal = terminal_of(self.game)
        shown = shown_to(self.state, viewer)
        return str(shown.view if terminal is None else terminal.board(shown, self.game.voice("en")))
