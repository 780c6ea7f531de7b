"""DWARF on a terminal: the Mine, the Special Actions, the holdings, and what guides a solo opponent.

Everything lies open in DWARF (D-11), so every seat sees the same board. ``board`` is plain text of 80 columns for
paper, ``layout`` lays the same parts out for a screen of any size.
"""

from __future__ import annotations

import textwrap
from typing import Any, Final

from underhall.core.buffers import listed
from underhall.core.drawing import Drawing, Layout
from underhall.core.state import State
from underhall.core.text import Phrasebook, Voice
from underhall.games.dwarf.automata import first_pointed
from underhall.games.dwarf.catalogue import ACTIONS, ATTACKS, DEFEND, FORGE, FRONTS, GET_HELP, KINDS
from underhall.games.dwarf.guide import automaton_guide
from underhall.games.dwarf.moves import CARDS, CARDS_OF_BOTH_SETS
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
    MOUNTAIN,
    OPPONENTS,
    PILE,
    PILES,
    REGULAR,
    SOLO_SPECIALS,
    STACK,
    STEEL,
    DwarfState,
)

SHAPES: Final = ("●", "◆", "■", "▲", "⬢")
START_PLAYER: Final = "▸"
CELL: Final = 25  # the inner width of a location on paper: three of them and four walls make 79 columns
LINES: Final = 3  # its inner height on paper
# On a screen: the least and the most a location is given.
LEAST_CELL: Final = 14
MOST_CELL: Final = 33
MOST_LINES: Final = 6
TINTS: Final = {"mine": "iron", "forge": "items", "defend": "danger", "get_help": "glory"}
INDENT: Final = 2
PAPER: Final = 79
NO_BREAK: Final = "\u00a0"
WORDS: Final = Phrasebook("dwarf_screen")


def board(state: State, viewer: int, voice: Voice[Any]) -> str:
    """The whole table as a seat sees it."""
    assert isinstance(state, DwarfState)
    drawing = Drawing([head(state, voice)])
    for mine in range(state.rules.mines):
        if state.rules.mines > 1:
            drawing.below(Drawing(["", say(voice, "screen", "mine", number=str(mine + 1))]))
        drawing.below(mine_drawing(state, voice, mine, CELL, LINES))
    drawing.below(Drawing(legend(state, voice)))
    drawing.below(Drawing(["", *specials(state, voice), "", *holdings(state, voice)]))
    if state.rules.solo and state.seat >= 0:
        drawing.below(Drawing(["", guide_line(state, voice)]))
    return drawing.text()


def layout(state: State, viewer: int, voice: Voice[Any], room: tuple[int, int, int], picks: list[str]) -> Layout:
    """The Mine as large as the room allows; what else there is beside it. The table marks ``picks``."""
    assert isinstance(state, DwarfState)
    width, height, beside = room
    mines = state.rules.mines
    notes = legend(state, voice)[1:] + ([" " + guide_line(state, voice)] if solo_running(state) else [])
    notes = [part for note in notes for part in textwrap.wrap(note, width, subsequent_indent=" ")]
    rows = height - len(notes)
    abreast = mines > 1 and width >= mines * (3 * LEAST_CELL + 5)
    across = mines if abreast else 1
    down = mines // across
    cell = max(LEAST_CELL, min(MOST_CELL, ((width - across + 1) // across - 4) // 3))
    lines = max(2, min(MOST_LINES, ((rows // down) - 4) // 3))
    drawing = Drawing()
    for mine in range(mines):
        one = mine_drawing(state, voice, mine, cell, lines)
        drawing.lay(one, 0 if abreast else mine * one.height(), mine * (one.width() + 1) if abreast else 0)
    drawing.below(Drawing(notes))
    side = holdings_beside(state, voice, beside).below(Drawing([""])).below(specials_beside(state, voice, beside))
    return Layout(head(state, voice), drawing, side)


def open_cards(state: State, viewer: int, voice: Voice[Any]) -> str:
    """Every stack from the top, and what was discarded: everybody may look at any time (D-11)."""
    assert isinstance(state, DwarfState)
    lines = [say(voice, "screen", "stacks")]
    for place in range(state.rules.places):
        cards = listed(state.stacks, place * STACK, state.heights[place])[::-1]
        lines += named_cards(state, voice, place // LOCATIONS, f"  {PLACE_NAMES[place]:<5}", cards)
    for mine in range(state.rules.mines):
        head = "discards" if state.rules.mines == 1 else f"discards_{mine + 1}"
        cards = listed(state.discards, mine * MOUNTAIN, state.discard_counts[mine])
        lines += ["", say(voice, "screen", head)]
        none = ["  " + say(voice, "screen", "nothing")]
        lines += named_cards(state, voice, mine, "  ", cards) if cards else none
    return "\n".join(lines)


def named_cards(state: DwarfState, voice: Voice[Any], mine: int, head: str, cards: list[int]) -> list[str]:
    """Cards with their numbers, as a move names them (``recall C10``)."""
    numbers = [CARDS_OF_BOTH_SETS[mine * len(CARDS) + card] for card in cards]
    named = [f"{kind_name(state, voice, card)} ({number})" for card, number in zip(cards, numbers, strict=True)]
    text = ", ".join(name.replace(" ", NO_BREAK) for name in named)
    parts = textwrap.wrap(text, PAPER, initial_indent=head, subsequent_indent=" " * len(head))
    return [part.replace(NO_BREAK, " ") for part in parts]


def solo_running(state: DwarfState) -> bool:
    return state.rules.solo > 0 and state.seat >= 0


def seat_names(state: State, voice: Voice[Any]) -> list[str]:
    """What to call each seat when nobody has given a name: in solo play the second one is the automaton."""
    assert isinstance(state, DwarfState)
    names = [voice.seat(seat) for seat in range(state.seats)]
    if state.rules.solo:
        names[AUTOMATON] = voice.phrase("opponents", OPPONENTS[state.rules.solo])
    return names


def say(voice: Voice[Any], section: str, key: str, **fields: str) -> str:
    return WORDS.phrase(section, key, voice.language, dict(fields))


def head(state: DwarfState, voice: Voice[Any]) -> str:
    mountain = " + ".join(str(state.mountain_counts[mine]) for mine in range(state.rules.mines))
    return say(voice, "screen", "head", title=voice.title(), round=str(state.round), mountain=mountain)


# The Mine.


def mine_drawing(state: DwarfState, voice: Voice[Any], mine: int, cell: int, lines: int) -> Drawing:
    drawing = Drawing()
    for row in range(3):
        places = [mine * LOCATIONS + 3 * row + column for column in range(3)]
        ends = ("├", "┼", "┤") if row else ("┌", "┬", "┐")
        borders = [border(state, place, cell) for place in places]
        drawing.add(ends[0] + ends[1].join(borders) + ends[2])
        top = drawing.height()
        cells = [location(state, voice, place, cell, lines) for place in places]
        for number in range(lines):
            drawing.add("│" + "│".join(inside[number] for inside in cells) + "│")
        for column, place in enumerate(places):
            left = 1 + column * (cell + 1)
            drawing.mark(f"location:{PLACE_NAMES[place]}", top, left, cell, lines)
            action = ACTIONS[state.cards.action[state.top(place)]]
            word = len(voice.phrase("actions", action))
            if lines >= LINES:
                drawing.tint(top + lines - 1, left + cell - 1 - word, word, TINTS[action])
    drawing.add("└" + "┴".join(["─" * cell] * 3) + "┘")
    return drawing


def border(state: DwarfState, place: int, cell: int) -> str:
    """The line above a location: its number, in solo play where its card points (D-87), and how high the stack is."""
    left = f"─ {PLACE_NAMES[place]} "
    right = f" ×{state.heights[place]} ─"
    if state.rules.solo:
        card = state.top(place)
        points = f" ▪{first_pointed(state, card) + 1} ▫{state.cards.white[card] + 1} "
        right = f"{points}{'──' if cell >= CELL else ''}{right.lstrip()}"
    return left + "─" * (cell - len(left) - len(right)) + right


def location(state: DwarfState, voice: Voice[Any], place: int, cell: int, lines: int) -> list[str]:
    """Name, effect, and who stands there; in two lines, in three, or with air around them."""
    card = state.top(place)
    action = state.cards.action[card]
    name = kind_name(state, voice, card)
    does = effect(state, voice, card, (cell - 2) * (2 if lines > 4 else 1))
    there = workers_on(state, place)
    sort = voice.phrase("actions", ACTIONS[action])
    attacks = action == DEFEND and state.available(place) and not state.mustered and state.seat >= 0
    warning = "!" if attacks else ""
    if lines == 2:
        return [line(name, there or warning, cell), line(does, "", cell)]
    if lines == 3:
        return [line(name, warning, cell), line(does, "", cell), line(there, sort, cell)]
    air = line("", "", cell)
    shown = [line(name, warning, cell)] if len(name) <= cell - 4 else wrapped(name, cell)
    shown += wrapped(does, cell)
    shown = (shown + [air] * lines)[: lines - 1]
    if lines == MOST_LINES and shown[-1] == air:
        shown = [air, *shown[:-1]]
    return [*shown, line(there, sort, cell)]


def wrapped(text: str, cell: int) -> list[str]:
    return [line(part, "", cell) for part in textwrap.wrap(text, cell - 2)]


def line(left: str, right: str, cell: int) -> str:
    """One line of a location, a word at either end."""
    room = cell - 2 - len(right) - (1 if right else 0)
    shown = left if len(left) <= room else left[: room - 1] + "…"
    return f" {shown}{' ' * (cell - 2 - len(shown) - len(right))}{right} "


def kind_name(state: DwarfState, voice: Voice[Any], card: int) -> str:
    return voice.phrase("kinds", KINDS[state.cards.kind[card]])


def workers_on(state: DwarfState, place: int) -> str:
    """In order of placing: ``●`` a regular worker, ``●+`` an extra one, ``(●)`` one that is spent (D-5)."""
    shown: list[str] = []
    for number in range(state.worker_count):
        if state.worker_place[number] == place:
            text = SHAPES[state.worker_owner[number]] + ("+" if state.worker_extra[number] else "")
            shown.append(f"({text})" if state.worker_spent[number] else text)
    return " ".join(shown)


def effect(state: DwarfState, voice: Voice[Any], card: int, room: int) -> str:
    """What a card does, in as many letters as there are."""
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
        gain.append(
            many + (voice.phrase("amounts", "items", count=1) if not many else voice.phrase("columns", "items"))
        )
    if not cost:
        return "+" + " ".join(gain)
    text = f"{' '.join(cost)} → {' '.join(gain)}"
    if len(text) > room and action == FORGE:
        text = f"{' '.join(cost)} → {say(voice, 'short', 'item')}"
    if len(text) > room:
        cost = [f"{number}{say(voice, 'short', what)}" for what, number in costs.items() if number]
        gained = say(voice, "short", "item") if action == FORGE and cards.take_items[card] == 1 else " ".join(gain)
        text = f"{' '.join(cost)} → {gained}"
    return text


def legend(state: DwarfState, voice: Voice[Any]) -> list[str]:
    lines = [" " + say(voice, "screen", "legend")]
    if state.rules.solo:
        lines.append(" " + say(voice, "screen", "guide_legend", automaton=voice.seat(AUTOMATON)))
    if state.mustered:
        lines.append(" " + say(voice, "screen", "mustered"))
    if state.orcs:
        lines.append(" " + say(voice, "screen", "orcs"))
    return lines


# Beside the Mine.


def specials(state: DwarfState, voice: Voice[Any]) -> list[str]:
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


def holdings(state: DwarfState, voice: Voice[Any]) -> list[str]:
    columns = {"iron": IRON, "steel": STEEL, "gold": GOLD, "items": ITEMS, "glory": GLORY}
    title = say(voice, "screen", "holdings")
    words = [say(voice, "columns", name) for name in columns]
    widths = [max(7, len(word) + 2) for word in words]
    heads = "".join(f"{word:>{width}}" for word, width in zip(words, widths, strict=True))
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


def guide_line(state: DwarfState, voice: Voice[Any]) -> str:
    """Which card guides the solo opponent next, and where (D-86, D-87, D-91)."""
    told = automaton_guide(state)
    assert told is not None
    name = voice.seat(AUTOMATON)
    if not told["waits"]:
        return say(voice, "screen", "guide_mined", automaton=name)
    if told["help"]:
        return say(voice, "screen", "guide_help", automaton=name, location=told["help"])
    choice = told["next"]
    if choice is None:
        return say(voice, "screen", "guide_you", automaton=name)
    title = kind_name(state, voice, CARDS.index(choice["card"]))
    if not choice["place"]:
        return say(voice, "screen", "guide_nowhere", automaton=name, card=title)
    return say(voice, "screen", "guide_card", automaton=name, card=title, location=choice["place"])


# Beside the Mine on a screen, where there is less width and more height.


def specials_beside(state: DwarfState, voice: Voice[Any], width: int) -> Drawing:
    drawing = Drawing()
    for row, text in enumerate(specials(state, voice)):
        if row == 0:
            for part in textwrap.wrap(text, width):
                drawing.add(part, "brass")
            continue
        pile = row - 1
        count = state.pile_counts[pile]
        if count == 0:
            drawing.add(f" {PILE_NAMES[pile]:<4}{say(voice, 'screen', 'empty')}", "dim")
            continue
        card = state.piles[pile * PILE + count - 1]
        key = FRONTS[state.cards.front[card]]
        home = PLACE_NAMES[state.cards.location[card] + (pile // PILES) * LOCATIONS]
        name = voice.phrase("fronts", key)
        first = drawing.height()
        end = f"→ {home}  ×{count}"
        room = max(4, width - 6 - len(end))
        shown = name if len(name) <= room else name[: room - 1] + "…"
        drawing.add(f" {PILE_NAMES[pile]:<4}{shown:<{room}} {end}")
        if state.rules.mines == 1:  # six piles leave no room for sentences
            for part in textwrap.wrap(say(voice, "fronts", key), max(10, width - 5)):
                drawing.tint(drawing.add(" " * 5 + part), 5, len(part), "dim")
        drawing.mark(f"pile:{PILE_NAMES[pile]}", first, 0, width, drawing.height() - first)
    return drawing


def holdings_beside(state: DwarfState, voice: Voice[Any], width: int) -> Drawing:
    columns = {"iron": IRON, "steel": STEEL, "gold": GOLD, "items": ITEMS, "glory": GLORY}
    wide = max(5, min(7, (width - 1) // len(columns)))
    heads = [say(voice, "heads", name) for name in columns]
    drawing = Drawing([say(voice, "screen", "holdings")])
    drawing.tint(0, 0, width, "brass")
    drawing.add(" " + "".join(f"{head:>{wide}}" for head in heads))
    for number, name in enumerate(columns):
        drawing.tint(1, 1 + number * wide, wide, name)
    for seat in range(state.seats):
        marker = START_PLAYER if seat == state.holder else " "
        hand = SHAPES[seat] * state.have(seat, REGULAR) + "+" * state.have(seat, EXTRA)
        led = categories_led(state, seat)
        right = f"{hand}  {say(voice, 'screen', 'leads', number=str(led))}"
        name = voice.seat(seat)
        room = width - 4 - len(right) - 1
        shown = name if len(name) <= room else name[: room - 1] + "…"
        row = drawing.add(f"{marker}{SHAPES[seat]} {shown:<{room}}  {right}")
        drawing.tint(row, 1, 2 + len(shown), f"seat{seat}")
        drawing.add(" " + "".join(f"{state.have(seat, column):>{wide}}" for column in columns.values()))
    return drawing
