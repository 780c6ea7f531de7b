"""What must hold of what is pending in Dig Deeper Dwarf: nobody can have announced what cannot be."""

from __future__ import annotations

from underhall.core.errors import BadPosition
from underhall.core.moves import MoveList
from underhall.games.dig_deeper_dwarf.catalogue import (
    ALL_ACTIONS,
    CAMP,
    CAVE_OTTER,
    COMPANION_COUNT,
    EVENTS,
    HEARTY_STEW,
    TELEPORTER,
    TRAIT_COUNT,
    TRANSPORT_TUNNEL,
)
from underhall.games.dig_deeper_dwarf.delayed import write_uses
from underhall.games.dig_deeper_dwarf.layout import ACTIONS, EVENT, JEWELRY, NONE, TILE_ROW
from underhall.games.dig_deeper_dwarf.moves import (
    ACT_COPY,
    ACT_GIVE_SEAT,
    ACT_INVESTIGATE_PILE,
    ACT_INVESTIGATE_SEAT,
    ACT_STEAL,
    ACTS,
    TELEPORT,
    TUNNEL,
)
from underhall.games.dig_deeper_dwarf.promises import lacking
from underhall.games.dig_deeper_dwarf.responses import UNDISPUTED, Playing
from underhall.games.dig_deeper_dwarf.state import DeepState
from underhall.games.dig_deeper_dwarf.targets import ACTION_OF, BY_COMPANION, BY_TRAIT, write_acts
from underhall.games.dig_deeper_dwarf.turn import at_merchant

# What a frame must lie on.
BELOW = {
    "deed": ("activity", "playing"),
    "pay": ("playing", "deed", "window", "crafting", "dug_out", "flood", "pay"),
    "happening": ("dug_out",),
    "canary": ("happening", "use", "purchase", "otter_trade"),
    "trait_window": ("end_phase",),
}
IDENTS = {BY_COMPANION: COMPANION_COUNT, BY_TRAIT: TRAIT_COUNT}
# Which numbers of a frame are packed lists of actions (targets.py).
PACKED = {"playing": (3, 4), "deed": (2,), "window": (4,), "copy_window": (3,)}


def check_stack(state: DeepState) -> None:
    """What is pending fits together: the procedure of G-178 leaves no other stacks."""
    names = [frame.name() for frame in state.frames]
    for place in range(len(names)):
        check_place(names, place)
        check_meaning(state, names, place)
        check_possible(state, names, place)


def check_place(names: list[str], place: int) -> None:
    """A frame lies on one that can have called it."""
    name, below = names[place], names[place - 1] if place else ""
    if (name in ("activity", "end_phase")) != (place == 0):
        raise BadPosition("deep_position-lowest_frame", where=f"frames.{place}", name=name)
    if name in BELOW and below not in BELOW[name]:
        raise BadPosition(
            "deep_position-wrong_order", where=f"frames.{place}", name=name, allowed=list(BELOW[name]), below=below
        )


def check_meaning(state: DeepState, names: list[str], place: int) -> None:
    """What a frame's numbers name is there: actions, cards, seats, piles, and what a window is about."""
    name, numbers, where = names[place], state.frames[place].numbers(), f"frames.{place}"
    for index in PACKED.get(name, ()):
        if not are_actions(numbers[index]):
            raise BadPosition("deep_position-no_actions", where=where, name=name, number=numbers[index])
    if name == "window":
        check_window(state, names, place)
    elif name in ("playing", "deed"):
        source, ident = (numbers[1], numbers[2]) if name == "playing" else (numbers[3], numbers[4])
        if ident >= IDENTS.get(source, state.faces.count):
            raise BadPosition("deep_position-no_card_for_actions", where=where, card=ident)
    if name in ("deed", "choose_card", "look") and not act_exists(state, numbers[1]):
        raise BadPosition("deep_position-act_means_nothing", where=where, act=ACTS[numbers[1]])
    if name == "dug_out" and (numbers[1] >= state.pile_count or numbers[2] >= state.tile_count):
        raise BadPosition("deep_position-no_pile_or_tile", where=where)


def check_possible(state: DeepState, names: list[str], place: int) -> None:
    """What was announced can be done as things are, and can be paid."""
    frame = state.frames[place]
    name, numbers, where = names[place], frame.numbers(), f"frames.{place}"
    if name == "deed" and not set(names[place + 1 :]) - {"window", "pay"}:
        possible(can_be_announced(state, place, numbers), where, ACTS[numbers[1]])
    elif name == "use":
        possible(can_be_used(state, numbers[0], numbers[1], numbers[2]), where, EVENTS[numbers[1]])
    elif name == "otter_trade":
        possible(can_trade(state, numbers[0]), where, EVENTS[CAVE_OTTER])
    elif name in ("purchase", "replace_gold"):
        possible(can_buy(state, numbers[0], numbers[1], numbers[3]), where, name)
    elif name == "crafting":
        possible(state.stock_top(ACTIONS + numbers[1]) != NONE, where, name)
    if lacking(state, frame) > 0:
        raise BadPosition("deep_position-cannot_pay", where=where, seat=numbers[0], name=name)


def possible(holds: bool, where: str, what: str) -> None:
    if not holds:
        raise BadPosition("deep_position-not_possible", where=where, what=what)


def are_actions(packed: int) -> bool:
    """Whether every four bits are an action, the first lowest and none left out."""
    while packed:
        if not 1 <= packed & 15 <= len(ALL_ACTIONS):
            return False
        packed >>= 4
    return True


def check_window(state: DeepState, names: list[str], place: int) -> None:
    """A Thwart Plans answers the window below; any other action has its deed below, leftovers in between."""
    announcer, act, source, answered = state.frames[place].numbers()[:4]
    at = place - 1
    if act != NONE:
        while names[at] == "playing":
            at -= 1
    if names[at] != ("window" if act == NONE else "deed"):
        raise BadPosition("deep_position-window_alone", place=place)
    below = state.frames[at].numbers()
    if act == NONE:
        its_own = answered == below[0] != announcer
    else:
        its_own = [announcer, act, source, answered] == [below[0], below[1], below[3], NONE]
    if not its_own:
        raise BadPosition("deep_position-window_of_another", place=place, below=at)


def act_exists(state: DeepState, act: int) -> bool:
    for first in (ACT_STEAL, ACT_GIVE_SEAT, ACT_INVESTIGATE_SEAT):
        if first + state.seats <= act < first + 4:
            return False
    return not ACT_INVESTIGATE_PILE + state.pile_count <= act < ACT_COPY


def can_be_announced(state: DeepState, place: int, deed: list[int]) -> bool:
    """Whether the action has the target that was announced: as long as nobody has answered, nothing has changed."""
    player, act, _, source, ident, phase = deed
    if phase > UNDISPUTED or act == ACT_COPY:
        return True
    below = state.frames[place - 1]
    more = isinstance(below, Playing) and below.left > 0
    found = MoveList()
    hand = state.hand_count(player)
    write_acts(state, player, ACTION_OF[act], source, ident, hand, 2 if more else 1, found, 0)
    return found.holds(act)


def can_be_used(state: DeepState, seat: int, event: int, move: int) -> bool:
    """Whether a delayed Event in front of somebody allows this use of it (G-216 to G-221)."""
    found = MoveList()
    write_uses(state, seat, found)
    kind = TELEPORTER if move >= TELEPORT else TRANSPORT_TUNNEL if move >= TUNNEL else HEARTY_STEW
    return event == kind and found.holds(move)


def can_trade(state: DeepState, seat: int) -> bool:
    """Whether the Cave Otter is there and has something to give (G-209, G-210)."""
    here = state.tiles[state.where(seat) * TILE_ROW + EVENT]
    return here == CAVE_OTTER and state.stock_counts[JEWELRY] + state.stock_counts[JEWELRY + 1] > 0


def can_buy(state: DeepState, seat: int, pile: int, merchant: int) -> bool:
    """In the Camp, or from the Cave Merchant (G-145, G-217)."""
    there = at_merchant(state, seat) if merchant else state.where(seat) == CAMP
    return there and state.stock_top(JEWELRY + pile) != NONE
