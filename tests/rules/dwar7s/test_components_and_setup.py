"""Components, information and setup (3.1, 3.2)."""

from __future__ import annotations

import pytest

from tests.rules.dwar7s.table import GAMES, new, table
from underhall.core.errors import BadOption
from underhall.games.dwar7s.catalogue import CARD_COUNT, CARD_NAMES, KIND_NAMES, TYPES


@pytest.mark.rule("K-1", "K-13")
@pytest.mark.parametrize(("game", "players", "cards"), [("fall", 4, 36), ("duel", 2, 18)])
def test_each_colour_has_one_card_of_each_kind(game: str, players: int, cards: int) -> None:
    there = new(game, players=players)
    hands = [(seat["colour"], kind) for seat in there.position["seats"] for kind in seat["kingdom"]]
    assert len(hands) == len(set(hands)) == cards
    assert {kind for _, kind in hands} == set(KIND_NAMES)
    assert CARD_COUNT == len(CARD_NAMES) == 36


@pytest.mark.rule("K-2")
def test_the_nine_kinds_form_five_types() -> None:
    by_type: dict[int, set[str]] = {}
    for kind, number in zip(KIND_NAMES, TYPES, strict=True):
        by_type.setdefault(number, set()).add(kind)
    assert {frozenset(kinds) for kinds in by_type.values()} == {
        frozenset({"castle"}),
        frozenset({"gold mine", "emerald mine", "diamond mine", "ruby mine"}),
        frozenset({"dragon", "frost giant"}),
        frozenset({"tavern"}),
        frozenset({"general store"}),
    }


# Section 4.1: walls at r0, places, need, VP.
FACES = {
    "castle": ("S", 3, 2, 3),
    "gold mine": ("NE", 3, 2, 1),
    "emerald mine": ("EW", 3, 2, 2),
    "diamond mine": ("NE", 3, 2, 2),
    "ruby mine": ("NEW", 4, 3, 3),
    "tavern": ("N", 3, 2, -1),
    "general store": ("EW", 4, 3, -2),
    "dragon": ("N", 5, 5, -3),
    "frost giant": ("N", 5, 5, -3),
}


@pytest.mark.rule("K-3", "K-108")
@pytest.mark.parametrize("kind", list(FACES))
def test_every_card_shows_walls_places_need_and_points(kind: str) -> None:
    site = table(map={"0,0": [f"red {kind} r0"]}).state.view(-1)["map"][0]
    assert (site["walls"], site["places"], site["need"], site["vp"]) == FACES[kind]


@pytest.mark.rule("K-4", "K-5", "K-6", "K-7", "K-8", "K-9", "K-12", "K-16")
@pytest.mark.parametrize(("game", "players"), [("fall", 2), ("fall", 3), ("fall", 4), ("duel", 2)])
def test_a_new_game(game: str, players: int) -> None:
    position = new(game, players=players).position
    fall = game == "fall"
    assert len(position["seats"]) == players
    assert all(seat["pile"] == 7 and len(seat["kingdom"]) == 9 for seat in position["seats"])
    assert sum(position["supply"].values()) == (34 if fall else 24)
    assert len(position["ogre_deck"]) == (13 if fall else 8)
    assert ("crown" in position["ogre_deck"]) == fall
    assert position["ogre_discard"] == []
    assert len(position["row"]) == 3
    assert len(position["goal_deck"]) == (7 if fall else 5)
    secrets = position["spare_secrets"] + [seat["secret"] for seat in position["seats"]]
    common = {"architect", "king", "miner", "ogre in disguise"}
    assert set(secrets) == common | ({"hunter", "researcher", "wizard"} if fall else {"berserker"})
    assert len(secrets) == (7 if fall else 5)
    assert position["map"] == {}


@pytest.mark.rule("K-12", "K-153")
def test_decks_and_secret_goals_are_shuffled_by_the_seed() -> None:
    decks = {str(new(seed=seed).position["ogre_deck"]) for seed in range(6)}
    rows = {str(new(seed=seed).position["row"]) for seed in range(6)}
    secrets = {str([seat["secret"] for seat in new(seed=seed).position["seats"]]) for seed in range(6)}
    assert min(len(decks), len(rows), len(secrets)) > 3


@pytest.mark.rule("K-13")
def test_colours_are_chosen_by_option() -> None:
    assert new(players=3, colours="green-yellow-red").colours == ["green", "yellow", "red"]
    assert new(players=2).colours == ["blue", "red"]
    assert new("duel", colours="yellow,red").colours == ["yellow", "red"]


@pytest.mark.rule("K-13")
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("fall", {"colours": "red-red"}),
        ("fall", {"players": 3, "colours": "red-blue"}),
        ("duel", {"colours": "red-blue"}),
        ("fall", {"colours": "pink-red"}),
        ("duel", {"players": 3}),
        ("fall", {"players": 5}),
        ("fall", {"first_player": 3}),
        ("fall", {"mat_size": "5x6"}),
        ("fall", {"mat_size": "6x14"}),
        ("fall", {"mat_size": "6"}),
        ("fall", {"round_cap": 19}),
    ],
)
def test_impossible_options_are_refused_by_name(game: str, options: dict[str, object]) -> None:
    with pytest.raises(BadOption, match=list(options)[-1]):
        GAMES[game].new(1, **options)


@pytest.mark.rule("K-14", "K-15")
def test_the_starting_player_is_drawn_or_given() -> None:
    assert {new(seed=seed, players=4).state.seat for seed in range(30)} == {0, 1, 2, 3}
    assert [new(seed=5, players=4, first_player=seat).state.seat for seat in (1, 2, 3, 4)] == [0, 1, 2, 3]
    there = new(players=3, first_player=3)
    there.play("play castle at 0,0 r0", "end actions")
    assert there.state.seat == 0
    assert there.position["round"] == 1
    there.play("end actions", "end actions")
    assert (there.state.seat, there.position["round"]) == (2, 2)


HELD = {
    "red": {"gems": {"gold": 2}, "ogres": {"panic": 1}, "secret": "miner", "hand": ["castle"]},
    "yellow": {"gems": {"ruby": 3}, "ogres": {"thief": 2}, "secret": "king", "hand": ["tavern"]},
}


@pytest.mark.rule("K-10")
def test_what_everybody_sees() -> None:
    there = table(seats=HELD, map={"0,0": ["red gold mine r1", "red ruby mine r2"]}, ogre_discard=["brute"])
    for viewer in (-1, 0, 1):
        view = there.state.view(viewer)
        assert view["map"][0]["stack"] == ["red gold mine r1", "red ruby mine r2"]
        assert [seat["pile"] for seat in view["seats"]] == [7, 7]
        assert [seat["gem_count"] for seat in view["seats"]] == [2, 3]
        assert [seat["ogre_count"] for seat in view["seats"]] == [1, 2]
        assert [seat["kingdom"] for seat in view["seats"]] == [["castle"], ["tavern"]]
        assert view["supply"]["ruby"] == 5
        assert view["ogre_discard"] == ["brute"]
        assert (len(view["row"]), view["goal_deck"], view["ogre_deck"]) == (3, 7, 9)


@pytest.mark.rule("K-11")
def test_what_only_the_owner_sees() -> None:
    there = table(seats=HELD)
    red, yellow, nobody = (there.state.view(viewer)["seats"] for viewer in (0, 1, -1))
    assert red[0]["gems"] == ["gold", "gold"]
    assert red[0]["ogres"] == ["panic"]
    assert red[0]["secret"] == "miner"
    assert red[1]["gems"] == ["", "", ""]
    assert red[1]["ogres"] == ["", ""]
    assert red[1]["secret"] == ""
    assert yellow[1]["secret"] == "king"
    assert yellow[0]["gems"] == ["", ""]
    assert [seat["secret"] for seat in nobody] == ["", ""]
    assert there.state.view(0)["outcome"]["rows"][1]["gems"] == 0


@pytest.mark.rule("K-11")
def test_open_gems_shows_gems_and_nothing_else() -> None:
    there = table(options={"open_gems": "on"}, seats=HELD)
    seats = there.state.view(0)["seats"]
    assert seats[1]["gems"] == ["ruby", "ruby", "ruby"]
    assert seats[1]["ogres"] == ["", ""]
    assert seats[1]["secret"] == ""


@pytest.mark.rule("K-11")
def test_a_redeal_exchanges_only_what_cannot_be_seen() -> None:
    options = {"players": 3, "colours": "red-yellow-blue"}
    seats = {**HELD, "blue": {"gems": {"gold": 3}, "hand": []}}
    there = table(options=options, seats=seats)
    worlds = [there.state.imagine(0, seed).position() for seed in range(40)]
    assert all(world["seats"][0] == there.position["seats"][0] for world in worlds)
    assert len({str(world["seats"][1]["gems"]) for world in worlds}) > 1
    assert len({str(world["seats"][1]["ogres"]) for world in worlds}) > 1
    assert len({world["seats"][1]["secret"] for world in worlds}) > 1
    assert len({str(world["goal_deck"]) for world in worlds}) > 1
    for world in worlds:
        assert sum(world["seats"][1]["gems"].values()) == 3
        assert world["row"] == there.position["row"]
