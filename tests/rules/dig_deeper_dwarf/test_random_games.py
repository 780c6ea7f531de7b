"""Random games end, and the invariants hold all the way. UNDERHALL_SOAK=1 plays 10,000 for each kind of table."""

from __future__ import annotations

import json
import os
from collections import Counter
from typing import Any

import pytest

from tests.rules.dig_deeper_dwarf.wander import choose, deal, imagined, play_on, wander
from tests.rules.plain import play_plainly
from underhall.core.chance import Chance
from underhall.core.moves import MoveList
from underhall.games.dig_deeper_dwarf import moves
from underhall.games.dig_deeper_dwarf.game import DIG_DEEPER_DWARF as GAME

rule = pytest.mark.rule
SOAK = bool(os.environ.get("UNDERHALL_SOAK"))
GAMES = 200 if SOAK else 3  # games that dig, so that they get somewhere
PLAIN = 10_000 if SOAK else 3  # plain random games
SAVED = 1_000 if SOAK else 2
CHECKED = 97 if SOAK else 13
IMAGINED = 1_000_000 if SOAK else 400  # decisions at which everybody imagines a world
PLAIN_ROUNDS = 30
ALL_ON = {"traits": "on", "birthday_party": "on", "glueck_auf": "on"}
BEGINNER = {"action_cards": "off", "event_cards": "off"}
TABLES: list[dict[str, Any]] = [{"players": players, **ALL_ON} for players in (2, 3, 4)]
TABLES += [{"players": 3, "traits": "on"}, {"players": 2, **BEGINNER}, {"players": 4, **BEGINNER}]
IMAGINING = [*TABLES, {"players": 2}, {"players": 4}, {"players": 3, "action_cards": "off", **ALL_ON}, {"players": 1}]


@rule("G-2", "G-11", "G-247", "G-248", "G-250", "G-36", "G-135")
@pytest.mark.parametrize("options", TABLES, ids=lambda options: " ".join(map(str, options.values())))
def test_random_games_end_with_every_invariant_kept(options: dict[str, Any]) -> None:
    endings = Counter[str]()
    most = 0
    for seed in range(GAMES):
        state = deal(seed, **options, max_rounds=60)
        state.journal = None
        for number, _ in enumerate(wander(state, seed + 1)):
            most = max(most, state.legal_moves().count)
            if number % CHECKED == 0:
                state.check()
        state.check()
        endings[state.ending()] += 1
        assert state.ending() in ("no_pile", "dry", "rounds")
        assert state.outcome().winners
    print(f"{options}: {GAMES} games, ended {dict(endings)}, {endings['rounds']} by max_rounds; most moves {most}")
    assert most < 100


@rule("G-2", "G-11", "G-247", "G-248", "G-250", "G-36", "G-135")
@pytest.mark.parametrize("options", TABLES, ids=lambda options: " ".join(map(str, options.values())))
def test_plain_random_games_end_with_every_invariant_kept(options: dict[str, Any]) -> None:
    endings = Counter[str]()
    for seed in range(PLAIN):
        state = GAME.new(seed, **options, max_rounds=PLAIN_ROUNDS)
        play_plainly(state, seed, CHECKED)
        endings[state.ending()] += 1
    print(f"{options}: {PLAIN} plain games, ended {dict(endings)}, {endings['rounds']} by max_rounds")
    assert set(endings) <= {"no_pile", "dry", "rounds"}


def test_the_number_of_choices_stays_in_the_tens() -> None:
    """Plain random games; with UNDERHALL_SOAK a million decisions."""
    most = decisions = 0
    wanted = 1_000_000 if SOAK else 4_000
    legal = MoveList()
    seed = 0
    while decisions < wanted:
        state = deal(seed, players=4, **ALL_ON, max_rounds=40)
        state.journal = None
        chance = Chance(seed)
        while state.seat >= 0:
            state.write_moves(legal)
            most = max(most, legal.count)
            state.apply(legal.items[chance.below(legal.count)])
            decisions += 1
        seed += 1
    assert most < 100


def test_every_decision_can_be_saved_and_loaded() -> None:
    """A game that is saved, loaded and continued at every decision goes on as one that never was.

    With UNDERHALL_SOAK over 1,000 random games.
    """
    for seed in range(SAVED):
        state = deal(seed, **TABLES[seed % len(TABLES)], max_rounds=6)
        loaded = state.copy()
        chance = Chance(seed)
        while state.seat >= 0:
            loaded = GAME.load(json.loads(json.dumps(loaded.position())))
            moves = state.moves()
            assert loaded.moves() == moves
            move = moves[chance.below(len(moves))]
            state.play(move)
            loaded.play(move)
            assert loaded.fingerprint() == state.fingerprint()
        assert loaded.seat < 0


def test_moves_print_and_parse() -> None:
    for move in range(GAME.moves.size):
        assert GAME.moves.parse(GAME.moves.print(move)) == move


def test_every_world_anybody_imagines_can_be_played_on() -> None:
    """Every seat and the spectators imagine at every decision. Whoever can buy does, as paying is where it broke."""
    decisions = seed = 0
    paying = set[str]()
    while decisions < IMAGINED:
        state = deal(seed, **IMAGINING[seed % len(IMAGINING)], max_rounds=40 if SOAK else 4)
        state.journal = None
        chance = Chance(seed)
        while state.seat >= 0 and decisions < IMAGINED:
            for viewer in range(-1, state.seats):
                twin = imagined(state, viewer, decisions)
                if viewer == state.seat:
                    assert twin.moves() == state.moves()
                play_on(twin, chance)
                if decisions % CHECKED == 0:
                    twin.check()
            purchases = [move for move in state.moves() if moves.BUY <= move < moves.BUY + 2 * len(moves.WAYS)]
            asking = state.frames[-1].name() == "activity"
            state.apply(purchases[chance.below(len(purchases))] if asking and purchases else choose(state, chance))
            paying.add(state.frames[-1].name() if state.frames else "")
            decisions += 1
        seed += 1
    assert "pay" in paying
    assert "purchase" in paying or not SOAK
