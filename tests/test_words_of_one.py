"""One of a thing is not many: what players read says "1 card" and "1 second", in every language.

Bug 32 of the table's review ("try again in 1 seconds"): each message is said with 1 for every number it has.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import underhall
from underhall.core.messages import Messages

LOCALES = Path(underhall.__file__).parent / "locales"
FILES = ["common", "page", "notices", "terminal", "dwarf", "dwarf_page", "dwarf_screen", "dwar7s", "dwar7s_page"]
FILES += ["dig_deeper_dwarf", "dig_deeper_dwarf_page"]
MANY = {
    "en": "seconds minutes hours days cards coins points goals events tiles dwarfs gems emeralds diamonds rubies "
    "rounds actions items trophies players games workers medals steps seats",
    "de": "Sekunden Minuten Stunden Tage Karten Münzen Punkte Ziele Ereignisse Zwerge Edelsteine Smaragde Diamanten "
    "Rubine Runden Züge Aktionen Gegenstände Trophäen Partien Schritte Plätze Handkarten Bergbaukarten",
    "pt-BR": "segundos minutos horas dias cartas moedas pontos objetivos eventos peças anões gemas esmeraldas "
    "diamantes rubis rodadas jogadas ações itens troféus jogadores partidas trabalhadores turnos passos lugares",
}
# Numbers that are never 1, as the rules have it: so many dwarfs a task needs, what a ring costs, who can play.
NEVER_ONE = re.compile(r"dwar7s_page effects-|dig_deeper_dwarf_page board-buy_cost|(page|terminal) home-players")


def hint(language: str) -> str:
    errors = Messages(LOCALES / language / "errors.ftl", language)
    return errors.say("problem_hint-try_again", {"seconds": 1})


def wrong(said: str, language: str) -> bool:
    """Whether there is one of many; "1 of 1 cards" and "more than 1 cards" are said of more."""
    nouns = "|".join(MANY[language].split())
    return re.search(rf"(?<!of )(?<!von )(?<!de )\b1 (?:{nouns})\b", said) is not None


@pytest.mark.parametrize("language", list(MANY))
def test_one_of_a_thing_is_not_many(language: str) -> None:
    found = []
    for name in FILES:
        path = LOCALES / language / f"{name}.ftl"
        if not path.is_file():
            continue
        messages = Messages(path, language)
        for key in messages.ids():
            said = messages.say(key, dict.fromkeys(messages.fields(key), 1))
            if wrong(said, language) and not NEVER_ONE.match(f"{name} {key}"):
                found.append(f"{name} {key}: {said}")
    assert not wrong(hint(language), language)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "try again in 1 seconds"), ("de", "noch 1 Plätze"), ("pt-BR", "Restam 1 cartas")],
)
def test_what_is_looked_for_would_be_found(language: str, said: str) -> None:
    assert wrong(said, language)


@pytest.mark.parametrize("language", list(MANY))
@pytest.mark.parametrize("key", ["board-more_map", "board-look_stack"])
def test_the_name_of_a_sign_says_the_figures_it_shows(language: str, key: str) -> None:
    """Who steers the page by voice says what is written on the sign: "1", not "one" (WCAG 2.5.3)."""
    messages = Messages(LOCALES / language / "dwar7s_page.ftl", language)
    for count in range(1, 31):
        filled = {field: count if field == "count" else "" for field in messages.fields(key)}
        assert str(count) in messages.say(key, filled)
