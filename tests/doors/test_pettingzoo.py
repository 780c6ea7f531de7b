"""PettingZoo: its own tests, for every game and number of players."""

from __future__ import annotations

import warnings
from functools import partial

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from underhall.core.errors import IllegalMove
from underhall.doors.pettingzoo import env

from .tables import GAMES, SHORT, TABLES


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_the_api_is_kept(key: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Whoever is not asked has nothing to choose from; a dictionary is the norm for masks.
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        api_test(env(key, players=players, **SHORT[key]), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_the_same_seed_gives_the_same_game(key: str, players: int) -> None:
    seed_test(partial(env, key, players=players, **SHORT[key]), num_cycles=40)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_tables_are_drawn(key: str, players: int) -> None:
    render_test(partial(env, key, players=players, **SHORT[key]))


@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game_shares_one_victory(key: str) -> None:
    table = pettingzoo.make("aec", f"underhall/{key}-v0", players=2, **SHORT[key])
    table.reset(seed=4)
    rng = np.random.default_rng(4)
    totals = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, cut, info = table.last()
        totals[agent] += reward
        assert not cut
        if not over:
            assert (seen["action_mask"] == info["action_mask"]).all()
        table.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"])))
    assert sum(totals.values()) == pytest.approx(1.0)


def test_what_is_not_offered_is_refused_and_the_game_goes_on() -> None:
    table = env("dwarf", players=2)
    table.reset(seed=1)
    seen = table.last()[0]
    with pytest.raises(IllegalMove, match="is not offered here"):
        table.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (table.last()[0]["observation"] == seen["observation"]).all()


def test_half_a_move_is_seen_by_nobody_else() -> None:
    table = env("dwar7s_fall", players=3)
    table.reset(seed=2)
    before = {agent: table.observe(agent)["observation"] for agent in table.agents}
    agent = table.agent_selection
    steps = np.flatnonzero(table.last()[0]["action_mask"])
    table.step(int(steps[-1]))
    assert table.agent_selection == agent, "the first symbol of a move is no whole move here"
    for other in table.agents:
        assert (table.observe(other)["observation"] == before[other]).all() == (other != agent)
