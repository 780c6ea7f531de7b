"""Views and facts are what their types say (``Game.view_type``): clients' types are made from the same schemas."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError

from underhall.conformance.view_schema import PLACE, name_of, schemas
from underhall.core.game import Game, find

OURS = ("dwarf", "dwar7s_fall", "dwar7s_duel", "dig_deeper_dwarf")
LOOKS = 2  # at each game, besides its beginning and its end
STEPS = 60  # decisions from one look to the next


def validator(game: Game[Any], kind: Any) -> Draft202012Validator:
    return Draft202012Validator({"$ref": PLACE + name_of(kind), "components": {"schemas": schemas([game])}})


def plain(data: Any) -> Any:
    """As a client gets it."""
    return json.loads(json.dumps(data))


@pytest.mark.parametrize("key", OURS)
def test_views_of_random_games_fit_their_schema(key: str) -> None:
    """Every variant and so every number of players, every seat and a spectator."""
    game = find(key)
    fits = validator(game, game.view_type())
    counts: set[int] = set()
    for seed, options in enumerate(game.variants()):
        chance = random.Random(seed)
        state = game.deal(options, seed)
        counts.add(state.seats)
        for step in range(LOOKS * STEPS + 1):
            if step % STEPS == 0 or state.seat < 0:
                for viewer in range(-1, state.seats):
                    fits.validate(plain(state.view(viewer)))
            if state.seat < 0:
                break
            state.apply(chance.choice(state.moves()))
    assert counts == {game.deal(options, 0).seats for options in game.variants()}


@pytest.mark.parametrize("key", OURS)
def test_the_view_of_a_game_that_is_over_fits_too(key: str) -> None:
    game = find(key)
    chance = random.Random(3)
    short = {"round_cap": 20} if key.startswith("dwar7s") else game.at_random() | {"max_rounds": 3}
    state = game.new(3, **{name: value for name, value in short.items() if name in state_options(game)})
    while state.seat >= 0:
        state.apply(chance.choice(state.moves()))
    for viewer in range(-1, state.seats):
        validator(game, game.view_type()).validate(plain(state.view(viewer)))


def state_options(game: Game[Any]) -> set[str]:
    return {option.key for option in game.options}


@pytest.mark.parametrize("key", OURS)
def test_facts_fit_their_schema(key: str) -> None:
    game = find(key)
    validator(game, game.facts_type()).validate(plain(game.facts()))


def test_a_view_that_is_not_what_its_type_says_is_refused() -> None:
    game = find("dwarf")
    fits = validator(game, game.view_type())
    view = plain(game.new(1).view(0))
    fits.validate(view)
    for wrong in ({**view, "round": "1"}, {**view, "more": 1}, {k: v for k, v in view.items() if k != "threats"}):
        with pytest.raises(ValidationError):
            fits.validate(wrong)
