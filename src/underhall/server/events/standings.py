"""How everybody stands, and by what those of equal points are told apart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, groupby

from underhall.server.events import knock_out
from underhall.server.events.games import BYE, KNOCK_OUT, SWISS, EventGame, EventRules, Field
from underhall.server.events.schedule import going_on, points_of

BUCHHOLZ, SONNEBORN, DIRECT = "buchholz", "sonneborn", "direct"
# Which tie-breaks count, in their order. In a round robin all have the same opponents: Buchholz tells nothing there.
TIE_BREAKS = {SWISS: (BUCHHOLZ, SONNEBORN, DIRECT), KNOCK_OUT: ()}
OF_A_ROUND_ROBIN = (SONNEBORN, DIRECT)


@dataclass(frozen=True)
class Standing:
    """One line. ``by`` names what put it behind the line before that has as many points; empty where nothing had to."""

    entrant: int
    place: int
    points: Fraction
    games: int
    won: int
    buchholz: Fraction
    sonneborn: Fraction
    by: str = ""
    out: bool = False  # of a knock-out


def tie_breaks(kind: str) -> tuple[str, ...]:
    return TIE_BREAKS.get(kind, OF_A_ROUND_ROBIN)


def standings(rules: EventRules, here: Field) -> list[Standing]:
    """Everybody, the first first; equal ones share a place."""
    if rules.kind == KNOCK_OUT:
        return _of_knock_out(rules, here)
    points = points_of(here)
    lines = {one: _line(one, here, points) for one in here.order}
    listed: list[Standing] = []
    for _, tied in _grouped(here.order, lambda one: points[one]):
        for group, by in _untied(tied, tie_breaks(rules.kind), lines, here.games):
            place = len(listed) + 1
            listed += [_placed(lines[one], place, by) for one in group]
    return listed


def _line(one: int, here: Field, points: dict[int, Fraction]) -> Standing:
    over = [game for game in here.games if game.shares is not None and one in game.seats]
    played = [game for game in over if game.ending != BYE]
    return Standing(
        one,
        0,
        points[one],
        len(played),
        sum(game.share(one) == 1 for game in played),
        sum((_opponents(game, one, points) for game in over), Fraction(0)),
        sum((game.share(one) * _opponents(game, one, points) for game in over), Fraction(0)),
    )


def _opponents(game: EventGame, one: int, points: dict[int, Fraction]) -> Fraction:
    """What the opponents of a game have, on average. A bye counts as an opponent with as many points as oneself."""
    others = game.others(one)
    return sum((points[other] for other in others), Fraction(0)) / len(others) if others else points[one]


def _placed(line: Standing, place: int, by: str, out: bool = False) -> Standing:
    return Standing(line.entrant, place, line.points, line.games, line.won, line.buchholz, line.sonneborn, by, out)


def _untied(
    tied: list[int], breaks: Sequence[str], lines: dict[int, Standing], games: Sequence[EventGame]
) -> list[tuple[list[int], str]]:
    """Groups that share a place, the first first, each with what put it behind the one before."""
    if len(tied) == 1 or not breaks:
        return [(tied, "")]
    value = _values(breaks[0], tied, lines, games)
    if value is None:
        return _untied(tied, breaks[1:], lines, games)
    found: list[tuple[list[int], str]] = []
    for number, (_, group) in enumerate(_grouped(tied, lambda one: value[one])):
        parts = _untied(group, breaks[1:], lines, games)
        if number:
            parts[0] = (parts[0][0], breaks[0])
        found += parts
    return found


def _values(
    by: str, tied: list[int], lines: dict[int, Standing], games: Sequence[EventGame]
) -> dict[int, Fraction] | None:
    if by == BUCHHOLZ:
        return {one: lines[one].buchholz for one in tied}
    if by == SONNEBORN:
        return {one: lines[one].sonneborn for one in tied}
    return direct(tied, games)


def direct(tied: Sequence[int], games: Sequence[EventGame]) -> dict[int, Fraction] | None:
    """The points from the games among some entrants; None unless each of them has met each other."""
    among = [game for game in games if game.shares is not None and len(set(game.seats) & set(tied)) > 1]
    for one, other in combinations(tied, 2):
        if not any(one in game.seats and other in game.seats for game in among):
            return None
    return {one: sum((game.share(one) for game in among), Fraction(0)) for one in tied}


def _grouped(entrants: Sequence[int], value: Callable[[int], Fraction]) -> list[tuple[Fraction, list[int]]]:
    ordered = sorted(entrants, key=lambda one: -value(one))
    return [(key, list(group)) for key, group in groupby(ordered, key=value)]


def _of_knock_out(rules: EventRules, here: Field) -> list[Standing]:
    """Who came further stands before; at tables of several, within a round, by the place at the table."""
    points = points_of(here)
    reached: dict[int, tuple[int, int]] = dict.fromkeys(here.order, (0, 0))  # round, and how far in it
    out: set[int] = set()
    last = here.last_round()
    for number in range(last + 1):
        matches = knock_out.matches_of(here.of_round(number), here.order)
        for match, games in matches:
            ranked = knock_out.ranking(match, games, rules.best_of)
            for place, one in enumerate(match.entrants if ranked is None else ranked):
                reached[one] = (number, 0 if ranked is None else -place)
            if ranked is not None:
                out |= set(ranked[1 if len(matches) == 1 else going_on(rules, match) :])
    out |= {one for one, (number, _) in reached.items() if number < last}
    ordered = sorted(here.order, key=lambda one: (-reached[one][0], -reached[one][1]))
    listed: list[Standing] = []
    for _, group in groupby(ordered, key=lambda one: reached[one]):
        place = len(listed) + 1
        listed += [_placed(_line(one, here, points), place, "", one in out) for one in group]
    return listed
