"""What always holds (3.15): whole random games of every player count, checked at every decision."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dwar7s.table import table
from tests.rules.dwar7s.wander import many, wander
from tests.rules.plain import play_plainly
from underhall.core.errors import BadPosition
from underhall.core.game import Game
from underhall.core.journal import Journal
from underhall.core.state import State
from underhall.games.dwar7s.catalogue import KIND_NAMES
from underhall.games.dwar7s.game import DUEL, FALL

CASES = [(FALL, 2), (FALL, 3), (FALL, 4), (DUEL, 2)]
GAMES = many(2, 100)
PLAYOUTS = many(5, 10_000)
STRIDE = 50  # in plain random games the facts are checked at every so many decisions, and at the end


@pytest.mark.rule("K-146", "K-147", "K-148", "K-149", "K-150", "K-151", "K-152")
@pytest.mark.parametrize(("game", "players"), CASES)
def test_random_games_end_and_keep_the_facts(game: Game, players: int) -> None:
    for seed in range(GAMES):
        options = game.configure({"players": players})
        turn, hands = -1, [9] * players
        final: State | None = None
        for state in wander(game, options, seed):
            state.check()
            view = state.view(-1)
            now = [held["hand"] for held in view["seats"]]
            for seat, hand in enumerate(now):
                # K-152: nobody's hand grows in another player's turn, and after a turn it has at most nine cards.
                assert seat == view["active"] or hand <= (hands[seat] if turn == view["active"] else 9)
            turn, hands = view["active"], now
            final = state
        assert final is not None
        assert final.ending() in ("goals", "round_cap", "standstill")
        assert final.outcome().winners


@pytest.mark.rule("K-135", "K-146", "K-147", "K-148", "K-149", "K-150", "K-151", "K-152")
@pytest.mark.parametrize(("game", "players"), CASES)
def test_plain_random_games_end_and_keep_the_facts(game: Game, players: int) -> None:
    options = game.configure({"players": players})
    for seed in range(PLAYOUTS):
        state = game.deal(options, seed)
        play_plainly(state, seed, STRIDE)
        assert state.ending() in ("goals", "round_cap", "standstill")


@pytest.mark.rule("K-153")
def test_the_same_seed_and_choices_give_the_same_game() -> None:
    def whole() -> list[str]:
        return [state.fingerprint() for state in wander(FALL, FALL.configure({"players": 3}), 77)]

    assert whole() == whole()


@pytest.mark.rule("K-153")
def test_chance_is_used_for_shuffles_and_thieves_only() -> None:
    """Between two decisions the random stream moves on exactly when a Thief steals or a new ogre deck is shuffled."""
    used: set[str] = set()
    for seed in range(8):
        journal = Journal()
        counter, told = -1, 0
        for state in wander(FALL, FALL.configure({"players": 2}), seed):
            state.journal = journal
            kinds = {event.kind for event in journal.events[told:]} & {"thief", "reshuffled"}
            if counter >= 0:
                assert (state.chance.counter != counter) == bool(kinds)
            used |= kinds
            counter, told = state.chance.counter, len(journal.events)
    assert "thief" in used


BROKEN = {
    "K-146": (["seats", 0, "pile"], 6),
    "K-147": (["supply", "ruby"], 7),
    "K-148": (["ogre_discard"], ["panic"]),
    "K-149": (["seats", 0, "kingdom"], ["castle"]),
    "K-150": (["row"], ["barley bread"]),
    "K-151": (["dwarfs"], {"0,0": {"yellow": 4}}),
}


@pytest.mark.rule("K-146", "K-147", "K-148", "K-149", "K-150", "K-151")
@pytest.mark.parametrize("clause", sorted(BROKEN))
def test_positions_that_break_a_fact_are_refused_with_its_clause(clause: str) -> None:
    position = table(map={"0,0": ["yellow tavern r0"]}).position
    path, value = BROKEN[clause]
    place: Any = position
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    if clause == "K-151":
        position["seats"][1]["pile"] = 3
    with pytest.raises(BadPosition, match=clause):
        FALL.load(position)


@pytest.mark.rule("K-151")
@pytest.mark.parametrize("stack", [["red castle r0", "red tavern r0"], ["red dragon r0", "red gold mine r0"]])
def test_no_stack_has_a_castle_or_a_monster_below(stack: list[str]) -> None:
    with pytest.raises(BadPosition, match="K-151"):
        table(map={"0,0": stack})


@pytest.mark.rule("K-151")
def test_no_dwarf_stands_on_an_empty_spot() -> None:
    with pytest.raises(BadPosition, match="K-151"):
        table(map={"0,0": ["red tavern r0"]}, dwarfs={"1,0": {"red": 1}})


@pytest.mark.rule("K-152")
def test_a_waiting_player_never_holds_more_than_nine_cards() -> None:
    with pytest.raises(BadPosition, match="K-152"):
        table(seats={"yellow": {"gems": {"gold": 1}}})


MOMENTS: dict[str, tuple[str, dict[str, Any]]] = {
    "a dragon on a mine that may not be": (
        r"map\.0,0: .*dragon_over_mine=off \(K-37\)",
        {"game": "duel", "map": {"0,0": ["red gold mine r0", "yellow dragon r0"]}},
    ),
    "four actions without a castle": (r"actions: .*K-76", {"actions": 4}),
    "four actions with another's castle": (r"actions: .*K-76", {"actions": 4, "map": {"0,0": ["yellow castle r0"]}}),
    "the last round again": (r"closing: .*K-133", {"closing": True, "active": "red"}),
    "two quiet rounds": (r"quiet: .*K-136", {"quiet": 2}),
    "nobody has begun": (r"map: .*K-21", {"round": 1, "active": "yellow"}),
}
POSSIBLE: dict[str, dict[str, Any]] = {
    "a dragon on a mine in Fall": {"map": {"0,0": ["red gold mine r0", "yellow dragon r0"]}},
    "a dragon on a mine by option": {
        "game": "duel",
        "options": {"dragon_over_mine": "on"},
        "map": {"0,0": ["red gold mine r0", "yellow dragon r0"]},
    },
    "four actions, then a giant": {
        "actions": 4,
        "map": {"0,0": ["red castle r0"], "1,0": ["red frost giant r0"]},
    },
    "the last turn of the last round": {"closing": True, "active": "yellow"},
    "one quiet round": {"quiet": 1},
    "nobody has to have begun": {"round": 1},
}


@pytest.mark.rule("K-21", "K-37", "K-76", "K-133", "K-136")
@pytest.mark.parametrize("what", list(MOMENTS))
def test_moments_that_cannot_be_are_refused_with_their_clause(what: str) -> None:
    match, given = MOMENTS[what]
    with pytest.raises(BadPosition, match=match):
        table(**given)


@pytest.mark.rule("K-21", "K-37", "K-76", "K-133", "K-136")
@pytest.mark.parametrize("what", list(POSSIBLE))
def test_moments_just_beside_them_are_not(what: str) -> None:
    assert table(**POSSIBLE[what]).asked in ("red", "yellow")


@pytest.mark.rule("K-29", "K-32")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_map_of_cards_that_do_not_touch_has_room_for_all_spots_beside_them(players: int) -> None:
    """Every card alone has four empty spots beside it. So many raised a bare IndexError."""
    colours = ["red", "yellow", "blue", "green"][:players]
    cards = [f"{colour} {kind} r0" for colour in colours for kind in KIND_NAMES]
    cards.remove("red tavern r0")
    alone = {f"{3 * (number % 6)},{3 * (number // 6)}": [card] for number, card in enumerate(cards)}
    there = table(options={"players": players, "colours": "-".join(colours)}, map=alone)
    assert len(there.fact("spots")) == 4 * len(cards)
    over = players - 1  # the other taverns
    assert len(there.offered("play tavern")) == 4 * (4 * len(cards) + over)
    twin = there.state.imagine(0, 1)
    assert twin.copy().fingerprint() == twin.fingerprint()
    assert len(there.play(there.offered("play tavern")[-1]).fact("spots")) > 4 * len(cards) - 2
