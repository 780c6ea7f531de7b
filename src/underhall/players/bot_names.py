"""What a bot is called: a dwarf of the old songs, by its level, so that nobody plays against "Adept 2".

The names are those of the Edda's catalogue of dwarfs; each level has its own, so whoever has met Dvalin once knows him
for a master. Whoever plays against a learner in a lesson has a name of his own, and no other bot has it.
"""

from __future__ import annotations

import hashlib
from typing import Final

TEACHER: Final = "Brokk"
NAMES: Final[dict[str, tuple[str, ...]]] = {
    "random": ("Haugspori", "Blain", "Dolgthvari", "Nar", "Buri", "Aurvang", "Eikin", "Har"),
    "greedy": ("Fafnir", "Draupnir", "Lofar", "Bruni", "Grer", "Dolgthrasir", "Siar", "Onar"),
    "novice": ("Lit", "Nyi", "Nidi", "Hepti", "Vili", "Loni", "Frar", "Anar"),
    "adept": ("Hannar", "Jari", "Svior", "Hornbori", "Fjalar", "Galar", "Virfir", "Skafid"),
    "master": ("Sindri", "Eitri", "Alvis", "Regin", "Dvalin", "Andvari", "Fundin", "Hledjolf"),
    "grandmaster": ("Durin", "Modsognir", "Ivaldi", "Hreidmar", "Nordri", "Sudri", "Austri", "Vestri"),
}


def bot_name(level: str, seat: int, table: str) -> str:
    """The same for the same table and seat; at one table no two bots are called alike.

    Bots of a table without a name of its own, and searches with budgets of their own, are called by what they are.
    """
    names = NAMES.get(level)
    if names is None or not table:
        return f"{level.capitalize()} {seat + 1}"
    first = hashlib.blake2b(table.encode(), digest_size=2).digest()
    return names[(int.from_bytes(first, "big") + seat) % len(names)]
