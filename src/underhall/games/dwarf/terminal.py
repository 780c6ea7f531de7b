"""DWARF on a terminal of 80 columns: the Mine, the Special Actions, the holdings, and what guides a solo opponent.

Everything lies open in DWARF (D-11), so every seat sees the same board. It is plain text; whoever prints it may colour
the seats' shapes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from underhall.core.state import State
from underhall.core.text import Phrasebook, Voice
from underhall.games.dwarf.automata import AutomatonTurn, first_available_help, guide, guiding_card, refine
from underhall.games.dwarf.catalogue import ACTIONS, ATTACKS, DEFEND, FORGE, FRONTS, GET_HELP, KINDS
from underhall.games.dwarf.moves import LOCATIONS as PLACE_NAMES
from underhall.games.dwarf.moves import PILES as PILE_NAMES
from underhall.games.dwarf.scoring import categories_led
from underhall.games.dwarf.state import (
    ANDVETTR,
    AUTOMATON,
    EXTRA,
    GLORY,
    GOLD,
    IRON,
    ITEMS,
    LOCATIONS,
    NONE,
    OPPONENTS,
    PILE,
    PILES,
    REGULAR,
    SOLO_SPECIALS,
    STEEL,
    DwarfState,
)

SHAPES: Final = ("●", "◆", "■", "▲", "⬢")
START_PLAYER: Final = "▸"
CELL: Final = 25  # the inner width of a location: three of them and four walls make 79 columns
INDENT: Final = 2
WORDS: Final = Phrasebook(Path(__file__).with_name("terminal.toml"))


def board(state: State, viewer: int, voice: Voice) -> str:
    """The whole table as a seat sees it."""
    assert isinstance(state, DwarfState)
    lines = [head(state, voice)]
    for mine in range(state.rules.mines):
        if state.rules.mines > 1:
            lines += ["", say(voice, "screen", "mine", number=str(mine + 1))]
        lines += mine_lines(state, voice, mine)
    lines += legend(state, voice)
    lines += ["", *specials(state, voice), "", *holdings(state, voice)]
    if state.rules.solo and state.seat >= 0:
        lines += ["", automaton_guide(state, voice)]
    return "\n".join(lines)


def seat_names(state: State, voice: Voice) -> list[str]:
    """What to call each seat when nobody has given a name: in solo play the second one is the automaton."""
    assert isinstance(state, DwarfState)
    names = [voice.seat(seat) for seat in range(state.seats)]
    if state.rules.solo:
        names[AUTOMATON] = voice.phrase("opponents", OPPONENTS[state.rules.solo])
    return names


def say(voice: Voice, section: str, key: str, **fields: str) -> str:
    return WORDS.phrase(section, key, voice.language).format(**fields)


def head(state: DwarfState, voice: Voice) -> str:
    mountain = " + ".join(str(state.mountain_counts[mine]) for mine in range(state.rules.mines))
    return say(voice, "screen", "head", title=voice.title(), round=str(state.round), mountain=mountain)


# The Mine.


def mine_lines(state: DwarfState, voice: Voice, mine: int) -> list[str]:
    lines: list[str] = []
    for row in range(3):
        places = [mine * LOCATIONS + 3 * row + column for column in range(3)]
        ends = ("├", "┼", "┤") if row else ("┌", "┬", "┐")
        borders = [border(state, place) for place in places]
        lines.append(ends[0] + ends[1].join(borders) + ends[2])
        cells = [location(state, voice, place) for place in places]
        for number in range(3):
            lines.append("│" + "│".join(cell[number] for cell in cells) + "│")
    lines.append("└" + "┴".join(["─" * CELL] * 3) + "┘")
    return lines


def border(state: DwarfState, place: int) -> str:
    """The line above a location: its number, in solo play where its card points (D-87), and how high the stack is."""
    left = f"─ {PLACE_NAMES[place]} "
    right = f" ×{state.heights[place]} ─"
    if state.rules.solo:
        card = state.top(place)
        first = state.cards.black[card] if state.cards.black[card] != NONE else state.cards.location[card]
        right = f" ▪{first + 1} ▫{state.cards.white[card] + 1} ──{right}"
    return left + "─" * (CELL - len(left) - len(right)) + right


def location(state: DwarfState, voice: Voice, place: int) -> list[str]:
    """Name, effect, and who stands there."""
    card = state.top(place)
    action = state.cards.action[card]
    attacks = action == DEFEND and state.available(place) and not state.mustered and state.seat >= 0
    return [
        line(kind_name(state, voice, card), "!" if attacks else ""),
        line(effect(state, voice, card), ""),
        line(workers_on(state, place), voice.phrase("actions", ACTIONS[action])),
    ]


def line(left: str, right: str) -> str:
    """One line of a location, a word at either end."""
    room = CELL - 2 - len(right) - (1 if right else 0)
    shown = left if len(left) <= room else left[: room - 1] + "…"
    return f" {shown}{' ' * (CELL - 2 - len(shown) - len(right))}{right} "


def kind_name(state: DwarfState, voice: Voice, card: int) -> str:
    return voice.phrase("kinds", KINDS[state.cards.kind[card]])


def workers_on(state: DwarfState, place: int) -> str:
    """In order of placing: ``●`` a regular worker, ``●+`` an extra one, ``(●)`` one that is spent (D-5)."""
    shown: list[str] = []
    for number in range(state.worker_count):
        if state.worker_place[number] == place:
            text = SHAPES[state.worker_owner[number]] + ("+" if state.worker_extra[number] else "")
            shown.append(f"({text})" if state.worker_spent[number] else text)
    return " ".join(shown)


def effect(state: DwarfState, voice: Voice, card: int) -> str:
    """What a card does, short enough for a location."""
    cards = state.cards
    action = cards.action[card]
    if action == GET_HELP:
        return voice.phrase("effects", "get_help")
    if action == DEFEND:
        return say(voice, "attacks", ATTACKS[cards.attack[card]], amount=str(cards.amount[card]))
    costs = {"iron": cards.return_iron[card], "steel": cards.return_steel[card], "gold": cards.return_gold[card]}
    gains = {"iron": cards.take_iron[card], "steel": cards.take_steel[card], "gold": cards.take_gold[card]}
    cost = [f"{number} {voice.phrase('columns', what)}" for what, number in costs.items() if number]
    gain = [f"{number} {voice.phrase('columns', what)}" for what, number in gains.items() if number]
    if cards.take_items[card]:
        many = f"{cards.take_items[card]} " if cards.take_items[card] > 1 else ""
        gain.append(many + (voice.phrase("amounts", "items_one") if not many else voice.phrase("columns", "items")))
    if not cost:
        return "+" + " ".join(gain)
    text = f"{' '.join(cost)} → {' '.join(gain)}"
    if len(text) > CELL - 2 and action == FORGE:
        text = f"{' '.join(cost)} → {say(voice, 'short', 'item')}"
    if len(text) > CELL - 2:
        cost = [f"{number}{say(voice, 'short', what)}" for what, number in costs.items() if number]
        text = f"{' '.join(cost)} → {' '.join(gain)}"
    return text


def legend(state: DwarfState, voice: Voice) -> list[str]:
    lines = [" " + say(voice, "screen", "legend")]
    if state.rules.solo:
        lines.append(" " + say(voice, "screen", "guide_legend", automaton=voice.seat(AUTOMATON)))
    if state.mustered:
        lines.append(" " + say(voice, "screen", "mustered"))
    if state.orcs:
        lines.append(" " + say(voice, "screen", "orcs"))
    return lines


# Beside the Mine.


def specials(state: DwarfState, voice: Voice) -> list[str]:
    """The piles: how many cards, the front on top, what it does, and where it will be laid (D-41)."""
    if state.rules.solo >= ANDVETTR:
        left = str(max(0, SOLO_SPECIALS - state.specials_taken))
        lines = [say(voice, "screen", "specials_left", left=left)]
    else:
        lines = [say(voice, "screen", "specials")]
    for pile in range(state.rules.mines * PILES):
        count = state.pile_counts[pile]
        start = f"{' ' * INDENT}{PILE_NAMES[pile]:<4}×{count}  "
        if count == 0:
            lines.append(start + say(voice, "screen", "empty"))
            continue
        card = state.piles[pile * PILE + count - 1]
        key = FRONTS[state.cards.front[card]]
        home = PLACE_NAMES[state.cards.location[card] + (pile // PILES) * LOCATIONS]
        lines.append(f"{start}{voice.phrase('fronts', key):<21}→ {home:<4}{say(voice, 'fronts', key)}")
    return lines


def holdings(state: DwarfState, voice: Voice) -> list[str]:
    columns = {"iron": IRON, "steel": STEEL, "gold": GOLD, "items": ITEMS, "glory": GLORY}
    title = say(voice, "screen", "holdings")
    widths = [max(7, len(voice.phrase("columns", name)) + 2) for name in columns]
    heads = "".join(f"{voice.phrase('columns', name):>{width}}" for name, width in zip(columns, widths, strict=True))
    lines = [f"{title:<20}{heads}{voice.phrase('columns', 'categories'):>7}  {voice.phrase('columns', 'workers')}"]
    for seat in range(state.seats):
        marker = START_PLAYER if seat == state.holder else " "
        name = voice.seat(seat)
        shown = name if len(name) <= 15 else name[:14] + "…"
        amounts = [state.have(seat, column) for column in columns.values()]
        numbers = "".join(f"{amount:>{width}}" for amount, width in zip(amounts, widths, strict=True))
        hand = SHAPES[seat] * state.have(seat, REGULAR) + "+" * state.have(seat, EXTRA)
        lines.append(f"{marker} {SHAPES[seat]} {shown:<16}{numbers}{categories_led(state, seat):>7}  {hand}")
    return lines


def automaton_guide(state: DwarfState, voice: Voice) -> str:
    """Which card guides the solo opponent next, and where (D-86, D-87, D-91)."""
    name = voice.seat(AUTOMATON)
    waiting = any(isinstance(frame, AutomatonTurn) and frame.worker == 2 for frame in state.frames)
    if not waiting:
        return say(voice, "screen", "guide_mined", automaton=name)
    if state.rules.solo >= ANDVETTR:
        place = first_available_help(state)
        if place != NONE:
            return say(voice, "screen", "guide_help", automaton=name, location=PLACE_NAMES[place])
    if state.guide_card == NONE and state.guide_place == NONE:
        return say(voice, "screen", "guide_you", automaton=name)
    card = guiding_card(state, 2)
    place = refine(state, guide(state, card))
    title = kind_name(state, voice, card)
    if place == NONE:
        return say(voice, "screen", "guide_nowhere", automaton=name, card=title)
    return say(voice, "screen", "guide_card", automaton=name, card=title, location=PLACE_NAMES[place])
