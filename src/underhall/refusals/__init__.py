"""What the package refuses, in the language of whoever reads it.

An error is raised as an English sentence, wherever that happens; a few of them reach a person. Here that sentence is
recognised by its template and said again (``de.toml``). What has no translation, as in a game from somewhere else,
stays as it is.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FIELD = re.compile(r"{(\w+)}")
# Fields that hold a sentence, or a part of one, that has a template of its own.
NESTED = frozenset({"error", "choices", "needed", "reason"})
DEEPEST = 5  # the file, its line, the move there, what is wrong with it, what would be right


@dataclass(frozen=True)
class Template:
    """An English sentence with its fields, and the same in another language."""

    english: str
    said: str

    @property
    def weight(self) -> int:
        """How many characters are fixed: of two templates that fit a sentence, the more telling one is meant."""
        return len(FIELD.sub("", self.english))

    def read(self, message: str) -> dict[str, str] | None:
        """The fields of a message, or None if it is another sentence.

        Each fixed part is looked for once, from left to right: messages repeat what strangers typed, and a regular
        expression with many fields could be kept busy for hours by that.
        """
        first, *rest = FIELD.split(self.english)
        if not message.startswith(first) or (not rest and message != first):
            return None
        fields: dict[str, str] = {}
        at = len(first)
        for place in range(0, len(rest), 2):
            name, fixed = rest[place], rest[place + 1]
            if place + 2 < len(rest):
                end = message.find(fixed, at)
            else:
                end = len(message) - len(fixed) if message.endswith(fixed) else -1
            if end < at or fields.setdefault(name, message[at:end]) != message[at:end]:
                return None
            at = end + len(fixed)
        return fields


@cache
def templates(language: str) -> tuple[Template, ...]:
    """All there are in a language, the most telling first; none for English and for languages nobody has written."""
    path = Path(__file__).with_name(f"{language}.toml")
    if not path.exists():
        return ()
    import tomllib

    rooms = tomllib.loads(path.read_text(encoding="utf-8"))
    found = [Template(english, said) for room in rooms.values() for english, said in room.items()]
    return tuple(sorted(found, key=lambda template: -template.weight))


def in_words(refusal: object, language: str, depth: int = DEEPEST) -> str:
    """An error, or its message, in a language; ``depth`` is how many sentences may still stand in one another."""
    message = str(refusal)
    for template in templates(language):
        fields = template.read(message)
        if fields is not None:
            for name in NESTED & fields.keys() if depth else ():
                fields[name] = in_words(fields[name], language, depth - 1)
            return template.said.format(**fields)
    return message
