"""How Dig Deeper Dwarf speaks."""

from __future__ import annotations

from underhall.core.moves import MoveSpace
from underhall.core.text import Phrasebook, Voice
from underhall.games.dig_deeper_dwarf.catalogue import Cards


class DeepVoice(Voice):
    """Sentences for moves and events of Dig Deeper Dwarf."""

    def __init__(
        self, texts: Phrasebook, moves: MoveSpace, language: str, names: list[str] | None, cards: Cards
    ) -> None:
        super().__init__(texts, moves, language, names)
        self.cards = cards
