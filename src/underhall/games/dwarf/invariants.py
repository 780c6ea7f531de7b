"""What must hold in every position of DWARF: no card lost or doubled, nobody in debt, every worker accounted for."""

from __future__ import annotations

from underhall.core.buffers import i64, vec
from underhall.core.errors import BadPosition
from underhall.core.moves import MoveList
from underhall.games.dwarf.catalogue import APPRENTICE, CARD_COUNT, FIRST_SPECIAL
from underhall.games.dwarf.moves import CARDS
from underhall.games.dwarf.moves import LOCATIONS as PLACE_NAMES
from underhall.games.dwarf.position import HOLDINGS
from underhall.games.dwarf.state import (
    AUTOMATON,
    ENDED_BY_GLORY,
    EXTRA,
    LOCATIONS,
    MOUNTAIN,
    NONE,
    PILE,
    PILES,
    REGULAR,
    STACK,
    DwarfState,
)


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
    if state.lower[mine] > state.mountain_counts[mine]:
        raise BadPosition(f"lower.{mine}: a number from 0 to {state.mountain_counts[mine]} is needed")
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
