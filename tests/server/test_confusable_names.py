"""Names that look the same belong to one person; blank ones belong to nobody."""

from __future__ import annotations

import pytest

from tests.server.hosts import Host
from tests.server.test_people import PASSWORD, refused
from underhall.server.confusable_names import ALIKE, UNDRAWN, is_drawn, is_of_one_alphabet, skeleton

pytestmark = pytest.mark.one_database

# What could stand beside Ann and look like her: characters that are not drawn, blanks, other forms of her letters.
LIKE_ANN = [
    "ann", "ANN", "Ａｎｎ", "𝐀nn", "Ann\u3164", "\u3164Ann", "A\u3164nn", "Ann\u2800", "A\ufe0fnn", "An\u034fn",
    "An\u115fn",    "Ann\uffa0", "A\u180bnn", "Ann\u17b4", "Ann \u3164", "Ann\u00a0", "\u2800 Ann", "An\U000e0100n",
]  # fmt: skip
BLANK = ["\u3164", "\u2800", "\ufe0f", "\u034f", "\u115f\u1160", " \u3164 \u2800 ", "\uffa0"]


@pytest.mark.parametrize("name", LIKE_ANN, ids=ascii)
def test_what_looks_like_ann_is_ann(name: str) -> None:
    assert skeleton(name) == skeleton("Ann")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Сара", "Capa"), ("АННА", "AHHA"), ("ΑΝΝΑ", "ANNA"), ("хосе", "xoce"), ("Jose", "Јоѕе"), ("O’Neil", "O'Neil"),
        ("Jean–Luc", "Jean-Luc"), ("Ann  B", "Ann B"), ("ＢＯＢ", "bob"), ("Zoe\u0308", "Zoë"), ("ПЁС", "пёс"),
    ],
)  # fmt: skip
def test_other_letters_drawn_alike(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "Anna"), ("Zoë", "Zoe"), ("Öl", "Ol"), ("нос", "Hoc"), ("Ali", "All"), ("Bob1", "Bob2"), ("李", "子")],
)  # fmt: skip
def test_what_an_eye_tells_apart_stays_apart(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_a_look_is_its_own_look() -> None:
    for name in [*LIKE_ANN, *(chr(odd) for odd in ALIKE), "Straße", "Ἀθηνᾶ", "Ёжик", "김철수", "ﬁn"]:
        assert skeleton(skeleton(name)) == skeleton(name)
        assert skeleton(name.upper().lower()) == skeleton(name.lower())


@pytest.mark.parametrize(
    "name",
    ["Ann", "Thora Óðinsdóttir", "Анна", "Ελένη", "李小龍", "たなか太郎", "김철수 Kim", "山田 Taro", "Ann 2!", "★"],
)  # fmt: skip
def test_names_of_one_alphabet(name: str) -> None:
    assert is_of_one_alphabet(name)


@pytest.mark.parametrize("name", ["Аnn", "Annа", "Ꭺnn", "ꓮnn", "Ann Анна", "Αnn", "Annա", "ᴀ\u0430"])
def test_names_of_several_alphabets(name: str) -> None:
    assert not is_of_one_alphabet(name)


def test_nothing_undrawn_is_drawn() -> None:
    assert not any(is_drawn(chr(code)) for first, last in UNDRAWN for code in (first, last))
    assert not any(is_drawn(space) for space in " \t\u00a0\u2003\u3000")
    assert all(is_drawn(letter) for letter in "aÄß李★1_")


def test_nobody_takes_a_name_that_looks_like_somebody_elses(host: Host) -> None:
    host.client().register("Ann", PASSWORD)
    eve = host.client("Eve")
    for name in LIKE_ANN:
        for taken in (
            refused(409, host.client().guest, name),
            refused(409, host.client().register, name, PASSWORD),
            refused(409, eve.rename, name),
        ):
            assert taken.kind == "name-taken"
    for name in ("Аnn", "Αnn", "Ꭺnn"):
        assert refused(422, host.client().guest, name).kind == "name-mixed"
        assert refused(422, host.client().register, name, PASSWORD).kind == "name-mixed"
    host.client().register("ОСА", PASSWORD)  # Cyrillic
    refused(409, host.client().guest, "OCA")
    host.client().log_in("aNN", PASSWORD)


@pytest.mark.parametrize("name", BLANK, ids=ascii)
def test_a_name_shows_something(host: Host, name: str) -> None:
    refused(422, host.client().guest, name)
    refused(422, host.client().register, name, PASSWORD)
    zoe = host.client("Zoe")
    refused(422, zoe.rename, name)
    refused(422, zoe.do, zoe.create("dwarf"), "talk", text=name)
