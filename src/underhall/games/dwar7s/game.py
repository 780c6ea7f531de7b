"""Dwar7s Fall and Dwar7s Duel as games: one engine, two boxes."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from underhall.core.buffers import i64
from underhall.core.catalogue import Catalogue
from underhall.core.chance import Chance
from underhall.core.errors import BadOption, BadPosition, Message
from underhall.core.evaluation import Evaluator
from underhall.core.fields import Fields
from underhall.core.game import Game, Option, Options
from underhall.core.journal import Journal
from underhall.core.net import Net, NetEvaluator, shipped
from underhall.core.numbers import whole_number
from underhall.core.outcome import Verdict
from underhall.core.position import FrameKind, frames
from underhall.core.search_settings import SearchSettings
from underhall.core.secrecy import Eye, Viewer
from underhall.core.state import Frame
from underhall.core.text import Phrasebook
from underhall.games.dwar7s import facts, invariants, position, scoring, secrecy, view
from underhall.games.dwar7s.actions import ACTIONS
from underhall.games.dwar7s.alphabet import Dwar7sAlphabet
from underhall.games.dwar7s.catalogue import FILE, GAME_COLOURS, Cards, load_cards
from underhall.games.dwar7s.discard import DISCARD
from underhall.games.dwar7s.ending import END_OF_TURN
from underhall.games.dwar7s.evaluation import Dwar7sEvaluator
from underhall.games.dwar7s.features import Dwar7sFeatures
from underhall.games.dwar7s.moves import GRID, MOVES, REACH
from underhall.games.dwar7s.ogres import BruteSwap
from underhall.games.dwar7s.refusals import REFUSAL_CLAUSES
from underhall.games.dwar7s.resolve import DIG, RESOLVE, TRADE, next_diggable, next_payable
from underhall.games.dwar7s.secret_goals import QUESTIONS, WINDOWS
from underhall.games.dwar7s.state import ENDINGS, RANDOM, Dwar7sState, Rules
from underhall.games.dwar7s.text import Dwar7sVoice, KnownWords
from underhall.games.dwar7s.view_types import Dwar7sFacts, Dwar7sView

ON_OFF: Final = ("on", "off")
# By box: search settings of levels up to master, then the best known (docs/strength.md).
SEARCH_SETTINGS: Final = {
    "fall": (SearchSettings(rollout_depth=0, prior_weight=5.0), SearchSettings(rollout_depth=12, prior_weight=40.0)),
    "duel": (
        SearchSettings(rollout_depth=4, prior_weight=2.0, plan_margin=0.1),
        SearchSettings(rollout_depth=4, prior_weight=20.0, plan_margin=0.1),
    ),
}
SMALLEST_MAT: Final = 4
LARGEST_MAT: Final = 12

# In which section of the texts the words of a table's ids, or of a field, are found.
CARD_WORDS: Final = {
    "tables.kingdom": "kinds",
    "tables.gem": "gems",
    "tables.goal": "goals",
    "tables.secret": "secrets",
    "tables.ogre": "ogres",
    "tables.trophy": "trophies",
    "fields.walls": "sides",
}


class MatSize(Option):
    """Width and height of the mat, both even: the start area is four spots in the middle (K-28)."""

    def read(self, given: object) -> int | str:
        text = str(given).strip().lower().replace(" ", "")
        sides = [whole_number(side) for side in text.split("x")]
        if len(sides) != 2 or not all(side is not None and fits(side) for side in sides):
            raise BadOption("option-impossible", key=self.key, value=text, choices=self.choices())
        return f"{sides[0]}x{sides[1]}"

    def short(self) -> str:
        return "WIDTHxHEIGHT"

    def choices(self) -> Message:
        return Message("choices-map_size")


def fits(side: int) -> bool:
    return SMALLEST_MAT <= side <= LARGEST_MAT and side % 2 == 0


class Colours(Option):
    """One colour for each seat in order, all different (K-13); colours past the last seat do no harm."""

    def __init__(self, key: str, colours: tuple[str, ...]) -> None:
        super().__init__(key, "-".join(colours))
        self.colours = colours

    def read(self, given: object) -> int | str:
        chosen = str(given).strip().lower().replace(" ", "").replace(",", "-").split("-")
        if len(set(chosen)) != len(chosen) or not all(colour in self.colours for colour in chosen):
            raise BadOption("option-impossible", key=self.key, value=given, choices=self.choices())
        return "-".join(chosen)

    def short(self) -> str:
        return "COLOUR-COLOUR..."

    def choices(self) -> Message:
        return Message("choices-colours", colours=list(self.colours))


def options_of(box: str) -> tuple[Option, ...]:
    players: tuple[int | str, ...] = tuple(range(2, len(GAME_COLOURS[box]) + 1))
    return (
        Option("players", 2, players),
        Option("table", "free", ("free", "mat")),
        MatSize("mat_size", "6x6", low=SMALLEST_MAT, high=LARGEST_MAT),
        Option("first_player", RANDOM, (RANDOM, *range(1, len(GAME_COLOURS[box]) + 1))),
        Colours("colours", GAME_COLOURS[box]),
        Option("dragon_over_mine", "on" if box == "fall" else "off", ON_OFF),
        Option("castleless_dragon", "on", ON_OFF),
        Option("goals_to_end", 3, (2, 3, 4)),
        Option("round_cap", 60, low=20, high=500),
        Option("open_gems", "off", ON_OFF),
    )


class Dwar7s(Game[Dwar7sState]):
    """Dwar7s Fall or Duel by Luís Brüh: nine kingdom cards and seven dwarfs each, on one shared map."""

    def __init__(self, box: str, catalogue: Catalogue) -> None:
        super().__init__(
            key=f"dwar7s_{box}",
            rules_version=1,
            moves=MOVES,
            options=options_of(box),
            catalogue=catalogue,
            texts=Phrasebook("dwar7s"),
        )
        self.box = box
        self.cards = Cards(catalogue, box)
        self.nets: list[Net | None] = []  # by number of players, read when first needed
        self.words: dict[str, KnownWords] = {}  # by language

    def players(self, options: Options) -> int:
        return int(options["players"])

    def check_options(self, options: Options) -> None:
        players = self.players(options)
        if str(options["colours"]).count("-") + 1 < players:
            raise BadOption("dwar7s_options-too_few_colours", colours=options["colours"], players=players)
        if options["first_player"] != RANDOM and int(options["first_player"]) > players:
            raise BadOption("option-no_first_player", seat=options["first_player"], players=players)

    def deal(self, options: Options, seed: int, journal: Journal | None = None) -> Dwar7sState:
        state = Dwar7sState(self, options, Rules(options, self.cards), Chance(seed), None)
        state.journal = journal
        state.lay_out()
        state.frames.append(END_OF_TURN)
        state.frames.append(ACTIONS)
        state.advance()
        return state

    def read(self, options: Options, data: dict[str, Any]) -> Dwar7sState:
        rules = Rules(options, self.cards)
        state = Dwar7sState(self, options, rules, Chance(0), None)
        position.FIELDS.read(state, data)
        state.frames = frames(data, frame_kinds(rules))
        check_frames(state)
        return state

    # What the game says of a state.

    def winners(self, state: Dwar7sState) -> i64:
        return scoring.winners(state)

    def ending(self, state: Dwar7sState) -> str:
        return ENDINGS[state.ended]

    def score_rows(self, state: Dwar7sState) -> list[dict[str, int]]:
        return [scoring.breakdown(state, seat, True, True) for seat in range(state.seats)]

    def verdict(self, state: Dwar7sState) -> Verdict:
        return scoring.verdict(state)

    def fields(self) -> Fields:
        return position.FIELDS

    def check(self, state: Dwar7sState) -> None:
        invariants.check(state)

    def declare(self, state: Dwar7sState, eye: Eye) -> None:
        secrecy.declare(state, eye)

    def pools(self, state: Dwar7sState) -> i64:
        return secrecy.POOLS

    def public_view(self, state: Dwar7sState, viewer: Viewer) -> Mapping[str, Any]:
        return view.public(state, viewer)

    def view_type(self) -> Any:
        return Dwar7sView

    def facts(self) -> Mapping[str, Any]:
        return facts.facts(self.cards, self.box)

    def facts_type(self) -> Any:
        return Dwar7sFacts

    def public_frame(self, state: Dwar7sState) -> Frame[Dwar7sState]:
        return secrecy.public_frame(state)

    def whose_turn(self, state: Dwar7sState) -> int:
        return state.active

    def with_cards(self, path: str) -> Dwar7s:
        return Dwar7s(self.box, load_cards(Path(path), self.box))

    def card_words(self) -> dict[str, str]:
        return CARD_WORDS

    def voice(self, language: str, names: list[str] | None = None) -> Dwar7sVoice:
        return Dwar7sVoice(self.texts, language, names, self.box, self.words.setdefault(language, KnownWords()))

    def evaluator(self) -> Evaluator[Dwar7sState]:
        """Learned in Duel; by hand in Fall, whose nets tell prospects well but play worse at equal time."""
        return self.predictor() if self.box == "duel" else Dwar7sEvaluator()

    def predictor(self) -> Evaluator[Dwar7sState]:
        """By the nets in ``nets/BOX``, by number of players."""
        features = Dwar7sFeatures()
        if not self.nets:
            self.nets = shipped(self, self.folder() / "nets" / self.box, features)
        if all(net is None for net in self.nets):
            return Dwar7sEvaluator()
        return NetEvaluator(features, self.nets, Dwar7sEvaluator())

    def handwritten(self) -> Dwar7sEvaluator:
        return Dwar7sEvaluator()

    def features(self) -> Dwar7sFeatures:
        return Dwar7sFeatures()

    def alphabet(self) -> Dwar7sAlphabet:
        return Dwar7sAlphabet()

    def search_settings(self) -> tuple[SearchSettings, SearchSettings]:
        return SEARCH_SETTINGS[self.box]

    def rules_name(self) -> str:
        """Both boxes have one book."""
        return "dwar7s.md"

    def refusal_clauses(self) -> Mapping[str, str]:
        return REFUSAL_CLAUSES

    def minutes(self) -> tuple[int, int]:
        return (30, 60) if self.box == "fall" else (20, 40)

    def variants(self) -> list[Options]:
        chosen: list[dict[str, Any]] = [{"players": players} for players in range(2, len(GAME_COLOURS[self.box]) + 1)]
        most = len(GAME_COLOURS[self.box])
        chosen += [{"players": most, "first_player": seat} for seat in range(1, most + 1)]
        other = "off" if self.box == "fall" else "on"
        chosen.append({"table": "mat", "dragon_over_mine": other, "goals_to_end": 2})
        chosen.append({"table": "mat", "mat_size": "4x4", "players": most, "castleless_dragon": "off"})
        chosen.append({"goals_to_end": 4, "round_cap": 100, "open_gems": "on", "colours": "yellow-red"})
        return [self.configure(given) for given in chosen]


# What is pending, as positions spell it.


def frame_kinds(rules: Rules) -> list[FrameKind]:
    seat = (0, int(rules.seats) - 1)
    line = (1 - REACH, REACH - 1)
    return [
        FrameKind("end_of_turn", lambda n: END_OF_TURN),
        FrameKind("actions", lambda n: ACTIONS),
        FrameKind("resolve", lambda n: RESOLVE),
        FrameKind("discard", lambda n: DISCARD),
        FrameKind("brute", lambda n: BruteSwap(n[0], GRID.cell(n[1], n[2])), seat, line, line),
        FrameKind("trade", lambda n: TRADE),
        FrameKind("dig", lambda n: DIG),
        FrameKind("window", lambda n: WINDOWS[n[0]], seat),
        FrameKind("reveal", lambda n: QUESTIONS[n[0]], seat),
    ]


# What may lie on what, bottom first.
ABOVE: Final = {
    "end_of_turn": ("actions", "resolve", "discard", "window", "reveal"),
    "actions": ("brute", "window", "reveal"),
    "resolve": ("trade", "dig", "window", "reveal"),
    "window": ("reveal",),
}


def check_frames(state: Dwar7sState) -> None:
    names = [frame.name() for frame in state.frames]
    if bool(names) == bool(state.ended):
        raise BadPosition("position-running_and_ended")
    if names and names[0] != "end_of_turn":
        raise BadPosition("dwar7s_position-first_frame")
    for number in range(1, len(names)):
        if names[number] not in ABOVE.get(names[number - 1], ()):
            raise BadPosition("dwar7s_position-wrong_order", number=number, name=names[number], other=names[number - 1])
    if names and not answerable(state, state.frames[-1]):
        raise BadPosition("dwar7s_position-nothing_to_choose", number=len(names) - 1, frame=state.frames[-1].spell())


def answerable(state: Dwar7sState, frame: Frame[Any]) -> bool:
    if frame.name() == "trade":
        return next_payable(state, state.active, 0) < state.row
    if frame.name() == "dig":
        return next_diggable(state, 0) < state.map.count
    if isinstance(frame, BruteSwap):
        there = state.map.find(frame.cell)
        own = [state.map.dwarfs(site, state.active) for site in range(state.map.count) if site != there]
        return frame.enemy != state.active and there >= 0 and state.map.dwarfs(there, frame.enemy) > 0 and any(own)
    return True


FALL: Final = Dwar7s("fall", load_cards(FILE, "fall"))
DUEL: Final = Dwar7s("duel", load_cards(FILE, "duel"))
