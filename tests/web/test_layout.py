"""Nothing is cut, covered, too small or out of reach, in all sizes of the window, measured with rectangles.

The positions are those of the tests of the boards (web/tests/positions.json), so every run measures the same: of each
game the opening, a full board, and a question with many choices or the end. rectangles.js measures.

Of the bugs of the table's review these are 10 (a phone on its side), 11 (laptops), 12 (names in the hand), 13 (small
cards of a map) and 22 (badges over names).

``make test-browser`` does this in English and dark. UNDERHALL_LAYOUT=all adds German, light and further positions;
UNDERHALL_LAYOUT_PICTURES=FOLDER keeps a picture of everything that was measured.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.hosts import Host
from tests.web.seen import Person, see_off
from underhall.core import game as registry
from underhall.core.state import State
from underhall.server import seating
from underhall.server.person import Person as Account
from underhall.server.settings import Settings
from underhall.server.table_header import Header
from underhall.server.unit_of_work import TableEdit

ALL = os.environ.get("UNDERHALL_LAYOUT") == "all"
PICTURES = os.environ.get("UNDERHALL_LAYOUT_PICTURES", "")
MEASURE = (Path(__file__).parent / "rectangles.js").read_text(encoding="utf-8")
POSITIONS = json.loads((Path(__file__).parents[2] / "web" / "tests" / "positions.json").read_text(encoding="utf-8"))

TOUCHED = ((360, 640), (390, 844), (844, 390))
CLICKED = ((1024, 768), (1366, 640), (1366, 768), (1920, 1080), (2560, 1440))

# The names of openings have a number of players; those of other moments are in positions.json.
MOMENTS: dict[str, list[str]] = {
    "dwarf": ["opening 3", "dwarf-five", "dwarf-sell"],
    "dwar7s_fall": ["opening 4", "fall-large", "fall-dig end"],
    "dwar7s_duel": ["opening 2", "duel-late", "duel-actions"],
    "dig_deeper_dwarf": ["opening 2", "deep-late", "deep-answer"],
}
MORE: dict[str, list[str]] = {
    "dwarf": ["dwarf-solo", "dwarf-four", "dwarf-orcs", "dwarf-two end"],
    "dwar7s_fall": ["fall-actions", "fall-three", "fall-trade"],
    "dwar7s_duel": ["duel-reveal", "duel-early end"],
    "dig_deeper_dwarf": ["deep-all", "deep-lay", "deep-look", "deep-trait", "deep-two end"],
}
# What the board and the hand are called for screen readers.
NAMES = {"en": ("Board", "Your hand"), "de": ("Spielplan", "Deine Hand"), "pt-BR": ("Tabuleiro", "Sua mão")}
LOOKS = [("en", "dark"), ("de", "light"), ("pt-BR", "dark")] if ALL else [("en", "dark")]
# How much of the window the board has, clicked and touched; and how small a card of DWARF and a tile of the mine may
# be, across or down.
SHARE = {False: 0.45, True: 0.3}
PLACE = {False: 90, True: 56}
TILE = {False: 56, True: 44}


def state_of(game: str, moment: str) -> State:
    """The position of a moment."""
    rules = registry.find(game)
    if moment.startswith("opening"):
        players = int(moment.split()[1])
        return rules.new(7, **({} if game == "dwar7s_duel" else {"players": players}))
    played = POSITIONS[moment.split()[0]]
    state: State = rules.new(played["seed"], **played["options"])
    for move in played["moves"]:
        state.play(rules.moves.parse(move))
    return state


@dataclass
class Hall:
    """A server with all the tables, and the account that sits at them."""

    host: Host
    cookies: Any
    tables: dict[str, str]


@pytest.fixture(scope="module")
def hall(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    database = tmp_path_factory.mktemp("layout") / "table.sqlite"
    host = Host(Settings(f"sqlite+aiosqlite:///{database}", limits=False))
    person = Person(chromium, host.address)
    person.api("POST", "/guest", {"name": "Brokk"})
    account = Account(person.api("GET", "/me")["id"], "Brokk", True)
    tables: dict[str, str] = {}
    for game, moments in MOMENTS.items():
        for moment in [*moments, *(MORE[game] if ALL else [])]:
            tables[f"{game} {moment}"] = table_id = f"layout-{len(tables):08d}"
            seat_down(host, account, table_id, state_of(game, moment))
            if moment.endswith(" end"):
                person.api("POST", f"/tables/{table_id}/resign")
    yield Hall(host, person.context.storage_state(), tables)
    person.context.close()
    host.stop()


def seat_down(host: Host, account: Account, table_id: str, state: State, level: str = "novice") -> None:
    """The account sits where somebody is asked; the others are bots, and wait."""
    bots = {seat: level for seat in range(state.game.players(state.options)) if seat != state.seat}
    header = Header(
        table_id,
        state.game.key,
        state.options,
        account.id,
        1000.0,
        "0",
        bots=bots,
        hints=True,
        position=state.position(),
    ).made_now()

    def begin(edit: TableEdit) -> None:
        seating.sit(edit, account, state.seat)
        seating.start(edit, account)

    host.run(host.services.tables.create(header, begin))


@pytest.fixture
def look_in(chromium: Browser, hall: Hall, tmp_path: Path) -> Iterator[Callable[..., Person]]:
    people: list[Person] = []

    def come(**wishes: Any) -> Person:
        people.append(Person(chromium, hall.host.address, **wishes))
        people[-1].context.add_cookies(hall.cookies["cookies"])
        return people[-1]

    yield come
    see_off(people, tmp_path)


@pytest.mark.parametrize("touch", [True, False], ids=["touch", "click"])
@pytest.mark.parametrize("game", list(MOMENTS))
def test_everything_is_seen_and_within_reach(
    hall: Hall, look_in: Callable[..., Person], game: str, touch: bool
) -> None:
    found: list[str] = []
    for language, theme in LOOKS:
        person = look_in(phone=touch, language=language, theme=theme)
        for name, table_id in hall.tables.items():
            if not name.startswith(f"{game} "):
                continue
            person.open(f"table/{table_id}")
            person.turn()
            for width, height in TOUCHED if touch else CLICKED:
                where = f"{name} {width}x{height} {language}"
                found += [f"{where}: {what}" for what in measured(person, width, height, touch)]
                if PICTURES:
                    person.page.screenshot(path=Path(PICTURES) / f"{where.replace(' ', '-')}.png")
    assert not found, f"{len(found)} faults\n" + "\n".join(found)


# Whether a card of the map is seen and can be hit.
IN_SIGHT = """(card) => {
  const { left, top, width, height } = card.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  const map = card.closest('section').getBoundingClientRect()
  const across = left > map.left - 6 && left + width < map.right + 6
  const inside = across && top > map.top - 6 && top + height < map.bottom + 6
  return inside && !!hit?.closest('svg')?.contains(card)
}"""


def test_what_is_scrolled_into_sight_the_map_moves_there(hall: Hall, look_in: Callable[..., Person]) -> None:
    """Screen readers, lessons and scripts reach cards of a large map that are out of sight as they do on any page."""
    person = look_in(phone=True)
    person.page.set_viewport_size({"width": 360, "height": 640})
    person.open(f"table/{hall.tables['dwar7s_fall fall-large']}")
    person.turn()
    cards = person.page.locator("[data-site]").all()
    before = [card.evaluate(IN_SIGHT) for card in cards]
    assert True in before
    assert False in before, "the map is larger than the window"
    for card in cards:
        card.evaluate("(card) => card.scrollIntoView({ block: 'nearest', inline: 'nearest' })")
        person.page.wait_for_timeout(50)
        assert card.evaluate(IN_SIGHT), card.get_attribute("data-site")


def test_a_map_that_is_seen_whole_does_not_scroll(hall: Hall, look_in: Callable[..., Person]) -> None:
    """Not even by a pixel for a moment: a tap would meet the card beside the one that was meant."""
    person = look_in(phone=True, language="de")
    person.page.set_viewport_size({"width": 390, "height": 844})
    whole = 0
    for table, table_id in hall.tables.items():
        if not table.startswith("dwar7s"):
            continue
        person.open(f"table/{table_id}")
        person.turn()
        if person.page.locator(".zoom .on").count() > 0:
            continue  # there is more of the map than is seen
        whole += person.page.locator("[data-site]").count()
        for card in person.page.locator("[data-site]").all():
            # In one go, without a frame between: what a script sees that scrolls and then taps.
            moved = card.evaluate(
                """(card) => ['start', 'center', 'end'].map((side) => {
                  const before = card.getBoundingClientRect()
                  card.scrollIntoView({ block: side, inline: side })
                  const after = card.getBoundingClientRect()
                  return [after.x - before.x, after.y - before.y]
                })"""
            )
            assert moved == [[0, 0]] * 3, (table, card.get_attribute("data-site"))
    assert whole > 5, "no such map is looked at"


def measured(person: Person, width: int, height: int, touch: bool) -> list[str]:
    """What is wrong in a window of this size."""
    board, hand = NAMES[person.page.evaluate("() => document.documentElement.lang")]
    person.page.set_viewport_size({"width": width, "height": height})
    # Sizes are measured by the page itself, too: two frames later everything has its place.
    person.page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))))"
    )
    wish = {
        "targets": 44 if touch else 0,
        "card": 64 if touch else 72,
        "place": PLACE[touch],
        "tile": TILE[touch],
        "share": SHARE[touch],
        "board": board,
        "hand": hand,
    }
    lines: list[str] = person.page.evaluate(MEASURE, wish)
    return lines
