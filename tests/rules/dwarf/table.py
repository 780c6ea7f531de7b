"""A table for tests: positions built from the little that matters, moves as text, results as short text.

Everything goes through the public interface: a dealt game's position is edited as plain data and loaded again. What is
not named is as section 13 of the specification says: print-and-play edition, two players, P1 holds the marker, the
Mining Phase has just ended, every location shows only its starting card, holdings are 0.

Seats are written ``P1``, ``P2`` ...; in solo play the human is ``P1`` and the automaton ``he``. Holdings are written
iron/steel/gold/items/glory. Workers are written ``P1 5``, with ``extra`` and ``spent`` where that holds.
"""

from __future__ import annotations

from typing import Any

import pytest

from underhall.core.drawing import shown_to, voice_for
from underhall.core.errors import IllegalMove
from underhall.core.journal import Journal
from underhall.core.state import State
from underhall.games.dwarf.game import DWARF
from underhall.games.dwarf.moves import LOCATIONS

STARTING = [f"C{n}" for n in range(1, 10)]
MOUNTAIN = [f"C{n}" for n in range(10, 55)]
SPECIAL = [f"S{n}" for n in range(1, 10)]
APPRENTICE = "S7"
RESOURCES = ("iron", "steel", "gold", "items", "glory")

# What the Mining Phase leaves pending, next thing last: four steps of resolution and the End of Round.
RESOLUTION = ["end_of_round", "work 1 0 0 0 -1", "work 0 0 0 0 -1", "defend", "get_help"]


class Table:
    """A game in progress, spoken to and read in the words of the specification."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.journal = Journal()
        self.state: State = DWARF.load(position, self.journal)
        self.built = len(self.journal.events)  # what happened before anything was asked
        self.solo = self.state.options["players"] == 1

    # Doing.

    def play(self, *moves: str) -> Table:
        """Play moves; one that begins with a seat (``P2 place 5``) also says who must be the one asked."""
        for text in moves:
            first, _, rest = text.partition(" ")
            if first[0] == "P":
                assert self.asked == first, f"'{text}': {self.asked} is asked, not {first}"
                text = rest
            self.state.play(DWARF.moves.parse(text))
            self.state.check()
        return self

    def refused(self, move: str) -> str:
        """The reason for which a move is refused; the refusal must change nothing."""
        before = self.state.fingerprint()
        with pytest.raises(IllegalMove) as caught:
            self.state.play(DWARF.moves.parse(move))
        assert self.state.fingerprint() == before
        assert str(caught.value)
        return caught.value.reason

    # Reading.

    @property
    def position(self) -> dict[str, Any]:
        return self.state.position()

    @property
    def asked(self) -> str:
        return self.name(self.state.seat) if self.state.seat >= 0 else "nobody"

    @property
    def marker(self) -> str:
        return self.name(self.position["holder"])

    @property
    def offered(self) -> list[str]:
        return [DWARF.moves.print(move) for move in self.state.moves()]

    @property
    def places(self) -> list[str]:
        """The locations offered for placing a worker."""
        return [move.removeprefix("place ") for move in self.offered if move.startswith("place ")]

    @property
    def specials(self) -> list[str]:
        return [move for move in self.offered if move.startswith("special ")]

    @property
    def workers(self) -> list[str]:
        """In the order of placing: ``P1 5``, ``P2 3 extra spent``."""
        return [
            " ".join([self.name(worker["seat"]), worker["on"]] + [mark for mark in ("extra", "spent") if worker[mark]])
            for worker in self.position["workers"]
        ]

    @property
    def placings(self) -> list[str]:
        """Workers placed since the table was built, those of an automaton included."""
        return [
            f"{self.name(event.arguments['seat'])} {LOCATIONS[event.arguments['location']]}"
            for event in self.journal.events[self.built :]
            if event.kind in ("placed", "helper_placed")
        ]

    @property
    def over(self) -> str:
        """How the game ended (items, mountain, glory), or nothing."""
        outcome = self.state.outcome()
        assert outcome.over == (self.state.seat < 0) == bool(outcome.ending)
        return outcome.ending

    @property
    def winners(self) -> list[str]:
        return [self.name(seat) for seat in self.state.outcome().winners]

    @property
    def last_placed(self) -> str:
        return str(self.position["last_placed"])

    def name(self, seat: int) -> str:
        return "he" if self.solo and seat == 1 else f"P{seat + 1}"

    def seat(self, name: str) -> int:
        return 1 if name == "he" else int(name[1:]) - 1

    def holdings(self, who: str = "P1") -> str:
        row = self.position["holdings"][self.seat(who)]
        return "/".join(str(row[what]) for what in RESOURCES)

    def left(self, who: str = "P1") -> tuple[int, int]:
        """Regular workers in hand, and extra workers still to be had this round."""
        row = self.position["holdings"][self.seat(who)]
        return row["workers"], row["helpers"]

    def stack(self, location: int | str) -> str:
        """From the bottom to the top."""
        return " ".join(self.position["stacks"][str(location)])

    def top(self, location: int | str) -> str:
        return self.stack(location).split()[-1]

    def mountain(self, mine: int = 1) -> list[str]:
        """From the top."""
        return list(self.position["mountains"][mine - 1])

    def discards(self, mine: int = 1) -> list[str]:
        return list(self.position["discards"][mine - 1])

    def pile(self, number: int) -> list[str]:
        """From the top; with two sets piles 4 to 6 are those of the second."""
        return list(self.position["piles"][number - 1])

    @property
    def events(self) -> list[str]:
        """What happened since the table was built: ``D-73 marker``."""
        return [f"{event.clause} {event.kind}" for event in self.journal.events[self.built :]]

    @property
    def story(self) -> list[str]:
        """All that happened, also before the first question: ``D-82 placed``."""
        return [f"{event.clause} {event.kind}" for event in self.journal.events]

    def told(self, language: str = "en") -> list[str]:
        """The same in sentences."""
        voice = voice_for(shown_to(self.state, -1), language, [])
        return [voice.event(event) for event in self.journal.events]


def table(
    stacks: dict[str, str] | None = None,
    holdings: dict[str, str] | None = None,
    piles: list[str] | None = None,
    mountain: str = "",
    mountain_2: str = "",
    mountain_only: bool = False,
    holder: str = "P1",
    workers: list[str] | None = None,
    last_placed: str = "",
    pending: list[str] | str | None = None,
    seed: int = 1,
    changes: dict[str, Any] | None = None,
    **options: Any,
) -> Table:
    """A table with these things on it.

    ``stacks``: cards on a location from bottom to top, the starting card below them unless it is among them.
    ``piles``: the cards of each special pile from the top; what is not named follows below, ``-`` leaves a pile empty.
    ``mountain``: its cards from the top; the rest follow in the order of their numbers, or, with ``mountain_only``,
    lie aside. ``workers``: as ``Table.workers`` writes them. ``pending``: frames other than those of a round just
    begun, or ``resolution``. ``changes``: other fields of the position as they are.
    """
    solo = options.get("players") == 1
    position = DWARF.new(seed, **{"edition": "pnp", **options}).position()
    mines = len(position["mountains"])
    lay_stacks(position, stacks or {}, mines)
    for mine, named in zip(range(mines), (mountain, mountain_2), strict=False):
        lay_mountain(position, mine, named.split(), mountain_only)
        lay_piles(position, mine, (piles or [])[3 * mine : 3 * mine + 3], solo)
    position.update(
        round=1,
        holder=1 if solo else int(holder[1:]) - 1,
        lower=[0] * mines,
        workers=[],
        last_placed=last_placed,
        guide_location="",
        guide_card="",
    )
    for seat, row in enumerate(position["holdings"]):
        written = (holdings or {}).get("he" if solo and seat == 1 else f"P{seat + 1}", "0/0/0/0/0")
        row.update(zip(RESOURCES, map(int, written.split("/")), strict=True), workers=2, helpers=2)
    for text in workers or []:
        put_worker(position, text)
    if pending == "resolution":
        pending = RESOLUTION
    position["frames"] = round_begun(position, solo) if pending is None else pending
    position.update(changes or {})
    return Table(position)


def mining(**given: Any) -> Table:
    """A table whose Mining Phase is about to begin; loading runs it."""
    return table(pending=["mining"], **given)


def resolving(workers: list[str], **given: Any) -> Table:
    """A table with these workers placed, in this order, and nothing left but to resolve."""
    return table(workers=workers, pending=RESOLUTION, **given)


def round_begun(position: dict[str, Any], solo: bool) -> list[str]:
    if solo:
        return [*RESOLUTION, "second_turns 0 0", "automaton 2", "first_turns 0 0", "automaton 1"]
    holder, last = position["holder"], position["options"]["players"] - 1
    return [*RESOLUTION, f"second_turns {holder} {last}", f"first_turns {holder} 0"]


def home(card: str) -> str:
    """The location of a Mine card, from the catalogue; Special cards as on the sheet."""
    return HOMES[card]


HOMES = {
    card.id: str(card.number("location"))
    for kind in ("starting", "mountain", "special")
    for card in DWARF.catalogue.cards(kind)
}


def lay_stacks(position: dict[str, Any], stacks: dict[str, str], mines: int) -> None:
    for prefix in ("", "2.")[:mines]:
        for card in STARTING:
            place = prefix + home(card)
            cards = stacks.get(place, "").split()
            position["stacks"][place] = cards if card in cards else [card, *cards]
    assert set(stacks) <= set(position["stacks"]), "a stack on no location"


def laid(position: dict[str, Any], mine: int) -> set[str]:
    return {
        card for place, cards in position["stacks"].items() if place.startswith("2.") == bool(mine) for card in cards
    }


def lay_mountain(position: dict[str, Any], mine: int, named: list[str], only: bool) -> None:
    on_table = laid(position, mine)
    rest = [card for card in MOUNTAIN if card not in on_table and card not in named]
    position["mountains"][mine] = named if only else named + rest
    position["discards"][mine] = rest if only else []


def lay_piles(position: dict[str, Any], mine: int, named: list[str], solo: bool) -> None:
    piles: list[list[str]] = [[card for card in text.split() if card != "-"] for text in [*named, "", "", ""][:3]]
    closed = ["-" in text for text in [*named, "", "", ""][:3]]
    somewhere = laid(position, mine).union(*piles, position["mountains"][mine])
    rest = [card for card in SPECIAL if card not in somewhere and not (solo and card == APPRENTICE)]
    for number in range(3):
        while rest and len(piles[number]) < 3 and not closed[number]:
            piles[number].append(rest.pop(0))
    position["piles"][3 * mine : 3 * mine + 3] = piles
    position["discards"][mine] += rest


def bring_to_first_pile(position: dict[str, Any], special: str) -> None:
    """Exchange a special card with the top card of the first pile, in a dealt position."""
    piles = position["piles"]
    number, depth = next((n, pile.index(special)) for n, pile in enumerate(piles) if special in pile)
    piles[number][depth] = piles[0][0]
    piles[0][0] = special


def put_worker(position: dict[str, Any], text: str) -> None:
    name, place, *marks = text.split()
    seat = 1 if name == "he" else int(name[1:]) - 1
    extra = "extra" in marks
    position["workers"].append({"seat": seat, "on": place, "extra": extra, "spent": "spent" in marks})
    position["holdings"][seat]["helpers" if extra else "workers"] -= 1
