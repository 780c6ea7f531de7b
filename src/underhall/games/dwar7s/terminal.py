"""Fall and Duel on a terminal: the map, the row of goals, and what each seat holds.

Everything is drawn from the viewer's own view, so nothing hidden can slip in. On paper (``board``, 80 columns) a card
looks like this; a ``#`` side is walled, a ``.`` side open, and where two cards meet a wall of either shows::

    +.......+
    .tavern #     name
    .R r1 x2#     colour, rotation, height of the stack if more than one
    .RY_   3#     dwarfs by colour, free places; the number of this spot in the list below the map
    +.......+

On a screen (``layout``) walls are heavy lines and the spots need no numbers, since a person points at them.
"""

from __future__ import annotations

import textwrap
from typing import Any, Final

from underhall.core.drawing import Drawing, GameView, Layout
from underhall.core.text import Voice, sentence
from underhall.games.dwar7s.catalogue import GEM_NAMES
from underhall.games.dwar7s.moves import HOP_CELLS, MOVES, spot_name

WIDTH: Final = 80
MARGIN: Final = 4
INNER: Final = 7  # columns inside a card
LINES: Final = 3
MOST_COLUMNS: Final = 9  # that many cards side by side fit; a wider map is drawn in parts
# How sides look on a screen, and the walls that meet at a corner: bits for up, right, down, left.
SCREEN_ACROSS: Final = {"#": "━", ".": "┄", " ": " "}
SCREEN_DOWN: Final = {"#": "┃", ".": "┊", " ": " "}
CORNERS: Final = "·╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"


def board(shown: GameView, voice: Voice[Any]) -> str:
    """The whole table as a seat (or a spectator, -1) sees it."""
    view = shown.view
    numbers = numbered_spots(view)
    lines = [*wrapped(head(view, voice)), ""]
    lines += Plan(view, numbers, voice).paper()
    lines += ["", *common(view, voice)]
    if numbers:
        listed = "  ".join(f"{number}:({spot})" for spot, number in numbers.items())
        lines += wrapped(say(voice, "board", "spot_list", spots=listed))
    for seat, held in enumerate(view["seats"]):
        lines += ["", *holdings(view, seat, held, voice)]
    return "\n".join(line.rstrip() for line in lines)


def layout(shown: GameView, voice: Voice[Any], room: tuple[int, int, int], picks: list[str]) -> Layout:
    """The map with the card that is being placed on it; goals and holdings beside it, the viewer's own first."""
    viewer, view = shown.viewer, {**shown.view, "map": with_ghost(shown, picks)}
    plan = Plan(view, numbered_spots(view), voice).on_screen(room[1])
    order = [seat for seat in range(len(view["seats"])) if seat == viewer]
    order += [seat for seat in range(len(view["seats"])) if seat != viewer]
    side = Drawing()
    for seat in order:
        side.below(seat_beside(view, seat, viewer, voice, room[2])).add()
    side.below(common_beside(view, voice, room[2]))
    return Layout(head(view, voice), plan, side)


def with_ghost(shown: GameView, picks: list[str]) -> list[dict[str, Any]]:
    """The map; while the viewer plays a card, with this card where and how it would lie."""
    sites: list[dict[str, Any]] = shown.view["map"]
    if len(picks) < 2 or not picks[0].startswith("card:") or not picks[1].startswith("spot:"):
        return sites
    kind = picks[0].partition(":")[2]
    turn = int(picks[2].partition(":")[2]) if len(picks) > 2 else 0
    x, _, y = picks[1].partition(":")[2].partition(",")
    colour = shown.view["seats"][shown.viewer]["colour"]
    card = shown.game.facts()["cards"][f"{colour} {kind}"]
    below: list[str] = next((site["stack"] for site in sites if (site["x"], site["y"]) == (int(x), int(y))), [])
    laid = {
        "x": int(x),
        "y": int(y),
        "stack": [*below, ""],
        "kind": kind,
        "colour": colour,
        "turn": turn,
        "walls": card["walls"][turn],
        "places": card["places"],
        "dwarfs": {},
    }
    return [site for site in sites if (site["x"], site["y"]) != (int(x), int(y))] + [laid]


def seat_names(shown: GameView, voice: Voice[Any]) -> list[str]:
    """What to call each seat when nobody has given a name: its colour."""
    return [sentence(say(voice, "colours", held["colour"])) for held in shown.view["seats"]]


def numbered_spots(view: dict[str, Any]) -> dict[str, int]:
    """The spots that the viewer's legal moves speak of, numbered from 1 in reading order."""
    cells: set[int] = set()
    for move in view["moves"]:
        values = MOVES.arguments(move)
        if "spot" in values:
            cells.add(values["spot"])
        if "hop" in values:
            cells.add(values["spot"] + HOP_CELLS[values["hop"]])
    return {spot_name(cell): number for number, cell in enumerate(sorted(cells), start=1)}


def say(voice: Voice[Any], section: str, key: str, **fields: str) -> str:
    return voice.phrase(section, key.replace(" ", "_"), **fields)


def so_many_gems(voice: Voice[Any], gem: str, number: int) -> str:
    """``2 emeralds``."""
    return voice.phrase("gem_counts", gem, number=number)


def several(voice: Voice[Any], section: str, name: str, number: int) -> str:
    """So many gems of a kind, or ogre cards of a name."""
    if section == "gems":
        return so_many_gems(voice, name, number)
    return voice.phrase("game", "times", number=number, name=say(voice, section, name))


def wrapped(text: str, indent: str = "") -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ", break_on_hyphens=False)


def head(view: dict[str, Any], voice: Voice[Any]) -> str:
    active = view["active"]
    text = say(
        voice,
        "board",
        "head",
        title=voice.title(),
        round=str(view["round"]),
        seat=voice.seat(active),
        colour=say(voice, "colours", view["seats"][active]["colour"]),
        actions=str(view["actions"]),
        allowance=str(view["allowance"]),
    )
    if view["outcome"]["over"]:
        text = f"{voice.title()} · {say(voice, 'board', 'ended')}"
    elif view["closing"]:
        text += f" · {say(voice, 'board', 'closing')}"
    elif view["pass_ends"]:
        text += f" · {say(voice, 'board', 'pass_ends')}"
    return text


# The map.


class Plan:
    """The map as lines of characters."""

    def __init__(self, view: dict[str, Any], numbers: dict[str, int], voice: Voice[Any]) -> None:
        self.cards: dict[tuple[int, int], dict[str, Any]] = {(card["x"], card["y"]): card for card in view["map"]}
        self.numbers: dict[tuple[int, int], int] = {}
        for spot, number in numbers.items():
            x, _, y = spot.partition(",")
            self.numbers[(int(x), int(y))] = number
        self.voice = voice
        self.height = LINES
        self.screen = False

    def paper(self) -> list[str]:
        """In parts where it is too wide for 80 columns."""
        places = [*self.cards, *self.numbers]
        if not self.cards:
            empty = [say(self.voice, "board", "empty")]
            if not self.numbers:
                return empty
        columns = sorted({x for x, _ in places})
        first, last = columns[0], columns[-1]
        out: list[str] = []
        while first <= last:
            part = list(range(first, min(last, first + MOST_COLUMNS - 1) + 1))
            out += [""] if out else []
            rows = [y for x, y in places if part[0] <= x <= part[-1]]
            out += self.part(part, list(range(min(rows), max(rows) + 1))).lines if rows else []
            first = part[-1] + 1
        out += wrapped(say(self.voice, "board", "legend"))
        return out

    def on_screen(self, rows: int) -> Drawing:
        """In one piece, cards as high as the room allows; whoever shows it scrolls where it is too large."""
        self.screen = True
        places = [*self.cards, *self.numbers]
        if not places:
            return Drawing([say(self.voice, "board", "empty")])
        across = range(min(x for x, _ in places), max(x for x, _ in places) + 1)
        down = range(min(y for _, y in places), max(y for _, y in places) + 1)
        self.height = LINES if len(down) * (LINES + 1) + 2 <= rows else LINES - 1
        return self.part(list(across), list(down))

    def part(self, columns: list[int], rows: list[int]) -> Drawing:
        drawing = Drawing([" " * MARGIN + "".join(f" {x:^{INNER}}" for x in columns)])
        drawing.tint(0, 0, len(drawing.lines[0]), "dim")
        for y in [*rows, rows[-1] + 1]:
            drawing.add(" " * MARGIN + self.border(columns, y))
            if y <= rows[-1]:
                top = drawing.height()
                for line in range(self.height):
                    label = f"{y:>3} " if line == self.height - 2 else " " * MARGIN
                    drawing.tint(drawing.add(label + self.inside(columns, y, line)), 0, MARGIN, "dim")
                for number, x in enumerate(columns):
                    self.mark(drawing, (x, y), top, MARGIN + 1 + number * (INNER + 1))
        return drawing

    def mark(self, drawing: Drawing, place: tuple[int, int], top: int, left: int) -> None:
        """The pieces of one spot: the spot itself, and the dwarfs on it by colour."""
        spot = f"{place[0]},{place[1]}"
        drawing.mark(f"spot:{spot}", top, left, INNER, self.height)
        card = self.cards.get(place)
        if card is None:
            return
        drawing.tint(top, left, INNER, f"colour_{card['colour']}")
        column = left
        for colour, count in card["dwarfs"].items():
            drawing.mark(f"dwarf:{colour} {spot}", top + self.height - 1, column, count)
            drawing.tint(top + self.height - 1, column, count, f"colour_{colour}")
            column += count

    def border(self, columns: list[int], y: int) -> str:
        """The line above row y, of walls and open sides of the cards above and below."""
        text = ""
        for x in [*columns, columns[-1] + 1]:
            text += self.corner(x, y)
            if x <= columns[-1]:
                side = self.side((x, y - 1), "S", (x, y), "N")
                text += (SCREEN_ACROSS[side] if self.screen else side) * INNER
        return text

    def corner(self, x: int, y: int) -> str:
        """Where four spots meet: on paper a plus, on a screen the walls that meet there."""
        around = [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)]
        if not any(place in self.cards for place in around):
            return " "
        if not self.screen:
            return "+"
        arms = (
            self.side((x - 1, y - 1), "E", (x, y - 1), "W"),  # up
            self.side((x, y - 1), "S", (x, y), "N"),  # right
            self.side((x - 1, y), "E", (x, y), "W"),  # down
            self.side((x - 1, y - 1), "S", (x - 1, y), "N"),  # left
        )
        return CORNERS[sum(1 << arm for arm, side in enumerate(arms) if side == "#")]

    def inside(self, columns: list[int], y: int, line: int) -> str:
        text = ""
        for x in [*columns, columns[-1] + 1]:
            side = self.side((x - 1, y), "E", (x, y), "W")
            text += SCREEN_DOWN[side] if self.screen else side
            if x <= columns[-1]:
                text += f"{self.content((x, y), line)[:INNER]:<{INNER}}"
        return text

    def side(self, one: tuple[int, int], side: str, other: tuple[int, int], other_side: str) -> str:
        """Between two spots: a wall if either card has one, an open side if there is a card at all."""
        here, there = self.cards.get(one), self.cards.get(other)
        if (here is not None and side in here["walls"]) or (there is not None and other_side in there["walls"]):
            return "#"
        return " " if here is None and there is None else "."

    def content(self, place: tuple[int, int], line: int) -> str:
        number = "" if self.screen else str(self.numbers.get(place, ""))
        card = self.cards.get(place)
        if card is None:
            free = "·" if self.screen and place in self.numbers else number
            return f"{free:^{INNER}}" if line == self.height - 2 else ""
        if line == 0:
            return say(self.voice, "short", card["kind"])
        if line == self.height - 1:
            return self.standing(card, self.owner(card) if self.height < LINES else number)
        if self.screen:
            return f"{self.owner(card):>{INNER}}"
        height = f" x{len(card['stack'])}" if len(card["stack"]) > 1 else ""
        return f"{say(self.voice, 'letters', card['colour'])} r{card['turn']}{height}"

    def owner(self, card: dict[str, Any]) -> str:
        """Whose kingdom card it is, small, and how high the stack."""
        height = len(card["stack"])
        return say(self.voice, "letters", card["colour"]).lower() + (str(height) if height > 1 else "")

    def standing(self, card: dict[str, Any], number: str) -> str:
        letters = {say(self.voice, "letters", colour): count for colour, count in card["dwarfs"].items()}
        dwarfs = "".join(letter * count for letter, count in letters.items())
        text = dwarfs + "_" * (int(card["places"]) - len(dwarfs))
        if len(text) + len(number) > INNER:  # an owner's card with many places
            text = "".join(f"{letter}{count}" for letter, count in letters.items())
        return text + f"{number:>{INNER - len(text)}}"


# What lies beside the map.


def common(view: dict[str, Any], voice: Voice[Any]) -> list[str]:
    gems = ", ".join(so_many_gems(voice, gem, view["supply"][gem]) for gem in GEM_NAMES)
    goals = "; ".join(price(view, goal, voice) for goal in view["row"]) or say(voice, "board", "nothing")
    lines = wrapped(say(voice, "board", "supply", gems=gems))
    lines += wrapped(say(voice, "board", "row", goals=goals, deck=str(view["goal_deck"])))
    discards = ", ".join(say(voice, "ogres", ogre) for ogre in view["ogre_discard"]) or say(voice, "board", "nothing")
    lines += wrapped(say(voice, "board", "ogres", deck=str(view["ogre_deck"]), discards=discards))
    stacks = [card for card in view["map"] if len(card["stack"]) > 1]
    if stacks:
        lines.append(say(voice, "board", "stacks"))
        for card in stacks:
            lines += wrapped(f"({card['spot']}) " + " > ".join(card["stack"]), "  ")
    return lines


def price(view: dict[str, Any], goal: str, voice: Voice[Any]) -> str:
    """``barley bread for 2 gold, 2 emerald (9)``."""
    asked = view["prices"][goal]
    cost = ", ".join(so_many_gems(voice, gem, asked[gem]) for gem in GEM_NAMES if asked[gem])
    return say(voice, "board", "price", goal=say(voice, "goals", goal), cost=cost, vp=str(asked["vp"]))


def holdings(view: dict[str, Any], seat: int, held: dict[str, Any], voice: Voice[Any]) -> list[str]:
    row = view["outcome"]["rows"][seat]
    lines = wrapped(
        say(
            voice,
            "board",
            "seat",
            letter=say(voice, "letters", held["colour"]),
            seat=voice.seat(seat),
            pile=str(held["pile"]),
            completed=str(held["completed"]),
            trophies=str(len(held["trophies"])),
            size=str(row["size"]),
            worth=str(row["kingdom"]),
        )
    )
    kingdom = ", ".join(say(voice, "short", kind) for kind in held["kingdom"]) or say(voice, "board", "nothing")
    lines += wrapped(say(voice, "board", "kingdom", cards=kingdom), "  ")
    parts = [
        say(voice, "board", "gems", count=str(held["gem_count"]), gems=counted(held["gems"], "gems", voice)),
        say(voice, "board", "ogre_hand", count=str(held["ogre_count"]), ogres=counted(held["ogres"], "ogres", voice)),
    ]
    lines += wrapped("; ".join(parts), "  ")
    if held["goals"]:
        taken = ", ".join(say(voice, "goals", goal) for goal in held["goals"])
        lines += wrapped(say(voice, "board", "goals_taken", goals=taken), "  ")
    lines += wrapped(say(voice, "board", "secret", secret=secret(held, voice)), "  ")
    return lines


def counted(cards: list[str], section: str, voice: Voice[Any]) -> str:
    """``2 gold, 1 ruby``; hidden cards are only counted."""
    if not cards:
        return "-"
    if "" in cards:
        return say(voice, "board", "hidden")
    kinds = list(dict.fromkeys(cards))
    return ", ".join(several(voice, section, kind, cards.count(kind)) for kind in kinds)


def secret(held: dict[str, Any], voice: Voice[Any]) -> str:
    if not held["secret"]:
        return say(voice, "board", "hidden")
    name = say(voice, "secrets", held["secret"])
    if held["revealed"]:
        return say(voice, "board", "shown", secret=name)
    return say(voice, "board", "yours", secret=name, condition=say(voice, "secret_conditions", held["secret"]))


# Beside the map on a screen.


def seat_beside(view: dict[str, Any], seat: int, viewer: int, voice: Voice[Any], width: int) -> Drawing:
    """One seat: a line that can be picked as the seat, then what it holds; one's own cards each as a piece."""
    held, row = view["seats"][seat], view["outcome"]["rows"][seat]
    colour, own = held["colour"], seat == viewer
    drawing = Drawing()
    name = f"{say(voice, 'letters', colour)} {voice.seat(seat)}"
    right = say(voice, "side", "standing", size=str(row["size"]), worth=str(row["kingdom"]))
    drawing.add(f"{'▸' if seat == view['active'] else ' '}{name[: width - len(right) - 2]}")
    drawing.write(0, width - len(right), right)
    drawing.mark(f"seat:{colour}", 0, 0, width)
    drawing.tint(0, 1, len(name), f"colour_{colour}")
    counts = say(
        voice,
        "side",
        "counts",
        pile=str(held["pile"]),
        goals=str(held["completed"]),
        trophies=str(len(held["trophies"])),
    )
    drawing.add(" " + counts)
    drawing.mark("pile:dwarf" if own else f"pile:{colour}", 1, 0, len(counts.partition("·")[0]) + 1)
    kinds = held["kingdom"]
    if own:
        flow(drawing, [(say(voice, "short", kind), f"card:{kind}") for kind in kinds], width)
    else:
        drawing.add(" " + say(voice, "side", "cards", count=str(len(kinds))))
    holds_cards(drawing, held, "gem", voice, width)
    holds_cards(drawing, held, "ogre", voice, width)
    if held["goals"]:
        taken = ", ".join(say(voice, "goals", goal) for goal in held["goals"])
        for line in textwrap.wrap(say(voice, "board", "goals_taken", goals=taken), width - 1):
            drawing.add(" " + line)
    if own or held["secret"]:
        for line in textwrap.wrap(say(voice, "board", "secret", secret=secret(held, voice)), width - 1):
            drawing.add(" " + line, "dim")
    return drawing


def holds_cards(drawing: Drawing, held: dict[str, Any], kind: str, voice: Voice[Any], width: int) -> None:
    """Gems or ogres in hand: by name where this viewer sees them, else only how many."""
    section = "gems" if kind == "gem" else "ogres"
    cards, count = held[section], held[f"{kind}_count"]
    if not count:
        return
    if "" in cards:
        drawing.add(" " + say(voice, "side", section, count=str(count)))
        return
    names = list(dict.fromkeys(cards))
    first = drawing.height()
    flow(drawing, [(several(voice, section, name, cards.count(name)), f"{kind}:{name}") for name in names], width)
    for piece in drawing.pieces:
        if piece.row >= first and kind == "gem":
            drawing.tint(piece.row, piece.column, piece.width, piece.name.replace(":", "_"))


def flow(drawing: Drawing, words: list[tuple[str, str]], width: int) -> None:
    """Words one after the other, each a piece of its own."""
    column = width
    for text, name in words:
        if column + len(text) + 2 > width:
            drawing.add()
            column = 0
        row = drawing.height() - 1
        drawing.write(row, column + 1, text)
        drawing.mark(name, row, column, len(text) + 2)
        column += len(text) + 2


def common_beside(view: dict[str, Any], voice: Voice[Any], width: int) -> Drawing:
    drawing = Drawing()
    drawing.add(say(voice, "side", "goals", deck=str(view["goal_deck"])), "brass")
    for goal in view["row"]:
        asked = view["prices"][goal]
        cost = " ".join(so_many_gems(voice, gem, asked[gem]) for gem in GEM_NAMES if asked[gem])
        top = drawing.add(f" {say(voice, 'goals', goal)}")
        drawing.write(top, width - 5, f"{asked['vp']:>2} {say(voice, 'side', 'points')}")
        drawing.tint(drawing.add(f"   {cost}"), 0, width, "dim")
        drawing.mark(f"goal:{goal}", top, 0, width, 2)
    supply = "  ".join(so_many_gems(voice, gem, view["supply"][gem]) for gem in GEM_NAMES)
    drawing.add(say(voice, "side", "supply"), "brass")
    for line in textwrap.wrap(supply, width - 1):
        drawing.add(" " + line)
    drawing.add(say(voice, "side", "ogre_deck", deck=str(view["ogre_deck"])), "brass")
    if view["ogre_discard"]:
        top_card = say(voice, "ogres", view["ogre_discard"][0])
        drawing.add(" " + say(voice, "side", "discards", count=str(len(view["ogre_discard"])), top=top_card), "dim")
    return drawing
