"""What happens is seen: every event's state is drawn, gains travel, and nobody who wants to act has to wait for it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tests.web.drawn import AT_REST, DRAWN
from tests.web.seen import Person

BOT = {"kind": "bot", "level": "greedy"}
ME = {"kind": "me"}
THREE = ({"players": 3}, [ME, BOT, BOT])
HOLDINGS = ["iron", "steel", "gold", "items", "glory"]

# What the page is told, and, frame by frame, what it draws: the holdings of all seats, and what goes on around them.
WATCH = """(() => {
  window.__told = []
  window.__drawn = []
  const Real = WebSocket
  const hold = (socket) => Real.prototype.addEventListener.call(socket, 'message', (message) => {
    const said = JSON.parse(message.data)
    if (said.type === 'update') window.__told.push(said)
  })
  window.WebSocket = class extends Real { constructor(...all) { super(...all); hold(this) } }
  const look = () => {
    const table = document.querySelector('[data-testid=table]')
    if (table) {
      const numbers = [...table.querySelectorAll('[data-seat]')].map((seat) =>
        [...seat.querySelectorAll('[data-holding] b')].map((node) =>
          Number((node.querySelector('[aria-hidden]') ?? node).textContent)))
      window.__drawn.push({
        numbers: JSON.stringify(numbers),
        playing: 'playing' in table.dataset,
        picks: table.querySelectorAll('.can-pick').length,
        flying: document.querySelectorAll('.flying').length,
        lit: table.querySelectorAll('.stage-mark.lit').length,
        rings: table.querySelectorAll('.stage-mark.ring').length,
        board: JSON.stringify(table.querySelector('.board').getBoundingClientRect()),
      })
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})()"""


def sits(sit: Callable[..., Person], **wishes: Any) -> Person:
    person = sit(**wishes)
    person.page.add_init_script(WATCH)
    return person


def drawn(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.page.evaluate("() => window.__drawn.splice(0)")
    return found


def holdings(view: dict[str, Any]) -> str:
    return json.dumps([[seat[kind] for kind in HOLDINGS] for seat in view["seats"]], separators=(",", ":"))


def states(updates: list[dict[str, Any]], view: dict[str, Any]) -> list[str]:
    """What every seat holds after each event, and at the end of each update; each state once."""
    found: list[str] = []
    for update in updates:
        for change in update.get("changes", []):
            for patches in change.get("steps", []):
                view = patched(view, patches)
                found.append(holdings(view))
        view = json.loads(json.dumps(update["now"]["view"])) if update.get("now") else view
        found.append(holdings(view))
    return [state for state, before in zip(found, ["", *found], strict=False) if state != before]


def patched(view: dict[str, Any], patches: list[list[Any]]) -> dict[str, Any]:
    view = json.loads(json.dumps(view))
    for path, *value in patches:
        node: Any = view
        for key in path[:-1]:
            node = node[key]
        if value:
            node[path[-1]] = value[0]
        else:
            del node[path[-1]]
    return view


def at_rest(person: Person) -> str:
    """Where all pieces lie and what is written, when nothing is on its way any more."""
    person.until(AT_REST)
    state: str = person.page.evaluate(f"() => {DRAWN}(document.querySelector('[data-testid=table]'), false)")
    return state


def told(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.page.evaluate("() => window.__told")
    return found


def reach_a_long_turn(person: Person, most: int = 40) -> None:
    """Play until a round's end is being shown."""
    for _ in range(most):
        person.step()
        person.until(
            "document.querySelector('[data-testid=table]').dataset.playing > 3"
            " || document.querySelector('.can-pick, [data-testid=confirm]')"
        )
        if person.page.evaluate("() => document.querySelector('[data-testid=table]').dataset.playing > 3"):
            return
    raise AssertionError("there was never a round's end to see")


def test_the_state_after_every_event_is_drawn(sit: Callable[..., Person]) -> None:
    """Without travel (reduced motion), so that a number on the screen is a number of the game."""
    person = sits(sit, pace="quick", seed=3)
    table_id = person.new_table("dwarf", *THREE)
    person.turn()
    start = person.api("GET", f"/tables/{table_id}")["now"]["view"]
    drawn(person)
    for _ in range(9):
        person.step()
        person.turn()
    person.until("!('playing' in document.querySelector('[data-testid=table]').dataset)")
    person.page.wait_for_timeout(100)
    frames = drawn(person)
    updates = told(person)
    expected = states(updates, start)
    assert any(len(change.get("steps", [])) > 5 for update in updates for change in update["changes"])
    assert len(expected) > 6
    seen = [frame["numbers"] for frame in frames]
    changes = [state for state, before in zip(seen, ["", *seen], strict=False) if state != before]
    assert [state for state in changes if state != holdings(start)] == [
        state for state in expected if state != holdings(start)
    ]
    assert not any(frame["playing"] and frame["picks"] for frame in frames), "asked only at the end"


def test_gains_travel_and_the_end_is_the_servers(sit: Callable[..., Person]) -> None:
    person = sits(sit, motion="no-preference", pace="normal", seed=3)
    table_id = person.new_table("dwarf", *THREE)
    person.turn()
    frames = drawn(person)
    for _ in range(4):  # a round in which nobody gets anything is rare
        reach_a_long_turn(person)
        person.turn()
        frames = drawn(person)
        if any(frame["flying"] for frame in frames):
            break
    assert any(frame["flying"] for frame in frames)
    assert any(frame["lit"] for frame in frames)
    assert any(frame["rings"] for frame in frames), "what was done last keeps a ring"
    person.until("document.querySelectorAll('.flying, .stage-mark.lit').length === 0")
    now = person.api("GET", f"/tables/{table_id}")["now"]
    person.until(f"window.__drawn.at(-1).numbers === '{holdings(now['view'])}'")
    assert person.look()["turn_number"] == now["turn_number"]


def test_whoever_skips_or_picks_is_asked_at_once(sit: Callable[..., Person]) -> None:
    person = sits(sit, pace="wait", seed=4)
    table_id = person.new_table("dwarf", *THREE)
    # An opponent who begins while the page is there waits to be seen, too.
    person.until("document.querySelector('.can-pick, [data-testid=skip]')")
    while not person.look()["picks"]:
        if person.page.locator("[data-testid=skip]").count():
            person.page.keyboard.press(" ")
        person.page.wait_for_timeout(50)
    for _ in range(30):
        person.step()
        person.until("document.querySelector('.can-pick, [data-testid=skip], [data-testid=confirm]')")
        if person.page.locator("[data-testid=skip]").count():
            break
    left = "Number(document.querySelector('[data-testid=table]').dataset.playing ?? -1)"
    shown = "Number(document.querySelector('[data-testid=table]').dataset.turnNumber)"
    before, turn = person.page.evaluate(f"() => [{left}, {shown}]")
    person.page.evaluate("() => document.activeElement?.blur()")
    person.page.keyboard.press(" ")
    # One event less is left; or it was the last one, and another opponent's move is there already.
    person.until(f"({left} < {before} || {shown} > {turn})")
    skipped = False
    while not person.look()["picks"]:  # an opponent's move may come later, and waits as well
        if person.page.locator("[data-testid=skip]").count():
            person.page.locator("[data-testid=skip]").focus()
            person.page.keyboard.press("Enter")
            skipped = True
        person.until("document.querySelector('.can-pick, [data-testid=skip]')")
    assert person.page.locator("[data-testid=skip]").count() == 0
    focused = person.page.evaluate("() => document.activeElement !== document.body")
    assert focused or not skipped, "the button is gone, the focus is not lost"
    assert person.look()["turn_number"] == person.api("GET", f"/tables/{table_id}")["now"]["turn_number"]
    skipped_to = at_rest(person)
    person.page.reload()
    person.turn()
    assert skipped_to == at_rest(person), "what is drawn is what somebody sees who was not there before"

    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_label("Pace").select_option("calm")
    person.page.keyboard.press("Escape")
    reach_a_long_turn(person)
    person.page.locator("[data-spot] .card").first.click()
    person.until("document.querySelector('.can-pick, [data-testid=confirm]')")
    assert person.look()["turn_number"] == person.api("GET", f"/tables/{table_id}")["now"]["turn_number"]
    sent = person.page.evaluate("() => document.querySelector('.problem')?.textContent ?? ''")
    assert sent == "", "nothing was sent for a turn that is gone"


def test_the_strip_shows_a_move_again_and_the_board_never_jumps(sit: Callable[..., Person]) -> None:
    """Bug 21 of the table's review."""
    person = sits(sit, phone=True, pace="quick", seed=5)
    person.new_table("dwarf", *THREE)
    person.turn()
    drawn(person)
    chips = person.page.locator("[data-testid=strip] .chip")
    for _ in range(30):
        person.step()
        person.turn()
        if chips.count() >= 2 and not person.look()["confirm"]:
            break
    before = person.look()
    chips.first.tap()
    person.until("'playing' in document.querySelector('[data-testid=table]').dataset")
    person.until("!('playing' in document.querySelector('[data-testid=table]').dataset)")
    after = person.look()
    assert (after["turn_number"], set(after["picks"])) == (before["turn_number"], set(before["picks"]))
    strip = person.page.evaluate(
        "() => { const {scrollWidth, clientWidth} = document.documentElement; return scrollWidth - clientWidth }"
    )
    assert strip == 0, "the strip scrolls by itself, not the page"
    boards = {frame["board"] for frame in drawn(person)}
    assert len(boards) == 1, boards
