"""The stack of announced actions as everybody sees it: who does what, with what, and whether it will come about.

Also which actions of cards laid down are still to come, below what has been announced since.
"""

from __future__ import annotations

from underhall.games.dig_deeper_dwarf.catalogue import ALL_ACTIONS, EVENTS, MYCOLUS_MAXIMUS, THWART, TRAITS
from underhall.games.dig_deeper_dwarf.moves import ACTS
from underhall.games.dig_deeper_dwarf.responses import CANCELLED, NO_ACT, Deed, Playing
from underhall.games.dig_deeper_dwarf.state import DeepState
from underhall.games.dig_deeper_dwarf.targets import ACTION_OF, BY_CARD, BY_COMPANION, BY_COPY, BY_TRAIT
from underhall.games.dig_deeper_dwarf.view_types import AnnouncedView, ByView, ToComeView
from underhall.games.dig_deeper_dwarf.windows import Window


def announced(state: DeepState) -> list[AnnouncedView]:
    """The first one announced first."""
    found: list[AnnouncedView] = []
    cards: list[Playing] = []  # laid down as answers to the deed met last, and not yet told of (G-172)
    for frame in state.frames:
        if isinstance(frame, Playing):
            cards.append(frame)
        elif isinstance(frame, Deed):
            found.append(deed(state, frame))
            cards = []
        elif isinstance(frame, Window) and frame.act == NO_ACT:
            found.append(thwart(state, frame, cards))
    threaten(found)
    return found


def to_come(state: DeepState) -> list[ToComeView]:
    """What cards, Companions and Traits still allow when everything announced after them is done."""
    found: list[ToComeView] = []
    below = 0  # how many actions have been announced before
    for frame in state.frames:
        if isinstance(frame, Deed) or (isinstance(frame, Window) and frame.act == NO_ACT):
            below += 1
        elif isinstance(frame, Playing) and frame.left and state.frames[-1] is not frame:
            found.append({"seat": frame.player, "actions": packed_words(frame.left), "before": below})
    return found


def packed_words(packed: int) -> list[str]:
    words = []
    while packed:
        words.append(ALL_ACTIONS[(packed & 15) - 1])
        packed >>= 4
    return words


def deed(state: DeepState, frame: Deed) -> AnnouncedView:
    return {
        "seat": frame.player,
        "action": ALL_ACTIONS[ACTION_OF[frame.act] - 1],
        "act": ACTS[frame.act],
        "against": -1,
        "state": "cancelled" if frame.phase == CANCELLED else "stands",
        "by": played_with(state, frame.source, frame.ident),
    }


def thwart(state: DeepState, frame: Window, cards: list[Playing]) -> AnnouncedView:
    by: ByView | None = None
    if frame.source == BY_COMPANION:
        by = {"kind": "event", "name": EVENTS[MYCOLUS_MAXIMUS]}
    elif frame.source == BY_CARD:
        for card in cards:
            if card.player == frame.announcer:
                by = played_with(state, card.source, card.ident)
                cards.remove(card)
                break
    return {
        "seat": frame.announcer,
        "action": ALL_ACTIONS[THWART - 1],
        "act": "",
        "against": frame.answered,
        "state": "stands",
        "by": by,
    }


def played_with(state: DeepState, source: int, ident: int) -> ByView | None:
    """The card, Companion or Trait behind an action; a basic action has none."""
    if source in (BY_CARD, BY_COPY):
        return {"kind": "card", "name": state.faces.words[ident]}
    if source == BY_COMPANION:
        return {"kind": "event", "name": EVENTS[ident]}
    return {"kind": "trait", "name": TRAITS[ident]} if source == BY_TRAIT else None


def threaten(stack: list[AnnouncedView]) -> None:
    """As things stand the topmost comes about; a Thwart Plans that comes about cancels what it answers (G-162)."""
    stands = True
    for number in range(len(stack) - 1, -1, -1):
        answered = number + 1 < len(stack) and stack[number + 1]["against"] >= 0
        stands = not stands if answered else True
        if stack[number]["state"] == "stands" and not stands:
            stack[number]["state"] = "threatened"


def playing(state: DeepState, seat: int) -> str:
    """The face of the Action card whose actions a seat is carrying out, or an empty text."""
    word = ""
    for frame in state.frames:
        if isinstance(frame, Playing) and frame.player == seat and frame.source in (BY_CARD, BY_COPY):
            word = state.faces.words[frame.ident]
    return word
