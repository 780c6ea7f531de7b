"""Positions for the tests of the boards: views, moves and cards as the server sends them, from games of greedy players.

Run with the package installed: ``python web/tests/make_fixtures.py``.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from underhall.core import game as registry
from underhall.core.picking import Picking
from underhall.players.levels import make
from underhall.players.player import ask

FOLDER = Path(__file__).parent / "fixtures"
# Game, options, seed, and after how many decisions.
CASES: list[tuple[str, str, dict[str, Any], int, int]] = [
    ("dwarf-two", "dwarf", {"players": 2}, 7, 41),
    ("dwarf-four", "dwarf", {"players": 4}, 3, 60),
    ("dwarf-solo", "dwarf", {"players": 1, "solo_opponent": "andvettr"}, 5, 18),
    ("dwarf-pnp", "dwarf", {"players": 3, "edition": "pnp"}, 9, 25),
    ("fall-three", "dwar7s_fall", {"players": 3}, 4, 60),
    ("duel-early", "dwar7s_duel", {}, 2, 4),
    ("duel-late", "dwar7s_duel", {}, 6, 60),
    ("deep-two", "dig_deeper_dwarf", {"players": 2}, 5, 90),
    (
        "deep-all",
        "dig_deeper_dwarf",
        {"players": 4, "glueck_auf": "on", "traits": "on", "birthday_party": "on"},
        8,
        140,
    ),
    ("deep-thwart", "dig_deeper_dwarf", {"players": 3}, 11, 60),
]

# Questions that come up seldom, from games of chance: name, options, seed, the question, and how high the stack is.
RARE: list[tuple[str, dict[str, Any], int, str, int]] = [
    ("deep-answer", {"players": 3}, 0, "answer", 3),
    ("deep-lay", {"players": 2}, 0, "lay_tile", 0),
    ("deep-look", {"players": 2}, 0, "look", 0),
    ("deep-book", {"players": 2}, 18, "book", 0),
    ("deep-trait", {"players": 4, "traits": "on"}, 1, "pick_trait", 0),
    ("deep-party", {"players": 3, "traits": "on", "birthday_party": "on"}, 7, "party_present", 0),
    ("deep-playing", {"players": 2}, 0, "playing", 0),
    ("deep-late", {"players": 4, "traits": "on"}, 43, "activity", 0),
]


def main() -> None:
    picking_cases()
    options()
    for name, options, seed, question, height in RARE:
        rare(name, options, seed, question, height)
    FOLDER.mkdir(exist_ok=True)
    for key in sorted({case[1] for case in CASES}):
        game = registry.find(key)
        for language in ("en", "de"):
            cards = {
                table: [{"id": card.id, **card.values, "sources": card.sources} for card in rows]
                for table, rows in game.catalogue.tables.items()
            }
            write(f"words-{key}-{language}", {"cards": cards})
    for name, key, options, seed, steps in CASES:
        game = registry.find(key)
        state = game.new(seed, **options)
        voice = game.voice("en")
        mind = make("greedy", key)
        wanted_window = name == "deep-thwart"
        while state.seat >= 0:
            done = steps <= 0
            if done and not wanted_window:
                break
            view = state.view(state.seat)
            if done and len(view.get("pending", [])) > 0 and len(state.moves()) > 1:
                break
            state.play(ask(mind, state, seed))
            steps -= 1
        moves = [
            {"move": m, "text": game.moves.print(m), "sentence": voice.move(state, m), "picks": voice.picks(state, m)}
            for m in state.moves()
        ]
        view = state.view(state.seat)
        spectator = state.view(-1)
        write(
            name, {"game": key, "view": view, "spectator": spectator, "moves": moves, "question": voice.prompt(state)}
        )


def options() -> None:
    """Every option of every game, and what can be chosen."""
    games = {key: registry.find(key) for key in sorted({case[1] for case in CASES})}
    rows = {
        key: [{"key": option.key, "values": [str(value) for value in option.values]} for option in game.options]
        for key, game in games.items()
    }
    (FOLDER / "options.json").write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


def rare(name: str, options: dict[str, Any], seed: int, question: str, height: int) -> None:
    """The first position of random games that asks this question with enough to choose from."""
    key = "dig_deeper_dwarf"
    game = registry.find(key)
    voice = game.voice("en")
    late = name.endswith("late")
    while True:
        state = game.new(seed, **options)
        chance = random.Random(seed)
        for _ in range(3000):
            if state.seat < 0:
                break
            moves = list(state.moves())
            if state.frames[-1].prompt(state) == question and len(moves) > (8 if late else 1):
                view = state.view(state.seat)
                stack = sum(one["kind"] != "playing" for one in view["pending"])
                if stack >= height and (
                    not late or (len(view["tiles"]) > 8 and any(t["rubble"] for t in view["tiles"]))
                ):
                    rows = [
                        {
                            "move": m,
                            "text": game.moves.print(m),
                            "sentence": voice.move(state, m),
                            "picks": voice.picks(state, m),
                        }
                        for m in moves
                    ]
                    words = {"game": key, "view": view, "spectator": state.view(-1), "moves": rows}
                    write(name, {**words, "question": voice.prompt(state)})
                    return
            state.play(chance.choice(moves))
        seed += 100


def picking_cases() -> None:
    """A position with many moves of several picks, and every way through them."""
    game = registry.find("dwar7s_duel")
    state = game.new(2)
    voice = game.voice("en")
    for _ in range(7):
        state.play(ask(make("greedy", game.key), state, 2))
    moves = [{"move": m, "text": "", "sentence": "", "picks": voice.picks(state, m)} for m in state.moves()]
    write("picking", {"moves": moves, "walk": walk(moves)})


def walk(moves: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every way of picking, as core/picking.py sees it: the browser must see the same."""
    picking = Picking([(move["move"], move["picks"]) for move in moves])
    steps: list[dict[str, Any]] = []

    def look() -> None:
        steps.append({"picked": list(picking.picked), "candidates": picking.candidates()})
        for name in picking.candidates():
            depth = len(picking.picked)
            move = picking.pick(name)
            if move >= 0:
                steps.append({"picked": list(picking.picked), "last": name, "move": move})
            else:
                look()
            while len(picking.picked) > depth:
                picking.back()

    look()
    return steps


def write(name: str, data: dict[str, Any]) -> None:
    (FOLDER / f"{name}.json").write_text(json.dumps(data, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
