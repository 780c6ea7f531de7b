"""Positions from a few words: what a scenario states is laid out, everything else of the box is put out of the way.

A scenario is a TOML record (scenarios.toml): who stands where with which cards, then lines that are played or checked::

    A: mine pile east          A plays this move (it must be A who is asked, and the move must be offered)
    A can: move south          these moves are offered
    A cannot: basic mine ...   these are not; an ending * stands for anything
    A exactly: a | b           these and no others
    now: A hand silver gold    something about the table (see ``Table.look``)

Card by card payments can be written in one line: ``A pays silver old-boots``.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from underhall.core.errors import IllegalMove
from underhall.core.journal import Journal
from underhall.games.dig_deeper_dwarf.catalogue import EVENTS, sides_mask, sides_word
from underhall.games.dig_deeper_dwarf.game import DIG_DEEPER_DWARF as GAME
from underhall.games.dig_deeper_dwarf.layout import EVENTS as EVENT_AREA
from underhall.games.dig_deeper_dwarf.layout import (
    MAP,
    TILE_ROW,
)
from underhall.games.dig_deeper_dwarf.map import adjacent, pile_at, rubble_on, tile_at
from underhall.games.dig_deeper_dwarf.position import ZONE_WORDS
from underhall.games.dig_deeper_dwarf.state import DeepState

CARDS = GAME.cards
LETTERS = "ABCD"
KINDS = {"NS": "L-01", "NE": "L-03", "NEW": "L-05", "NESW": "L-07"}
BENCHES = {"NS": "L-02", "NE": "L-04", "NEW": "L-06"}
MAPS: dict[str, dict[str, Any]] = {
    "M1": {"tiles": {"0,1": "ESW", "-1,0": "NEW", "0,-1": "NS"}, "piles": ["1,1", "-1,1", "-2,0", "0,-2"]},
    "M2": {
        "tiles": {"0,1": "SW", "-1,0": "NE", "-1,1": "ESW", "-2,1": "EW", "0,-1": "NS"},
        "piles": ["-3,1", "0,-2"],
    },
}


def cell(text: str) -> tuple[int, int]:
    x, y = text.split(",")
    return int(x), int(y)


def shape(sides: str) -> str:
    """The open sides of a kind of tile before it was turned."""
    mask = sides_mask(sides)
    for turns in range(4):
        turned = sides_word(((mask << turns) | (mask >> (4 - turns))) & 15)
        if turned in KINDS:
            return turned
    raise ValueError(sides)


class Box:
    """The cards of the box that have not been laid out yet."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.left: Counter[str] = Counter()
        for _ in range(seats):
            self.left.update(CARDS.words[face] for face in CARDS.decks["start"])
        for deck in ("mining", "jewelry", "action"):
            if deck != "action" or options["action_cards"] == "on":
                self.left.update(CARDS.words[face] for face in CARDS.decks[deck])
        if options["event_cards"] == "on":
            self.left["rubble"] += 3
        self.tiles: Counter[str] = Counter(CARDS.tile_ids[kind] for kind in CARDS.tile_deck)
        self.events = list(EVENTS if options["birthday_party"] == "on" else EVENTS[:-1])
        if options["event_cards"] == "off":
            self.events = []

    def take(self, names: list[str]) -> list[str]:
        for name in names:
            assert self.left[name] > 0, f"the box has no {name} left"
            self.left[name] -= 1
        return names

    def take_event(self, name: str) -> str:
        if name:
            self.events.remove(name)
        return name

    def some(self, deck: str, number: int) -> list[str]:
        out: list[str] = []
        for face in sorted(CARDS.decks[deck], key=lambda number: (number == 0, number)):
            if len(out) < number and self.left[CARDS.words[face]] > 0:
                out += self.take([CARDS.words[face]])
        return out


def build(scenario: dict[str, Any]) -> DeepState:
    """A state from a scenario's record."""
    seats: list[dict[str, Any]] = scenario["seats"]
    options = GAME.configure({"start": "1", **scenario.get("options", {}), "players": len(seats)})
    box = Box(len(seats), options)
    layout = MAPS[scenario.get("map", "M1")]
    tiles = {"0,0": "NESW", "1,0": "W", **layout["tiles"], **scenario.get("tiles", {})}
    removed_piles = [where for where in scenario.get("tiles", {}) if where in layout["piles"]]
    benches = scenario.get("benches", [])
    rubble = scenario.get("rubble", {})
    on_tile = scenario.get("on_tile", {})
    position: dict[str, Any] = {
        "game": GAME.key,
        "options": options,
        "chance": [1, 2, 3, scenario.get("luck", 4)],
        "frames": scenario.get("frames", ["activity"]),
        "round": scenario.get("round", 1),
        "turn": 1,
        "active": scenario.get("active", 0),
        "first": 0,
        "bought": False,
        "crafted": False,
        "last_done": scenario.get("last_done", []),
        "ended": "",
        "paid": [],
    }
    position["tiles"] = []
    for where, sides in tiles.items():
        x, y = cell(where)
        kind = {"0,0": "L-ENT", "1,0": "L-CAMP"}.get(where) or (BENCHES if where in benches else KINDS)[shape(sides)]
        if kind in box.tiles:
            assert box.tiles[kind] > 0, f"no {kind} left"
            box.tiles[kind] -= 1
        box.take(["rubble"] * rubble.get(where, 0))
        position["tiles"].append(
            {
                "x": x,
                "y": y,
                "kind": kind,
                "sides": sides,
                "rubble": rubble.get(where, 0),
                "event": box.take_event(on_tile.get(where, "")),
            }
        )
    next_tiles = scenario.get("next_tiles", [])
    for kind in next_tiles:
        box.tiles[kind] -= 1
    rest = [] if scenario.get("no_more_tiles") else sorted(box.tiles.elements())
    position["seats"] = [seat_entry(box, entry) for entry in seats]
    supply = scenario.get("supply", 3 if options["event_cards"] == "on" else 0)
    box.take(["rubble"] * supply)
    position["supply"] = supply
    for entry in scenario.get("piles", {}).values():
        if "cards" in entry:
            box.take(entry["cards"])
        box.take_event(entry.get("event", ""))
    position["piles"] = []
    for where in [*layout["piles"], *(w for w in scenario.get("piles", {}) if w not in layout["piles"])]:
        if where in removed_piles:
            continue
        entry = scenario.get("piles", {}).get(where, {})
        x, y = cell(where)
        cards = entry.get("cards", [])
        cards = cards + box.some("mining", entry.get("count", 5) - len(cards))
        position["piles"].append({"x": x, "y": y, "cards": cards, "event": entry.get("event", "")})
    stocks: dict[str, list[str]] = {}
    for name, deck in (("jewelry", "jewelry"), ("actions", "action")):
        given = scenario.get(name, [])
        for pile in given:
            box.take(pile)
        for number in range(2 if name == "jewelry" else 3):
            cards = list(given[number]) if number < len(given) else []
            if not scenario.get("exact_stocks"):
                cards += box.some(deck, (13 if name == "jewelry" else 12) - len(cards))
            stocks[f"{name} {number + 1}"] = cards
    mining = scenario.get("mining", 40)
    stocks["mining"] = box.some("mining", mining)
    given_events = scenario.get("event_pile", [])
    for event in given_events:
        box.take_event(event)
    stocks["events"] = given_events + ([] if scenario.get("exact_stocks") else box.events)
    if scenario.get("exact_stocks"):
        position["removed_events"] = box.events
    else:
        position["removed_events"] = []
    stocks["tiles"] = next_tiles + rest
    position["stocks"] = stocks
    position["removed"] = {name: count for name, count in box.left.items() if count}
    at = seats[position["active"]]["at"]
    position["began_in_camp"] = scenario.get("began_in_camp", at == [1, 0])
    if scenario.get("no_more_tiles"):
        return load_without_tiles(position, sorted(box.tiles.elements()))
    return load(position)


def load(position: dict[str, Any]) -> DeepState:
    state = GAME.load(position)
    assert isinstance(state, DeepState)
    state.journal = Journal()
    return state


def load_without_tiles(position: dict[str, Any], spare: list[str]) -> DeepState:
    """A game whose tile pile has run out: the invariants want all tiles, so the pile is emptied after loading."""
    position["stocks"]["tiles"] = spare
    state = load(position)
    state.stock_counts[7] = 0
    return state


def seat_entry(box: Box, given: dict[str, Any]) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "at": given["at"],
        "events": [box.take_event(event) for event in given.get("events", [])],
        "used": given.get("used", []),
        "barred": given.get("barred", []),
        "companion_used": False,
        "mycolus_used": False,
        "flooded": given.get("flooded", False),
        "trait": given.get("trait", ""),
        "dealt": [],
        "picked": -1,
        "gift": -1,
    }
    for zone in ZONE_WORDS:
        entry[zone] = box.take(list(given.get(zone, [])))
    return entry


class Table:
    """A scenario being played."""

    def __init__(self, scenario: dict[str, Any]) -> None:
        self.state = build(scenario)
        self.sound = not scenario.get("no_more_tiles")

    def run(self, lines: list[str]) -> None:
        for line in lines:
            try:
                self.line(line)
            except (AssertionError, IllegalMove) as error:
                raise AssertionError(f"{line!r}: {error}") from None

    def line(self, line: str) -> None:
        head, _, rest = line.partition(":")
        words = head.split()
        if head == "now":
            self.look(rest.split())
        elif head in LETTERS:
            self.play(head, rest.strip())
        elif len(words) > 1 and words[1] == "pays":
            for card in words[2:]:
                self.play(words[0], f"pay {card}")
        else:
            self.check_offer(words[0], words[1], [part.strip() for part in rest.split("|")])

    def asked(self) -> str:
        return LETTERS[self.state.seat] if self.state.seat >= 0 else "nobody"

    def offered(self) -> list[str]:
        return [GAME.moves.print(move) for move in self.state.moves()]

    def play(self, who: str, text: str) -> None:
        assert self.asked() == who, f"{self.asked()} is asked, with {self.offered()}"
        assert text in self.offered(), f"not offered; offered are {self.offered()}"
        self.state.play(GAME.moves.parse(text))
        if self.sound:
            self.state.check()

    def check_offer(self, who: str, how: str, texts: list[str]) -> None:
        assert self.asked() == who, f"{self.asked()} is asked, with {self.offered()}"
        offered = self.offered()
        if how == "exactly":
            assert sorted(offered) == sorted(texts), f"offered are {offered}"
        for text in texts:
            found = any(move.startswith(text[:-1]) if text.endswith("*") else move == text for move in offered)
            if how == "can":
                assert found, f"'{text}' is not offered; offered are {offered}"
            elif how == "cannot":
                assert not found, f"'{text}' is offered"
            else:
                assert how == "exactly", how

    def zone(self, who: str, zone: str) -> list[str]:
        seat = LETTERS.index(who)
        number = ZONE_WORDS.index(zone)
        start = self.state.begin(seat, number)
        return [CARDS.words[self.state.cards[at]] for at in range(start, start + self.state.count(seat, number))]

    def look(self, words: list[str]) -> None:
        """One fact about the table."""
        state = self.state
        first = words[0]
        if first == "asked":
            assert self.asked() == words[1], f"{self.asked()} is asked, with {self.offered()}"
        elif first == "pile":
            found = pile_at(state, state.rules.grid.cell(*cell(words[1])))
            count = state.stock_counts[MAP + found] if found >= 0 else 0
            assert count == int(words[2]), f"{count} cards"
        elif first == "tile":
            tile = tile_at(state, state.rules.grid.cell(*cell(words[1])))
            sides = sides_word(state.tiles[tile * TILE_ROW + 2]) if tile >= 0 else "none"
            assert sides == words[2], f"open sides are {sides}"
        elif first == "rubble":
            tile = tile_at(state, state.rules.grid.cell(*cell(words[1])))
            assert rubble_on(state, tile) == int(words[2]), f"{rubble_on(state, tile)} Rubble"
        elif first == "connected":
            one, other = (tile_at(state, state.rules.grid.cell(*cell(word))) for word in words[1:3])
            assert adjacent(state, one, other) == (words[3] == "yes")
        elif first == "removed":
            assert state.removed[CARDS.words.index(words[1])] == int(words[2]), state.removed[
                CARDS.words.index(words[1])
            ]
        elif first == "gone":
            assert state.removed_events >> EVENTS.index(words[1]) & 1, "still in the game"
        elif first in ("supply", "round"):
            value = state.supply if first == "supply" else state.round
            assert value == int(words[1]), value
        elif first == "stock":
            from underhall.games.dig_deeper_dwarf.position import STOCK_WORDS, stock_words

            name = f"{words[1]} {words[2]}" if words[1] in ("jewelry", "actions") else words[1]
            cards = stock_words(state, STOCK_WORDS[name])[::-1]
            wanted = words[3:] if words[1] in ("jewelry", "actions") else words[2:]
            if wanted[0].isdigit():
                assert len(cards) == int(wanted[0]), len(cards)
            else:
                assert cards[: len(wanted)] == wanted, cards
        elif first == "ended":
            assert (state.ending(), state.seat) == (words[1], -1)
        elif first == "running":
            assert state.seat >= 0
        elif first == "winners":
            mask = state.winners()
            assert "".join(LETTERS[s] for s in range(state.seats) if mask >> s & 1) == words[1]
        elif first == "active":
            assert LETTERS[state.active] == words[1], LETTERS[state.active]
        else:
            self.look_at_seat(first, words[1], words[2:])

    def look_at_seat(self, who: str, what: str, rest: list[str]) -> None:
        state = self.state
        seat = LETTERS.index(who)
        if what == "at":
            tile = state.where(seat)
            grid = state.rules.grid
            here = f"{grid.x(state.tiles[tile * TILE_ROW])},{grid.y(state.tiles[tile * TILE_ROW])}"
            assert here == rest[0], here
        elif what in ZONE_WORDS:
            cards = self.zone(who, what)
            if rest and rest[0].isdigit():
                assert len(cards) == int(rest[0]), cards
            elif rest and rest[0] == "has":
                assert not Counter(rest[1:]) - Counter(cards), cards
            else:
                assert sorted(cards) == sorted(w for w in rest if w != "nothing"), cards
        elif what == "events":
            owned = [name for number, name in enumerate(EVENTS) if state.get(seat, EVENT_AREA) >> number & 1]
            assert sorted(owned) == sorted(w for w in rest if w != "nothing"), owned
        elif what in ("used", "barred"):
            actions = state.position()["seats"][seat][what]
            assert sorted(actions) == sorted(w for w in rest if w != "nothing"), actions
        elif what == "trait":
            assert (state.trait(seat) >= 0) == (rest[0] != "none")
        else:
            row = state.outcome().rows[seat]
            assert row[what] == int(rest[0]), row
