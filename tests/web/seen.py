"""A person with a browser: what they do, what they see, and what went wrong in the page."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Dialog, Request, WebSocket
from playwright.sync_api import Error as BrowserError

from tests.server.same_luck import HEADER

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
LAPTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
PATIENCE = 60.0
# What the browser says that its owner speaks.
LOCALES = {"en": "en-GB", "de": "de-DE", "pt-BR": "pt-BR"}
CLOSING = ("end", "pass")  # whoever plays at random should end turns often enough to see the end of the game

# Also run on an empty page, which has no storage and does not let anybody ask for it.
SETTINGS = """if (location.protocol.startsWith('http') && !localStorage.getItem('underhall.settings'))
  localStorage.setItem('underhall.settings', %s)"""
LOOK = """() => {
  const table = document.querySelector('[data-testid=table]')
  if (!table) return null
  const names = [...new Set([...table.querySelectorAll('.can-pick')].map((node) => node.dataset.pick))]
  return {
    status: table.dataset.status,
    turn_number: Number(table.dataset.turnNumber),
    link: table.dataset.link,
    picks: names,
    confirm: !!document.querySelector('[data-testid=confirm]'),
    fonts: document.fonts.status,
  }
}"""


class Person:
    """One browser context: cookies, settings, pages of their own."""

    def __init__(
        self,
        chromium: Browser,
        address: str,
        phone: bool = False,
        language: str = "en",
        theme: str = "dark",
        motion: str = "reduce",
        pace: str = "off",
        seed: int = 1,
        expected: tuple[str, ...] = (),
        proxy: str = "",
    ) -> None:
        self.address = address
        self.phone = phone
        self.expected = expected
        self.random = random.Random(seed)
        self.deals = 100 * seed  # one after the other, each the same in every run
        self.wrong: list[str] = []
        self.frames: list[str] = []
        self.context = chromium.new_context(
            viewport=PHONE if phone else LAPTOP,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            locale=LOCALES[language],
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion=motion,  # type: ignore[arg-type]
            proxy={"server": proxy, "bypass": "127.0.0.1"} if proxy else None,
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        # Whoever looks at something else than the way things happen does not wait for it.
        self.context.add_init_script(SETTINGS % json.dumps(json.dumps({"pace": pace, "theme": theme})))
        self.page = self.context.new_page()
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.wrong.append(f"error in the page: {error}"))
        self.page.on("dialog", self._boxed)
        self.page.on("request", self._asked)
        self.page.on("websocket", self._connected)

    # What goes wrong.

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = message.location.get("url", "")
            self.wrong.append(f"{message.type} in the console: {message.text} ({where})")

    def _boxed(self, box: Dialog) -> None:
        """Bug 29: what must be asked is asked by the page, never by a box of the browser."""
        self.wrong.append(f"a box of the browser: {box.type} {box.message!r}")
        box.dismiss()

    def _asked(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and f"{parts.scheme}://{parts.netloc}" != self.address:
            self.wrong.append(f"a request leaves the host: {request.url}")

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def nothing_went_wrong(self) -> None:
        left = [what for what in self.wrong if not any(part in what for part in self.expected)]
        assert not left, "\n".join(left)

    def leave(self, folder: Path) -> None:
        """Close the browser; a picture of the last moment helps when a test failed."""
        try:
            self.page.screenshot(path=folder / "last.png", timeout=5000)
            self.context.close()
        except BrowserError:
            pass

    # What they do.

    def open(self, path: str = "") -> None:
        self.page.goto(f"{self.address}/#/{path}")

    def api(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """The same request a script would make, as this person."""
        answer = self.context.request.fetch(
            f"{self.address}/api{path}",
            method=method,
            data=json.dumps({} if body is None else body) if method != "GET" else None,
            headers={"X-Underhall": "1", "Content-Type": "application/json", "Origin": self.address, **headers},
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None

    def new_table(self, game: str, options: dict[str, Any], seats: list[dict[str, str]], **more: Any) -> str:
        """A table of their own, opened in the page."""
        if self.api("GET", "/session")["me"] is None:
            self.api("POST", "/guest", {"name": "Brokk"})
        wish = {"game": game, "options": options, "seats": seats, "start": True, "hints": True, "visibility": "link"}
        self.deals += 1
        made = self.api("POST", "/tables", {**wish, **more}, **{HEADER: str(self.deals)})
        self.open(f"table/{made['table']['id']}")
        return str(made["table"]["id"])

    def look(self) -> dict[str, Any]:
        """What the page shows of the table."""
        self.page.wait_for_selector("[data-testid=table]")
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    def turn(self) -> dict[str, Any]:
        """Wait until something can be picked, or the game is over; in letters as large as they stay."""
        end = time.monotonic() + PATIENCE
        while True:
            seen = self.look()
            if (seen["picks"] or seen["confirm"] or seen["status"] == "over") and seen["fonts"] == "loaded":
                return seen
            assert time.monotonic() < end, f"nothing can be picked: {self.question()}"
            self.page.wait_for_timeout(10)

    def until(self, expression: str) -> None:
        """Wait until this is true in the page. (Playwright's own waiting needs eval, which our policy forbids.)"""
        end = time.monotonic() + PATIENCE
        while not self.page.evaluate(f"() => {expression}"):
            assert time.monotonic() < end, f"never true: {expression}"
            self.page.wait_for_timeout(20)

    def reach(self, turn_number: int) -> None:
        """Wait until the page shows a turn, or a later one."""
        self.until(f"Number(document.querySelector('[data-testid=table]')?.dataset.turnNumber ?? -1) >= {turn_number}")

    def question(self) -> str:
        return self.page.locator("[data-testid=question]").inner_text()

    def pick(self, name: str) -> None:
        """Click the thing itself, or tap it."""
        thing = self.page.locator(f'[data-pick="{name}"].can-pick').first
        if self.phone:
            thing.tap()
        else:
            thing.click()

    def confirm(self) -> None:
        button = self.page.locator("[data-testid=confirm]")
        if self.phone:
            button.tap()
        else:
            button.click()

    def step(self) -> dict[str, Any]:
        """One pick at random; what was seen before it."""
        seen = self.turn()
        if seen["confirm"]:
            self.confirm()
        elif seen["picks"]:
            closing = [name for name in seen["picks"] if name in CLOSING]
            hurry = closing and self.random.random() < 0.5
            self.pick(self.random.choice(closing if hurry else seen["picks"]))
        return seen

    def play_to_the_end(self, most: int = 2000) -> int:
        """Pick at random until the game is over; how many picks that took."""
        for count in range(most):
            if self.step()["status"] == "over":
                return count
        raise AssertionError(f"the game is not over after {most} picks")


def see_off(people: Sequence[Person], folder: Path) -> None:
    """All leave, and only then it is asked whether anything went wrong at one of them: no browser is left open."""
    for person in people:
        person.leave(folder)
    for person in people:
        person.nothing_went_wrong()
