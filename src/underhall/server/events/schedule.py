"""What is to be played now: the games of the next round, or of a match that goes on, or nothing because it is over."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from underhall.server.events import knock_out, pairing
from underhall.server.events.games import BYE, KNOCK_OUT, ROUND_ROBIN, WALKOVER, EventGame, EventRules, Field
from underhall.server.events.knock_out import Match

Seats = tuple[int, ...]
FEWEST_ROUNDS = 3


@dataclass(frozen=True)
class Due:
    """Games to be begun, those that need no table with their result; ``new_round`` says whether they begin a round."""

    games: list[EventGame] = field(default_factory=list)
    new_round: bool = False
    over: bool = False


def rounds_of(rules: EventRules, count: int) -> int:
    """How many rounds so many entrants play; for a knock-out of tables of several, at the least."""
    if rules.kind == KNOCK_OUT:
        return _knock_out_rounds(rules, count)
    if rules.kind == ROUND_ROBIN and rules.seats == 2:
        return pairing.circle_rounds(count)
    if rules.rounds:
        return rules.rounds if rules.seats > 2 else min(rules.rounds, pairing.circle_rounds(count))
    if rules.kind == ROUND_ROBIN:  # that everybody can have met everybody
        return max(FEWEST_ROUNDS, -(-(count - 1) // (rules.seats - 1)))
    usual = max(FEWEST_ROUNDS, math.ceil(math.log2(max(2, count))))
    return min(usual, pairing.circle_rounds(count)) if rules.seats == 2 else usual


def _knock_out_rounds(rules: EventRules, count: int) -> int:
    rounds = 0
    while count > 1:
        sizes = [2] * (count // 2) if rules.seats == 2 else pairing.sizes_of(count, rules.sizes)
        alone = count - sum(sizes)
        on = [1 if len(sizes) + alone == 1 else min(rules.through, size - 1) for size in sizes]
        count = sum(on) + alone
        rounds += 1
    return rounds


def due(rules: EventRules, here: Field) -> Due:
    """What is to be begun now. Where somebody has left, their games end without being played."""
    if any(game.shares is None for game in here.games) and rules.kind != KNOCK_OUT:
        return Due()
    if rules.kind == KNOCK_OUT:
        return _knock_out(rules, here)
    number = here.last_round() + 1
    present = here.here()
    if number >= rounds_of(rules, len(here.order)) or len(present) < min(rules.sizes):
        return Due(over=True)
    if rules.seats > 2:
        games = _at_tables(rules, here, number)
    elif rules.kind == ROUND_ROBIN:
        games = _named(number, pairing.circle(here.order, number), here.gone, bye=0.0)
    else:
        games = _swiss(here, number)
    return Due(games, new_round=True)


def points_of(here: Field) -> dict[int, Fraction]:
    """How many points everybody has."""
    return {one: sum((game.share(one) for game in here.games), Fraction(0)) for one in here.order}


def _swiss(here: Field, number: int) -> list[EventGame]:
    order, points = _standing(here)
    played = [game.seats for game in here.games if len(game.seats) > 1]
    pairs = pairing.swiss(order, points, pairing.meetings(played), _rested(here))
    firsts = Counter(seats[0] for seats in played)
    return _named(number, pairing.first_seats(pairs, firsts), here.gone, bye=1.0)


def _at_tables(rules: EventRules, here: Field, number: int) -> list[EventGame]:
    order, points = _standing(here)
    sizes = pairing.sizes_of(len(order), rules.sizes)
    rests = set(pairing.resting(order, len(order) - sum(sizes), _rested(here)))
    playing = [one for one in order if one not in rests]
    met = pairing.meetings(game.seats for game in here.games)
    known = None if rules.kind == ROUND_ROBIN or not number else points
    seatings = pairing.tables(playing, sizes, met, known, f"{rules.seed} {number}")
    alone = [(one,) for one in sorted(rests)]
    return _named(number, [*seatings, *alone], here.gone, bye=0.0 if rules.kind == ROUND_ROBIN else 1.0)


def _standing(here: Field) -> tuple[list[int], dict[int, Fraction]]:
    """Those who are here, most points first, else in the order of the draw; and everybody's points."""
    points = points_of(here)
    return sorted(here.here(), key=lambda one: -points[one]), points


def _rested(here: Field) -> Counter[int]:
    return Counter(game.seats[0] for game in here.games if game.ending == BYE)


def _named(number: int, seatings: Iterable[Seats], gone: frozenset[int], bye: float) -> list[EventGame]:
    """The games of a round; nobody sits down with somebody who has left."""
    games = []
    for board, seats in enumerate(seatings):
        if len(seats) == 1:
            games.append(EventGame(number, board, 0, seats, (bye if seats[0] not in gone else 0.0,), ending=BYE))
        else:
            games.append(_game(number, board, 0, seats, gone))
    return games


def _game(number: int, board: int, game: int, seats: Seats, gone: frozenset[int]) -> EventGame:
    if gone.isdisjoint(seats):
        return EventGame(number, board, game, seats)
    return EventGame(number, board, game, seats, walkover(seats, gone), ending=WALKOVER)


def walkover(seats: Seats, gone: Iterable[int]) -> tuple[float, ...]:
    """The shares where some of a table have left: the others have won."""
    left = set(gone)
    here = [one for one in seats if one not in left]
    return tuple(0.0 if one in left else 1.0 / len(here) for one in seats)


# Knock-outs.


def _knock_out(rules: EventRules, here: Field) -> Due:
    number = here.last_round()
    if number < 0:
        return Due(_new_round(0, _first(rules, here), here), new_round=True)
    decided: list[tuple[Match, list[int]]] = []
    more: list[EventGame] = []
    for match, games in knock_out.matches_of(here.of_round(number), here.order):
        ranked = knock_out.ranking(match, games, rules.best_of)
        if ranked is not None:
            decided.append((match, ranked))
        elif all(game.shares is not None for game in games):
            seats = tuple(reversed(games[-1].seats))  # whoever began the last game sits second in the next
            more.append(_game(number, match.board, len(games), seats, here.gone))
    boards = {game.board for game in here.of_round(number)}
    if len(decided) < len(boards):
        return Due(more)
    if len(decided) == 1:
        return Due(over=True)
    return Due(_new_round(number + 1, _next(rules, here, decided), here), new_round=True)


def _first(rules: EventRules, here: Field) -> list[Match]:
    if rules.seats == 2:
        return knock_out.first_matches(here.order)
    return _spread(rules, here.order)


def _next(rules: EventRules, here: Field, decided: Sequence[tuple[Match, list[int]]]) -> list[Match]:
    if rules.seats == 2:
        return knock_out.next_matches([ranked[0] for _, ranked in decided], here.order)
    on = [ranked[: going_on(rules, match)] for match, ranked in decided]
    by_place = [table[place] for place in range(rules.through) for table in on if place < len(table)]
    present = [one for one in by_place if one not in here.gone]
    return _spread(rules, present or by_place[:1])


def going_on(rules: EventRules, match: Match) -> int:
    """How many of a table go on, where it is not the last."""
    return max(1, min(rules.through, len(match.entrants) - 1))


def _spread(rules: EventRules, entrants: Sequence[int]) -> list[Match]:
    """At tables of several; where not all can sit the best go on without a game."""
    sizes = pairing.sizes_of(len(entrants), rules.sizes)
    free = len(entrants) - sum(sizes)
    matches = knock_out.spread(entrants[free:], sizes)
    return [*matches, *(Match(len(matches) + place, (one,)) for place, one in enumerate(entrants[:free]))]


def _new_round(number: int, matches: Iterable[Match], here: Field) -> list[EventGame]:
    games = []
    for match in matches:
        seats = match.entrants
        if len(seats) == 1:
            games.append(EventGame(number, match.board, 0, seats, (1.0,), ending=BYE))
        elif len(seats) == 2:
            # The better seed begins in every second round, so that it is not always the same.
            games.append(_game(number, match.board, 0, seats if number % 2 == 0 else seats[::-1], here.gone))
        else:
            games.append(_game(number, match.board, 0, tuple(sorted(seats)), here.gone))
    return games
