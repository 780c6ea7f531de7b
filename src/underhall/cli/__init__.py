"""The command line: ``underhall play dwarf`` and its kin. Plain Python; everything heavy is imported when needed."""

from __future__ import annotations

import os

PACKAGES = ("typer", "rich", "platformdirs")  # the extra "cli"


def main() -> None:
    try:
        from underhall.cli.app import run
    except ModuleNotFoundError as error:
        if error.name not in PACKAGES:
            raise
        import sys
        from pathlib import Path

        from underhall.cli.in_passing import replace_process, with_the_table
        from underhall.core.errors import Message
        from underhall.core.messages import chosen_language

        if again := with_the_table(Path(sys.prefix), os.environ):
            print(Message("extra-fetching").say(chosen_language()), file=sys.stderr, flush=True)
            replace_process(again, sys.argv[1:])
        raise SystemExit(Message("extra-no_command_line", package=error.name).say(chosen_language())) from None
    run()
