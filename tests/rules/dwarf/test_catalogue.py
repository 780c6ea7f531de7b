"""Chapter 11 of the specification: the card file against the printed table, and its checks (D-130)."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.rules.books import book
from underhall.core.catalogue import Card
from underhall.core.errors import BadCatalogue
from underhall.games.dwarf.catalogue import FILE
from underhall.games.dwarf.game import DWARF

SPECIFICATION = book("dwarf")
WORDS = {"i": "iron", "s": "steel", "g": "gold"}


def tables(section: str) -> list[dict[str, str]]:
    """The rows of the Markdown table in a section of the specification, by column name."""
    text = SPECIFICATION.read_text(encoding="utf-8")
    body = text.split(f"### {section} ")[1].split("\n### ")[0].split("\n**D-")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in body.splitlines() if line.startswith("|")]
    return [dict(zip(rows[0], row, strict=True)) for row in rows[2:]]


def kind_of(name: str) -> Card:
    return DWARF.catalogue.by_id("kind")[name.lower().replace(" ", "_")]


def effect(text: str) -> dict[str, object]:
    """``-2s -1g, +1 item`` or ``attack: all -1i`` as the fields of the card file."""
    fields: dict[str, object] = {}
    if text.startswith("attack: "):
        attacks = {
            "no Mine actions": ("stop_mining", None),
            "all lose all g": ("take_all_gold", None),
            "all -1i": ("take_iron", 1),
            "all -1g": ("take_gold", 1),
            "all 2g become 2i": ("gold_to_iron", 2),
        }
        attack, amount = attacks[text.removeprefix("attack: ")]
        fields["attack"] = attack
        if amount:
            fields["amount"] = amount
    for sign, amount, what in re.findall(r"([+-])(\d) ?(item|[isg])", text.removeprefix("attack: ")):
        if "attack" not in fields:
            verb = "take" if sign == "+" else "return"
            fields[f"{verb}_{WORDS.get(what, 'items')}"] = int(amount)
    return fields


def same(card: Card, row: dict[str, str]) -> None:
    kind = kind_of(row["name"])
    assert card.word("kind") == kind.id
    assert kind.word("action") == row["type"].lower().replace(" ", "_")
    assert {name: value for name, value in kind.values.items() if name != "action"} == effect(row["effect"])
    assert [card.number(cell) for cell in ("location", "black", "white")] == [
        int(row[cell]) for cell in ("loc", "black", "white")
    ]


@pytest.mark.rule("D-15", "D-130")
def test_starting_cards_are_those_of_the_specification() -> None:
    rows = tables("11.1")
    assert [row["id"] for row in rows] == [card.id for card in DWARF.catalogue.cards("starting")]
    for row in rows:
        same(DWARF.catalogue.by_id("starting")[row["id"]], row)


@pytest.mark.rule("D-14", "D-130")
def test_mountain_cards_are_those_of_the_specification() -> None:
    rows = tables("11.2")
    assert [row["id"] for row in rows] == [card.id for card in DWARF.catalogue.cards("mountain")]
    assert len(rows) == 45
    for row in rows:
        card = DWARF.catalogue.by_id("mountain")[row["id"]]
        same(card, row)
        assert card.word("letter") == row["letter"]


@pytest.mark.rule("D-110", "D-112", "D-130")
def test_special_cards_are_those_of_the_specification() -> None:
    rows = tables("11.3")
    assert [row["id"] for row in rows] == [card.id for card in DWARF.catalogue.cards("special")]
    backs = {back.number("location"): back for back in DWARF.catalogue.cards("back")}
    for row in rows:
        card = DWARF.catalogue.by_id("special")[row["id"]]
        assert card.word("front") == row["front"].lower().replace(" ", "_")
        assert card.number("location") == int(row["loc (sheet)"])
        assert card.number("duplex") == int(row["loc (duplex)"])
        back = backs[card.number("location")]
        assert back.number("white") == int(row["white (sheet)"])
        name, gain = row["back (sheet)"].rsplit(" ", 1)
        assert back.word("kind") == kind_of(name).id
        assert {n: v for n, v in kind_of(name).values.items() if n != "action"} == effect(gain)


@pytest.mark.rule("D-14", "D-130")
def test_counts_of_the_specification() -> None:
    mountain = DWARF.catalogue.cards("mountain")
    text = SPECIFICATION.read_text(encoding="utf-8").split("### 11.4 ")[1].split("\n**D-130**")[0]
    found = Counter((card.word("kind"), card.word("letter")) for card in mountain)
    counted = re.findall(r"([A-Z][a-z]+ [A-Z][a-z]+|Knockers|Dragon|Sidhe) (\d) \((\d)A (\d)B\)", text)
    assert len(counted) == 9
    for name, total, a, b in counted:
        kind = kind_of(name).id
        assert (found[kind, "A"], found[kind, "B"]) == (int(a), int(b)), name
        assert int(a) + int(b) == int(total)
    for name, letter in re.findall(r"\b(Sword|Mace|Diadem|Helm|Axe|Crown|Dagger|Armour) ([AB])\b", text):
        assert found[f"forge_{name.lower()}", letter] == 1
    assert Counter(card.word("letter") for card in mountain) == {"A": 23, "B": 22}
    kinds = DWARF.catalogue.by_id("kind")
    types = Counter(kinds[card.word("kind")].word("action") for card in mountain)
    assert types == {"mine": 17, "defend": 16, "forge": 8, "get_help": 4}
    assert Counter(card.number("black") for card in mountain) == dict.fromkeys(range(1, 10), 5)
    both = mountain + DWARF.catalogue.cards("starting")
    white = Counter(card.number("white") for card in both)
    assert [white[n] for n in range(1, 10)] == [7, 7, 7, 4, 6, 5, 6, 6, 6]
    helps = [card.number("location") for card in mountain if card.word("kind") == "get_help"]
    assert len(set(helps)) == 4


TEXT = FILE.read_text(encoding="utf-8")


def record(identity: str) -> str:
    """A card's record in the file, as it is written."""
    return next(part for part in re.split(r"(?=^\[\[)", TEXT, flags=re.M) if f'id = "{identity}"\n' in part)


def change(identity: str, field: str, value: str) -> str:
    """The card file with one value of one card changed."""
    old = record(identity)
    new = re.sub(rf"^{field} = .*$", f"{field} = {value}", old, flags=re.M)
    assert new != old
    return TEXT.replace(old, new)


def refusal(text: str, folder: Path) -> str:
    path = folder / "cards.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadCatalogue) as caught:
        DWARF.with_cards(str(path))
    return str(caught.value)


@pytest.mark.rule("D-130")
@pytest.mark.parametrize(
    ("identity", "field", "value"),
    [
        ("C10", "location", "10"),  # not on the grid
        ("C10", "black", "0"),
        ("C10", "white", '"left"'),
        ("C10", "location", "2"),  # location 2 would have six Mountain cards
        ("C1", "location", "3"),  # location 3 would have two starting cards
        ("C10", "black", "1"),  # equal to its location
        ("C10", "white", "6"),  # equal to its black meeple
        ("C4", "white", "1"),
        ("B3", "white", "3"),
        ("C10", "kind", '"iron_ore"'),
        ("C10", "letter", '"C"'),
        ("S1", "front", '"muster"'),
        ("S1", "location", "2"),
        ("S1", "duplex", "2"),
        ("B1", "kind", '"wood"'),
        ("B1", "location", "2"),
        ("knockers", "attack", '"bite"'),
        ("iron_seam", "take_iron", "-3"),
        ("iron_seam", "take_iron", "true"),
    ],
)
def test_a_wrong_value_names_card_and_field(identity: str, field: str, value: str, tmp_path: Path) -> None:
    message = refusal(change(identity, field, value), tmp_path)
    assert re.search(rf"field {field}\b", message), message
    # Where two cards clash, either may be the one that is wrong.
    assert re.search(r"card \w+, ", message), message
    if value not in ("2", "3") or identity == "B3":
        assert f"card {identity}," in message, message


@pytest.mark.rule("D-130")
@pytest.mark.parametrize("identity", ["C1", "C9", "C10", "C54", "S1", "S9", "B4", "sidhe"])
def test_a_missing_card_is_named(identity: str, tmp_path: Path) -> None:
    message = refusal(TEXT.replace(record(identity), ""), tmp_path)
    assert f"card {identity}, field id" in message


@pytest.mark.rule("D-130")
@pytest.mark.parametrize(
    ("identity", "new"), [("C10", "C55"), ("C9", "C10"), ("S9", "S10"), ("C54", "C53"), ("B9", "B0")]
)
def test_a_card_too_many_or_twice_is_named(identity: str, new: str, tmp_path: Path) -> None:
    added = TEXT + "\n" + record(identity).replace(f'id = "{identity}"', f'id = "{new}"')
    message = refusal(added, tmp_path)
    assert f"card {new}, field id" in message


@pytest.mark.rule("D-130")
@pytest.mark.parametrize(
    ("identity", "field"), [("C10", "location"), ("C10", "letter"), ("S2", "front"), ("C3", "black")]
)
def test_a_missing_field_is_named(identity: str, field: str, tmp_path: Path) -> None:
    old = record(identity)
    message = refusal(TEXT.replace(old, re.sub(rf"^{field} = .*\n", "", old, flags=re.M)), tmp_path)
    assert f"card {identity}, field {field}: missing" in message


@pytest.mark.rule("D-130", "D-110")
def test_a_back_has_no_black_meeple(tmp_path: Path) -> None:
    message = refusal(TEXT.replace(record("B4"), record("B4").rstrip() + "\nblack = 9\n\n"), tmp_path)
    assert "card B4, field black" in message


@pytest.mark.rule("D-130")
def test_letters_are_counted_unless_the_owner_says_otherwise(tmp_path: Path) -> None:
    changed = change("C10", "letter", '"B"')
    message = refusal(changed, tmp_path)
    assert "field letter" in message
    assert "22 A and 23 B" in message
    path = tmp_path / "own.toml"
    path.write_text(changed.replace("other_letters = false", "other_letters = true"), encoding="utf-8")
    own = DWARF.with_cards(str(path))
    position = own.new(1, mountain="a_on_b").position()
    assert position["lower"] == [23]


@pytest.mark.rule("D-130")
def test_an_owner_can_type_in_other_positions(tmp_path: Path) -> None:
    # C13's black meeple on 9 instead of 1: the automaton follows the owner's print.
    path = tmp_path / "own.toml"
    path.write_text(change("C13", "black", "9"), encoding="utf-8")
    own = DWARF.with_cards(str(path))
    position = own.new(1, players=1).position()
    position.update(last_placed="C13", workers=[], guide_location="", guide_card="")
    position["holdings"][1].update(workers=2, helpers=2)
    position["frames"] = [*position["frames"][:5], "first_turns 0 0", "automaton 1"]
    assert own.load(position).position()["workers"][0]["on"] == "9"
