"""What a person clicks for a move of Dig Deeper Dwarf: the card or the action first, then what it is aimed at.

Pieces that lie on the table go by where they lie: ``card:`` a face in one's hand, ``revealed:`` one in front of one,
``tile:`` and ``pile:`` on the map, ``market:`` a pile beside it, ``seat:``, ``dwarf:``, and ``event:`` a Companion.
"""

from __future__ import annotations

from typing import Final

from underhall.core.moves import MoveSpace
from underhall.games.dig_deeper_dwarf.catalogue import ACTIONS as ACTION_WORDS
from underhall.games.dig_deeper_dwarf.layout import CELL, NONE, TILE_ROW
from underhall.games.dig_deeper_dwarf.map import pile_at, tile_at
from underhall.games.dig_deeper_dwarf.moves import (
    ACT_COPY,
    ACT_DRAW,
    ACT_DRIVE,
    ACT_GIVE,
    ACT_GIVE_SEAT,
    ACT_INVESTIGATE,
    ACT_INVESTIGATE_PILE,
    ACT_INVESTIGATE_SEAT,
    ACT_MINE,
    ACT_MINE_BESIDE,
    ACT_MINE_HERE,
    ACT_REMOVE,
    ACT_STEAL,
    ACTS,
    COMPANIONS,
    LIFTS,
    PAIRS,
    SEATS,
    SIDES,
)
from underhall.games.dig_deeper_dwarf.state import DeepState
from underhall.games.dig_deeper_dwarf.targets import ACTION_OF

# Verbs that need nothing but the card: no two of them are ever asked for at once.
CARD_ALONE: Final = ("play", "pay", "keep", "choose", "lose")
CARD_AND_VERB: Final = ("reveal", "answer", "answer_copy", "copy")
MARKET_PIECES: Final = ("buy", "jewel", "craft", "take")
HELD_PIECES: Final = {"hand": "card", "revealed": "revealed", "discards": "discarded", "deck": "in_deck"}


def picks(state: DeepState, space: MoveSpace, move: int) -> list[str]:
    verb = space.verb(move)
    values = verb.decode(move)
    words = {name: verb.arguments[name].words[value] for name, value in values.items()}
    key = verb.key
    if key == "act" or key == "basic":
        return act_picks(state, "do" if key == "act" else "basic", values["act"])
    if "face" in words:
        return card_picks(state, key, values["face"], words)
    if key in MARKET_PIECES:
        return market_picks(key, words)
    return table_picks(state, key, values, words)


def card_picks(state: DeepState, key: str, face: int, words: dict[str, str]) -> list[str]:
    """Verbs about a card: the card itself, and what to do with it where it could be more than one thing."""
    card = f"card:{words['face']}"
    if key in CARD_ALONE:
        return [card]
    if key == "reveal" and not state.faces.actions[face]:
        return [card]  # a Resource that cannot be played as well
    if key in CARD_AND_VERB:
        return [card, key]
    if key == "fee" or key == "spend":
        return [f"{HELD_PIECES[words['held']]}:{words['face']}"]
    if key == "gift":
        return [f"{HELD_PIECES[words['gift']]}:{words['face']}"]
    if key == "present":
        return [card, f"seat:{words['seat']}"]
    return [key, *(f"{name}:{word}" for name, word in words.items())]


def market_picks(key: str, words: dict[str, str]) -> list[str]:
    if key == "buy":
        return [f"market:jewelry {words['jewel']}", f"way:{words['way']}"]
    if key == "jewel":
        return [f"market:jewelry {words['jewel']}"]
    return [f"market:actions {words['slot']}"]


def table_picks(state: DeepState, key: str, values: dict[str, int], words: dict[str, str]) -> list[str]:
    """Verbs about events, dwarfs, tiles and Rubble."""
    if key == "companion" or key == "dismiss":
        return [f"event:{words['companion']}"]
    if key == "spend_treasure":
        return [f"treasure:{words['treasure']}"]
    if key == "tunnel":
        return ["tunnel", f"dwarf:{words['seat']}", f"tile:{words['tile'].partition(' ')[2]}"]
    if key == "teleport":
        one, other = PAIRS[values["pair"]]
        return ["teleport", f"dwarf:{SEATS[one]}", f"dwarf:{SEATS[other]}"]
    if key == "flee":
        return [beside(state, values["side"])]
    if key == "lift":
        return [lifted(state, values["place"])]
    if key == "drop":
        return ["out" if words["place"] == "out" else f"tile:{words['place'].partition(' ')[2]}"]
    return [key, *(f"{name}:{word}" for name, word in words.items())]


def act_picks(state: DeepState, how: str, act: int) -> list[str]:
    """``do:mine``, then the pile or tile; ``basic:`` where it is paid for with hand cards."""
    action = ACTION_OF[act]
    first = f"{how}:{(*ACTION_WORDS, 'book', 'crunch')[action - 1]}"
    target = aimed_at(state, act)
    return [first, target] if target else [first]


def aimed_at(state: DeepState, act: int) -> str:
    if act < ACT_MINE:
        return beside(state, act)
    if act < ACT_MINE_HERE:
        return beside(state, act - ACT_MINE)
    if act == ACT_MINE_HERE:
        return f"tile:{state.where(state.seat) + 1}"
    if act < ACT_STEAL:
        return beside(state, act - ACT_MINE_BESIDE)
    if act < ACT_DRIVE:
        return f"seat:{SEATS[act - ACT_STEAL]}"
    if act < ACT_REMOVE:
        return f"event:{COMPANIONS[act - ACT_DRIVE]}"
    if act in (ACT_REMOVE, ACT_GIVE):
        return "out"
    if act < ACT_GIVE:
        return beside(state, act - ACT_REMOVE - 1)
    if act < ACT_GIVE_SEAT:
        return beside(state, act - ACT_GIVE - 1)
    if act < ACT_DRAW:
        return f"seat:{SEATS[act - ACT_GIVE_SEAT]}"
    if act < ACT_INVESTIGATE:
        return ""
    if act < ACT_INVESTIGATE_SEAT:
        return f"market:{ACTS[act].removeprefix('investigate ')}"
    if act < ACT_INVESTIGATE_PILE:
        return f"seat:{SEATS[act - ACT_INVESTIGATE_SEAT]}"
    if act < ACT_COPY:
        return f"pile:{act - ACT_INVESTIGATE_PILE + 1}"
    return ""


def beside(state: DeepState, side: int) -> str:
    """What lies on that side of the asked seat's dwarf: a tile or a pile."""
    cell = state.tiles[state.where(state.seat) * TILE_ROW + CELL] + state.rules.grid.step[side]
    tile = tile_at(state, cell)
    if tile != NONE:
        return f"tile:{tile + 1}"
    pile = pile_at(state, cell)
    return f"pile:{pile + 1}" if pile != NONE else f"side:{SIDES[side]}"


def lifted(state: DeepState, place: int) -> str:
    """Where rubble is taken from: the hand, the own tile, or one beside it."""
    if LIFTS[place] == "hand":
        return "card:rubble"
    if LIFTS[place] == "here":
        return f"tile:{state.where(state.seat) + 1}"
    return beside(state, place - 2)
