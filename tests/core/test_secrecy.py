"""Secrecy: views show what is declared visible; redeals move only what is not, and never depend on the truth."""

from __future__ import annotations

from collections import Counter

import pytest

from underhall.core.buffers import listed, zeros
from underhall.core.chance import Chance
from underhall.core.secrecy import Bag, Eye, Redealer, Viewer


def buffer(*cards: int):
    out = zeros(len(cards))
    for place, card in enumerate(cards):
        out[place] = card
    return out


class Table:
    """Two hands, a deck of which seat 1 has seen the second card, an open row, and a deck of another kind."""

    def __init__(self) -> None:
        self.row = buffer(1, 2, 3)
        self.hands = buffer(10, 11, 12, 20, 21, 22)
        self.deck = buffer(30, 31, 32, 33)
        self.seen = buffer(0, 0b10, 0, 0)
        self.other = buffer(90, 91, 92)

    def declare(self, eye: Eye) -> None:
        eye.open("row", 0, self.row, 0, 3)
        for seat in (0, 1):
            eye.owned("hand", seat, self.hands, 3 * seat, 3, 0)
        eye.marked("deck", 0, self.deck, 0, 4, 0, self.seen)
        eye.hidden("other", 0, self.other, 0, 3, 1)

    def all_cards(self) -> list[list[int]]:
        return [listed(self.row, 0, 3), listed(self.hands, 0, 6), listed(self.deck, 0, 4), listed(self.other, 0, 3)]


def view(seat: int) -> Viewer:
    viewer = Viewer(seat)
    Table().declare(viewer)
    return viewer


def redeal(seat: int, seed: int, table: Table | None = None) -> Table:
    table = table or Table()
    redealer = Redealer(seat, 2)
    table.declare(redealer)
    redealer.shuffle(Chance(seed))
    table.declare(redealer)
    return table


def test_a_seat_sees_its_hand_and_what_it_has_looked_at() -> None:
    assert view(1).zones == {
        "row 0": [1, 2, 3],
        "hand 0": [None, None, None],
        "hand 1": [20, 21, 22],
        "deck 0": [None, 31, None, None],
        "other 0": [None, None, None],
    }


def test_a_spectator_sees_only_what_lies_open() -> None:
    zones = view(-1).zones
    assert zones["row 0"] == [1, 2, 3]
    assert all(card is None for name, cards in zones.items() if name != "row 0" for card in cards)


def test_the_unseen_are_told_without_their_places() -> None:
    assert view(0).unseen(0) == [20, 21, 22, 30, 31, 32, 33]
    assert view(1).unseen(0) == [10, 11, 12, 30, 32, 33]
    assert view(0).unseen(1) == [90, 91, 92]
    assert view(0).unseen(7) == []


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_redeal_keeps_what_the_seat_sees_and_all_cards(seat: int) -> None:
    truth = Table()
    for seed in range(40):
        table = redeal(seat, seed)
        eye, other = Viewer(seat), Viewer(seat)
        truth.declare(eye)
        table.declare(other)
        assert other.zones == eye.zones
        assert other.unseen(0) == eye.unseen(0)
        assert other.unseen(1) == eye.unseen(1)
        row, hands, deck, _ = table.all_cards()
        assert sorted(row + hands + deck) == sorted(card for zone in truth.all_cards()[:3] for card in zone)


def test_every_hidden_card_can_lie_in_every_hidden_place() -> None:
    firsts = Counter(listed(redeal(0, seed).hands, 3, 1)[0] for seed in range(2000))
    assert set(firsts) == {20, 21, 22, 30, 31, 32, 33}
    assert all(abs(count - 2000 / 7) < 5 * (2000 * 6 / 49) ** 0.5 for count in firsts.values())


def test_pools_do_not_mix() -> None:
    for seed in range(20):
        assert set(listed(redeal(0, seed).other, 0, 3)) == {90, 91, 92}


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_redeal_does_not_depend_on_where_hidden_cards_truly_lie(seat: int) -> None:
    for seed in range(20):
        direct = redeal(seat, seed)
        detour = redeal(seat, seed, redeal(seat, seed + 1000))
        assert direct.all_cards() == detour.all_cards()


@pytest.mark.parametrize("count", [0, 1, 2, 3, 13, 14, 64, 65, 300])
def test_a_bag_sorts_any_number_of_cards(count: int) -> None:
    chance = Chance(count)
    cards = zeros(max(1, count))
    for place in range(count):
        cards[place] = chance.below(50) - 5
    bag = Bag()
    for start in range(0, count, 7):
        bag.gather(cards, start, min(7, count - start))
    bag.sort()
    assert listed(bag.cards, 0, bag.count) == sorted(listed(cards, 0, count))
