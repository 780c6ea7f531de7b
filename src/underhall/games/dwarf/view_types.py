"""The view of a game of DWARF, and the facts that hold in every game of it, as types for the clients."""

from typing import Literal, TypedDict

from underhall.core.view_types import OutcomeView, View

Category = Literal["steel", "gold", "items"]
# Why a solo opponent goes where he goes: the black or the white dwarf on the guiding card, where the guiding Special
# card is laid, the first free location, Get Help before all others, the first free location of the row, the first one
# of use to him; or he goes nowhere.
Reason = Literal["black", "white", "laid", "free", "help", "row", "usable", "none"]


class LocationView(TypedDict):
    name: str
    stack: list[str]  # from the bottom
    card: str
    kind: str
    action: str


class MountainView(TypedDict):
    count: int
    upper: list[str]  # in no order
    lower: list[str]


class PileView(TypedDict):
    name: str
    count: int
    top: str


class SeatView(TypedDict):
    iron: int
    steel: int
    gold: int
    items: int
    glory: int
    workers: int  # regular workers in hand
    helpers: int  # extra workers in the supply
    leads: list[Category]  # with more than everybody else
    shares: list[Category]  # with as much as somebody else and more than the rest: nobody leads these


class WorkerView(TypedDict):
    seat: int
    on: str
    extra: bool
    spent: bool


class Loss(TypedDict, total=False):
    """What changes; losses are negative."""

    iron: int
    gold: int


class ThreatView(TypedDict):
    """What a monster does in this round's Defend step if nobody comes to face it."""

    at: str
    attack: str
    amount: int
    changes: list[Loss]  # of each seat
    idle: list[int]  # of each seat: workers who would stand on Mine cards for nothing


class ChoiceView(TypedDict):
    """Where a solo opponent goes, and why."""

    place: str  # empty if he places nobody
    reason: Reason
    clause: str
    card: str  # the card that guides him; empty for Get Help
    rejected: str  # the location that card sent him to, if he goes elsewhere
    helpers: list[str]  # where his extra workers go


class GuideView(TypedDict):
    """The solo opponent's next steps, from what everybody sees."""

    waits: bool  # his second worker of this round is still to come
    help: str  # the Get Help location he takes whatever the human does, as long as it is free; or empty
    next: ChoiceView | None  # where he goes next, if nothing comes between
    last: ChoiceView | None  # why his last worker stands where it stands, if that can still be told
    answers: dict[str, ChoiceView]  # where he goes next, for each location the human may place the first worker on
    specials: dict[str, list[str]]  # for each pile: where he goes if the human takes its card, and where if not there


class DwarfTable(TypedDict):
    """The game's own part of the view."""

    round: int
    holder: int
    solo_opponent: str
    automaton: int  # its seat; -1 if there is none
    locations: list[LocationView]
    mountains: list[MountainView]
    piles: list[PileView]
    discards: list[list[str]]
    seats: list[SeatView]
    workers: list[WorkerView]
    mustered: bool
    orcs: bool
    last_placed: str
    laying: list[str]  # Special cards about to be laid, while somebody under them acts first
    specials_taken: int
    specials_limit: int  # 0 if there is none
    items_to_end: int
    glory_to_win: int  # with so much glory the automaton wins at once; 0 if it does not
    threats: list[ThreatView]
    guide: GuideView | None
    outcome: OutcomeView


class DwarfView(View, DwarfTable):
    pass


class DwarfCard(TypedDict):
    kind: str
    location: int  # 1 to 9, as all locations of a card
    black: int  # 0 for a Special card, which has no black dwarf
    white: int
    front: str  # of a Special card; else empty


class DwarfClauses(TypedDict):
    kinds: dict[str, str]
    fronts: dict[str, str]
    attack: str
    payment: list[str]
    laid: str
    specials_limit: str
    guiding_card: str
    guide: str
    help: str
    mountain_end: dict[str, str]  # by option
    discards: list[str]


class DwarfFacts(TypedDict):
    workers: int  # regular workers of a player
    helpers: int  # extra workers of a player
    glory_price: int  # of a Special Action
    defence: int  # glory for facing a monster
    cards: dict[str, dict[str, DwarfCard]]  # by option special_backs, then by card
    clauses: DwarfClauses
