"""OpenSpiel: its own random simulation for every game and number of players, its search, Shimmy on top of it."""

from __future__ import annotations

import json
import random
import warnings

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from pettingzoo.test import api_test
from shimmy import OpenSpielCompatibilityV0

from underhall.core.game import find
from underhall.doors import openspiel

from .tables import GAMES, SHORT, TABLES


def loaded(key: str, players: int, deals: int = 8) -> pyspiel.Game:
    return pyspiel.load_game(f"underhall_{key}", {"players": players, "deals": deals, **SHORT[key]})


def some_way_in(game: pyspiel.Game, seed: int, steps: int) -> pyspiel.State:
    chance = random.Random(seed)
    state = game.new_initial_state()
    state.apply_action(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_openspiels_own_simulation(key: str, players: int) -> None:
    pyspiel.random_sim_test(loaded(key, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("key", GAMES)
def test_states_are_saved_and_read_back(key: str) -> None:
    game = loaded(key, 2)
    for steps in (0, 1, 2, 25):
        state = some_way_in(game, 1, steps)
        twin = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
        assert str(twin) == str(state)
        assert twin.legal_actions() == state.legal_actions()
        assert [twin.information_state_string(seat) for seat in (0, 1)] == [
            state.information_state_string(seat) for seat in (0, 1)
        ]


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_another_deal_that_looks_the_same_is_the_same_to_a_seat(key: str, players: int) -> None:
    """Also after playing on: the seat's information state and its tensor do not know which world it is."""
    state = some_way_in(loaded(key, players), 3, 12)
    assert not state.is_terminal()
    seat = state.current_player()
    observer = make_observation(state.get_game())
    observer.set_from(state, seat)
    tensor = observer.tensor.copy()
    others = 0
    for number in range(5):
        twin = state.resample_from_infostate(seat, lambda number=number: (number + 0.5) / 5)
        assert twin.current_player() == seat
        assert twin.legal_actions() == state.legal_actions()
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        observer.set_from(twin, seat)
        assert (observer.tensor == tensor).all()
        others += str(twin) != str(state)
        while not twin.is_terminal() and len(twin.history()) < 60:
            twin.apply_action(twin.legal_actions()[-1])
    assert others


@pytest.mark.parametrize("key", GAMES)
def test_an_information_state_forgets_nothing(key: str) -> None:
    """Whatever a seat has seen stays at the beginning of what it knows; and it differs as soon as its moves do."""
    game = loaded(key, 2)
    chance = random.Random(5)
    state = game.new_initial_state()
    state.apply_action(2)
    before = ["", ""]
    for _ in range(40):
        if state.is_terminal():
            break
        for seat in (0, 1):
            past = state.information_state_string(seat).rpartition("\n")[0]
            assert past.startswith(before[seat])
            before[seat] = past
        choices = state.legal_actions()
        if len(choices) > 1:
            seat = state.current_player()
            ways = {state.child(action).information_state_string(seat) for action in choices[:3]}
            assert len(ways) == len(choices[:3])
        state.apply_action(chance.choice(choices))


@pytest.mark.parametrize("key", GAMES)
def test_what_others_alone_know_is_not_in_it(key: str) -> None:
    """Every line of the past is one that the journal shows to that seat, or the seat's own move."""
    state = some_way_in(loaded(key, 2), 1, 60)
    progress = state.progress
    for seat in (0, 1):
        lines = state.information_state_string(seat).split("\n")[1:-1]
        assert lines == [line for audience, line in progress.past if audience == -1 or audience >> seat & 1]
    own = [line for audience, line in progress.past if audience != -1 and line.startswith(">")]
    assert own


@pytest.mark.parametrize("key", GAMES)
def test_observers_name_the_slices(key: str) -> None:
    state = some_way_in(loaded(key, 2), 1, 10)
    observer = make_observation(state.get_game())
    observer.set_from(state, 0)
    features = find(key).features()
    names = [part.name for part in features.slices if not part.judged]
    assert [name for name in observer.dict if name != "picked"] == names
    assert sum(part.size for part in observer.dict.values()) == observer.tensor.size
    assert observer.dict["players"].any()
    assert json.loads(observer.string_from(state, 1))["viewer"] == 1


@pytest.mark.parametrize("key", GAMES)
def test_structs_tell_the_view_and_the_moves(key: str) -> None:
    state = some_way_in(loaded(key, 2), 1, 3)
    seat = state.current_player()
    seen = json.loads(state.to_observation_struct(seat).to_json())
    assert seen["viewer"] == seat
    assert seen["prompt"]
    assert seen["legal"]
    assert json.loads(state.to_observation_struct(1 - seat).to_json())["legal"] == []
    action = state.legal_actions()[0]
    struct = state.action_to_struct(action)
    assert json.loads(struct.to_json())["says"] == state.action_to_string(action)
    assert state.struct_to_actions(struct) == [action]


@pytest.mark.parametrize("key", GAMES)
def test_openspiels_search_plays_a_whole_game_by_what_it_knows(key: str) -> None:
    """It decides whenever its seat is asked, against one that plays at random."""
    game = loaded(key, 2)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game=game, uct_c=1.4, max_simulations=10, evaluator=NoRollout(), random_state=rng)
    state = game.new_initial_state()
    state.apply_action(0)
    chance = random.Random(1)
    asked = own = 0
    while not state.is_terminal():
        mine = state.current_player() == 0
        action = bot.step(state) if mine else chance.choice(state.legal_actions())
        assert action in state.legal_actions()
        own += mine
        state.apply_action(action)
        asked += 1
    assert asked > 20
    assert own > 10
    assert sum(state.returns()) == pytest.approx(1.0)


class NoRollout(mcts.Evaluator):
    """Judges nothing: what is tried is the walk through imagined worlds."""

    def evaluate(self, state: pyspiel.State) -> list[float]:
        return [0.0] * state.num_players()

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


@pytest.mark.parametrize("key", GAMES)
def test_shimmy_makes_a_pettingzoo_table_of_it(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    config = {"players": 2, "deals": 8, **SHORT[key]}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about Shimmy's own ways: infinite bounds, 64-bit numbers
        api_test(OpenSpielCompatibilityV0(game_name=f"underhall_{key}", config=config), num_cycles=30)
    assert "Passed API test" in capsys.readouterr().out


def test_every_installed_game_is_registered() -> None:
    names = set(pyspiel.registered_names())
    assert {f"underhall_{key}" for key in GAMES} <= names
    game = pyspiel.load_game("underhall_dwarf(players=4,deals=3)")
    assert game.num_players() == 4
    assert len(game.new_initial_state().chance_outcomes()) == 3
    assert openspiel.DEALS > 1000
