"""Section 6.1 of the specification, its decision procedure, written down again line by line and compared.

The engine's automaton and this transcription must place the same workers in thousands of random positions.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import underhall
from tests.rules.dwarf.table import MOUNTAIN, RESOLUTION, SPECIAL, STARTING, Table, home, table
from underhall.games.dwarf.game import DWARF

LOCATIONS = [str(n) for n in range(1, 10)]
CARDS = {card.id: card for name in ("starting", "mountain") for card in DWARF.catalogue.cards(name)}
BACKS = {back.number("location"): back for back in DWARF.catalogue.cards("back")}
KINDS = DWARF.catalogue.by_id("kind")
POSITIONS = 500 if underhall.COMPILED else 120


def white(card: str) -> str:
    return str(BACKS[int(home(card))].number("white") if card in SPECIAL else CARDS[card].number("white"))


def first_choice(card: str) -> str:
    return home(card) if card in SPECIAL else str(CARDS[card].number("black"))


class Automaton:
    """The procedure of section 6.1 on a position as plain data."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.level = position["options"]["solo_opponent"]
        self.stacks = position["stacks"]
        self.row = position["holdings"][1]
        self.extra = self.row["helpers"]
        self.last_placed = position["last_placed"]
        self.guide_location = position["guide_location"]
        self.guide_card = position["guide_card"]
        self.taken = {worker["on"] for worker in position["workers"]}
        self.unspent = [w["on"] for w in position["workers"] if w["seat"] == 1 and not w["spent"]]
        self.placed: list[str] = []

    def kind(self, location: str) -> Any:
        top = self.stacks[location][-1]
        record = BACKS[int(home(top))] if top in SPECIAL else CARDS[top]
        return KINDS[record.word("kind")]

    def get_help(self, location: str) -> bool:
        return bool(self.kind(location).word("action") == "get_help")

    def available(self, location: str) -> bool:
        return location not in self.taken

    def guide(self, card: str) -> str | None:
        for location in [first_choice(card), white(card), *LOCATIONS]:
            if self.available(location):
                return location
        return None

    def usable(self, location: str) -> bool:
        kind = self.kind(location)
        if kind.word("action") == "get_help":
            return bool(self.extra == 2)
        return all(self.row[what] >= kind.number(f"return_{what}") for what in ("iron", "steel", "gold"))

    def refine(self, location: str | None) -> str | None:
        if self.level == "eldhusfifl" or location is None or self.usable(location):
            return location
        left = (int(location) - 1) // 3 * 3 + 1
        row = [str(n) for n in range(left, left + 3)]
        other = next((x for x in row if x != location and self.available(x)), location)
        if self.level == "andvettr" or self.usable(other):
            return other
        return next((x for x in LOCATIONS if self.available(x) and self.usable(x)), None)

    def place(self, location: str | None) -> None:
        if location is None:
            return
        self.taken.add(location)
        spent = self.get_help(location)
        self.placed.append(f"he {location}{' spent' if spent else ''}")
        if spent:
            self.helpers(location)

    def helpers(self, location: str) -> None:
        count = self.extra
        if count == 0:
            return
        number = int(location) - 1
        row = [str(n + 1) for n in range(9) if n // 3 == number // 3 and n != number and self.available(str(n + 1))]
        column = [str(n + 1) for n in range(9) if n % 3 == number % 3 and n != number and self.available(str(n + 1))]
        if len(row) == 2:
            targets = row
        elif len(column) == 2:
            targets = column
        else:
            targets = row[:1] + column[:1]
        targets += [x for x in LOCATIONS if self.available(x) and x not in targets][: 2 - len(targets)]
        for target in targets[:count]:
            chosen: str | None = target
            if self.level == "andvettr_fadir" and (
                not self.available(target) or not self.usable(target) or self.get_help(target)
            ):
                chosen = next(
                    (x for x in LOCATIONS if self.available(x) and self.usable(x) and not self.get_help(x)), None
                )
            self.extra -= 1
            if chosen is not None:
                self.taken.add(chosen)
                self.placed.append(f"he {chosen} extra{' spent' if self.get_help(chosen) else ''}")

    def first_worker(self) -> None:
        self.place(self.refine(self.guide(self.last_placed)))

    def second_worker(self) -> None:
        helps = [x for x in LOCATIONS if self.available(x) and self.get_help(x)]
        if self.level != "eldhusfifl" and self.extra == 2 and helps:
            self.place(helps[0])
        elif self.guide_card:
            self.place(self.refine(self.guide(self.guide_card)))
        elif self.guide_location:
            self.place(self.refine(self.guide(self.stacks[self.guide_location][-1])))
        else:
            self.place(self.refine(self.guide(self.last_placed)))


def random_table(seed: int, level: str, worker: int) -> tuple[dict[str, Any], Table]:
    """A random position before and after his worker; the human's second turn is pending below."""
    dice = random.Random(f"{seed} {level} {worker}")
    stacks: dict[str, str] = {}
    for location in LOCATIONS:
        above = [card for card in MOUNTAIN if home(card) == location]
        back = f"S{location}"
        if back != "S7" and dice.random() < 0.15:
            above.append(back)
        stacks[location] = " ".join(dice.sample(above, dice.choice([0, 1, 1, 1, 2])))
    free = dice.sample(LOCATIONS, 9)
    workers = [f"P1 {free.pop()}"] if dice.random() < 0.8 else []
    workers += [f"P1 {free.pop()} extra" for _ in range(dice.choice([0, 0, 1, 2]))]
    if worker == 2 and dice.random() < 0.8:
        workers.append(f"he {free.pop()}{dice.choice(['', ' spent'])}")
    workers += [f"he {free.pop()} extra" for _ in range(dice.choice([0, 0, 0, 1, 2]))]
    holdings = "/".join(str(dice.choice([0, 0, 1, 2, 3])) for _ in range(3)) + "/0/0"
    guide = dice.choice(["card", "location", "none"])
    given: dict[str, Any] = {
        "players": 1,
        "solo_opponent": level,
        "stacks": stacks,
        "workers": workers,
        "holdings": {"he": holdings},
        "last_placed": dice.choice(STARTING + MOUNTAIN + [card for card in SPECIAL if card != "S7"]),
        "changes": {
            "guide_card": dice.choice([c for c in SPECIAL if c != "S7"]) if guide == "card" else "",
            "guide_location": dice.choice(LOCATIONS) if guide == "location" else "",
        },
    }
    before = table(pending=[*RESOLUTION, "second_turns 0 0"], **given).position
    after = table(pending=[*RESOLUTION, "second_turns 0 0", f"automaton {worker}"], **given)
    return before, after


@pytest.mark.rule("D-85", "D-86", "D-87", "D-88", "D-90", "D-91", "D-92", "D-94", "D-97")
@pytest.mark.parametrize("worker", [1, 2])
@pytest.mark.parametrize("level", ["eldhusfifl", "andvettr", "andvettr_fadir"])
def test_the_automaton_follows_the_written_procedure(level: str, worker: int) -> None:
    for seed in range(POSITIONS):
        before, after = random_table(seed, level, worker)
        he = Automaton(before)
        if worker == 1:
            he.first_worker()
        else:
            he.second_worker()
        assert after.workers[len(before["workers"]) :] == he.placed, f"seed {seed}"
        assert after.left("he")[1] == he.extra, f"seed {seed}"
