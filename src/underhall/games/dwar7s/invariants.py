"""What always holds in a game of Fall or Duel (3.15): no card, dwarf or gem lost, doubled or out of place."""

from __future__ import annotations

from underhall.core.buffers import listed
from underhall.core.errors import BadPosition
from underhall.core.fields import mask_words
from underhall.games.dwar7s.catalogue import (
    CARD_COUNT,
    CARD_NAMES,
    DRAGON,
    GEM_NAMES,
    GEMS,
    GOAL_NAMES,
    KINDS,
    MINE_TYPE,
    MONSTER_NAMES,
    OGRE_NAMES,
    OGRES,
    SECRET_NAMES,
)
from underhall.games.dwar7s.map import CELL, NONE, PLACES, SITE, STANDING
from underhall.games.dwar7s.moves import spot_name
from underhall.games.dwar7s.standstill import QUIET_ROUNDS
from underhall.games.dwar7s.state import (
    ACTIONS_EACH,
    DWARFS_EACH,
    GEM,
    GEM_COUNT,
    GOAL,
    GOAL_DECK,
    GOAL_ROW,
    HAND_LIMIT,
    KINGDOM,
    OGRE,
    OGRE_COUNT,
    OGRE_DECK,
    OGRE_DISCARD,
    PILE,
    ROW_LENGTH,
    RUNNING,
    SECRET,
    SPARE_SECRETS,
    SUPPLY,
    TROPHIES,
    Dwar7sState,
)


def check(state: Dwar7sState) -> None:
    check_cards(state)
    check_stacks(state)
    check_dwarfs(state)
    check_gems_and_ogres(state)
    check_goals(state)
    check_turn(state)
    for seat in range(state.seats):
        if seat != state.active and state.hand(seat) > HAND_LIMIT:
            raise BadPosition("dwar7s_position-hand_too_large", seat=seat, count=state.hand(seat), limit=HAND_LIMIT)


def check_turn(state: Dwar7sState) -> None:
    """The moment in the game can be one: nothing here depends on what a position may leave unsaid."""
    castle = state.map.castles[state.rules.colour[state.active]]
    if state.actions > ACTIONS_EACH and castle == NONE:
        raise BadPosition("dwar7s_position-actions_without_castle", count=state.actions)
    if state.ended != RUNNING:
        return
    if state.closing and state.active == state.first:
        raise BadPosition("dwar7s_position-closing_too_long")
    if state.quiet >= QUIET_ROUNDS:
        raise BadPosition("dwar7s_position-quiet_too_long", count=QUIET_ROUNDS)
    if state.round == 1 and state.active != state.first and state.map.count == 0:
        raise BadPosition("dwar7s_position-no_first_card")


def check_cards(state: Dwar7sState) -> None:
    """K-149."""
    found: dict[int, str] = {}

    def meet(card: int, where: str) -> None:
        if card in found:
            raise BadPosition("dwar7s_position-card_twice", where=where, card=CARD_NAMES[card], other=found[card])
        found[card] = where

    for site in range(state.map.count):
        for card in state.map.stack(site):
            meet(card, f"map.{spot_name(state.map.get(site, CELL))}")
    for seat in range(state.seats):
        for kind in range(KINDS):
            if state.have(seat, KINGDOM) >> kind & 1:
                meet(state.rules.colour[seat] * KINDS + kind, f"seats.{seat}.kingdom")
        for name in mask_words(state.have(seat, TROPHIES), MONSTER_NAMES):
            meet(CARD_NAMES.index(name), f"seats.{seat}.trophies")
    for card in range(CARD_COUNT):
        played = state.rules.seat[card // KINDS] != NONE
        if played != (card in found):
            key = "dwar7s_position-card_missing" if played else "dwar7s_position-colour_of_nobody"
            raise BadPosition(key, card=CARD_NAMES[card])


def check_stacks(state: Dwar7sState) -> None:
    """K-151, and that every card could have covered the one below it (K-35 to K-37)."""
    for site in range(state.map.count):
        cards = state.map.stack(site)
        types = [state.cards.type[card % KINDS] for card in cards]
        for below, above in zip(range(len(cards) - 1), range(1, len(cards)), strict=True):
            dragon = cards[above] % KINDS == DRAGON and above == len(cards) - 1 and types[below] == MINE_TYPE
            if dragon and not state.rules.dragon_over_mine:
                raise BadPosition("dwar7s_position-dragon_on_mine", spot=spot_name(state.map.get(site, CELL)))
            if types[below] not in (1, 3, 4) or not (types[above] == types[below] or dragon):
                raise BadPosition(
                    "dwar7s_position-wrong_cover",
                    spot=spot_name(state.map.get(site, CELL)),
                    above=CARD_NAMES[cards[above]],
                    below=CARD_NAMES[cards[below]],
                )


def check_dwarfs(state: Dwar7sState) -> None:
    """K-146, K-151."""
    for site in range(state.map.count):
        row = site * SITE
        if state.map.sites[row + STANDING] > state.map.sites[row + PLACES]:
            raise BadPosition(
                "dwar7s_position-crowded",
                spot=spot_name(state.map.sites[row + CELL]),
                count=state.map.sites[row + STANDING],
                places=state.map.sites[row + PLACES],
            )
    for seat in range(state.seats):
        on_map = sum(state.map.dwarfs(site, seat) for site in range(state.map.count))
        if on_map + state.have(seat, PILE) != DWARFS_EACH or state.have(seat, PILE) < 0:
            raise BadPosition(
                "dwar7s_position-dwarf_count", seat=seat, pile=state.have(seat, PILE), count=on_map, each=DWARFS_EACH
            )


def check_gems_and_ogres(state: Dwar7sState) -> None:
    """K-147, K-148."""
    for gem in range(GEMS):
        total = state.table[SUPPLY + gem] + sum(state.have(seat, GEM + gem) for seat in range(state.seats))
        if total != state.cards.gem_count[gem]:
            raise BadPosition(
                "dwar7s_position-gem_count", gem=GEM_NAMES[gem], total=total, count=state.cards.gem_count[gem]
            )
    deck = listed(state.table, OGRE_DECK, state.ogres) + listed(state.table, OGRE_DISCARD, state.discards)
    for ogre in range(OGRES):
        total = deck.count(ogre) + sum(state.have(seat, OGRE + ogre) for seat in range(state.seats))
        if total != state.cards.ogre_count[ogre]:
            raise BadPosition(
                "dwar7s_position-ogre_count", total=total, ogre=OGRE_NAMES[ogre], count=state.cards.ogre_count[ogre]
            )
    for seat in range(state.seats):
        gems = sum(state.have(seat, GEM + gem) for gem in range(GEMS))
        ogres = sum(state.have(seat, OGRE + ogre) for ogre in range(OGRES))
        if gems != state.have(seat, GEM_COUNT) or ogres != state.have(seat, OGRE_COUNT):
            raise BadPosition("dwar7s_position-wrong_counts", seat=seat)
        if min(state.have(seat, column) for column in range(GEM, OGRE_COUNT)) < 0:
            raise BadPosition("dwar7s_position-count_below_zero", seat=seat)


def check_goals(state: Dwar7sState) -> None:
    """K-150, and the same for secret goals."""
    goals = listed(state.table, GOAL_ROW, state.row) + listed(state.table, GOAL_DECK, state.goals)
    secrets = listed(state.table, SPARE_SECRETS, state.spares)
    for seat in range(state.seats):
        goals += [goal for goal in range(len(GOAL_NAMES)) if state.have(seat, GOAL) >> goal & 1]
        secrets.append(state.have(seat, SECRET))
    for goal, name in enumerate(GOAL_NAMES):
        if goals.count(goal) != state.cards.goal_count[goal]:
            raise BadPosition("dwar7s_position-goal_count", name=name, count=goals.count(goal))
    for secret, name in enumerate(SECRET_NAMES):
        if secrets.count(secret) != state.cards.secret_count[secret]:
            raise BadPosition("dwar7s_position-secret_count", name=name, count=secrets.count(secret))
    if state.goals > 0 and state.row != ROW_LENGTH:
        raise BadPosition("dwar7s_position-row_not_full", count=ROW_LENGTH)
