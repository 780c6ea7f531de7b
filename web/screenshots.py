"""Pictures of every table: ``make screenshots`` takes each game at four sizes, and home, for docs/screenshots.

``python web/screenshots.py FOLDER [NAME ...]`` takes everything there is to look at, in both themes: every game at its
start, in its middle and at its end in all sizes, and the other pages. With names only what begins with one of them.
"""

from __future__ import annotations

import base64
import shutil
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.hosts import Host  # noqa: E402
from tests.web.seen import FLAGS, Person  # noqa: E402
from tests.web.test_layout import seat_down  # noqa: E402
from underhall.core import game as registry  # noqa: E402
from underhall.core.state import State  # noqa: E402
from underhall.players.greedy import Greedy  # noqa: E402
from underhall.server.person import Person as Account  # noqa: E402
from underhall.server.settings import Settings  # noqa: E402

SIZES = {
    "small": (360, 640),
    "phone": (390, 844),
    "side": (844, 390),
    "laptop": (1366, 768),
    "desk": (1920, 1080),
}
TOUCHED = ("small", "phone", "side")
THEMES = ("dark", "light")


@dataclass(frozen=True)
class Game:
    """A game as its pictures show it: seats, shuffle, and how many moves lie before the middle."""

    key: str
    options: dict[str, Any]
    seed: int
    middle: int


GAMES = {
    "dwarf": Game("dwarf", {"players": 3}, 5, 70),
    "fall": Game("dwar7s_fall", {"players": 3}, 4, 150),
    "duel": Game("dwar7s_duel", {}, 3, 110),
    "dig-deeper-dwarf": Game("dig_deeper_dwarf", {"players": 3}, 8, 260),
}
LARGEST = 120_000  # bytes of a picture
MOMENTS = ("start", "middle", "end")
# How many moves before the end somebody sits down who is to see it: enough for the report to have a course to tell.
BEFORE_THE_END = 24
PAGES = {
    "home": ("", "[data-game=dwarf]"),
    "create": ("new/dwarf", "fieldset"),
    "how-dwarf": ("rules/dwarf", "[data-testid=how-to]"),
    "how-fall": ("rules/dwar7s_fall", "[data-testid=how-to]"),
    "how-duel": ("rules/dwar7s_duel", "[data-testid=how-to]"),
    "how-dig": ("rules/dig_deeper_dwarf", "[data-testid=how-to]"),
    "lesson-dwarf": ("learn/dwarf", "[data-testid=table]"),
    "lesson-fall": ("learn/dwar7s_fall", "[data-testid=table]"),
    "about": ("about", "article li"),
    "analysis": ("analysis/dwarf", "form, fieldset, select"),
    "profile": ("profile", "h1, h2"),
    "deals": ("deals", "article, li"),
}
# Pages of a table: what comes after its game and moment.
OF_A_TABLE = ("review", "lobby")
# What docs/screenshots shows: by lantern light, and Fall by day.
DOCUMENTED = [
    ("home", "laptop", "dark"),
    *(
        (f"{game}-middle", size, "light" if game == "fall" else "dark")
        for game in GAMES
        for size in SIZES
        if size != "small"
    ),
]


class Hall:
    """A server with a table for every game and moment, and the account that sits at all of them."""

    def __init__(self, browser: Browser, folder: str) -> None:
        self.browser = browser
        self.host = Host(Settings(f"sqlite+aiosqlite:///{folder}/table.sqlite", limits=False, shortest_answer=0.0))
        self.person = Person(browser, self.host.address, seed=6)
        self.person.api("POST", "/guest", {"name": "Brokk"})
        self.account = Account(self.person.api("GET", "/me")["id"], "Brokk", True)
        self.tables: dict[str, str] = {}

    def come(self, size: str, theme: str) -> Person:
        """The same account with a browser of this kind."""
        person = Person(self.browser, self.host.address, phone=size in TOUCHED, theme=theme)
        person.context.add_cookies(self.person.context.storage_state()["cookies"])  # type: ignore[arg-type]
        return person

    def table(self, game: str, moment: str) -> str:
        """The table of a moment, made when it is first asked for."""
        name = f"{game}-{moment}"
        if name not in self.tables:
            self.tables[name] = table_id = f"picture-{len(self.tables):06d}"
            seat_down(self.host, self.account, table_id, state_of(GAMES[game], moment), "greedy")
            if moment == "end":
                self.play_out(table_id)
        return self.tables[name]

    def lobby(self) -> str:
        """A table where a friend is waited for."""
        if "lobby" not in self.tables:
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "novice"}]
            wish = {"game": "dwarf", "options": {"players": 3}, "seats": seats, "visibility": "link"}
            self.tables["lobby"] = str(self.person.api("POST", "/tables", wish)["table"]["id"])
        return self.tables["lobby"]

    def play_out(self, table: str) -> None:
        """Play to the end, which is near: always a move that does much."""
        while True:
            now = self.person.api("GET", f"/tables/{table}")["now"]
            if now["status"] != "running":
                return
            if not now["moves"]:
                self.person.page.wait_for_timeout(20)
                continue
            longest = max(now["moves"], key=lambda move: (len(move["picks"]), self.person.random.random()))
            body = {"move": longest["move"], "turn_number": now["turn_number"]}
            self.person.api("POST", f"/tables/{table}/play", body)


def state_of(game: Game, moment: str) -> State:
    """A position of a game among greedy players, where somebody has a choice."""
    rules = registry.find(game.key)
    state: State = rules.new(game.seed, **game.options)
    if moment == "start":
        return state
    player = Greedy()
    course = [state.copy()]
    while state.seat >= 0 and (moment == "end" or len(course) <= game.middle or len(state.moves()) < 3):
        state.play(player.choose(state.imagine(state.seat, len(course))))
        course.append(state.copy())
    return state if moment == "middle" else course[max(0, len(course) - 1 - BEFORE_THE_END)]


def take(person: Person, path: Path) -> None:
    """A picture as WebP, which Playwright's own way does not write; as good as it can be and still be small."""
    session = person.context.new_cdp_session(person.page)
    for quality in (72, 60, 48, 36):
        taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        picture = base64.b64decode(taken["data"])
        if len(picture) < LARGEST:
            break
    path.write_bytes(picture)
    session.detach()


def settle(person: Person) -> None:
    """Sizes are measured by the page itself, too: a little later everything has its place."""
    person.page.wait_for_timeout(350)


def photograph(hall: Hall, wanted: list[tuple[str, str, str]]) -> Iterator[tuple[str, Person]]:
    """Every wanted thing in its size and theme, on the screen. Home comes before there are tables it would list."""
    people: dict[tuple[bool, str], Person] = {}
    for what, size, theme in sorted(wanted, key=lambda one: (one[2], one[1] in TOUCHED, one[0] not in PAGES)):
        kind = (size in TOUCHED, theme)
        if kind not in people:
            people[kind] = hall.come(size, theme)
        person = people[kind]
        person.page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
        if what == "review":
            person.open(f"review/{hall.table('dwarf', 'end')}")
            person.page.get_by_role("slider").first.wait_for()
        elif what == "lobby":
            person.open(f"table/{hall.lobby()}")
            person.page.get_by_role("button", name="Copy").first.wait_for()
        elif what in PAGES or what == "settings":
            path, waits = PAGES[what] if what in PAGES else PAGES["home"]
            person.open(path)
            person.page.reload()  # a dialog may still be open, and the address be the same
            person.page.locator(waits).first.wait_for()
            if what == "settings":
                person.page.get_by_role("button", name="Settings").click()
        else:
            game, moment = what.rsplit("-", 1)
            person.open(f"table/{hall.table(game, moment)}")
            person.turn()
            if moment == "end":
                person.page.locator("[data-testid=ending]").wait_for()
        settle(person)
        yield f"{what}-{size}-{theme}", person
    for person in people.values():
        person.nothing_went_wrong()
        person.context.close()


def main(arguments: list[str]) -> None:
    wanted = DOCUMENTED
    folder = ROOT / "docs" / "screenshots"
    if arguments:
        folder = Path(arguments[0])
        things = [*(f"{game}-{moment}" for game in GAMES for moment in MOMENTS), *PAGES, *OF_A_TABLE, "settings"]
        chosen = [one for one in things if any(one.startswith(name) for name in arguments[1:] or [""])]
        wanted = [(what, size, theme) for what in chosen for size in SIZES for theme in THEMES]
    folder.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("Pictures are taken with Debian's chromium: apt-get install chromium")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        hall = Hall(playwright.chromium.launch(executable_path=chromium, args=FLAGS), data)
        count = 0
        for name, person in photograph(hall, wanted):
            take(person, folder / f"{name}.webp")
            count += 1
        hall.host.stop()
    print(f"{count} pictures in {folder}")


if __name__ == "__main__":
    main(sys.argv[1:])
