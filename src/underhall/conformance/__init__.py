"""The conformance suite: written once, for any game.

Our own games must pass it (tests/conformance). A game of yours is registered by its entry point without anybody asking
for this suite; but what tables, players and the lab promise holds for games that pass it, and for no others.

A game that passes keeps the contract of ``underhall.core``: it can be saved, copied, sent, replayed, searched, taken
back and spoken about, and it keeps its secrets. Use it for a game of your own::

    from underhall.conformance import check_game
    check_game(MY_GAME)                       # or: python -m underhall.conformance KEY

or give each of ``GAME_CHECKS`` and ``VARIANT_CHECKS`` to your test runner. Besides, keep a perft file and playthroughs
(``perft``, ``playthrough``) and compare builds (``checksum``). UNDERHALL_SOAK=1 looks much harder.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from underhall.conformance.boards import boards_can_be_drawn
from underhall.conformance.fields import fields_are_copied, fields_are_declared, fields_come_back
from underhall.conformance.notation import legal_moves_print_and_parse, moves_print_and_parse
from underhall.conformance.opening import openings_are_written
from underhall.conformance.play import games_end, moves_are_accepted, nothing_after_the_end, others_are_refused
from underhall.conformance.saving import (
    copies_share_nothing,
    positions_are_guarded,
    positions_come_back,
    positions_play_on,
    records_replay,
)
from underhall.conformance.secrecy import (
    bots_do_not_peek,
    moves_do_not_leak,
    redeals_are_canonical,
    redeals_are_sound,
    steps_do_not_interfere,
    views_do_not_interfere,
)
from underhall.conformance.undo import undo_is_exact
from underhall.conformance.walk import SMALL, Broken, Effort, chosen_effort
from underhall.conformance.words import (
    everything_can_be_said,
    options_are_guarded,
    refusals_rest_on_clauses,
    texts_are_complete,
)
from underhall.core.game import Game, Options

__all__ = ["GAME_CHECKS", "SMALL", "VARIANT_CHECKS", "Broken", "Effort", "check_game", "chosen_effort"]

GameCheck = Callable[[Game[Any], Effort], None]
VariantCheck = Callable[[Game[Any], Options, Effort], None]

GAME_CHECKS: tuple[GameCheck, ...] = (
    moves_print_and_parse,
    texts_are_complete,
    refusals_rest_on_clauses,
    options_are_guarded,
)

VARIANT_CHECKS: tuple[VariantCheck, ...] = (
    games_end,
    moves_are_accepted,
    others_are_refused,
    nothing_after_the_end,
    legal_moves_print_and_parse,
    positions_come_back,
    positions_play_on,
    positions_are_guarded,
    copies_share_nothing,
    fields_are_declared,
    fields_are_copied,
    fields_come_back,
    records_replay,
    openings_are_written,
    undo_is_exact,
    views_do_not_interfere,
    steps_do_not_interfere,
    moves_do_not_leak,
    redeals_are_canonical,
    redeals_are_sound,
    bots_do_not_peek,
    everything_can_be_said,
    boards_can_be_drawn,
)


def check_game(game: Game[Any], effort: Effort | None = None) -> None:
    """Run every check on a game in all its variants; raises Broken at the first thing that is wrong."""
    how = effort if effort is not None else chosen_effort()
    for whole in GAME_CHECKS:
        whole(game, how)
    for options in game.variants():
        for check in VARIANT_CHECKS:
            check(game, options, how)
