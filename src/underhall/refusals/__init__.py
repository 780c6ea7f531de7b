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


@dataclass(frozen=True)
class Template:
    """An English sentence with its fields, and the same in another language."""

    english: str
    said: str

    @property
    def weight(self) -> int:
        """How many characters are fixed: of two templates that fit a sentence, the more telling one is meant."""
        return len(FIELD.sub("", self.english))

    @property
    def pattern(self) -> re.Pattern[str]:
        """Recognises the sentence; a field that stands there twice must hold the same both times."""
        known: set[str] = set()
        pattern = ""
        for number, part in enumerate(FIELD.split(self.english)):
            if number % 2 == 0:
                pattern += re.escape(part)
            elif part in known:
                pattern += f"(?P={part})"
            else:
                known.add(part)
                pattern += f"(?P<{part}>.*?)"
        return re.compile(pattern, re.DOTALL)


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


def in_words(refusal: object, language: str) -> str:
    """An error, or its message, in a language."""
    message = str(refusal)
    for template in templates(language):
        match = template.pattern.fullmatch(message)
        if match is not None:
            fields = match.groupdict()
            for name in NESTED & fields.keys():
                fields[name] = in_words(fields[name], language)
            return template.said.format(**fields)
    return message
