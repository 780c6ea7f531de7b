"""The typed buffers everything fast is made of: the one place that imports them.

Compiled, a ``vec[i64]`` is a C array and an ``i64`` a C integer; interpreted, they are ordinary objects with the same
behaviour. ``i64`` wraps silently when compiled, so values stay well below 2**63 everywhere.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec as vec
from mypy_extensions import i64 as i64
from mypy_extensions import mypyc_attr as mypyc_attr
from mypy_extensions import u8 as u8

# Whether the engine runs as machine code (docs/architecture.md, "Compiled and interpreted").
COMPILED: Final[bool] = not __file__.endswith((".py", ".pyc"))


def zeros(length: i64) -> vec[i64]:
    return vec[i64]([0] * length)


def duplicate(source: vec[i64]) -> vec[i64]:
    """A copy that shares nothing (an assignment would share the buffer)."""
    return source[:]


def longer(source: vec[i64], length: i64) -> vec[i64]:
    """A longer copy, with zeros behind what was there."""
    larger = zeros(length)
    index: i64 = 0
    while index < len(source):
        larger[index] = source[index]
        index += 1
    return larger


def listed(source: vec[i64], start: i64, count: i64) -> list[int]:
    """Part of a buffer as a plain list."""
    out: list[int] = []
    index: i64 = start
    while index < start + count:
        out.append(source[index])
        index += 1
    return out
