"""DWARF positions: the whole table as readable plain data, there and back, and what must hold in every one.

Mountains and piles are written from the top, stacks from the bottom, as in the worked scenarios of the specification.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from underhall.core.buffers import i64, vec
from underhall.core.chance import Chance
from underhall.core.errors import BadPosition
from underhall.core.moves import MoveList
from underhall.core.position import field, lists, truth, whole
from underhall.games.dwarf.catalogue import APPRENTICE, CARD_COUNT, FIRST_SPECIAL
from underhall.games.dwarf.moves import CARDS
from underhall.games.dwarf.moves import LOCATIONS as PLACE_NAMES
from underhall.games.dwarf.state import (
    AUTOMATON,
    ENDED_BY_GLORY,
    ENDINGS,
    EXTRA,
    GLORY,
    GOLD,
    IRON,
    ITEMS,
    LOCATIONS,
    MOUNTAIN,
    NONE,
    PILE,
    PILES,
    REGULAR,
    ROW,
    STACK,
    STEEL,
    WORKERS_EACH,
    DwarfState,
    Rules,
    card_names,
)
from underhall.games.dwarf.view_types import WorkerView

if TYPE_CHECKING:
    from underhall.core.game import Game, Options

HOLDINGS = {
    "iron": IRON,
    "steel": STEEL,
    "gold": GOLD,
    "items": ITEMS,
    "glory": GLORY,
    "workers": REGULAR,
    "helpers": EXTRA,
}


def contents(state: DwarfState) -> dict[str, Any]:
    rules = state.rules
    return {
        "round": state.round,
        "holder": state.holder,
        "stacks": {
            PLACE_NAMES[place]: card_names(state.stacks, place * STACK, state.heights[place])
            for place in range(rules.places)
        },
        "mountains": [
            card_names(state.mountains, mine * MOUNTAIN, state.mountain_counts[mine])[::-1]
            for mine in range(rules.mines)
        ],
        "lower": [state.lower[mine] for mine in range(rules.mines)],
        "piles": [
            card_names(state.piles, pile * PILE, state.pile_counts[pile])[::-1] for pile in range(rules.mines * PILES)
        ],
        "discards": [
            card_names(state.discards, mine * MOUNTAIN, state.discard_counts[mine]) for mine in range(rules.mines)
        ],
        "holdings": [
            {name: state.have(seat, column) for name, column in HOLDINGS.items()} for seat in range(state.seats)
        ],
        "workers": [worker(state, number) for number in range(state.worker_count)],
        "mustered": bool(state.mustered),
        "orcs": bool(state.orcs),
        "last_placed": card_name(state.last_placed),
        "guide_location": "" if state.guide_place == NONE else PLACE_NAMES[state.guide_place],
        "guide_card": card_name(state.guide_card),
        "specials_taken": state.specials_taken,
        "ended": ENDINGS[state.ended],
    }


def worker(state: DwarfState, number: i64) -> WorkerView:
    return {
        "seat": state.worker_owner[number],
        "on": PLACE_NAMES[state.worker_place[number]],
        "extra": bool(state.worker_extra[number]),
        "spent": bool(state.worker_spent[number]),
    }


def card_name(card: int) -> str:
    return "" if card == NONE else CARDS[card]


# Reading.


def read(game: Game[Any], options: Options, rules: Rules, position: dict[str, Any]) -> DwarfState:
    """A state without its frames; every field is checked and named in the error."""
    state = DwarfState(game, options, rules, Chance(0), None)
    state.round = whole(position, "round", 0, 1000)
    state.holder = whole(position, "holder", 0, rules.seats - 1)
    read_cards(state, position)
    read_holdings(state, position)
    read_workers(state, position)
    state.mustered = truth(position, "mustered")
    state.orcs = truth(position, "orcs")
    state.last_placed = card_number(position, "last_placed")
    guide = field(position, "guide_location", str)
    state.guide_place = NONE if guide == "" else place_number("guide_location", guide, rules)
    state.guide_card = card_number(position, "guide_card")
    state.specials_taken = whole(position, "specials_taken", 0, 9)
    ended = field(position, "ended", str)
    if ended not in ENDINGS:
        raise BadPosition(f"ended: '{ended}' is not one of {', '.join(ENDINGS[1:])} or empty")
    state.ended = ENDINGS.index(ended)
    return state


def read_cards(state: DwarfState, position: dict[str, Any]) -> None:
    rules = state.rules
    stacks = field(position, "stacks", dict)
    for place in range(rules.places):
        name = PLACE_NAMES[place]
        cards = stacks.get(name)
        if not isinstance(cards, list):
            raise BadPosition(f"stacks.{name}: a list of cards is needed")
        state.heights[place] = fill(state.stacks, place * STACK, STACK - 1, cards, f"stacks.{name}")
    for place_name in stacks:
        place_number("stacks", place_name, rules)
    mountains = lists(position, "mountains", rules.mines)
    discards = lists(position, "discards", rules.mines)
    piles = lists(position, "piles", rules.mines * PILES)
    lower = field(position, "lower", list)
    if len(lower) != rules.mines:
        raise BadPosition(f"lower: {rules.mines} numbers are needed")
    for mine in range(rules.mines):
        start: i64 = mine * MOUNTAIN
        state.mountain_counts[mine] = fill(state.mountains, start, MOUNTAIN, mountains[mine][::-1], f"mountains.{mine}")
        state.discard_counts[mine] = fill(state.discards, start, MOUNTAIN, discards[mine], f"discards.{mine}")
        if type(lower[mine]) is not int or not 0 <= lower[mine] <= len(mountains[mine]):
            raise BadPosition(f"lower.{mine}: a number from 0 to {len(mountains[mine])} is needed")
        state.lower[mine] = lower[mine]
    for pile in range(rules.mines * PILES):
        state.pile_counts[pile] = fill(state.piles, pile * PILE, PILE, piles[pile][::-1], f"piles.{pile}")


def read_holdings(state: DwarfState, position: dict[str, Any]) -> None:
    rows = field(position, "holdings", list)
    if len(rows) != state.seats:
        raise BadPosition(f"holdings: {state.seats} rows are needed, not {len(rows)}")
    for seat, row in enumerate(rows):
        for name, column in HOLDINGS.items():
            amount = row.get(name) if isinstance(row, dict) else None
            high = 2 if name in ("workers", "helpers") else 4000
            if type(amount) is not int or not 0 <= amount <= high:
                raise BadPosition(f"holdings.{seat}.{name}: a whole number from 0 to {high} is needed, not {amount!r}")
            state.holdings[seat * ROW + column] = amount


def read_workers(state: DwarfState, position: dict[str, Any]) -> None:
    workers = field(position, "workers", list)
    if len(workers) > state.seats * WORKERS_EACH:
        raise BadPosition(f"workers: at most {state.seats * WORKERS_EACH} are possible")
    for number, entry in enumerate(workers):
        where = f"workers.{number}"
        if not isinstance(entry, dict):
            raise BadPosition(f"{where}: seat, on, extra and spent are needed")
        state.worker_owner[number] = whole(entry, "seat", 0, state.seats - 1, where)
        place = place_number(f"{where}.on", str(entry.get("on")), state.rules)
        state.worker_place[number] = place
        state.worker_extra[number] = truth(entry, "extra", where)
        state.worker_spent[number] = truth(entry, "spent", where)
        state.occupied |= 1 << place
    state.worker_count = len(workers)


def fill(buffer: vec[i64], start: i64, room: i64, names: list[Any], where: str) -> int:
    if len(names) > room:
        raise BadPosition(f"{where}: at most {room} cards fit, not {len(names)}")
    for offset, name in enumerate(names):
        if name not in CARDS:
            raise BadPosition(f"{where}: there is no card {name!r}")
        buffer[start + offset] = CARDS.index(name)
    return len(names)


def place_number(where: str, name: str, rules: Rules) -> int:
    if name not in PLACE_NAMES[: rules.places]:
        raise BadPosition(f"{where}: there is no location '{name}'")
    return PLACE_NAMES.index(name)


def card_number(position: dict[str, Any], name: str) -> int:
    value = field(position, name, str)
    if value == "":
        return NONE
    if value not in CARDS:
        raise BadPosition(f"{name}: there is no card '{value}'")
    return CARDS.index(value)


# What must hold.


def check(state: DwarfState) -> None:
    """Conservation of cards, every card at home, nobody in debt, workers accounted for."""
    for mine in range(state.rules.mines):
        check_cards(state, mine)
    for seat in range(state.seats):
        check_seat(state, seat)
    check_workers(state)
    check_frames(state)


def check_workers(state: DwarfState) -> None:
    """One worker on a location; only an Apprentice of each set can join another player's there (D-2, D-105)."""
    mask: i64 = 0
    owners: dict[int, list[int]] = {}
    for number in range(state.worker_count):
        place = state.worker_place[number]
        mask |= 1 << place
        there = owners.setdefault(place, [])
        if there:
            joins = bool(state.worker_extra[number]) and state.worker_owner[number] not in there
            if state.rules.solo or not joins or len(there) > state.rules.mines:
                raise BadPosition(f"workers.{number}.on: location {PLACE_NAMES[place]} is occupied already (D-2)")
        there.append(state.worker_owner[number])
    if mask != state.occupied:
        raise BadPosition("occupied: the locations taken do not fit the workers")


def check_frames(state: DwarfState) -> None:
    """What is pending must be possible, and whoever is asked must have a move."""
    for number, frame in enumerate(state.frames):
        where = f"frames.{number}"
        name = frame.name()
        numbers = frame.numbers()
        if number == 0 and name not in ("mining", "end_of_round"):
            raise BadPosition(f"{where}: the first is 'mining' or 'end_of_round', not '{name}'")
        if name == "automaton":
            if not state.rules.solo:
                raise BadPosition(f"{where}: there is an automaton only in solo play")
            if state.last_placed == NONE:
                raise BadPosition("last_placed: a card is needed, it guides the automaton (D-86)")
        elif name == "first_turns":
            for turn in range(numbers[1], int(state.rules.players)):
                seat = (numbers[0] + turn) % int(state.rules.players)
                if state.have(seat, REGULAR) != 2:
                    raise BadPosition(f"holdings.{seat}.workers: 2 are needed before the first turn (D-32)")
        elif name == "work" and numbers[4] >= 0:
            out = MoveList()
            frame.moves(state, out)
            if out.count == 0 or number < len(state.frames) - 1:
                raise BadPosition(f"{where}: seat {numbers[4]} has nothing to resolve")


def check_cards(state: DwarfState, mine: int) -> None:
    seen: dict[int, str] = {}

    def meet(cards: vec[i64], start: i64, count: i64, where: str) -> None:
        for index in range(start, start + count):
            card = cards[index]
            if card in seen:
                raise BadPosition(f"card {CARDS[card]} of set {mine + 1} is both in {seen[card]} and in {where}")
            seen[card] = where

    for location in range(LOCATIONS):
        place = mine * LOCATIONS + location
        if state.heights[place] == 0:
            raise BadPosition(f"stacks.{PLACE_NAMES[place]}: a location is never empty")
        meet(state.stacks, place * STACK, state.heights[place], f"stacks.{PLACE_NAMES[place]}")
        for index in range(place * STACK, place * STACK + state.heights[place]):
            card = state.stacks[index]
            if state.cards.location[card] != location:
                home = state.cards.location[card] + 1
                raise BadPosition(f"stacks.{PLACE_NAMES[place]}: {CARDS[card]} belongs to location {home}")
    meet(state.mountains, mine * MOUNTAIN, state.mountain_counts[mine], f"mountains.{mine}")
    meet(state.discards, mine * MOUNTAIN, state.discard_counts[mine], f"discards.{mine}")
    for pile in range(mine * PILES, (mine + 1) * PILES):
        meet(state.piles, pile * PILE, state.pile_counts[pile], f"piles.{pile}")
        for index in range(pile * PILE, pile * PILE + state.pile_counts[pile]):
            if state.piles[index] < FIRST_SPECIAL:
                raise BadPosition(f"piles.{pile}: {CARDS[state.piles[index]]} is not a Special Action card")
    for frame in state.frames:
        numbers = frame.numbers()
        if frame.name() == "cover" and numbers[0] == mine:
            if numbers[1] in seen:
                raise BadPosition(f"frames: {CARDS[numbers[1]]} is in hand and also in {seen[numbers[1]]}")
            seen[numbers[1]] = "hand"
    # A Special card whose payment gave Andvéttr his twelfth glory stays in the human's hand (D-93, D-95).
    for card in range(CARD_COUNT):
        left_out = state.rules.solo and card >= FIRST_SPECIAL and state.cards.front[card] == APPRENTICE
        if left_out and card in seen:
            raise BadPosition(f"card {CARDS[card]} is in {seen[card]}: Apprentice is not used in solo play (D-84)")
        if not left_out and card not in seen and not (state.ended == ENDED_BY_GLORY and card == state.guide_card):
            raise BadPosition(f"card {CARDS[card]} of set {mine + 1} is missing")


def check_seat(state: DwarfState, seat: int) -> None:
    for name, column in HOLDINGS.items():
        if state.have(seat, column) < 0:
            raise BadPosition(f"holdings.{seat}.{name}: {state.have(seat, column)} is below 0")
    regular = state.have(seat, REGULAR)
    extra = state.have(seat, EXTRA)
    for number in range(state.worker_count):
        if state.worker_owner[number] == seat:
            if state.worker_extra[number]:
                extra += 1
            else:
                regular += 1
    if regular > 2 or extra > 2:
        raise BadPosition(
            f"workers: seat {seat} has {regular} regular and {extra} extra workers, never more than 2 of each (D-3)"
        )
    if state.rules.solo and state.holder != AUTOMATON:
        raise BadPosition("holder: in solo play the automaton is always first (D-81)")
