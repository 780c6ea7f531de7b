"""What each seat knows of a card, seat by seat and in words, beside the engine's bits for all seats at once.

The naive telling keeps a set of letters for each seat and card: K (knows the face), P (knows the place), H, D, C (the
card may lie in hand, draw pile, discard pile). Random marks, both ways, the same result.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from underhall.core.buffers import i64, vec
from underhall.games.dig_deeper_dwarf import knowledge

LETTERS = "KPHDC"
SEATS = 5  # four players and the spectators
Lane = list[set[str]]  # what one seat knows of each card


def random_lane(number: int, chooser: random.Random) -> Lane:
    return [{letter for letter in LETTERS if chooser.random() < 0.5} for _ in range(number)]


def packed(lanes: list[Lane]) -> vec[i64]:
    number = len(lanes[0])
    return vec[i64](
        [
            sum(1 << (5 * seat + LETTERS.index(letter)) for seat in range(SEATS) for letter in lanes[seat][at])
            for at in range(number)
        ]
    )


def spread(marks: vec[i64], number: int) -> list[Lane]:
    return [
        [{letter for bit, letter in enumerate(LETTERS) if marks[at] >> (5 * seat + bit) & 1} for at in range(number)]
        for seat in range(SEATS)
    ]


def compare(
    engine: Callable[[vec[i64]], None], naive: Callable[[int, Lane], None], number: int, chooser: random.Random
) -> None:
    """The engine's way on all seats at once against the naive way for each seat."""
    lanes = [random_lane(number, chooser) for _ in range(SEATS)]
    marks = packed(lanes)
    engine(marks)
    for seat, lane in enumerate(lanes):
        naive(seat, lane)
    assert spread(marks, number) == lanes


def mask(seats: set[int]) -> int:
    """Seats as the engine writes them, at the place of their K."""
    return sum(1 << (5 * seat) for seat in seats)


SEEDS = range(15)
rule = pytest.mark.rule


@rule("G-32", "G-71")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_shuffle_brings_the_discards_into_the_draw_pile_and_forgets_places(seed: int) -> None:
    def naive(seat: int, lane: Lane) -> None:
        for card in lane[1:7]:
            card.discard("P")
            if "C" in card:
                card.discard("C")
                card.add("D")

    compare(lambda marks: knowledge.after_shuffle(marks, 1, 7), naive, 8, random.Random(seed))


@rule("G-33")
@pytest.mark.parametrize("emptied", [False, True])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_hidden_discard_may_be_any_card_of_the_hand(seed: int, emptied: bool) -> None:
    def naive(seat: int, lane: Lane) -> None:
        for card in lane[1:7]:
            if "H" in card:
                card.add("C")
            if emptied:
                card.discard("H")

    compare(lambda marks: knowledge.after_discard(marks, 1, 7, emptied), naive, 8, random.Random(seed))


@rule("G-32")
@pytest.mark.parametrize("seed", SEEDS)
def test_an_empty_hand_or_draw_pile_holds_no_card(seed: int) -> None:
    def no_hand(seat: int, lane: Lane) -> None:
        for card in lane[1:7]:
            card.discard("H")

    def no_pile(seat: int, lane: Lane) -> None:
        for card in lane[1:7]:
            card.discard("D")

    compare(lambda marks: knowledge.hand_is_empty(marks, 1, 7), no_hand, 8, random.Random(seed))
    compare(lambda marks: knowledge.draw_pile_is_empty(marks, 1, 7), no_pile, 8, random.Random(seed))


@rule("G-193", "G-33")
@pytest.mark.parametrize("seed", SEEDS)
def test_cards_buried_unseen_may_lie_in_the_draw_pile_or_the_discards(seed: int) -> None:
    chooser = random.Random(seed)
    owner, first, number = chooser.randrange(4), chooser.randrange(1, 4), chooser.randrange(1, 4)

    def naive(seat: int, lane: Lane) -> None:
        for at in range(1, 7):
            card = lane[at]
            if first <= at < first + number and seat != owner:
                card.discard("P")
            if "D" in card and "P" not in card:
                card.add("C")

    compare(lambda marks: knowledge.after_burial(marks, 1, 7, first, number, owner), naive, 8, chooser)


@rule("G-32")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_draw_may_be_any_card_of_the_pile_but_a_place_that_is_known_tells_which(seed: int) -> None:
    chooser = random.Random(seed)
    owner, first = chooser.randrange(4), chooser.randrange(1, 4)
    number = chooser.randrange(1, 4)
    known = seed % 3 > 0  # in every third game nobody knows a place of what is drawn

    def blind(lanes: list[Lane]) -> None:
        for lane in lanes:
            for card in lane[first : first + number]:
                card.discard("P")

    lanes = [random_lane(8, chooser) for _ in range(SEATS)]
    if not known:
        blind(lanes)
    marks = packed(lanes)
    knowledge.after_draw(marks, 1, first, number, 7, owner)
    for seat, lane in enumerate(lanes):
        for drawn in range(first + number - 1, first - 1, -1):
            sure = "P" in lane[drawn]
            if not sure:
                for card in lane[1:7]:
                    if "D" in card and "P" not in card:
                        card.add("H")
            else:
                lane[drawn] = {"K"} if seat == owner else {"K", "H"}
        if first == 1:
            for card in lane[1:7]:
                card.discard("D")
    assert spread(marks, 8) == lanes


def could_be(card: set[str], zone: str, same: bool, mined: bool) -> bool:
    """Whether a card may be the one that shows itself in a zone: it may lie there, at no known place.

    Another face means it must be unknown; the same face must be known, unless the card may have been mined unseen.
    """
    if zone not in card or "P" in card:
        return False
    if not same:
        return "K" not in card
    return mined or "K" in card


@rule("G-32", "G-33", "G-35")
@pytest.mark.parametrize("zone", ["H", "D", "C"])
@pytest.mark.parametrize("mined", [False, True])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_card_that_shows_itself_may_be_any_of_its_face(seed: int, mined: bool, zone: str) -> None:
    chooser = random.Random(seed)
    faces = [chooser.randrange(3) for _ in range(8)]
    seen = chooser.randrange(1, 7)
    watching = {seat for seat in range(SEATS) if chooser.random() < 0.8}
    lanes = [random_lane(8, chooser) for _ in range(SEATS)]
    marks = packed(lanes)
    bit = {"H": knowledge.H_ALL, "D": knowledge.D_ALL, "C": knowledge.C_ALL}[zone]
    knowledge.identify(vec[i64](faces), marks, 1, 7, seen, bit, mask(watching), mined)
    for seat, lane in enumerate(lanes):
        tell(lane, faces, seen, zone, mined, seat in watching)
    assert spread(marks, 8) == lanes


def tell(lane: Lane, faces: list[int], seen: int, zone: str, mined: bool, watching: bool) -> None:
    """One seat learns the face of a card, and cannot tell which of several it is."""
    looked_at = [at for at in range(1, 7) if faces[at] == faces[seen] or mined]
    candidates = [at for at in looked_at if could_be(lane[at], zone, faces[at] == faces[seen], mined)]
    known = any("K" in lane[at] and faces[at] == faces[seen] for at in candidates)
    if not watching or len(candidates) < 2 or not known or "P" in lane[seen]:
        return
    zones = {letter for at in candidates for letter in lane[at] & set("HDC")}
    unknown = "K" not in lane[seen]
    for at in candidates:
        if unknown and at != seen and faces[at] == faces[seen] and "K" in lane[at]:
            lane[at].discard("K")
            unknown = False
        lane[at] |= zones


@rule("G-35")
@pytest.mark.parametrize("seed", SEEDS)
def test_who_sees_a_card_of_a_pile_knows_its_place_and_takes_another_of_that_face_for_unknown(seed: int) -> None:
    chooser = random.Random(seed)
    faces = [chooser.randrange(3) for _ in range(8)]
    seen = chooser.randrange(1, 7)
    watching = {seat for seat in range(SEATS) if chooser.random() < 0.6}

    def naive(seat: int, lane: Lane) -> None:
        if seat not in watching:
            return
        if "K" not in lane[seen]:
            for at in range(1, 7):
                if faces[at] == faces[seen] and "K" in lane[at] and "P" not in lane[at]:
                    lane[at].discard("K")
                    break
        lane[seen] |= {"K", "P"}

    cards = vec[i64](faces)
    compare(lambda marks: knowledge.see_in_pile(cards, marks, 1, 7, seen, mask(watching)), naive, 8, chooser)


@rule("G-35", "G-111")
@pytest.mark.parametrize("seed", SEEDS)
def test_who_does_not_see_the_new_order_still_knows_what_the_pile_holds(seed: int) -> None:
    chooser = random.Random(seed)
    blind = {seat for seat in range(SEATS) if chooser.random() < 0.6}

    def naive(seat: int, lane: Lane) -> None:
        if seat in blind:
            for card in lane[1:7]:
                card.discard("P")

    compare(lambda marks: knowledge.forget_order(marks, 1, 7, mask(blind)), naive, 8, chooser)


@rule("G-35", "G-48")
@pytest.mark.parametrize("seed", SEEDS)
def test_cards_that_leave_a_pile_unseen_may_be_any_whose_place_was_not_known(seed: int) -> None:
    chooser = random.Random(seed)
    sure = {seat for seat in range(SEATS) if chooser.random() < 0.4}

    def naive(seat: int, lane: Lane) -> None:
        if seat not in sure:
            for card in lane[1:7]:
                if "P" not in card:
                    card.discard("K")

    compare(lambda marks: knowledge.lose_places(marks, 1, 7, mask(sure)), naive, 8, chooser)
