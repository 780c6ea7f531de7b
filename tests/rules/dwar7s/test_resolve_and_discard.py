"""The Resolve phase (3.10) and the Discard phase (3.11)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.dwar7s.table import Table, table
from underhall.core.errors import UnderhallError
from underhall.games.dwar7s.catalogue import FILE, GEM_NAMES
from underhall.games.dwar7s.game import FALL

ALONE = {"red": {"hand": []}}


@pytest.mark.rule("K-83", "K-109")
def test_only_the_active_players_dwarfs_count() -> None:
    there = table(map={"0,0": ["red tavern r0"]}, dwarfs={"0,0": {"yellow": 2}}).play("red: end actions")
    assert there.fact("dwarfs 0,0") == {"yellow": 2}
    assert there.play("yellow: end actions").fact("yellow ogres") == 0  # nine kingdom cards: lost in the same turn
    assert there.fact("ogre_discard") != []
    assert there.fact("yellow pile") == 7


@pytest.mark.rule("K-84", "K-85")
def test_all_ready_tasks_come_in_the_chosen_order_and_none_is_left_out() -> None:
    cards = {"0,0": ["red tavern r0"], "4,0": ["red emerald mine r0"], "8,0": ["red diamond mine r0"]}
    there = table(map=cards, dwarfs={"0,0": {"red": 2}, "4,0": {"red": 2}, "8,0": {"red": 2}}, seats=ALONE)
    there.play("end actions")
    assert there.offered() == ["resolve tavern 0,0", "resolve emerald mine 4,0", "resolve diamond mine 8,0"]
    assert there.refused("end actions") == "resolve_first"
    there.play("resolve diamond mine 8,0")
    assert there.offered() == ["resolve tavern 0,0", "resolve emerald mine 4,0"]
    there.play("resolve tavern 0,0")
    assert there.asked == "yellow"
    assert (there.fact("red gems"), there.fact("red ogres"), there.fact("red pile")) == (2, 1, 7)


@pytest.mark.rule("K-83", "K-84")
def test_a_card_without_enough_dwarfs_is_not_ready() -> None:
    cards = {"0,0": ["red tavern r0"], "4,0": ["red emerald mine r0"], "8,0": ["red ruby mine r0"]}
    there = table(map=cards, dwarfs={"0,0": {"red": 2}, "4,0": {"red": 2}, "8,0": {"red": 2}}, seats=ALONE)
    assert there.play("end actions").refused("resolve ruby mine 8,0") == "not_ready"


@pytest.mark.rule("K-86")
def test_the_dwarfs_go_home_before_the_effect() -> None:
    """A castle's own dwarfs never keep a stack from being dug: only the stack's do."""
    cards = {"0,0": ["red castle r0"], "5,0": ["yellow tavern r0", "red tavern r0"]}
    there = table(map=cards, dwarfs={"0,0": {"red": 2}}).play("end actions")
    assert there.fact("map 5,0") == ["red tavern r0", "yellow tavern r0"]
    kinds = [event.kind for event in there.events()]
    assert kinds.index("task") < kinds.index("dug")


def owner_game(tmp_path: Path, kind: str, places: int) -> object:
    """Fall with an owner's card that has room for many dwarfs."""
    text = FILE.read_text(encoding="utf-8")
    start = text.index(f'id = "{kind}"')
    end = text.index("need", start)
    block = text[start:end]
    old = next(line for line in block.splitlines() if line.startswith("places"))
    path = tmp_path / "cards.toml"
    path.write_text(text[:start] + block.replace(old, f"places = {places}") + text[end:], encoding="utf-8")
    return FALL.with_cards(str(path))


def load_with(game: object, there: Table, dwarfs: dict[str, dict[str, int]]) -> Table:
    """The position of a table on a game with other cards, with more dwarfs."""
    position = there.position
    position["dwarfs"] = dwarfs
    for seat in position["seats"]:
        seat["pile"] = 7 - sum(colours.get(seat["colour"], 0) for colours in dwarfs.values())
    return Table(game.load(position))  # type: ignore[attr-defined]


@pytest.mark.rule("K-87")
def test_a_task_that_is_ready_again_is_carried_out_again(tmp_path: Path) -> None:
    game = owner_game(tmp_path, "emerald mine", 6)
    there = load_with(game, table(map={"0,0": ["red emerald mine r0"]}, seats=ALONE), {"0,0": {"red": 5}})
    there.play("end actions")
    assert (there.fact("red gems emerald"), there.fact("dwarfs 0,0")) == (2, {"red": 1})


@pytest.mark.rule("K-107", "K-108")
def test_dwarfs_left_on_a_slain_monster_go_home(tmp_path: Path) -> None:
    game = owner_game(tmp_path, "dragon", 7)
    there = load_with(game, table(map={"0,0": ["yellow dragon r0"]}), {"0,0": {"red": 6, "yellow": 1}})
    there.play("end actions")
    assert there.fact("red trophies") == ["yellow dragon"]
    assert (there.fact("red pile"), there.fact("yellow pile"), there.fact("cards")) == (7, 7, 0)


@pytest.mark.rule("K-88", "K-89")
def test_colours_do_not_add_up() -> None:
    there = table(map={"0,0": ["red tavern r0"]}, dwarfs={"0,0": {"red": 1, "yellow": 1}})
    there.play("end actions", "end actions")
    assert there.fact("dwarfs 0,0") == {"red": 1, "yellow": 1}


@pytest.mark.rule("K-91")
@pytest.mark.parametrize(
    ("mine", "dwarfs", "number"), [("gold", 2, 2), ("emerald", 2, 1), ("diamond", 2, 1), ("ruby", 3, 1)]
)
def test_what_a_mine_gives(mine: str, dwarfs: int, number: int) -> None:
    there = table(map={"0,0": [f"red {mine} mine r0"]}, dwarfs={"0,0": {"red": dwarfs}}, seats=ALONE)
    before = there.fact(f"supply {mine}")
    there.play("end actions")
    assert there.fact(f"red gems {mine}") == number
    assert there.fact(f"supply {mine}") == before - number


@pytest.mark.rule("K-92")
def test_a_dragon_stops_mines_far_away_in_its_domain_and_a_giant_does_not() -> None:
    street = {"0,0": ["red emerald mine r1"], "1,0": ["red tavern r0"], "2,0": ["yellow tavern r0"]}
    for monster, gems in (("dragon", 0), ("frost giant", 1)):
        there = table(map={**street, "3,0": [f"yellow {monster} r0"]}, dwarfs={"0,0": {"red": 2}}, seats=ALONE)
        assert there.play("end actions").fact("red gems") == gems


@pytest.mark.rule("K-93")
def test_castleless_dragon_off_still_stops_mines_beside_a_castle() -> None:
    cards = {"0,0": ["red emerald mine r1"], "1,0": ["yellow dragon r0"], "2,0": ["yellow castle r0"]}
    there = table(options={"castleless_dragon": "off"}, map=cards, dwarfs={"0,0": {"red": 2}}, seats=ALONE)
    assert there.play("end actions").fact("red gems") == 0


@pytest.mark.rule("K-95", "K-96")
def test_monsters_do_not_affect_taverns_and_stores() -> None:
    cards = {"0,0": ["red tavern r0"], "1,0": ["yellow dragon r0"], "2,0": ["red general store r1"]}
    seats = {"red": {"hand": [], "gems": {"gold": 2, "emerald": 2}}}
    there = table(
        map=cards,
        dwarfs={"0,0": {"red": 2}, "2,0": {"red": 3}},
        seats=seats,
        row=["barley bread", "roast boar", "honey cakes"],
    )
    there.play("end actions", "resolve tavern 0,0")
    assert (there.fact("red ogres"), there.fact("red goals")) == (1, ["barley bread"])


RICH = {"red": {"hand": [], "gems": {"gold": 3, "emerald": 2, "ruby": 1}}}


@pytest.mark.rule("K-96", "K-97", "K-98")
def test_with_several_payable_goals_the_player_must_take_one_and_chooses() -> None:
    there = table(
        map={"0,0": ["red general store r0"]},
        dwarfs={"0,0": {"red": 3}},
        seats=RICH,
        row=["barley bread", "roast boar", "sack of turnips"],
        next_goal="mixed hamper",
    )
    there.play("end actions")
    assert there.offered() == ["trade for barley bread", "trade for sack of turnips"]
    assert there.refused("trade for roast boar") == "cannot_pay"
    assert there.refused("trade for honey cakes") == "goal_not_shown"
    assert there.refused("end actions") == "trade_first"
    there.play("trade for sack of turnips")
    assert there.fact("row") == ["barley bread", "roast boar", "mixed hamper"]
    assert there.fact("red gems") == 2
    assert there.fact("supply gold") == 10


@pytest.mark.rule("K-98")
@pytest.mark.parametrize("goal", ["barley bread", "sack of turnips", "venison pie"])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_new_goal_lies_where_the_old_one_lay(goal: str, place: int) -> None:
    """In every place of the row, not at its end: the others stay where they are."""
    others = ["roast boar", "honey cakes"]
    there = table(
        map={"0,0": ["red general store r0"]},
        dwarfs={"0,0": {"red": 3}},
        seats={"red": {"hand": [], "gems": dict(prices()[goal])}},
        row=[*others[:place], goal, *others[place:]],
        next_goal="cellar of apples",
    )
    there.play("end actions")
    if there.question == "trade":
        there.play(f"trade for {goal}")
    assert there.fact("red goals") == [goal]
    assert there.fact("row") == [*others[:place], "cellar of apples", *others[place:]]


def prices() -> dict[str, dict[str, int]]:
    """What each trading goal costs."""
    return {
        card.id: {gem: card.number(gem) for gem in GEM_NAMES if card.number(gem)}
        for card in FALL.catalogue.cards("goal")
    }


@pytest.mark.rule("K-98", "K-137")
def test_with_an_empty_deck_the_row_shrinks_until_nothing_can_be_traded() -> None:
    others = [
        "venison pie",
        "roast boar",
        "honey cakes",
        "sack of turnips",
        "smoked trout",
        "mountain cheese",
        "barrel of ale",
        "mixed hamper",
        "cellar of apples",
    ]
    there = table(
        options={"goals_to_end": 4, "players": 4, "colours": "red-yellow-blue-green"},
        map={"0,0": ["red general store r0"], "4,0": ["yellow general store r0"]},
        dwarfs={"0,0": {"red": 3}, "4,0": {"red": 3}},
        seats={**RICH, "yellow": {"goals": others[:3]}, "blue": {"goals": others[3:6]}, "green": {"goals": others[6:]}},
    )
    assert (there.fact("row"), there.fact("goal deck")) == (["barley bread"], 0)
    there.play("end actions", "resolve general store 0,0")
    assert there.fact("row") == []
    assert there.events("nothing_payable") != []
    assert there.fact("red goals") == ["barley bread"]


@pytest.mark.rule("K-99", "K-90")
@pytest.mark.parametrize("gems", [{}, {"gold": 1}])
def test_whoever_cannot_pay_keeps_everything(gems: dict[str, int]) -> None:
    there = table(
        map={"0,0": ["red general store r0"]}, dwarfs={"0,0": {"red": 3}}, seats={"red": {"hand": [], "gems": gems}}
    )
    there.play("end actions")
    assert (there.fact("red gems"), there.fact("red pile")) == (sum(gems.values()), 7)


STACKS = {
    "0,0": ["red castle r0"],
    "5,0": ["yellow tavern r0", "red tavern r1"],
    "8,0": ["yellow gold mine r0", "red gold mine r3"],
    "11,0": ["yellow emerald mine r0"],
}


@pytest.mark.rule("K-100", "K-102", "K-104")
def test_with_several_stacks_the_player_must_dig_one_and_chooses_anywhere() -> None:
    there = table(map=STACKS, dwarfs={"0,0": {"red": 2}}).play("end actions")
    assert there.offered() == ["dig tavern 5,0", "dig gold mine 8,0"]
    assert there.refused("dig emerald mine 11,0") == "not_diggable"
    assert there.refused("end actions") == "dig_first"
    there.play("dig gold mine 8,0")
    assert there.fact("map 8,0") == ["red gold mine r3", "yellow gold mine r0"]
    assert there.fact("map 5,0") == STACKS["5,0"]


@pytest.mark.rule("K-101")
def test_dwarfs_and_monsters_on_top_protect_a_stack() -> None:
    cards = {**STACKS, "8,0": ["yellow gold mine r0", "red dragon r3"]}
    there = table(map=cards, dwarfs={"0,0": {"red": 2}, "5,0": {"yellow": 1}}).play("end actions")
    assert there.events("nothing_to_dig") != []
    assert there.fact("map 8,0") == cards["8,0"]


@pytest.mark.rule("K-103")
@pytest.mark.parametrize("monster", ["dragon", "frost giant"])
def test_any_monster_in_the_castles_domain_stops_digging(monster: str) -> None:
    there = table(map={**STACKS, "1,0": [f"yellow {monster} r0"]}, dwarfs={"0,0": {"red": 2}}).play("end actions")
    assert there.events("nothing_monster") != []
    assert there.fact("map 5,0") == STACKS["5,0"]


@pytest.mark.rule("K-105", "K-106", "K-107", "K-131")
def test_a_slain_monster_is_a_trophy_worth_three_and_no_goal() -> None:
    there = table(map={"0,0": ["yellow gold mine r2", "yellow dragon r0"]}, dwarfs={"0,0": {"red": 5}})
    there.play("end actions")
    assert there.fact("map 0,0") == ["yellow gold mine r2"]
    assert there.fact("red points trophies") == 3
    assert there.fact("red completed") == 0
    assert there.fact("red hand") == 9


@pytest.mark.rule("K-90")
@pytest.mark.parametrize(
    ("cards", "event"),
    [
        ({"0,0": ["red emerald mine r1"], "1,0": ["yellow dragon r0"]}, "nothing_dragon"),
        ({"0,0": ["red castle r0"], "1,0": ["yellow dragon r0"]}, "nothing_monster"),
        ({"0,0": ["red castle r0"]}, "nothing_to_dig"),
    ],
)
def test_a_task_without_effect_still_sends_the_dwarfs_home(cards: dict[str, list[str]], event: str) -> None:
    there = table(map=cards, dwarfs={"0,0": {"red": 2}}).play("end actions")
    assert there.fact("red pile") == 7
    assert len(there.events(event)) == 1


# Discard.


@pytest.mark.rule("K-110", "K-111", "K-112")
def test_kingdom_cards_gems_and_ogre_cards_count_and_nothing_else() -> None:
    seats = {
        "red": {
            "hand": ["castle", "tavern"],
            "gems": {"gold": 4},
            "ogres": {"panic": 3},
            "goals": ["barley bread"],
            "trophies": ["red dragon"],
        }
    }
    there = table(map={"0,0": ["yellow tavern r0"]}, seats=seats)
    assert there.fact("red hand") == 9
    assert there.play("end actions").asked == "yellow"


@pytest.mark.rule("K-112", "K-114")
def test_cards_are_chosen_one_by_one_until_nine_are_left() -> None:
    seats = {"red": {"hand": ["castle"], "gems": {"gold": 6}, "ogres": {"panic": 3, "thief": 2}}}
    there = table(map={"0,0": ["yellow tavern r0"]}, seats=seats).play("end actions")
    there.play("discard gold", "discard thief", "discard gold")
    assert there.asked == "yellow"
    assert (there.fact("red hand"), there.fact("supply gold"), there.fact("ogre_discard")) == (9, 6, ["thief"])


@pytest.mark.rule("K-113")
def test_nobody_discards_with_nine_cards_or_fewer() -> None:
    there = table(map={"0,0": ["yellow tavern r0"]}, seats={"red": {"hand": [], "gems": {"gold": 1}}})
    assert there.refused("discard gold") == "not_in_actions"
    assert there.play("end actions").fact("red gems") == 1


@pytest.mark.rule("K-115")
def test_with_nine_kingdom_cards_a_gain_is_lost() -> None:
    there = table(map={"0,0": ["yellow gold mine r0"]}, dwarfs={"0,0": {"red": 2}}).play("end actions")
    assert (there.fact("red gems"), there.fact("supply gold"), there.asked) == (0, 10, "yellow")


@pytest.mark.rule("K-55", "K-112")
def test_no_ogre_card_is_played_while_discarding() -> None:
    seats = {"red": {"gems": {"gold": 2}, "ogres": {"ambush": 1}}}
    there = table(map={"0,0": ["yellow gold mine r0"]}, dwarfs={"0,0": {"red": 1}}, seats=seats).play("end actions")
    assert there.refused("ambush gold mine 0,0") == "no_ogre_in_discard"


def test_an_owners_card_with_fewer_places_than_its_need_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnderhallError, match="card emerald mine, field need"):
        owner_game(tmp_path, "emerald mine", 1)
