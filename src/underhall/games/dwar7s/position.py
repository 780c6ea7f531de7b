"""Positions of Fall and Duel: the whole table as readable plain data, there and back, and what must hold in every one.

Stacks are written bottom first, as in the worked scenarios of the specification; decks from the top.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from underhall.core.buffers import i64, listed
from underhall.core.chance import Chance
from underhall.core.errors import BadPosition
from underhall.core.position import field, truth, whole
from underhall.games.dwar7s.catalogue import (
    CARD_COUNT,
    CARD_NAMES,
    COLOURS,
    DRAGON,
    GEM_NAMES,
    GEMS,
    GOAL_NAMES,
    KIND_NAMES,
    KINDS,
    MINE_TYPE,
    MONSTER_NAMES,
    OGRE_NAMES,
    OGRES,
    SECRET_NAMES,
)
from underhall.games.dwar7s.map import CELL, NONE, PLACES, SITE, STANDING
from underhall.games.dwar7s.moves import SPOT, spot_name
from underhall.games.dwar7s.standstill import QUIET_ROUNDS
from underhall.games.dwar7s.state import (
    ACTIONS_EACH,
    DWARFS_EACH,
    ENDINGS,
    GEM,
    GEM_COUNT,
    GOAL,
    GOAL_COUNT,
    GOAL_DECK,
    GOAL_ROW,
    HAND_LIMIT,
    KINGDOM,
    KINGDOM_COUNT,
    OGRE,
    OGRE_COUNT,
    OGRE_DECK,
    OGRE_DISCARD,
    PILE,
    REVEALED,
    ROW,
    ROW_LENGTH,
    RUNNING,
    SECRET,
    SPARE_SECRETS,
    SUPPLY,
    TROPHIES,
    TROPHY_COUNT,
    Dwar7sState,
    Rules,
)

if TYPE_CHECKING:
    from underhall.core.game import Game, Options


def contents(state: Dwar7sState) -> dict[str, Any]:
    table = state.map
    return {
        "round": state.round,
        "first": state.first,
        "active": state.active,
        "actions": state.actions,
        "closing": bool(state.closing),
        "busy": bool(state.busy),
        "quiet": state.quiet,
        "map": {spot_name(table.get(site, CELL)): stack(state, site) for site in range(table.count)},
        "dwarfs": {
            spot_name(table.get(site, CELL)): dwarfs(state, site)
            for site in range(table.count)
            if table.get(site, STANDING)
        },
        "seats": [seat_contents(state, seat) for seat in range(state.seats)],
        "supply": {name: state.table[SUPPLY + gem] for gem, name in enumerate(GEM_NAMES)},
        "row": names(state, GOAL_ROW, state.row, GOAL_NAMES),
        "goal_deck": names(state, GOAL_DECK, state.goals, GOAL_NAMES)[::-1],
        "ogre_deck": names(state, OGRE_DECK, state.ogres, OGRE_NAMES)[::-1],
        "ogre_discard": names(state, OGRE_DISCARD, state.discards, OGRE_NAMES)[::-1],
        "spare_secrets": names(state, SPARE_SECRETS, state.spares, SECRET_NAMES),
        "ended": ENDINGS[state.ended],
    }


def stack(state: Dwar7sState, site: int) -> list[str]:
    return [f"{CARD_NAMES[card]} r{state.map.turn(card)}" for card in state.map.stack(site)]


def dwarfs(state: Dwar7sState, site: int) -> dict[str, int]:
    """By colour, those that are there."""
    out: dict[str, int] = {}
    for seat in range(state.seats):
        if state.map.dwarfs(site, seat):
            out[COLOURS[state.rules.colour[seat]]] = state.map.dwarfs(site, seat)
    return out


def seat_contents(state: Dwar7sState, seat: int) -> dict[str, Any]:
    return {
        "colour": COLOURS[state.rules.colour[seat]],
        "kingdom": masked(state.have(seat, KINGDOM), KIND_NAMES),
        "pile": state.have(seat, PILE),
        "gems": {name: state.have(seat, GEM + gem) for gem, name in enumerate(GEM_NAMES)},
        "ogres": {name: state.have(seat, OGRE + ogre) for ogre, name in enumerate(OGRE_NAMES)},
        "trophies": masked(state.have(seat, TROPHIES), MONSTER_NAMES),
        "goals": masked(state.have(seat, GOAL), GOAL_NAMES),
        "secret": SECRET_NAMES[state.have(seat, SECRET)],
        "revealed": bool(state.have(seat, REVEALED)),
    }


def masked(mask: int, words: tuple[str, ...]) -> list[str]:
    return [word for number, word in enumerate(words) if mask >> number & 1]


def names(state: Dwar7sState, start: int, count: int, words: tuple[str, ...]) -> list[str]:
    return [words[card] for card in listed(state.table, start, count)]


# Reading.


def read(game: Game[Any], options: Options, rules: Rules, position: dict[str, Any]) -> Dwar7sState:
    """A state without its frames; every field is checked and named in the error."""
    state = Dwar7sState(game, options, rules, Chance(0), None)
    last = int(rules.seats) - 1
    state.round = whole(position, "round", 1, int(rules.round_cap))
    state.first = whole(position, "first", 0, last)
    state.active = whole(position, "active", 0, last)
    state.actions = whole(position, "actions", 0, 4)
    state.closing = truth(position, "closing")
    state.busy = truth(position, "busy")
    state.quiet = whole(position, "quiet", 0, 2)
    read_map(state, field(position, "map", dict))
    read_dwarfs(state, field(position, "dwarfs", dict))
    seats = field(position, "seats", list)
    if len(seats) != rules.seats or not all(isinstance(seat, dict) for seat in seats):
        raise BadPosition(f"seats: {rules.seats} tables are needed")
    for seat, data in enumerate(seats):
        read_seat(state, seat, data)
    supply = field(position, "supply", dict)
    for gem, name in enumerate(GEM_NAMES):
        state.table[SUPPLY + gem] = whole(supply, name, 0, state.cards.gem_count[gem], "supply")
    state.row = read_deck(state, position, "row", GOAL_ROW, ROW_LENGTH, GOAL_NAMES, False)
    state.goals = read_deck(state, position, "goal_deck", GOAL_DECK, GOAL_ROW - GOAL_DECK, GOAL_NAMES, True)
    state.ogres = read_deck(state, position, "ogre_deck", OGRE_DECK, 16, OGRE_NAMES, True)
    state.discards = read_deck(state, position, "ogre_discard", OGRE_DISCARD, 16, OGRE_NAMES, True)
    state.spares = read_deck(state, position, "spare_secrets", SPARE_SECRETS, 8, SECRET_NAMES, False)
    ended = field(position, "ended", str)
    if ended not in ENDINGS:
        raise BadPosition(f"ended: '{ended}' is not one of {', '.join(ENDINGS[1:])} or empty")
    state.ended = ENDINGS.index(ended)
    return state


def read_map(state: Dwar7sState, data: dict[str, Any]) -> None:
    laid: set[int] = set()
    for name, cards in data.items():
        cell = read_spot(state, f"map.{name}", name)
        if not isinstance(cards, list) or not cards:
            raise BadPosition(f"map.{name}: a list of cards, bottom first, is needed")
        for number, text in enumerate(cards):
            card, turn = read_card(f"map.{name}.{number}", str(text))
            if state.rules.seat[card // KINDS] == NONE:
                raise BadPosition(f"map.{name}.{number}: nobody plays {COLOURS[card // KINDS]} here (K-9)")
            if card in laid:
                raise BadPosition(f"map.{name}.{number}: {CARD_NAMES[card]} is on the map twice")
            laid.add(card)
            turn %= state.cards.turns[card]
            if number == 0:
                state.map.lay(cell, card, turn)
            else:
                state.map.cover(state.map.find(cell), card, turn)


def read_spot(state: Dwar7sState, where: str, name: str) -> i64:
    cell = SPOT.index.get(name)
    if cell is None or not state.map.may_hold(cell):
        raise BadPosition(f"{where}: this spot is not on the table; a spot is written x,y, for example 2,-1")
    return cell


def read_card(where: str, text: str) -> tuple[int, int]:
    name, _, turn = text.rpartition(" r")
    if name not in CARD_NAMES or turn not in ("0", "1", "2", "3"):
        raise BadPosition(f"{where}: a card is written like 'red ruby mine r2', not '{text}'")
    return CARD_NAMES.index(name), int(turn)


def read_dwarfs(state: Dwar7sState, data: dict[str, Any]) -> None:
    for name, colours in data.items():
        site = state.map.find(read_spot(state, f"dwarfs.{name}", name))
        if site == NONE:
            raise BadPosition(f"dwarfs.{name}: there is no card to stand on (K-151)")
        if not isinstance(colours, dict):
            raise BadPosition(f"dwarfs.{name}: numbers by colour are needed")
        for colour in colours:
            if colour not in COLOURS or state.rules.seat[COLOURS.index(colour)] == NONE:
                raise BadPosition(f"dwarfs.{name}: nobody plays {colour} here")
            number = whole(colours, colour, 1, DWARFS_EACH, f"dwarfs.{name}")
            state.map.add_dwarfs(site, state.rules.seat[COLOURS.index(colour)], number)


def read_seat(state: Dwar7sState, seat: int, data: dict[str, Any]) -> None:
    where = f"seats.{seat}"
    row = seat * ROW
    wanted = COLOURS[state.rules.colour[seat]]
    if data.get("colour") != wanted:
        raise BadPosition(f"{where}.colour: the options say {wanted}, not {data.get('colour')!r}")
    held = state.holdings
    held[row + KINGDOM], held[row + KINGDOM_COUNT] = read_mask(data, "kingdom", KIND_NAMES, where)
    held[row + PILE] = whole(data, "pile", 0, DWARFS_EACH, where)
    gems = field(data, "gems", dict, where)
    for gem, name in enumerate(GEM_NAMES):
        held[row + GEM + gem] = whole(gems, name, 0, state.cards.gem_count[gem], f"{where}.gems")
        held[row + GEM_COUNT] += held[row + GEM + gem]
    ogres = field(data, "ogres", dict, where)
    for ogre, name in enumerate(OGRE_NAMES):
        held[row + OGRE + ogre] = whole(ogres, name, 0, state.cards.ogre_count[ogre], f"{where}.ogres")
        held[row + OGRE_COUNT] += held[row + OGRE + ogre]
    held[row + TROPHIES], held[row + TROPHY_COUNT] = read_mask(data, "trophies", MONSTER_NAMES, where)
    held[row + GOAL], held[row + GOAL_COUNT] = read_mask(data, "goals", GOAL_NAMES, where)
    secret = field(data, "secret", str, where)
    if secret not in SECRET_NAMES:
        raise BadPosition(f"{where}.secret: '{secret}' is not one of {', '.join(SECRET_NAMES)}")
    held[row + SECRET] = SECRET_NAMES.index(secret)
    held[row + REVEALED] = truth(data, "revealed", where)


def read_mask(data: dict[str, Any], name: str, words: tuple[str, ...], where: str) -> tuple[int, int]:
    mask = 0
    for word in field(data, name, list, where):
        if word not in words:
            raise BadPosition(f"{where}.{name}: '{word}' is not one of {', '.join(words[:10])}")
        bit = 1 << words.index(word)
        if mask & bit:
            raise BadPosition(f"{where}.{name}: '{word}' stands there twice")
        mask |= bit
    return mask, mask.bit_count()


def read_deck(
    state: Dwar7sState, position: dict[str, Any], name: str, start: int, room: int, words: tuple[str, ...], deck: bool
) -> int:
    cards = field(position, name, list)
    if len(cards) > room:
        raise BadPosition(f"{name}: {len(cards)} cards, there is room for {room}")
    for place, word in enumerate(reversed(cards) if deck else cards):
        if word not in words:
            raise BadPosition(f"{name}: '{word}' is not one of {', '.join(words)}")
        state.table[start + place] = words.index(word)
    return len(cards)


# What always holds (3.15).


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
        for name in masked(state.have(seat, TROPHIES), MONSTER_NAMES):
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
