"""What a game is before anybody plays it: key, options, catalogue; and the register of all installed games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from underhall.core.buffers import mypyc_attr
from underhall.core.catalogue import Catalogue
from underhall.core.errors import BadCatalogue, BadOption, BadPosition, UnknownGame
from underhall.core.journal import Journal
from underhall.core.judgement import Judge
from underhall.core.moves import MoveSpace
from underhall.core.numbers import whole_number
from underhall.core.text import Phrasebook, Voice

if TYPE_CHECKING:
    from underhall.core.state import State

Options = dict[str, int | str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One thing to choose before a game: either one of ``values``, or a whole number from ``low`` to ``high``."""

    def __init__(
        self, key: str, default: int | str, values: tuple[int | str, ...] = (), low: int = 0, high: int = 0
    ) -> None:
        self.key = key
        self.default = default
        self.values = values
        self.low = low
        self.high = high

    def read(self, given: object) -> int | str:
        """The value meant by what was given (text or number), or BadOption with what would be right."""
        text = str(given).strip()
        if self.values:
            for value in self.values:
                if text == str(value):
                    return value
        else:
            number = whole_number(text)
            if number is not None and self.low <= number <= self.high:
                return number
        raise BadOption(f"option {self.key}: '{text}' is not possible; choose {self.choices()}")

    def short(self) -> str:
        """The possible values in a few characters, for lists of options."""
        return "|".join(str(value) for value in self.values) if self.values else f"{self.low}-{self.high}"

    def choices(self) -> str:
        if self.values:
            return ", ".join(str(value) for value in self.values)
        return f"a whole number from {self.low} to {self.high}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A definition: ``deal(options, seed)`` gives a State. Subclass it and register it by an entry point."""

    def __init__(
        self,
        key: str,
        rules_version: int,
        moves: MoveSpace,
        options: tuple[Option, ...],
        catalogue: Catalogue,
        texts: Phrasebook,
    ) -> None:
        self.key = key
        # To be raised with every change of the rules by which recorded moves do something else, or are not legal any
        # more: records and stored tables of another version are not replayed.
        self.rules_version = rules_version
        self.moves = moves
        self.options = options
        self.catalogue = catalogue
        self.texts = texts

    # What a game writes.

    def players(self, options: Options) -> int:
        """How many seats are decided from outside (automata are not)."""
        raise NotImplementedError

    def deal(self, options: Options, seed: int, journal: Journal | None = None) -> State:
        """A new game. ``options`` as from ``configure``.

        Things happen before the first question, too (a first draw, an automaton's turn): a game gives its state the
        journal before it lays out anything, so that they are written down.
        """
        raise NotImplementedError

    def read(self, options: Options, position: dict[str, Any]) -> State:
        """A state from a position whose common part is sound; raises BadPosition naming the place."""
        raise NotImplementedError

    def with_cards(self, path: str) -> Game:
        """The same game with an owner's own card file; raises BadCatalogue naming card and field."""
        raise NotImplementedError

    def voice(self, language: str, names: list[str] | None = None) -> Voice:
        """How this game speaks: sentences for moves, events, questions and refusals."""
        return Voice(self.texts, self.moves, language, names)

    def judge(self) -> Judge:
        """How good a position is for a seat, for players that cannot look to the end."""
        return Judge()

    def wishes(self) -> tuple[str, ...]:
        """How a player may wish to be asked where rules ask often, the usual way first. Not part of the rules."""
        return ()

    def moment(self, state: State) -> int:
        """When a wish was said, for wishes that pass: the turn, say."""
        return 0

    def wished(self, state: State, wish: str, moment: int) -> int:
        """The move a wish, said at that moment, makes for the seat that is asked; -1 if the seat wants to be asked."""
        return -1

    def variants(self) -> list[Options]:
        """The option combinations that matter, for the conformance suite."""
        return [self.configure({})]

    def at_random(self) -> dict[str, Any]:
        """Options without which random players might never finish; the lab sets them unless told otherwise."""
        return {}

    def check(self, options: Options) -> None:
        """Refuse combinations of options that do not go together."""

    # What every game gets.

    def configure(self, given: dict[str, Any]) -> Options:
        """Complete options from what was given; an unknown option or value is refused with what would be right."""
        known = {option.key for option in self.options}
        for key in given:
            if key not in known:
                raise BadOption(f"{self.key} has no option '{key}'; its options are {', '.join(sorted(known))}")
        options = {option.key: option.read(given.get(option.key, option.default)) for option in self.options}
        self.check(options)
        return options

    def new(self, seed: int, **given: Any) -> State:
        """A new game with these options: ``game.new(42, players=3)``."""
        return self.deal(self.configure(given), seed)

    def load(self, position: dict[str, Any], journal: Journal | None = None) -> State:
        """A state from a position, checked; an impossible one is refused with the place named.

        The journal gets what happens before the first question.
        """
        if position.get("game") != self.key:
            raise BadPosition(f"game: this is a position of '{position.get('game')}', not of '{self.key}'")
        given = position.get("options")
        if not isinstance(given, dict):
            raise BadPosition("options: missing")
        words = position.get("chance")
        if (
            not isinstance(words, list)
            or len(words) != 4
            or not all(type(w) is int and 0 <= w < 1 << 32 for w in words)
        ):
            raise BadPosition("chance: four whole numbers below 2**32 are needed")
        state = self.read(self.configure(given), position)
        state.chance.restore(words)
        reveals = position.get("reveals", 0)
        if type(reveals) is not int or reveals < 0:
            raise BadPosition("reveals: a whole number from 0 is needed")
        state.reveals = reveals
        state.check()
        state.journal = journal
        state.settle()
        if state.seat >= 0 and state.legal_moves().count == 0:
            raise BadPosition(f"frames: seat {state.seat} is asked '{position['frames'][-1]}' but could answer nothing")
        return state

    def __reduce__(self) -> tuple[Any, ...]:
        return (recall, (self.key, self.catalogue.digest))


GROUP = "underhall.games"
_loaded: dict[str, Game] = {}


def keys() -> list[str]:
    """The keys of all installed games."""
    from importlib.metadata import entry_points

    return sorted(set(entry_points(group=GROUP).names) | set(_loaded))


def find(key: str) -> Game:
    """The game of that key; loaded once, when first asked for."""
    if key not in _loaded:
        from importlib.metadata import entry_points

        entries = list(entry_points(group=GROUP, name=key))
        if not entries:
            raise UnknownGame(f"there is no game '{key}'; installed are: {', '.join(keys())}")
        _loaded[key] = entries[0].load()
    return _loaded[key]


def recall(key: str, digest: str) -> Game:
    """Unpickle: a game travels by its name, and must mean the same cards where it arrives."""
    game = find(key)
    if game.catalogue.digest != digest:
        raise BadCatalogue(
            f"a pickled {key} was played with another card file (its digest is {digest}, that of "
            f"{game.catalogue.origin} is {game.catalogue.digest}); send its record and the file instead"
        )
    return game
