"""The command line: ``underhall play dwarf`` and its kin. Plain Python; everything heavy is imported when needed."""

from __future__ import annotations

PACKAGES = ("typer", "rich", "platformdirs")  # the extra "cli"


def main() -> None:
    try:
        from underhall.cli.app import run
    except ModuleNotFoundError as error:
        if error.name not in PACKAGES:
            raise
        from underhall.core.errors import Message
        from underhall.core.messages import chosen_language

        raise SystemExit(Message("extra-no_command_line", package=error.name).say(chosen_language())) from None
    run()
