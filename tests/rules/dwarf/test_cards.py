"""Chapter 10 of the specification: what each Mountain and starting card does."""

from __future__ import annotations

import pytest

from tests.rules.dwarf.table import home, resolving
from underhall.games.dwarf.game import DWARF


def cards_of(kind: str) -> list[str]:
    """Every starting and Mountain card of a kind: each is played, not one for all."""
    tables = DWARF.catalogue.cards("starting") + DWARF.catalogue.cards("mountain")
    return [card.id for card in tables if card.word("kind") == kind]


def use(card: str, holdings: str) -> str:
    """What P1 has after a worker on this card and nobody else."""
    return resolving([f"P1 {home(card)}"], stacks={home(card): card}, holdings={"P1": holdings}).holdings()


def attack(card: str, *holdings: str) -> list[str]:
    """What two players have after this monster, and no other, has attacked."""
    at = resolving([], stacks={home(card): card}, holdings=dict(zip(("P1", "P2"), holdings, strict=True)))
    return [at.holdings("P1"), at.holdings("P2")]


@pytest.mark.rule("D-113")
@pytest.mark.parametrize("card", cards_of("iron_seam"))
def test_iron_seam(card: str) -> None:
    assert use(card, "1/1/1/1/1") == "4/1/1/1/1"


@pytest.mark.rule("D-114")
@pytest.mark.parametrize("card", cards_of("gold_seam"))
def test_gold_seam(card: str) -> None:
    assert use(card, "1/1/1/1/1") == "1/1/2/1/1"


@pytest.mark.rule("D-115")
@pytest.mark.parametrize("card", cards_of("alloy_steel"))
def test_alloy_steel(card: str) -> None:
    assert use(card, "4/1/1/1/1") == "1/3/1/1/1"
    assert use(card, "2/1/1/1/1") == "2/1/1/1/1"


FORGES = [
    pytest.param("forge_sword", (0, 3, 0), id="sword", marks=pytest.mark.rule("D-116")),
    pytest.param("forge_mace", (0, 2, 1), id="mace", marks=pytest.mark.rule("D-117")),
    pytest.param("forge_diadem", (1, 1, 1), id="diadem", marks=pytest.mark.rule("D-118")),
    pytest.param("forge_helm", (0, 1, 2), id="helm", marks=pytest.mark.rule("D-119")),
    pytest.param("forge_axe", (0, 2, 0), id="axe", marks=pytest.mark.rule("D-120")),
    pytest.param("forge_crown", (0, 0, 3), id="crown", marks=pytest.mark.rule("D-121")),
    pytest.param("forge_dagger", (1, 2, 0), id="dagger", marks=pytest.mark.rule("D-122")),
    pytest.param("forge_armour", (0, 2, 1), id="armour", marks=pytest.mark.rule("D-123")),
]


@pytest.mark.parametrize(("kind", "cost"), FORGES)
def test_forges(kind: str, cost: tuple[int, int, int]) -> None:
    [card] = cards_of(kind)
    assert use(card, "/".join(map(str, [*cost, 0, 2]))) == "0/0/0/1/2"
    assert use(card, "5/5/5/1/0") == "/".join(map(str, [5 - cost[0], 5 - cost[1], 5 - cost[2], 2, 0]))
    for what in range(3):  # one short of any one resource is not enough
        if cost[what]:
            short = [9, 9, 9, 0, 0]
            short[what] = cost[what] - 1
            assert use(card, "/".join(map(str, short))) == "/".join(map(str, short))


@pytest.mark.rule("D-124")
@pytest.mark.parametrize("card", cards_of("orc_raiders"))
def test_orc_raiders(card: str) -> None:
    # The Mine is closed, Alloy Steel as well; the forge is not.
    place = home(card)
    stacks = {place: card, "9": "C54", "6": "C33"}
    holdings = {"P1": "3/0/0/0/0", "P2": "0/0/3/0/0"}
    at = resolving(["P1 9", "P1 8", "P2 6", "P2 7"], stacks=stacks, holdings=holdings)
    assert (at.holdings("P1"), at.holdings("P2")) == ("3/0/0/0/0", "0/0/0/1/0")
    assert attack(card, "2/2/2/2/2", "0/0/0/0/0") == ["2/2/2/2/2", "0/0/0/0/0"]


@pytest.mark.rule("D-125")
@pytest.mark.parametrize("card", cards_of("knockers"))
def test_knockers(card: str) -> None:
    assert attack(card, "3/1/1/1/1", "0/1/1/1/1") == ["2/1/1/1/1", "0/1/1/1/1"]


@pytest.mark.rule("D-126")
@pytest.mark.parametrize("card", cards_of("dragon"))
def test_dragon(card: str) -> None:
    assert attack(card, "1/1/3/1/1", "1/1/0/1/1") == ["1/1/2/1/1", "1/1/0/1/1"]


@pytest.mark.rule("D-127")
@pytest.mark.parametrize("card", cards_of("great_dragon"))
def test_great_dragon(card: str) -> None:
    assert attack(card, "1/1/7/1/1", "1/1/0/1/1") == ["1/1/0/1/1", "1/1/0/1/1"]


@pytest.mark.rule("D-128")
@pytest.mark.parametrize("card", cards_of("sidhe"))
@pytest.mark.parametrize(
    ("before", "after"), [("0", "0/0/0/0/0"), ("1", "1/0/0/0/0"), ("2", "2/0/0/0/0"), ("3", "2/0/1/0/0")]
)
def test_sidhe(card: str, before: str, after: str) -> None:
    assert attack(card, f"0/0/{before}/0/0", "5/0/5/0/0") == [after, "7/0/3/0/0"]


@pytest.mark.rule("D-128")
@pytest.mark.parametrize("edition", ["pnp", "v1"])
def test_sidhe_against_one_gold_in_both_editions(edition: str) -> None:
    at = resolving([], edition=edition, stacks={"1": "C37"}, holdings={"P1": "0/0/1/0/0"})
    assert at.holdings() == "1/0/0/0/0"


@pytest.mark.parametrize(
    "card", [c for k in ("orc_raiders", "knockers", "dragon", "great_dragon", "sidhe") for c in cards_of(k)]
)
@pytest.mark.rule("D-62", "D-63")
def test_every_monster_can_be_beaten(card: str) -> None:
    assert use(card, "5/5/5/1/0") == "5/5/5/1/1"


@pytest.mark.rule("D-129")
@pytest.mark.parametrize("card", cards_of("get_help"))
def test_get_help(card: str) -> None:
    at = resolving([f"P1 {home(card)}"], stacks={home(card): card})
    at.play("P1 place 1", "P1 place 9")
    assert at.holdings() == "3/0/1/0/0"
    assert at.marker == "P2"
