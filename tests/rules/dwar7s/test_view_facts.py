"""The facts of the view of Fall and Duel agree with what the rules then do, in positions of random games."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from underhall.core.game import find
from underhall.core.grid import SIDES
from underhall.core.journal import Journal
from underhall.core.rulebook import books
from underhall.games.dwar7s.state import Dwar7sState

FALL, DUEL = find("dwar7s_fall"), find("dwar7s_duel")
END = FALL.moves.parse("end actions")
RECORDED = Path(__file__).parents[3] / "web" / "tests" / "positions.json"
OPPOSITE = dict(zip("NESW", "SWNE", strict=True))
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def positions(**options: Any) -> Iterator[Dwar7sState]:
    """Decisions of some random games, in which dwarfs are placed more often than not."""
    for seed in range(2):
        chance = random.Random(seed)
        state = FALL.new(seed, **options)
        for _ in range(300):
            if state.seat < 0:
                break
            yield state
            moves = state.moves()
            busy = [move for move in moves if FALL.moves.verb(move).key in ("place", "play", "trade")]
            state.play(chance.choice(busy or moves))


@pytest.mark.rule("K-49", "K-69", "K-70", "K-71")
def test_passages_join_a_domain_and_castles_own_it() -> None:
    shared = 0
    for number, state in enumerate(positions(players=4)):
        if number % 10:
            continue
        sites = {(site["x"], site["y"]): site for site in state.view(-1)["map"]}
        colours = [seat["colour"] for seat in state.view(-1)["seats"]]
        for (x, y), site in sites.items():
            for letter, (dx, dy) in STEPS.items():
                other = sites.get((x + dx, y + dy))
                walk = letter not in site["walls"] and other is not None and OPPOSITE[letter] not in other["walls"]
                assert (letter in site["passages"]) == walk
                assert not walk or other["domain"] == site["domain"]
            castles = [
                one["colour"] for one in sites.values() if one["kind"] == "castle" and one["domain"] == site["domain"]
            ]
            assert [colours[seat] for seat in site["kingdom"]] == [colour for colour in colours if colour in castles]
            shared += len(site["kingdom"]) > 1
    assert shared


@pytest.mark.rule("K-83")
def test_what_is_ready_is_carried_out_when_the_turn_ends() -> None:
    carried = 0
    for state in positions(players=3):
        if state.asking.name() != "actions" or END not in state.moves():
            continue
        view = state.view(state.seat)
        ready = {site["cell"] for site in view["map"] if view["active"] in site["ready"]}
        twin = state.copy()
        twin.journal = Journal()
        twin.apply(END)
        done = [event.arguments["spot"] for event in twin.journal.events if event.kind == "task"]
        assert set(done[:1]) <= ready
        if len(ready) == 1 and twin.asking.name() not in ("window", "aside"):
            assert done[0] in ready
        if not ready:
            assert done == []
        carried += len(done)
    assert carried > 10


@pytest.mark.rule("K-96")
def test_payable_goals_are_those_offered_in_the_store() -> None:
    played = json.loads(RECORDED.read_text(encoding="utf-8"))["fall-trade"]
    state = FALL.new(played["seed"], **played["options"])
    for move in played["moves"]:
        state.play(FALL.moves.parse(move))
    offered = {FALL.moves.print(move).removeprefix("trade for ") for move in state.moves()}
    payable = state.view(state.seat)["payable"]
    assert payable
    assert {goal for goal in payable if any(goal in text for text in offered)} == set(payable)
    assert len(payable) == len(offered)
    assert state.view(-1)["payable"] == []


def test_payable_is_what_the_own_gems_pay_for() -> None:
    for number, state in enumerate(positions(players=3)):
        if number % 10 == 0:
            for viewer in range(3):
                view = state.view(viewer)
                gems = view["seats"][viewer]["gems"]
                pays = [goal for goal in view["row"] if all(gems.count(g) >= n for g, n in price(view, goal).items())]
                assert view["payable"] == pays


def price(view: dict[str, Any], goal: str) -> dict[str, int]:
    return {gem: number for gem, number in view["prices"][goal].items() if gem != "vp"}


@pytest.mark.rule("K-26")
def test_walls_turn_with_the_card() -> None:
    for game in (FALL, DUEL):
        for card in game.facts()["cards"].values():
            for turn in range(SIDES):
                turned = {"NESW"[("NESW".index(wall) + turn) % SIDES] for wall in card["walls"][0]}
                assert set(card["walls"][turn]) == turned


def test_sites_lie_with_the_walls_of_their_card() -> None:
    cards = FALL.facts()["cards"]
    for number, state in enumerate(positions(players=2)):
        if number % 20 == 0:
            for site in state.view(-1)["map"]:
                printed = cards[site["card"]]
                assert site["walls"] == printed["walls"][site["turn"]]
                assert (site["need"], site["vp"], site["places"]) == (printed["need"], printed["vp"], printed["places"])


def test_every_clause_is_about_what_it_is_given_for() -> None:
    clauses = {clause.number: clause.text.lower() for clause in books(FALL, "en")[0].clauses}
    facts = FALL.facts()["clauses"]
    for kind, clause in facts["kinds"].items():
        assert ("mine" if kind.endswith("mine") else kind.split()[-1]) in clauses[clause]
    for part in ("ogres", "secrets"):
        for name, clause in facts[part].items():
            assert name.split()[0] in clauses[clause]
