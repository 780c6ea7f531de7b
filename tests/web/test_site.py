"""The folder of ``underhall site`` in chromium: the engine in a worker, from a sub-path, under the strict policy.

It takes minutes on a busy machine (two Pythons are compiled by the browser), so it is not among the quick tests.
"""

from __future__ import annotations

import functools
import http.server
import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.seen import Person
from underhall.server.changes import from_row
from underhall.server.table import Table
from underhall.server.table_header import read_header
from underhall.server.table_rows import row_of
from underhall.site.folder import POLICY, write_site

pytestmark = pytest.mark.slow
RUNTIME = Path(__file__).parents[2] / "web" / "node_modules" / "pyodide"
START_SECONDS = 400.0
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


class Files(http.server.SimpleHTTPRequestHandler):
    """A static host that sends the documented policy with every file, for the workers too."""

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *arguments: Any) -> None:
        """Nothing is printed."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    root = tmp_path_factory.mktemp("host")
    write_site(root / "deep" / "table", RUNTIME)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=str(root)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/deep/table"
    server.shutdown()


def until(person: Person, expression: str) -> None:
    """As ``Person.until``, with the patience that a whole Python needs to start."""
    end = time.monotonic() + START_SECONDS
    while not person.page.evaluate(f"() => {expression}"):
        assert time.monotonic() < end, f"never true: {expression}"
        person.page.wait_for_timeout(200)


@pytest.mark.timeout(1800)
def test_a_game_is_played_and_goes_on_after_a_reload(chromium: Browser, site: str, tmp_path: Path) -> None:
    person = Person(chromium, site.removesuffix("/deep/table"), seed=5)  # whatever leaves that host went wrong
    try:
        person.page.goto(f"{site}/")
        until(person, "document.querySelector('[data-game=dwarf]')")
        person.page.locator("[data-game=dwarf]").click()
        until(person, "location.hash.startsWith('#/table/') && document.querySelector('[data-testid=table]')")
        for _ in range(6):
            until(person, "document.querySelector('.can-pick') || document.querySelector('[data-testid=confirm]')")
            person.step()
        until(person, "document.querySelector('.can-pick') && !document.querySelector('[data-testid=confirm]')")
        before = person.look()
        table = replayed(person)
        person.page.reload()
        until(person, "document.querySelector('.can-pick')")
        after = person.look()
        assert after["picks"] == before["picks"]
        # The engine in the browser and the native one agree on every move, and on what can be picked now.
        state = table.running().state
        voice = table.voice("en")
        first = {voice.picks(state, move)[0] for move in state.moves()}
        assert set(after["picks"]) <= first
    finally:
        person.leave(tmp_path)
    person.nothing_went_wrong()


def replayed(person: Person) -> Table:
    """The stored changes, replayed by the engine of this process; the row must come out as the browser wrote it."""
    tables, changes = person.page.evaluate(STORED)
    assert len(tables) == 1
    row = tables[0]
    table = Table(read_header(row["header"]))
    for change in changes:
        table.apply(from_row(SimpleNamespace(**change)))
    assert len(table.running().moves) >= 2
    assert json.loads(json.dumps(row_of(table))) == {key: value for key, value in row.items() if key != "seen"}
    return table
