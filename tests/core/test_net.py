"""Learned evaluators: a net computes what its weights say, answers for every seat, and refuses what is not for it."""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Any

import pytest

from underhall.core.buffers import vec
from underhall.core.features import SparseRow, write_features
from underhall.core.game import find, keys
from underhall.core.net import LARGEST_FILE, BadNet, Net, NetEvaluator, check, logistic, pack, shipped, sizes_of, unpack
from underhall.core.net_rows import MOST_KEPT
from underhall.core.state import State
from underhall.games.dwarf.game import DWARF
from underhall.players.player import ask
from underhall.players.random import RandomPlayer

FEATURES = DWARF.features()
SHAPE = (int(FEATURES.judged), 6, 3)


def some_weights(scale: float = 0.4) -> list[float]:
    """Weights without any order, the same each time."""
    count = sum(sizes_of(SHAPE))
    return [scale * (((number * 7919) % 1009) / 504.5 - 1.0) for number in range(count)]


def some_net(players: int = 2, **other: Any) -> Net:
    header = {
        "game": "dwarf",
        "players": players,
        "features": FEATURES.digest(),
        "cards": DWARF.catalogue.digest,
        "shape": SHAPE,
        **other,
    }
    return unpack(pack(header, some_weights()), "some.net")


def evaluator_with(players: int) -> NetEvaluator[Any]:
    nets: list[Net | None] = [None] * 9
    nets[players] = some_net(players)
    return NetEvaluator(FEATURES, nets, DWARF.handwritten())


def walked(players: int, moves: int, seed: int = 4) -> State:
    state: State = DWARF.new(seed, players=players)
    for number in range(moves):
        if state.seat >= 0:
            state.play(ask(RandomPlayer(), state, number))
    return state


def by_hand(weights: list[float], features: list[float]) -> float:
    """The net's formula, written plainly."""
    inputs, hidden, upper = SHAPE
    sizes = sizes_of(SHAPE)
    parts = []
    for size in sizes:
        parts.append(weights[:size])
        weights = weights[size:]
    first, first_bias, second, second_bias, last, last_bias = parts
    lower = [
        max(0.0, first_bias[unit] + sum(features[place] * first[place * hidden + unit] for place in range(inputs)))
        for unit in range(hidden)
    ]
    middle = [
        max(0.0, second_bias[unit] + sum(lower[below] * second[unit * hidden + below] for below in range(hidden)))
        for unit in range(upper)
    ]
    return 1.0 / (1.0 + exp(-last_bias[0] - sum(middle[unit] * last[unit] for unit in range(upper))))


def test_the_net_computes_what_its_weights_say() -> None:
    evaluator = evaluator_with(2)
    values = set()
    for moves in (0, 5, 17, 30):
        state = walked(2, moves)
        for seat in (0, 1):
            wanted = by_hand(some_weights(), write_features(FEATURES, state, seat))
            assert evaluator.value(state, seat) == pytest.approx(wanted, abs=1e-6)
            values.add(round(wanted, 6))
    assert len(values) > 4


@pytest.mark.parametrize("key", ["dwarf", "dig_deeper_dwarf", "dwar7s_fall", "dwar7s_duel"])
def test_rows_of_floats_and_buffers_come_to_the_same_number_to_the_last_bit(key: str) -> None:
    """The interpreted engine reads a net by rows, the compiled one by buffers; their bots must make the same moves."""
    game = find(key)
    features = game.features()
    assert features is not None
    weights = [
        0.3 * (((number * 7919) % 1009) / 504.5 - 1.0) for number in range(sum(sizes_of((features.judged, 7, 5))))
    ]
    net = unpack(pack({"shape": (int(features.judged), 7, 5)}, weights), "some.net")
    rows = net.as_rows()
    net.rows = None  # by buffers, in both builds
    row, sums = SparseRow(features.judged), vec[float]([0.0] * 7)
    shares = set()
    for seed in range(4):
        state = game.new(seed, players=2)
        for _move in range(60):
            if state.seat < 0:
                break
            row.count = 0
            features.write_judged(state, features.look_ahead(state), state.seat, row)
            shares.add(net.share(row, sums))
            for _again in range(2):
                assert logistic(rows.total(row)) == net.share(row, sums)
            state.play(ask(RandomPlayer(), state, seed))
    assert len(shares) > 50
    assert 0 < len(rows.kept) <= MOST_KEPT


def test_rows_that_were_seen_before_are_kept_up_to_a_limit() -> None:
    rows = some_net().as_rows()
    row = SparseRow(FEATURES.judged)
    for number in range(MOST_KEPT + 5):
        row.count = 0
        row.add(number % 7, 1.0 + number)
        row.fill_up()
        rows.total(row)
    assert len(rows.kept) == 5


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_shares_of_all_seats_are_one_victory(players: int) -> None:
    evaluator = evaluator_with(players)
    state = walked(players, 12)
    values = vec[float]([0.0] * players)
    evaluator.write_values(state, values)
    alone = [evaluator.value(state, seat) for seat in range(players)]
    assert sum(values) == pytest.approx(1.0)
    assert list(values) == pytest.approx([share / sum(alone) for share in alone])


def test_a_finished_game_is_worth_its_result() -> None:
    evaluator = evaluator_with(3)
    state = walked(3, 1000)
    assert state.seat < 0
    values = vec[float]([0.0] * 3)
    evaluator.write_values(state, values)
    assert list(values) == state.outcome().results
    assert [evaluator.value(state, seat) for seat in range(3)] == state.outcome().results


def test_without_a_net_for_the_number_of_players_it_is_judged_by_hand() -> None:
    evaluator = evaluator_with(2)
    state = walked(3, 9)
    assert [evaluator.value(state, seat) for seat in range(3)] == [
        DWARF.handwritten().value(state, seat) for seat in range(3)
    ]
    assert evaluator.rollout_depth(state, 4) == 4
    assert evaluator.rollout_depth(walked(2, 9), 4) == 0
    # Alone against an automaton two seats are played, but no net for two players knows him.
    solo = DWARF.new(4, players=1)
    assert evaluator.value(solo, 0) == DWARF.handwritten().value(solo, 0)


def test_what_it_means_in_words_is_by_hand() -> None:
    state = walked(2, 9)
    assert evaluator_with(2).breakdown(state, 0) == DWARF.handwritten().breakdown(state, 0)


@pytest.mark.parametrize(
    ("other", "key"),
    [
        ({"features": "000000000000"}, "net-other_features"),
        ({"game": "dwar7s_fall"}, "net-other_game"),
        ({"players": 3}, "net-other_game"),
    ],
)
def test_a_net_made_for_something_else_is_refused(other: dict[str, Any], key: str) -> None:
    with pytest.raises(BadNet) as refused:
        check(some_net(**other), DWARF, FEATURES, 2, "2.net")
    assert refused.value.key == key


def test_a_damaged_file_is_refused() -> None:
    whole = pack(some_net().header, some_weights())
    for broken in (b"", b"{}\n", whole[:-1], whole[:40], whole + b"1234", whole.replace(b'"net"', b'"cat"')):
        with pytest.raises(BadNet) as refused:
            unpack(broken, "2.net")
        assert refused.value.key == "net-unreadable"
    with pytest.raises(BadNet):
        pack({"shape": [0, 0, 0]}, [0.0] * LARGEST_FILE)


def test_nets_are_found_by_number_of_players_and_only_for_the_cards_they_have_seen(tmp_path: Path) -> None:
    (tmp_path / "3.net").write_bytes(pack(some_net(3).header, some_weights()))
    (tmp_path / "4.net").write_bytes(pack(some_net(4, cards="other").header, some_weights()))
    assert [number for number, net in enumerate(shipped(DWARF, tmp_path, FEATURES)) if net is not None] == [3]
    (tmp_path / "5.net").write_bytes(pack(some_net(5, features="other").header, some_weights()))
    with pytest.raises(BadNet):
        shipped(DWARF, tmp_path, FEATURES)


@pytest.mark.parametrize("key", keys())
def test_shipped_nets_are_small_and_tell_how_they_were_made(key: str) -> None:
    """Games of one package have folders of their own below ``nets``; every net there is for one of them."""
    folder = Path(str(find(key).folder())) / "nets"
    for file in folder.rglob("*.net"):
        assert file.stat().st_size < LARGEST_FILE
        net = unpack(file.read_bytes(), file.name)
        game = find(net.header["game"])
        assert game.folder() == find(key).folder()
        assert file.parent == folder or game.key.endswith(f"_{file.parent.name}")
        features = game.features()
        assert features is not None
        check(net, game, features, int(file.stem), file.name)
        assert net.header["command"].startswith(f"underhall train {game.key} ")
        assert {"seed", "games", "commit", "loss", "tenths"} <= net.header.keys()
