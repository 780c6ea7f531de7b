"""A game as text: a header and its moves. It replays to the same state on any machine.

::

    underhall 1
    game dwarf rules 1 cards 1f2e3d4c
    options edition=v1 players=2 ...
    seed 42
    player 1 Ann
    player 2 random
    moves
    5 3 s2 2.7
    turn back 3, 4
    end 6 8f3a2c1d

A move is written as it is everywhere (``turn back 3``), or in the short form its game declares (``5`` for ``place 5``).
Short forms in a row share a line, and so do moves of the same verb where only their last word differs. The last line
holds the number of moves and a check sum, so a truncated or changed record is noticed.
"""

from __future__ import annotations

import json
import os
import zlib
from pathlib import Path
from typing import Any

from underhall.core import game as games
from underhall.core.errors import BadRecord, InvalidMove, UnderhallError, of_the_system
from underhall.core.game import Game, Options
from underhall.core.journal import Journal
from underhall.core.moves import MoveSpace
from underhall.core.numbers import whole_number
from underhall.core.state import State

FORMAT = "underhall 1"
LINE = 90


class Record:
    """Header plus moves. ``position`` is set when the game did not start from a fresh deal."""

    def __init__(self, game: Game[Any], options: Options, seed: int, players: list[str] | None = None) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.players: list[str] = players or []
        self.position: dict[str, Any] | None = None
        self.moves: list[int] = []

    def start(self, journal: Journal | None = None) -> State:
        """The state before the first move; the journal gets what happens before it."""
        if self.position is not None:
            loaded: State = self.game.load(self.position, journal)
            return loaded
        dealt: State = self.game.deal(self.options, self.seed, journal)
        return dealt

    def replay(self, count: int | None = None) -> State:
        """The state after the first ``count`` moves (default: all)."""
        state = self.start()
        for number, move in enumerate(self.moves[:count], start=1):
            try:
                state.play(move)
            except UnderhallError as error:
                raise BadRecord(
                    "record-at_move", number=number, move=self.game.moves.print(move), error=error
                ) from None
        return state

    def write(self) -> str:
        """The record as text."""
        made_by = f"{self.game.key} rules {self.game.rules_version} cards {self.game.catalogue.digest}"
        deal = deal_line(self.seed, self.position)
        return text_of(made_by, self.options, deal, self.players, _lines(self.game.moves, self.moves), len(self.moves))

    def save(self, path: Path) -> None:
        """Write to a file: whole or not at all."""
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(path.name + ".part")
        draft.write_text(self.write(), encoding="utf-8")
        os.replace(draft, path)


def deal_line(seed: int, position: dict[str, Any] | None) -> str:
    """The line that fixes all chance: ``seed N``, or ``position {...}`` for a game that began from one."""
    return f"seed {seed}" if position is None else "position " + json.dumps(position, separators=(",", ":"))


def text_of(made_by: str, options: Options, deal: str, players: list[str], moves: list[str], count: int) -> str:
    """A record from its parts: also one of rules that are not at hand, whose moves are known as lines of text only.

    ``made_by`` reads ``KEY rules N cards DIGEST``, ``deal`` is as ``deal_line`` has it.
    """
    lines = [FORMAT, f"game {made_by}", "options " + " ".join(f"{key}={value}" for key, value in options.items()), deal]
    # A name is one line, whatever was typed.
    lines += [f"player {number} {' '.join(name.split())}" for number, name in enumerate(players, start=1)]
    lines += ["moves", *moves]
    return "\n".join([*lines, f"end {count} {_check_sum(lines)}"]) + "\n"


def load(path: Path, game: Game[Any] | None = None) -> Record:
    """Read a record from a file, with every move checked by replaying it."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord("file-unreadable", path=path, reason=of_the_system(error)) from None
    except UnicodeDecodeError:
        raise BadRecord("record-no_text_file", path=path) from None
    try:
        return read(text, game)
    except UnderhallError as error:
        raise BadRecord("file-wrong", path=path, error=error) from None


def read(text: str, game: Game[Any] | None = None) -> Record:
    """Read a record. ``game`` is given when it is played with an owner's own card file."""
    lines = text.splitlines()
    if not lines or not lines[0].startswith("underhall "):
        raise BadRecord("record-not_ours")
    if lines[0].strip() != FORMAT:
        raise BadRecord("record-other_version", found=lines[0].strip()[:40], format=FORMAT)
    reader = _Reader(lines)
    reader.check_end()
    record = reader.header(game)
    numbers: list[int] = []
    for number, line in reader.moves():
        try:
            moves = _moves(record.game.moves, line)
        except UnderhallError as error:
            raise BadRecord("record-at_line", number=number, error=error) from None
        record.moves += moves
        numbers += [number] * len(moves)
    reader.check_count(len(record.moves))
    _replay_naming_lines(record, numbers)
    return record


class _Reader:
    """Walks over the lines of a record, so that every error can say where."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.first_move = 0

    def check_end(self) -> None:
        last = self.lines[-1].split()
        if len(last) != 3 or last[0] != "end":
            raise BadRecord("record-truncated", number=len(self.lines))
        if last[2] != _check_sum(self.lines[:-1]):
            raise BadRecord("record-changed", number=len(self.lines))

    def header(self, game: Game[Any] | None) -> Record:
        fields: dict[str, str] = {}
        players: list[str] = []
        for number, line in enumerate(self.lines[1:-1], start=2):
            word, _, rest = line.partition(" ")
            if word == "moves" and not rest:
                self.first_move = number + 1
                break
            if word == "player":
                players.append(rest.partition(" ")[2])
            elif word in ("game", "options", "seed", "position"):
                fields[word] = rest
            else:
                raise BadRecord("record-no_header_line", number=number, word=word)
        else:
            raise BadRecord("record-no_moves_line")
        for needed in ("game", "options"):
            if needed not in fields:
                raise BadRecord("record-missing_line", needed_line=needed)
        return _record(fields, players, game)

    def moves(self) -> list[tuple[int, str]]:
        return list(enumerate(self.lines[self.first_move - 1 : -1], start=self.first_move))

    def check_count(self, found: int) -> None:
        announced = self.lines[-1].split()[1]
        if announced != str(found):
            raise BadRecord("record-wrong_count", number=len(self.lines), announced=announced, found=found)


def _record(fields: dict[str, str], players: list[str], given: Game[Any] | None) -> Record:
    words = fields["game"].split()
    if len(words) != 5:
        raise BadRecord("record-bad_game_line")
    game = given if given is not None else games.find(words[0])
    if game.key != words[0]:
        raise BadRecord("record-of_other_game", found=words[0], wanted=game.key)
    if words[2] != str(game.rules_version):
        raise BadRecord("record-other_rules", found=words[2], game=game.key, version=game.rules_version)
    if words[4] != game.catalogue.digest:
        raise BadRecord(
            "record-other_cards", digest=words[4], origin=game.catalogue.origin, other=game.catalogue.digest
        )
    pairs = dict(pair.partition("=")[::2] for pair in fields["options"].split())
    seed = whole_number(fields.get("seed", "0"))
    if seed is None or seed < 0:
        raise BadRecord("record-bad_seed", seed=fields["seed"])
    record = Record(game, game.configure(pairs), seed, players)
    if "position" in fields:
        try:
            record.position = json.loads(fields["position"])
        except ValueError as error:
            raise BadRecord("record-bad_position", reason=error) from None
    elif "seed" not in fields:
        raise BadRecord("record-no_deal")
    return record


def _lines(space: MoveSpace, moves: list[int]) -> list[str]:
    """Moves as lines of text, runs of short forms and of the same verb together."""
    lines: list[str] = []
    last = ""
    for move in moves:
        verb = space.verb(move)
        stem = " " if verb.short else verb.stem()
        joins = stem and stem == last and len(lines[-1]) < LINE
        if verb.short:
            text = verb.shorten(move)
            separator = " "
        else:
            text = verb.print(move)[len(stem) if joins else 0 :]
            separator = ", "
        if joins:
            lines[-1] += separator + text
        else:
            lines.append(text)
        last = stem
    return lines


def _moves(space: MoveSpace, line: str) -> list[int]:
    """The moves of one line."""
    short = space.short()
    words = line.split()
    if words and words[0] in short:
        for word in words:
            if word not in short:
                raise InvalidMove("move-unknown_short_form", text=word[:60])
        return [short[word] for word in words]
    first, *rest = line.split(", ")
    moves = [space.parse(first)]
    stem = space.verb(moves[0]).stem()
    return moves + [space.parse(stem + text) for text in rest]


def _replay_naming_lines(record: Record, lines: list[int]) -> None:
    state = record.start()
    for move, line in zip(record.moves, lines, strict=True):
        try:
            state.play(move)
        except UnderhallError as error:
            raise BadRecord("record-at_line", number=line, error=error) from None


def _check_sum(lines: list[str]) -> str:
    return f"{zlib.crc32(chr(10).join(lines).encode()):08x}"
