"""How Fall and Duel speak: names of cards, spots and colours in every language (``dwar7s.ftl`` has the words)."""

from __future__ import annotations

from underhall.core.grid import SIDES
from underhall.core.text import Phrasebook, Voice
from underhall.games.dwar7s.catalogue import (
    COLOURS,
    GEM_NAMES,
    GOAL_NAMES,
    KIND_NAMES,
    KINDS,
    OGRE_NAMES,
    SECRET_NAMES,
)
from underhall.games.dwar7s.moves import GRID, HOP_CELLS, MOVES, spot_name
from underhall.games.dwar7s.ogres import unpack
from underhall.games.dwar7s.state import SECRET, Dwar7sState


class Dwar7sVoice(Voice[Dwar7sState]):
    """Sentences for moves and events of Fall and Duel."""

    def __init__(self, texts: Phrasebook, language: str, names: list[str] | None, box: str) -> None:
        super().__init__(texts, MOVES, language, names)
        self.box = box

    def phrase(self, section: str, key: str, **fields: str | int) -> str:
        """Some words differ between the two games: the entry with the game's name behind it comes first."""
        own = f"{key}_{self.box}"
        return super().phrase(section, own if self.texts.has(section, own) else key, **fields)

    def word(self, kind: str, value: int) -> str:
        if kind == "card":
            return self.named("kinds", KIND_NAMES[value])
        if kind == "which":
            return self.card(value)
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
            return ", ".join(f"{number} {self.word('ogre', ogre)}" for ogre, number in enumerate(numbers) if number)
        if kind == "item":
            return self.item(value)
        return super().word(kind, value)

    def named(self, section: str, name: str) -> str:
        return self.phrase(section, name.replace(" ", "_"))

    def card(self, card: int) -> str:
        """``red ruby mine``: in German the colour follows, so that it needs no ending."""
        return self.phrase(
            "game",
            "card",
            kind=self.named("kinds", KIND_NAMES[card % KINDS]),
            colour=self.named("colours", COLOURS[card // KINDS]),
        )

    def item(self, item: int) -> str:
        if item < len(GEM_NAMES):
            return self.named("gems", GEM_NAMES[item])
        return self.named("ogres", OGRE_NAMES[item - len(GEM_NAMES)])

    def details(self, state: Dwar7sState, move: int) -> dict[str, str]:
        verb = MOVES.verb(move)
        values = verb.decode(move)
        fields: dict[str, str] = {}
        if "hop" in values:
            fields["to"] = self.word("to", values["spot"] + HOP_CELLS[values["hop"]])
        if verb.key == "play":
            fields["how"] = self.rotation(state, values["card"], values["turn"])
            fields["over"] = ""
            site = state.map.find(values["spot"])
            if site >= 0:
                fields["over"] = self.phrase("game", "over", card=self.card(state.map.top(site)))
        if verb.key == "trade":
            goal = values["goal"]
            cost = [(state.cards.cost[goal * len(GEM_NAMES) + gem], gem) for gem in range(len(GEM_NAMES))]
            fields["cost"] = ", ".join(f"{number} {self.word('gem', gem)}" for number, gem in cost if number)
            fields["points"] = str(state.cards.goal_points[goal])
        if verb.key == "reveal" or verb.key == "keep":
            fields["secret"] = self.word("secret", state.have(max(state.seat, 0), SECRET))
        return fields

    def rotation(self, state: Dwar7sState, kind: int, turn: int) -> str:
        """Where the walls are after turning, which says more than the number of the rotation."""
        colour = state.rules.colour[max(state.seat, 0)]
        opened = state.cards.open[(colour * KINDS + kind) * SIDES + turn]
        letters = [self.phrase("sides", key) for side, key in enumerate("NESW") if not opened >> side & 1]
        return self.phrase("game", "walls" if letters else "no_walls", sides=" ".join(letters))

    def picks(self, state: Dwar7sState, move: int) -> list[str]:
        """What a person clicks: first what is played, then where it goes."""
        verb = MOVES.verb(move)
        values = verb.decode(move)
        spot = spot_name(values["spot"]) if "spot" in values else ""
        if verb.key == "play":
            return [f"card:{KIND_NAMES[values['card']]}", f"spot:{spot}", f"turn:{values['turn']}"]
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
