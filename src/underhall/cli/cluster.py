"""``--ray [ADDRESS]``: an option whose value may be left out, which typer cannot say by itself."""

from __future__ import annotations

import re
from typing import Any

from typer.core import TyperCommand

LOCAL = "local"
ADDRESS = re.compile(r"auto|local|ray://.+|.+:\d+")


class MayUseRay(TyperCommand):
    """A command with ``--ray``; alone it means a cluster of this machine."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        given: list[str] = []
        for place, word in enumerate(args):
            given.append(word)
            following = args[place + 1] if place + 1 < len(args) else ""
            if word == "--ray" and not ADDRESS.fullmatch(following):
                given.append(LOCAL)
        return super().parse_args(ctx, given)
