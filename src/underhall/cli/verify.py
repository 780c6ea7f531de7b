"""``underhall admin verify``: every stored table is played through, and what is wrong is named."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import typer
from rich.console import Console
from rich.text import Text

from underhall.cli.screen import EMBER
from underhall.cli.train import bar
from underhall.cli.words import Words

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine


class Verifying:
    """Counts while it goes through the tables. Nothing is written."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.console = Console(highlight=False)
        self.tables = self.changes = self.wrong = 0
        self.unplayable: Counter[str] = Counter()  # tables by the reason

    async def run(self, engine: AsyncEngine) -> None:
        from underhall.server.store.exports import table_ids
        from underhall.server.verification import verify_tables

        found = await table_ids(engine)
        with bar(self.console) as progress:
            task = progress.add_task(self.words.say("admin.tables"), total=len(found))
            async for verdict in verify_tables(engine, found):
                self.tables += 1
                self.changes += verdict.changes
                if verdict.wrong is not None:
                    self.wrong += 1
                    self._print(f"{verdict.table}  {verdict.game}: {verdict.wrong.say(self.words.language)}", EMBER)
                elif verdict.unplayable is not None:
                    self.unplayable[verdict.unplayable.say(self.words.language)] += 1
                progress.advance(task)

    def print_sum(self) -> None:
        """Ends with 1 if something is wrong."""
        say = self.words.say
        for reason, count in self.unplayable.items():
            self._print(say("admin.unplayable", count=count, reason=reason))
        self._print(say("admin.verified", tables=self.tables, changes=self.changes))
        if self.wrong:
            self._print(say("admin.wrong", count=self.wrong), f"bold {EMBER}")
            raise typer.Exit(1)
        self._print(say("admin.nothing_wrong"))

    def _print(self, line: str, style: str = "") -> None:
        self.console.print(Text(line, style=style), soft_wrap=True)
