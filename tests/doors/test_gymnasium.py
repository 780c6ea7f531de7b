"""Gymnasium: its own check for every game and number of players; opponents answer, masks are kept."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from underhall.core.errors import BadOption, GameOver, IllegalMove
from underhall.doors.gymnasium import TableEnv, titled

from .tables import GAMES, SHORT, TABLES


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_gymnasiums_own_check(key: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # It would like a specification to make the environment anew from; the next test makes them by name.
        warnings.filterwarnings("ignore", ".*Not able to test alternative render modes.*")
        check_env(TableEnv(key, "random", players=players, **SHORT[key]))


@pytest.mark.parametrize("key", GAMES)
def test_made_by_name_with_opponents_of_a_level(key: str) -> None:
    name = f"underhall.doors.gymnasium:underhall/{titled(key)}-v0"
    table = gymnasium.make(name, opponent="random", players=2, **SHORT[key])
    inner = table.unwrapped
    assert isinstance(inner, TableEnv)
    seats = set()
    rewards = []
    for game in range(3):
        seen, info = table.reset(seed=game)
        seats.add(info["seat"])
        over = False
        while not over:
            assert info["action_mask"].any()
            assert (inner.action_masks() == info["action_mask"]).all()
            seen, reward, over, cut, info = table.step(table.action_space.sample())
            assert table.observation_space.contains(seen)
            assert not cut
            assert over or reward == 0.0
        rewards.append(reward)
        assert not info["action_mask"].any()
        with pytest.raises(GameOver):
            table.step(0)
    assert all(0.0 <= reward <= 1.0 for reward in rewards)
    assert seats == {0, 1}


def test_a_novice_and_a_chosen_seat() -> None:
    table = TableEnv("dwarf", ["novice", "greedy"], seat=2, players=3)
    _, info = table.reset(seed=3)
    assert info["seat"] == table.playing.seat == 2
    for _ in range(5):
        table.step(table.action_space.sample())
        assert table.playing.seat == 2


def test_the_same_seed_gives_the_same_game_opponents_included() -> None:
    def seen(seed: int) -> list[bytes]:
        table = TableEnv("dwarf", "random", players=2)
        rows = [table.reset(seed=seed)[0].tobytes()]
        table.action_space.seed(seed)
        rows += [table.step(table.action_space.sample())[0].tobytes() for _ in range(10)]
        return rows

    assert seen(5) == seen(5)
    assert seen(5) != seen(6)


def test_many_tables_at_once() -> None:
    tables = gymnasium.make_vec(
        "underhall.doors.gymnasium:underhall/Dwarf-v0", num_envs=3, opponent="random", players=2
    )
    seen, _ = tables.reset(seed=1)
    assert seen.shape == (3, *tables.single_observation_space.shape)
    ended = 0
    for _ in range(150):
        actions = tables.unwrapped.sample_actions()
        assert (tables.unwrapped.action_masks()[np.arange(3), actions] == 1).all()
        seen, rewards, over, _, infos = tables.step(actions)
        ended += int(over.sum())
        assert not rewards[~over].any()
        if over.any():
            assert infos["_final_obs"].tolist() == over.tolist()
    assert ended
    tables.close()


def test_what_is_impossible_is_refused() -> None:
    with pytest.raises(BadOption, match="the seats of this table are 0 to 1"):
        TableEnv("dwarf", seat=2, players=2)
    with pytest.raises(BadOption, match="1 opponents are named, and 2 sit"):
        TableEnv("dwarf", ["novice"], players=3)
    with pytest.raises(BadOption, match="no player 'wizard'"):
        TableEnv("dwarf", "wizard")


def test_an_action_that_is_not_offered_is_replaced_or_refused() -> None:
    table = TableEnv("dwarf", "random")
    _, info = table.reset(seed=1)
    assert info["replaced"] is False
    wrong = int(np.flatnonzero(table.action_masks() == 0)[0])
    assert table.step(wrong)[4]["replaced"] is True
    assert table.step(table.action_space.sample())[4]["replaced"] is False
    strict = TableEnv("dwarf", "random", strict=True)
    strict.reset(seed=1)
    wrong = int(np.flatnonzero(strict.action_masks() == 0)[0])
    with pytest.raises(IllegalMove):
        strict.step(wrong)
