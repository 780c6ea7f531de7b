"""What DWARF alone does not show: hidden hands at one terminal, long lists, games without a board."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.cli.conftest import Run
from underhall.cli import screen, table
from underhall.cli.screen import Screen
from underhall.cli.words import Words
from underhall.core.chance import Chance
from underhall.core.game import find


class Hands:
    """A state of which only the views matter."""

    def __init__(self, *hands: str) -> None:
        self.hands = hands

    def view(self, seat: int) -> dict[str, Any]:
        return {"viewer": seat, "asked": 0, "moves": [seat], "question": str(seat), "hand": self.hands[seat]}


def test_secrets_are_what_views_differ_in() -> None:
    assert table.hides_anything(Hands("ace", "king"), [0, 1])  # type: ignore[arg-type]
    assert not table.hides_anything(Hands("ace", "ace"), [0, 1])  # type: ignore[arg-type]
    assert not table.hides_anything(Hands("ace", "king"), [1])  # type: ignore[arg-type]


def test_a_game_with_secrets_is_handed_over(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "hides_anything", lambda state, seats: True)
    typed = "1\n\nquit\n"  # a move, Enter by the next person, and out
    answer = run(
        "play", "dwarf", "--seats", "human:Ann,human:Bo", "--seed", 7, "--save", tmp_path / "a.record", typed=typed
    )
    handed, asked = answer.out.index("Please hand over to Bo."), answer.out.index("Bo: place your first worker")
    assert handed < answer.out.index("Press Enter when you are ready.") < asked
    assert "hand over to Ann" not in answer.out


class Endless:
    """A state with many moves, each a sentence of the given length."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.game = SimpleNamespace(moves=SimpleNamespace(print=lambda move: f"go {move}"))

    def moves(self) -> list[int]:
        return list(range(1, self.count + 1))


def listed(capsys: pytest.CaptureFixture[str], count: int, length: int, **asked: Any) -> list[str]:
    voice = SimpleNamespace(move=lambda state, move: f"step {move} " + "x" * length)
    Screen(Words("en"), voice).moves(Endless(count), **asked)  # type: ignore[arg-type]
    return capsys.readouterr().out.splitlines()


def test_many_short_moves_go_in_two_columns(capsys: pytest.CaptureFixture[str]) -> None:
    lines = listed(capsys, 30, 3)
    assert len(lines) == 15
    assert "step 1 " in lines[0]
    assert "step 16 " in lines[0]
    assert max(len(line) for line in lines) <= 80


@pytest.mark.parametrize("count", [5, 30])
@pytest.mark.parametrize("length", [1, 3, 15, 18, 20, 22, 25, 50, 58, 60, 63, 65, 68, 70, 71, 75, 90, 160])
def test_every_move_in_the_list_shows_how_it_is_typed(
    capsys: pytest.CaptureFixture[str], count: int, length: int
) -> None:
    """However long its sentence is, in one column or two."""
    lines = listed(capsys, count, length)
    text = " ".join(" ".join(lines).split()) + " "
    for number in range(1, count + 1):
        assert f" go {number} " in text
    assert max(len(line) for line in lines) <= 80


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_special_actions_show_how_they_are_typed(
    capsys: pytest.CaptureFixture[str], language: str, players: int
) -> None:
    """At every question of a random game, each legal move stands in the list as it is typed."""
    game = find("dwarf")
    state, chance = game.new(3, players=players), Chance(players)
    questions = set()
    for _ in range(60):
        voice = game.voice(language)
        pages = -(-len(state.moves()) // screen.PAGE)
        for page in range(1, pages + 1):
            Screen(Words(language), voice).moves(state, page)
        shown = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
        for move in state.moves():
            assert any(line.endswith(game.moves.print(move)) for line in shown), game.moves.print(move)
        questions |= {game.moves.verb(move).key for move in state.moves()}
        moves = state.moves()
        state.play(moves[-1 - chance.below(min(8, len(moves)))])
        if state.seat < 0:
            break
    assert {"place", "special"} <= questions


def test_more_than_a_page_says_how_to_see_the_rest(capsys: pytest.CaptureFixture[str]) -> None:
    lines = listed(capsys, 100, 40)
    assert "step 40 " in lines[39]
    assert "Page 1 of 3, 100 moves in all" in lines[40]
    assert "step 41 " in listed(capsys, 100, 40, page=2)[0]
    assert "step 100 " in listed(capsys, 100, 40, page=99)[-2]


def test_moves_by_a_word_keep_their_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    lines = listed(capsys, 100, 3, wanted="step 77")
    assert len(lines) == 1
    assert lines[0].split()[0] == "77"


def test_long_sentences_are_wrapped(capsys: pytest.CaptureFixture[str]) -> None:
    assert max(len(line) for line in listed(capsys, 3, 200)) <= 80


def test_a_game_without_a_board_is_shown_as_its_view(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screen, "terminal_of", lambda game: None)
    state = find("dwarf").new(1, players=2)
    Screen(Words("en"), screen.voice_for(screen.shown_to(state, 0), "en", ["Ann"])).board(state, 0)
    out = capsys.readouterr().out
    assert '"mountains"' in out
    assert '"iron_seam"' in out
