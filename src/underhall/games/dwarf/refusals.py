"""Which clause of the rules each refusal rests on, by the keys of the texts ``refusals``."""

from __future__ import annotations

from typing import Final

REFUSAL_CLAUSES: Final = {
    "occupied": "D-2",
    "no_second_mine": "D-99",
    "must_act": "D-32",
    "no_second_special": "D-36",
    "three_specials": "D-93",
    "empty_pile": "D-39",
    "no_glory": "D-38",
    "choose_mix": "D-102",
    "choose_split": "D-108",
    "cannot_pay_split": "D-108",
    "recall_below": "D-103",
    "turn_back_where": "D-104",
    "apprentice_where": "D-105",
    "resolve_own": "D-68",
}
