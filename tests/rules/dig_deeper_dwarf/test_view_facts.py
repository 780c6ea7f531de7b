"""The facts of Dig Deeper Dwarf's view agree with the rules, in positions of random games."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path

import pytest

from underhall.core.game import find
from underhall.core.journal import Journal
from underhall.core.rulebook import books
from underhall.games.dig_deeper_dwarf.announced import announced
from underhall.games.dig_deeper_dwarf.scoring import breakdown
from underhall.games.dig_deeper_dwarf.state import DeepState

DEEP = find("dig_deeper_dwarf")
RECORDED = Path(__file__).parents[3] / "web" / "tests" / "positions.json"
GAMES = ("deep-answer", "deep-lay", "deep-party", "deep-all", "deep-thwart")
STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OPPOSITE = dict(zip("NESW", "SWNE", strict=True))
SIDES = {"N": "north", "E": "east", "S": "south", "W": "west"}


@cache
def positions() -> list[DeepState]:
    """Some decisions of recorded games that the page is tested with, and every one about a new tile or an answer."""
    found: list[DeepState] = []
    games = json.loads(RECORDED.read_text(encoding="utf-8"))
    for name in GAMES:
        state = DEEP.new(games[name]["seed"], **games[name]["options"])
        for number, move in enumerate(games[name]["moves"]):
            if number % 30 == 0 or state.asking.prompt(state) in ("lay_tile", "answer"):
                found.append(state.copy())
            state.play(DEEP.moves.parse(move))
        found.append(state)
    return found


def dug_out(seed: int, moves: int) -> DeepState:
    """A game in which everybody mines whenever it is possible: some sides lead nowhere any more."""
    state = DEEP.new(seed, players=3, event_cards="on")
    chance = random.Random(seed)
    for _ in range(moves):
        legal = state.moves()
        state.play(chance.choice([move for move in legal if "mine" in DEEP.moves.print(move)] or legal))
    return state


@pytest.mark.rule("G-16", "G-17")
def test_ways_lead_to_tiles_and_digs_to_piles() -> None:
    blind = 0
    for state in [*positions(), dug_out(4, 365)]:
        view = state.view(-1)
        tiles = {(tile["x"], tile["y"]): tile for tile in view["tiles"]}
        piles = {(pile["x"], pile["y"]): pile for pile in view["piles"] if pile["count"]}
        gap = view["hole"] and (view["hole"]["x"], view["hole"]["y"])
        for (x, y), tile in tiles.items():
            for side, (dx, dy) in STEPS.items():
                there = (x + dx, y + dy)
                opened = side in tile["sides"]
                meets = there in tiles and OPPOSITE[side] in tiles[there]["sides"]
                assert (side in tile["ways"]) == (opened and meets)
                assert (side in tile["digs"]) == (opened and there not in tiles and there in piles)
                leads = side in tile["ways"] or side in tile["digs"] or there == gap
                assert (side in tile["blind"]) == (opened and not leads)
            blind += len(tile["blind"])
        for (x, y), pile in piles.items():
            mouths = {
                side
                for side, (dx, dy) in STEPS.items()
                if (x + dx, y + dy) in tiles and OPPOSITE[side] in tiles[(x + dx, y + dy)]["digs"]
            }
            assert set(pile["mouths"]) == mouths
    assert blind


@pytest.mark.rule("G-127")
def test_a_tile_is_laid_into_the_hole() -> None:
    laid = 0
    for state in positions():
        if state.asking.prompt(state) != "lay_tile":
            continue
        view = state.view(-1)
        twin = state.copy()
        twin.apply(twin.moves()[0])
        new = twin.view(-1)["tiles"][len(view["tiles"])]
        assert view["hole"] == {"x": new["x"], "y": new["y"]}
        laid += 1
    assert laid


@pytest.mark.rule("G-250", "G-251", "G-252")
def test_known_points_are_all_points_where_all_cards_are_known() -> None:
    compared = 0
    for state in positions():
        rows = breakdown(state)
        for viewer in range(state.seats):
            view = state.view(viewer)
            for number, seat in enumerate(view["seats"]):
                hidden = seat["draw"] + seat["hand"] + seat["discard"] - len(seat["known"])
                row = rows[number]
                if hidden == 0:
                    assert seat["points"] == row["cards"] + row["treasures"] + row["coin_points"]
                    compared += 1
    assert compared > 20


@pytest.mark.rule("G-162", "G-172")
def test_announced_actions_stand_or_fall_as_said_if_nobody_answers_any_more() -> None:
    """Everybody passes from here on: what is threatened is cancelled, what stands is not."""
    seen: set[str] = set()
    for state in positions():
        stack = announced(state)
        if state.asking.prompt(state) != "answer" or len(stack) < 2 or stack[-1]["action"] != "thwart":
            continue
        at = max(number for number, one in enumerate(stack) if one["action"] != "thwart")
        twin = state.copy()
        twin.journal = Journal()
        while twin.asking.prompt(twin) == "answer" and len(announced(twin)) > at:
            twin.apply(DEEP.moves.parse("pass"))
        cancelled = any(event.kind == "cancelled" for event in twin.journal.events)
        assert cancelled
        fallen = [event.arguments["seat"] for event in twin.journal.events if event.kind == "cancelled"]
        threatened = [one["seat"] for one in stack if one["state"] == "threatened"]
        assert sorted(fallen) == sorted(threatened)
        seen.add(stack[at]["state"])
    assert "threatened" in seen


def test_whatever_announces_an_action_is_named() -> None:
    facts = DEEP.facts()
    known = {"card": {face["word"] for face in facts["faces"]}, "event": facts["events"], "trait": facts["traits"]}
    kinds: set[str] = set()
    for state in positions():
        for one in announced(state):
            assert one["action"] in facts["actions"]
            if one["by"] is not None:
                kinds.add(one["by"]["kind"])
                assert one["by"]["name"] in known[one["by"]["kind"]]
    assert "card" in kinds


def test_faces_are_numbered_as_moves_and_positions_write_them() -> None:
    faces = DEEP.facts()["faces"]
    assert (faces[0]["word"], faces[0]["kind"]) == ("rubble", "rubble")
    assert len({face["word"] for face in faces}) == len(faces)
    for state in positions():
        words = {face["word"] for face in faces}
        for seat in state.view(-1)["seats"]:
            assert {*seat["revealed"], *seat["played"], *(known.split()[0] for known in seat["known"])} <= words


def test_every_clause_is_about_what_it_is_given_for() -> None:
    clauses = {clause.number: clause.text.lower() for clause in books(DEEP, "en")[0].clauses}
    facts = DEEP.facts()
    for name, event in facts["events"].items():
        words = name.replace("fools", "fool's").rstrip("_1234").split("_")
        assert words[-1] in clauses[event["clause"]], name
    for name, clause in facts["traits"].items():
        assert name.split("_")[0] in clauses[clause], name
    for clause in [*facts["actions"].values(), *facts["clauses"]["stocks"].values()]:
        assert clause in clauses
    for topic, clause in facts["clauses"].items():
        assert topic == "stocks" or clause in clauses
