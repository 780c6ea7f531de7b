"""A real server and Debian's chromium for the tests of the browser table."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.hosts import Host, Process
from tests.server.test_lobby import Time
from tests.site.host import StaticHost
from tests.web.seen import FLAGS, PATIENCE, Person, see_off
from tests.web.site_visitor import PLACE, RUNTIME, Visitor
from underhall.server.pages import WEB
from underhall.server.settings import SQLITE, Settings
from underhall.site.folder import write_site


@pytest.fixture(scope="session", autouse=True)
def patience() -> None:
    """What is expected of a page is waited for as long as everything else: two cores may have ten browsers."""
    expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = shutil.which("chromium")
    assert path, "the browser tests need Debian's chromium: apt-get install chromium"
    assert (WEB / "index.html").exists(), "the browser table is not built: make web"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("table")
    process = Process(str(folder / "table.sqlite"), folder, same_luck=True)
    process.ready()
    yield process
    process.stop()


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def clocked(tmp_path: Path, time: Time) -> Iterator[Host]:
    """A server whose clock the test sets. A test names it before ``sit``, so that it outlives the browsers."""
    database = f"{SQLITE}:///{tmp_path / 'clocked.sqlite'}"
    host = Host(Settings(database, limits=False, workers=1, clock=time, shortest_answer=0.0))
    yield host
    host.stop()


@pytest.fixture
def sit(chromium: Browser, server: Process, tmp_path: Path) -> Iterator[Callable[..., Person]]:
    """Somebody comes with a browser of their own; afterwards nothing may have gone wrong in any of them."""
    people: list[Person] = []

    def come(**wishes: object) -> Person:
        people.append(Person(chromium, str(wishes.pop("address", server.address)), **wishes))  # type: ignore[arg-type]
        return people[-1]

    yield come
    see_off(people, tmp_path)


@pytest.fixture(scope="session")
def site_root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A static host's files: the folder of ``underhall site`` somewhere below."""
    root = tmp_path_factory.mktemp("host")
    write_site(root / PLACE.strip("/"), RUNTIME)
    return root


@pytest.fixture
def host(site_root: Path) -> Iterator[StaticHost]:
    host = StaticHost(site_root)
    yield host
    host.go()


@pytest.fixture
def come(chromium: Browser, host: StaticHost, tmp_path: Path) -> Iterator[Callable[..., Visitor]]:
    """Somebody with a browser of their own at that host; afterwards nothing may have gone wrong, or left the host."""
    visitors: list[Visitor] = []

    def come(**wishes: object) -> Visitor:
        visitors.append(Visitor(chromium, host, **wishes))
        return visitors[-1]

    yield come
    see_off(visitors, tmp_path)
