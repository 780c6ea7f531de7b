"""``underhall admin``: look after the server's database."""

from __future__ import annotations

import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from underhall.cli.failures import Commands
from underhall.cli.saves import data_folder, free_file
from underhall.cli.words import Words, language_of_help

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

WORDS = Words(language_of_help())


def _help(key: str) -> str:
    return WORDS.say(f"help.{key}")


admin = typer.Typer(cls=Commands, no_args_is_help=True, add_completion=False, help=_help("admin"))
Database = Annotated[str, typer.Option("--database", metavar="URL", help=_help("database"), show_default=False)]
TableName = Annotated[str, typer.Argument(metavar="TABLE", help=_help("admin_table"))]
File = Annotated[Path, typer.Argument(metavar="FILE", help=_help("admin_file"))]


@admin.command("list", help=_help("admin_list"))
def list_tables(database: Database = "") -> None:
    from underhall.server.admin import list_tables as find

    for row in _with(database, find):
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(row["updated"]))
        typer.echo(f"{row['id']}  {when}  {row['status']:8} {row['visibility']:8} {row['number']:6}  {row['game']}")


@admin.command("reports", help=_help("admin_reports"))
def list_reports(database: Database = "") -> None:
    from underhall.server.admin import list_reports as find

    for row in _with(database, find):
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(row["at"]))
        typer.echo(f"{when}  {row['table_id']}  {row['reported']}  {row['words']}")


@admin.command("export", help=_help("admin_export"))
def export_table(table: TableName, file: File, database: Database = "") -> None:
    from underhall.server.admin import export_table as write

    path = free_file(file)
    text = _with(database, lambda engine: write(engine, table))
    # For nobody else's eyes: it holds what decides all chance of a game, and what people said.
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
        out.write(text)


@admin.command("import", help=_help("admin_import"))
def import_table(file: File, database: Database = "") -> None:
    from underhall.server.admin import import_table as read

    text = file.read_bytes()
    typer.echo(_with(database, lambda engine: read(engine, text), new=True))


@admin.command("delete", help=_help("admin_delete"))
def delete_table(table: TableName, database: Database = "") -> None:
    from underhall.server.admin import delete_table as delete

    _with(database, lambda engine: delete(engine, table))


@admin.command("verify", help=_help("admin_verify"))
def verify(database: Database = "") -> None:
    from underhall.cli.verify import Verifying

    verifying = Verifying(WORDS)
    _with(database, verifying.run)
    verifying.print_sum()


@admin.command("backup", help=_help("admin_backup"))
def back_up(file: File, database: Database = "") -> None:
    from underhall.server.backup import back_up as write

    path = free_file(file)
    typer.echo(WORDS.say("admin.rows", count=_with(database, lambda engine: write(engine, path))))


@admin.command("restore", help=_help("admin_restore"))
def restore(file: File, database: Database = "") -> None:
    from underhall.server.backup import restore as read

    rows = _with(database, lambda engine: read(engine, file), new=True, up_to_date=False)
    typer.echo(WORDS.say("admin.rows", count=rows))


def _with(
    database: str, work: Callable[[AsyncEngine], Awaitable[Any]], new: bool = False, up_to_date: bool = True
) -> Any:
    """Do some work with the database, brought up to date first; only where ``new`` says so one is made."""
    import asyncio  # here and not above, as all that only some commands need

    from underhall.server.database import open_engine
    from underhall.server.database_errors import explained
    from underhall.server.migrations import migrate
    from underhall.server.settings import Settings, database_url
    from underhall.server.sqlite_file import must_exist

    url = database_url(database, data_folder())

    async def run() -> Any:
        engine = open_engine(Settings(url), patient=True)
        try:
            if up_to_date:
                await migrate(engine)
            return await work(engine)
        finally:
            await engine.dispose()

    with explained(url):
        if not new:
            must_exist(url)
        return asyncio.run(run())
