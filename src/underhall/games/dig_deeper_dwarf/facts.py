"""What holds in every game of Dig Deeper Dwarf and a client shows: faces, kinds of events, and clauses."""

from __future__ import annotations

from underhall.games.dig_deeper_dwarf.catalogue import (
    ACTION_CLAUSES,
    ALL_ACTIONS,
    CAVE_IN,
    COMPANION_MASK,
    EVENT_CLAUSES,
    EVENTS,
    RESOURCES,
    TRAIT_CLAUSES,
    TRAITS,
    TREASURE_MASK,
    Cards,
)
from underhall.games.dig_deeper_dwarf.position import action_words
from underhall.games.dig_deeper_dwarf.view_types import (
    DeepClauses,
    DigDeeperDwarfFacts,
    EventFacts,
    EventKind,
    FaceFacts,
    FaceKind,
)


def facts(cards: Cards) -> DigDeeperDwarfFacts:
    return {
        "faces": [face(cards, number) for number in range(cards.count)],
        "events": {EVENTS[event]: event_facts(event) for event in range(len(EVENTS))},
        "actions": dict(zip(ALL_ACTIONS, ACTION_CLAUSES, strict=True)),
        "traits": dict(zip(TRAITS, TRAIT_CLAUSES, strict=True)),
        "clauses": clauses(),
    }


def face(cards: Cards, number: int) -> FaceFacts:
    english, german = cards.names[number]
    resource = cards.resource[number]
    return {
        "word": cards.words[number],
        "kind": face_kind(cards, number),
        "names": {"en": english, "de": german},
        "actions": action_words(cards.actions[number]),
        "needs": cards.wanted[number],
        "resource": RESOURCES[resource - 1] if resource else "",
        "coins": cards.coins[number],
        "vp": cards.vp[number],
        "cost": cards.cost[number],
    }


def face_kind(cards: Cards, number: int) -> FaceKind:
    if number in cards.decks["jewelry"]:
        return "jewelry"
    if cards.actions[number]:
        return "action"
    return "resource" if cards.resource[number] else "rubble"


def event_facts(event: int) -> EventFacts:
    return {"kind": event_kind(event), "clause": EVENT_CLAUSES[event]}


def event_kind(event: int) -> EventKind:
    if COMPANION_MASK >> event & 1:
        return "companion"
    if TREASURE_MASK >> event & 1:
        return "treasure"
    return "delayed" if event < CAVE_IN else "instant"


def clauses() -> DeepClauses:
    return {
        "resource": "G-142",
        "rubble": "G-253",
        "jewelry": "G-145",
        "crafting": "G-154",
        "camp": "G-157",
        "entrance": "G-51",
        "workbench": "G-154",
        "rubble_here": "G-89",
        "shaft": "G-16",
        "pile": "G-96",
        "surprise": "G-7",
        "stocks": {"mining": "G-247", "events": "G-130", "tiles": "G-125", "rubble": "G-140"},
        "draw": "G-71",
        "barred": "G-171",
        "used": "G-81",
    }
