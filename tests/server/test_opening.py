"""What happens before the first question is told with the start of the game, to whoever may know it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.hosts import Host
from tests.server.play import play_out, two
from underhall.client import Client
from underhall.core import game as games
from underhall.core import record
from underhall.core.drawing import shown_to, voice_for
from underhall.core.history import History
from underhall.core.record import Record
from underhall.server.settings import Settings

pytestmark = pytest.mark.one_database

SOLO = {"players": 1, "solo_opponent": "andvettr_fadir"}


def told(client: Client, table: str, language: str = "en") -> list[dict[str, Any]]:
    """The events that came with the start, as a client hears them."""
    changes = client.ask("GET", f"/tables/{table}/changes", since=0, lang=language)["changes"]
    return next(list(change.get("events", [])) for change in changes if change["kind"] == "start")


def opening(played: Record, language: str, viewer: int) -> list[dict[str, Any]]:
    """The same by the engine alone."""
    fresh = Record(played.game, played.options, played.seed, played.players)
    history = History(fresh)
    voice = voice_for(shown_to(history.state, -1), language, played.players)
    return [
        {"kind": event.kind, "clause": event.clause, "arguments": event.arguments, "sentence": voice.event(event)}
        for event in history.journal.seen_by(viewer)
    ]


@pytest.mark.parametrize(
    ("game", "options", "kinds"),
    [
        ("dwarf", {"players": 2}, {"round", "mined"}),
        ("dwarf", SOLO, {"round", "mined", "placed"}),
        ("dig_deeper_dwarf", {"players": 2, "max_rounds": 1}, {"pile_laid", "turn"}),
    ],
)
def test_everybody_hears_the_opening(host: Host, game: str, options: dict[str, Any], kinds: set[str]) -> None:
    if options["players"] == 1:
        people = [host.client("Ann")]
        table = people[0].create(game, options=options, start=True)
    else:
        ann, bob, table = two(host, game, options=options)
        people = [ann, bob]
    heard = {seat: [told(client, table, lang) for lang in ("en", "de")] for seat, client in enumerate(people)}
    heard[-1] = [told(host.client(), table, lang) for lang in ("en", "de")]
    play_out(table, *people)
    played = record.read(people[0].record(table))
    for viewer, languages in heard.items():
        assert languages == [opening(played, "en", viewer), opening(played, "de", viewer)]
        assert kinds <= {event["kind"] for event in languages[0]}
    # With the review of a finished game, too.
    for seat in heard:
        shown = people[0].ask("GET", f"/tables/{table}/review", move=0, seat=seat)
        assert shown["events"] == opening(played, "en", seat)
        assert shown["view"] == played.replay(0).view(seat)
    assert people[0].ask("GET", f"/tables/{table}/review", move=1)["events"] != shown["events"]


@pytest.mark.parametrize(
    ("level", "called"),
    [("eldhusfifl", "Eldhúsfífl"), ("andvettr", "Andvéttr"), ("andvettr_fadir", "Andvéttr faðir")],
)
def test_the_automaton_is_called_by_its_name(host: Host, level: str, called: str) -> None:
    ann = host.client("Ann")
    table = ann.create("dwarf", options={"players": 1, "solo_opponent": level}, start=True)
    for language, does in (("en", "puts a worker on"), ("de", "setzt einen Arbeiter:")):
        sentences = [event["sentence"] for event in told(ann, table, language) if event["kind"] == "placed"]
        assert sentences
        assert sentences[0].startswith(f"{called} {does} ")


def test_the_opening_is_told_again_after_a_restart(new_database: Callable[[str], str]) -> None:
    settings = Settings(new_database("sqlite"), limits=False)
    first = Host(settings)
    ann = first.client("Ann")
    table = ann.create("dwarf", options=SOLO, start=True)
    before = told(ann, table)
    first.stop()
    second = Host(settings)
    try:
        assert told(second.client(), table) == before
    finally:
        second.stop()
    assert before


def test_an_opening_only_one_seat_may_see_is_told_to_that_seat(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """No game has such an opening yet; the first that does must not tell it to the others."""
    games.find("high_stone")
    stone = sys.modules["high_stone"]
    whole = stone.HighStone.deal

    def deal(self: Any, options: Any, seed: int, journal: Any = None) -> Any:
        state = whole(self, options, seed, journal)
        for seat in range(state.seats):
            state.note("laid_yourself", "H-1", {"stone": state.hand(seat)[0]}, 1 << seat)
        return state

    monkeypatch.setattr(stone.HighStone, "deal", deal)
    ann, bob, table = two(host, "high_stone")
    hands = [client.look(table)["now"]["view"]["hands"][seat] for seat, client in enumerate((ann, bob))]
    for seat, client in enumerate((ann, bob)):
        assert [event["arguments"]["stone"] for event in told(client, table)] == [hands[seat][0]]
    assert told(host.client(), table) == []
