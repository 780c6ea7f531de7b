"""Fall and Duel on a terminal of 80 columns: the map, the row of goals, and what each seat holds.

Everything is drawn from the viewer's own view, so nothing hidden can slip in. A card looks like this; a ``#`` side is
walled, a ``.`` side open, and where two cards meet a wall of either shows::

    +.......+
    .tavern #     name
    .R r1 x2#     colour, rotation, height of the stack if more than one
    .RY_   3#     dwarfs by colour, free places; the number of this spot in the list below the map
    +.......+
"""

from __future__ import annotations

import textwrap
from typing import Any, Final

from underhall.core.state import State
from underhall.core.text import Voice, sentence
from underhall.games.dwar7s.catalogue import GEM_NAMES
from underhall.games.dwar7s.moves import HOP_CELLS, MOVES, spot_name

WIDTH: Final = 80
MARGIN: Final = 4
INNER: Final = 7  # columns inside a card
LINES: Final = 3
MOST_COLUMNS: Final = 9  # that many cards side by side fit; a wider map is drawn in parts


def board(state: State, viewer: int, voice: Voice) -> str:
    """The whole table as a seat (or a spectator, -1) sees it."""
    view = state.view(viewer)
    numbers = numbered_spots(state, viewer)
    lines = [*head(view, voice), ""]
    lines += Drawing(view, numbers, voice).lines()
    lines += ["", *common(view, voice)]
    if numbers:
        listed = "  ".join(f"{number}:({spot})" for spot, number in numbers.items())
        lines += wrapped(say(voice, "board", "spot_list", spots=listed))
    for seat, held in enumerate(view["seats"]):
        lines += ["", *holdings(view, seat, held, voice)]
    return "\n".join(line.rstrip() for line in lines)


def seat_names(state: State, voice: Voice) -> list[str]:
    """What to call each seat when nobody has given a name: its colour."""
    return [sentence(say(voice, "colours", held["colour"])) for held in state.view(-1)["seats"]]


def numbered_spots(state: State, viewer: int) -> dict[str, int]:
    """The spots that the legal moves of the asked viewer speak of, numbered from 1 in reading order."""
    if viewer < 0 or state.seat != viewer:
        return {}
    cells: set[int] = set()
    for move in state.moves():
        values = MOVES.arguments(move)
        if "spot" in values:
            cells.add(values["spot"])
        if "hop" in values:
            cells.add(values["spot"] + HOP_CELLS[values["hop"]])
    return {spot_name(cell): number for number, cell in enumerate(sorted(cells), start=1)}


def say(voice: Voice, section: str, key: str, **fields: str) -> str:
    return voice.phrase(section, key.replace(" ", "_"), **fields)


def wrapped(text: str, indent: str = "") -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ", break_on_hyphens=False)


def head(view: dict[str, Any], voice: Voice) -> list[str]:
    active = view["active"]
    text = say(
        voice,
        "board",
        "head",
        title=voice.title(),
        round=str(view["round"]),
        seat=voice.seat(active),
        colour=say(voice, "colours", view["seats"][active]["colour"]),
        actions=str(view["actions"]),
        allowance=str(view["allowance"]),
    )
    if view["outcome"]["over"]:
        text = f"{voice.title()} · {say(voice, 'board', 'ended')}"
    elif view["closing"]:
        text += f" · {say(voice, 'board', 'closing')}"
    return wrapped(text)


# The map.


class Drawing:
    """The map as lines of characters, in parts where it is too wide for the screen."""

    def __init__(self, view: dict[str, Any], numbers: dict[str, int], voice: Voice) -> None:
        self.cards: dict[tuple[int, int], dict[str, Any]] = {(card["x"], card["y"]): card for card in view["map"]}
        self.numbers: dict[tuple[int, int], int] = {}
        for spot, number in numbers.items():
            x, _, y = spot.partition(",")
            self.numbers[(int(x), int(y))] = number
        self.voice = voice

    def lines(self) -> list[str]:
        places = [*self.cards, *self.numbers]
        if not self.cards:
            empty = [say(self.voice, "board", "empty")]
            if not self.numbers:
                return empty
        columns = sorted({x for x, _ in places})
        first, last = columns[0], columns[-1]
        out: list[str] = []
        while first <= last:
            part = list(range(first, min(last, first + MOST_COLUMNS - 1) + 1))
            out += [""] if out else []
            rows = [y for x, y in places if part[0] <= x <= part[-1]]
            out += self.part(part, list(range(min(rows), max(rows) + 1))) if rows else []
            first = part[-1] + 1
        out += wrapped(say(self.voice, "board", "legend"))
        return out

    def part(self, columns: list[int], rows: list[int]) -> list[str]:
        out = [" " * MARGIN + "".join(f" {x:^{INNER}}" for x in columns)]
        for y in [*rows, rows[-1] + 1]:
            out.append(" " * MARGIN + self.border(columns, y))
            if y <= rows[-1]:
                for line in range(LINES):
                    label = f"{y:>3} " if line == 1 else " " * MARGIN
                    out.append(label + self.inside(columns, y, line))
        return out

    def border(self, columns: list[int], y: int) -> str:
        """The line above row y, of walls and open sides of the cards above and below."""
        text = ""
        for x in [*columns, columns[-1] + 1]:
            around = [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)]
            text += "+" if any(place in self.cards for place in around) else " "
            if x <= columns[-1]:
                text += self.side((x, y - 1), "S", (x, y), "N") * INNER
        return text

    def inside(self, columns: list[int], y: int, line: int) -> str:
        text = ""
        for x in [*columns, columns[-1] + 1]:
            text += self.side((x - 1, y), "E", (x, y), "W")
            if x <= columns[-1]:
                text += f"{self.content((x, y), line)[:INNER]:<{INNER}}"
        return text

    def side(self, one: tuple[int, int], side: str, other: tuple[int, int], other_side: str) -> str:
        """Between two spots: a wall if either card has one, an open side if there is a card at all."""
        here, there = self.cards.get(one), self.cards.get(other)
        if (here is not None and side in here["walls"]) or (there is not None and other_side in there["walls"]):
            return "#"
        return " " if here is None and there is None else "."

    def content(self, place: tuple[int, int], line: int) -> str:
        number = str(self.numbers.get(place, ""))
        card = self.cards.get(place)
        if card is None:
            return f"{number:^{INNER}}" if line == 1 else ""
        if line == 0:
            return say(self.voice, "short", card["kind"])
        if line == 1:
            height = f" x{len(card['stack'])}" if len(card["stack"]) > 1 else ""
            return f"{say(self.voice, 'letters', card['colour'])} r{card['turn']}{height}"
        return self.standing(card, number)

    def standing(self, card: dict[str, Any], number: str) -> str:
        letters = {say(self.voice, "letters", colour): count for colour, count in card["dwarfs"].items()}
        dwarfs = "".join(letter * count for letter, count in letters.items())
        text = dwarfs + "_" * (int(card["places"]) - len(dwarfs))
        if len(text) + len(number) > INNER:  # an owner's card with many places
            text = "".join(f"{letter}{count}" for letter, count in letters.items())
        return text + f"{number:>{INNER - len(text)}}"


# What lies beside the map.


def common(view: dict[str, Any], voice: Voice) -> list[str]:
    gems = ", ".join(f"{view['supply'][gem]} {say(voice, 'gems', gem)}" for gem in GEM_NAMES)
    goals = "; ".join(price(view, goal, voice) for goal in view["row"]) or say(voice, "board", "nothing")
    lines = wrapped(say(voice, "board", "supply", gems=gems))
    lines += wrapped(say(voice, "board", "row", goals=goals, deck=str(view["goal_deck"])))
    discards = ", ".join(say(voice, "ogres", ogre) for ogre in view["ogre_discard"]) or say(voice, "board", "nothing")
    lines += wrapped(say(voice, "board", "ogres", deck=str(view["ogre_deck"]), discards=discards))
    stacks = [card for card in view["map"] if len(card["stack"]) > 1]
    if stacks:
        lines.append(say(voice, "board", "stacks"))
        for card in stacks:
            lines += wrapped(f"({card['spot']}) " + " > ".join(card["stack"]), "  ")
    return lines


def price(view: dict[str, Any], goal: str, voice: Voice) -> str:
    """``barley bread for 2 gold, 2 emerald (9)``."""
    asked = view["prices"][goal]
    cost = ", ".join(f"{asked[gem]} {say(voice, 'gems', gem)}" for gem in GEM_NAMES if asked[gem])
    return say(voice, "board", "price", goal=say(voice, "goals", goal), cost=cost, vp=str(asked["vp"]))


def holdings(view: dict[str, Any], seat: int, held: dict[str, Any], voice: Voice) -> list[str]:
    row = view["outcome"]["rows"][seat]
    lines = wrapped(
        say(
            voice,
            "board",
            "seat",
            letter=say(voice, "letters", held["colour"]),
            seat=voice.seat(seat),
            pile=str(held["pile"]),
            completed=str(held["completed"]),
            trophies=str(len(held["trophies"])),
            size=str(row["size"]),
            worth=str(row["kingdom"]),
        )
    )
    kingdom = ", ".join(say(voice, "short", kind) for kind in held["kingdom"]) or say(voice, "board", "nothing")
    lines += wrapped(say(voice, "board", "kingdom", cards=kingdom), "  ")
    parts = [
        say(voice, "board", "gems", count=str(held["gem_count"]), gems=counted(held["gems"], "gems", voice)),
        say(voice, "board", "ogre_hand", count=str(held["ogre_count"]), ogres=counted(held["ogres"], "ogres", voice)),
    ]
    lines += wrapped("; ".join(parts), "  ")
    if held["goals"]:
        taken = ", ".join(say(voice, "goals", goal) for goal in held["goals"])
        lines += wrapped(say(voice, "board", "goals_taken", goals=taken), "  ")
    lines += wrapped(say(voice, "board", "secret", secret=secret(held, voice)), "  ")
    return lines


def counted(cards: list[str], section: str, voice: Voice) -> str:
    """``2 gold, 1 ruby``; hidden cards are only counted."""
    if not cards:
        return "-"
    if "" in cards:
        return say(voice, "board", "hidden")
    kinds = list(dict.fromkeys(cards))
    return ", ".join(f"{cards.count(kind)} {say(voice, section, kind)}" for kind in kinds)


def secret(held: dict[str, Any], voice: Voice) -> str:
    if not held["secret"]:
        return say(voice, "board", "hidden")
    name = say(voice, "secrets", held["secret"])
    if held["revealed"]:
        return say(voice, "board", "shown", secret=name)
    return say(voice, "board", "yours", secret=name, condition=say(voice, "secret_conditions", held["secret"]))
