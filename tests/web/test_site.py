"""The folder of ``underhall site`` in chromium with the network cut: the engine in a worker, from a sub-path, under the
strict policy.

Whole games take minutes: `make site-test` plays them. Where `make wasm` left a compiled engine it is that one.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.site.host import StaticHost
from tests.web.seen import PHONE
from tests.web.site_visitor import READY, RUNTIME, Visitor, choices, fingerprints, how_it_runs
from underhall.site.folder import COMPILED, compiled_libraries

SEED = "20261119"
# Whoever picks at random in Dig Deeper Dwarf sees no end of it: the table has a last round.
SYSTEMS: dict[str, dict[str, str]] = {
    "dwarf": {},
    "dwar7s_fall": {},
    "dwar7s_duel": {},
    "dig_deeper_dwarf": {"max_rounds": "5"},
}


def played_without_network(visitor: Visitor, host: StaticHost, game: str, most: int, reload_after: int) -> int:
    """Play by clicks against ``adept`` with no host there, and reload in the midst; how many own moves were made."""
    visitor.come()
    host.go()
    visitor.sit_down(game, SYSTEMS[game], "adept", SEED)
    made = 0
    while made < most and visitor.own_move():
        made += 1
        if made == reload_after:
            visitor.until("document.querySelector('.can-pick')")
            before, kept = visitor.look(), visitor.table().running().moves
            visitor.page.reload()
            visitor.until(f"{READY} && document.querySelector('.can-pick')")
            assert visitor.look() == before
            assert visitor.table().running().moves == kept
    assert visitor.strangers.asked == []
    return made


def agreed(visitor: Visitor, most_choices: int) -> None:
    """The browser's engine and the native one: the same position after every move, and the same choices."""
    table = visitor.table()
    header, moves = table.header, list(table.running().moves)
    assert header.seed == SEED
    game = (header.game, dict(header.options), SEED, moves)
    assert visitor.asked_of_browser(fingerprints, *game) == fingerprints(*game)
    assert fingerprints(*game)[-1] == table.running().state.fingerprint()
    places = [len(moves) * part // (most_choices + 1) for part in range(1, most_choices + 1)]
    there = visitor.asked_of_browser(choices, *game, "adept", places)
    assert [chosen for chosen, _ in there] == [chosen for chosen, _ in choices(*game, "adept", places)]


@pytest.mark.timeout(1500)
def test_a_game_goes_on_without_a_network(come: Callable[..., Visitor], host: StaticHost) -> None:
    visitor = come(seed=5)
    played_without_network(visitor, host, "dwarf", most=4, reload_after=2)
    # The engine in the browser and the native one agree on what can be picked now, too.
    visitor.until("document.querySelector('.can-pick') && !document.querySelector('[data-testid=confirm]')")
    table = visitor.table()
    state, voice = table.running().state, table.voice("en")
    assert set(visitor.look()["picks"]) <= {voice.picks(state, move)[0] for move in state.moves()}
    agreed(visitor, most_choices=1)
    # It says which engine it is, and nothing that a start imports is compiled by that start.
    compiled, sources = visitor.asked_of_browser(how_it_runs)
    assert compiled == bool(compiled_libraries(COMPILED, RUNTIME))
    assert sources == []


@pytest.mark.timeout(1500)
def test_another_game_goes_on_without_a_network_on_a_phone(come: Callable[..., Visitor], host: StaticHost) -> None:
    """By touch, at a phone's size: a few moves against ``adept``, reloaded in between."""
    visitor = come(seed=8, phone=True)
    assert played_without_network(visitor, host, "dig_deeper_dwarf", most=2, reload_after=1) == 2
    assert visitor.page.evaluate("matchMedia('(pointer: coarse)').matches && innerWidth") == PHONE["width"]
    agreed(visitor, most_choices=0)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game", SYSTEMS)
def test_a_whole_game_against_adept_without_a_network(
    come: Callable[..., Visitor], host: StaticHost, game: str
) -> None:
    visitor = come(seed=6)
    made = played_without_network(visitor, host, game, most=2000, reload_after=5)
    assert made > 5
    visitor.page.locator("[data-testid=ending]").wait_for()
    assert visitor.table().status == "over"
    agreed(visitor, most_choices=3)
