"""What we use of orjson, in plain Python: the folder has it as ``orjson.py``, since there is no wheel for browsers.

``Fragment`` is JSON that was written before. The standard library cannot write such; so a mark is written, which is
drawn anew in each process and nobody can guess, and the mark is exchanged afterwards.
"""

from __future__ import annotations

import json
import re
import secrets
from typing import Any

OPT_NON_STR_KEYS = 4
OPT_SORT_KEYS = 32
JSONDecodeError = json.JSONDecodeError

_MARK = f"fragment {secrets.token_hex(16)} "
_FOUND = re.compile(f'"{_MARK}([0-9]+)"')


class Fragment:
    """JSON that stands already."""

    def __init__(self, contents: bytes | str) -> None:
        self.contents = contents if isinstance(contents, str) else contents.decode()


def dumps(value: Any, option: int = 0) -> bytes:
    """JSON as bytes, without blanks. Keys may be numbers whatever ``option`` says."""
    fragments: list[str] = []

    def written(other: Any) -> str:
        if not isinstance(other, Fragment):
            raise TypeError(f"cannot be written as JSON: {type(other).__name__}")
        fragments.append(other.contents)
        return f"{_MARK}{len(fragments) - 1}"

    text = json.dumps(
        value, ensure_ascii=False, separators=(",", ":"), default=written, sort_keys=bool(option & OPT_SORT_KEYS)
    )
    if fragments:
        text = _FOUND.sub(lambda found: fragments[int(found[1])], text)
    return text.encode()


def loads(text: bytes | str) -> Any:
    return json.loads(text)
