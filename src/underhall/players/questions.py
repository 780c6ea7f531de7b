"""A position as it travels to whoever thinks about it, in another process or in another worker of a browser."""

from __future__ import annotations

from typing import Any

from underhall.core import game as registry
from underhall.core.state import State

Question = tuple[str, dict[str, Any]]  # a game's key and a position


def question_of(state: State) -> Question:
    """A game as it travels: plain data, as much however long the game has lasted."""
    return state.game.key, state.position()


def state_of(question: Question) -> State:
    key, position = question
    state: State = registry.find(key).load(position)
    return state
