"""What a game is: key, options, catalogue, and its answers to all that is asked about a state; and the register."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from underhall.core.alphabet import Alphabet
from underhall.core.buffers import i64, mypyc_attr
from underhall.core.catalogue import Catalogue
from underhall.core.errors import BadCatalogue, BadOption, BadPosition, IllegalMove, Message, UnknownGame
from underhall.core.evaluation import Evaluator
from underhall.core.features import Features
from underhall.core.fields import Fields
from underhall.core.frames import Frame
from underhall.core.journal import Journal
from underhall.core.moves import MoveSpace
from underhall.core.numbers import whole_number
from underhall.core.outcome import Verdict
from underhall.core.search_settings import USUAL_SETTINGS, SearchSettings
from underhall.core.secrecy import Eye, Redealer, Viewer
from underhall.core.text import WRITTEN_IN, Phrasebook, Voice

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable
    from pathlib import Path

# The game's own State. What every state has is reached through ``Any`` here: state.py stands on this module.
S = TypeVar("S")
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
        raise BadOption("option-impossible", key=self.key, value=text, choices=self.choices())

    def short(self) -> str:
        """The possible values in a few characters, for lists of options."""
        return "|".join(str(value) for value in self.values) if self.values else f"{self.low}-{self.high}"

    def choices(self) -> Message:
        """What would be right, in words; values are written as they are typed."""
        if self.values:
            return Message("choices-values", values=[str(value) for value in self.values])
        return Message("choices-whole_number", low=self.low, high=self.high)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A definition: ``deal(options, seed)`` gives a State, and every question about a state is answered here.

    Subclass it with the game's own State and register it by an entry point.
    """

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

    def deal(self, options: Options, seed: int, journal: Journal | None = None) -> S:
        """A new game. ``options`` as from ``configure``.

        Things happen before the first question, too (a first draw, an automaton's turn): a game gives its state the
        journal before it lays out anything, so that they are written down.
        """
        raise NotImplementedError

    def read(self, options: Options, position: dict[str, Any]) -> S:
        """A state from a position whose common part is sound; raises BadPosition naming the place."""
        raise NotImplementedError

    def with_cards(self, path: str) -> Game[S]:
        """The same game with an owner's own card file; raises BadCatalogue naming card and field."""
        raise NotImplementedError

    def card_words(self) -> dict[str, str]:
        """In which sections of the game's texts the words of its card file are found: ``fields.kind`` -> ``kinds``."""
        return {}

    def voice(self, language: str, names: list[str] | None = None) -> Voice[S]:
        """How this game speaks: sentences for moves, events, questions and refusals."""
        return Voice(self.texts, self.moves, language, names)

    def evaluator(self) -> Evaluator[S]:
        """How good a position is for a seat, for players that cannot look to the end: by the best means known.

        Whoever thinks asks for one of their own: it may keep buffers.
        """
        return Evaluator()

    def handwritten(self) -> Evaluator[S]:
        """The same without anything learned, for comparisons and for making what is learned."""
        return self.evaluator()

    def predictor(self) -> Evaluator[S]:
        """What tells prospects: shares that come true as often as they say. The evaluator unless said otherwise.

        A net may know this better than it plays: a search asks quickly and often, and compares moves.
        """
        return self.evaluator()

    def features(self) -> Features[S] | None:
        """A position as numbers, for learned evaluators and outside learners; none if the game declares none."""
        return None

    def alphabet(self) -> Alphabet[S]:
        """The few symbols in which outside learners say moves; a game with thousands of moves has one of its own."""
        return Alphabet(self.moves)

    def search_settings(self) -> tuple[SearchSettings, SearchSettings]:
        """How the game is searched: by levels up to master, and by grandmaster with the best settings known."""
        return USUAL_SETTINGS

    def rules_name(self) -> str:
        """What the file of the rules is called: games of one package may share a book."""
        return f"{self.key}.md"

    def refusal_clauses(self) -> Mapping[str, str]:
        """By the keys of the refusal texts: the clause of the rules that each refusal rests on, where there is one."""
        return {}

    def minutes(self) -> tuple[int, int]:
        """How long a game takes people, at least and at most; zeros where nobody knows."""
        return (0, 0)

    def wishes(self) -> tuple[str, ...]:
        """How a player may wish to be asked where rules ask often, the usual way first. Not part of the rules."""
        return ()

    def moment(self, state: S) -> int:
        """When a wish was said, for wishes that pass: the turn, say."""
        return 0

    def wished(self, state: S, wish: str, moment: int) -> int:
        """The move a wish, said at that moment, makes for the seat that is asked; -1 if the seat wants to be asked."""
        return -1

    def variants(self) -> list[Options]:
        """The option combinations that matter, for the conformance suite."""
        return [self.configure({})]

    def at_random(self) -> dict[str, Any]:
        """Options without which random players might never finish; the lab sets them unless told otherwise."""
        return {}

    def check_options(self, options: Options) -> None:
        """Refuse combinations of options that do not go together."""

    # What a game says of a state.

    def winners(self, state: S) -> i64:
        """A bit mask of the seats that win as things stand."""
        raise NotImplementedError

    def ending(self, state: S) -> str:
        """Why the game is over, as a key of the ending texts; empty while it runs."""
        raise NotImplementedError

    def score_rows(self, state: S) -> list[dict[str, int]]:
        """For each seat, what counts for the result."""
        raise NotImplementedError

    def verdict(self, state: S) -> Verdict | None:
        """Why whoever won has won, of a game that is over; none if the game gives no reasons."""
        return None

    def fields(self) -> Fields | None:
        """The fields of a state as the game declares them; none if it writes and reads its positions itself."""
        return None

    def to_plain(self, state: S) -> dict[str, Any]:
        """The game's own part of a position, as readable plain data; ``read`` takes it back."""
        fields = self.fields()
        if fields is None:
            raise NotImplementedError
        return fields.to_plain(state)

    def check(self, state: S) -> None:
        """Raise BadPosition if an invariant is broken: a card lost or doubled, a holding below zero."""
        raise NotImplementedError

    def declare(self, state: S, eye: Eye) -> None:
        """Show every zone of cards to an eye, saying who may see it."""
        raise NotImplementedError

    def pools(self, state: S) -> i64:
        """How many pools of exchangeable hidden cards ``declare`` names."""
        return 1

    def redeal(self, state: S, seat: i64) -> None:
        """Deal anew all that the seat cannot know; the state is a copy with a chance of its own."""
        running: Any = state
        redealer = Redealer(seat, self.pools(state))
        self.declare(state, redealer)
        redealer.shuffle(running.chance)
        self.declare(state, redealer)

    def public_view(self, state: S, viewer: Viewer) -> Mapping[str, Any]:
        """The game's own part of a view; cards only from what the viewer has seen."""
        raise NotImplementedError

    def view_type(self) -> Any:
        """The TypedDict of this game's views (module ``view_types``), None if it has none."""
        return None

    def facts(self) -> Mapping[str, Any]:
        """What holds in every game of this one and a client shows beside the view: numbers, cards, clauses."""
        return {}

    def facts_type(self) -> Any:
        """The TypedDict of ``facts``, None if it has none."""
        return None

    def public_frame(self, state: S) -> Frame[S]:
        """What is pending as far as everybody may know: the topmost frame that is no question aside."""
        running: Any = state
        number = len(running.frames) - 1
        while number > 0 and running.frames[number].unobservable():
            number -= 1
        frame: Frame[S] = running.frames[number]
        return frame

    def whose_turn(self, state: S) -> int:
        """Whose turn it is as far as everybody may know; only asked for while there is a question aside."""
        return self.public_frame(state).seat(state)

    # What every game gets.

    def folder(self) -> Traversable:
        """The folder of the game's package, with what it brings for the browser in ``web``."""
        from importlib import import_module
        from importlib.resources import files

        return files(import_module(type(self).__module__).__package__ or type(self).__module__)

    def rules(self, language: str = WRITTEN_IN) -> Path | None:
        """The file with the rules in a language's folder; None if there is none."""
        path = self.texts.file(language, f"rules/{self.rules_name()}")
        return path if path.is_file() else None

    def refusal(self, state: S, move: int, reason: str) -> IllegalMove:
        """That a move is not legal, why, and by which clause: ``reason`` is a key of the refusal texts.

        Raises InvalidMove for a number that is no move of this game at all.
        """
        text = self.moves.print(move)
        clause = self.refusal_clauses().get(reason, "")
        return IllegalMove("move-refused", reason, clause, why=WhyNot(self, state, move, reason, text))

    def configure(self, given: dict[str, Any]) -> Options:
        """Complete options from what was given; an unknown option or value is refused with what would be right."""
        known = {option.key for option in self.options}
        for key in given:
            if key not in known:
                raise BadOption("option-unknown", game=self.key, key=key, options=sorted(known))
        options = {option.key: option.read(given.get(option.key, option.default)) for option in self.options}
        self.check_options(options)
        return options

    def new(self, seed: int, **given: Any) -> S:
        """A new game with these options: ``game.new(42, players=3)``."""
        return self.deal(self.configure(given), seed)

    def load(self, position: dict[str, Any], journal: Journal | None = None) -> S:
        """A state from a position, checked; an impossible one is refused with the place named.

        The journal gets what happens before the first question.
        """
        if position.get("game") != self.key:
            raise BadPosition("position-of_other_game", found=position.get("game"), wanted=self.key)
        given = position.get("options")
        if not isinstance(given, dict):
            raise BadPosition("position-no_options")
        words = position.get("chance")
        if (
            not isinstance(words, list)
            or len(words) != 4
            or not all(type(w) is int and 0 <= w < 1 << 32 for w in words)
        ):
            raise BadPosition("position-bad_chance")
        read = self.read(self.configure(given), position)
        state: Any = read
        state.chance.restore(words)
        reveals = position.get("reveals", 0)
        if type(reveals) is not int or reveals < 0:
            raise BadPosition("position-bad_reveals")
        state.reveals = reveals
        state.check()
        state.journal = journal
        state.advance()
        if state.seat >= 0 and state.legal_moves().count == 0:
            raise BadPosition("position-no_answer_possible", seat=state.seat, frame=position["frames"][-1])
        return read

    def __reduce__(self) -> tuple[Any, ...]:
        return (recall, (self.key, self.catalogue.digest))


class WhyNot(Message):
    """Why a move is refused: the game says it, about the state as it was then."""

    def __init__(self, game: Game[Any], state: Any, move: int, reason: str, text: str) -> None:
        super().__init__(reason)
        self.game = game
        self.state: Any = state.copy()
        self.move = move
        self.text = text

    def say(self, language: str) -> str:
        return self.game.voice(language).refusal(self.key, self.state, self.move, self.text)


GROUP = "underhall.games"
_loaded: dict[str, Game[Any]] = {}


def keys() -> list[str]:
    """The keys of all installed games."""
    from importlib.metadata import entry_points

    return sorted(set(entry_points(group=GROUP).names) | set(_loaded))


def find(key: str) -> Game[Any]:
    """The game of that key; loaded once, when first asked for."""
    if key not in _loaded:
        from importlib.metadata import entry_points

        entries = list(entry_points(group=GROUP, name=key))
        if not entries:
            raise UnknownGame("game-unknown", key=key, games=keys())
        _loaded[key] = entries[0].load()
    return _loaded[key]


def recall(key: str, digest: str) -> Game[Any]:
    """Unpickle: a game travels by its name, and must mean the same cards where it arrives."""
    game = find(key)
    if game.catalogue.digest != digest:
        raise BadCatalogue(
            "game-other_cards", key=key, digest=digest, origin=game.catalogue.origin, other=game.catalogue.digest
        )
    return game
