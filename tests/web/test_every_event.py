"""Every event of a turn is seen, in every game: frame by frame, what is drawn is compared from event to event.

The same game is watched by the same seat in three browsers: with travel, with reduced motion, and by somebody who
skips. The first two get all updates at once, as after a lag: none of what waits is dropped. The numbers of a round of
DWARF are compared in test_beats.py, one by one.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.drawn import AT_REST, DRAWN
from tests.web.seen import Person

BOT = {"kind": "bot", "level": "greedy"}
ME = {"kind": "me"}

# In each frame: which event the board shows, and what is drawn of it.
WATCH = """(() => {
  window.__told = []
  window.__frames = []
  const hear = WebSocket.prototype.addEventListener
  const Real = WebSocket
  window.WebSocket = class extends Real {
    constructor(...all) {
      super(...all)
      hear.call(this, 'message', (message) => {
        const said = JSON.parse(message.data)
        if (said.type === 'update') window.__told.push(said)
      })
    }
    // Between __hold() and __release() whatever comes waits outside the page.
    set onmessage(heard) {
      super.onmessage = (message) => (held ? held.push(() => heard.call(this, message)) : heard.call(this, message))
    }
  }
  let held = null
  window.__hold = () => { held = [] }
  window.__release = () => {
    const table = document.querySelector('[data-testid=table]')
    const waiting = window.__told.filter((said) => said.now?.turn_number > Number(table.dataset.turnNumber)).length
    const all = held
    held = null
    for (const hear of all) hear()
    return waiting
  }
  window.__drawn = DRAWN
  // Where nothing has changed and nothing is in motion, a frame shows what the one before showed.
  let changed = false
  new MutationObserver(() => { changed = true })
    .observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const moves = (animation) => animation.effect.getComputedTiming().endTime < Infinity
  const look = () => {
    const table = document.querySelector('[data-testid=table]')
    if (table && (changed || document.getAnimations().some(moves))) {
      changed = false
      const seen = { event: table.dataset.event, drawn: window.__drawn(table, true) }
      const last = window.__frames.at(-1)
      if (!last || last.event !== seen.event || last.drawn !== seen.drawn) window.__frames.push(seen)
    }
    requestAnimationFrame(look)
  }
  if (WATCHED) requestAnimationFrame(look)
})()"""
REST = """() => {
  const table = document.querySelector('[data-testid=table]')
  const ringed = [...table.querySelectorAll('.stage-mark.ring')].map((node) => ({ ...node.parentElement.dataset }))
  const rings = [...new Set(ringed.map((data) => JSON.stringify(data)))].sort()
  return [...JSON.parse(window.__drawn(table, false)), rings]
}"""
# The options, the deal, after how many moves of ours we look, and for how many.
TURNS = {
    "dwarf": ({"players": 2}, 3, 3, 6),
    "dwar7s_fall": ({"players": 2}, 3, 16, 4),
    "dwar7s_duel": ({}, 3, 16, 4),
    "dig_deeper_dwarf": ({"players": 2}, 5, 12, 8),
}


class Table:
    """A game that a script plays for our seat."""

    def __init__(self, person: Person, game: str, options: dict[str, Any], seed: int) -> None:
        self.person = person
        self.random = random.Random(seed)
        person.api("POST", "/guest", {"name": "Brokk"})
        wish = {"game": game, "options": options, "seats": [ME, BOT], "start": True, "visibility": "link"}
        self.id = person.api("POST", "/tables", {**wish, "seed": str(seed)})["table"]["id"]

    def now(self) -> dict[str, Any]:
        """As soon as it is our turn."""
        while True:
            now: dict[str, Any] = self.person.api("GET", f"/tables/{self.id}")["now"]
            if now["moves"] or now["status"] == "over":
                return now
            self.person.page.wait_for_timeout(20)

    def play(self, moves: int) -> int:
        """So many moves of ours by chance, one after the other as fast as they are answered; the turn it is then."""
        for _ in range(moves):
            now = self.now()
            assert now["status"] == "running"
            # Whoever plays by chance alone seldom comes to the end of a turn.
            closing = [move for move in now["moves"] if move["text"] in ("end", "pass")]
            move = self.random.choice(closing if closing and self.random.random() < 0.1 else now["moves"])
            body = {"move": move["move"], "turn_number": now["turn_number"]}
            self.person.api("POST", f"/tables/{self.id}/play", body)
        turn: int = self.now()["turn_number"]
        return turn

    def watched(self, person: Person, frames: bool = True) -> Person:
        """The same seat in another browser."""
        person.context.add_cookies(self.person.context.cookies())  # type: ignore[arg-type]
        person.page.add_init_script(WATCH.replace("WATCHED", json.dumps(frames)).replace("DRAWN", DRAWN))
        person.open(f"table/{self.id}")
        person.turn()
        person.until(AT_REST)
        person.page.evaluate("() => { window.__told = []; window.__frames.splice(0, window.__frames.length - 1) }")
        if frames:
            person.page.evaluate("() => window.__hold()")
        return person


def told(person: Person) -> dict[str, str]:
    """Each event the page was told, by its place in the game, with its kind."""
    updates: list[dict[str, Any]] = person.page.evaluate("() => window.__told")
    events: dict[str, str] = {}
    for update in updates:
        changes = update.get("changes", [])
        last = next((change for change in reversed(changes) if change.get("events")), None)
        for change in changes:
            happened = change.get("events") or []
            untold = 1 if change is last else 0
            assert len(change.get("steps") or []) == len(happened) - untold, "the page knows the view after each event"
            events |= {f"{change['number']}.{at}": event["kind"] for at, event in enumerate(happened, start=1)}
    return events


def runs(person: Person) -> list[tuple[str, list[str]]]:
    """Event after event, the different pictures that were drawn while the board showed it."""
    found: list[tuple[str, list[str]]] = []
    for frame in person.page.evaluate("() => window.__frames"):
        if not found or found[-1][0] != frame["event"]:
            found.append((frame["event"], []))
        found[-1][1].append(frame["drawn"])
    return found


def travels(pictures: list[str]) -> bool:
    """Whether something flies, or a piece is seen on its way: in three places or more."""
    places: dict[str, set[tuple[int, ...]]] = {}
    for picture in map(json.loads, pictures):
        if picture["flying"]:
            return True
        for name, *box in picture["pieces"]:
            places.setdefault(name, set()).add(tuple(box))
    return any(len(boxes) > 2 for boxes in places.values())


@pytest.mark.parametrize("game", list(TURNS))
def test_each_event_of_a_turn_is_drawn_in_order(sit: Callable[..., Person], game: str) -> None:
    options, seed, start, moves = TURNS[game]
    table = Table(sit(), game, options, seed)
    table.play(start)
    travelling = table.watched(sit(pace="normal", motion="no-preference"))
    still = table.watched(sit(pace="quick"))
    skipping = table.watched(sit(pace="calm", motion="no-preference"), frames=False)
    turn = table.play(moves)
    everybody = (travelling, still, skipping)
    for person in (travelling, still):
        person.until(f"window.__told.some((said) => said.now?.turn_number === {turn})")
        assert person.page.evaluate("() => window.__release()") >= 5, "so many updates wait at once"
    skip = skipping.page.locator("[data-testid=skip]")
    arrived = f"Number(document.querySelector('[data-testid=table]').dataset.turnNumber) === {turn}"
    skipped = 0
    while not skipping.page.evaluate(f"() => {arrived} && {AT_REST}"):
        if skip.count():
            skipping.page.keyboard.press(" ")
            skipped += 1
        skipping.page.wait_for_timeout(30)
    assert skipped
    for person in everybody:
        person.until(f"{arrived} && {AT_REST}")
    ends = [person.page.evaluate(REST) for person in everybody]
    for part in range(3):  # pieces, words, rings
        assert ends[0][part] == ends[1][part], "with and without travel"
        assert ends[0][part] == ends[2][part], "seen to the end, and skipped"
    for person in everybody:
        scrolled = person.page.evaluate("() => document.querySelector('[data-testid=table] ul.hand')?.scrollLeft ?? 0")
        assert scrolled == 0, "a hand is shown from its beginning, also when its cards came one by one"

    for person in (travelling, still):
        events, (_, *shown) = told(person), runs(person)
        assert len(events) >= 6
        assert [name for name, _ in shown] == list(events), "each one, in order"
        before = runs(person)[0][1][-1]
        unseen = []
        for name, pictures in shown:
            if all(picture == before for picture in pictures):
                unseen.append(events[name])
            before = pictures[-1]
        print(game, *sorted(set(events.values())))
        assert not unseen, "nothing is drawn of these"
    assert any(travels(pictures) for _, pictures in runs(travelling)), "pieces are seen on their way"
