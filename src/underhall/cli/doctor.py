"""``underhall doctor``: what is wrong with this installation, in words. Nothing is changed."""

from __future__ import annotations

import json
import os
import shutil
import socket
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.text import Text

import underhall
from underhall.cli.saves import data_folder
from underhall.cli.screen import EMBER
from underhall.cli.words import Words
from underhall.core import game as registry
from underhall.core.errors import BadOption, UnderhallError

FINE, ODD, WRONG = "✓", "!", "✗"
STYLES = {FINE: "", ODD: "yellow", WRONG: f"bold {EMBER}"}
LITTLE_SPACE = 500 * 10**6  # bytes; a full disk stops all tables
CLOCK_SECONDS = 60.0  # clocks of several servers differ by less
ANSWER_SECONDS = 3.0


@dataclass(frozen=True)
class Finding:
    """One sentence by its key, and whether all is fine, something is odd, or something does not work."""

    mark: str
    key: str
    fields: dict[str, Any] = field(default_factory=dict)


def examine(database: str, port: int, words: Words) -> None:
    """Print what was found; ends with 1 if something does not work."""
    console = Console(highlight=False)
    wrong = 0
    for finding in findings(database, port, words.language):
        wrong += finding.mark == WRONG
        said = words.say(f"doctor.{finding.key}", **finding.fields)
        console.print(Text(f"{finding.mark} {said}", style=STYLES[finding.mark]), soft_wrap=True)
    console.print(Text(words.say("doctor.sum", count=wrong)))
    if wrong:
        raise typer.Exit(1)


def findings(database: str, port: int, language: str) -> Iterator[Finding]:
    yield from engine_and_games(language)
    try:
        from underhall.server.settings import database_url
    except ModuleNotFoundError as error:
        raise BadOption("package-for_server", package=error.name) from None
    yield page()
    url = database_url(database, data_folder())
    yield from database_and_disk(url, language)
    yield served_at(port)
    yield from mail()


def engine_and_games(language: str) -> Iterator[Finding]:
    yield Finding(FINE, "compiled") if underhall.COMPILED else Finding(ODD, "interpreted")
    titles = []
    for key in sorted(registry.keys()):
        try:
            titles.append(registry.find(key).voice(language).title())
        except Exception as error:  # whatever somebody's own game raises when it is loaded
            yield Finding(WRONG, "broken_game", {"game": key, "error": f"{type(error).__name__}: {error}"})
    yield Finding(FINE, "games", {"games": ", ".join(titles)})


def page() -> Finding:
    from underhall.server.pages import WEB

    return Finding(FINE, "page") if (WEB / "index.html").is_file() else Finding(ODD, "no_page")


def database_and_disk(url: str, language: str) -> Iterator[Finding]:
    import asyncio

    from underhall.server.database_errors import explained, place_of
    from underhall.server.sqlite_file import file_of

    path = file_of(url)
    if path is not None:
        yield from disk(path)
        if not path.is_file():
            yield Finding(ODD, "no_database", {"place": path})
            return
    try:
        with explained(url):
            looked = asyncio.run(look_into(url))
    except UnderhallError as error:
        yield Finding(WRONG, "database_wrong", {"error": error.say(language)})
        return
    yield from database_findings(looked, place_of(url))


def disk(path: Path) -> Iterator[Finding]:
    if path.parent.is_dir():
        free = shutil.disk_usage(path.parent).free
        key, mark = ("space", FINE) if free >= LITTLE_SPACE else ("little_space", WRONG)
        yield Finding(mark, key, {"megabytes": free // 10**6, "folder": path.parent})


@dataclass(frozen=True)
class Looked:
    """What a database says of itself. ``version`` is that of its schema; the rest is read where it is today's."""

    version: str
    damage: str = ""
    tables: int = 0
    changed: float = 0.0  # when something last happened at a table


async def look_into(url: str) -> Looked:
    import sqlalchemy as sa

    from underhall.server import db_schema, migrations
    from underhall.server.database import open_engine
    from underhall.server.settings import Settings

    engine = open_engine(Settings(url), patient=True)
    try:
        async with engine.connect() as connection:
            damage = ""
            if engine.dialect.name == "sqlite":
                said = str((await connection.execute(sa.text("PRAGMA quick_check(1)"))).scalar())
                damage = "" if said == "ok" else said
            version = await connection.run_sync(migrations.version_of)
            if version != migrations.HEAD:
                return Looked(version, damage)
            columns = db_schema.tables.c
            wanted = sa.select(sa.func.count(), sa.func.max(columns.updated)).select_from(db_schema.tables)
            count, changed = (await connection.execute(wanted)).one()
            return Looked(version, damage, int(count), float(changed or 0.0))
    finally:
        await engine.dispose()


def database_findings(looked: Looked, place: object) -> Iterator[Finding]:
    from underhall.server import migrations

    if looked.damage:
        yield Finding(WRONG, "damaged", {"place": place, "damage": looked.damage.splitlines()[0]})
    versions = {"place": place, "version": looked.version or "-", "known": migrations.HEAD}
    if looked.version == migrations.HEAD:
        yield Finding(FINE, "database", {"place": place, "tables": looked.tables})
    elif looked.version and looked.version not in migrations.VERSIONS:
        yield Finding(WRONG, "newer_database", versions)
    else:
        yield Finding(ODD, "older_database", versions)
    ahead = looked.changed - time.time()
    if ahead > CLOCK_SECONDS:
        yield Finding(WRONG, "clock", {"seconds": round(ahead)})


def served_at(port: int) -> Finding:
    """Who answers at the port a server of ours takes unless it is told another."""
    address = f"http://127.0.0.1:{port}"
    try:
        socket.create_connection(("127.0.0.1", port), timeout=ANSWER_SECONDS).close()
    except OSError:
        return Finding(FINE, "nothing_served", {"port": port})
    try:
        with urllib.request.urlopen(f"{address}/health", timeout=ANSWER_SECONDS) as answer:
            ours = json.load(answer)["status"] == "ok"
    except urllib.error.HTTPError as error:
        ours = False
        if "problem+json" in (error.headers.get_content_type() or ""):
            return Finding(WRONG, "unwell", {"address": address})
    except (OSError, ValueError, KeyError, TypeError):
        ours = False
    return Finding(FINE, "served", {"address": address}) if ours else Finding(ODD, "port_taken", {"port": port})


def mail() -> Iterator[Finding]:
    server, sender = (os.environ.get(f"UNDERHALL_MAIL_{name}", "") for name in ("SERVER", "FROM"))
    if bool(server) != bool(sender):
        missing = "UNDERHALL_MAIL_FROM" if server else "UNDERHALL_MAIL_SERVER"
        yield Finding(WRONG, "half_a_mail", {"missing": missing})
    elif server:
        yield Finding(FINE, "mail", {"sender": sender})
