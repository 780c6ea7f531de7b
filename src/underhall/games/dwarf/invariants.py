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
                raise BadPosition("dwarf_position-location_taken", number=number, place=PLACE_NAMES[place])
        there.append(state.worker_owner[number])
    if mask != state.occupied:
        raise BadPosition("dwarf_position-wrong_occupied")


# What a round has still to do lies in this order, the last on top; all that a move brings with it lies above that.
AGENDA = ("end_of_round", "work 1", "work 0", "defend", "get_help", "second_turns", "automaton 2", "first_turns")
AGENDA_PLACES = {**{name: place for place, name in enumerate(AGENDA)}, "mining": 0, "helpers": 4, "automaton 1": 8}
ABOVE = 9


def check_frames(state: DwarfState) -> None:
    """What is pending must be possible and in order (D-23), and whoever is asked must have a move."""
    below = -1
    for number, frame in enumerate(state.frames):
        where = f"frames.{number}"
        name = frame.name()
        numbers = frame.numbers()
        place = AGENDA_PLACES.get(f"{name} {numbers[0]}" if name in ("work", "automaton") else name, ABOVE)
        if place <= below and place < ABOVE:
            raise BadPosition("dwarf_position-frame_order", where=where, name=name)
        below = max(below, place)
        if number == 0 and name not in ("mining", "end_of_round"):
            raise BadPosition("dwarf_position-first_frame", where=where, name=name)
        if name == "automaton":
            if not state.rules.solo:
                raise BadPosition("dwarf_position-no_automaton", where=where)
            if state.last_placed == NONE:
                raise BadPosition("dwarf_position-no_last_placed")
        elif name == "first_turns":
            for turn in range(numbers[1], int(state.rules.players)):
                seat = (numbers[0] + turn) % int(state.rules.players)
                if state.have(seat, REGULAR) != 2:
                    raise BadPosition("dwarf_position-workers_needed", seat=seat)
        elif name == "work" and numbers[4] >= 0:
            out = MoveList()
            frame.moves(state, out)
            if out.count == 0 or number < len(state.frames) - 1:
                raise BadPosition("dwarf_position-nothing_to_resolve", where=where, seat=numbers[4])


def check_cards(state: DwarfState, mine: int) -> None:
    seen = CardsSeen(mine)
    check_stacks(state, mine, seen)
    seen.meet(state.mountains, mine * MOUNTAIN, state.mountain_counts[mine], f"mountains.{mine}")
    if state.lower[mine] > state.mountain_counts[mine]:
        raise BadPosition("dwarf_position-lower_range", mine=mine, high=state.mountain_counts[mine])
    seen.meet(state.discards, mine * MOUNTAIN, state.discard_counts[mine], f"discards.{mine}")
    check_piles(state, mine, seen)
    for frame in state.frames:
        numbers = frame.numbers()
        if frame.name() == "cover" and numbers[0] == mine:
            if numbers[1] in seen.where:
                raise BadPosition(
                    "dwarf_position-card_in_hand_too", card=CARDS[numbers[1]], where=seen.where[numbers[1]]
                )
            seen.where[numbers[1]] = "hand"
    check_complete(state, mine, seen)


class CardsSeen:
    """Where each card of one set was met; a second meeting is an error."""

    def __init__(self, mine: int) -> None:
        self.mine = mine
        self.where: dict[int, str] = {}

    def meet(self, cards: vec[i64], start: i64, count: i64, where: str) -> None:
        for index in range(start, start + count):
            card = cards[index]
            if card in self.where:
                first = self.where[card]
                raise BadPosition(
                    "dwarf_position-card_twice", card=CARDS[card], mine=self.mine + 1, first=first, second=where
                )
            self.where[card] = where


def check_stacks(state: DwarfState, mine: int, seen: CardsSeen) -> None:
    """No location is empty, and every card on one belongs there."""
    for location in range(LOCATIONS):
        place = mine * LOCATIONS + location
        if state.heights[place] == 0:
            raise BadPosition("dwarf_position-empty_location", place=PLACE_NAMES[place])
        seen.meet(state.stacks, place * STACK, state.heights[place], f"stacks.{PLACE_NAMES[place]}")
        for index in range(place * STACK, place * STACK + state.heights[place]):
            card = state.stacks[index]
            if state.cards.location[card] != location:
                home = state.cards.location[card] + 1
                raise BadPosition("dwarf_position-foreign_card", place=PLACE_NAMES[place], card=CARDS[card], home=home)


def check_piles(state: DwarfState, mine: int, seen: CardsSeen) -> None:
    for pile in range(mine * PILES, (mine + 1) * PILES):
        seen.meet(state.piles, pile * PILE, state.pile_counts[pile], f"piles.{pile}")
        for index in range(pile * PILE, pile * PILE + state.pile_counts[pile]):
            if state.piles[index] < FIRST_SPECIAL:
                raise BadPosition("dwarf_position-no_special", pile=pile, card=CARDS[state.piles[index]])


def check_complete(state: DwarfState, mine: int, seen: CardsSeen) -> None:
    """Every card of the set is somewhere, but for the Apprentice in solo play (D-84).

    A Special card whose payment gave Andvéttr his twelfth glory stays in the human's hand (D-93, D-95).
    """
    for card in range(CARD_COUNT):
        left_out = state.rules.solo and card >= FIRST_SPECIAL and state.cards.front[card] == APPRENTICE
        if left_out and card in seen.where:
            raise BadPosition("dwarf_position-apprentice_in_solo", card=CARDS[card], where=seen.where[card])
        paid_with = state.ended == ENDED_BY_GLORY and card == state.guide_card
        if not left_out and card not in seen.where and not paid_with:
            raise BadPosition("dwarf_position-card_missing", card=CARDS[card], mine=mine + 1)


def check_seat(state: DwarfState, seat: int) -> None:
    for name, column in HOLDINGS.items():
        if state.have(seat, column) < 0:
            raise BadPosition("dwarf_position-below_zero", seat=seat, name=name, amount=state.have(seat, column))
    regular = state.have(seat, REGULAR)
    extra = state.have(seat, EXTRA)
    for number in range(state.worker_count):
        if state.worker_owner[number] == seat:
            if state.worker_extra[number]:
                extra += 1
            else:
                regular += 1
    if regular > 2 or extra > 2:
        raise BadPosition("dwarf_position-too_many_workers", seat=seat, regular=regular, extra=extra)
    if state.rules.solo and state.holder != AUTOMATON:
        raise BadPosition("dwarf_position-automaton_first")
