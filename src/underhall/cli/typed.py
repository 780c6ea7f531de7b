"""What somebody typed: a number, a move (shortened as far as it stays clear), or a command."""

from __future__ import annotations

from dataclasses import dataclass

from underhall.cli.words import TEXTS
from underhall.core.errors import AmbiguousMove, InvalidMove
from underhall.core.moves import MoveSpace, Verb
from underhall.core.numbers import whole_number
from underhall.core.state import State
from underhall.core.text import LANGUAGES

COMMANDS = ("undo", "hint", "rules", "log", "moves", "board", "stacks", "save", "quit", "help", "lang")
SHORT = {"?": "help", "q": "quit", "exit": "quit", "h": "help"}
AMBIGUOUS_SHOWN = 6


@dataclass
class Command:
    name: str
    rest: str


def read_command(line: str) -> Command | None:
    """The command a line names (English always works, the others' words too), or None."""
    word, _, rest = line.strip().partition(" ")
    known = dict(SHORT)
    for name in COMMANDS:
        known[name] = name
        for language in LANGUAGES:
            known[TEXTS.phrase("commands", name, language)] = name
    name = known.get(word.lower(), "")
    return Command(name, rest.strip()) if name else None


def read_move(state: State, line: str) -> int:
    """The move a line names; it may still be illegal, so that playing it gives the reason.

    Raises InvalidMove for text that is no move, AmbiguousMove for text that fits several legal ones.
    """
    words = line.split()
    legal = state.moves()
    number = whole_number(words[0]) if len(words) == 1 else None
    if number is not None and number >= 0:
        return _by_number(legal, number)
    space = state.game.moves
    try:
        return space.parse(line)
    except InvalidMove as error:
        found = [move for move in legal if _fits(words, space.print(move).split())]
        if len(found) == 1:
            return found[0]
        if found:
            raise _which(space, found, line) from None
        spelled = _spelled_out(space, words)
        if spelled is None:
            raise error
        return spelled


def _by_number(legal: list[int], number: int) -> int:
    if not 1 <= number <= len(legal):
        raise InvalidMove("move-no_such_number", number=number, count=len(legal))
    return legal[number - 1]


def _fits(typed: list[str], written: list[str]) -> bool:
    """Each typed word begins a written one, in order, the first word the first; numbers must be whole."""
    if not typed or not _begins(typed[0], written[0]):
        return False
    place = 1
    for word in typed[1:]:
        while place < len(written) and not _begins(word, written[place]):
            place += 1
        if place == len(written):
            return False
        place += 1
    return True


def _begins(typed: str, written: str) -> bool:
    if typed[:1].isdigit():
        return typed.lower() == written.lower()
    return written.lower().startswith(typed.lower())


def _which(space: MoveSpace, found: list[int], line: str) -> AmbiguousMove:
    shown = [f"'{space.print(move)}'" for move in found[:AMBIGUOUS_SHOWN]]
    more = ["..."] if len(found) > AMBIGUOUS_SHOWN else []
    return AmbiguousMove("move-ambiguous", text=line.strip(), moves=shown + more)


def _spelled_out(space: MoveSpace, words: list[str]) -> int | None:
    """A shortened move that is not legal now, so that its refusal can say why."""
    for verb in space.order:
        text = _spell(verb, words)
        move = verb.parse(text) if text else None
        if move is not None:
            return move
    return None


def _spell(verb: Verb, words: list[str]) -> str:
    """The words as this verb would write them in full, or nothing if they do not fit it."""
    out: list[str] = []
    left = list(words)
    for written in verb.pattern.split():
        if "{" in written:
            if not left:
                return ""
            out.append(_argument(verb, written, left.pop(0)))
        else:
            if left and _begins(left[0], written):
                left.pop(0)
            elif not out:
                return ""  # the first word names the verb; later ones, like 'with', may be left out
            out.append(written)
    return "" if left else " ".join(out)


def _argument(verb: Verb, written: str, typed: str) -> str:
    argument = verb.arguments.get(written.strip("{}"))
    found = [word for word in argument.words if _begins(typed, word)] if argument is not None else []
    return found[0] if len(found) == 1 else typed
