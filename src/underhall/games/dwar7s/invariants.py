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
            raise BadPosition(f"seats.{seat}: {state.hand(seat)} cards in hand, at most {HAND_LIMIT} (K-152)")


def check_turn(state: Dwar7sState) -> None:
    """The moment in the game can be one: nothing here depends on what a position may leave unsaid."""
    castle = state.map.castles[state.rules.colour[state.active]]
    if state.actions > ACTIONS_EACH and castle == NONE:
        raise BadPosition(f"actions: {state.actions} are only possible with the own castle on the map (K-76)")
    if state.ended != RUNNING:
        return
    if state.closing and state.active == state.first:
        raise BadPosition("closing: the last round is over before the first player moves again (K-133)")
    if state.quiet >= QUIET_ROUNDS:
        raise BadPosition(f"quiet: after {QUIET_ROUNDS} rounds with nothing done the game is over (K-136)")
    if state.round == 1 and state.active != state.first and state.map.count == 0:
        raise BadPosition("map: the first player has laid a card before anybody else moves (K-21)")


def check_cards(state: Dwar7sState) -> None:
    """K-149."""
    found: dict[int, str] = {}

    def meet(card: int, where: str) -> None:
        if card in found:
            raise BadPosition(f"{where}: {CARD_NAMES[card]} is also in {found[card]} (K-149)")
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
            raise BadPosition(f"card {CARD_NAMES[card]}: {'missing' if played else 'nobody plays this colour'} (K-149)")


def check_stacks(state: Dwar7sState) -> None:
    """K-151, and that every card could have covered the one below it (K-35 to K-37)."""
    for site in range(state.map.count):
        cards = state.map.stack(site)
        types = [state.cards.type[card % KINDS] for card in cards]
        for below, above in zip(range(len(cards) - 1), range(1, len(cards)), strict=True):
            dragon = cards[above] % KINDS == DRAGON and above == len(cards) - 1 and types[below] == MINE_TYPE
            if dragon and not state.rules.dragon_over_mine:
                raise BadPosition(
                    f"map.{spot_name(state.map.get(site, CELL))}: "
                    f"a dragon cannot lie on a mine with dragon_over_mine=off (K-37)"
                )
            if types[below] not in (1, 3, 4) or not (types[above] == types[below] or dragon):
                raise BadPosition(
                    f"map.{spot_name(state.map.get(site, CELL))}: "
                    f"{CARD_NAMES[cards[above]]} cannot lie on {CARD_NAMES[cards[below]]} (K-151)"
                )


def check_dwarfs(state: Dwar7sState) -> None:
    """K-146, K-151."""
    for site in range(state.map.count):
        row = site * SITE
        if state.map.sites[row + STANDING] > state.map.sites[row + PLACES]:
            raise BadPosition(
                f"dwarfs.{spot_name(state.map.sites[row + CELL])}: {state.map.sites[row + STANDING]} dwarfs, "
                f"the card has {state.map.sites[row + PLACES]} places (K-151)"
            )
    for seat in range(state.seats):
        on_map = sum(state.map.dwarfs(site, seat) for site in range(state.map.count))
        if on_map + state.have(seat, PILE) != DWARFS_EACH or state.have(seat, PILE) < 0:
            raise BadPosition(
                f"seats.{seat}.pile: {state.have(seat, PILE)} with {on_map} dwarfs on the map, "
                f"{DWARFS_EACH} in all are needed (K-146)"
            )


def check_gems_and_ogres(state: Dwar7sState) -> None:
    """K-147, K-148."""
    for gem in range(GEMS):
        total = state.table[SUPPLY + gem] + sum(state.have(seat, GEM + gem) for seat in range(state.seats))
        if total != state.cards.gem_count[gem]:
            raise BadPosition(
                f"supply.{GEM_NAMES[gem]}: {total} with all hands, the game has {state.cards.gem_count[gem]} (K-147)"
            )
    deck = listed(state.table, OGRE_DECK, state.ogres) + listed(state.table, OGRE_DISCARD, state.discards)
    for ogre in range(OGRES):
        total = deck.count(ogre) + sum(state.have(seat, OGRE + ogre) for seat in range(state.seats))
        if total != state.cards.ogre_count[ogre]:
            raise BadPosition(
                f"ogre_deck: {total} {OGRE_NAMES[ogre]} with discards and hands, "
                f"the game has {state.cards.ogre_count[ogre]} (K-148)"
            )
    for seat in range(state.seats):
        gems = sum(state.have(seat, GEM + gem) for gem in range(GEMS))
        ogres = sum(state.have(seat, OGRE + ogre) for ogre in range(OGRES))
        if gems != state.have(seat, GEM_COUNT) or ogres != state.have(seat, OGRE_COUNT):
            raise BadPosition(f"seats.{seat}: the counts of gems or ogre cards are wrong")
        if min(state.have(seat, column) for column in range(GEM, OGRE_COUNT)) < 0:
            raise BadPosition(f"seats.{seat}: a count of cards is below 0")


def check_goals(state: Dwar7sState) -> None:
    """K-150, and the same for secret goals."""
    goals = listed(state.table, GOAL_ROW, state.row) + listed(state.table, GOAL_DECK, state.goals)
    secrets = listed(state.table, SPARE_SECRETS, state.spares)
    for seat in range(state.seats):
        goals += [goal for goal in range(len(GOAL_NAMES)) if state.have(seat, GOAL) >> goal & 1]
        secrets.append(state.have(seat, SECRET))
    for goal, name in enumerate(GOAL_NAMES):
        if goals.count(goal) != state.cards.goal_count[goal]:
            raise BadPosition(f"row: {name} is there {goals.count(goal)} times in all (K-150)")
    for secret, name in enumerate(SECRET_NAMES):
        if secrets.count(secret) != state.cards.secret_count[secret]:
            raise BadPosition(f"spare_secrets: {name} is there {secrets.count(secret)} times in all (K-8)")
    if state.goals > 0 and state.row != ROW_LENGTH:
        raise BadPosition(f"row: {ROW_LENGTH} goals lie face up while the deck has any (K-150)")
