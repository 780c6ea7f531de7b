"""What must hold in every position of Dig Deeper Dwarf: nothing lost, doubled or out of place."""

from __future__ import annotations

from collections import Counter

from underhall.core.errors import BadPosition
from underhall.games.dig_deeper_dwarf.catalogue import (
    CAMP,
    COMPANION_MASK,
    EVENT_COUNT,
    FIRST_TREASURE,
    PILE,
    STINKHORN,
    TRAIT_COUNT,
)
from underhall.games.dig_deeper_dwarf.catalogue import EVENTS as EVENT_WORDS
from underhall.games.dig_deeper_dwarf.knowledge import K_ALL, P_ALL
from underhall.games.dig_deeper_dwarf.layout import (
    ACTIONS,
    BY_TREASURE,
    CELL,
    DEALT,
    DISCARD,
    DRAW_PILE,
    EVENT,
    EVENT_PILE,
    EVENTS,
    KIND,
    MAP,
    MINING,
    NONE,
    OPEN,
    RUBBLE_FACE,
    STOCKS,
    TILE_PILE,
    TILE_ROW,
    TRAIT,
    TRAIT_BOX,
    ZONES,
)
from underhall.games.dig_deeper_dwarf.map import neighbour, pile_at, rubble_on, tile_at
from underhall.games.dig_deeper_dwarf.position import STOCK_WORDS
from underhall.games.dig_deeper_dwarf.stack_invariants import check_stack
from underhall.games.dig_deeper_dwarf.state import DeepState


def check(state: DeepState) -> None:
    check_cards(state)
    check_events(state)
    check_map(state)
    check_traits(state)
    check_stack(state)
    check_face_up(state)
    check_known(state)


def check_cards(state: DeepState) -> None:
    """No card lost, doubled or out of place (G-36)."""
    wanted = cards_of_the_box(state)
    found = cards_of_seats(state) + cards_of_stocks(state) + cards_elsewhere(state)
    for face in range(state.faces.count):
        if found[face] != wanted[face]:
            card = state.faces.words[face]
            raise BadPosition("deep_position-wrong_card_count", card=card, found=found[face], wanted=wanted[face])


def cards_of_the_box(state: DeepState) -> Counter[int]:
    """What a game with these options is played with."""
    faces = state.faces
    wanted: Counter[int] = Counter()
    for _ in range(state.seats):
        wanted.update(faces.decks["start"])
    wanted.update(faces.decks["mining"])
    wanted.update(faces.decks["jewelry"])
    if state.rules.crafting:
        wanted.update(faces.decks["action"])
    if state.rules.events:
        wanted[RUBBLE_FACE] += faces.extra_rubble
    return wanted


def cards_of_seats(state: DeepState) -> Counter[int]:
    """What the players have; only Resources lie revealed."""
    found: Counter[int] = Counter()
    for seat in range(state.seats):
        start = seat * state.rules.room
        stop = start + sum(state.count(seat, zone) for zone in range(ZONES))
        found.update(state.cards[at] for at in range(start, stop))
        for at in range(state.begin(seat, ZONES - 1), stop):
            if not state.faces.resource[state.cards[at]]:
                card = state.faces.words[state.cards[at]]
                raise BadPosition("deep_position-no_resource_revealed", seat=seat, card=card)
    return found


def cards_of_stocks(state: DeepState) -> Counter[int]:
    """What lies in the market and in the mine, each card in a stock of its own table."""
    found: Counter[int] = Counter()
    for stock in range(STOCKS):
        if stock in (EVENT_PILE, TILE_PILE, TRAIT_BOX):
            continue
        base = state.rules.base[stock]
        cards = [state.stock[at] for at in range(base, base + state.stock_counts[stock])]
        found.update(cards)
        table = "jewelry" if stock < ACTIONS else ("action" if stock < MINING else "mining")
        for card in cards:
            if card not in state.faces.decks[table]:
                raise BadPosition("deep_position-wrong_stock", card=state.faces.words[card], table=table)
    return found


def check_face_up(state: DeepState) -> None:
    """Everybody sees the top card of each pile of the market (G-149, G-156); worlds only thought of keep no marks."""
    if state.throwaway or state.imagined:
        return
    for word, stock in STOCK_WORDS.items():
        count = state.stock_counts[stock]
        if stock < MINING and count > 0 and ~state.stock_marks[state.rules.base[stock] + count - 1] & (K_ALL | P_ALL):
            raise BadPosition("deep_position-top_unknown", stock=word)


def check_known(state: DeepState) -> None:
    """A player's card can only be unknown to somebody if it was mined unseen: all others were seen when they came."""
    if state.throwaway or state.imagined:
        return
    for seat in range(state.seats):
        for at in range(state.begin(seat, DRAW_PILE), state.begin(seat, DISCARD) + state.count(seat, DISCARD)):
            if ~state.marks[at] & K_ALL and state.cards[at] not in state.faces.decks["mining"]:
                raise BadPosition("deep_position-must_be_known", seat=seat, card=state.faces.words[state.cards[at]])


def cards_elsewhere(state: DeepState) -> Counter[int]:
    """Removed from the game, on tiles, on the way to be paid with, or lifted by a strong dwarf."""
    found: Counter[int] = Counter()
    for face in range(state.faces.count):
        found[face] += state.removed[face]
    found[RUBBLE_FACE] += state.supply + sum(rubble_on(state, tile) for tile in range(state.tile_count))
    for index in range(state.paid_count):
        if state.paid[index] < BY_TREASURE * 128:
            found[state.paid[index] % 128] += 1
    for frame in state.frames:
        if frame.name() == "strong_drop":
            found[RUBBLE_FACE] += 1
    return found


def check_events(state: DeepState) -> None:
    """Every Event card is in one place (G-43); Companions keep their limits (G-190, G-202)."""
    places: list[int] = []
    base = state.rules.base[EVENT_PILE]
    places += [state.stock[at] for at in range(base, base + state.stock_counts[EVENT_PILE])]
    places += [state.pile_events[pile] for pile in range(state.pile_count) if state.pile_events[pile] != NONE]
    places += [
        state.tiles[t * TILE_ROW + EVENT] for t in range(state.tile_count) if state.tiles[t * TILE_ROW + EVENT] != NONE
    ]
    for seat in range(state.seats):
        owned = state.get(seat, EVENTS)
        places += [event for event in range(EVENT_COUNT) if owned >> event & 1]
        companions = bin(owned & COMPANION_MASK).count("1")
        choosing = any(frame.name() == "dismiss" and frame.numbers()[0] == seat for frame in state.frames)
        if companions > (3 if choosing else 2):
            raise BadPosition("deep_position-too_many_companions", seat=seat, count=companions)
        if owned >> STINKHORN & 1 and companions > 1:
            raise BadPosition("deep_position-stinkhorn_alone", seat=seat)
    places += [event for event in range(EVENT_COUNT) if state.removed_events >> event & 1]
    for index in range(state.paid_count):
        if state.paid[index] >= BY_TREASURE * 128:
            places.append(FIRST_TREASURE + state.paid[index] % 128)
    for frame in state.frames:
        if frame.name() == "happening":
            places.append(frame.numbers()[1])
        elif frame.name() == "dug_out" and frame.numbers()[5] != NONE:
            places.append(frame.numbers()[5])
    count = 0 if not state.rules.events else (EVENT_COUNT if state.rules.party else EVENT_COUNT - 1)
    for event in range(EVENT_COUNT):
        wanted = 1 if event < count else 0
        if places.count(event) != wanted:
            raise BadPosition(
                "deep_position-wrong_event_count", event=EVENT_WORDS[event], found=places.count(event), wanted=wanted
            )


def check_map(state: DeepState) -> None:
    """The tiles of the box, one connected network, every open side accounted for (G-135), no Rubble on the Camp."""
    kinds = [state.tiles[tile * TILE_ROW + KIND] for tile in range(state.tile_count)]
    if kinds[:2] != [0, 1]:
        raise BadPosition("deep_position-first_tiles")
    base = state.rules.base[TILE_PILE]
    left = [state.stock[at] for at in range(base, base + state.stock_counts[TILE_PILE])]
    drawn = [frame.numbers()[1] for frame in state.frames if frame.name() == "lay_tile"]
    if Counter(kinds[2:]) + Counter(left) + Counter(drawn) != Counter(state.faces.tile_deck):
        raise BadPosition("deep_position-other_tiles")
    if rubble_on(state, CAMP):
        raise BadPosition("deep_position-rubble_on_camp")
    reached = {0}
    queue = [0]
    while queue:
        here = queue.pop()
        for side in range(4):
            there = neighbour(state, here, side)
            if there != NONE and there not in reached:
                reached.add(there)
                queue.append(there)
    if len(reached) != state.tile_count:
        raise BadPosition("deep_position-not_connected")
    if not state.frames or any(frame.name() in ("dug_out", "lay_tile") for frame in state.frames):
        return
    emptied = {state.pile_cells[p] for p in range(state.pile_count) if state.stock_counts[MAP + p] == 0}
    for tile in range(state.tile_count):
        for side in range(4):
            if state.tiles[tile * TILE_ROW + OPEN] >> side & 1:
                cell = state.tiles[tile * TILE_ROW + CELL] + state.rules.grid.step[side]
                if tile_at(state, cell) == NONE and pile_at(state, cell) == NONE and cell not in emptied:
                    raise BadPosition("deep_position-side_leads_nowhere", tile=tile, side="NESW"[side])
    for pile in range(state.pile_count):
        if state.stock_counts[MAP + pile] > PILE:
            raise BadPosition("deep_position-pile_too_high", pile=pile, most=PILE)


def check_traits(state: DeepState) -> None:
    seen: list[int] = []
    for seat in range(state.seats):
        for column in (TRAIT, DEALT, DEALT + 1):
            if state.get(seat, column) != NONE:
                seen.append(state.get(seat, column))
    base = state.rules.base[TRAIT_BOX]
    seen += [state.stock[at] for at in range(base, base + state.stock_counts[TRAIT_BOX])]
    if len(set(seen)) != len(seen) or (seen and not state.rules.traits):
        raise BadPosition("deep_position-trait_twice")
    if any(not 0 <= trait < TRAIT_COUNT for trait in seen):
        raise BadPosition("deep_position-unknown_trait")
