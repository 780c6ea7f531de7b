"""Why a move of Fall or Duel is good: goals and the way to them, monsters, mines, kingdoms, actions, and the end."""

from __future__ import annotations

from typing import Final

from underhall.core.buffers import i64
from underhall.core.evaluation import Reason
from underhall.games.dwar7s.catalogue import DRAGON, GEMS, KINDS, MONSTER_TYPE, MONSTERS_EACH
from underhall.games.dwar7s.map import NONE
from underhall.games.dwar7s.prospects import Prospects
from underhall.games.dwar7s.scoring import kingdom_points, score
from underhall.games.dwar7s.secret_goals import fulfilled
from underhall.games.dwar7s.state import (
    GEM_COUNT,
    GOAL,
    GOAL_ROW,
    OGRE_COUNT,
    REVEALED,
    ROW,
    ROW_LENGTH,
    SECRET,
    TROPHIES,
    Dwar7sState,
)
from underhall.games.dwar7s.table_reading import HAS, HAS_OGRES, HOME, OPEN_MINE, SEAT

FAR: Final = 9  # a goal so many actions away is not worth telling
SOON: Final = 2  # a goal that another seat could have had in so many actions is taken from it


def reasons(before: Dwar7sState, after: Dwar7sState, seat: i64) -> list[Reason]:
    found: list[Reason] = []
    was = Prospects()
    was.read(before)
    now = Prospects()
    now.read(after)
    tell_end(before, after, seat, found)
    tell_done(before, after, was, seat, found)
    tell_goal(before, after, was, now, seat, found)
    tell_secret(before, after, was, now, seat, found)
    tell_cards(before, after, seat, found)
    tell_work(was, now, seat, found)
    tell_kingdoms(before, after, seat, found)
    tell_mines(was, now, after, seat, found)
    if not found and after.seat != seat:
        found.append(Reason("waits", 0.1))
    if not found and after.have(seat, GEM_COUNT) + after.have(seat, OGRE_COUNT) < (
        before.have(seat, GEM_COUNT) + before.have(seat, OGRE_COUNT)
    ):
        found.append(Reason("least_loss", 0.1))
    return found


def best_other(state: Dwar7sState, seat: i64) -> i64:
    best: i64 = -1000
    other: i64 = 0
    while other < state.seats:
        if other != seat and score(state, other) > best:
            best = score(state, other)
        other += 1
    return best


def tell_end(before: Dwar7sState, after: Dwar7sState, seat: i64, found: list[Reason]) -> None:
    ahead = score(after, seat) > best_other(after, seat)
    if after.seat < 0:
        winners: i64 = after.winners()
        if not (winners >> seat) & 1:
            found.append(Reason("ends_lost", -5.0))
        else:
            found.append(Reason("ends_won" if winners == 1 << seat else "ends_level", 9.0))
    elif after.closing and not before.closing:
        found.append(Reason("closes_ahead" if ahead else "closes_behind", 4.0 if ahead else -2.0))
    if ahead and score(before, seat) <= best_other(before, seat):
        found.append(Reason("leads", 1.8))


def tell_done(before: Dwar7sState, after: Dwar7sState, was: Prospects, seat: i64, found: list[Reason]) -> None:
    """Goals completed, monsters slain."""
    row: i64 = seat * ROW
    goals: i64 = after.holdings[row + GOAL] & ~before.holdings[row + GOAL]
    place: i64 = 0
    while place < before.row:
        goal: i64 = before.table[GOAL_ROW + place]
        if (goals >> goal) & 1:
            found.append(Reason("completes", 5.0, {"goal": goal, "points": after.cards.goal_points[goal]}))
            other: i64 = 0
            while other < before.seats:
                if other != seat and was.works[other * ROW_LENGTH + place] <= SOON:
                    found.append(Reason("comes_first", 3.0, {"seat": other, "goal": goal}))
                other += 1
        place += 1
    if after.holdings[row + REVEALED] and not before.holdings[row + REVEALED]:
        secret: i64 = after.holdings[row + SECRET]
        found.append(Reason("reveals", 5.0, {"secret": secret, "points": after.cards.secret_points[secret]}))
    slain: i64 = after.holdings[row + TROPHIES] & ~before.holdings[row + TROPHIES]
    monster: i64 = 0
    while slain >> monster:
        if (slain >> monster) & 1:
            card: i64 = monster // MONSTERS_EACH * KINDS + DRAGON + monster % MONSTERS_EACH
            found.append(Reason("slays", 3.5, {"which": card}))
        monster += 1


def tell_goal(
    before: Dwar7sState, after: Dwar7sState, was: Prospects, now: Prospects, seat: i64, found: list[Reason]
) -> None:
    """The trading goal that came nearest: ready, a gem short, or some actions away."""
    nearest: i64 = FAR
    best: i64 = NONE
    place: i64 = 0
    while place < after.row:
        goal: i64 = after.table[GOAL_ROW + place]
        old: i64 = work_before(before, was, seat, goal)
        new: i64 = now.works[seat * ROW_LENGTH + place]
        if new < old and new < nearest:
            nearest = new
            best = goal
        place += 1
    if best == NONE:
        return
    if nearest == NONE:
        found.append(Reason("goal_ready", 3.5, {"goal": best}))
        return
    gem: i64 = lacking_one(after, now, seat, best)
    if gem >= 0:
        found.append(Reason("one_gem_short", 1.6, {"gem": gem, "goal": best}))
    elif nearest > 0:
        found.append(Reason("nearer_goal", 1.8 - 0.15 * float(nearest), {"goal": best, "count": nearest}))


def work_before(before: Dwar7sState, was: Prospects, seat: i64, goal: i64) -> i64:
    """The actions a goal took before the move; NONE, the least, for one that was not there."""
    place: i64 = 0
    while place < before.row:
        if before.table[GOAL_ROW + place] == goal:
            return was.works[seat * ROW_LENGTH + place]
        place += 1
    return NONE


def lacking_one(state: Dwar7sState, now: Prospects, seat: i64, goal: i64) -> i64:
    """The gem of which a single one is missing for a goal; NONE if more are, or none is."""
    missing: i64 = 0
    which: i64 = NONE
    gem: i64 = 0
    while gem < GEMS:
        lacks: i64 = state.cards.cost[goal * GEMS + gem] - now.seats[seat * SEAT + HAS + gem]
        if lacks > 0:
            missing += lacks
            which = gem
        gem += 1
    return which if missing == 1 else NONE


def tell_secret(
    before: Dwar7sState, after: Dwar7sState, was: Prospects, now: Prospects, seat: i64, found: list[Reason]
) -> None:
    if after.holdings[seat * ROW + REVEALED]:
        return
    secret: i64 = after.holdings[seat * ROW + SECRET]
    could = fulfilled(before, seat, secret)
    if fulfilled(after, seat, secret):
        if not could:
            found.append(Reason("secret_ready", 3.0, {"secret": secret}))
        return
    work: i64 = now.secret_work(after, seat, secret)
    if not could and 0 < work < FAR and work < was.secret_work(before, seat, secret):
        found.append(Reason("nearer_secret", 1.5 - 0.12 * float(work), {"secret": secret, "count": work}))


def tell_cards(before: Dwar7sState, after: Dwar7sState, seat: i64, found: list[Reason]) -> None:
    site: i64 = 0
    while site < after.map.count:
        card: i64 = after.map.top(site)
        if after.cards.type[card % KINDS] == MONSTER_TYPE:
            old: i64 = dwarfs_on(before, card, seat)
            new: i64 = after.map.dwarfs(site, seat)
            left: i64 = after.cards.need[card] - new
            if new > old and left <= 0:
                found.append(Reason("monster_ready", 2.4, {"which": card}))
            elif new > old:
                found.append(Reason("nearer_monster", 1.7 - 0.25 * float(left), {"which": card, "count": left}))
        else:
            missing: i64 = after.cards.need[card] - after.map.dwarfs(site, seat)
            if missing > 0 and after.map.dwarfs(site, seat) > dwarfs_on(before, card, seat):
                found.append(Reason("nearer_task", 0.3, {"card": card % KINDS, "count": missing}))
            elif is_new(before, card):
                found.append(Reason("new_card", 0.05, {"card": card % KINDS}))
        site += 1


def is_new(before: Dwar7sState, card: i64) -> bool:
    """Whether a card was no top card before the move: laid, or dug up."""
    site: i64 = 0
    while site < before.map.count:
        if before.map.top(site) == card:
            return False
        site += 1
    return True


def dwarfs_on(state: Dwar7sState, card: i64, seat: i64) -> i64:
    site: i64 = 0
    while site < state.map.count:
        if state.map.top(site) == card:
            return state.map.dwarfs(site, seat)
        site += 1
    return 0


def tell_work(was: Prospects, now: Prospects, seat: i64, found: list[Reason]) -> None:
    """What comes in with the tasks that are ready."""
    row: i64 = seat * SEAT
    gem: i64 = 0
    while gem < GEMS:
        more: i64 = now.seats[row + HAS + gem] - was.seats[row + HAS + gem]
        if more > 0:
            found.append(Reason("mines", 0.7 + 0.1 * float(more), {"number": more, "gem": gem}))
        gem += 1
    if now.seats[row + HAS_OGRES] > was.seats[row + HAS_OGRES]:
        found.append(Reason("draws_ogre", 0.6))
    if now.seats[row + HOME] > was.seats[row + HOME]:
        count: i64 = now.seats[row + HOME] - was.seats[row + HOME]
        found.append(Reason("home", 0.3, {"count": count}))


def tell_kingdoms(before: Dwar7sState, after: Dwar7sState, seat: i64, found: list[Reason]) -> None:
    """What kingdoms are worth, the fourth action, and what others lose from their hands."""
    other: i64 = 0
    while other < after.seats:
        points: i64 = kingdom_points(after, other) - kingdom_points(before, other)
        actions: i64 = after.allowance(other) - before.allowance(other)
        if other == seat:
            if points:
                kind = "kingdom_up" if points > 0 else "kingdom_down"
                found.append(Reason(kind, 0.45 * float(points), {"points": points if points > 0 else -points}))
            if actions > 0:
                found.append(Reason("fourth_action", 1.6))
        else:
            if points < 0:
                found.append(Reason("kingdom_of_other", -0.4 * float(points), {"seat": other, "points": -points}))
            if actions < 0:
                found.append(Reason("action_of_other", 1.3, {"seat": other}))
            gems: i64 = before.have(other, GEM_COUNT) - after.have(other, GEM_COUNT)
            if gems > 0 and after.have(seat, GEM_COUNT) > before.have(seat, GEM_COUNT):
                found.append(Reason("steals_gem", 1.5, {"seat": other}))
            ogres: i64 = before.have(other, OGRE_COUNT) - after.have(other, OGRE_COUNT)
            if ogres > 0 and after.have(seat, OGRE_COUNT) >= before.have(seat, OGRE_COUNT):
                found.append(Reason("takes_ogres", 0.8, {"seat": other}))
        other += 1


def tell_mines(was: Prospects, now: Prospects, after: Dwar7sState, seat: i64, found: list[Reason]) -> None:
    """Mines opened, and closed to others."""
    gem: i64 = 0
    while gem < GEMS:
        if now.seats[seat * SEAT + OPEN_MINE + gem] > was.seats[seat * SEAT + OPEN_MINE + gem]:
            found.append(Reason("opens_mine", 0.9, {"gem": gem}))
        other: i64 = 0
        while other < after.seats:
            if other != seat and now.seats[other * SEAT + OPEN_MINE + gem] < was.seats[other * SEAT + OPEN_MINE + gem]:
                found.append(Reason("closes_mine", 0.8, {"seat": other, "gem": gem}))
            other += 1
        gem += 1
