"""Which clause of the rules each refusal rests on, by the keys of the texts ``refusals``."""

from __future__ import annotations

from typing import Final

REFUSAL_CLAUSES: Final = {
    # Activities.
    "not_in_hand": "G-21",
    "no_actions": "G-27",
    "no_action_possible": "G-77",
    "not_resource": "G-142",
    "basic_impossible": "G-82",
    "companion_impossible": "G-188",
    "bought_already": "G-144",
    "not_at_camp": "G-144",
    "cannot_afford": "G-145",
    "needless_or_short": "G-148",
    "not_that_resource": "G-146",
    "gold_or_pass": "G-214",
    "crafted_already": "G-154",
    "cannot_craft": "G-154",
    # Actions.
    "pay_first": "G-85",
    "needed": "G-82",
    "no_target": "G-82",
    "impossible": "G-82",
    "not_on_card": "G-76",
    "finish_card": "G-59",
    "look_first": "G-111",
    "up_to_two": "G-193",
    # Answers and copies.
    "answer_or_pass": "G-166",
    "barred": "G-171",
    "basic_used": "G-81",
    "cannot_pay": "G-79",
    "no_mycolus": "G-198",
    "copy_or_pass": "G-120",
    "new_target_only": "G-175",
    # Tiles and events.
    "must_connect": "G-127",
    "must_dismiss": "G-190",
    "towards_camp": "G-223",
    "highest_value": "G-229",
    "empty_pile": "G-230",
    "gift_from_hand_first": "G-232",
    "one_gift_each": "G-232",
    # Traits.
    "not_dealt": "G-8",
    "no_trait": "G-234",
    "no_end_on_rubble": "G-236",
    "no_rubble_there": "G-243",
    "too_far": "G-243",
    # The End phase.
    "fee_first": "G-62",
    "keep_one": "G-63",
}
