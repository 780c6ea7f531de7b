"""Measures the folder of ``underhall site`` in chromium on this machine: `make site-measure`.

How long it takes from opening the page to the first own move, on the first visit and on the second; what goes over the
wire; and how long ``adept`` thinks about a move in each game, with the engine as it is in the folder.
"""

from __future__ import annotations

import os
import random
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.site.host import StaticHost
from tests.web.seen import FLAGS
from tests.web.site_visitor import PLACE, RUNTIME, Visitor, choices
from underhall.core.game import find, keys
from underhall.site.folder import COMPILED, compiled_libraries, write_site

# What the issue asks for: seconds to the first own move, bytes on the way, seconds that adept thinks by either engine.
GOALS = {"first": (12.0, 9.0e6), "second": (4.0, 50e3)}
ADEPT_GOALS = {"compiled": 0.3, "interpreted": 3.0}
MOVES, PLACES, SEED = 30, 6, "20261119"


def main() -> None:
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        root = Path(place)
        write_site(root / PLACE.strip("/"), RUNTIME)
        host = StaticHost(root)
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        engine = "compiled" if compiled_libraries(COMPILED, RUNTIME) else "interpreted"
        print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; the engine is {engine}")
        with visiting(chromium, host) as visitor:
            for visit in GOALS:
                visited(visitor, host, visit)
            for game in keys():
                thought(visitor, game, ADEPT_GOALS[engine])
        host.go()


@contextmanager
def visiting(chromium: Browser, host: StaticHost) -> Iterator[Visitor]:
    visitor = Visitor(chromium, host)
    try:
        yield visitor
    finally:
        visitor.context.close()


def visited(visitor: Visitor, host: StaticHost, visit: str) -> None:
    """Open the page, begin a game of DWARF as soon as there is a button for it, and wait for the first own move."""
    seconds, most = GOALS[visit]
    visitor.page.goto("about:blank")
    host.sent = 0
    begin = time.monotonic()
    visitor.page.goto(visitor.place, wait_until="commit")
    visitor.page.locator("[data-game=dwarf]").click()
    shelf = time.monotonic() - begin
    visitor.until("document.querySelector('.can-pick')")
    took = time.monotonic() - begin
    visitor.until("navigator.serviceWorker.controller")
    visitor.page.wait_for_timeout(3000)  # for whatever is still on its way
    print(
        f"{visit} visit: shelf after {shelf:.1f} s, own move after {took:.1f} s (goal {seconds:.0f}), "
        f"{host.sent / 1e3:,.0f} kB over the wire (goal {most / 1e3:,.0f})"
    )


def thought(visitor: Visitor, key: str, goal: float) -> None:
    """Positions of one game, a move of adept's in each."""
    game, chance = find(key), random.Random(7)
    state, moves, places = game.new(seed=int(SEED)), [], []
    while (there := state.moves()) and len(moves) < MOVES:
        if len(there) > 1:
            places.append(len(moves))
        moves.append(chance.choice(there))
        state.play(moves[-1])
    asked = places[:: max(1, len(places) // PLACES)][:PLACES]
    took = [seconds for _, seconds in visitor.asked_of_browser(choices, key, {}, SEED, moves, "adept", asked)]
    print(
        f"adept in {key}: {statistics.mean(took):.2f} s a move, longest {max(took):.2f} s "
        f"(goal {goal}; {len(took)} moves)"
    )


if __name__ == "__main__":
    main()
