"""DWARF as a game: its options, its deal, its place in the register."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from underhall.core.buffers import i64
from underhall.core.catalogue import Catalogue
from underhall.core.chance import Chance
from underhall.core.errors import BadPosition
from underhall.core.evaluation import Evaluator
from underhall.core.fields import Fields
from underhall.core.game import Game, Option, Options
from underhall.core.journal import Journal
from underhall.core.net import Net, NetEvaluator, shipped
from underhall.core.outcome import Verdict
from underhall.core.position import FrameKind, frames
from underhall.core.search_settings import SearchSettings
from underhall.core.secrecy import Eye, Viewer
from underhall.core.text import Phrasebook
from underhall.games.dwarf import facts, invariants, position, scoring, secrecy, view
from underhall.games.dwarf.automata import AutomatonTurn
from underhall.games.dwarf.catalogue import CARD_COUNT, FILE, FIRST_SPECIAL, FORGE, MINE, Cards, load_cards
from underhall.games.dwarf.evaluation import DwarfEvaluator
from underhall.games.dwarf.features import FEATURES, DwarfFeatures
from underhall.games.dwarf.moves import MOVES
from underhall.games.dwarf.refusals import REFUSAL_CLAUSES
from underhall.games.dwarf.resolution import DEFEND_STEP, GET_HELP_STEP, Helpers, HelpNow, WorkStep
from underhall.games.dwarf.rounds import END_OF_ROUND, MINING, FirstTurns, SecondTurns
from underhall.games.dwarf.specials import Apprentice, Cover, PastGlories, SellItem, SpecialOrder, TurnBack
from underhall.games.dwarf.state import ENDINGS, OPPONENTS, DwarfState, Rules
from underhall.games.dwarf.text import DwarfVoice
from underhall.games.dwarf.view_types import DwarfFacts, DwarfView

OPTIONS: Final = (
    Option("edition", "v1", ("v1", "pnp")),
    Option("players", 2, (1, 2, 3, 4, 5)),
    Option("solo_opponent", "eldhusfifl", OPPONENTS[1:]),
    Option("mountain", "shuffled", ("shuffled", "a_on_b")),
    Option("special_backs", "sheet", ("sheet", "duplex")),
    Option("mountain_end", "failed_draw", ("failed_draw", "empty")),
)

SPECIALS: Final = (FIRST_SPECIAL, CARD_COUNT - 1)

# In which section of the texts the words of a table's ids, or of a field, are found.
CARD_WORDS: Final = {
    "tables.kind": "kinds",
    "fields.kind": "kinds",
    "fields.action": "actions",
    "fields.attack": "effects",
    "fields.front": "fronts",
}


class Dwarf(Game[DwarfState]):
    """DWARF by Lee Broderick: worker placement on a 3x3 mine."""

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__(
            key="dwarf",
            rules_version=1,
            moves=MOVES,
            options=OPTIONS,
            catalogue=catalogue,
            texts=Phrasebook("dwarf"),
        )
        self.sheet = Cards(catalogue, duplex=False)
        self.duplex = Cards(catalogue, duplex=True)
        self.nets: list[Net | None] = []  # by number of players, read when first needed

    def players(self, options: Options) -> int:
        return int(options["players"])

    def deal(self, options: Options, seed: int, journal: Journal | None = None) -> DwarfState:
        state = DwarfState(self, options, Rules(options, self.sheet, self.duplex), Chance(seed), None)
        state.journal = journal
        state.lay_out()
        state.frames.append(MINING)
        state.advance()
        return state

    def read(self, options: Options, data: dict[str, Any]) -> DwarfState:
        rules = Rules(options, self.sheet, self.duplex)
        state = DwarfState(self, options, rules, Chance(0), None)
        position.FIELDS.read(state, data)
        state.frames = frames(data, frame_kinds(rules))
        if bool(state.frames) == bool(state.ended):
            raise BadPosition("position-running_and_ended")
        return state

    # What the game says of a state.

    def winners(self, state: DwarfState) -> i64:
        return scoring.winners(state)

    def ending(self, state: DwarfState) -> str:
        return ENDINGS[state.ended]

    def score_rows(self, state: DwarfState) -> list[dict[str, int]]:
        return scoring.breakdown(state)

    def verdict(self, state: DwarfState) -> Verdict:
        return scoring.verdict(state)

    def fields(self) -> Fields:
        return position.FIELDS

    def check(self, state: DwarfState) -> None:
        invariants.check(state)

    def declare(self, state: DwarfState, eye: Eye) -> None:
        secrecy.declare(state, eye)

    def pools(self, state: DwarfState) -> i64:
        return secrecy.POOLS * state.rules.mines

    def public_view(self, state: DwarfState, viewer: Viewer) -> Mapping[str, Any]:
        return view.public(state, viewer)

    def view_type(self) -> Any:
        return DwarfView

    def facts(self) -> Mapping[str, Any]:
        return facts.facts(self.sheet, self.duplex)

    def facts_type(self) -> Any:
        return DwarfFacts

    def with_cards(self, path: str) -> Dwarf:
        return Dwarf(load_cards(Path(path)))

    def card_words(self) -> dict[str, str]:
        return CARD_WORDS

    def voice(self, language: str, names: list[str] | None = None) -> DwarfVoice:
        return DwarfVoice(self.texts, language, names, self.sheet)

    def evaluator(self) -> Evaluator[DwarfState]:
        """Learned for the numbers of players with a net (docs/strength.md), by hand for the others."""
        if not self.nets:
            self.nets = shipped(self, self.folder() / "nets", FEATURES)
        return NetEvaluator(FEATURES, self.nets, DwarfEvaluator())

    def handwritten(self) -> DwarfEvaluator:
        return DwarfEvaluator()

    def features(self) -> DwarfFeatures:
        return FEATURES

    def search_settings(self) -> tuple[SearchSettings, SearchSettings]:
        return SearchSettings(rollout_depth=0, prior_weight=2.0), SearchSettings(rollout_depth=4, prior_weight=10.0)

    def refusal_clauses(self) -> Mapping[str, str]:
        return REFUSAL_CLAUSES

    def minutes(self) -> tuple[int, int]:
        return (20, 40)

    def variants(self) -> list[Options]:
        chosen: list[dict[str, Any]] = []
        for edition in ("v1", "pnp"):
            chosen += [{"edition": edition, "players": players} for players in (2, 3, 4, 5)]
            chosen += [{"edition": edition, "players": 1, "solo_opponent": name} for name in OPPONENTS[1:]]
        chosen.append({"mountain": "a_on_b"})
        chosen.append({"special_backs": "duplex", "mountain_end": "empty", "edition": "pnp"})
        chosen.append({"players": 4, "mountain": "a_on_b", "mountain_end": "empty"})
        return [self.configure(given) for given in chosen]


def frame_kinds(rules: Rules) -> list[FrameKind]:
    """How positions of this game spell what is pending."""
    seat = (0, int(rules.seats) - 1)
    player = (0, int(rules.players) - 1)
    flag = (0, 1)
    return [
        FrameKind("mining", lambda n: MINING),
        FrameKind("first_turns", lambda n: FirstTurns(n[0], n[1]), player, player),
        FrameKind("second_turns", lambda n: SecondTurns(n[0], n[1]), player, player),
        FrameKind("automaton", lambda n: AutomatonTurn(n[0]), (1, 2)),
        FrameKind("cover", lambda n: Cover(n[0], n[1], n[2]), (0, int(rules.mines) - 1), SPECIALS, seat),
        FrameKind("sell_item", lambda n: SellItem(n[0]), player),
        FrameKind("special_order", lambda n: SpecialOrder(n[0]), player),
        FrameKind("past_glories", lambda n: PastGlories(n[0]), player),
        FrameKind("turn_back", lambda n: TurnBack(n[0]), player),
        FrameKind("apprentice", lambda n: Apprentice(n[0]), player),
        FrameKind("help_now", lambda n: HelpNow(n[0], n[1]), seat, (0, 2)),
        FrameKind("get_help", lambda n: GET_HELP_STEP),
        FrameKind("helpers", lambda n: Helpers(n[0], tuple(n[1:])), (0, 9), seat, more=True),
        FrameKind("defend", lambda n: DEFEND_STEP),
        FrameKind(
            "work", lambda n: WorkStep(n[0], n[1], n[2], n[3], n[4]), (MINE, FORGE), flag, seat, flag, (-1, seat[1])
        ),
        FrameKind("end_of_round", lambda n: END_OF_ROUND),
    ]


DWARF: Final = Dwarf(load_cards(FILE))
