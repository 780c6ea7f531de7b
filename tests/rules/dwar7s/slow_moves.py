"""Legal moves worked out the slow and obvious way, for comparison with the engine's.

It knows nothing of the engine: it reads a position (plain data) and the card file, and applies the clauses word by word
to dictionaries. Nothing is kept from one question to the next.
"""

from __future__ import annotations

import tomllib
from typing import Any

from underhall.games.dwar7s.catalogue import FILE

DATA = tomllib.loads(FILE.read_text(encoding="utf-8"))
FACES = {card["id"]: card for card in DATA["kingdom"]}
COSTS = {goal["id"]: goal for goal in DATA["goal"]}
NEIGHBOURS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
GEMS = ("gold", "emerald", "diamond", "ruby")
OGRES = ("ambush", "panic", "thief", "crown", "brute")

Spot = tuple[int, int]


def slow_moves(position: dict[str, Any]) -> set[str]:
    """Every legal move as text, for whatever the position asks."""
    frame = position["frames"][-1].split()
    world = World(position)
    if frame[0] == "actions":
        return world.actions()
    if frame[0] == "brute":
        there = (int(frame[2]), int(frame[3]))
        own = [spot for spot in world.tops if world.dwarfs(spot, world.colour) and spot != there]
        return {f"swap with own dwarf {name(spot)}" for spot in own}
    if frame[0] == "resolve":
        return {f"resolve {world.kind(spot)} {name(spot)}" for spot in world.tops if world.ready(spot)}
    if frame[0] == "trade":
        return {f"trade for {goal}" for goal in position["row"] if world.payable(goal)}
    if frame[0] == "dig":
        return {f"dig {world.kind(spot)} {name(spot)}" for spot in world.tops if world.diggable(spot)}
    if frame[0] == "discard":
        held = {**world.seat["gems"], **world.seat["ogres"]}
        return {f"discard {item}" for item, number in held.items() if number}
    assert frame[0] == "reveal", frame
    return {"reveal secret goal", "keep secret goal hidden"}


class World:
    """A position, looked at by the active player."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.position = position
        self.options = position["options"]
        self.seat = position["seats"][position["active"]]
        self.colour = self.seat["colour"]
        self.enemies = [seat for seat in position["seats"] if seat is not self.seat]
        self.stacks: dict[Spot, list[str]] = {spot(text): stack for text, stack in position["map"].items()}
        self.standing: dict[Spot, dict[str, int]] = {spot(text): who for text, who in position["dwarfs"].items()}
        self.tops = {place: stack[-1] for place, stack in self.stacks.items()}

    # Cards.

    def kind(self, place: Spot) -> str:
        return self.tops[place].partition(" ")[2].rpartition(" ")[0]

    def face(self, place: Spot) -> dict[str, Any]:
        return FACES[self.kind(place)]

    def is_open(self, place: Spot, side: str) -> bool:
        return side not in walls(self.kind(place), int(self.tops[place][-1]))

    def dwarfs(self, place: Spot, colour: str) -> int:
        return self.standing.get(place, {}).get(colour, 0)

    def everybody(self, place: Spot) -> int:
        return sum(self.standing.get(place, {}).values())

    def has_room(self, place: Spot) -> bool:
        return bool(self.everybody(place) < self.face(place)["places"])

    def steps(self, place: Spot) -> list[Spot]:
        """Where one can walk from a card (K-49), free places or not."""
        out = []
        for side, (x, y) in NEIGHBOURS.items():
            other = (place[0] + x, place[1] + y)
            if other in self.tops and self.is_open(place, side) and self.is_open(other, OPPOSITE[side]):
                out.append(other)
        return out

    def domain(self, place: Spot) -> set[Spot]:
        found = {place}
        while True:
            more = {other for here in found for other in self.steps(here)} - found
            if not more:
                return found
            found |= more

    # The Actions phase.

    def actions(self) -> set[str]:
        opening = self.position["round"] == 1 and self.position["active"] == self.position["first"] and not self.tops
        moves = set() if opening else {"end actions"}
        if self.position["actions"] < self.allowance():
            moves |= self.cards() | self.placings() | self.walks()
        return moves | self.ogres()

    def allowance(self) -> int:
        for place, card in self.tops.items():
            if card.startswith(f"{self.colour} castle"):
                giant = any(self.kind(other) == "frost giant" for other in self.domain(place))
                return 3 if giant else 4
        return 3

    def cards(self) -> set[str]:
        moves = set()
        for kind in self.seat["kingdom"]:
            places = self.empty_spots() + [place for place in self.tops if self.may_cover(kind, place)]
            seen: list[set[str]] = []
            for turn in range(4):
                if walls(kind, turn) not in seen:
                    seen.append(walls(kind, turn))
                    moves |= {f"play {kind} at {name(place)} r{turn}" for place in places}
        return moves

    def empty_spots(self) -> list[Spot]:
        mat = self.options["table"] == "mat"
        width, height = (int(side) for side in self.options["mat_size"].split("x"))
        if not self.tops:
            if mat:
                return [(x, y) for x in (width // 2 - 1, width // 2) for y in (height // 2 - 1, height // 2)]
            return [(0, 0)]
        around = {(x + dx, y + dy) for x, y in self.tops for dx, dy in NEIGHBOURS.values()} - set(self.tops)
        return [(x, y) for x, y in around if not mat or (0 <= x < width and 0 <= y < height)]

    def may_cover(self, kind: str, place: Spot) -> bool:
        if self.everybody(place):
            return False
        below = type_of(self.kind(place))
        if below not in ("mine", "tavern", "store"):
            return False
        if kind == "dragon":
            return self.options["dragon_over_mine"] == "on" and below == "mine"
        return type_of(kind) == below

    def placings(self) -> set[str]:
        if self.seat["pile"] == 0:
            return set()
        return {f"place dwarf on {self.kind(place)} {name(place)}" for place in self.tops if self.has_room(place)}

    def walks(self) -> set[str]:
        return {
            f"move dwarf {name(place)} -> {name(other)}"
            for place in self.tops
            if self.dwarfs(place, self.colour)
            for other in self.steps(place)
            if self.has_room(other)
        }

    # Ogre cards.

    def ogres(self) -> set[str]:
        moves: set[str] = set()
        for ogre in OGRES:
            if self.seat["ogres"][ogre]:
                moves |= getattr(self, ogre)()
        return moves

    def ambush(self) -> set[str]:
        return {f"ambush {self.kind(place)} {name(place)}" for place in self.tops if self.everybody(place)}

    def panic(self) -> set[str]:
        moves = set()
        for place, colours in self.standing.items():
            one = [other for other in self.steps(place) if self.has_room(other)]
            two = [further for other in one for further in self.steps(other) if self.has_room(further)]
            for target in {*one, *two} - {place}:
                moves |= {f"panic {colour} dwarf {name(place)} -> {name(target)}" for colour in colours}
        return moves

    def thief(self) -> set[str]:
        return {f"thief from {enemy['colour']}" for enemy in self.enemies if any(enemy["gems"].values())}

    def crown(self) -> set[str]:
        return {f"crown from {enemy['colour']}" for enemy in self.enemies if any(enemy["ogres"].values())}

    def brute(self) -> set[str]:
        moves = set()
        for place, colours in self.standing.items():
            if any(self.dwarfs(other, self.colour) for other in self.tops if other != place):
                moves |= {f"brute {colour} dwarf {name(place)}" for colour in colours if colour != self.colour}
        return moves

    # Resolve.

    def ready(self, place: Spot) -> bool:
        return bool(self.dwarfs(place, self.colour) >= self.face(place)["need"])

    def payable(self, goal: str) -> bool:
        return all(self.seat["gems"][gem] >= COSTS[goal][gem] for gem in GEMS)

    def diggable(self, place: Spot) -> bool:
        return len(self.stacks[place]) > 1 and not self.everybody(place) and type_of(self.kind(place)) != "monster"


def walls(kind: str, turn: int) -> set[str]:
    """A wall on north is on east after one quarter turn (K-26)."""
    return {"NESW"[("NESW".index(letter) + turn) % 4] for letter in FACES[kind]["walls"]}


def type_of(kind: str) -> str:
    if kind.endswith("mine"):
        return "mine"
    return {"dragon": "monster", "frost giant": "monster", "general store": "store"}.get(kind, kind)


def spot(text: str) -> Spot:
    x, _, y = text.partition(",")
    return int(x), int(y)


def name(place: Spot) -> str:
    return f"{place[0]},{place[1]}"
