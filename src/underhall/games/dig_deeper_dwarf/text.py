"""How Dig Deeper Dwarf speaks: names of cards, tiles, sides and actions (``dig_deeper_dwarf.ftl`` has the words)."""

from __future__ import annotations

import re
from typing import Final

from underhall.core.grid import Grid
from underhall.core.journal import Event
from underhall.core.moves import MoveSpace
from underhall.core.text import WRITTEN_IN, Phrasebook, Voice, sentence
from underhall.games.dig_deeper_dwarf.catalogue import (
    ALL_ACTIONS,
    EVENTS,
    FIRST_TREASURE,
    RESOURCES,
    THWART,
    TRAITS,
    TREASURE_COUNT,
    Cards,
)
from underhall.games.dig_deeper_dwarf.layout import (
    ACTIONS,
    CELL,
    JEWELRY,
    NONE,
    TILE_ROW,
)
from underhall.games.dig_deeper_dwarf.map import pile_cell
from underhall.games.dig_deeper_dwarf.moves import (
    ACT_COPY,
    ACT_DRAW,
    ACT_DRIVE,
    ACT_GIVE,
    ACT_GIVE_SEAT,
    ACT_INVESTIGATE,
    ACT_INVESTIGATE_PILE,
    ACT_INVESTIGATE_SEAT,
    ACT_MINE,
    ACT_MINE_BESIDE,
    ACT_MINE_HERE,
    ACT_REMOVE,
    ACT_STEAL,
    BURIAL_MASKS,
    GIFTS,
    HELD,
    LIFTS,
    PAIRS,
    SIDES,
)
from underhall.games.dig_deeper_dwarf.picks import picks
from underhall.games.dig_deeper_dwarf.state import DeepState
from underhall.games.dig_deeper_dwarf.targets import ACTION_OF
from underhall.games.dig_deeper_dwarf.windows import CopyWindow, Window

CARD_WORDS: Final = Phrasebook("dig_deeper_dwarf_cards")
SOURCES = ("by_card", "by_basic", "by_companion", "by_trait", "by_copy")
STOCK_ACTS = ("jewelry", "jewelry", "actions", "actions", "actions", "mining", "events")
# Where the first two tiles lie (see setup.py); the Camp first, which is what people look for.
LANDMARKS: Final = {"camp": (1, 0), "entrance": (0, 0)}
NOWHERE: Final = -1
# Arguments whose words stand in a list.
OF_A_LIST: Final[dict[str, tuple[str, ...]]] = {"source": SOURCES, "held": HELD, "gift": GIFTS}


class DeepVoice(Voice[DeepState]):
    """Sentences for moves and events of Dig Deeper Dwarf."""

    def __init__(
        self, texts: Phrasebook, moves: MoveSpace, language: str, names: list[str] | None, cards: Cards, grid: Grid
    ) -> None:
        super().__init__(texts, moves, language, names)
        self.cards = cards
        self.grid = grid

    # Single words.

    def face(self, face: int) -> str:
        return self.card_name(*self.cards.names[face])

    def face_of(self, word: str) -> str:
        """The same where the face is a word, as in a view."""
        return self.face(self.cards.words.index(word))

    def tile_kind(self, kind: int) -> str:
        return self.card_name(*self.cards.tile_names[kind])

    def card_name(self, english: str, german: str) -> str:
        """A name as the card file has it, which an owner may change; other languages translate the English one."""
        if self.language == "de":
            return german
        key = re.sub(r"[^a-z0-9]+", "_", english.lower()).strip("_")
        known = self.language != WRITTEN_IN and CARD_WORDS.has("names", key)
        return CARD_WORDS.phrase("names", key, self.language) if known else english

    def action(self, action: int) -> str:
        return self.phrase("actions", ALL_ACTIONS[action - 1])

    def actions(self, packed: int) -> str:
        out = []
        while packed:
            out.append(self.action(packed & 15))
            packed >>= 4
        return ", ".join(out)

    def listed_actions(self, words: list[str]) -> str:
        """The same where the actions are words, as in a view."""
        return ", ".join(self.phrase("actions", word) for word in words)

    def side(self, side: int) -> str:
        return self.phrase("sides", SIDES[side])

    def open_sides(self, sides: int) -> str:
        """``north and east``, of a set of sides."""
        return self.joined([self.side(side) for side in range(len(SIDES)) if sides >> side & 1])

    def event_name(self, event: int) -> str:
        if event == NONE:
            return self.phrase("words", "nobody")
        resource = ""
        if FIRST_TREASURE <= event < FIRST_TREASURE + TREASURE_COUNT:
            resource = self.resource(self.cards.treasure_resource[event - FIRST_TREASURE])
        return self.phrase("events_names", EVENTS[event], resource=resource)

    def event_of(self, word: str) -> str:
        """The same where the event is a word, as in a view; empty for none."""
        return self.event_name(EVENTS.index(word) if word else NONE)

    def resource(self, kind: int) -> str:
        return self.phrase("resources", RESOURCES[kind - 1])

    def trait(self, trait: int) -> str:
        return self.phrase("traits", TRAITS[trait])

    def trait_of(self, word: str) -> str:
        return self.phrase("traits", word)

    def cell(self, cell: int) -> str:
        """Where a cell of the mine is, seen from the Entrance or the Camp: they lie in the same place in every game."""
        x, y = int(self.grid.x(cell)), int(self.grid.y(cell))
        landmark, (home_x, home_y) = min(LANDMARKS.items(), key=lambda one: abs(x - one[1][0]) + abs(y - one[1][1]))
        ways = [("north", y - home_y), ("south", home_y - y), ("east", x - home_x), ("west", home_x - x)]
        told = [self.phrase("words", f"tiles_{side}", count=count) for side, count in ways if count > 0]
        return (
            self.phrase("words", f"from_{landmark}", way=self.joined(told)) if told else self.phrase("words", landmark)
        )

    def act(self, act: int, cell: int = NOWHERE) -> str:
        """An action with its target: ``Mine the pile in the north``; ``cell`` is where a Mining pile lies."""
        if act < ACT_MINE:
            return self.phrase("acts", "move", side=self.side(act))
        if act < ACT_MINE_HERE:
            return self.phrase("acts", "mine_pile", side=self.side(act - ACT_MINE))
        if act == ACT_MINE_HERE:
            return self.phrase("acts", "mine_rubble_here")
        if act < ACT_STEAL:
            return self.phrase("acts", "mine_rubble", side=self.side(act - ACT_MINE_BESIDE))
        if act < ACT_DRIVE:
            return self.phrase("acts", "steal", seat=self.seat(act - ACT_STEAL))
        if act < ACT_REMOVE:
            return self.phrase("acts", "drive", companion=self.event_name(act - ACT_DRIVE))
        if act in (ACT_REMOVE, ACT_GIVE):
            return self.phrase("acts", "remove" if act == ACT_REMOVE else "give")
        if act < ACT_GIVE:
            return self.phrase("acts", "remove_rubble", side=self.side(act - ACT_REMOVE - 1))
        if act < ACT_GIVE_SEAT:
            return self.phrase("acts", "give_side", side=self.side(act - ACT_GIVE - 1))
        if act < ACT_DRAW:
            return self.phrase("acts", "give_seat", seat=self.seat(act - ACT_GIVE_SEAT))
        if act < ACT_INVESTIGATE:
            return self.phrase("acts", "draw" if act == ACT_DRAW else "swap")
        if act < ACT_INVESTIGATE_SEAT:
            stock = act - ACT_INVESTIGATE
            number = stock - (0 if stock < ACTIONS else ACTIONS) + 1
            return self.phrase("acts", "investigate_" + STOCK_ACTS[stock], number=str(number))
        if act < ACT_INVESTIGATE_PILE:
            return self.phrase("acts", "investigate_deck", seat=self.seat(act - ACT_INVESTIGATE_SEAT))
        if act < ACT_COPY:
            return self.phrase("acts", "investigate_pile", cell="" if cell == NOWHERE else self.cell(cell))
        return self.phrase("acts", ("copy", "book", "crunch")[act - ACT_COPY])

    def word(self, kind: str, value: int) -> str:
        if kind == "act":
            return self.act(value)
        if kind == "face":
            return self.face(value)
        if kind in ("event", "companion"):
            return self.event_name(value)
        if kind == "treasure":
            return self.event_name(FIRST_TREASURE + value)
        if kind == "trait":
            return self.trait(value)
        if kind == "action":
            return self.action(value)
        if kind == "way":
            return self.way(value)
        if kind == "which":
            return self.burial(BURIAL_MASKS[value])
        if kind in OF_A_LIST:
            return self.phrase("words", OF_A_LIST[kind][value])
        return self.place_word(kind, value)

    def place_word(self, kind: str, value: int) -> str:
        """The words for where something is: cells, sides, tiles, dwarfs."""
        if kind == "cell":
            return self.cell(value)
        if kind == "side":
            return self.side(value)
        if kind == "kind":
            return self.tile_kind(value)
        if kind == "tile":
            return self.phrase("words", "tile_plain")
        if kind == "pair":
            one, other = PAIRS[value]
            return f"{self.seat(one)} {self.phrase('game', 'and')} {self.seat(other)}"
        return super().word(kind, value)

    def way(self, value: int) -> str:
        """How Jewelry is paid for: with coins, with its Resources, or with all but one of them."""
        if value < 2:
            return self.phrase("words", "coins" if value == 0 else "resources")
        return self.phrase("words", "without", resource=self.resource(value - 1))

    def burial(self, mask: int) -> str:
        cards = [self.phrase("words", "card_number", number=str(n + 1)) for n in range(3) if mask >> n & 1]
        return f" {self.phrase('game', 'and')} ".join(cards) or self.phrase("words", "nothing")

    # Sentences.

    def details(self, state: DeepState, move: int) -> dict[str, str]:
        verb = self.moves.verb(move)
        values = verb.decode(move)
        fields: dict[str, str] = {"cost": "", "actions": ""}
        if verb.key == "basic":
            fields["cost"] = str(state.faces.basic_cost[ACTION_OF[values["act"]]])
        elif verb.key == "answer_basic":
            fields["cost"] = str(state.faces.basic_cost[THWART])
        elif verb.key == "lay":
            fields["sides"] = self.open_sides(values["sides"] + 1)
        elif verb.key == "top":
            fields["place"] = self.phrase("words", "card_number", number=str(values["place"] + 1))
        elif verb.key == "lift":
            place = values["place"]
            fields["place"] = self.phrase("words", LIFTS[place]) if place < 2 else self.side(place - 2)
        elif verb.key == "drop":
            place = values["place"]
            fields["place"] = (
                self.phrase("words", "out")
                if place == 0
                else self.phrase("words", "onto", tile=self.tile(state, place - 1))
            )
        if "face" in values and verb.key in ("play", "answer"):
            fields["actions"] = self.actions(state.faces.actions[values["face"]])
        if "jewel" in values:
            fields["jewel"] = self.top_of(state, JEWELRY, values["jewel"])
        if "slot" in values:
            fields["slot"] = self.top_of(state, ACTIONS, values["slot"])
        if "act" in values:
            fields["act"] = self.act(values["act"], pile_cell(state, values["act"]))
        if "tile" in values:
            fields["tile"] = self.tile(state, values["tile"])
        return fields

    def tile(self, state: DeepState, tile: int) -> str:
        if tile >= state.tile_count:
            return self.phrase("words", "tile_plain")
        return self.phrase("words", "tile", cell=self.cell(state.tiles[tile * TILE_ROW + CELL]))

    def top_of(self, state: DeepState, stock: int, pile: int) -> str:
        """The face-up card of a pile; two piles may show the same card, so the pile is named."""
        face = state.stock_top(stock + pile)
        name = self.phrase("words", "nothing") if face == NONE else self.face(face)
        return self.phrase("words", "from_pile", name=name, number=str(pile + 1))

    def prompt(self, state: DeepState) -> str:
        frame = state.frames[-1]
        fields = {"seat": self.seat(state.seat), "other": "", "what": ""}
        if isinstance(frame, Window):
            fields["other"] = self.seat(frame.announcer)
            fields["what"] = (
                self.action(THWART) if frame.act == NONE else self.act(frame.act, pile_cell(state, frame.act))
            )
        elif isinstance(frame, CopyWindow):
            fields["other"] = self.seat(frame.player)
        elif frame.name() == "canary":
            fields["what"] = self.event_name(frame.numbers()[1])
        return self.phrase("prompts", frame.prompt(state), **fields)

    def event(self, event: Event) -> str:
        fields = {name: self.word(name, value) for name, value in event.arguments.items()}
        if event.kind == "tile_laid":
            fields["sides"] = self.open_sides(event.arguments["sides"])
        if "act" in event.arguments:
            fields["act"] = self.act(event.arguments["act"], event.arguments.get("cell", NOWHERE))
        return sentence(self.phrase("events", event.kind, **fields))

    def picks(self, state: DeepState, move: int) -> list[str]:
        return picks(state, self.moves, move)
