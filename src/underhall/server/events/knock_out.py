"""A knock-out: the bracket of matches for two, and rounds of tables of several from which the first ones go on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from underhall.server.events.games import WALKOVER, EventGame

# After the games of a match, so many more decide where it stands equal; then the better seed goes on.
EXTRA_GAMES = 2


@dataclass(frozen=True)
class Match:
    """Who meets, the better seed first; one alone goes on without a game."""

    board: int
    entrants: tuple[int, ...]


def bracket(count: int) -> list[int]:
    """Seeds (0 is the best) in the order of the bracket: the first and the second can only meet in the final.

    Seeds from ``count`` on are nobody: whoever meets them has a bye.
    """
    order = [0]
    while len(order) < count:
        order = [seed for one in order for seed in (one, 2 * len(order) - 1 - one)]
    return order


def first_matches(order: Sequence[int]) -> list[Match]:
    """The first round for tables of two. ``order`` has the best seed first."""
    slots = [order[seed] if seed < len(order) else None for seed in bracket(len(order))]
    pairs = zip(slots[::2], slots[1::2], strict=True)
    return [
        Match(board, tuple(sorted((one for one in pair if one is not None), key=order.index)))
        for board, pair in enumerate(pairs)
    ]


def next_matches(winners: Sequence[int], order: Sequence[int]) -> list[Match]:
    """The next round: the winners of two neighbouring matches meet."""
    pairs = zip(winners[::2], winners[1::2], strict=True)
    return [Match(board, tuple(sorted(pair, key=order.index))) for board, pair in enumerate(pairs)]


def spread(entrants: Sequence[int], sizes: Sequence[int]) -> list[Match]:
    """Tables of several: the best come to different tables, to and fro as a snake goes."""
    found: list[list[int]] = [[] for _ in sizes]
    waiting = list(entrants)
    forth = True
    while waiting:
        for board in range(len(sizes)) if forth else reversed(range(len(sizes))):
            if waiting and len(found[board]) < sizes[board]:
                found[board].append(waiting.pop(0))
        forth = not forth
    return [Match(board, tuple(table)) for board, table in enumerate(found)]


def matches_of(games: Sequence[EventGame], order: Sequence[int]) -> list[tuple[Match, list[EventGame]]]:
    """The matches of a round that has begun, each with its games."""
    boards: dict[int, list[EventGame]] = {}
    for game in sorted(games, key=lambda game: (game.board, game.game)):
        boards.setdefault(game.board, []).append(game)
    return [(Match(board, tuple(sorted(here[0].seats, key=order.index))), here) for board, here in boards.items()]


def ranking(match: Match, games: Sequence[EventGame], best_of: int) -> list[int] | None:
    """The entrants of a match, the best first; None as long as it is not decided."""
    if any(game.shares is None for game in games) or not games:
        return None
    if len(match.entrants) != 2 or games[-1].ending == WALKOVER:
        return _by_share(match, games[-1])
    one, other = match.entrants
    points = {entrant: sum((game.share(entrant) for game in games), Fraction(0)) for entrant in match.entrants}
    ahead = [one, other] if points[one] >= points[other] else [other, one]
    cannot_be_caught = len(games) < best_of and points[ahead[0]] * 2 > best_of
    if cannot_be_caught or (len(games) >= best_of and points[one] != points[other]):
        return ahead
    return [one, other] if len(games) >= best_of + EXTRA_GAMES else None


def _by_share(match: Match, game: EventGame) -> list[int]:
    """Whoever won, then by what they counted in the end, then the better seed."""
    return sorted(match.entrants, key=lambda one: (-game.share(one), -game.score(one), match.entrants.index(one)))
