"""A table for tests: positions built from the little that matters, moves as text, results as short text.

Everything goes through the public interface: a dealt game's position is edited as plain data and loaded again. Players
are called by their colour. What is not named: Fall, two players, red (who started) to act with no action taken, in
round 2; kingdom cards are in their owners' hands and dwarfs in the piles.

Cards that are neither in a hand that is spelled out, nor on the map, nor trophies lie *aside*: on the map too, far from
everything and each alone, since a kingdom card is never out of the game (K-149).
"""

from __future__ import annotations

from typing import Any

import pytest

from underhall.core.errors import IllegalMove
from underhall.core.journal import Journal
from underhall.core.state import State
from underhall.games.dwar7s.catalogue import GEM_NAMES, KIND_NAMES, OGRE_NAMES
from underhall.games.dwar7s.game import DUEL, FALL

GAMES = {"fall": FALL, "duel": DUEL}
ASIDE = 20  # where cards lie aside: x = 20, 22, ... in rows y = 20, 22, ...


class Table:
    """A game in progress, spoken to and read in the words of the specification."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.game = state.game
        self.state.journal = Journal()

    # Doing.

    def play(self, *moves: str) -> Table:
        """Play moves; one that begins with a colour and a colon (``red: end actions``) also says who is asked."""
        for text in moves:
            who, colon, rest = text.partition(": ")
            if colon:
                assert self.asked == who, f"'{text}': {self.asked} is asked, not {who}"
                text = rest
            self.state.play(self.game.moves.parse(text))
            self.state.check()
        return self

    def refused(self, move: str) -> str:
        """The reason for which a move is refused; the refusal must change nothing."""
        before = self.state.fingerprint()
        with pytest.raises(IllegalMove) as caught:
            self.state.play(self.game.moves.parse(move))
        assert self.state.fingerprint() == before
        assert str(caught.value)
        return caught.value.reason

    def legal(self, move: str) -> bool:
        """Whether a move, or one with the same effect, is among the legal ones."""
        return self.state.canonical_move(self.game.moves.parse(move)) in self.state.moves()

    # Reading.

    @property
    def position(self) -> dict[str, Any]:
        return self.state.position()

    @property
    def asked(self) -> str:
        return self.colours[self.state.seat] if self.state.seat >= 0 else "nobody"

    @property
    def question(self) -> str:
        return self.state.frames[-1].prompt(self.state) if self.state.seat >= 0 else ""

    @property
    def colours(self) -> list[str]:
        return [seat["colour"] for seat in self.position["seats"]]

    def offered(self, begin: str = "") -> list[str]:
        """The legal moves whose text begins so."""
        texts = [self.game.moves.print(move) for move in self.state.moves()]
        return [text for text in texts if text.startswith(begin)]

    def events(self, kind: str = "") -> list[Any]:
        assert self.state.journal is not None
        return [event for event in self.state.journal.events if kind in ("", event.kind)]

    def seat(self, colour: str) -> dict[str, Any]:
        found: dict[str, Any] = self.position["seats"][self.colours.index(colour)]
        return found

    def fact(self, path: str) -> Any:
        """One fact by a short path: ``red pile``, ``red gems ruby``, ``map 0,0``, ``dwarfs 0,0``, ``allowance`` ..."""
        words = path.split(" ")
        position = self.position
        if words[0] in self.colours:
            return self.seat_fact(words[0], words[1:])
        if words[0] == "map" and len(words) > 1:
            return position["map"].get(words[1], [])
        if words[0] == "cards":
            return len(position["map"])
        if words[0] == "dwarfs":
            return position["dwarfs"].get(words[1], {})
        if words[0] == "supply":
            return position["supply"][words[1]]
        if path in ("goal deck", "ogre deck"):
            return len(position[path.replace(" ", "_")])
        if path in ("asked", "question"):
            return getattr(self, path)
        if path in ("spots", "allowance"):
            return self.state.view(-1)[path]
        if path == "moves":
            return len(self.state.moves())
        return position[path.replace(" ", "_")]

    def seat_fact(self, colour: str, words: list[str]) -> Any:
        seat = self.seat(colour)
        number = self.colours.index(colour)
        row = self.state.outcome().rows[number]
        shown = self.state.view(-1)["seats"][number]
        name = words[0]
        if name in ("gems", "ogres") and len(words) > 1:
            return seat[name][words[1]]
        if name in ("gems", "ogres"):
            return sum(seat[name].values())
        if name in ("hand", "completed"):
            return shown[name]
        if name in ("total", "size", "place"):
            return row[name]
        if name == "worth":
            return row["kingdom"]
        if name == "points":
            return row[words[1]]
        if name == "lands":
            return self.lands(colour)
        return seat[name]

    def lands(self, colour: str) -> list[str]:
        """The spots of a colour's kingdom."""
        sites = self.state.view(-1)["map"]
        castle = [site["domain"] for site in sites if site["card"] == f"{colour} castle"]
        return [site["spot"] for site in sites if site["domain"] in castle]


def new(game: str = "fall", seed: int = 1, **options: Any) -> Table:
    """A new game."""
    return Table(GAMES[game].new(seed, **options))


def table(
    game: str = "fall",
    options: dict[str, Any] | None = None,
    active: str = "red",
    map: dict[str, list[str]] | None = None,
    dwarfs: dict[str, dict[str, int]] | None = None,
    seats: dict[str, dict[str, Any]] | None = None,
    row: list[str] | None = None,
    next_goal: str = "",
    ogre_deck: list[str] | None = None,
    ogre_discard: list[str] | None = None,
    **more: Any,
) -> Table:
    """A position. A seat may have ``hand`` (kingdom cards), gems, ogres, trophies, goals, secret, revealed.

    ``ogre_deck`` names the top cards only, unless it is empty; then all others must be in hands or discarded.
    """
    given = {"colours": "red-yellow", "first_player": 1, **(options or {})}
    box = GAMES[game]
    position = box.deal(box.configure(given), 1).position()
    colours = [seat["colour"] for seat in position["seats"]]
    position.update({"round": 2, "active": colours.index(active), **more})
    lay(position, map or {}, seats or {})
    position["dwarfs"] = dwarfs or {}
    for seat in position["seats"]:
        settle_seat(position, seat, (seats or {}).get(seat["colour"], {}))
    deal_goals(position, row or [], next_goal)
    deal_ogres(position, ogre_deck, ogre_discard or [])
    deal_secrets(position, seats or {})
    return Table(box.load(position))


def lay(position: dict[str, Any], cards: dict[str, list[str]], seats: dict[str, dict[str, Any]]) -> None:
    position["map"] = {spot: list(stack) for spot, stack in cards.items()}
    trophies = [card for seat in seats.values() for card in seat.get("trophies", [])]
    gone = {card.rpartition(" r")[0] for stack in cards.values() for card in stack} | set(trophies)
    aside: list[str] = []
    for seat in position["seats"]:
        colour = seat["colour"]
        hand = seats.get(colour, {}).get("hand")
        left = [kind for kind in KIND_NAMES if f"{colour} {kind}" not in gone]
        seat["kingdom"] = left if hand is None else [kind for kind in KIND_NAMES if kind in hand]
        aside += [f"{colour} {kind} r0" for kind in left if kind not in seat["kingdom"]]
    for number, card in enumerate(aside):
        position["map"][f"{ASIDE + 2 * (number % 6)},{ASIDE + 2 * (number // 6)}"] = [card]


def settle_seat(position: dict[str, Any], seat: dict[str, Any], given: dict[str, Any]) -> None:
    for name, value in given.items():
        if name in ("trophies", "goals", "secret", "revealed"):
            seat[name] = value
        elif name in ("gems", "ogres"):
            seat[name].update(value)
        else:
            assert name == "hand", f"a seat has no '{name}'"
    for gem in GEM_NAMES:
        position["supply"][gem] -= seat["gems"][gem]
    seat["pile"] = 7 - sum(colours.get(seat["colour"], 0) for colours in position["dwarfs"].values())


def deal_goals(position: dict[str, Any], row: list[str], next_goal: str) -> None:
    taken = [goal for seat in position["seats"] for goal in seat["goals"]]
    left = [goal for goal in position["row"] + position["goal_deck"] if goal not in taken]
    row = row or [goal for goal in left if goal != next_goal][:3]
    left = [goal for goal in left if goal not in row]
    if next_goal:
        left.remove(next_goal)
        left.insert(0, next_goal)
    position["row"] = row
    position["goal_deck"] = left


def deal_ogres(position: dict[str, Any], deck: list[str] | None, discards: list[str]) -> None:
    left = list(position["ogre_deck"])
    for seat in position["seats"]:
        for ogre in OGRE_NAMES:
            for _ in range(seat["ogres"][ogre]):
                left.remove(ogre)
    for ogre in [*discards, *(deck or [])]:
        left.remove(ogre)
    assert deck != [] or not left, f"an empty ogre deck leaves {left} nowhere"
    position["ogre_deck"] = [*(deck or []), *left]
    position["ogre_discard"] = discards


def deal_secrets(position: dict[str, Any], seats: dict[str, dict[str, Any]]) -> None:
    chosen = {colour: seat["secret"] for colour, seat in seats.items() if "secret" in seat}
    dealt = new_secrets(position, list(chosen.values()))
    for seat in position["seats"]:
        if seat["colour"] not in chosen:
            seat["secret"] = dealt.pop(0)
    position["spare_secrets"] = dealt


def new_secrets(position: dict[str, Any], chosen: list[str]) -> list[str]:
    """The secret goals left when some are chosen; those that are hardest to fulfil by accident come first."""
    names = ["researcher", "wizard", "hunter", "berserker", "ogre in disguise", "king", "miner", "architect"]
    box = GAMES["duel" if position["game"] == "dwar7s_duel" else "fall"]
    here = [name for name in names if box.catalogue.by_id("secret")[name].number(box.box)]
    return [name for name in here if name not in chosen]
