"""Pictures of home and every table, both sizes, light and dark: ``make screenshots`` puts them in build/screenshots.

A chosen few (``CHOSEN``) go to docs/screenshots, where the README shows them.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.hosts import Process  # noqa: E402
from tests.web.seen import FLAGS, Person  # noqa: E402

TABLES: dict[str, tuple[str, dict[str, Any], int]] = {
    "dwarf": ("dwarf", {"players": 3}, 40),
    "dwarf-two-mines": ("dwarf", {"players": 4}, 40),
    "dwarf-solo": ("dwarf", {"players": 1, "solo_opponent": "andvettr"}, 20),
    "fall": ("dwar7s_fall", {"players": 3}, 120),
    "duel": ("dwar7s_duel", {}, 120),
    "dig-deeper-dwarf": ("dig_deeper_dwarf", {"players": 3}, 90),
}
CHOSEN = ("home-laptop-dark", "dwarf-laptop-dark", "fall-laptop-light", "dig-deeper-dwarf-phone-dark")


def main() -> None:
    folder = ROOT / "build" / "screenshots"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    path = shutil.which("chromium")
    if path is None:
        sys.exit("Pictures are taken with Debian's chromium: apt-get install chromium")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Process(str(Path(data) / "table.sqlite"), Path(data))
        server.ready()
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for size in ("laptop", "phone"):
            for theme in ("dark", "light"):
                person = Person(browser, server.address, phone=size == "phone", theme=theme, seed=6)
                take(person, folder, f"{size}-{theme}")
                person.nothing_went_wrong()
                person.context.close()
        server.stop()
    chosen = ROOT / "docs" / "screenshots"
    chosen.mkdir(exist_ok=True)
    for name in CHOSEN:
        shutil.copy(folder / f"{name}.png", chosen / f"{name}.png")
    print(
        f"{len(list(folder.glob('*.png')))} pictures in {folder.relative_to(ROOT)}, {len(CHOSEN)} in docs/screenshots"
    )


def take(person: Person, folder: Path, kind: str) -> None:
    person.open()
    person.page.locator("[data-game=dwarf]").wait_for()
    person.page.wait_for_timeout(300)
    person.page.screenshot(path=folder / f"home-{kind}.png")
    for name, (game, options, decisions) in TABLES.items():
        seats = [{"kind": "me"}] + [{"kind": "bot", "level": "greedy"}] * (int(options.get("players", 2)) - 1)
        table = person.new_table(game, options, seats)
        person.look()
        play_on(person, table, decisions)
        if person.turn()["status"] == "running":
            person.page.wait_for_timeout(400)
        person.page.screenshot(path=folder / f"{name}-{kind}.png")


def play_on(person: Person, table: str, decisions: int) -> None:
    """Into the middle of the game, quickly: always a move that does much, cards before passing."""
    for _ in range(decisions):
        now = person.api("GET", f"/tables/{table}")["now"]
        if now["status"] != "running":
            return
        if not now["moves"]:
            person.page.wait_for_timeout(20)
            continue
        longest = max(now["moves"], key=lambda move: (len(move["picks"]), person.random.random()))
        person.api("POST", f"/tables/{table}/play", {"move": longest["move"], "turn_number": now["turn_number"]})
    turn_number = person.api("GET", f"/tables/{table}")["now"]["turn_number"]
    person.reach(turn_number)


if __name__ == "__main__":
    main()
