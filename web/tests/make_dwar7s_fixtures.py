"""More positions of Fall and Duel for the tests of their board, one for each kind of question.

Players who choose at random, first what kind of thing to do and then which, come to more colourful maps than greedy
ones. Run with the package installed: ``python web/tests/make_dwar7s_fixtures.py``.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from underhall.core import game as registry

FOLDER = Path(__file__).parent / "fixtures"
Wanted = Callable[[dict[str, Any], set[str]], bool]
WEIGHT = {
    "play": 6.0,
    "place": 5.0,
    "move": 2.0,
    "end": 0.4,
    "ambush": 0.1,
    "panic": 0.1,
    "thief": 0.1,
    "crown": 0.1,
    "brute": 0.1,
}


def acting(cards: int, ogres: int) -> Wanted:
    """In the Actions phase, with things to do of every kind."""
    return lambda view, verbs: (
        {"play", "place", "move"} <= verbs
        and len(view["map"]) >= cards
        and view["seats"][view["asked"]]["ogre_count"] >= ogres
        and len(view["seats"][view["asked"]]["kingdom"]) >= 2
        and view["actions"] < view["allowance"]
    )


def asks(verb: str, cards: int = 5) -> Wanted:
    return lambda view, verbs: verb in verbs and len(view["map"]) >= cards


CASES: list[tuple[str, str, dict[str, Any], Wanted]] = [
    ("fall-actions", "dwar7s_fall", {"players": 4}, acting(15, 3)),
    ("fall-large", "dwar7s_fall", {"players": 4}, lambda view, verbs: len(view["map"]) >= 26 and "place" in verbs),
    ("fall-trade", "dwar7s_fall", {"players": 3}, asks("trade", 8)),
    ("fall-dig", "dwar7s_fall", {"players": 2}, asks("dig", 8)),
    ("fall-discard", "dwar7s_fall", {"players": 3}, asks("discard", 8)),
    ("fall-swap", "dwar7s_fall", {"players": 3}, asks("swap", 8)),
    ("fall-empty", "dwar7s_fall", {"players": 2, "table": "mat"}, asks("play", 0)),
    ("duel-actions", "dwar7s_duel", {}, acting(8, 1)),
    ("duel-reveal", "dwar7s_duel", {}, asks("reveal", 6)),
    ("duel-over", "dwar7s_duel", {"round_cap": 20}, lambda view, verbs: view["outcome"]["over"]),
]


def main() -> None:
    for name, key, options, wanted in CASES:
        print(name, search(name, key, options, wanted))


def search(name: str, key: str, options: dict[str, Any], wanted: Wanted) -> int:
    game = registry.find(key)
    voice = game.voice("en")
    for seed in range(150):
        rng = random.Random(seed)
        state = game.new(seed, **options)
        for _ in range(600):
            moves = state.moves() if state.seat >= 0 else []
            kinds: dict[str, list[int]] = {}
            for move in moves:
                kinds.setdefault(game.moves.verb(move).key, []).append(move)
            view = state.view(state.seat)
            if wanted(view, set(kinds)):
                offered = [
                    {
                        "move": m,
                        "text": game.moves.print(m),
                        "sentence": voice.move(state, m),
                        "picks": voice.picks(state, m),
                    }
                    for m in moves
                ]
                question = voice.prompt(state) if moves else ""
                data = {"game": key, "view": view, "spectator": state.view(-1), "moves": offered, "question": question}
                text = json.dumps(data, ensure_ascii=False) + "\n"
                (FOLDER / f"{name}.json").write_text(text, encoding="utf-8")
                return seed
            if not moves:
                break
            verb = rng.choices(list(kinds), [WEIGHT.get(kind, 1.0) for kind in kinds])[0]
            state.play(rng.choices(kinds[verb], [eager(view, voice.picks(state, move)) for move in kinds[verb]])[0])
    raise SystemExit(f"no position for {name}")


def eager(view: dict[str, Any], picks: list[str]) -> float:
    """Dwarfs like company, and taverns: so there are tasks carried out, and ogre cards in hand."""
    if picks[0] != "pile:dwarf":
        return 1.0
    site = next(site for site in view["map"] if f"spot:{site['spot']}" == picks[1])
    own = site["dwarfs"].get(view["seats"][view["asked"]]["colour"], 0)
    return 1.0 + 8.0 * own + (6.0 if site["kind"] == "tavern" else 0.0)


if __name__ == "__main__":
    main()
