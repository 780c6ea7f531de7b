"""What is asked of a worker process by name: a level's move, and hints.

Not compiled: what goes to a process must be found there by its name.
"""

from __future__ import annotations

from underhall.players import levels
from underhall.players.hints import hints
from underhall.players.player import ask
from underhall.players.questions import Question, state_of


def choose(question: Question, level: str, seed: int) -> int:
    """The move a player of that level makes."""
    return ask(levels.make(level, question[0]), state_of(question), seed)


def advise(question: Question, language: str, names: list[str], seed: int) -> list[dict[str, object]]:
    """The best moves for the seat that is asked, with what each is worth."""
    state = state_of(question)
    return [hint.plain() for hint in hints(state, state.game.voice(language, names), seed)]
