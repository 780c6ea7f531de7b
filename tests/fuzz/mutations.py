"""Where a run of the fuzzer begins, and how it alters what it has: by parts, so that most of it stays readable."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from contextlib import suppress
from copy import deepcopy
from importlib.resources import files
from typing import Any

from underhall.conformance.long_run import LongGame
from underhall.core import record as records
from underhall.core.game import find, keys
from underhall.core.record import Record
from underhall.core.state import State

NUMBERS = (
    -1,
    0,
    1,
    2,
    3,
    5,
    7,
    9,
    10,
    44,
    45,
    63,
    64,
    127,
    128,
    255,
    256,
    2**31 - 1,
    2**31,
    2**32,
    2**53,
    2**63,
    2**64,
)
ODD = (None, True, False, "", "x", [], {}, 1.5, -0.0, 1e300, "1", "٣", "\ud800", [[]], [None], {"": 0})
STEPS = 3  # alterations at once, at the most


def seeds(target: str) -> Iterator[bytes]:
    """Sound inputs, some of each game."""
    if target == "commands":
        from tests.fuzz import commands

        yield from commands.seeds()
        return
    for key in keys():
        if target == "cards":
            for path in (files(f"underhall.games.{package(key)}") / "cards.toml",):
                yield f"# {key}\n{path.read_text('utf-8')}".encode()
            continue
        for number in range(12):
            state, record = moment(key, number)
            yield (record.write() if target == "records" else json.dumps(state.position())).encode()


def package(key: str) -> str:
    return "dwar7s" if key.startswith("dwar7s") else key


def moment(key: str, number: int) -> tuple[State, Record]:
    """A game with options drawn at random, stopped at a decision drawn at random."""
    played = LongGame(find(key), 5, number)
    played.play()
    stop = random.Random(number).randrange(min(120, len(played.record.moves)) + 1)
    del played.record.moves[stop:]
    return played.record.replay(), records.read(played.record.write())


class Mutations:
    """Alters JSON by parts, and texts by lines and words. What it takes from elsewhere it has seen before."""

    def __init__(self, target: str) -> None:
        self.target = target
        self.seen: list[Any] = list(NUMBERS + ODD)
        for seed in seeds(target):
            if target in ("positions", "frames"):
                self.seen += [value for _, _, value in parts(json.loads(seed))]
            elif target == "commands":
                for line in seed.split(b"\n"):
                    self.seen += [value for _, _, value in parts(as_json(line)[1])]
            else:
                self.seen += re.split(rb"[ \n]", seed)
        self.chance = random.Random()

    def alter(self, data: bytes, most: int, seed: int) -> bytes:
        self.chance.seed(seed)
        times = self.chance.randint(1, STEPS)
        if self.target in ("records", "cards"):
            made = data
            for _ in range(times):
                made = self.altered_text(made)
            return made[:most]
        if self.target == "commands":
            return self.altered_lines(data, times)[:most]
        try:
            position = json.loads(data)
        except ValueError:
            return data[:most]
        for _ in range(times):
            self.alter_part(position)
        return json.dumps(position).encode()[:most]

    def alter_part(self, position: Any) -> None:
        found = list(parts(position))
        if self.target == "frames" and isinstance(position, dict) and position.get("frames"):
            found = [(position, "frames", position["frames"]), *parts(position["frames"])]
        if not found:
            return
        place, key, value = self.chance.choice(found)
        what = self.chance.randrange(8)
        if isinstance(value, str) and " " in value and what < 5:
            # A frame: a name and numbers.
            words = value.split(" ")
            words[self.chance.randrange(len(words))] = str(self.chance.choice((*NUMBERS[:8], *NUMBERS, *words)))
            place[key] = " ".join(words)
        elif what == 0 and type(value) is int:
            place[key] = value + self.chance.choice((-1, 1, -2, 2))
        elif what == 1:
            place[key] = deepcopy(self.chance.choice(self.seen))
        elif what == 2:
            place[key] = self.chance.choice(NUMBERS)
        elif what == 3:
            del place[key]
        elif what == 4 and isinstance(place, list):
            place.insert(key, deepcopy(self.chance.choice((value, *place, self.chance.choice(self.seen)))))
        elif what == 5 and isinstance(value, list):
            self.chance.shuffle(value)
        elif what == 6:
            # Two parts change places: a card that lies elsewhere, say.
            other, name, there = self.chance.choice(found)
            if not inside(value, other) and not inside(there, place):
                with suppress(IndexError, KeyError):
                    other[name], place[key] = value, there
        elif what == 7 and isinstance(place, list) and len(place) > 1:
            other = self.chance.randrange(len(place))
            place[key], place[other] = place[other], place[key]
        else:
            place[key] = deepcopy(self.chance.choice([value for _, _, value in found]))

    def altered_lines(self, data: bytes, times: int) -> bytes:
        """Lines that hold JSON: their parts, their order, and now and then their letters."""
        lines = data.split(b"\n")
        for _ in range(times):
            number = self.chance.randrange(len(lines))
            what = self.chance.randrange(8)
            name, sent = as_json(lines[number])
            if what == 0:
                lines.insert(number, self.chance.choice(lines))
            elif what == 1 and len(lines) > 1:
                del lines[number]
            elif what == 2 or not isinstance(sent, dict):
                lines[number] = self.altered_text(lines[number])
            else:
                if what == 3:
                    sent[str(self.chance.choice(("id", "do", "text", "move", "x", *self.seen[-40:])))] = deepcopy(
                        self.chance.choice(self.seen)
                    )
                else:
                    self.alter_part(sent)
                lines[number] = name + json.dumps(sent).encode()
        return b"\n".join(lines)

    def altered_text(self, data: bytes) -> bytes:
        lines = data.split(b"\n")
        number = self.chance.randrange(len(lines))
        words = re.split(rb"([ =,\[\]]+)", lines[number])
        place = self.chance.randrange(len(words))
        what = self.chance.randrange(8)
        if what == 0:
            words[place] = str(self.chance.choice(NUMBERS)).encode()
        elif what == 1:
            words[place] = str(self.chance.choice(self.seen)).encode(errors="replace")
        elif what == 2:
            del words[place]
        elif what == 3:
            words.insert(place, words[self.chance.randrange(len(words))])
        elif what == 4:
            lines.insert(number, lines[self.chance.randrange(len(lines))])
        elif what == 5:
            del lines[number]
            return b"\n".join(lines)
        elif what == 6 and words[place].isdigit():
            words[place] = str(int(words[place]) + self.chance.choice((-1, 1))).encode()
        else:
            letters = bytearray(words[place] or b"x")
            letters[self.chance.randrange(len(letters))] = self.chance.randrange(256)
            words[place] = bytes(letters)
        lines[number] = b"".join(words)
        return b"\n".join(lines)


def as_json(line: bytes) -> tuple[bytes, Any]:
    """A line's first word, with the space behind it, and the JSON that follows; None if none does."""
    begin = line.find(b"{")
    try:
        return line[:begin], json.loads(line[begin:]) if begin >= 0 else None
    except (ValueError, RecursionError):
        return line, None


def parts(whole: Any) -> Iterator[tuple[Any, Any, Any]]:
    """Every part of a JSON value: what it lies in, its key there, itself."""
    places = whole.items() if isinstance(whole, dict) else enumerate(whole) if isinstance(whole, list) else ()
    for key, value in list(places):
        yield whole, key, value
        yield from parts(value)


def inside(whole: Any, part: Any) -> bool:
    return whole is part or any(value is part for _, _, value in parts(whole))
