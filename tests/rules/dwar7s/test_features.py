"""Fall and Duel as numbers: what the hand-written judgement knows, what is hidden only as it may be reckoned."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.rules.dwar7s.table import Table, table
from tests.rules.dwar7s.wander import wander
from underhall.core.features import write_features
from underhall.core.net import MOST_PLAYERS, BadNet, Net, NetEvaluator, pack, shipped, sizes_of, unpack
from underhall.core.state import State
from underhall.games.dwar7s.catalogue import GEM_NAMES, KIND_NAMES, SECRET_NAMES
from underhall.games.dwar7s.evaluation import Dwar7sEvaluator
from underhall.games.dwar7s.features import (
    OF_GEMS,
    OF_LEFT,
    OF_NEAREST,
    OF_PAID,
    OF_POINTS,
    OF_REACH,
    OF_SECRET,
    POINTS,
    SEAT_ROW,
)
from underhall.games.dwar7s.game import DUEL, FALL, Dwar7s
from underhall.games.dwar7s.observation import CARD_ON_MAP, CARD_PART, CARD_PLACE, CELL_PART, CELL_SPOT, SOME, WINDOW
from underhall.players.levels import make
from underhall.players.player import ask

STARTS = {part.name: part.start for part in FALL.features().slices}
SIZES = {part.name: part.size for part in FALL.features().slices}
STREET = {"0,0": ["yellow tavern r0"], "1,0": ["yellow general store r0"], "2,0": ["red castle r0"]}
MINER = {"secret": "miner", "gems": dict.fromkeys(GEM_NAMES, 1), "hand": []}
CASTLE_AND_STORE = {"0,0": ["red castle r0"], "1,0": ["yellow general store r1"]}


def found(state: State, seat: int, name: str) -> list[float]:
    features = state.game.features()
    assert features is not None
    return write_features(features, state, seat)[STARTS[name] : STARTS[name] + SIZES[name]]


def rows(there: Table, seat: int = 0) -> list[list[float]]:
    """The rows of all seats, the own first."""
    flat = found(there.state, seat, "seats")
    return [flat[start : start + SEAT_ROW] for start in range(0, len(flat), SEAT_ROW)]


# Judged slices.


def test_where_no_secret_is_hidden_the_share_is_the_hand_written_one() -> None:
    compared = 0
    for number, state in enumerate(wander(DUEL, DUEL.configure({"open_gems": "on"}), 5)):
        if number % 12 == 0 and state.seat >= 0:
            position = state.position()
            for seat in position["seats"]:
                seat["revealed"] = True
            shown = DUEL.load(position)
            for viewer in (0, 1):
                share = found(shown, viewer, "edges")[0] / 4 + 0.5
                assert share == pytest.approx(DUEL.handwritten().value(shown, viewer), abs=1e-9)
            compared += 1
    assert compared > 5


def test_a_goal_comes_nearer_with_each_dwarf_and_is_as_good_as_paid_with_enough() -> None:
    gems = {"gold": 3, "emerald": 1}
    row = ["sack of turnips", "roast boar", "honey cakes"]
    near = []
    for dwarfs in range(4):
        there = table(
            map=CASTLE_AND_STORE,
            dwarfs={"1,0": {"red": dwarfs}} if dwarfs else {},
            seats={"red": {"gems": gems, "hand": []}},
            row=row,
        )
        own = rows(there)[0]
        if own[OF_PAID]:
            assert (own[OF_LEFT + 2], own[OF_GEMS]) == (1.0, 0.0)
            break
        assert (own[OF_LEFT + 2], own[OF_GEMS]) == (0.0, 0.75)
        assert own[OF_REACH] == 1.0
        near.append(own[OF_NEAREST])
    else:
        pytest.fail("the goal is never paid")
    assert len(near) > 1
    assert near == sorted(near)
    assert len(set(near)) == len(near)


def test_the_own_seat_comes_first_and_the_others_in_turn_order() -> None:
    seats = {"red": {"trophies": ["blue dragon"]}, "blue": {"goals": ["roast boar"]}}
    there = table(options={"players": 3, "colours": "red-yellow-blue"}, map=STREET, seats=seats)
    points = [round(POINTS * row[OF_POINTS]) for row in rows(there)]
    assert points[1:] == [0, FALL.cards.goal_points[1], 0]
    for seat in (1, 2):
        turned = [round(POINTS * row[OF_POINTS]) for row in rows(there, seat)]
        assert turned == points[seat:3] + points[:seat] + [0]


def gems_seen(players: int, viewer: int, **options: Any) -> list[list[float]]:
    colours = {"red": {"gold": 1}, "yellow": {"gold": 2, "ruby": 1}, "blue": {"ruby": 1}}
    there = table(
        options={"players": players, "colours": "red-yellow-blue", **options},
        map=STREET,
        seats={colour: {"gems": gems, "hand": []} for colour, gems in list(colours.items())[:players]},
    )
    flat = [4 * amount for amount in found(there.state, viewer, "gems")]
    return [flat[start : start + 4] for start in range(0, 4 * players, 4)]


def test_of_two_the_other_holds_what_is_missing_and_of_more_each_a_part_of_it() -> None:
    assert gems_seen(2, 0) == [[1, 0, 0, 0], [2, 0, 0, 1]]
    assert gems_seen(3, 0, open_gems="on") == [[1, 0, 0, 0], [2, 0, 0, 1], [0, 0, 0, 1]]
    # Yellow holds three of the four unknown cards, two gold and two rubies.
    assert gems_seen(3, 0) == [[1, 0, 0, 0], [1.5, 0, 0, 1.5], [0.5, 0, 0, 0.5]]


def test_anothers_secret_goal_counts_as_the_mean_of_those_not_seen() -> None:
    """Which goal yellow holds changes nothing that red sees, until it lies open."""
    seen = set()
    for secret in ("architect", "king", "miner", "ogre in disguise"):
        seats = {
            "red": {"secret": "hunter"},
            "yellow": {"secret": secret, "ogres": {"ambush": 3, "panic": 1}, "hand": []},
        }
        there = table(map=STREET, seats=seats)
        own, other = rows(there)[:2]
        assert own[OF_SECRET] > 0.0
        seen.add(other[OF_SECRET])
        assert found(there.state, 0, "secrets")[len(SECRET_NAMES) :] == [0.0] * (3 * len(SECRET_NAMES))
    assert len(seen) == 1
    assert seen.pop() > 0.0
    open_goal = table(map=STREET, seats={"yellow": {"secret": "king", "revealed": True}})
    assert rows(open_goal)[1][OF_SECRET] == 0.0
    assert found(open_goal.state, 0, "secrets")[len(SECRET_NAMES) + SECRET_NAMES.index("king")] == 1.0


@pytest.mark.rule("K-130")
def test_no_number_tells_that_another_is_asked_for_a_secret_goal() -> None:
    states = []
    for secret in ("miner", "architect"):
        there = table(active="yellow", map=STREET, seats={"red": {**MINER, "secret": secret}})
        states.append(there.play("yellow: place dwarf on tavern 0,0"))
    asked, unasked = states
    assert (asked.asked, unasked.asked) == ("red", "yellow")
    features = FALL.features()
    assert write_features(features, asked.state, 1) == write_features(features, unasked.state, 1)
    assert found(asked.state, 0, "question")[-1] == 1.0


# The table.


def test_cards_lie_in_the_window_around_the_middle_and_one_by_one() -> None:
    there = table(
        options={"colours": "yellow-red"},
        active="yellow",
        map={"4,4": ["yellow tavern r0"], "5,4": ["red castle r0"], "6,4": ["yellow gold mine r0", "red ruby mine r1"]},
        dwarfs={"4,4": {"red": 2}},
    )
    state = there.state
    assert [SOME * place for place in found(state, 0, "middle")] == [5, 4]
    flat = found(state, 0, "map")
    middle = (WINDOW * WINDOW) // 2
    cells = {cell: flat[(middle + cell) * CELL_PART : (middle + cell + 1) * CELL_PART] for cell in (-1, 0, 1, 2)}
    kinds = {cell: [place for place, amount in enumerate(part[:12]) if amount] for cell, part in cells.items()}
    # Kinds without the castle, then castles of the own seat, of the next ...
    assert kinds == {-1: [KIND_NAMES.index("tavern") - 1], 0: [9], 1: [KIND_NAMES.index("ruby mine") - 1], 2: []}
    assert cells[-1][16:20] == [0.0, 0.5, 0.0, 0.0]
    assert [part[CELL_SPOT] for part in cells.values()] == [0.0, 0.0, 0.0, 1.0]
    cards = found(state, 0, "cards")
    for owner, kind, amount, x in ((0, "gold mine", 0.5, 1), (1, "ruby mine", 1.0, 1), (1, "castle", 1.0, 0)):
        start = (owner * len(KIND_NAMES) + KIND_NAMES.index(kind)) * CARD_PART
        assert cards[start + CARD_ON_MAP] == amount
        assert [SOME * place for place in cards[start + CARD_PLACE : start + CARD_PLACE + 2]] == [x, 0]


def test_what_lies_outside_the_window_is_told_card_by_card() -> None:
    there = table(map={f"{x},0": [f"{card} r0"] for x, card in ((0, "red tavern"), (20, "yellow tavern"))})
    features = write_features(FALL.features(), there.state, 0)
    flat = features[STARTS["cards"] : STARTS["cards"] + SIZES["cards"]]
    tavern = KIND_NAMES.index("tavern")
    where = [SOME * flat[(owner * len(KIND_NAMES) + tavern) * CARD_PART + CARD_PLACE] for owner in (0, 1)]
    assert where == [-10, 10]
    assert not any(features[STARTS["map"] : STARTS["map"] + SIZES["map"]])


# Nets.


def some_net(game: Dwar7s, players: int) -> bytes:
    features = game.features()
    shape = (int(features.judged), 4, 4)
    header = {
        "game": game.key,
        "players": players,
        "features": features.digest(),
        "cards": game.catalogue.digest,
        "shape": shape,
    }
    count = sum(sizes_of(shape))
    return pack(header, [((number * 7919) % 1009) / 1009 - 0.5 for number in range(count)])


def only(game: Dwar7s, players: int) -> list[Net | None]:
    nets: list[Net | None] = [None] * (MOST_PLAYERS + 1)
    nets[players] = unpack(some_net(game, players), f"{players}.net")
    return nets


def test_each_box_has_nets_of_its_own_and_plans_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DUEL, "nets", only(DUEL, 2))
    monkeypatch.setattr(FALL, "nets", [None] * (MOST_PLAYERS + 1))
    learned = DUEL.evaluator()
    assert isinstance(learned, NetEvaluator)
    assert isinstance(FALL.evaluator(), Dwar7sEvaluator)
    for number, state in enumerate(wander(DUEL, DUEL.configure({}), 8)):
        if number % 20 == 0 and state.seat >= 0:
            seen = state.imagine(state.seat, 1)
            assert learned.plan(seen) == DUEL.handwritten().plan(seen)
            assert learned.value(state, 0) != pytest.approx(DUEL.handwritten().value(state, 0))


def test_a_net_of_one_box_is_not_read_for_the_other(tmp_path: Path) -> None:
    (tmp_path / "2.net").write_bytes(some_net(DUEL, 2))
    nets = shipped(DUEL, tmp_path, DUEL.features())
    assert [number for number, net in enumerate(nets) if net is not None] == [2]
    with pytest.raises(BadNet):
        shipped(FALL, tmp_path, FALL.features())


@pytest.mark.parametrize("players", [2, 3])
def test_no_peeking_with_a_net(monkeypatch: pytest.MonkeyPatch, players: int) -> None:
    monkeypatch.setattr(FALL, "nets", only(FALL, players))
    player = make("search:12it", "dwar7s_fall")
    asked = 0
    for number, state in enumerate(wander(FALL, FALL.configure({"players": players}), 3)):
        if number in (9, 30, 60) and state.seat >= 0:
            answers = {ask(player, state.imagine(state.seat, world), 9) for world in range(3)}
            assert answers == {ask(player, state, 9)}
            asked += 1
    assert asked > 1
