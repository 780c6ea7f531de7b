"""Positions for the tests of the boards: views, moves and words as the server sends them, from games of greedy players.

Run with the package installed: ``python web/tests/make_fixtures.py``.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from underhall.core import game as registry
from underhall.players.levels import make
from underhall.players.player import ask
from underhall.server.routes.reading import TEMPLATES

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
    ("deep-all", "dig_deeper_dwarf", {"players": 4, "glueck_auf": "on", "traits": "on", "birthday_party": "on"}, 8, 140),
    ("deep-thwart", "dig_deeper_dwarf", {"players": 3}, 11, 60),
]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for key in sorted({case[1] for case in CASES}):
        game = registry.find(key)
        for language in ("en", "de"):
            words = {
                section: {name: game.texts.phrase(section, name, language) for name in entries}
                for section, entries in game.texts.sections().items()
                if section not in TEMPLATES
            }
            cards = {
                table: [{"id": card.id, **card.values, "sources": card.sources} for card in rows]
                for table, rows in game.catalogue.tables.items()
            }
            write(f"words-{key}-{language}", {"words": words, "cards": cards})
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
        write(name, {"game": key, "view": view, "spectator": spectator, "moves": moves, "question": voice.prompt(state)})


def write(name: str, data: dict[str, Any]) -> None:
    (FOLDER / f"{name}.json").write_text(json.dumps(data, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
