"""How Fall and Duel speak: names of cards, spots and colours in every language (``dwar7s.ftl`` has the words)."""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64
from underhall.core.evaluation import Reason
from underhall.core.grid import SIDES
from underhall.core.journal import Event
from underhall.core.text import Phrasebook, Voice, sentence
from underhall.games.dwar7s.catalogue import (
    COLOURS,
    GEM_NAMES,
    GOAL_NAMES,
    KIND_NAMES,
    KINDS,
    OGRE_NAMES,
    SECRET_NAMES,
)
from underhall.games.dwar7s.landmarks import CORNERS, MIDDLE, card_at, landmark
from underhall.games.dwar7s.map import SIDE_LETTERS
from underhall.games.dwar7s.moves import CELLS, GRID, HOP_CELLS, MOVES, PLACE, PLAY, spot_name
from underhall.games.dwar7s.ogres import unpack
from underhall.games.dwar7s.state import SECRET, Dwar7sState

# Arguments of events that are cards of the map.
CARDS: Final = ("which", "below", "above", "start", "end")
LANDMARKS: Final = 150  # landmarks are numbers below this (see landmarks.py)
KEPT: Final = 20_000  # sentences that are remembered, and picks


@final
class KnownWords:
    """What a game says in one language about nothing but its cards, kept once said: an opening has 200 sentences."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}  # by section and name
        self.cards: dict[int, str] = {}
        self.spots: dict[int, str] = {}  # by landmark
        self.covered: dict[int, str] = {}  # on which card another one is laid
        self.walls: dict[int, str] = {}  # by the sides that are open
        self.laid: dict[int, str] = {}  # the sentence for laying a card, by the card as it is turned and the place
        self.laid_by: dict[int, list[str]] = {}  # what is clicked for that, by the move
        # The names of cards in the forms of the language, by form and name; made when a sentence first wants one.
        self.declined: dict[str, str] | None = None


class Dwar7sVoice(Voice[Dwar7sState]):
    """Sentences for moves and events of Fall and Duel."""

    def __init__(
        self, texts: Phrasebook, language: str, names: list[str] | None, box: str, known: KnownWords | None = None
    ) -> None:
        super().__init__(texts, MOVES, language, names)
        self.box = box
        self.known = known or KnownWords()

    def phrase(self, section: str, key: str, **fields: str | int) -> str:
        """Some words differ between the two games: the entry with the game's name behind it comes first."""
        own = f"{key}_{self.box}"
        name = own if self.texts.has(section, own) else key
        for field, form in self.texts.wanted(section, name, self.language).items():
            if field in fields:
                fields[field] = self.declined(str(fields[field]), form)
        return super().phrase(section, name, **fields)

    def declined(self, name: str, form: str) -> str:
        """The name of a card in a form that a sentence wants; whatever else stands there stays as it is."""
        forms = self.known.declined
        if forms is None:
            forms = self.known.declined = {}
            messages = self.texts.messages(self.language)
            for one in messages.forms.get("game-card", []) if messages is not None else []:
                for card in range(len(COLOURS) * KINDS):
                    forms[f"{one} {self.card(card)}"] = self.said_card(card, f".{one}")
        return forms.get(f"{form} {name}", name)

    def word(self, kind: str, value: int) -> str:
        if kind == "card":
            return self.named("kinds", KIND_NAMES[value])
        if kind in CARDS:
            return self.card(value)
        if kind == "beside":
            return self.beside(value)
        if kind == "spot" or kind == "to":
            return f"({GRID.x(value)}, {GRID.y(value)})"
        if kind == "colour":
            return self.named("colours", COLOURS[value])
        if kind == "gem":
            return self.named("gems", GEM_NAMES[value])
        if kind == "ogre":
            return self.named("ogres", OGRE_NAMES[value])
        if kind == "goal":
            return self.named("goals", GOAL_NAMES[value])
        if kind == "secret":
            return self.named("secrets", SECRET_NAMES[value])
        if kind == "cards":
            numbers = unpack(value, len(OGRE_NAMES))
            return ", ".join(
                self.phrase("game", "times", number=number, name=self.word("ogre", ogre))
                for ogre, number in enumerate(numbers)
                if number
            )
        if kind == "item":
            return self.item(value)
        return super().word(kind, value)

    def named(self, section: str, name: str) -> str:
        known = self.known.names.get(section + name)
        if known is None:
            known = self.known.names[section + name] = self.phrase(section, name.replace(" ", "_"))
        return known

    def card(self, card: int) -> str:
        """``red ruby mine``, in German ``die rote Rubinmine``."""
        known = self.known.cards.get(card)
        if known is None:
            known = self.known.cards[card] = self.said_card(card)
        return known

    def said_card(self, card: int, form: str = "") -> str:
        """A card's name as the texts have it; in another form ``der roten Rubinmine``."""
        return self.phrase(
            "game",
            f"card{form}",
            kind=self.named("kinds", KIND_NAMES[card % KINDS]),
            colour=self.named("colours", COLOURS[card // KINDS]),
        )

    def gems(self, gem: int, number: int) -> str:
        """``2 emeralds``."""
        return self.phrase("gem_counts", GEM_NAMES[gem], number=number)

    def event(self, event: Event) -> str:
        return sentence(self.phrase("events", event.kind, **self.with_gems(event.arguments)))

    def reason(self, reason: Reason) -> str:
        return self.phrase("reasons", reason.key, **self.with_gems(reason.fields))

    def with_gems(self, values: dict[str, int]) -> dict[str, str]:
        """Values in words; a number of gems of a kind also as one word."""
        fields = {name: self.word(name, value) for name, value in values.items()}
        if "gem" in values and "number" in values:
            fields["gems"] = self.gems(values["gem"], values["number"])
        return fields

    def item(self, item: int) -> str:
        if item < len(GEM_NAMES):
            return self.named("gems", GEM_NAMES[item])
        return self.named("ogres", OGRE_NAMES[item - len(GEM_NAMES)])

    def move(self, state: Dwar7sState, move: int) -> str:
        """An opening has 200 ways to lay a card, and tables many openings: their sentences are kept."""
        if move < PLAY or move >= PLACE:
            return super().move(state, move)
        cell: i64 = (move - PLAY) // SIDES % CELLS
        colour: i64 = state.rules.colour[max(state.seat, 0)]
        card: i64 = colour * KINDS + (move - PLAY) // (CELLS * SIDES)
        here: i64 = card_at(state.map, cell)
        place: i64 = LANDMARKS + here if here >= 0 else landmark(state.map, cell, colour)
        key = (card * SIDES + (move - PLAY) % SIDES) * 2 * LANDMARKS + place
        said = self.known.laid.get(key)
        if said is None:
            if len(self.known.laid) >= KEPT:
                self.known.laid.clear()
            said = self.known.laid[key] = super().move(state, move)
        return said

    def details(self, state: Dwar7sState, move: int) -> dict[str, str]:
        verb = MOVES.verb(move)
        values = verb.decode(move)
        fields: dict[str, str] = {}
        if verb.key == "play":
            fields["how"] = self.rotation(state, values["card"], values["turn"])
            fields["where"] = self.where(state, values["spot"])
        elif "spot" in values:
            self.tell_cards(state, values, fields)
        if verb.key == "trade":
            goal = values["goal"]
            cost = [(state.cards.cost[goal * len(GEM_NAMES) + gem], gem) for gem in range(len(GEM_NAMES))]
            fields["cost"] = ", ".join(self.gems(gem, number) for number, gem in cost if number)
            fields["points"] = str(state.cards.goal_points[goal])
        if verb.key == "reveal" or verb.key == "keep":
            fields["secret"] = self.word("secret", state.have(max(state.seat, 0), SECRET))
        return fields

    def tell_cards(self, state: Dwar7sState, values: dict[str, int], fields: dict[str, str]) -> None:
        """The cards a move goes from and to, in the place of spots."""
        here = card_at(state.map, values["spot"])
        if here >= 0:
            fields["card"] = fields["start"] = self.card(here)
        if "hop" in values:
            there = card_at(state.map, values["spot"] + HOP_CELLS[values["hop"]])
            if there >= 0:
                fields["end"] = self.card(there)

    def where(self, state: Dwar7sState, cell: int) -> str:
        """Where a card is laid: ``on the red tavern``, ``north of the blue castle``."""
        here = card_at(state.map, cell)
        if here >= 0:
            known = self.known.covered.get(here)
            if known is None:
                known = self.known.covered[here] = self.phrase("game", "on", card=self.card(here))
            return known
        return self.beside(landmark(state.map, cell, state.rules.colour[max(state.seat, 0)]))

    def beside(self, mark: int) -> str:
        """A spot by its landmark (see ``landmarks``)."""
        known = self.known.spots.get(mark)
        if known is None:
            known = self.known.spots[mark] = self.said_spot(mark)
        return known

    def said_spot(self, mark: int) -> str:
        if mark >= 0:
            return self.phrase("beside", SIDE_LETTERS[mark % SIDES], card=self.card(mark // SIDES))
        return self.phrase("beside", "middle" if mark == MIDDLE else CORNERS[MIDDLE - 1 - mark])

    def rotation(self, state: Dwar7sState, kind: int, turn: int) -> str:
        """Where the walls are after turning, which says more than the number of the rotation."""
        colour = state.rules.colour[max(state.seat, 0)]
        opened = state.cards.open[(colour * KINDS + kind) * SIDES + turn]
        known = self.known.walls.get(opened)
        if known is None:
            known = self.known.walls[opened] = self.said_walls(opened)
        return known

    def said_walls(self, opened: int) -> str:
        sides = [self.phrase("wall_sides", key) for side, key in enumerate(SIDE_LETTERS) if not opened >> side & 1]
        return self.phrase("game", "walls", sides=self.joined(sides)) if sides else self.phrase("game", "no_walls")

    def picks(self, state: Dwar7sState, move: int) -> list[str]:
        """What a person clicks: first what is played, then where it goes. Read the list, don't change it."""
        known = self.known.laid_by.get(move)
        if known is not None:
            return known
        verb = MOVES.verb(move)
        values = verb.decode(move)
        spot = spot_name(values["spot"]) if "spot" in values else ""
        if verb.key == "play":
            if len(self.known.laid_by) >= KEPT:
                self.known.laid_by.clear()
            known = [f"card:{KIND_NAMES[values['card']]}", f"spot:{spot}", f"turn:{values['turn']}"]
            self.known.laid_by[move] = known
            return known
        if verb.key == "place":
            return ["pile:dwarf", f"spot:{spot}"]
        if verb.key == "move" or verb.key == "panic":
            target = f"spot:{spot_name(values['spot'] + HOP_CELLS[values['hop']])}"
            if verb.key == "move":
                return [f"dwarf:{COLOURS[state.rules.colour[max(state.seat, 0)]]} {spot}", target]
            return ["ogre:panic", f"dwarf:{COLOURS[values['colour']]} {spot}", target]
        if verb.key == "ambush":
            return ["ogre:ambush", f"spot:{spot}"]
        if verb.key == "thief" or verb.key == "crown":
            return [f"ogre:{verb.key}", f"seat:{COLOURS[values['colour']]}"]
        if verb.key == "brute":
            return ["ogre:brute", f"dwarf:{COLOURS[values['colour']]} {spot}"]
        if verb.key == "swap":
            return [f"dwarf:{COLOURS[state.rules.colour[max(state.seat, 0)]]} {spot}"]
        if verb.key == "resolve" or verb.key == "dig":
            return [f"spot:{spot}"]
        if verb.key == "trade":
            return [f"goal:{GOAL_NAMES[values['goal']]}"]
        if verb.key == "discard":
            names = GEM_NAMES + OGRE_NAMES
            kind = "gem" if values["item"] < len(GEM_NAMES) else "ogre"
            return [f"{kind}:{names[values['item']]}"]
        return [verb.key]
