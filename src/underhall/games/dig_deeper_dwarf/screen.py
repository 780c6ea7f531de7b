"""Dig Deeper Dwarf laid out for a screen: the mine, and beside it the hand, the seats and the markets as pieces."""

from __future__ import annotations

import textwrap

from underhall.core.drawing import Drawing, Layout
from underhall.games.dig_deeper_dwarf.catalogue import EVENTS, FIRST_TREASURE, RESOURCES, TREASURE_COUNT
from underhall.games.dig_deeper_dwarf.drawings import SCREEN, mine_drawing, pending
from underhall.games.dig_deeper_dwarf.text import DeepVoice
from underhall.games.dig_deeper_dwarf.view_types import DigDeeperDwarfView


def layout(view: DigDeeperDwarfView, voice: DeepVoice, room: tuple[int, int, int]) -> Layout:
    width, _, beside = room
    viewer = view["viewer"]
    board = mine_drawing(view, width, SCREEN)
    for line in pending(view, voice):
        for part in textwrap.wrap(line, width) or [""]:
            board.add(part, "hint" if line.startswith(" ") else "brass")
    order = [seat for seat in range(len(view["seats"])) if seat == viewer]
    order += [seat for seat in range(len(view["seats"])) if seat != viewer]
    side = Drawing()
    for seat in order:
        side.below(seat_beside(view, voice, seat, beside))
    side.below(markets_beside(view, voice, beside)).below(piles_beside(view, voice, beside))
    turn = voice.phrase("board", "round", round=str(view["round"]), seat=voice.seat(view["active"]))
    return Layout(f"{voice.title()} · {turn}", board, side)


def seat_beside(view: DigDeeperDwarfView, voice: DeepVoice, seat: int, width: int) -> Drawing:
    """A line that can be picked as the seat, its cards by number, and every card the viewer sees."""
    held = view["seats"][seat]
    drawing = Drawing()
    marker = "▸" if seat == view["active"] else " "
    name = f"{SCREEN.dwarfs[seat]} {voice.seat(seat)}"
    counts = voice.phrase(
        "screen", "counts", hand=str(held["hand"]), draw=str(held["draw"]), discard=str(held["discard"])
    )
    drawing.add(f"{marker}{name[: width - 1]}".ljust(width))
    drawing.mark(f"seat:{seat + 1}", 0, 0, width)
    drawing.tint(0, 1, len(name), f"seat{seat}")
    drawing.add(f" {counts}", "dim")
    own = seat == view["viewer"]
    if own:
        flow(drawing, counted(voice, held["cards"]["hand"], "card"), width, "")
    for zone, cards in (("revealed", held["revealed"]), ("played", held["played"])):
        words = counted(voice, cards, zone if own else f"{zone} {seat + 1}")
        if words:
            flow(drawing, words, width, voice.phrase("board", zone) + ":")
    front = [(voice.event_of(event), event_piece(EVENTS.index(event))) for event in held["events"]]
    if held["trait"]:
        front.append((voice.trait_of(held["trait"]), "use_trait" if own else f"trait {seat + 1}"))
    if front:
        flow(drawing, front, width, "")
    if own:
        discards = counted(voice, held["cards"]["discard"], "discarded")
        if discards:
            first = drawing.height()
            flow(drawing, discards, width, voice.phrase("screen", "discards"))
            for row in range(first, drawing.height()):
                drawing.tint(row, 0, width, "dim")
    return drawing


def event_piece(event: int) -> str:
    if FIRST_TREASURE <= event < FIRST_TREASURE + TREASURE_COUNT:
        return f"treasure:{event - FIRST_TREASURE + 1}"
    return f"event:{EVENTS[event]}"


def counted(voice: DeepVoice, cards: list[str], piece: str) -> list[tuple[str, str]]:
    """Cards by name with their number, each with its piece."""
    words: list[tuple[str, str]] = []
    faces = sorted({voice.cards.words.index(card) for card in cards if card})
    for face in sorted(faces, key=voice.face):
        card = voice.cards.words[face]
        number = cards.count(card)
        name = voice.face(face)
        words.append((name if number == 1 else f"{number} {name}", f"{piece}:{card}"))
    return words


def flow(drawing: Drawing, words: list[tuple[str, str]], width: int, label: str) -> None:
    """Words one after the other, each a piece of its own, after a label if there is one."""
    column = width
    if label:
        row = drawing.add(f" {label}")
        column = len(label) + 1
        drawing.tint(row, 0, column, "dim")
    for text, name in words:
        if column + len(text) + 2 > width:
            drawing.add()
            column = 0
        row = drawing.height() - 1
        shown = text[: width - 2]
        drawing.write(row, column + 1, shown)
        drawing.mark(name, row, column, len(shown) + 2)
        column += len(shown) + 2


def on_offer(view: DigDeeperDwarfView, kind: str) -> list[tuple[int, str]]:
    """The face-up cards of the market's Jewelry or Action piles, each with the number of its pile."""
    found: list[tuple[int, str]] = []
    for number in (1, 2, 3):
        stock = view["stocks"].get(f"{kind} {number}")
        if stock is not None and stock["cards"]:
            found.append((number, stock["cards"][0]))
    return found


def price(voice: DeepVoice, jewel: str) -> str:
    """What a piece of Jewelry costs and is worth."""
    cards = voice.cards
    face = cards.words.index(jewel)
    needs = "+".join(voice.phrase("resources", word) for word in sorted(cards.wanted[face], key=RESOURCES.index))
    return voice.phrase("board", "costs", coins=str(cards.cost[face]), needs=needs, vp=str(cards.vp[face]))


def crafting(voice: DeepVoice, card: str) -> tuple[str, str]:
    """What an Action card does, and what crafting it costs."""
    face = voice.cards.words.index(card)
    return voice.actions(voice.cards.actions[face]), voice.phrase("board", "crafting", cost=str(voice.cards.cost[face]))


def markets_beside(view: DigDeeperDwarfView, voice: DeepVoice, width: int) -> Drawing:
    drawing = Drawing()
    drawing.add(voice.phrase("board", "jewelry"), "brass")
    for number, word in on_offer(view, "jewelry"):
        card(drawing, f"market:jewelry {number}", f"{number} {voice.face_of(word)}", price(voice, word), width)
    offer = on_offer(view, "actions")
    if offer:
        drawing.add(voice.phrase("board", "actions"), "brass")
    for number, word in offer:
        does, cost = crafting(voice, word)
        card(drawing, f"market:actions {number}", f"{number} {voice.face_of(word)}, {cost}", does, width)
    return drawing


def card(drawing: Drawing, piece: str, title: str, does: str, width: int) -> None:
    """A card on offer: its name, and below it what it costs or does."""
    top = drawing.add(f" {title}"[:width])
    for line in textwrap.wrap(does, width - 3):
        drawing.tint(drawing.add(f"   {line}"), 0, width, "dim")
    drawing.mark(piece, top, 0, width, drawing.height() - top)


def piles_beside(view: DigDeeperDwarfView, voice: DeepVoice, width: int) -> Drawing:
    stocks = view["stocks"]
    drawing = Drawing()
    drawing.add(voice.phrase("screen", "piles"), "brass")
    for pile in view["piles"]:
        if pile["count"]:
            drawing.add(f" #{pile['number'] + 1} {voice.event_of(pile['event'])}"[:width])
    words = [
        (voice.phrase("screen", "mining", count=str(stocks["mining"]["count"])), "market:mining deck"),
        (voice.phrase("screen", "events", count=str(stocks["events"]["count"])), "market:events"),
        (voice.phrase("screen", "tiles", count=str(stocks["tiles"]["count"])), "stock:tiles"),
        (voice.phrase("screen", "rubble", count=str(view["supply"])), "stock:rubble"),
    ]
    flow(drawing, words, width, "")
    return drawing
