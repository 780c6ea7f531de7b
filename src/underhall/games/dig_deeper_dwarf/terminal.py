"""Dig Deeper Dwarf on a terminal: the mine, the markets, every seat as the viewer may see it.

``board`` is plain text of 80 columns for paper; ``layout`` (screen.py) lays it out for a screen.
"""

from __future__ import annotations

from typing import Any, cast

from underhall.core.drawing import GameView, Layout
from underhall.core.text import Voice
from underhall.games.dig_deeper_dwarf import screen
from underhall.games.dig_deeper_dwarf.drawings import DWARFS, PAPER, WIDTH, mine_drawing, pending, wrapped
from underhall.games.dig_deeper_dwarf.text import DeepVoice
from underhall.games.dig_deeper_dwarf.view_types import DigDeeperDwarfView


def board(shown: GameView, voice: Voice[Any]) -> str:
    """The whole table as a seat (or a spectator, -1) sees it."""
    assert isinstance(voice, DeepVoice)
    view = cast(DigDeeperDwarfView, shown.view)
    lines = [voice.phrase("board", "round", round=str(view["round"]), seat=voice.seat(view["active"])), ""]
    lines += mine_drawing(view, WIDTH, PAPER).lines
    lines += ["", *wrapped(voice.phrase("board", "legend"), ""), ""]
    lines += piles(view, voice)
    lines += ["", *markets(view, voice), ""]
    for seat in range(len(view["seats"])):
        lines += seat_lines(view, voice, seat)
    lines += pending(view, voice)
    return "\n".join(line.rstrip() for line in lines)


def layout(shown: GameView, voice: Voice[Any], room: tuple[int, int, int], picks: list[str]) -> Layout:
    """The same for a screen."""
    assert isinstance(voice, DeepVoice)
    return screen.layout(cast(DigDeeperDwarfView, shown.view), voice, room)


def piles(view: DigDeeperDwarfView, voice: DeepVoice) -> list[str]:
    lines = []
    for pile in view["piles"]:
        if pile["count"]:
            text = voice.phrase(
                "board",
                "pile",
                number=f"#{pile['number'] + 1}",
                place=f"({pile['x']},{pile['y']})",
                count=str(pile["count"]),
                event=voice.event_of(pile["event"]),
            )
            lines += wrapped(text, "  ")
    return lines


# The markets.


def markets(view: DigDeeperDwarfView, voice: DeepVoice) -> list[str]:
    stocks = view["stocks"]
    lines = []
    for number, card in screen.on_offer(view, "jewelry"):
        lines += offered(view, voice, "jewelry", number, card, screen.price(voice, card))
    for number, card in screen.on_offer(view, "actions"):
        does, cost = screen.crafting(voice, card)
        lines += offered(view, voice, "actions", number, card, f"{does}; {cost}")
    counts = {name: str(stocks[name]["count"]) for name in ("mining", "events", "tiles")}
    return lines + wrapped(voice.phrase("board", "stocks", supply=str(view["supply"]), **counts), "")


def offered(view: DigDeeperDwarfView, voice: DeepVoice, kind: str, number: int, card: str, text: str) -> list[str]:
    pile = f"{voice.phrase('board', kind)} {number} ({view['stocks'][f'{kind} {number}']['count']})"
    return wrapped(f"{pile}: {voice.face_of(card)}: {text}", "")


# The seats.


def seat_lines(view: DigDeeperDwarfView, voice: DeepVoice, seat: int) -> list[str]:
    held = view["seats"][seat]
    marker = ">" if seat == view["active"] else " "
    counts = voice.phrase("board", "seat", hand=str(held["hand"]), draw=str(held["draw"]), discard=str(held["discard"]))
    lines = wrapped(f"{marker}{DWARFS[seat]} {voice.seat(seat)}: {counts}", "    ")
    front = [voice.event_of(event) for event in held["events"]]
    if held["trait"]:
        front.append(voice.trait_of(held["trait"]))
    listed = [
        ("revealed", names(voice, held["revealed"])),
        ("played", names(voice, held["played"])),
        ("area", front),
    ]
    if seat == view["viewer"]:
        listed.append(("your_hand", names(voice, held["cards"]["hand"])))
        listed.append(("your_discards", names(voice, held["cards"]["discard"])))
    for word, cards in listed:
        if cards:
            lines += wrapped(f"    {voice.phrase('board', word)}: {', '.join(cards)}", "      ")
    return lines


def names(voice: DeepVoice, cards: list[str]) -> list[str]:
    return sorted(voice.face_of(card) for card in cards if card)
