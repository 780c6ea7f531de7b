"""The facts of DWARF's view agree with what the rules then do, in positions of random games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from underhall.core.drawing import shown_to
from underhall.core.game import find
from underhall.core.journal import Journal
from underhall.games.dwarf.state import AUTOMATON, OPPONENTS, DwarfState
from underhall.games.dwarf.terminal import Scene, guide_line

DWARF = find("dwarf")
GAMES = 6


def positions(seeds: int = GAMES, **options: Any) -> Iterator[DwarfState]:
    """Every decision of some random games."""
    for seed in range(seeds):
        chance = random.Random(seed)
        state = DWARF.new(seed, **options)
        while state.seat >= 0:
            yield state
            state.play(chance.choice(state.moves()))


def told_after(state: DwarfState, move: int) -> list[Any]:
    twin = state.copy()
    twin.journal = Journal()
    twin.apply(move)
    return twin.journal.events


@pytest.mark.rule("D-61", "D-64", "D-65", "D-66", "D-67")
@pytest.mark.parametrize("options", [{"players": 2}, {"players": 5}, {"players": 1, "solo_opponent": "andvettr"}])
def test_threats_come_true_where_nobody_places_another_worker(options: dict[str, Any]) -> None:
    """Where the next decision already lies behind the Defend step, it has taken exactly what was threatened."""
    struck = 0
    for state in positions(**options):
        if "decline" not in DWARF.moves.print(state.moves()[-1]):
            continue
        view = state.view(0)
        events = told_after(state, state.moves()[-1])
        kinds = [event.kind for event in events]
        over = "round" in kinds or any(kind.startswith("ended") for kind in kinds)
        end = kinds.index("round") if "round" in kinds else len(kinds)
        if not over or {"placed", "helper_placed"} & set(kinds[:end]):
            continue
        attacks = [event.arguments["location"] for event in events[:end] if event.kind == "attacks"]
        places = [place["name"] for place in view["locations"]]
        assert [places[number] for number in attacks] == [threat["at"] for threat in view["threats"]]
        suffered = [
            (e.arguments["seat"], e.arguments.get("iron", 0), e.arguments.get("gold", 0))
            for e in events[:end]
            if e.kind == "suffered"
        ]
        threatened = [
            (seat, change.get("iron", 0), change.get("gold", 0))
            for threat in view["threats"]
            for seat, change in enumerate(threat["changes"])
            if change
        ]
        assert suffered == threatened
        struck += len(suffered)
    assert struck > 5


def test_after_the_defend_step_nothing_threatens() -> None:
    later = [
        state.view(0)["threats"]
        for state in positions(players=3)
        if state.asking.prompt(state) in ("order_mine", "order_forge")
    ]
    assert later
    assert not any(later)


@pytest.mark.rule("D-69")
def test_orc_raiders_name_the_workers_who_would_stand_for_nothing() -> None:
    seen = 0
    for state in positions(players=3):
        view = state.view(0)
        for threat in view["threats"]:
            if threat["attack"] != "stop_mining":
                assert threat["idle"] == [0, 0, 0]
                continue
            mine = {place["name"] for place in view["locations"] if place["action"] == "mine"}
            for seat in range(3):
                workers = [one for one in view["workers"] if one["seat"] == seat and not one["spent"]]
                assert threat["idle"][seat] == sum(one["on"] in mine for one in workers)
            seen += sum(threat["idle"])
    assert seen > 5


@pytest.mark.rule("D-86", "D-87", "D-88", "D-91", "D-92", "D-97")
@pytest.mark.parametrize("opponent", OPPONENTS[1:])
def test_the_automaton_goes_where_the_guide_says(opponent: str) -> None:
    reasons: set[str] = set()
    for state in positions(players=1, solo_opponent=opponent):
        guide = state.view(0)["guide"]
        for move in state.moves():
            text = DWARF.moves.print(move)
            if state.asking.name() != "first_turns" or not text.startswith("place "):
                continue
            said = guide["answers"][text.removeprefix("place ")]
            placed = [
                event
                for event in told_after(state, move)[1:]
                if event.kind in ("placed", "helper_placed", "automaton_stays")
            ]
            first = placed[0]
            if first.kind == "automaton_stays":
                assert (said["place"], said["reason"]) == ("", "none")
            else:
                assert said["place"] == str(first.arguments["location"] + 1)
            assert said["clause"] == first.clause
            assert said["reason"] != "help" or guide["help"] in (said["place"], text.removeprefix("place "))
            reasons.add(said["reason"])
    expected = {"black", "white"} if opponent == "eldhusfifl" else {"black", "white", "help"}
    assert expected <= reasons


@pytest.mark.rule("D-87")
@pytest.mark.parametrize("opponent", OPPONENTS[1:])
def test_why_the_last_worker_stands_there_is_what_was_said_before_it_was_placed(opponent: str) -> None:
    compared = 0
    for state in positions(players=1, solo_opponent=opponent):
        view = state.view(0)
        if view["question"] != "first_turns":
            continue
        for place, said in view["guide"]["answers"].items():
            after = state.copy()
            after.play(DWARF.moves.parse(f"place {place}"))
            then = after.view(0)
            if then["question"] != "second_turns" or then["round"] != view["round"] or not said["place"]:
                continue
            assert then["guide"]["last"] == said
            assert not then["guide"]["waits"]
            compared += 1
    assert compared > 30


def test_nobody_guides_a_game_without_an_automaton() -> None:
    state = DWARF.new(1, players=2)
    view = state.view(0)
    assert (view["guide"], view["automaton"], view["glory_to_win"], view["specials_limit"]) == (None, -1, 0, 0)


def test_the_terminal_says_what_the_view_says() -> None:
    voice = DWARF.voice("en")
    helped = followed = 0
    for state in positions(players=1, solo_opponent="andvettr"):
        guide, line = state.view(0)["guide"], guide_line(Scene(shown_to(state, 0)), voice)
        if guide["waits"] and guide["help"]:
            assert guide["help"] in line
            helped += 1
        elif guide["next"] is not None:
            assert guide["next"]["place"] in line
            followed += 1
    assert helped
    assert followed


@pytest.mark.rule("D-76", "D-93", "D-95")
def test_what_ends_the_game_is_in_the_view() -> None:
    view = DWARF.new(1, players=1, solo_opponent="andvettr").view(0)
    assert (view["items_to_end"], view["glory_to_win"], view["specials_limit"]) == (4, 12, 3)
    assert view["automaton"] == AUTOMATON


@pytest.mark.rule("D-78")
def test_leading_needs_more_than_everybody_else() -> None:
    for state in positions(2, players=3):
        seats = state.view(0)["seats"]
        for number, seat in enumerate(seats):
            for what in ("steel", "gold", "items"):
                more = all(seat[what] > other[what] for place, other in enumerate(seats) if place != number)
                assert (what in seat["leads"]) == more
