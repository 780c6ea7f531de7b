"""DWARF on a terminal: the Mine, the Special Actions, the holdings, and what guides a solo opponent.

Everything lies open in DWARF (D-11), so every seat sees the same board. ``board`` is plain text of 80 columns for
paper, ``layout`` lays the same parts out for a screen of any size.
"""

from __future__ import annotations

import textwrap
from typing import Any, Final, cast, final

from underhall.core.drawing import Drawing, GameView, Layout
from underhall.core.text import Phrasebook, Voice
from underhall.games.dwarf.catalogue import ACTIONS, ATTACKS, DEFEND, FIRST_SPECIAL, FORGE, FRONTS, GET_HELP, KINDS
from underhall.games.dwarf.game import Dwarf
from underhall.games.dwarf.moves import CARDS
from underhall.games.dwarf.moves import LOCATIONS as PLACE_NAMES
from underhall.games.dwarf.state import AUTOMATON, LOCATIONS, PILES
from underhall.games.dwarf.view_types import DwarfView, LocationView, SeatView

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
COLUMNS: Final = ("iron", "steel", "gold", "items", "glory")
WORDS: Final = Phrasebook("dwarf_screen")


@final
class Scene:
    """What one drawing is made from: the view, and the cards as the options of the game have them."""

    def __init__(self, shown: GameView) -> None:
        game = shown.game
        assert isinstance(game, Dwarf)
        self.view = cast(DwarfView, shown.view)
        self.cards = game.duplex if shown.options["special_backs"] == "duplex" else game.sheet
        self.mines = len(self.view["mountains"])
        self.solo = self.view["automaton"] >= 0
        self.over = self.view["outcome"]["over"]

    def kind(self, card: str) -> str:
        return KINDS[self.cards.kind[CARDS.index(card)]]


def board(shown: GameView, voice: Voice[Any]) -> str:
    """The whole table as a seat sees it."""
    scene = Scene(shown)
    drawing = Drawing([head(scene, voice)])
    for mine in range(scene.mines):
        if scene.mines > 1:
            drawing.below(Drawing(["", say(voice, "screen", "mine", number=str(mine + 1))]))
        drawing.below(mine_drawing(scene, voice, mine, CELL, LINES))
    drawing.below(Drawing(legend(scene, voice)))
    drawing.below(Drawing(["", *specials(scene, voice), "", *holdings(scene, voice)]))
    if scene.view["guide"] is not None:
        drawing.below(Drawing(["", guide_line(scene, voice)]))
    return drawing.text()


def layout(shown: GameView, voice: Voice[Any], room: tuple[int, int, int], picks: list[str]) -> Layout:
    """The Mine as large as the room allows; what else there is beside it. The table marks ``picks``."""
    scene = Scene(shown)
    width, height, beside = room
    mines = scene.mines
    notes = legend(scene, voice)[1:] + ([" " + guide_line(scene, voice)] if scene.view["guide"] is not None else [])
    notes = [part for note in notes for part in textwrap.wrap(note, width, subsequent_indent=" ")]
    rows = height - len(notes)
    abreast = mines > 1 and width >= mines * (3 * LEAST_CELL + 5)
    across = mines if abreast else 1
    down = mines // across
    cell = max(LEAST_CELL, min(MOST_CELL, ((width - across + 1) // across - 4) // 3))
    lines = max(2, min(MOST_LINES, ((rows // down) - 4) // 3))
    drawing = Drawing()
    for mine in range(mines):
        one = mine_drawing(scene, voice, mine, cell, lines)
        drawing.lay(one, 0 if abreast else mine * one.height(), mine * (one.width() + 1) if abreast else 0)
    drawing.below(Drawing(notes))
    side = holdings_beside(scene, voice, beside).below(Drawing([""])).below(specials_beside(scene, voice, beside))
    return Layout(head(scene, voice), drawing, side)


def open_cards(shown: GameView, voice: Voice[Any]) -> str:
    """Every stack from the top, and what was discarded: everybody may look at any time (D-11)."""
    scene = Scene(shown)
    lines = [say(voice, "screen", "stacks")]
    for place, there in enumerate(scene.view["locations"]):
        lines += named_cards(scene, voice, place // LOCATIONS, f"  {there['name']:<5}", there["stack"][::-1])
    for mine, cards in enumerate(scene.view["discards"]):
        head = "discards" if scene.mines == 1 else f"discards_{mine + 1}"
        lines += ["", say(voice, "screen", head)]
        none = ["  " + say(voice, "screen", "nothing")]
        lines += named_cards(scene, voice, mine, "  ", cards) if cards else none
    return "\n".join(lines)


def named_cards(scene: Scene, voice: Voice[Any], mine: int, head: str, cards: list[str]) -> list[str]:
    """Cards with their numbers, as a move names them (``recall C10``; ``2.C10`` of the second set)."""
    set_of_cards = "2." if mine else ""
    named = [f"{voice.phrase('kinds', scene.kind(card))} ({set_of_cards}{card})" for card in cards]
    text = ", ".join(name.replace(" ", NO_BREAK) for name in named)
    parts = textwrap.wrap(text, PAPER, initial_indent=head, subsequent_indent=" " * len(head))
    return [part.replace(NO_BREAK, " ") for part in parts]


def seat_names(shown: GameView, voice: Voice[Any]) -> list[str]:
    """What to call each seat when nobody has given a name: in solo play the second one is the automaton."""
    view = cast(DwarfView, shown.view)
    names = [voice.seat(seat) for seat in range(len(view["seats"]))]
    if view["automaton"] >= 0:
        names[view["automaton"]] = voice.phrase("opponents", view["solo_opponent"])
    return names


def say(voice: Voice[Any], section: str, key: str, **fields: str) -> str:
    return WORDS.phrase(section, key, voice.language, dict(fields))


def head(scene: Scene, voice: Voice[Any]) -> str:
    mountain = " + ".join(str(one["count"]) for one in scene.view["mountains"])
    return say(voice, "screen", "head", title=voice.title(), round=str(scene.view["round"]), mountain=mountain)


# The Mine.


def mine_drawing(scene: Scene, voice: Voice[Any], mine: int, cell: int, lines: int) -> Drawing:
    drawing = Drawing()
    for row in range(3):
        first = mine * LOCATIONS + 3 * row
        places = scene.view["locations"][first : first + 3]
        ends = ("├", "┼", "┤") if row else ("┌", "┬", "┐")
        borders = [border(scene, place, cell) for place in places]
        drawing.add(ends[0] + ends[1].join(borders) + ends[2])
        top = drawing.height()
        cells = [location(scene, voice, place, cell, lines) for place in places]
        for number in range(lines):
            drawing.add("│" + "│".join(inside[number] for inside in cells) + "│")
        for column, place in enumerate(places):
            left = 1 + column * (cell + 1)
            drawing.mark(f"location:{place['name']}", top, left, cell, lines)
            word = len(voice.phrase("actions", place["action"]))
            if lines >= LINES:
                drawing.tint(top + lines - 1, left + cell - 1 - word, word, TINTS[place["action"]])
    drawing.add("└" + "┴".join(["─" * cell] * 3) + "┘")
    return drawing


def border(scene: Scene, place: LocationView, cell: int) -> str:
    """The line above a location: its number, in solo play where its card points (D-87), and how high the stack is."""
    left = f"─ {place['name']} "
    right = f" ×{len(place['stack'])} ─"
    if scene.solo:
        card = CARDS.index(place["card"])
        first = scene.cards.location[card] if card >= FIRST_SPECIAL else scene.cards.black[card]
        points = f" ▪{first + 1} ▫{scene.cards.white[card] + 1} "
        right = f"{points}{'──' if cell >= CELL else ''}{right.lstrip()}"
    return left + "─" * (cell - len(left) - len(right)) + right


def location(scene: Scene, voice: Voice[Any], place: LocationView, cell: int, lines: int) -> list[str]:
    """Name, effect, and who stands there; in two lines, in three, or with air around them."""
    name = voice.phrase("kinds", place["kind"])
    does = effect(scene, voice, CARDS.index(place["card"]), (cell - 2) * (2 if lines > 4 else 1))
    there = workers_on(scene, place)
    sort = voice.phrase("actions", place["action"])
    attacks = place["action"] == ACTIONS[DEFEND] and not there and not scene.view["mustered"] and not scene.over
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


def workers_on(scene: Scene, place: LocationView) -> str:
    """In order of placing: ``●`` a regular worker, ``●+`` an extra one, ``(●)`` one that is spent (D-5)."""
    shown: list[str] = []
    for worker in scene.view["workers"]:
        if worker["on"] == place["name"]:
            text = SHAPES[worker["seat"]] + ("+" if worker["extra"] else "")
            shown.append(f"({text})" if worker["spent"] else text)
    return " ".join(shown)


def effect(scene: Scene, voice: Voice[Any], card: int, room: int) -> str:
    """What a card does, in as many letters as there are."""
    cards = scene.cards
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


def legend(scene: Scene, voice: Voice[Any]) -> list[str]:
    lines = [" " + say(voice, "screen", "legend")]
    if scene.solo:
        lines.append(" " + say(voice, "screen", "guide_legend", automaton=voice.seat(AUTOMATON)))
    if scene.view["mustered"]:
        lines.append(" " + say(voice, "screen", "mustered"))
    if scene.view["orcs"]:
        lines.append(" " + say(voice, "screen", "orcs"))
    return lines


# Beside the Mine.


def specials(scene: Scene, voice: Voice[Any]) -> list[str]:
    """The piles: how many cards, the front on top, what it does, and where it will be laid (D-41)."""
    lines = [specials_title(scene, voice)]
    for number, pile in enumerate(scene.view["piles"]):
        start = f"{' ' * INDENT}{pile['name']:<4}×{pile['count']}  "
        if pile["count"] == 0:
            lines.append(start + say(voice, "screen", "empty"))
            continue
        key, home = front_and_home(scene, number)
        lines.append(f"{start}{voice.phrase('fronts', key):<21}→ {home:<4}{say(voice, 'fronts', key)}")
    return lines


def specials_title(scene: Scene, voice: Voice[Any]) -> str:
    limit = scene.view["specials_limit"]
    if limit == 0:
        return say(voice, "screen", "specials")
    return say(voice, "screen", "specials_left", left=str(max(0, limit - scene.view["specials_taken"])))


def front_and_home(scene: Scene, pile: int) -> tuple[str, str]:
    """The front of the Special card on top of a pile, and the location on which the card will be laid."""
    card = CARDS.index(scene.view["piles"][pile]["top"])
    home = PLACE_NAMES[scene.cards.location[card] + (pile // PILES) * LOCATIONS]
    return FRONTS[scene.cards.front[card]], home


def holdings(scene: Scene, voice: Voice[Any]) -> list[str]:
    title = say(voice, "screen", "holdings")
    words = [say(voice, "columns", name) for name in COLUMNS]
    widths = [max(7, len(word) + 2) for word in words]
    heads = "".join(f"{word:>{width}}" for word, width in zip(words, widths, strict=True))
    lines = [f"{title:<20}{heads}{voice.phrase('columns', 'categories'):>7}  {voice.phrase('columns', 'workers')}"]
    for seat, held in enumerate(scene.view["seats"]):
        marker = START_PLAYER if seat == scene.view["holder"] else " "
        name = voice.seat(seat)
        shown = name if len(name) <= 15 else name[:14] + "…"
        numbers = "".join(f"{amount:>{width}}" for amount, width in zip(amounts(held), widths, strict=True))
        lines.append(f"{marker} {SHAPES[seat]} {shown:<16}{numbers}{len(held['leads']):>7}  {hand(seat, held)}")
    return lines


def amounts(held: SeatView) -> list[int]:
    """What a seat has, in the order of ``COLUMNS``."""
    return [held["iron"], held["steel"], held["gold"], held["items"], held["glory"]]


def hand(seat: int, held: SeatView) -> str:
    """The workers a seat can still place."""
    return SHAPES[seat] * held["workers"] + "+" * held["helpers"]


def guide_line(scene: Scene, voice: Voice[Any]) -> str:
    """Which card guides the solo opponent next, and where (D-86, D-87, D-91)."""
    told = scene.view["guide"]
    assert told is not None
    name = voice.seat(AUTOMATON)
    if not told["waits"]:
        return say(voice, "screen", "guide_mined", automaton=name)
    if told["help"]:
        return say(voice, "screen", "guide_help", automaton=name, location=told["help"])
    choice = told["next"]
    if choice is None:
        return say(voice, "screen", "guide_you", automaton=name)
    title = voice.phrase("kinds", scene.kind(choice["card"]))
    if not choice["place"]:
        return say(voice, "screen", "guide_nowhere", automaton=name, card=title)
    return say(voice, "screen", "guide_card", automaton=name, card=title, location=choice["place"])


# Beside the Mine on a screen, where there is less width and more height.


def specials_beside(scene: Scene, voice: Voice[Any], width: int) -> Drawing:
    drawing = Drawing()
    for part in textwrap.wrap(specials_title(scene, voice), width):
        drawing.add(part, "brass")
    for number, pile in enumerate(scene.view["piles"]):
        if pile["count"] == 0:
            drawing.add(f" {pile['name']:<4}{say(voice, 'screen', 'empty')}", "dim")
            continue
        key, home = front_and_home(scene, number)
        name = voice.phrase("fronts", key)
        first = drawing.height()
        end = f"→ {home}  ×{pile['count']}"
        room = max(4, width - 6 - len(end))
        shown = name if len(name) <= room else name[: room - 1] + "…"
        drawing.add(f" {pile['name']:<4}{shown:<{room}} {end}")
        if scene.mines == 1:  # six piles leave no room for sentences
            for part in textwrap.wrap(say(voice, "fronts", key), max(10, width - 5)):
                drawing.tint(drawing.add(" " * 5 + part), 5, len(part), "dim")
        drawing.mark(f"pile:{pile['name']}", first, 0, width, drawing.height() - first)
    return drawing


def holdings_beside(scene: Scene, voice: Voice[Any], width: int) -> Drawing:
    wide = max(5, min(7, (width - 1) // len(COLUMNS)))
    heads = [say(voice, "heads", name) for name in COLUMNS]
    drawing = Drawing([say(voice, "screen", "holdings")])
    drawing.tint(0, 0, width, "brass")
    drawing.add(" " + "".join(f"{head:>{wide}}" for head in heads))
    for number, name in enumerate(COLUMNS):
        drawing.tint(1, 1 + number * wide, wide, name)
    for seat, held in enumerate(scene.view["seats"]):
        marker = START_PLAYER if seat == scene.view["holder"] else " "
        right = f"{hand(seat, held)}  {say(voice, 'screen', 'leads', number=str(len(held['leads'])))}"
        name = voice.seat(seat)
        room = width - 4 - len(right) - 1
        shown = name if len(name) <= room else name[: room - 1] + "…"
        row = drawing.add(f"{marker}{SHAPES[seat]} {shown:<{room}}  {right}")
        drawing.tint(row, 1, 2 + len(shown), f"seat{seat}")
        drawing.add(" " + "".join(f"{amount:>{wide}}" for amount in amounts(held)))
    return drawing
