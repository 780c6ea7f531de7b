"""The moves of Dig Deeper Dwarf (rules/dig_deeper_dwarf.md, section 19).

An *act* is an action with everything public about it (G-84): ``mine pile north``, ``give rubble to seat 2``. Sides are
those of the actor's own tile; tiles and Mining piles are numbered in the order they were laid. Faces come from the card
file, so the verbs with a face stand last and their numbers depend on how many faces there are.
"""

from __future__ import annotations

from typing import Final, final

from underhall.core.buffers import i64
from underhall.core.moves import MoveSpace, Verb, Words
from underhall.games.dig_deeper_dwarf.catalogue import (
    COMPANION_COUNT,
    EVENTS,
    MAX_PILES,
    MAX_TILES,
    RESOURCES,
    TRAITS,
    Cards,
    sides_word,
)

SIDES: Final = ("north", "east", "south", "west")
SEATS: Final = ("1", "2", "3", "4")
COMPANIONS: Final = EVENTS[:COMPANION_COUNT]

ACTS: Final = (
    *(f"move {side}" for side in SIDES),
    *(f"mine pile {side}" for side in SIDES),
    "mine rubble here",
    *(f"mine rubble {side}" for side in SIDES),
    *(f"steal from seat {seat}" for seat in SEATS),
    *(f"drive away {name}" for name in COMPANIONS),
    "remove a card",
    *(f"remove rubble to {side}" for side in SIDES),
    "give a card out of the game",
    *(f"give rubble to {side}" for side in SIDES),
    *(f"give rubble to seat {seat}" for seat in SEATS),
    "draw a card",
    "swap a card",
    "investigate jewelry 1",
    "investigate jewelry 2",
    "investigate actions 1",
    "investigate actions 2",
    "investigate actions 3",
    "investigate mining deck",
    "investigate events",
    *(f"investigate deck of seat {seat}" for seat in SEATS),
    *(f"investigate pile {number}" for number in range(1, MAX_PILES + 1)),
    "copy the last card",
    "look with bookling",
    "munch rubble",
)
# The first act of each action.
ACT_MOVE: Final = 0
ACT_MINE: Final = 4
ACT_MINE_HERE: Final = 8
ACT_MINE_BESIDE: Final = 9
ACT_STEAL: Final = 13
ACT_DRIVE: Final = 17
ACT_REMOVE: Final = 26
ACT_GIVE: Final = 31
ACT_GIVE_SEAT: Final = 36
ACT_DRAW: Final = 40
ACT_SWAP: Final = 41
ACT_INVESTIGATE: Final = 42
ACT_INVESTIGATE_SEAT: Final = 49
ACT_INVESTIGATE_PILE: Final = 53
ACT_COPY: Final = 77
ACT_BOOK: Final = 78
ACT_CRUNCH: Final = 79
ACT_COUNT: Final = 80
BASIC_ACTS: Final = 31

WAYS: Final = ("coins", "resources", *(f"resources without {name}" for name in RESOURCES))
WAY_COINS: Final = 0
WAY_RESOURCES: Final = 1
PAIRS: Final = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
BURIALS: Final = ("nothing", "1", "2", "3", "1 and 2", "1 and 3", "2 and 3")
BURIAL_MASKS: Final = (0, 1, 2, 4, 3, 5, 6)
LIFTS: Final = ("hand", "here", *SIDES)
HELD: Final = ("hand", "revealed")
GIFTS: Final = ("hand", "revealed", "discards", "deck")


def move_space(cards: Cards) -> MoveSpace:
    face = Words(tuple(cards.words))
    seat = Words(SEATS)
    tiles = tuple(f"tile {number}" for number in range(1, MAX_TILES + 1))
    pairs = tuple(f"seats {one + 1} and {other + 1}" for one, other in PAIRS)
    return MoveSpace(
        Verb("act", "{act}", act=Words(ACTS)),
        Verb("basic", "basic {act}", act=Words(ACTS[:BASIC_ACTS])),
        Verb("pass", "pass"),
        Verb("stop", "stop"),
        Verb("end", "end"),
        Verb("draw", "draw"),
        Verb("cancel", "cancel with canary"),
        Verb("clear", "remove the rubble"),
        Verb("companion", "companion {companion}", companion=Words(COMPANIONS)),
        Verb("use_trait", "use trait"),
        Verb("stew", "eat stew"),
        Verb("otter", "trade with otter"),
        Verb("tunnel", "tunnel seat {seat} to {tile}", seat=seat, tile=Words(tiles)),
        Verb("teleport", "teleport {pair}", pair=Words(pairs)),
        Verb("buy", "buy {jewel} with {way}", jewel=Words(("1", "2")), way=Words(WAYS)),
        Verb("craft", "craft {slot}", slot=Words(("1", "2", "3"))),
        Verb("take", "take action {slot}", slot=Words(("1", "2", "3"))),
        Verb("jewel", "take jewelry {jewel}", jewel=Words(("1", "2"))),
        Verb("answer_basic", "thwart basic"),
        Verb("answer_companion", "thwart with mycolus"),
        Verb("answer_trait", "thwart with trait"),
        Verb("top", "top {place}", place=Words(("1", "2", "3"))),
        Verb("under", "under"),
        Verb("bury", "bury {which}", which=Words(BURIALS)),
        Verb("lay", "lay {sides}", sides=Words(tuple(sides_word(mask) for mask in range(1, 16)))),
        Verb("dismiss", "dismiss {companion}", companion=Words(COMPANIONS)),
        Verb("flee", "flee {side}", side=Words(SIDES)),
        Verb("lift", "lift rubble {place}", place=Words(LIFTS)),
        Verb("drop", "drop rubble {place}", place=Words(("out", *tiles))),
        Verb("trait", "trait {trait}", trait=Words(TRAITS)),
        Verb("spend_treasure", "spend treasure {treasure}", treasure=Words(("1", "2", "3", "4"))),
        Verb("play", "play {face}", face=face),
        Verb("pay", "pay {face}", face=face),
        Verb("keep", "keep {face}", face=face),
        Verb("choose", "choose {face}", face=face),
        Verb("reveal", "reveal {face}", face=face),
        Verb("answer", "thwart with {face}", face=face),
        Verb("answer_copy", "thwart by copying with {face}", face=face),
        Verb("copy", "copy with {face}", face=face),
        Verb("lose", "lose {face}", face=face),
        Verb("fee", "fee {face} from {held}", face=face, held=Words(HELD)),
        Verb("spend", "spend {face} from {held}", face=face, held=Words(HELD)),
        Verb("gift", "gift {face} from {gift}", face=face, gift=Words(GIFTS)),
        Verb("present", "present {face} to seat {seat}", face=face, seat=seat),
    )


# The first number of each verb without a face, as constants the compiler can fold; checked in MoveNumbers.
ACT: Final = 0
BASIC: Final = 80
PASS: Final = 111
STOP: Final = 112
END: Final = 113
DRAW_ONE: Final = 114
CANCEL: Final = 115
CLEAR: Final = 116
COMPANION: Final = 117
USE_TRAIT: Final = 126
STEW: Final = 127
OTTER: Final = 128
TUNNEL: Final = 129
TELEPORT: Final = 225
BUY: Final = 231
CRAFT: Final = 245
TAKE: Final = 248
JEWEL: Final = 251
ANSWER_BASIC: Final = 253
ANSWER_COMPANION: Final = 254
ANSWER_TRAIT: Final = 255
TOP: Final = 256
UNDER: Final = 259
BURY: Final = 260
LAY: Final = 267
DISMISS: Final = 282
FLEE: Final = 291
LIFT: Final = 295
DROP: Final = 301
PICK_TRAIT: Final = 326
SPEND_TREASURE: Final = 334
FIRST_FACE_VERB: Final = 338
FIXED: Final = (
    ACT,
    BASIC,
    PASS,
    STOP,
    END,
    DRAW_ONE,
    CANCEL,
    CLEAR,
    COMPANION,
    USE_TRAIT,
    STEW,
    OTTER,
    TUNNEL,
    TELEPORT,
    BUY,
    CRAFT,
    TAKE,
    JEWEL,
    ANSWER_BASIC,
    ANSWER_COMPANION,
    ANSWER_TRAIT,
    TOP,
    UNDER,
    BURY,
    LAY,
    DISMISS,
    FLEE,
    LIFT,
    DROP,
    PICK_TRAIT,
    SPEND_TREASURE,
    FIRST_FACE_VERB,
)


@final
class FaceMoves:
    """Where the verbs with a face begin, which depends on the card file."""

    def __init__(self, space: MoveSpace) -> None:
        if tuple(verb.base for verb in space.order[: len(FIXED)]) != FIXED:
            raise AssertionError("the numbers of Dig Deeper Dwarf's moves do not fit their declaration")
        self.play: i64 = space.base("play")
        self.pay: i64 = space.base("pay")
        self.keep: i64 = space.base("keep")
        self.choose: i64 = space.base("choose")
        self.reveal: i64 = space.base("reveal")
        self.answer: i64 = space.base("answer")
        self.answer_copy: i64 = space.base("answer_copy")
        self.copy: i64 = space.base("copy")
        self.lose: i64 = space.base("lose")
        self.fee: i64 = space.base("fee")
        self.spend: i64 = space.base("spend")
        self.gift: i64 = space.base("gift")
        self.present: i64 = space.base("present")
