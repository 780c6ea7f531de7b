"""Every registered game keeps the whole contract in every variant: the checks of underhall.conformance, one by one."""

from __future__ import annotations

import pytest

from tests.conformance.cases import GAMES, PERFT, PLAYTHROUGHS, name, variants
from underhall.conformance import GAME_CHECKS, VARIANT_CHECKS, chosen_effort, perft, playthrough
from underhall.core.game import Options, find
from underhall.core.text import LANGUAGES


def test_games_are_registered() -> None:
    """Without the package's metadata no game would be found, and every test below would pass by doing nothing."""
    assert "dwarf" in GAMES, "no game is registered: install the package (pip install -e .), then run the tests"


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("check", GAME_CHECKS, ids=name)
def test_game(check, key: str) -> None:
    check(find(key), chosen_effort())


@pytest.mark.parametrize("key", GAMES)
def test_our_own_games_speak_every_language(key: str) -> None:
    """English would be enough to be complete, but not for us."""
    assert find(key).texts.missing(LANGUAGES) == []


@pytest.mark.parametrize(("key", "options"), variants())
@pytest.mark.parametrize("check", VARIANT_CHECKS, ids=name)
def test_variant(check, key: str, options: Options) -> None:
    check(find(key), options, chosen_effort())


@pytest.mark.parametrize("key", GAMES)
def test_perft(key: str) -> None:
    perft.check_file(find(key), PERFT / f"{key}.txt")


@pytest.mark.parametrize("key", GAMES)
def test_playthroughs(key: str) -> None:
    playthrough.check_files(find(key), PLAYTHROUGHS)
