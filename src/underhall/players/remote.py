"""What is asked of a worker process by name: a level's move, hints, and what a report on a game asks.

Not compiled: what goes to a process must be found there by its name.
"""

from __future__ import annotations

from underhall.players import levels
from underhall.players.game_report import EXPLAIN, Task, Told, Weighed, explain, weigh
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


def study(question: Question, task: Task) -> tuple[Weighed | None, Told | None]:
    """A task of a report on a game."""
    state = state_of(question)
    if task[0] == EXPLAIN:
        return None, explain(state, task)
    return weigh(state, task), None
