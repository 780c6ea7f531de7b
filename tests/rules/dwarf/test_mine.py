"""Chapter 4.3 of the specification: the Mine step."""

from __future__ import annotations

import pytest

from tests.rules.dwarf.table import resolving


@pytest.mark.rule("D-68")
@pytest.mark.parametrize(("first", "after"), [("1", "0/2/0/0/0"), ("6", "3/0/0/0/0")])
def test_the_owner_chooses_the_order(first: str, after: str) -> None:
    at = resolving(["P2 1", "P2 6"], stacks={"6": "C15"})
    assert at.asked == "P2"
    assert at.offered == ["resolve 1", "resolve 6"]
    assert at.refused("resolve 2") == "resolve_own"
    at.play(f"P2 resolve {first}")
    assert at.holdings("P2") == after
    assert at.position["round"] == 2, "the last one needs no choice"


@pytest.mark.rule("D-68", "D-51")
def test_the_choice_is_free_only_among_workers_of_the_same_kind() -> None:
    at = resolving(["P1 6", "P1 1 extra"], stacks={"6": "C15"})
    assert at.position["round"] == 2
    assert at.holdings() == "3/0/0/0/0", "Alloy Steel of the regular worker came first"
    extra = resolving(["P1 6 extra", "P1 1 extra"], stacks={"6": "C15"})
    assert sorted(extra.offered) == ["resolve 1", "resolve 6"]


@pytest.mark.rule("D-68")
@pytest.mark.parametrize(
    ("iron", "asked"), [("0", True), ("2", True), ("3", False), ("5", False)]
)  # with 3 iron at hand the order cannot matter
def test_nobody_is_asked_when_the_order_cannot_matter(iron: str, asked: bool) -> None:
    at = resolving(["P1 1", "P1 6"], stacks={"6": "C15"}, holdings={"P1": f"{iron}/0/0/0/0"})
    assert ("resolve 1" in at.offered) == asked


@pytest.mark.rule("D-69")
def test_orc_raiders_stop_the_whole_step() -> None:
    at = resolving(
        ["P1 1", "P1 6", "P2 7", "P2 8 extra"], stacks={"6": "C15", "2": "C11"}, holdings={"P1": "3/0/0/0/0"}
    )
    assert at.holdings("P1") == "3/0/0/0/0"
    assert at.holdings("P2") == "0/0/0/0/0"
    assert at.position["round"] == 2
    assert at.workers == []


@pytest.mark.rule("D-69", "D-75")
def test_orc_raiders_stop_only_this_round() -> None:
    at = resolving(["P1 1"], stacks={"2": "C11"}, mountain="C29 C33 C16 C45")
    assert at.holdings("P1") == "0/0/0/0/0"
    assert at.top(2) == "C29"
    at.play("P1 place 1", "P2 place 4", "P2 decline", "P1 decline")
    assert at.holdings("P1") == "3/0/0/0/0"


@pytest.mark.rule("D-70")
def test_one_worker_is_one_use() -> None:
    at = resolving(["P1 6"], stacks={"6": "C15"}, holdings={"P1": "9/0/0/0/0"})
    assert at.holdings() == "6/2/0/0/0"
    two = resolving(["P1 6", "P1 1"], stacks={"6": "C15", "1": "C10"}, holdings={"P1": "9/0/0/0/0"})
    assert two.holdings() == "3/4/0/0/0"
