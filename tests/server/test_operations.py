"""For operators: health, metrics, logs, admin, migrations, graceful stop, containers."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine
from typer.testing import CliRunner

from tests.server.hosts import Host, Process
from tests.server.play import play_out, step, turn, two
from tests.server.test_people import PASSWORD, refused
from underhall.cli.app import app
from underhall.client import Client
from underhall.server import db_schema
from underhall.server.database import open_engine, prepare
from underhall.server.db_schema import metadata
from underhall.server.settings import Settings, database_url

ROOT = Path(__file__).parents[2]


def run(*words: str) -> str:
    result = CliRunner().invoke(app, list(words))
    assert result.exit_code == 0, result.output
    return result.output


def test_health_and_metrics(host: Host) -> None:
    ann, bob, table = two(host)
    step(table, ann, bob)
    http = host.client().http
    assert http.get("/health").json()["status"] == "ok"
    page = http.get("/metrics").text
    values = dict(re.findall(r"^(underhall_\w+) ([\d.e+]+)$", page, re.MULTILINE))
    assert float(values["underhall_changes_total"]) >= 1
    assert float(values["underhall_live_tables"]) >= 1
    assert float(values["underhall_move_seconds_count"]) >= 1


def test_metrics_are_for_the_operator(host: Host, new_database: Callable[[str], str]) -> None:
    """This machine, but not whom a proxy on it speaks for; elsewhere whoever knows the token."""
    http = host.client().http
    for header in ("X-Forwarded-For", "Forwarded"):
        assert http.get("/metrics", headers={header: "203.0.113.9"}).status_code == 403
    known = Host(Settings(new_database("sqlite"), metrics_token="a word"))
    http = known.client().http
    assert http.get("/metrics").status_code == 403
    assert http.get("/metrics", headers={"Authorization": "Bearer another"}).status_code == 403
    assert http.get("/metrics", headers={"Authorization": "Bearer a word"}).status_code == 200
    assert http.get("/metrics", headers={"Authorization": "Bearer a word", "Forwarded": "for=x"}).status_code == 200
    known.stop()


@pytest.mark.parametrize(("client", "status"), [("127.0.0.1", 200), ("::1", 200), ("203.0.113.9", 403), ("", 403)])
def test_metrics_from_elsewhere(host: Host, client: str, status: int) -> None:
    async def ask() -> int:
        transport = httpx.ASGITransport(host.app, client=(client, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
            return (await http.get("/metrics")).status_code

    assert host.run(ask()) == status


def test_the_description_is_complete(host: Host) -> None:
    schema = host.client().http.get("/openapi.json").json()
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            if path in ("/health", "/metrics"):
                continue
            assert "4XX" in operation["responses"], (method, path)
            body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
            if body:
                name = body["$ref"].rpartition("/")[2]
                assert schema["components"]["schemas"][name]["example"], (method, path)


def test_migrations_make_the_very_schema_the_code_uses(database: str) -> None:
    import asyncio

    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    async def differences() -> list[Any]:
        engine = open_engine(Settings(database))
        first = await prepare(engine)
        assert await prepare(engine) == first  # a second start changes nothing
        async with engine.connect() as connection:
            found = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync, opts={"compare_type": True}), metadata)
            )
        await engine.dispose()
        return list(found)

    assert asyncio.run(differences()) == []


def test_tables_are_listed_exported_deleted_and_imported(host: Host, tmp_path: Path) -> None:
    database = host.services.settings.database
    ann, bob, table = two(host)
    play_out(table, ann, bob)
    text = ann.record(table)
    assert table in run("admin", "list", "--database", database)
    run("admin", "export", table, str(tmp_path / "table.json"), "--database", database)
    run("admin", "delete", table, "--database", database)
    assert table not in run("admin", "list", "--database", database)
    failed = CliRunner().invoke(app, ["admin", "delete", table, "--database", database])
    assert failed.exit_code == 2
    host.run(host.services.tables.reread(table))
    run("admin", "import", str(tmp_path / "table.json"), "--database", database)
    assert ann.record(table) == text
    again = CliRunner().invoke(app, ["admin", "import", str(tmp_path / "table.json"), "--database", database])
    assert again.exit_code == 2
    data = json.loads((tmp_path / "table.json").read_text())
    data["table"]["id"] = "another-table-id-000000"
    data["changes"][3]["data"] = '{"move":9999}'
    (tmp_path / "odd.json").write_text(json.dumps(data))
    odd = CliRunner().invoke(app, ["admin", "import", str(tmp_path / "odd.json"), "--database", database])
    assert odd.exit_code == 2


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_backup_moves_a_house_to_either_database(
    host: Host, tmp_path: Path, new_database: Callable[[str], str], target: str
) -> None:
    ann, bob, table = two(host)
    ann.register(f"Ann {table[:8]} {target}", PASSWORD)
    for _ in range(6):
        step(table, ann, bob)
    seen = ann.look(table)
    path = tmp_path / "backup.gz"
    run("admin", "backup", str(path), "--database", host.services.settings.database)
    assert path.stat().st_mode & 0o077 == 0
    elsewhere = new_database(target)
    run("admin", "restore", str(path), "--database", elsewhere)
    twice = CliRunner().invoke(app, ["admin", "restore", str(path), "--database", elsewhere])
    assert twice.exit_code == 2
    other = Host(Settings(elsewhere, limits=False))
    try:
        client = other.client()
        client.http.cookies.set("underhall", ann.http.cookies["underhall"])
        assert client.look(table) == seen
        other.client().log_in(f"Ann {table[:8]} {target}", PASSWORD)
    finally:
        other.stop()


def test_a_process_starts_and_stops_gracefully_and_logs_no_secrets(database: str, tmp_path: Path) -> None:
    server = Process(database, tmp_path)
    server.ready()
    ann, bob = Client(server.address), Client(server.address)
    ann.register("Ann", PASSWORD)
    bob.guest("Bob the secret guest")
    table = ann.create("dwarf", visibility="link")
    bob.do(table, "sit")
    ann.do(table, "start")
    ann.do(table, "talk", text="a private word")
    client, now = turn(table, ann, bob)
    with client.watch(table) as watch:
        watch.receive()
        number = client.play(table, now["moves"][0]["move"], now["turn_number"])
        assert server.stop() == 0  # by itself: what hangs is ended after half a minute, and then this is 1
    log = next(tmp_path.glob("server-*.log")).read_text()
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    assert {"ready", "stopped"} <= {line["what"] for line in lines}
    assert any(line.get("route") == "/api/tables/{table_id}/play" and line["status"] == 200 for line in lines)
    cookie = ann.http.cookies["underhall"]
    for secret in (PASSWORD, cookie, table, "a private word", "Bob the secret guest"):
        assert secret not in log
    again = Process(database, tmp_path)
    again.ready()
    ann.http.base_url = again.address
    assert ann.look(table)["number"] == number
    again.stop()


LIBRARIES = "fastapi, uvicorn, sqlalchemy.ext.asyncio, sqlalchemy.dialects.postgresql, alembic.command, typer, httpx"


@pytest.mark.timing
def test_ready_soon_after_its_libraries(tmp_path: Path) -> None:
    """What we add to the start of the libraries we chose, in processor time of the same machine and minute."""
    code = f"import resource, {LIBRARIES}; print(sum(resource.getrusage(resource.RUSAGE_SELF)[:2]))"
    first = Process(str(tmp_path / "tables.db"), tmp_path, fresh=True)
    first.ready()
    fields = Path(f"/proc/{first.process.pid}/stat").read_text().rpartition(")")[2].split()
    used = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    first.stop()
    libraries = float(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout)
    print(f"ready after {used:.2f} s of processor time, {libraries:.2f} s of them for the libraries")
    assert used < 2 * libraries


def test_databases_by_url_or_file(tmp_path: Path) -> None:
    assert database_url("", tmp_path) == f"sqlite+aiosqlite:///{tmp_path}/tables.db"
    assert database_url(str(tmp_path / "a.db"), tmp_path) == f"sqlite+aiosqlite:///{tmp_path}/a.db"
    assert database_url("postgres://u:p@h/d", tmp_path) == "postgresql+asyncpg://u:p@h/d"
    failed = CliRunner().invoke(app, ["serve", "--database", "mysql://x"])
    assert failed.exit_code == 2


def test_the_dockerfile_installs_what_was_locked() -> None:
    lines = [line for line in (ROOT / "Dockerfile").read_text().splitlines() if line and not line.startswith("#")]
    words = [line.split()[0] for line in lines if not line.startswith((" ", "\t"))]
    assert words[0] == "FROM"
    assert set(words) <= {
        "FROM",
        "WORKDIR",
        "COPY",
        "RUN",
        "ENV",
        "USER",
        "EXPOSE",
        "ENTRYPOINT",
        "CMD",
        "HEALTHCHECK",
        "VOLUME",
    }
    assert "USER" in words
    for source in [
        word for line in lines if line.startswith("COPY") and "--from" not in line for word in line.split()[1:-1]
    ]:
        assert (ROOT / source).exists(), source
    # What was locked is what is installed; for that the lock must hold every package, of all systems, with its digest.
    assert any(line.startswith("RUN npm") and " ci " in line for line in lines)
    assert not any("npm" in line and " install" in line for line in lines)
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    held = {path.rpartition("node_modules/")[2] for path in locked}
    for path, package in locked.items():
        assert not path or package["integrity"], path
        assert {*package.get("dependencies", {}), *package.get("optionalDependencies", {})} <= held, path


def test_a_table_deleted_by_the_operator_is_gone_for_a_running_server(host: Host) -> None:
    ann, bob, table = two(host)
    other = ann.create("dwarf")
    client, now = turn(table, ann, bob)
    database = host.services.settings.database
    for one in (table, other):
        run("admin", "delete", one, "--database", database)
    refused(404, client.play, table, now["moves"][0]["move"], now["turn_number"])
    host.run(host.services.sweeper.sweep())
    refused(404, ann.look, other)
    assert asyncio.run(rows_of(database, table)) == 0


def test_a_table_that_cannot_be_read_does_not_keep_the_others_from_being_looked_after(host: Host) -> None:
    ann = host.client("Ann")
    broken, deleted = ann.create("dwarf"), ann.create("dwarf")
    tables, database = host.services.tables, host.services.settings.database
    tables.forget(tables.live[broken])
    spoilt = (
        sa.update(db_schema.tables)
        .where(db_schema.tables.c.id == broken)
        .values(header="{", waiting="bot", updated=0.0)
    )
    asyncio.run(execute(database, spoilt))
    run("admin", "delete", deleted, "--database", database)
    host.run(host.services.sweeper.sweep())
    refused(404, ann.look, deleted)
    asyncio.run(execute(database, sa.delete(db_schema.tables).where(db_schema.tables.c.id == broken)))


async def execute(database: str, statement: sa.Executable) -> None:
    engine = create_async_engine(database)
    async with engine.begin() as connection:
        await connection.execute(statement)
    await engine.dispose()


async def rows_of(database: str, table: str) -> int:
    engine = create_async_engine(database)
    async with engine.connect() as connection:
        wanted = sa.select(sa.func.count()).select_from(db_schema.changes).where(db_schema.changes.c.table_id == table)
        found = int(await connection.scalar(wanted) or 0)
    await engine.dispose()
    return found
