"""What a report reads from games: choices, rounds, and what each seat had."""

from __future__ import annotations

import pytest

from underhall.core.game import find
from underhall.core.journal import Event
from underhall.games.dwarf.state import DwarfState
from underhall.lab import findings
from underhall.lab.sample import Namer, Sample, Watched, gather, study_of
from underhall.lab.workers import Processes, Workers


def _study(player: str = "random") -> Sample:
    game = find("dwarf")
    return gather(study_of(game, game.configure({}), player, 1, "en"), 6, Workers())


def test_processes_gather_the_same() -> None:
    game = find("dwarf")
    study = study_of(game, game.configure({"players": 3}), "random", 5, "en")
    with Processes(2) as workers:
        assert gather(study, 8, workers) == gather(study, 8, Workers())


def test_things_are_what_is_not_a_number() -> None:
    namer = Namer(find("dwarf").voice("en"))
    state = find("dwarf").new(1)
    assert isinstance(state, DwarfState)
    card = next(number for number in range(40) if namer.voice.word("card", number) == "Alloy Steel")
    events = [
        Event(0, "round", "D-23", {"round": 4}, -1),
        Event(1, "placed", "D-34", {"seat": 1, "location": 3, "card": card}, -1),
        Event(2, "placed", "D-34", {"seat": 1, "location": 5, "card": card}, -1),
        Event(3, "glory", "D-62", {"seat": 0, "glory": 2}, -1),
        Event(4, "mined", "D-24", {"card": card, "location": 2}, -1),
    ]
    had, rounds = namer.had(events, 2)
    assert had == [{"glory": 1}, {"placed: Alloy Steel": 2}]
    assert rounds == 4


def test_choices_are_those_of_the_game() -> None:
    sample = _study()
    first = sample.games[0]
    choices = memoryview(first.choices).cast("H")
    state = find("dwarf").new(first.seed)
    assert choices[0] == len(state.moves())
    assert len(choices) == findings.lengths(sample)[0]
    assert min(choices) >= 1


def test_other_players_are_asked() -> None:
    assert _study("greedy").games[0].rows != _study().games[0].rows


def _game(number: int, results: list[float], had: list[dict[str, int]]) -> Watched:
    return Watched(number, 0, "items", results, [{"gold": 1}, {"gold": 2}], b"\x02\x00", 1, had)


def test_win_rates_with_and_without_a_thing() -> None:
    """In three of four games one seat had it; it won two of these. In the fourth nobody had it. Five times over."""
    pytest.importorskip("numpy", reason="the extra underhall[lab] is not installed")
    sample = _study()
    sample.games = [
        _game(0, [1.0, 0.0], [{"crown": 1}, {}]),
        _game(1, [0.0, 1.0], [{}, {"crown": 2}]),
        _game(2, [0.0, 1.0], [{"crown": 1}, {}]),
        _game(3, [1.0, 0.0], [{}, {}]),
    ] * 5
    table = findings.things_table(sample)
    row = dict(zip(table.columns, table.rows[0], strict=True))
    assert row["thing"] == "crown"
    assert row["seats_with_it"] == pytest.approx(3 / 8)
    assert row["times_a_seat"] == pytest.approx(4 / 8)
    assert row["win_rate_with"] == pytest.approx(2 / 3)
    assert row["win_rate_without"] == pytest.approx(2 / 5)
    assert row["difference"] == pytest.approx(2 / 3 - 2 / 5)
    assert row["difference_low"] < 0 < row["difference_high"]
    assert (row["one_had_most"], row["most_wins"]) == (pytest.approx(3 / 4), pytest.approx(2 / 3))


def test_the_interval_of_a_difference_is_by_games() -> None:
    """The same game a hundred times over: the seats of a game move together, so the interval is that of games."""
    pytest.importorskip("numpy", reason="the extra underhall[lab] is not installed")
    sample = _study()
    sample.games = [_game(n, [1.0, 0.0] if n % 4 else [0.0, 1.0], [{"crown": 1}, {}]) for n in range(100)]
    row = findings.things_table(sample).rows[0]
    # Seat 0 always has it and wins 75 %: the difference is 2p - 1 with the error of a rate from 100 games, doubled.
    assert row[7] == pytest.approx(0.5)
    assert row[9] - row[7] == pytest.approx(1.96 * 2 * (0.75 * 0.25 / 100) ** 0.5, rel=0.01)


def test_a_few_seats_that_all_won_are_no_certainty() -> None:
    pytest.importorskip("numpy", reason="the extra underhall[lab] is not installed")
    sample = _study()
    plain = [_game(n, [1.0, 0.0] if n % 2 else [0.0, 1.0], [{}, {}]) for n in range(200)]
    sample.games = plain + [_game(200 + n, [1.0, 0.0], [{"dragon": 1}, {}]) for n in range(12)]
    row = findings.things_table(sample).rows[0]
    assert row[3] == 1.0
    assert 0.7 < row[4] < 0.8
    assert row[8] < 0.3 < row[7] < 0.55
    sample.games = sample.games[:205]
    assert findings.things_table(sample).rows == []


def test_leaders_and_endings() -> None:
    sample = _study()
    sample.games = [_game(n, [0.0, 1.0] if n else [1.0, 0.0], [{}, {}]) for n in range(4)]
    row = findings.scores_table(sample).rows[0]
    assert row[0] == "gold"
    assert row[1:5] == [pytest.approx((1 + 2 * 3) / 4), pytest.approx((2 + 3) / 4), 1.0, 0.75]
    assert findings.endings_table(sample).rows[0][:3] == ["items", 4, 1.0]
