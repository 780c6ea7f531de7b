"""Packages that not everybody needs: asked for when needed, with a clear sentence if they are not there."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from underhall.core.errors import UnderhallError


class MissingExtra(UnderhallError):
    """Something optional is not installed."""


def need(module: str, extra: str) -> Any:
    """The module, or what to install for it."""
    try:
        return import_module(module)
    except ImportError as error:
        package = module.partition(".")[0]
        if error.name is None or error.name.partition(".")[0] != package:
            raise
        raise MissingExtra("package-missing", package=package, extra=extra) from None
