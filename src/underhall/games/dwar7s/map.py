"""The shared map (3.4, 3.8): stacks of cards on a square grid, dwarfs on them, walls, domains, and where cards may go.

A *site* is a spot that holds cards. Sites are kept in reading order (their cells ascend), so equal maps are equal
buffers however they came about. Whatever follows from the cards alone - neighbours, domains, the empty spots where the
next card may go - is worked out once, by ``survey``, each time a card comes or goes (K-75); questions only read it.
"""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import duplicate, i64, longer, vec, zeros
from underhall.core.grid import ALL_SIDES, EAST, NORTH, SIDES, SOUTH, WEST
from underhall.games.dwar7s.catalogue import (
    CARD_COUNT,
    CASTLE,
    COLOURS,
    DRAGON,
    FROST_GIANT,
    KINDS,
    Cards,
)
from underhall.games.dwar7s.moves import GRID, REACH, WIDTH

NONE: Final = -1

# A site's row.
CELL: Final = 0
TOP: Final = 1  # the top card, the only active one (K-41)
PLACES: Final = 2  # dwarf places of the top card
STANDING: Final = 3  # dwarfs of all colours on it
DWARFS: Final = 4  # and of each seat, four columns
OPEN: Final = 8  # open sides of the top card
LINKS: Final = 9  # sides one can walk through: open here and there (K-49)
NEXT: Final = 10  # the site on each side, four columns, NONE where no card lies
DOMAIN: Final = 14
TRAIL: Final = 15  # row k: the k-th site reached while a domain is walked
SITE: Final = 16

# A domain's row (K-69).
SIZE: Final = 0
WORTH: Final = 1
DRAGONS: Final = 2
GIANTS: Final = 3
CASTLES: Final = 4
KINGDOM: Final = 5

# A card's row: how it lies.
TURN: Final = 0
BELOW: Final = 1  # the card under it, NONE at the bottom
LAID: Final = 2

# Room for the empty spots that touch cards. Where cards do not touch each other there may be more, and it grows.
SPOTS: Final = 80


SIDE_LETTERS: Final = "NESW"


def sides_word(sides: i64) -> str:
    """A set of sides as letters."""
    return "".join(letter for side, letter in enumerate(SIDE_LETTERS) if sides >> side & 1)


def walls_word(opened: i64) -> str:
    """The walled sides of a card with these open ones."""
    return sides_word(ALL_SIDES ^ opened)


@final
class Map:
    """All cards on the table. ``width`` 0 is the free table, anything else a mat (K-27, K-28)."""

    def __init__(self, cards: Cards, width: i64, height: i64, original: Map | None) -> None:
        self.facts: Cards = cards
        self.width: i64 = width
        self.height: i64 = height
        if original is None:
            self.sites: vec[i64] = zeros(CARD_COUNT * SITE)
            self.count: i64 = 0
            self.cards: vec[i64] = zeros(CARD_COUNT * LAID)
            self.domains: vec[i64] = zeros(CARD_COUNT * KINGDOM)
            self.castles: vec[i64] = vec[i64]([NONE] * len(COLOURS))  # the site of each colour's castle
            self.spots: vec[i64] = zeros(SPOTS)  # empty spots where a card may go, ascending
            self.spot_count: i64 = 0
            self.survey()
        else:
            self.sites = duplicate(original.sites)
            self.count = original.count
            self.cards = duplicate(original.cards)
            self.domains = duplicate(original.domains)
            self.castles = duplicate(original.castles)
            self.spots = duplicate(original.spots)
            self.spot_count = original.spot_count

    def copy(self) -> Map:
        return Map(self.facts, self.width, self.height, self)

    # Looking.

    def find(self, cell: i64) -> i64:
        """The site at a cell, or NONE."""
        sites = self.sites
        site: i64 = 0
        while site < self.count:
            if sites[site * SITE + CELL] == cell:
                return site
            site += 1
        return NONE

    def get(self, site: i64, column: i64) -> i64:
        return self.sites[site * SITE + column]

    def top(self, site: i64) -> i64:
        return self.sites[site * SITE + TOP]

    def has_room(self, site: i64) -> bool:
        """Whether a dwarf place is free (K-45)."""
        return self.sites[site * SITE + STANDING] < self.sites[site * SITE + PLACES]

    def count_steps(self, ways: vec[i64]) -> None:
        """The steps from each site to the nearest that has nought, over cards with room; others stay as they are."""
        changed = True
        while changed:
            changed = False
            site: i64 = 0
            while site < self.count:
                side: i64 = 0
                while side < SIDES:
                    if (self.get(site, LINKS) >> side) & 1:
                        beside: i64 = self.get(site, NEXT + side)
                        if self.has_room(beside) and ways[beside] + 1 < ways[site]:
                            ways[site] = ways[beside] + 1
                            changed = True
                    side += 1
                site += 1

    def turn(self, card: i64) -> i64:
        return self.cards[card * LAID + TURN]

    def below(self, card: i64) -> i64:
        return self.cards[card * LAID + BELOW]

    def stack(self, site: i64) -> list[int]:
        """The cards on a spot, bottom first."""
        cards: list[int] = []
        card: i64 = self.top(site)
        while card != NONE:
            cards.append(card)
            card = self.below(card)
        cards.reverse()
        return cards

    def domain(self, site: i64, column: i64) -> i64:
        """A fact about the domain a site is in."""
        return self.domains[self.sites[site * SITE + DOMAIN] * KINGDOM + column]

    def kingdom(self, colour: i64, column: i64) -> i64:
        """A fact about a colour's kingdom; 0 while its castle is not on the map (K-70, K-72)."""
        site: i64 = self.castles[colour]
        return 0 if site == NONE else self.domain(site, column)

    def may_hold(self, cell: i64) -> bool:
        """Whether a card may lie at a cell at all: anywhere on a free table, inside a mat (K-32)."""
        x: i64 = GRID.x(cell)
        y: i64 = GRID.y(cell)
        if self.width == 0:
            return -REACH < x < REACH and -REACH < y < REACH
        return 0 <= x < self.width and 0 <= y < self.height

    # Cards come and go.

    def lay(self, cell: i64, card: i64, turn: i64) -> None:
        """Lay a card on an empty spot."""
        sites = self.sites
        site: i64 = self.count
        while site > 0 and sites[(site - 1) * SITE + CELL] > cell:
            site -= 1
        index: i64 = (self.count + 1) * SITE - 1
        while index >= (site + 1) * SITE:
            sites[index] = sites[index - SITE]
            index -= 1
        index = site * SITE
        while index < (site + 1) * SITE:
            sites[index] = 0
            index += 1
        sites[site * SITE + CELL] = cell
        self.count += 1
        self.put(site, card, turn, NONE)

    def cover(self, site: i64, card: i64, turn: i64) -> None:
        """Lay a card on top of a stack (K-34)."""
        self.put(site, card, turn, self.top(site))

    def put(self, site: i64, card: i64, turn: i64, below: i64) -> None:
        self.cards[card * LAID + TURN] = turn
        self.cards[card * LAID + BELOW] = below
        self.sites[site * SITE + TOP] = card
        self.survey()

    def dig(self, site: i64) -> None:
        """Put the top card of a stack of two or more under all others (K-100)."""
        card: i64 = self.top(site)
        next_card: i64 = self.below(card)
        bottom: i64 = next_card
        while self.below(bottom) != NONE:
            bottom = self.below(bottom)
        self.cards[bottom * LAID + BELOW] = card
        self.cards[card * LAID + BELOW] = NONE
        self.sites[site * SITE + TOP] = next_card
        self.survey()

    def take_away(self, site: i64) -> None:
        """The top card leaves the map; no dwarf stands on it any more (K-107)."""
        sites = self.sites
        below: i64 = self.below(self.top(site))
        if below != NONE:
            sites[site * SITE + TOP] = below
        else:
            self.count -= 1
            index: i64 = site * SITE
            while index < self.count * SITE:
                sites[index] = sites[index + SITE]
                index += 1
            while index < (self.count + 1) * SITE:
                sites[index] = 0
                index += 1
        self.survey()

    # Dwarfs come and go.

    def add_dwarfs(self, site: i64, seat: i64, number: i64) -> None:
        self.sites[site * SITE + DWARFS + seat] += number
        self.sites[site * SITE + STANDING] += number

    def dwarfs(self, site: i64, seat: i64) -> i64:
        return self.sites[site * SITE + DWARFS + seat]

    # What follows from the cards.

    def survey(self) -> None:
        self.find_neighbours()
        self.walk_domains()
        self.find_spots()

    def find_neighbours(self) -> None:
        """Links between sites. Sites ascend, so one sweep with a second finger one row further south finds all."""
        sites = self.sites
        facts = self.facts
        end: i64 = self.count * SITE
        row: i64 = 0
        while row < end:
            card: i64 = sites[row + TOP]
            sites[row + PLACES] = facts.places[card]
            sites[row + OPEN] = facts.open[card * SIDES + self.cards[card * LAID + TURN]]
            sites[row + LINKS] = 0
            sites[row + DOMAIN] = NONE
            sites[row + NEXT + NORTH] = NONE
            sites[row + NEXT + EAST] = NONE
            sites[row + NEXT + SOUTH] = NONE
            sites[row + NEXT + WEST] = NONE
            row += SITE
        south: i64 = 0
        row = 0
        while row < end:
            cell: i64 = sites[row + CELL]
            if row + SITE < end and sites[row + SITE + CELL] == cell + 1:
                self.join(row, row + SITE, EAST)
            while south < end and sites[south + CELL] < cell + WIDTH:
                south += SITE
            if south < end and sites[south + CELL] == cell + WIDTH:
                self.join(row, south, SOUTH)
            row += SITE

    def join(self, row: i64, other: i64, side: i64) -> None:
        """Two sites touch: the second lies on that side of the first."""
        sites = self.sites
        back: i64 = side ^ 2
        sites[row + NEXT + side] = other // SITE
        sites[other + NEXT + back] = row // SITE
        if (sites[row + OPEN] >> side) & 1 and (sites[other + OPEN] >> back) & 1:
            sites[row + LINKS] |= 1 << side
            sites[other + LINKS] |= 1 << back

    def walk_domains(self) -> None:
        """Number the domains and sum up each (K-69 to K-75)."""
        colour: i64 = 0
        while colour < len(self.castles):
            self.castles[colour] = NONE
            colour += 1
        domain: i64 = 0
        site: i64 = 0
        while site < self.count:
            if self.sites[site * SITE + DOMAIN] == NONE:
                self.walk_domain(site, domain)
                domain += 1
            site += 1

    def walk_domain(self, start: i64, domain: i64) -> None:
        sites = self.sites
        size: i64 = 1
        worth: i64 = 0
        dragons: i64 = 0
        giants: i64 = 0
        castles: i64 = 0
        sites[start * SITE + DOMAIN] = domain
        sites[TRAIL] = start
        done: i64 = 0
        while done < size:
            site: i64 = sites[done * SITE + TRAIL]
            done += 1
            row: i64 = site * SITE
            card: i64 = sites[row + TOP]
            kind: i64 = card % KINDS
            worth += self.facts.points[card]
            if kind == CASTLE:
                castles |= 1 << (card // KINDS)
                self.castles[card // KINDS] = site
            elif kind == DRAGON:
                dragons += 1
            elif kind == FROST_GIANT:
                giants += 1
            links: i64 = sites[row + LINKS]
            side: i64 = 0
            while links:
                if links & 1:
                    other: i64 = sites[row + NEXT + side]
                    if sites[other * SITE + DOMAIN] == NONE:
                        sites[other * SITE + DOMAIN] = domain
                        sites[size * SITE + TRAIL] = other
                        size += 1
                links >>= 1
                side += 1
        row = domain * KINGDOM
        self.domains[row + SIZE] = size
        self.domains[row + WORTH] = worth
        self.domains[row + DRAGONS] = dragons
        self.domains[row + GIANTS] = giants
        self.domains[row + CASTLES] = castles

    def find_spots(self) -> None:
        """The empty spots that touch a card, ascending (K-29); on an empty map where the first card may go."""
        self.spot_count = 0
        if self.count == 0:
            self.find_first_spots()
            return
        # The neighbours to the north of all sites ascend as the sites do, and so for each side: merge the four.
        north: i64 = 0
        west: i64 = 0
        east: i64 = 0
        south: i64 = 0
        north_cell: i64 = self.empty_beside(north, NORTH)
        west_cell: i64 = self.empty_beside(west, WEST)
        east_cell: i64 = self.empty_beside(east, EAST)
        south_cell: i64 = self.empty_beside(south, SOUTH)
        nothing: i64 = WIDTH * WIDTH
        while True:
            cell: i64 = north_cell
            if west_cell < cell:
                cell = west_cell
            if east_cell < cell:
                cell = east_cell
            if south_cell < cell:
                cell = south_cell
            if cell >= nothing:
                return
            if cell >= 0:
                if self.spot_count == len(self.spots):
                    self.spots = longer(self.spots, 2 * len(self.spots))
                self.spots[self.spot_count] = cell
                self.spot_count += 1
            if north_cell == cell:
                north += 1
                north_cell = self.empty_beside(north, NORTH)
            if west_cell == cell:
                west += 1
                west_cell = self.empty_beside(west, WEST)
            if east_cell == cell:
                east += 1
                east_cell = self.empty_beside(east, EAST)
            if south_cell == cell:
                south += 1
                south_cell = self.empty_beside(south, SOUTH)

    def empty_beside(self, site: i64, side: i64) -> i64:
        """The empty spot beside a site, NONE for a card or the table's end; past the last site a number beyond all."""
        if site >= self.count:
            return WIDTH * WIDTH
        row: i64 = site * SITE
        if self.sites[row + NEXT + side] != NONE:
            return NONE
        cell: i64 = self.sites[row + CELL] + GRID.step[side]
        return cell if self.may_hold(cell) else NONE

    def find_first_spots(self) -> None:
        if self.width == 0:
            self.spots[0] = GRID.cell(0, 0)
            self.spot_count = 1
            return
        index: i64 = 0
        while index < 4:
            x: i64 = self.width // 2 - 1 + index % 2
            y: i64 = self.height // 2 - 1 + index // 2
            self.spots[index] = GRID.cell(x, y)
            index += 1
        self.spot_count = 4
