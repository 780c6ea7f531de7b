"""How DWARF speaks: names of cards, locations and amounts in every language (``dwarf.ftl`` has the words)."""

from __future__ import annotations

from underhall.core.journal import Event
from underhall.core.text import Phrasebook, Voice, sentence
from underhall.games.dwarf.catalogue import FRONTS, KINDS, Cards
from underhall.games.dwarf.moves import CARDS, LOCATIONS, MIXES, MOVES, PAYMENTS, PILES, SPLITS
from underhall.games.dwarf.state import OPPONENTS, DwarfState

AMOUNTS = ("iron", "steel", "gold", "items", "glory")


class DwarfVoice(Voice[DwarfState]):
    """Sentences for moves and events of DWARF."""

    def __init__(self, texts: Phrasebook, language: str, names: list[str] | None, cards: Cards) -> None:
        super().__init__(texts, MOVES, language, names)
        self.cards = cards

    def word(self, kind: str, value: int) -> str:
        if kind == "location":
            return self.location(value)
        if kind == "card":
            return self.card(value)
        if kind == "front":
            return self.phrase("fronts", FRONTS[self.cards.front[value]])
        if kind == "opponent":
            return self.phrase("opponents", OPPONENTS[value])
        if kind == "pile":
            return PILES[value]
        if kind == "payment":
            return self.phrase("payments", PAYMENTS[value])
        if kind == "mix":
            return self.amounts({"iron": MIXES[value][0], "steel": MIXES[value][1], "gold": MIXES[value][2]})
        if kind == "split":
            return self.amounts({"iron": SPLITS[value][0], "steel": SPLITS[value][1], "gold": SPLITS[value][2]})
        if kind in AMOUNTS:
            return self.amount(kind, value)
        return super().word(kind, value)

    def location(self, place: int) -> str:
        return LOCATIONS[place]

    def amount(self, what: str, number: int) -> str:
        """``3 iron``, ``1 item``."""
        return f"{number} {self.phrase('amounts', what, count=number)}"

    def amounts(self, numbers: dict[str, int]) -> str:
        """``3 iron and 2 gold``; nothing for zeros."""
        parts = [self.amount(what, number) for what, number in numbers.items() if number]
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {self.phrase('game', 'and')} {parts[-1]}"

    def details(self, state: DwarfState, move: int) -> dict[str, str]:
        verb = MOVES.verb(move)
        values = verb.decode(move)
        fields: dict[str, str] = {}
        if state.rules.solo:
            fields["opponent"] = self.word("opponent", state.rules.solo)
        if "location" in values:
            place = values["location"]
            fields["location"] = self.location(place)
            fields["card"] = self.card(state.top(place)) if place < state.rules.places else ""
        if verb.key == "special":
            pile = values["pile"]
            count = state.pile_counts[pile] if pile < len(state.pile_counts) else 0
            fields["pile"] = PILES[pile]
            fields["front"] = self.word("front", state.piles[pile * 3 + count - 1]) if count else ""
        if verb.key == "recall":
            card = values["card"] % len(CARDS)
            mine = values["card"] // len(CARDS)
            fields["card"] = self.card(card)
            fields["location"] = self.location(state.cards.location[card] + 9 * mine)
        return fields

    def picks(self, state: DwarfState, move: int) -> list[str]:
        """What a person clicks; for a covered card first the stack it lies in."""
        picks = super().picks(state, move)
        if MOVES.verb(move).key != "recall":
            return picks
        card = MOVES.arguments(move)["card"]
        home = state.cards.location[card % len(CARDS)] + 9 * (card // len(CARDS))
        return [f"location:{LOCATIONS[home]}", *picks]

    def card(self, card: int) -> str:
        return self.phrase("kinds", KINDS[self.cards.kind[card % len(CARDS)]])  # a card of the second set likewise

    def number(self, card: int) -> str:
        """Whether a card's name takes its verb in the plural, ``one`` or ``many``: ``Orc Raiders are laid on 2``."""
        kind = KINDS[self.cards.kind[card % len(CARDS)]]
        return self.phrase("numbers", kind) if self.texts.has("numbers", kind) else "one"

    def event(self, event: Event) -> str:
        fields = {name: self.word(name, value) for name, value in event.arguments.items()}
        gains = {what: event.arguments[what] for what in AMOUNTS if event.arguments.get(what, 0) > 0}
        losses = {what: -event.arguments[what] for what in AMOUNTS if event.arguments.get(what, 0) < 0}
        fields["gain"] = self.amounts(gains)
        fields["loss"] = self.amounts(losses)
        key = event.kind
        if key in ("worked", "suffered"):
            key += "_for" if gains and losses else ("_gain" if gains else "_loss")
        if "card" in event.arguments:
            fields["number"] = self.number(event.arguments["card"])
        return sentence(self.phrase("events", key, **fields))
