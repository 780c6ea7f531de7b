"""Why whoever won a game of DWARF has won, in one sentence to each who reads it; and who leads while it runs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dwarf.table import Table, mining, resolving, table
from underhall.core.messages import LANGUAGES
from underhall.games.dwarf.game import DWARF

NAMES = ["Ann", "Brokk", "Cy"]


def scored(*rows: str, **given: Any) -> Table:
    """A game that ends at once because the Mountain is empty."""
    at = mining(
        mountain_only=True, holdings={f"P{seat + 1}": row for seat, row in enumerate(rows)}, players=len(rows), **given
    )
    assert at.over == "mountain"
    return at


def said(at: Table, viewer: int, language: str = "en") -> str:
    return DWARF.voice(language, NAMES).verdict(at.state.outcome(), viewer)


@pytest.mark.rule("D-78", "D-79")
def test_leading_the_most_categories() -> None:
    at = scored("0/0/9/4/0", "9/9/0/0/9")
    assert said(at, 0) == "You lead gold and items: you win."
    assert said(at, 1) == said(at, -1) == "Ann leads gold and items and wins."
    assert said(at, 0, "de") == "Du hast am meisten Gold und Gegenstände: du gewinnst."
    verdict = at.state.outcome().verdict
    assert verdict is not None
    assert verdict.won == [["gold", "items", "categories"], ["steel"]], "not the winner's whole column"
    assert (verdict.sheet[-1], verdict.ties) == ("categories", [])


@pytest.mark.rule("D-80")
@pytest.mark.parametrize(
    ("rows", "winner", "what", "ties"),
    [
        (("0/1/0/0/1", "9/0/1/0/2"), "Brokk", "glory: 2 to 1", ["glory"]),
        (("3/1/0/0/2", "2/0/1/0/2"), "Ann", "iron: 3 to 2", ["glory", "iron"]),
        (("2/1/9/0/2", "2/0/9/2/2"), "Brokk", "items: 2 to 0", ["glory", "iron", "items"]),
    ],
)
def test_a_tie_names_what_broke_it(rows: tuple[str, str], winner: str, what: str, ties: list[str]) -> None:
    at = scored(*rows)
    loser, seat = ("Brokk", 0) if winner == "Ann" else ("Ann", 1)
    assert said(at, seat) == f"You and {loser} lead equally many, but you have more {what}."
    assert said(at, 1 - seat) == f"{winner} leads as many as you, but has more {what.replace(' to ', ' to your ')}."
    assert said(at, -1) == f"{winner} and {loser} lead equally many, but {winner} has more {what}."
    verdict = at.state.outcome().verdict
    assert verdict is not None
    assert verdict.ties == ties
    assert ties[-1] in verdict.won[seat]
    assert "categories" not in verdict.won[seat]


@pytest.mark.rule("D-79", "D-80")
def test_where_nobody_leads_anything() -> None:
    at = scored("0/1/1/1/3", "9/1/1/1/2")
    assert said(at, 0) == "Nobody leads anything, but you have more glory than Brokk: 3 to 2."
    assert said(at, 1) == "Nobody leads anything, but Ann has more glory than you: 3 to 2."


@pytest.mark.rule("D-80")
def test_who_lost_before_the_tie_is_compared_with_nobody() -> None:
    at = scored("0/5/0/0/1", "0/0/5/0/2", "0/0/0/0/9")
    assert said(at, 2) == "Brokk and Ann lead equally many, but Brokk has more glory: 2 to 1."


@pytest.mark.rule("D-80")
def test_a_shared_victory() -> None:
    at = scored("2/5/0/2/2", "2/0/5/2/2", "0/0/0/0/0")
    assert said(at, 1) == "You share the victory with Ann: you are equal in all that counts."
    assert said(at, 2) == "Ann and Brokk share the victory: they are equal in all that counts."


@pytest.mark.rule("D-95", "D-98")
def test_alone_against_the_automaton() -> None:
    given: dict[str, Any] = {"players": 1, "solo_opponent": "andvettr"}
    glory = resolving(["he 4"], stacks={"4": "C13"}, holdings={"he": "0/0/0/0/11", "P1": "0/9/9/3/0"}, **given)
    assert glory.over == "glory"
    verdict = glory.state.outcome().verdict
    assert verdict is not None
    assert [*verdict.won[0], *verdict.won[1]] == ["glory"], "leading counts for nothing then"
    he = "Ann" if glory.state.outcome().winners == [0] else "Brokk"
    assert said(glory, glory.seat("P1")).startswith(f"{he} has 1")
    won = mining(mountain_only=True, holdings={"P1": "0/9/9/0/0"}, **given)
    assert said(won, won.seat("P1")) == "You lead steel and gold: you win."
    lost = mining(mountain_only=True, holdings={"he": "0/9/9/0/0"}, **given)
    assert said(lost, lost.seat("P1")).endswith("leads steel and gold and wins.")
    shared = mining(mountain_only=True, **given)
    assert said(shared, shared.seat("P1")).startswith("You share the victory with")


@pytest.mark.rule("D-76")
def test_four_items_end_it_and_the_leader_wins() -> None:
    at = resolving(["P1 4"], stacks={"4": "C31"}, holdings={"P1": "0/2/0/3/0", "P2": "0/5/5/0/0"})
    assert at.over == "items"
    assert said(at, 0) == "Brokk leads steel and gold and wins."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_is_a_sentence_in_every_language(language: str) -> None:
    games = [
        scored("0/0/9/4/0", "9/9/0/0/9"),
        scored("0/1/0/0/1", "9/0/1/0/2"),
        scored("0/1/1/1/3", "9/1/1/1/2"),
        scored("0/0/0/0/0", "0/0/0/0/0"),
    ]
    for at in games:
        told = {said(at, viewer, language) for viewer in (-1, 0, 1)}
        assert all(text.endswith(".") and text[0].isupper() and "$" not in text for text in told)
        assert len(told) > 1, "a winner is told another sentence than the others"


def test_a_running_game_gives_no_reason() -> None:
    assert DWARF.new(1, players=2).outcome().verdict is None


@pytest.mark.rule("D-78")
def test_who_shares_the_most_leads_nothing_and_is_said_to_share() -> None:
    seats = table(holdings={"P1": "0/3/0/1/0", "P2": "0/3/0/2/0", "P3": "0/1/0/0/0"}, players=3).state.view(-1)["seats"]
    assert [seat["leads"] for seat in seats] == [[], ["items"], []]
    assert [seat["shares"] for seat in seats] == [["steel"], ["steel"], []], "nobody shares nothing"
