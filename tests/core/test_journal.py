"""Events: numbered, and seen only by whom they concern."""

from __future__ import annotations

from underhall.core.game import find
from underhall.core.journal import EVERYONE, Event, Journal


def test_who_sees_an_event() -> None:
    to_all = Event(0, "round", "D-1", {}, EVERYONE)
    to_some = Event(1, "peek", "D-2", {"card": 5}, 0b101)
    assert [to_all.visible_to(seat) for seat in (-1, 0, 1, 2)] == [True, True, True, True]
    assert [to_some.visible_to(seat) for seat in (-1, 0, 1, 2)] == [False, True, False, True]


def test_events_are_numbered_and_can_be_asked_for_from_one_on() -> None:
    journal = Journal()
    journal.add("a", "D-1", {"seat": 0})
    journal.add("b", "D-2", {"seat": 1}, 0b10)
    journal.add("c", "D-3", {})
    assert [event.number for event in journal.events] == [0, 1, 2]
    assert [event.kind for event in journal.seen_by(0)] == ["a", "c"]
    assert [event.kind for event in journal.seen_by(1, since=1)] == ["b", "c"]
    assert [event.kind for event in journal.seen_by(-1)] == ["a", "c"]


def test_plain_data_does_not_share() -> None:
    event = Event(3, "peek", "D-2", {"card": 5}, EVERYONE)
    plain = event.plain()
    assert plain == {"number": 3, "kind": "peek", "clause": "D-2", "arguments": {"card": 5}}
    plain["arguments"]["card"] = 6  # type: ignore[index]
    assert event.arguments == {"card": 5}


def test_a_copy_goes_its_own_way() -> None:
    journal = Journal()
    journal.add("a", "D-1", {})
    twin = journal.copy()
    twin.add("b", "D-2", {})
    assert len(journal.events) == 1
    assert len(twin.events) == 2


def test_moments_are_kept_only_where_they_are_asked_for() -> None:
    game = find("dwarf")
    state = game.new(4)
    state.journal = plain = Journal()
    state.play(state.moves()[0])
    assert plain.moments is None
    state.journal = journal = Journal(moments=True)
    for _ in range(12):
        state.play(state.moves()[0])
    assert journal.moments is not None
    assert len(journal.moments) == len(journal.events)
    twin = journal.copy()
    state.play(state.moves()[0])
    assert twin.moments is not None
    assert len(twin.moments) == len(twin.events) < len(journal.events)


def test_in_the_midst_of_a_move_nobody_is_asked() -> None:
    state = find("dwarf").new(4)
    seat = state.seat
    state.journal = journal = Journal(moments=True)
    state.play(state.moves()[0])
    assert journal.moments is not None
    moment = journal.moments[0]
    assert moment is not state
    assert moment.journal is None
    assert moment.moves() == []
    assert [moment.question(viewer) for viewer in range(-1, state.seats)] == [""] * (state.seats + 1)
    assert all(moment.asked(viewer) < 0 for viewer in range(-1, state.seats) if viewer != seat)
    assert not moment.outcome().over


def test_the_board_is_the_view_without_what_is_asked() -> None:
    state = find("dig_deeper_dwarf").new(4)
    for viewer in range(-1, state.seats):
        view = state.view(viewer)
        asked = {name: view.pop(name) for name in ("asked", "question", "moves")}
        assert state.board_view(viewer) == view
        assert asked["asked"] == state.seat
