"""Dig Deeper Dwarf as a game: its options, its deal, its place in the register."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from underhall.core.buffers import i64
from underhall.core.catalogue import Catalogue
from underhall.core.chance import Chance
from underhall.core.errors import BadOption, BadPosition
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
from underhall.games.dig_deeper_dwarf import facts, invariants, position, scoring, secrecy, view
from underhall.games.dig_deeper_dwarf.actions import (
    ChooseCard,
    ClearRubble,
)
from underhall.games.dig_deeper_dwarf.basics import FreeBasic
from underhall.games.dig_deeper_dwarf.catalogue import (
    COMPANION_COUNT,
    EVENT_COUNT,
    FILE,
    MAX_FACES,
    MAX_PILES,
    MAX_TILES,
    Cards,
    load_cards,
)
from underhall.games.dig_deeper_dwarf.delayed import Use
from underhall.games.dig_deeper_dwarf.evaluation import DeepEvaluator
from underhall.games.dig_deeper_dwarf.events import (
    STAGES,
    CanaryAsk,
    Dismiss,
    DugOut,
    Happening,
    LayTile,
)
from underhall.games.dig_deeper_dwarf.features import FEATURES, DeepFeatures
from underhall.games.dig_deeper_dwarf.instants import (
    FLOOD_STEPS,
    Flood,
    Goblins,
    TakeAction,
)
from underhall.games.dig_deeper_dwarf.jewelry import OtterTrade, Purchase, ReplaceGold
from underhall.games.dig_deeper_dwarf.layout import (
    ENDINGS,
    Rules,
    map_grid,
)
from underhall.games.dig_deeper_dwarf.looking import BookChoice, Look
from underhall.games.dig_deeper_dwarf.moves import ACT_COUNT, BUY, STEW, WAYS, FaceMoves, move_space
from underhall.games.dig_deeper_dwarf.party import PartyGift, PartyPresent
from underhall.games.dig_deeper_dwarf.payments import Pay
from underhall.games.dig_deeper_dwarf.refusals import REFUSAL_CLAUSES
from underhall.games.dig_deeper_dwarf.responses import PHASES, Deed, Playing
from underhall.games.dig_deeper_dwarf.setup import lay_out
from underhall.games.dig_deeper_dwarf.standing import SETTINGS, Standing
from underhall.games.dig_deeper_dwarf.state import DeepState
from underhall.games.dig_deeper_dwarf.targets import BY_COPY
from underhall.games.dig_deeper_dwarf.text import DeepVoice
from underhall.games.dig_deeper_dwarf.traits import PickTrait, Strong, StrongDrop, TraitWindow
from underhall.games.dig_deeper_dwarf.turn import ACTIVITY, END_STAGES, Crafting, DrawAfter, EndPhase, begin_turn
from underhall.games.dig_deeper_dwarf.view_types import DigDeeperDwarfFacts, DigDeeperDwarfView
from underhall.games.dig_deeper_dwarf.windows import CopyWindow, Window

SWITCH: Final = ("on", "off")
RANDOM_ROUNDS: Final = 60
OPTIONS: Final = (
    Option("players", 2, (2, 3, 4, 1)),
    Option("action_cards", "on", SWITCH),
    Option("event_cards", "on", SWITCH),
    Option("glueck_auf", "off", SWITCH),
    Option("traits", "off", SWITCH),
    Option("birthday_party", "off", SWITCH),
    Option("start", "random", ("random", "1", "2", "3", "4")),
    Option("max_rounds", 0, low=0, high=100000),
)

# In which section of the texts the words of a table's ids, or of a field, are found.
CARD_WORDS: Final = {
    "tables.basic": "actions",
    "fields.actions": "actions",
    "fields.resource": "resources",
    "fields.needs": "resources",
    "fields.sides": "letters",
    "fields.workbench": "answers",
}


class DigDeeperDwarf(Game[DeepState]):
    """Dig Deeper Dwarf: a shared mine that grows, small decks, and answers to everything."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.cards = Cards(catalogue)
        super().__init__(
            key="dig_deeper_dwarf",
            rules_version=1,
            moves=move_space(self.cards),
            options=OPTIONS,
            catalogue=catalogue,
            texts=Phrasebook("dig_deeper_dwarf"),
        )
        self.face_moves = FaceMoves(self.moves)
        self.grid = map_grid()
        self.nets: list[Net | None] = []  # by number of players, read when first needed

    def players(self, options: Options) -> int:
        return int(options["players"])

    def check_options(self, options: Options) -> None:
        """G-10: the variants of the Event cards need Event cards."""
        if options["event_cards"] == "off":
            for variant in ("glueck_auf", "birthday_party"):
                if options[variant] == "on":
                    raise BadOption("deep_options-needs_events", variant=variant)
        if options["start"] != "random" and int(options["start"]) > int(options["players"]):
            raise BadOption("option-no_start_seat", seat=options["start"], players=options["players"])

    def rules_in(self, options: Options) -> Rules:
        return Rules(options, self.cards, self.face_moves, self.grid)

    def deal(self, options: Options, seed: int, journal: Journal | None = None) -> DeepState:
        state = DeepState(self, options, self.rules_in(options), Chance(seed), None)
        state.journal = journal
        lay_out(state)
        begin_turn(state)
        state.frames.append(ACTIVITY)
        if state.rules.traits:
            state.frames.append(PickTrait(0))
        state.advance()
        return state

    def read(self, options: Options, data: dict[str, Any]) -> DeepState:
        rules = self.rules_in(options)
        state = DeepState(self, options, rules, Chance(0), None)
        position.FIELDS.read(state, data)
        state.frames = frames(data, frame_kinds(rules))
        if bool(state.frames) == bool(state.ended):
            raise BadPosition("position-running_and_ended")
        return state

    # What the game says of a state.

    def winners(self, state: DeepState) -> i64:
        return scoring.winners(state)

    def ending(self, state: DeepState) -> str:
        return ENDINGS[state.ended]

    def score_rows(self, state: DeepState) -> list[dict[str, int]]:
        return scoring.breakdown(state)

    def verdict(self, state: DeepState) -> Verdict:
        return scoring.verdict(state)

    def fields(self) -> Fields:
        return position.FIELDS

    def check(self, state: DeepState) -> None:
        invariants.check(state)

    def declare(self, state: DeepState, eye: Eye) -> None:
        secrecy.declare(state, eye)

    def pools(self, state: DeepState) -> i64:
        return secrecy.POOLS + state.seats

    def redeal(self, state: DeepState, seat: i64) -> None:
        """What a seat knows is finer than zones that are seen or not, so this game deals anew itself."""
        secrecy.redeal(state, seat)

    def public_view(self, state: DeepState, viewer: Viewer) -> Mapping[str, Any]:
        return view.public(state, viewer)

    def view_type(self) -> Any:
        return DigDeeperDwarfView

    def facts(self) -> Mapping[str, Any]:
        return facts.facts(self.cards)

    def facts_type(self) -> Any:
        return DigDeeperDwarfFacts

    def with_cards(self, path: str) -> DigDeeperDwarf:
        return DigDeeperDwarf(load_cards(Path(path)))

    def card_words(self) -> dict[str, str]:
        return CARD_WORDS

    def voice(self, language: str, names: list[str] | None = None) -> DeepVoice:
        return DeepVoice(self.texts, self.moves, language, names, self.cards, self.grid)

    def evaluator(self) -> DeepEvaluator:
        """By hand: the nets tell prospects well but play worse at equal time (docs/strength.md)."""
        return DeepEvaluator()

    def predictor(self) -> Evaluator[DeepState]:
        if not self.nets:
            self.nets = shipped(self, self.folder() / "nets", FEATURES)
        return NetEvaluator(FEATURES, self.nets, DeepEvaluator())

    def handwritten(self) -> DeepEvaluator:
        return DeepEvaluator()

    def features(self) -> DeepFeatures:
        return FEATURES

    def search_settings(self) -> tuple[SearchSettings, SearchSettings]:
        return SearchSettings(rollout_depth=0, prior_weight=1.0), SearchSettings(rollout_depth=0, prior_weight=8.0)

    def refusal_clauses(self) -> Mapping[str, str]:
        return REFUSAL_CLAUSES

    def minutes(self) -> tuple[int, int]:
        return (45, 90)

    def wishes(self) -> tuple[str, ...]:
        return SETTINGS

    def moment(self, state: DeepState) -> int:
        return state.turn

    def wished(self, state: DeepState, wish: str, moment: int) -> int:
        return Standing(state.seat, wish, moment).answer(state)

    def at_random(self) -> dict[str, Any]:
        """Random players can thin their decks until nobody can dig; a cap ends such games (G-11)."""
        return {"max_rounds": RANDOM_ROUNDS}

    def variants(self) -> list[Options]:
        """Random players cancel each other for ever, so most variants end by rounds; two run long enough to run dry."""
        everything = {"glueck_auf": "on", "traits": "on", "birthday_party": "on"}
        beginner = {"action_cards": "off", "event_cards": "off"}
        chosen: list[dict[str, Any]] = [{"players": players} for players in (2, 3, 4)]
        chosen += [{"players": players, **everything} for players in (2, 3, 4)]
        chosen += [{"players": 2, **beginner, "max_rounds": 60}, {"players": 4, **beginner}]
        chosen.append({"players": 3, "traits": "on", "birthday_party": "on"})
        chosen.append({"players": 3, "action_cards": "off", "traits": "on"})
        chosen.append({"players": 2, "event_cards": "off", "traits": "on"})
        chosen.append({"players": 1, "traits": "on", "max_rounds": 80})
        chosen.append({"players": 4, "glueck_auf": "on", "start": "3"})
        chosen += [{"players": 4, "action_cards": "off", "start": start} for start in ("1", "2", "4")]
        return [self.configure({"max_rounds": 15, **given}) for given in chosen]


def frame_kinds(rules: Rules) -> list[FrameKind]:
    """How positions of this game spell what is pending."""
    seat = (0, int(rules.seats) - 1)
    flag = (0, 1)
    event = (0, EVENT_COUNT - 1)
    act = (0, ACT_COUNT - 1)
    source = (0, BY_COPY)
    ident = (0, MAX_FACES)
    packed = (0, (1 << 60) - 1)
    offset = (0, int(rules.seats))
    return [
        FrameKind("activity", lambda n: ACTIVITY),
        FrameKind("pick_trait", lambda n: PickTrait(n[0]), seat),
        FrameKind("pay", lambda n: Pay(n[0], n[1], n[2]), seat, (1, 99), flag),
        FrameKind(
            "playing",
            lambda n: Playing(n[0], n[1], n[2], n[3], n[4], n[5]),
            seat,
            source,
            ident,
            packed,
            packed,
            (0, 1 << 16),
        ),
        FrameKind(
            "deed",
            lambda n: Deed(n[0], n[1], n[2], n[3], n[4], n[5]),
            seat,
            act,
            packed,
            source,
            ident,
            (0, PHASES - 1),
        ),
        FrameKind(
            "window",
            lambda n: Window(n[0], n[1], n[2], n[3], n[4], n[5], n[6]),
            seat,
            (-1, ACT_COUNT - 1),
            source,
            (-1, seat[1]),
            packed,
            offset,
            flag,
        ),
        FrameKind("copy_window", lambda n: CopyWindow(n[0], n[1], n[2], n[3]), seat, offset, flag, packed),
        FrameKind("free_basic", lambda n: FreeBasic(n[0]), seat),
        FrameKind("choose_card", lambda n: ChooseCard(n[0], n[1]), seat, act),
        FrameKind("clear_rubble", lambda n: ClearRubble(n[0]), seat),
        FrameKind("look", lambda n: Look(n[0], n[1]), seat, act),
        FrameKind("book", lambda n: BookChoice(n[0]), seat),
        FrameKind(
            "dug_out",
            lambda n: DugOut(n[0], n[1], n[2], n[3], n[4], n[5]),
            seat,
            (0, MAX_PILES - 1),
            (0, MAX_TILES - 1),
            (0, 3),
            (0, STAGES - 1),
            (-1, EVENT_COUNT - 1),
        ),
        FrameKind(
            "lay_tile",
            lambda n: LayTile(n[0], n[1], n[2], n[3]),
            seat,
            (0, len(rules.cards.tile_ids) - 1),
            (0, int(rules.grid.cells) - 1),
            (0, 3),
        ),
        FrameKind("canary", lambda n: CanaryAsk(n[0], n[1]), seat, event),
        FrameKind("happening", lambda n: Happening(n[0], n[1]), seat, event),
        FrameKind("dismiss", lambda n: Dismiss(n[0], n[1]), seat, (0, COMPANION_COUNT - 1)),
        FrameKind("flood", lambda n: Flood(n[0], n[1], n[2]), seat, (0, FLOOD_STEPS), (0, 15)),
        FrameKind("goblins", lambda n: Goblins(n[0]), seat),
        FrameKind("take_action", lambda n: TakeAction(n[0], n[1]), seat, flag),
        FrameKind("party_gift", lambda n: PartyGift(n[0], n[1]), seat, seat),
        FrameKind("party_present", lambda n: PartyPresent(n[0], n[1]), seat, (0, 15)),
        FrameKind("purchase", lambda n: Purchase(n[0], n[1], n[2], n[3]), seat, (0, 1), (0, len(WAYS) - 1), flag),
        FrameKind(
            "replace_gold", lambda n: ReplaceGold(n[0], n[1], n[2], n[3]), seat, (0, 1), (0, len(WAYS) - 1), flag
        ),
        FrameKind("otter_trade", lambda n: OtterTrade(n[0], n[1]), seat, flag),
        FrameKind("use", lambda n: Use(n[0], n[1], n[2]), seat, event, (STEW, BUY - 1)),
        FrameKind("strong", lambda n: Strong(n[0]), seat),
        FrameKind("strong_drop", lambda n: StrongDrop(n[0]), seat),
        FrameKind("trait_window", lambda n: TraitWindow(n[0], n[1]), (1, int(rules.seats) + 1), flag),
        FrameKind("draw_after", lambda n: DrawAfter(n[0]), seat),
        FrameKind("crafting", lambda n: Crafting(n[0], n[1]), seat, (0, 2)),
        FrameKind("end_phase", lambda n: EndPhase(n[0], n[1]), (0, END_STAGES - 1), flag),
    ]


DIG_DEEPER_DWARF: Final = DigDeeperDwarf(load_cards(FILE))
