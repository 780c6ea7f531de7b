"""The suite is worth something: text boards that tell too much, or cannot be drawn, are caught."""

from __future__ import annotations

import sys
from types import ModuleType

from tests.conformance.breaking import HARD, caught
from underhall.conformance import boards
from underhall.core.drawing import Drawing, Layout


def draw_with(monkeypatch, stone, board) -> None:
    """Give High Stone a text board for one test."""
    terminal = ModuleType(f"{stone.__name__}.terminal")
    terminal.board = board
    monkeypatch.setitem(sys.modules, terminal.__name__, terminal)


def test_a_board_that_shows_the_view_only_is_fine(stone, monkeypatch) -> None:
    draw_with(monkeypatch, stone, lambda shown, voice: str(shown.view["points"]))
    boards.boards_can_be_drawn(stone.HIGH_STONE, stone.HIGH_STONE.configure({}), HARD)


def test_a_board_that_looks_behind_the_view(stone, monkeypatch) -> None:
    whole, seen = stone.HighStone.public_view, []

    def remembering(self, state, viewer):
        seen.append(state)
        return whole(self, state, viewer)

    monkeypatch.setattr(stone.HighStone, "public_view", remembering)
    draw_with(monkeypatch, stone, lambda shown, voice: str([seen[-1].hand(seat) for seat in range(seen[-1].seats)]))
    caught(stone, boards.boards_can_be_drawn, "shows what that viewer cannot know")


def test_a_board_that_is_another_one_at_a_server(stone, monkeypatch) -> None:
    whole = stone.HighStone.public_view
    monkeypatch.setattr(stone.HighStone, "public_view", lambda *about: {**whole(*about), "by_seat": {0: "first"}})
    draw_with(monkeypatch, stone, lambda shown, voice: shown.view["by_seat"].get(0, "nobody"))
    caught(stone, boards.boards_can_be_drawn, "is another one when the view comes from a server")


def test_a_board_that_changes_the_view(stone, monkeypatch) -> None:
    def board(shown, voice) -> str:
        return str(shown.view.pop("points"))

    draw_with(monkeypatch, stone, board)
    caught(stone, boards.boards_can_be_drawn, "changes the view")


def test_a_board_that_cannot_be_drawn(stone, monkeypatch) -> None:
    draw_with(monkeypatch, stone, lambda shown, voice: shown.view["nothing"])
    caught(stone, boards.boards_can_be_drawn, "cannot be drawn for viewer")


def test_a_piece_that_lies_nowhere(stone, monkeypatch) -> None:
    def layout(shown, voice, room, picks) -> Layout:
        board = Drawing(["o"])
        board.mark("stone:1", 1, 0, 1)
        return Layout("", board, Drawing())

    draw_with(monkeypatch, stone, lambda shown, voice: "o")
    sys.modules[f"{stone.__name__}.terminal"].layout = layout
    caught(stone, boards.boards_can_be_drawn, "'stone:1' does not lie on the board")
