"""Somebody with a browser at the folder of ``underhall site``, and whoever else their browser would speak to."""

from __future__ import annotations

import json
import re
import socketserver
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser
from playwright.sync_api import Error as BrowserError

from tests.site.host import StaticHost
from tests.web.seen import Person
from underhall.server.changes import from_row
from underhall.server.table import Table
from underhall.server.table_header import read_header
from underhall.server.table_rows import row_of

RUNTIME = Path(__file__).parents[2] / "web" / "node_modules" / "pyodide"
PLACE = "/deep/table/"
# Two Pythons are compiled by the browser, and every move of a bot is interpreted.
PATIENCE = 400.0
READY = "document.querySelector('main') && !document.querySelector('[data-testid=startup]')"
KEPT = "navigator.serviceWorker.controller"
# Chromium itself asks its maker now and then: about forms it sees, components, the time. The page never does: nothing
# in its folder names such a host, as a test of it makes sure, and ``Person`` watches what a page asks for as well.
THE_BROWSERS_OWN = re.compile(r"(^|\.)(google|googleapis|gstatic|gvt1|googleusercontent)\.com$")
ASKED = "document.querySelector('.can-pick') || document.querySelector('[data-testid=confirm]')"
OVER = "document.querySelector('[data-testid=table]')?.dataset.status === 'over'"
# All that the browser's database holds.
STORED = """() => new Promise((resolve, reject) => {
  const opening = indexedDB.open('underhall')
  opening.onerror = () => reject(opening.error)
  opening.onsuccess = () => {
    const reading = opening.result.transaction(['tables', 'changes'])
    const tables = reading.objectStore('tables').getAll(), changes = reading.objectStore('changes').getAll()
    reading.oncomplete = () => { opening.result.close(); resolve([tables.result, changes.result]) }
  }
})"""
# One more Python, in the page itself and from the same files: what it is asked is answered by the browser's engine.
ANSWERED = """async ([code, given]) => {
  if (!window.onemore) {
    const at = new URL('engine/', document.baseURI.split('#')[0]).href
    const { loadPyodide } = await import(at + 'pyodide.mjs')
    const python = await loadPyodide({ indexURL: at })
    python.globals.set('packed', new Uint8Array(await (await fetch(at + 'underhall.zip.xz')).arrayBuffer()))
    python.runPython('import io, lzma, site, zipfile, importlib')
    python.runPython('content = io.BytesIO(lzma.decompress(packed.to_bytes()))')
    python.runPython('zipfile.ZipFile(content).extractall(site.getsitepackages()[0]); importlib.invalidate_caches()')
    window.onemore = python
  }
  window.onemore.globals.set('given', given)
  return window.onemore.runPython(code)
}"""


def host_of(line: str) -> str:
    """Who is asked for by the first line of a request to a proxy: ``CONNECT host:443 HTTP/1.1``, ``GET http://host/x``."""
    place = line.split(" ")[1] if " " in line else ""
    return (urlsplit(place if "://" in place else f"//{place}").hostname or "").lower()


class Strangers:
    """Stands where every other host of the net would be, and notes who is asked for."""

    def __init__(self) -> None:
        asked = self.asked = list[str]()

        class Note(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                line = self.rfile.readline().decode("latin1").strip()
                if not THE_BROWSERS_OWN.search(host_of(line)):
                    asked.append(line)

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Note)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.server_address[1]}"

    def leave(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Visitor(Person):
    """Whatever leaves the host that the folder lies at goes wrong: of pages, of workers and of service workers."""

    def __init__(self, chromium: Browser, host: StaticHost, **wishes: Any) -> None:
        self.strangers = Strangers()
        super().__init__(chromium, host.address, proxy=self.strangers.address, **wishes)
        self.place = host.address + PLACE

    def nothing_went_wrong(self) -> None:
        self.strangers.leave()
        super().nothing_went_wrong()
        assert self.strangers.asked == []

    def until(self, expression: str) -> None:
        """As ``Person.until``, with the patience that a whole Python needs to start."""
        end = time.monotonic() + PATIENCE
        while not self._true(expression):
            assert time.monotonic() < end, f"never true: {expression}"
            self.page.wait_for_timeout(100)

    def _true(self, expression: str) -> bool:
        try:
            return bool(self.page.evaluate(f"() => !!({expression})"))
        except BrowserError as error:  # the page was just left for the next one
            if "context was destroyed" not in str(error):
                raise
            return False

    def come(self) -> None:
        """Open the page for the first time, and stay until the browser has all of it."""
        self.page.goto(self.place)
        self.until(READY)
        self.until(KEPT)

    def sit_down(self, game: str, options: dict[str, str], level: str, seed: str) -> None:
        """A new table by its form."""
        self.page.goto(f"{self.place}#/new/{game}")
        self.until("document.querySelector('fieldset [data-option], fieldset select')")
        page = self.page
        for key, value in options.items():
            field = page.locator(f"[data-option={key}]").locator("input, select")
            if not field.is_visible():
                page.locator("fieldset.options summary").click()
            field.fill(value)
            field.blur()
        page.locator(f"fieldset select:has(option[value='bot:{level}'])").nth(1).select_option(f"bot:{level}")
        page.locator("input[pattern]").fill(seed)
        page.locator("form button.main").click()
        self.until("location.hash.startsWith('#/table/') && document.querySelector('[data-testid=table]')")

    def own_move(self) -> bool:
        """Pick until a move is made, or the game is over; False if it is."""
        self.until(f"{ASKED} || {OVER}")
        before = self.look()
        if before["status"] == "over":
            return False
        for _ in range(60):
            now = self.look()
            if now["turn_number"] != before["turn_number"] or now["status"] == "over":
                return True
            if now["confirm"] or now["picks"]:
                self.step()
            else:
                self.page.wait_for_timeout(20)
        self.until(
            f"Number(document.querySelector('[data-testid=table]').dataset.turnNumber) > {before['turn_number']}"
        )
        return True

    def asked_of_browser(self, work: Callable[..., Any], *given: Any) -> Any:
        """What a function of this file answers in the browser's engine."""
        import inspect

        code = f"import json\n{inspect.getsource(work)}\njson.dumps({work.__name__}(*json.loads(given)))"
        return json.loads(self.page.evaluate(ANSWERED, [code, json.dumps(given)]))

    def table(self) -> Table:
        """The stored changes, replayed by the engine of this process; the row comes out as the browser wrote it."""
        tables, changes = self.page.evaluate(STORED)
        assert len(tables) == 1
        row = tables[0]
        table = Table(read_header(row["header"]))
        for change in changes:
            table.apply(from_row(SimpleNamespace(**change)))
        assert json.loads(json.dumps(row_of(table))) == {key: value for key, value in row.items() if key != "seen"}
        return table


def how_it_runs():  # type: ignore[no-untyped-def]
    """Whether by machine code, and what of a table's start is there as a source only."""
    import sys

    import underhall.site.entry

    places = [str(getattr(module, "__file__", "")) for module in list(sys.modules.values())]
    ours = [place for place in places if place.endswith(".py") and "/site-packages/" in place]
    return [underhall.COMPILED, ours]


def fingerprints(game, options, seed, moves):  # type: ignore[no-untyped-def]
    """Of the position before the first move and after each. Runs here and in the browser, so it stands alone."""
    from underhall.core.game import find

    state = find(game).new(seed=int(seed), **options)
    found = [state.fingerprint()]
    for move in moves:
        state.play(move)
        found.append(state.fingerprint())
    return found


def choices(game, options, seed, moves, level, places):  # type: ignore[no-untyped-def]
    """What a level chooses after so many moves, with the same chance for all; and how long it takes in seconds."""
    import time

    from underhall.core.game import find
    from underhall.players import remote
    from underhall.players.questions import question_of

    state = find(game).new(seed=int(seed), **options)
    found = []
    for number, move in enumerate(moves):
        if number in places:
            begin = time.monotonic()
            chosen = remote.choose(question_of(state), level, 7)
            found.append([chosen, time.monotonic() - begin])
        state.play(move)
    return found
