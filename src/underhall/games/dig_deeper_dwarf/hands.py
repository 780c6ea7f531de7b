"""Drawing, discarding and showing cards (G-71 to G-73), with what the others can make of it (knowledge.py)."""

from __future__ import annotations

from underhall.core.buffers import i64, vec
from underhall.games.dig_deeper_dwarf import knowledge
from underhall.games.dig_deeper_dwarf.knowledge import C_ALL, D_ALL, H_ALL, K_ALL, LANE
from underhall.games.dig_deeper_dwarf.layout import (
    DISCARD,
    DRAW_PILE,
    HAND,
    PLAYED,
    ZONES,
)
from underhall.games.dig_deeper_dwarf.state import DeepState


def draw_cards(state: DeepState, seat: i64, number: i64, clause: str) -> i64:
    """Draw, shuffling only when a card is needed (G-71 to G-73); returns how many were drawn."""
    row: i64 = seat * ZONES
    left: i64 = number
    while left > 0:
        pile: i64 = state.counts[row + DRAW_PILE]
        if pile == 0:
            if state.counts[row + DISCARD] == 0:
                break
            shuffle_discards(state, seat)
            pile = state.counts[row + DRAW_PILE]
        part: i64 = left if left < pile else pile
        state.counts[row + DRAW_PILE] = pile - part
        state.counts[row + HAND] += part
        if not state.throwaway:
            start: i64 = seat * state.rules.room
            knowledge.after_draw(state.marks, start, start + pile - part, part, state.private_end(seat), seat)
        left -= part
    drawn: i64 = number - left
    if drawn > 0:
        state.reveals += 1
        if state.journal is not None:
            state.note("drew", clause, {"seat": seat, "number": drawn})
            at: i64 = state.hand_start(seat)
            stop: i64 = at + drawn
            while at < stop:
                state.note("drew_face", clause, {"seat": seat, "face": state.cards[at]}, 1 << seat)
                at += 1
    return drawn


def shuffle_discards(state: DeepState, seat: i64) -> None:
    """The discard pile becomes the draw pile, which is empty (G-71)."""
    row: i64 = seat * ZONES
    start: i64 = seat * state.rules.room
    hand: i64 = state.counts[row + HAND]
    pile: i64 = state.counts[row + DISCARD]
    pass_below(state.cards, state.rules.scratch, start, hand, pile)
    state.counts[row + DRAW_PILE] = pile
    state.counts[row + DISCARD] = 0
    if state.throwaway:
        state.chance.shuffle(state.cards, start, pile)
    else:
        pass_below(state.marks, state.rules.scratch, start, hand, pile)
        knowledge.after_shuffle(state.marks, start, start + pile + hand)
        shuffle_pairs(state, start, pile)
    if state.journal is not None:
        state.note("shuffled", "G-71", {"seat": seat, "number": pile})


def pass_below(cards: vec[i64], spare: vec[i64], start: i64, upper: i64, lower: i64) -> None:
    """The ``upper`` cards from start on and the ``lower`` ones behind them change places, each in their order."""
    at: i64 = 0
    while at < upper:
        spare[at] = cards[start + at]
        at += 1
    at = start
    stop: i64 = start + lower
    while at < stop:
        cards[at] = cards[at + upper]
        at += 1
    at = 0
    while at < upper:
        cards[stop + at] = spare[at]
        at += 1


def shuffle_pairs(state: DeepState, start: i64, count: i64) -> None:
    """Shuffle part of the cards, each with its mark; a shuffle of cards alone would use chance in the same way."""
    cards = state.cards
    marks = state.marks
    last: i64 = count - 1
    while last > 0:
        other: i64 = start + state.chance.below(last + 1)
        here: i64 = start + last
        face: i64 = cards[here]
        mark: i64 = marks[here]
        cards[here] = cards[other]
        marks[here] = marks[other]
        cards[other] = face
        marks[other] = mark
        last -= 1


def discard_at(state: DeepState, seat: i64, at: i64) -> None:
    """Discard a hand card unseen by the others (G-22, G-33)."""
    cards = state.cards
    marks = state.marks
    counts = state.counts
    row: i64 = seat * ZONES
    last: i64 = state.hand_start(seat) + counts[row + HAND] - 1
    face: i64 = cards[at]
    mark: i64 = marks[at]
    cards[at] = cards[last]
    marks[at] = marks[last]
    cards[last] = face
    marks[last] = mark
    counts[row + HAND] -= 1
    counts[row + DISCARD] += 1
    if not state.throwaway:
        knowledge.after_discard(marks, seat * state.rules.room, state.private_end(seat), counts[row + HAND] == 0)


def discard_face(state: DeepState, seat: i64, face: i64, clause: str) -> None:
    discard_at(state, seat, state.find(seat, HAND, face))
    if state.journal is not None:
        state.note("discarded", clause, {"seat": seat})
        state.note("discarded_face", clause, {"seat": seat, "face": face}, 1 << seat)


def discard_hand(state: DeepState, seat: i64, clause: str) -> None:
    row: i64 = seat * ZONES
    hand: i64 = state.counts[row + HAND]
    state.counts[row + DISCARD] += hand
    state.counts[row + HAND] = 0
    if not state.throwaway:
        knowledge.after_discard(state.marks, seat * state.rules.room, state.private_end(seat), True)
    if state.journal is not None and hand:
        state.note("discarded_hand", clause, {"seat": seat, "number": hand})


def keep_only(state: DeepState, seat: i64, at: i64) -> None:
    """E2: everything but one hand card is discarded (G-63)."""
    row: i64 = seat * ZONES
    first: i64 = state.hand_start(seat)
    face: i64 = state.cards[at]
    mark: i64 = state.marks[at]
    state.cards[at] = state.cards[first]
    state.marks[at] = state.marks[first]
    state.cards[first] = face
    state.marks[first] = mark
    others: i64 = state.counts[row + HAND] - 1
    if others > 0:
        state.counts[row + HAND] = 1
        state.counts[row + DISCARD] += others
        if not state.throwaway:
            knowledge.after_discard(state.marks, seat * state.rules.room, state.private_end(seat), False)


def show(state: DeepState, seat: i64, zone: i64, at: i64) -> None:
    """Everybody sees the face of a private card where it lies."""
    if state.throwaway:
        return
    bit: i64 = H_ALL if zone == HAND else (C_ALL if zone == DISCARD else D_ALL)
    knowledge.identify(
        state.cards,
        state.marks,
        seat * state.rules.room,
        state.private_end(seat),
        at,
        bit,
        K_ALL & ~(1 << (LANE * seat)),
        state.faces.mined[state.cards[at]] == 1,
    )
    state.marks[at] = K_ALL | (bit & ~(31 << (LANE * seat)))


def reveal_hand_card(state: DeepState, seat: i64, at: i64) -> i64:
    """A hand card leaves the hand openly; returns its face. Where it goes is the caller's business."""
    show(state, seat, HAND, at)
    face: i64 = state.take_out(seat, HAND, at)
    if state.counts[seat * ZONES + HAND] == 0 and not state.throwaway:
        knowledge.hand_is_empty(state.marks, seat * state.rules.room, state.private_end(seat))
    return face


def tidy(state: DeepState, clause: str) -> None:
    """Action cards played this turn go to their owners' discard piles (G-64, G-69, G-177)."""
    seat: i64 = 0
    while seat < state.seats:
        played: i64 = state.counts[seat * ZONES + PLAYED]
        if played > 0:
            at: i64 = state.begin(seat, PLAYED)
            stop: i64 = at + played
            while at < stop and not state.throwaway:
                state.marks[at] = K_ALL | (C_ALL & ~(31 << (LANE * seat)))
                at += 1
            state.counts[seat * ZONES + PLAYED] = 0
            state.counts[seat * ZONES + DISCARD] += played
        seat += 1


def can_draw(state: DeepState, seat: i64) -> bool:
    row: i64 = seat * ZONES
    return state.counts[row + DRAW_PILE] + state.counts[row + DISCARD] > 0
