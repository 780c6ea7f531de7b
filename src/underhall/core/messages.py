"""Messages in every language: Project Fluent, one folder a language.

``locales/en/dwarf.ftl`` holds what DWARF says in English, one message after the other, in sections::

    moves-place = place a worker on { $location }
    left-workers = { $count ->
        [one] one worker left
       *[other] { $count } workers left
    }

A language is a folder and no code: what it does not say is said in English.

A language whose names change with their place in a sentence gives them forms, and its sentences say which they want::

    game-card = die { $colour }e { $kind }
        .dative = der { $colour }en { $kind }
    events-left = { $seat } geht weg von { $card }
        .card = dative
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from underhall.core.numbers import whole_number

if TYPE_CHECKING:  # `import underhall` is quicker without: scripts and processes of the laboratory begin with it
    from pathlib import Path

Fields = dict[str, Any]
WRITTEN_IN: Final = "en"
# Languages that have every message of ours; another may lack some, and says those in English.
COMPLETE: Final = ("en", "de")
# Our own languages, and those of whoever is translating Underhall: a folder of such folders.
LOCALES: Final = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "locales")
AS_IT_IS: Final[dict[str, str]] = {}
KEPT: Final = 1000  # numbers whose plural is remembered
ELSEWHERE: Final = os.environ.get("UNDERHALL_LOCALES", "")


def found_languages() -> tuple[str, ...]:
    """Every language that has a folder, English first, the others by their tags."""
    found: set[str] = set()
    for folder in [LOCALES, ELSEWHERE] if ELSEWHERE else [LOCALES]:
        for entry in os.scandir(folder):
            if entry.is_dir() and any(name.endswith(".ftl") for name in os.listdir(entry.path)):
                found.add(entry.name)
    return (WRITTEN_IN, *sorted(found - {WRITTEN_IN}))


LANGUAGES: Final = found_languages()


def closest_language(wish: str) -> str:
    """The language a tag such as de_AT.UTF-8, pt or PT-br asks for; empty if there is none like it."""
    tag = wish.split(".")[0].split("@")[0].replace("_", "-").lower()
    for language in LANGUAGES:
        if language.lower() == tag:
            return language
    for language in LANGUAGES:
        if language.lower().split("-")[0] == tag.split("-")[0]:
            return language
    return ""


def spoken_language(wish: str) -> str:
    """The language a tag asks for, or English if there is none like it."""
    return closest_language(wish) or WRITTEN_IN


def chosen_language(wish: str = "") -> str:
    """The language to speak: what was asked for, else UNDERHALL_LANG, else the system's, else English."""
    for source in (wish, *(os.environ.get(name, "") for name in ("UNDERHALL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))):
        if source:
            return spoken_language(source)
    return WRITTEN_IN


def locale_of(language: str) -> str:
    """The locale whose numbers a language has: that of English for one that nobody knows."""
    from babel import localedata

    tag = language.replace("-", "_")
    for known in (tag, tag.split("_")[0]):
        if localedata.exists(known):
            return known
    return WRITTEN_IN


class Choice:
    """A place in a message where a field chooses between forms: plurals, or words."""

    def __init__(self, field: str, forms: dict[str, list[str]], other: str) -> None:
        self.field = field
        self.forms = forms  # texts and fields in turns, as in ``Messages.plain``
        self.other = other


class Messages:
    """One file of one language.

    Most messages are text with fields in it, some with a choice between forms. These are filled here, a hundred times
    as quickly as by Fluent's own runtime; whatever else Fluent can do is left to that.
    """

    def __init__(self, path: Path, language: str) -> None:
        from fluent.syntax import FluentParser, ast

        self.language = language
        # Text at even places, names of fields at odd ones.
        self.plain: dict[str, list[str]] = {}
        # Messages with more to them than that, as Fluent's parser leaves them; and those of them that only choose
        # between forms, as plain parts and choices.
        self.chosen: dict[str, Any] = {}
        self.forming: dict[str, list[list[str] | Choice]] = {}
        # The forms that a message comes in, and the form in which a message wants a field, both by the message.
        self.forms: dict[str, list[str]] = {}
        self.wanted: dict[str, dict[str, str]] = {}
        self._categories: dict[Any, str] = {}
        self._bundle: Any = None
        self._resource: Any = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
        for entry in self._resource.body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{path}: {str(entry.content).strip()[:80]!r} is no message")
            if isinstance(entry, ast.Message) and entry.value is not None:
                self._keep(entry.id.name, entry.value)
                self._keep_attributes(entry)

    def _keep(self, name: str, pattern: Any) -> None:
        parts = plain_parts(pattern)
        if parts:
            self.plain[name] = parts
            return
        self.chosen[name] = pattern
        forming = forming_parts(pattern)
        if forming:
            self.forming[name] = forming

    def _keep_attributes(self, entry: Any) -> None:
        """An attribute named as a field is the form this field takes; any other is a form of the message."""
        name = str(entry.id.name)
        fields = self.fields(name)
        for attribute in entry.attributes:
            of = str(attribute.id.name)
            if of in fields:
                self.wanted.setdefault(name, {})[of] = "".join(plain_parts(attribute.value))
            else:
                self.forms.setdefault(name, []).append(of)
                self._keep(f"{name}.{of}", attribute.value)

    def ids(self) -> list[str]:
        """The names of all messages; those of their forms have a point in them, and are not listed."""
        return [name for name in (*self.plain, *self.chosen) if "." not in name]

    def has(self, key: str) -> bool:
        return key in self.plain or key in self.chosen

    def fields(self, key: str) -> set[str]:
        """The names of the fields a message may use."""
        parts = self.plain.get(key)
        return set(parts[1::2]) if parts is not None else set(fields_in(self.chosen[key]))

    def say(self, key: str, fields: Fields) -> str:
        parts = self.plain.get(key)
        if parts is not None:
            return parts[0] if len(parts) == 1 else filled(parts, fields)
        forming = self.forming.get(key)
        if forming is None:
            return self.choose(key, fields)
        said = ""
        for part in forming:
            said += filled(self.form(part, fields) if isinstance(part, Choice) else part, fields)
        return said

    def form(self, choice: Choice, fields: Fields) -> list[str]:
        """The form that fits a field: named as the field is, or as the plural of its number."""
        value = fields.get(choice.field)
        named = choice.forms.get(str(value))
        if named is None and isinstance(value, str):
            value = whole_number(value)
        if named is None and isinstance(value, (int, float)):
            named = choice.forms.get(self.category(value))
        return choice.forms[choice.other] if named is None else named

    def category(self, number: int | float) -> str:
        """Which plural a language uses with a number: one, few, many, ..., other."""
        known = self._categories.get(number)
        if known is None:
            from babel import Locale

            known = str(Locale.parse(locale_of(self.language)).plural_form(number))
            if len(self._categories) < KEPT:
                self._categories[number] = known
        return known

    def choose(self, key: str, fields: Fields) -> str:
        """A message that Fluent's runtime has to form."""
        if self._bundle is None:
            from fluent.runtime import FluentBundle

            self._bundle = FluentBundle([self.language, WRITTEN_IN], use_isolating=False)
            self._bundle.add_resource(self._resource)
        name, _, form = key.partition(".")
        message = self._bundle.get_message(name)
        said, _ = self._bundle.format_pattern(message.attributes[form] if form else message.value, fields)
        return str(said)


def filled(parts: list[str], fields: Fields) -> str:
    """Texts and fields in turns as one text; a field that nobody fills in, a translator's slip, shows as written."""
    said = ""
    for place, part in enumerate(parts):
        said += part if place % 2 == 0 else str(fields[part]) if part in fields else f"{{ ${part} }}"
    return said


def forming_parts(pattern: Any) -> list[list[str] | Choice]:
    """Plain parts and choices of a pattern; empty if there is more to it than that."""
    from fluent.syntax import ast

    parts: list[list[str] | Choice] = []
    for element in pattern.elements:
        inner = getattr(element, "expression", None)
        if not isinstance(inner, ast.SelectExpression):
            plain = plain_parts(ast.Pattern([element]))
            if not plain:
                return []
            parts.append(plain)
            continue
        if not isinstance(inner.selector, ast.VariableReference):
            return []
        forms: dict[str, list[str]] = {}
        other = ""
        for variant in inner.variants:
            name = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            forms[name] = plain_parts(variant.value)
            other = name if variant.default else other
        if not all(forms.values()):
            return []
        parts.append(Choice(inner.selector.id.name, forms, other))
    return parts


def plain_parts(pattern: Any) -> list[str]:
    """Texts and fields of a pattern in turns, beginning with a text; empty if there is more to it than that."""
    from fluent.syntax import ast

    parts = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts[-1] += element.value
            continue
        inner = element.expression
        if isinstance(inner, ast.StringLiteral):
            parts[-1] += inner.parse()["value"]
        elif isinstance(inner, ast.VariableReference):
            parts += [inner.id.name, ""]
        else:
            return []
    return parts


def fields_in(node: Any) -> Iterator[str]:
    """The names of all fields below a node of Fluent's syntax tree."""
    from fluent.syntax import ast

    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, list):
        for part in node:
            yield from fields_in(part)
    elif isinstance(node, ast.BaseNode):
        for part in vars(node).values():
            yield from fields_in(part)


class Phrasebook:
    """All that one part of the house says: a file of the same name in every language, read when first needed.

    A game from elsewhere brings a ``locales`` folder of its own; those it has no file for hear it in English.
    """

    def __init__(self, name: str, folder: str | Path = LOCALES) -> None:
        self.name = name
        self.folder = os.fspath(folder)
        self._languages: dict[str, Messages | None] = {}

    def messages(self, language: str) -> Messages | None:
        """What it says in a language, or None if nobody has translated it."""
        if language not in self._languages:
            path = self.path(language)
            self._languages[language] = Messages(path, language) if path.is_file() else None
        return self._languages[language]

    def path(self, language: str) -> Path:
        return self.file(language, f"{self.name}.ftl")

    def file(self, language: str, name: str) -> Path:
        """A file of a language's folder: ours or the game's own, else a translator's."""
        from pathlib import Path

        path = Path(self.folder, language, name)
        return path if path.is_file() or not ELSEWHERE else Path(ELSEWHERE) / language / name

    def written(self) -> Messages:
        """The English messages: they are complete."""
        messages = self.messages(WRITTEN_IN)
        if messages is None:
            raise ValueError(f"{self.path(WRITTEN_IN)} is missing")
        return messages

    def has(self, section: str, key: str) -> bool:
        return self.written().has(f"{section}-{key}")

    def keys(self, section: str) -> list[str]:
        """The keys of all messages of a section, in the order of the file."""
        start = section + "-"
        return [name[len(start) :] for name in self.written().ids() if name.startswith(start)]

    def phrase(self, section: str, key: str, language: str, fields: Fields | None = None) -> str:
        return self.message(f"{section}-{key}", language, fields or {})

    def message(self, name: str, language: str, fields: Fields) -> str:
        """A message by its whole name."""
        messages = self.messages(language)
        if messages is None or not messages.has(name):
            messages = self.written()
        return messages.say(name, fields)

    def wanted(self, section: str, key: str, language: str) -> dict[str, str]:
        """The fields of a message that a language wants in a form of their own, with that form."""
        messages = self.messages(language)
        return messages.wanted.get(f"{section}-{key}", AS_IT_IS) if messages is not None else AS_IT_IS

    def missing(self, languages: tuple[str, ...] = COMPLETE) -> list[str]:
        """Every message that one of these languages lacks."""
        lacks: list[str] = []
        for language in languages:
            messages = self.messages(language)
            lacks += [
                f"{language} {name}" for name in self.written().ids() if messages is None or not messages.has(name)
            ]
        return lacks

    def unknown(self) -> list[str]:
        """Every message of a language that English has not, and every field the English message does not know."""
        written = self.written()
        found: list[str] = []
        for language in LANGUAGES:
            messages = self.messages(language)
            if messages is None:
                continue
            for name in messages.ids():
                if not written.has(name):
                    found.append(f"{language} {name}")
                else:
                    found += [f"{language} {name} {field}" for field in fields_beyond(messages, written, name)]
        return found


def fields_beyond(messages: Messages, written: Messages, name: str) -> list[str]:
    """The fields of a message, in any of its forms, that its English original does not have."""
    found = messages.fields(name)
    for form in messages.forms.get(name, []):
        found |= messages.fields(f"{name}.{form}")
    return sorted(found - written.fields(name))


COMMON: Final = Phrasebook("common")


def language_name(language: str) -> str:
    """What a language calls itself; its tag where it does not say."""
    messages = COMMON.messages(language)
    known = messages is not None and messages.has("language-name")
    return COMMON.phrase("language", "name", language) if known else language


def languages_in_words() -> list[str]:
    """Every language there is, as it is typed and as it calls itself: ``de (Deutsch)``."""
    return [f"{language} ({language_name(language)})" for language in LANGUAGES]
