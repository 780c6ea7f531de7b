"""Games before anybody plays: options, and the register."""

from __future__ import annotations

import pickle

import pytest

from underhall.core import game as games
from underhall.core.errors import BadCatalogue, BadOption, UnknownGame
from underhall.core.game import Game, Option


def test_options_are_completed(stones: Game) -> None:
    assert stones.configure({}) == {"players": 2, "hand": 3}
    assert stones.configure({"players": "3", "hand": 4}) == {"players": 3, "hand": 4}
    assert list(stones.configure({"hand": 4, "players": 3})) == ["players", "hand"]


@pytest.mark.parametrize(
    ("given", "match"),
    [
        ({"players": 4}, "option players: '4' is not possible; choose 2, 3"),
        ({"hand": 5}, "option hand: '5' is not possible; choose a whole number from 2 to 4"),
        ({"hand": "x"}, "option hand: 'x' is not possible"),
        ({"hand": -3}, "option hand: '-3' is not possible"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_wrong_options_are_named(stones: Game, given: dict[str, object], match: str) -> None:
    with pytest.raises(BadOption, match=match):
        stones.configure(given)


def test_an_option_of_words() -> None:
    option = Option("edition", "old", ("old", "new"))
    assert option.read(" new ") == "new"
    assert str(option.choices()) == "old, new"
    with pytest.raises(BadOption, match="option edition: 'New' is not possible; choose old, new"):
        option.read("New")


def test_games_are_found_by_key(stones: Game) -> None:
    installed = games.keys()
    assert installed == sorted(installed)
    assert "high_stone" in installed
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; installed are: .*high_stone"):
        games.find("chess")


def test_a_new_game(stones: Game) -> None:
    assert stones.new(42, players=3).seats == 3
    assert stones.new(42).fingerprint() == stones.new(42).fingerprint()
    assert stones.new(42).fingerprint() != stones.new(43).fingerprint()


def test_a_game_is_pickled_by_name(stones: Game) -> None:
    assert pickle.loads(pickle.dumps(stones)) is stones
    with pytest.raises(BadCatalogue, match="another card file"):
        games.recall("high_stone", "00000000")
