"""Positions of DWARF for its board's tests: every question it asks, and where the solo opponents go.

Run with the package installed: ``python web/tests/make_dwarf_fixtures.py``.
"""

from __future__ import annotations

from typing import Any

from make_fixtures import write

from underhall.core import game as registry
from underhall.core.state import State
from underhall.players.levels import make
from underhall.players.player import ask

# Name, game, options, seed, the question at which to stop, and at least so many moves and rounds; random players.
ASKED: list[tuple[str, str, dict[str, Any], int, str, int, int]] = [
    ("dwarf-sell", "dwarf", {"players": 2}, 1, "sell_item", 21, 0),
    ("dwarf-order", "dwarf", {"players": 3}, 1, "special_order", 3, 0),
    ("dwarf-recall", "dwarf", {"players": 2}, 1, "past_glories", 9, 0),
    ("dwarf-five", "dwarf", {"players": 5}, 3, "help", 2, 7),
    ("dwarf-orcs", "dwarf", {"players": 3}, 3, "order_forge", 2, 0),
    ("dwarf-solo-first", "dwarf", {"players": 1, "solo_opponent": "eldhusfifl"}, 3, "first_turns", 2, 7),
    ("dwarf-solo-father", "dwarf", {"players": 1, "solo_opponent": "andvettr_fadir"}, 6, "first_turns", 2, 9),
]
AUTOMATON_POSITIONS = 5  # for each solo opponent


def main() -> None:
    for name, key, options, seed, question, least, after in ASKED:
        show(name, asked(key, options, seed, question, least, after))
    write("automaton-dwarf", automaton_answers())


def show(name: str, state: State) -> None:
    voice = state.game.voice("en")
    moves = [
        {"move": m, "text": state.game.moves.print(m), "sentence": voice.move(state, m), "picks": voice.picks(state, m)}
        for m in state.moves()
    ]
    views = {"view": state.view(state.seat), "spectator": state.view(-1)}
    write(name, {"game": state.game.key, **views, "moves": moves, "question": voice.prompt(state)})


def asked(key: str, options: dict[str, Any], seed: int, question: str, least: int, after: int) -> State:
    """The first position in games of random players, from this seed on, where that question is asked."""
    game = registry.find(key)
    while True:
        state = game.new(seed, **options)
        mind = make("random", key)
        while state.seat >= 0:
            view = state.view(state.seat)
            if view["question"] == question and len(view["moves"]) >= least and view["round"] >= after:
                return state
            state.play(ask(mind, state, seed))
        seed += 1


def automaton_answers() -> dict[str, Any]:
    """Where DWARF's solo opponents go after each placement of the human's first worker."""
    game = registry.find("dwarf")
    answers: list[dict[str, Any]] = []
    for opponent in ("eldhusfifl", "andvettr", "andvettr_fadir"):
        for seed in range(AUTOMATON_POSITIONS):
            state = asked("dwarf", {"players": 1, "solo_opponent": opponent}, 10 * seed, "first_turns", 2, 3 + 3 * seed)
            before = len(state.view(0)["workers"])
            results: dict[str, list[str]] = {}
            for move in state.moves():
                text = game.moves.print(move)
                if not text.startswith("place "):
                    continue
                after = state.copy()
                after.play(move)
                view = after.view(0)
                if view["round"] == state.view(0)["round"] and view["question"] == "second_turns":
                    results[text.removeprefix("place ")] = [worker["on"] for worker in view["workers"][before + 1 :]]
            answers.append({"view": state.view(0), "answers": results})
    return {"positions": answers}


if __name__ == "__main__":
    main()
