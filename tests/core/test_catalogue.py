"""Card files: checked field by field, each value with its source, every error naming card and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from underhall.core import catalogue
from underhall.core.catalogue import Field
from underhall.core.errors import BadCatalogue

TABLES = {
    "cards": (Field("cost", 0, 9), Field("metal", words=("iron", "gold")), Field("glory", 0, 5, optional=True)),
}
GOOD = """
source = "printed"
title = "A test"

[[cards]]
id = "A1"
cost = 3
metal = "iron"

[[cards]]
id = "A2"
cost = 0
metal = "gold"
glory = 2
source = "public"
sources.glory = "reconstructed"
"""


def parse(text: str) -> catalogue.Catalogue:
    return catalogue.parse(text, "test.toml", TABLES)


def test_a_good_file() -> None:
    cards = parse(GOOD)
    assert cards.origin == "test.toml"
    assert cards.head["title"] == "A test"
    assert [card.id for card in cards.cards("cards")] == ["A1", "A2"]
    first, second = cards.cards("cards")
    assert (first.number("cost"), first.word("metal"), first.number("glory")) == (3, "iron", 0)
    assert (second.number("glory"), second.word("none", "x")) == (2, "x")
    assert cards.by_id("cards")["A2"] is second


def test_every_value_has_its_source() -> None:
    first, second = parse(GOOD).cards("cards")
    assert first.sources == {"cost": "printed", "metal": "printed"}
    assert second.sources == {"cost": "public", "metal": "public", "glory": "reconstructed"}


def test_the_digest_is_that_of_the_text() -> None:
    assert parse(GOOD).digest == parse(GOOD).digest
    assert parse(GOOD).digest != parse(GOOD.replace("cost = 3", "cost = 4")).digest
    assert len(parse(GOOD).digest) == 8


@pytest.mark.parametrize(
    ("old", "new", "match"),
    [
        ("cost = 3", "cost = 10", "card A1, field cost: 10 is not a whole number 0-9"),
        ("cost = 3", "cost = -1", "card A1, field cost: -1 is not"),
        ("cost = 3", "cost = true", "card A1, field cost: True is not"),
        ("cost = 3", 'cost = "3"', "card A1, field cost: '3' is not"),
        ("cost = 3", "", "card A1, field cost: missing"),
        ("cost = 3", "cost = 3\nprice = 4", "card A1, field price: no such field; fields are cost, glory, metal"),
        ('metal = "iron"', 'metal = "tin"', "card A1, field metal: 'tin' is not one of iron, gold"),
        ('id = "A1"', "", "a .*cards.* record has no id"),
        ('id = "A2"', 'id = "A1"', r"card A1, field id: stands 2 times in \[\[cards\]\]"),
        ('"reconstructed"', '"guessed"', "card A2, field glory: source 'guessed' is not printed, public, reconstruct"),
        ('source = "public"', 'source = "heard"', "card A2, field cost: source 'heard' is not"),
        ('source = "printed"', "", "card file test.toml: 'source' must be one of printed, public, reconstructed"),
        ("[[cards]]", "[[items]]", r"no \[\[cards\]\] records"),
        ("title =", "title", "card file test.toml: not valid TOML"),
    ],
)
def test_wrong_files_are_refused_by_name(old: str, new: str, match: str) -> None:
    assert old in GOOD
    with pytest.raises(BadCatalogue, match=match):
        parse(GOOD.replace(old, new))


def test_foreign_tables_are_refused() -> None:
    with pytest.raises(BadCatalogue, match=r"\[\[spells\]\] is not a table of this game"):
        parse(GOOD + '\n[[spells]]\nid = "S1"\n')


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    with pytest.raises(BadCatalogue, match="cannot be read"):
        catalogue.load(path, TABLES)
    path.write_bytes(b"source = \xff")
    with pytest.raises(BadCatalogue, match="not UTF-8 text"):
        catalogue.load(path, TABLES)
    path.write_text(GOOD, encoding="utf-8")
    assert catalogue.load(path, TABLES).origin == "mine.toml"
