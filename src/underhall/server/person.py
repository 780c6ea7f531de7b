"""Somebody who asks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Person:
    """Somebody, as far as a request shows. ``session`` is the hash of the session's token."""

    id: str
    name: str
    guest: bool
    session: str = ""
