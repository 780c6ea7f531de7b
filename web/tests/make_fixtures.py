"""Positions for the tests of the boards: views, moves, cards and facts as the server sends them.

Every position is a game in positions.json: its options, its seed and the moves played so far. So fixtures can be
renewed when views change, whatever has become of the players who chose those moves. Run with the package installed:
``python web/tests/make_fixtures.py``.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from underhall.core import game as registry
from underhall.core.picking import Picking
from underhall.core.state import State
from underhall.server.routes.reading import _words

FOLDER = Path(__file__).parent / "fixtures"
POSITIONS = Path(__file__).with_name("positions.json")
GAMES = ("dig_deeper_dwarf", "dwar7s_duel", "dwar7s_fall", "dwarf")


def main() -> None:
    for name, played in json.loads(POSITIONS.read_text(encoding="utf-8")).items():
        state = replayed(played)
        write(name, picking_case(state) if name == "picking" else shown(state))
    for key in GAMES:
        write(f"words-{key}", _words(registry.find(key)))
    options()


def replayed(played: dict[str, Any]) -> State:
    game = registry.find(played["game"])
    state: State = game.new(played["seed"], **played["options"])
    for move in played["moves"]:
        state.play(game.moves.parse(move))
    return state


def shown(state: State) -> dict[str, Any]:
    """A position as the one who is asked sees it (the first seat when the game is over), and as a spectator does."""
    game = state.game
    voice = game.voice("en")
    moves = [
        {"move": m, "text": game.moves.print(m), "sentence": voice.move(state, m), "picks": voice.picks(state, m)}
        for m in state.moves()
    ]
    question = voice.prompt(state) if moves else ""
    views = {"view": state.view(state.seat), "spectator": state.view(-1)}
    return {"game": game.key, **views, "moves": moves, "question": question}


def options() -> None:
    """Every option of every game, and what can be chosen."""
    rows = {
        key: [
            {"key": option.key, "values": [str(value) for value in option.values]}
            for option in registry.find(key).options
        ]
        for key in GAMES
    }
    (FOLDER / "options.json").write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


def picking_case(state: State) -> dict[str, Any]:
    """A position with many moves of several picks, and every way through them."""
    voice = state.game.voice("en")
    moves = [{"move": m, "text": "", "sentence": "", "picks": voice.picks(state, m)} for m in state.moves()]
    return {"moves": moves, "walk": walk(moves)}


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
