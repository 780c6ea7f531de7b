"""How commands fail: one clear sentence on the error output, exit code 2, no traceback.

Only what the package refuses on purpose and what the system refuses about files is treated so; anything else is a
mistake of ours and keeps its traceback.
"""

from __future__ import annotations

import os
import sys
from typing import Any

import typer
from typer.core import TyperGroup

from underhall.cli.words import Words, language_of_help
from underhall.core.errors import UnderhallError, of_the_system

USAGE = 2


class Commands(TyperGroup):
    """The group of all commands, with refusals turned into sentences, and with help in the reader's language."""

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        command = super().get_command(ctx, cmd_name)
        if command is not None:
            explain_help(command, ctx)
        return command

    def get_help(self, ctx: Any) -> Any:
        explain_help(self, ctx)
        return super().get_help(ctx)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except UnderhallError as error:
            complain(error.say(language_of_help()))
        except BrokenPipeError:
            # Whoever read our output has gone (``underhall rules | head``): that is no failure worth a word.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit(0) from None
        except OSError as error:
            if error.filename is None:
                raise
            refusal = UnderhallError("file-wrong", path=error.filename, error=of_the_system(error))
            complain(refusal.say(language_of_help()))
        raise typer.Exit(USAGE)


def explain_help(command: Any, ctx: Any) -> None:
    """The library's own words on help pages, in the reader's language."""
    from typer import rich_utils

    words = Words(language_of_help())
    for name in ("arguments", "options", "commands"):
        setattr(rich_utils, f"{name.upper()}_PANEL_TITLE", words.say(f"help.panel_{name}"))
    rich_utils.REQUIRED_LONG_STRING = f"[{words.say('help.required')}]"
    rich_utils.DEFAULT_STRING = f"[{words.say('help.default', value='{}')}]"
    option = command.get_help_option(ctx)
    if option is not None:
        option.help = words.say("help.help")


def complain(message: str) -> None:
    from rich.console import Console
    from rich.text import Text

    Console(stderr=True, highlight=False).print(Text(message, style="red"), soft_wrap=True)
