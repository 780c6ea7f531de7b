"""Which clause of the rules each refusal rests on, by the keys of the texts ``refusals``; both boxes have one book."""

from __future__ import annotations

from typing import Final

REFUSAL_CLAUSES: Final = {
    # Actions.
    "must_open": "K-21",
    "not_in_actions": "K-17",
    "no_actions_left": "K-18",
    "card_not_in_hand": "K-42",
    "off_the_table": "K-32",
    "first_card": "K-27",
    "first_card_on_mat": "K-28",
    "touches_no_card": "K-30",
    "cover_dwarfs": "K-39",
    "cover_other_type": "K-36",
    "no_card_there": "K-44",
    "other_card_there": "K-44",
    "no_dwarf_in_pile": "K-46",
    "card_full": "K-45",
    "no_own_dwarf_there": "K-49",
    "nowhere_to_walk": "K-49",
    "wall": "K-49",
    # Ogre cards.
    "ogre_not_in_hand": "K-55",
    "no_enemy": "K-59",
    "no_gem_to_steal": "K-62",
    "no_ogre_to_steal": "K-63",
    "ambush_nobody": "K-60",
    "panic_nowhere": "K-61",
    "brute_nobody": "K-64",
    "swap_own_elsewhere": "K-64",
    "swap_first": "K-64",
    # Resolve, Discard and secret goals.
    "not_ready": "K-83",
    "no_ogre_in_resolve": "K-55",
    "resolve_first": "K-84",
    "trade_first": "K-97",
    "cannot_pay": "K-96",
    "goal_not_shown": "K-96",
    "dig_first": "K-104",
    "not_diggable": "K-101",
    "item_not_in_hand": "K-112",
    "no_ogre_in_discard": "K-55",
    "discard_first": "K-112",
    "reveal_first": "K-117",
}
