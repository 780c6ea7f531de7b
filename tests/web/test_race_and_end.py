"""Who leads, in the seats' headers at every size; and the scene at the end of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.seen import Person

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "greedy"}
SIZES = [(360, 740), (390, 844), (844, 390), (1366, 768), (1920, 1080)]
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("dwarf", {"players": 3}),
    ("dwar7s_fall", {"players": 3}),
    ("dwar7s_duel", {}),
    ("dig_deeper_dwarf", {"players": 3}),
]
# What of the headers and of the aim lies outside its panel, or is cut off by it. Text for screen readers alone is left
# out: it is a pixel large.
CUT = """() => {
  const wrong = []
  for (const panel of [...document.querySelectorAll('li[data-seat]'), document.querySelector('[data-testid=aim]')]) {
    const frame = panel.getBoundingClientRect()
    if (frame.left < -1 || frame.right > innerWidth + 1) wrong.push(`panel ${frame.left}-${frame.right}`)
    for (const node of panel.querySelectorAll('[data-testid=race] *, .compact *, button span')) {
      const box = node.getBoundingClientRect()
      if (box.width <= 1 || node.closest('.visually-hidden')) continue
      if (box.left < frame.left - 1 || box.right > frame.right + 1) wrong.push(node.outerHTML.slice(0, 90))
    }
  }
  return wrong
}"""


def play(person: Person, table: str, decisions: int) -> dict[str, Any]:
    """Play at random, quickly and without the page: so many decisions, until the next one is due, or to the end."""
    while True:
        now: dict[str, Any] = person.api("GET", f"/tables/{table}")["now"]
        if now["status"] != "running":
            return now
        if not now["moves"]:
            person.page.wait_for_timeout(20)
            continue
        if decisions == 0:
            return now
        move = person.random.choice(now["moves"])["move"]
        person.api("POST", f"/tables/{table}/play", {"move": move, "turn_number": now["turn_number"]})
        decisions -= 1


@pytest.mark.parametrize(("game", "options"), GAMES, ids=[game for game, _ in GAMES])
def test_the_race_is_seen_at_every_size(sit: Callable[..., Person], game: str, options: dict[str, Any]) -> None:
    """Bug 23 of the table's review: the last number was cut."""
    person = sit(seed=2)
    table = person.new_table(game, options, [ME] + [BOT] * (int(options.get("players", 2)) - 1))
    person.look()
    play(person, table, 12)
    seats = int(options.get("players", 2))
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(150)
        assert person.page.locator("[data-testid=race]").count() == seats
        assert person.page.evaluate(CUT) == [], f"{width}x{height}"
        if game == "dwarf":
            for slot in person.page.locator("[data-medal]").all():
                box = slot.bounding_box()
                assert box is not None
                assert box["width"] >= 20
    person.page.locator("[data-testid=aim] button").click()
    assert len(person.page.locator("dialog[open] p").all_inner_texts()) == 2, "the aim, and how one gets there"


def test_medals_sit_with_whoever_leads_and_move(sit: Callable[..., Person]) -> None:
    person = sit(seed=5, motion="no-preference")
    table = person.new_table("dwarf", {"players": 2}, [ME, BOT])
    person.look()
    holders: dict[str, set[int]] = {"steel": set(), "gold": set(), "items": set()}
    while max(len(seats) for seats in holders.values()) < 2:
        now = play(person, table, 4)
        assert now["status"] == "running", "in this deal a lead changes"
        person.reach(now["turn_number"])
        for seat, held in enumerate(now["view"]["seats"]):
            for what in held["leads"]:
                person.until(f"""document.querySelector('[data-seat="{seat}"] [data-piece="medal {what}"]') !== null""")
                assert person.page.locator(f'[data-piece="medal {what}"]').count() == 1, "there is one of each"
                holders[what].add(seat)
            for what in held["shares"]:
                person.until(
                    f"""document.querySelector('[data-seat="{seat}"] [data-medal="{what}"]')"""
                    """?.dataset.state === 'shares'"""
                )


@pytest.mark.parametrize("game", ["dwar7s_fall", "dwar7s_duel"])
def test_clans_have_the_colours_they_are_called_by(sit: Callable[..., Person], game: str) -> None:
    """Bug 9 of the table's review."""
    person = sit(seed=2)
    table = person.new_table(game, {"colours": "red-yellow"}, [ME, BOT])
    person.look()
    play(person, table, 6)
    colour = "(node) => getComputedStyle(node).color"
    marks = [person.page.locator(f'[data-seat="{seat}"] h2 svg').first.evaluate(colour) for seat in (0, 1)]
    wanted = [
        person.page.evaluate(
            f"""() => {{
          const probe = document.body.appendChild(document.createElement('i'))
          probe.style.color = 'var(--clan-{name})'
          const shown = getComputedStyle(probe).color
          probe.remove()
          return shown
        }}"""
        )
        for name in ("red", "yellow")
    ]
    assert marks == wanted
    pile = person.page.locator(".pile path.dwarf").first.evaluate("(node) => getComputedStyle(node).fill")
    assert pile == wanted[0], "red dwarfs are red"


@pytest.mark.parametrize(
    ("game", "options"),
    [("dwarf", {"players": 2}), ("dwar7s_duel", {"round_cap": 20}), ("dig_deeper_dwarf", {"max_rounds": 1})],
    ids=["dwarf", "dwar7s_duel", "dig_deeper_dwarf"],
)
def test_the_end_says_who_won_and_why(sit: Callable[..., Person], game: str, options: dict[str, Any]) -> None:
    person = sit(seed=4)
    table = person.new_table(game, options, [ME, BOT])
    person.look()
    now = play(person, table, -1)
    outcome = now["outcome"]
    scene = person.page.locator("[data-testid=ending]")
    scene.wait_for()
    mood = "shared" if len(outcome["winners"]) == 2 else "won" if outcome["winners"] == [0] else "lost"
    assert scene.get_attribute("data-mood") == mood
    told = {"won": "You won", "lost": "You lost", "shared": "You share the victory"}[mood]
    assert scene.locator("h2").inner_text() == told
    assert person.page.locator("[data-testid=reason]").inner_text() == outcome["reason"]
    assert outcome["reason"].endswith(".")
    names = scene.locator("tbody th[scope=row]").all_inner_texts()
    if not outcome["verdict"]["ties"]:
        assert names[-1].lower() in ("total", "leads"), "the total is the last line"
    lit = sum(len(columns) for columns in outcome["verdict"]["won"])
    assert scene.locator("td.won").count() == lit
    if game == "dwar7s_duel":
        assert all(seat["secret"] for seat in now["view"]["seats"]), "secrets are uncovered"
        assert "hidden" not in person.page.locator("ul.seats").inner_text()
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(100)
        box = person.page.locator("dialog[open]").bounding_box()
        assert box is not None
        assert (box["x"], box["width"]) == (0, width), "over the whole width"
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height + 1
        for part in ("h2", "[data-testid=reason]", ".buttons", ".scroll"):
            inside = scene.locator(part).first.bounding_box()
            assert inside is not None
            assert inside["x"] >= 0
            assert inside["x"] + inside["width"] <= width
    person.page.get_by_role("button", name="Close").click()
    scene.wait_for(state="detached")
    bar = person.page.locator("section.question")
    assert bar.get_by_role("button", name="Again").is_visible()
    assert bar.get_by_role("link", name="Replay").is_visible()
    assert told in bar.inner_text()
    bar.get_by_role("button", name="Score").click()
    scene.wait_for()


def test_giving_up_is_said_and_shows_no_table(sit: Callable[..., Person]) -> None:
    person = sit(seed=4)
    table = person.new_table("dwar7s_duel", {}, [ME, BOT])
    person.look()
    person.api("POST", f"/tables/{table}/resign")
    scene = person.page.locator("[data-testid=ending]")
    scene.wait_for()
    assert scene.locator("h2").inner_text() == "You lost"
    assert person.page.locator("[data-testid=reason]").inner_text() == "You gave up."
    assert scene.locator("table").count() == 0


def test_the_lantern_keeps_still_for_who_wants_that(sit: Callable[..., Person]) -> None:
    person = sit(seed=4)  # asks for reduced motion
    table = person.new_table("dwarf", {"players": 2}, [ME, BOT])
    person.look()
    person.api("POST", f"/tables/{table}/resign")
    person.page.locator("[data-testid=lantern]").wait_for()
    moving = "document.querySelector('[data-testid=lantern]').getAnimations({ subtree: true }).length"
    assert person.page.evaluate(f"() => {moving}") == 0


def test_nothing_moves_when_there_is_something_to_take_back(sit: Callable[..., Person]) -> None:
    """Bug 20 of the table's review."""
    person = sit(seed=4)
    person.new_table("dwar7s_duel", {}, [ME, BOT])
    person.turn()
    menu = person.page.get_by_role("button", name="Menu")
    before = menu.bounding_box()
    person.pick(next(name for name in person.turn()["picks"] if name.startswith("card:")))
    person.page.locator(".question .back:not([disabled])").wait_for()
    assert menu.bounding_box() == before
