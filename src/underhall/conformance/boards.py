"""Boards: a game that draws itself draws every moment of it, for everybody, and draws nothing a viewer cannot know.

It is given what the viewer is shown, here and at a server's table; so it must draw the same when that comes as JSON,
and leave it as it is, for it is drawn again.

A game without a ``terminal`` module passes: tables then offer its moves as a list.
"""

from __future__ import annotations

import json
from typing import Any

from underhall.conformance.secrecy import redealt
from underhall.conformance.walk import Effort, Walk, seeds
from underhall.core.drawing import Drawing, GameView, drawn_layout, shown_to, terminal_of, voice_for
from underhall.core.game import Game, Options

ROOM = (96, 40, 34)  # columns and rows of the board, columns beside it


def boards_can_be_drawn(game: Game[Any], options: Options, effort: Effort) -> None:
    """The board is drawn at every sampled moment and at the end; its pieces lie on it, and a redeal does not show."""
    if terminal_of(game) is None:
        return
    for seed in seeds("boards_can_be_drawn", effort.games):
        walk = Walk(game, options, seed)
        for state in walk.sampled(effort.samples):
            for viewer in walk.viewers():
                shown = shown_to(state, viewer)
                sent = json.dumps(shown.view)
                board = drawn(walk, shown)
                if json.dumps(shown.view) != sent:
                    walk.fail(f"drawing the board for viewer {viewer} changes the view")
                if board != drawn(walk, GameView(game, json.loads(sent))):
                    walk.fail(f"the board drawn for viewer {viewer} is another one when the view comes from a server")
                if board != drawn(walk, shown_to(redealt(walk, state, viewer, seed + len(walk.moves)), viewer)):
                    walk.fail(f"the board drawn for viewer {viewer} shows what that viewer cannot know")
        walk.finish()
        for viewer in walk.viewers():
            drawn(walk, shown_to(walk.state, viewer))


def drawn(walk: Walk, shown: GameView) -> str:
    """Board and side as one text, with all pieces and tints, checked."""
    try:
        layout = drawn_layout(shown, voice_for(shown, "en", []), ROOM, [])
    except Exception as error:  # a drawing may fail in any way, and the walk says where
        walk.fail(f"the board cannot be drawn for viewer {shown.viewer}: {error!r}")
    for part in (layout.board, layout.side):
        check_pieces(walk, part)
    return json.dumps([layout.head, layout.board.plain(), layout.side.plain()])


def check_pieces(walk: Walk, drawing: Drawing) -> None:
    for line in drawing.lines:
        if "\n" in line:
            walk.fail(f"a line of the board has a line break in it: {line!r}")
    for piece in drawing.pieces:
        inside = piece.row >= 0 and piece.column >= 0 and piece.row + piece.height <= drawing.height()
        if not inside or piece.width < 1 or piece.height < 1 or piece.column >= max(1, drawing.width()):
            walk.fail(f"the piece '{piece.name}' does not lie on the board")
