"""The view of a game of Dig Deeper Dwarf, and the facts that hold in every game of it, as types for the clients."""

from typing import Literal, NotRequired, TypedDict

from underhall.core.view_types import OutcomeView, View

EventKind = Literal["companion", "treasure", "delayed", "instant"]
FaceKind = Literal["rubble", "resource", "jewelry", "action"]


class StockView(TypedDict):
    count: int
    cards: list[str]  # from the top; an empty text where the viewer does not know the card
    inside: list[str]  # known to lie somewhere in the pile


class TileView(TypedDict):
    x: int
    y: int  # grows to the north
    kind: str
    sides: str  # open sides, letters of NESW
    rubble: int
    event: str
    number: int
    ways: str  # the sides that lead to another tile
    digs: str  # the sides that lead to a Mining pile
    blind: str  # the open sides that lead nowhere
    workbench: bool
    dwarfs: list[int]


class PileView(StockView):
    number: int
    x: int
    y: int
    event: str
    mouths: str  # the sides of its cell from which it can be mined


class CellView(TypedDict):
    x: int
    y: int


class OwnCards(TypedDict):
    hand: list[str]
    discard: list[str]
    draw: list[str]  # from the top


class SeatView(TypedDict):
    at: list[int]
    tile: int
    events: list[str]
    used: list[str]
    barred: list[str]
    companion_used: bool
    mycolus_used: bool
    flooded: bool
    trait: str
    draw: int
    hand: int
    discard: int
    played: list[str]
    revealed: list[str]
    known: list[str]  # ``face zone zone``: what a careful seat knows of these cards
    playing: str  # the Action card whose actions this seat is carrying out
    points: int  # that the viewer knows of: cards, coins and Treasures, not the bonus for Rubble; all at the end
    leads: bool  # with more of such points than everybody else
    jewelry: int  # pieces of Jewelry that the viewer knows of
    cards: NotRequired[OwnCards]
    dealt: NotRequired[list[str]]
    gift: NotRequired[int]


class ByView(TypedDict):
    """What an action is played with."""

    kind: Literal["card", "event", "trait"]
    name: str


class AnnouncedView(TypedDict):
    seat: int
    action: str
    act: str  # what it is aimed at, as moves write it; empty for Thwart Plans
    against: int  # whose action Thwart Plans cancels; else -1
    state: Literal["stands", "threatened", "cancelled"]  # threatened: cancelled unless somebody answers the answer
    by: ByView | None


class ToComeView(TypedDict):
    """Actions of a card, Companion or Trait that are left for when what was announced after it is done."""

    seat: int
    actions: list[str]
    before: int  # the number in ``announced`` of the action announced next


class LookView(TypedDict):
    act: str
    events: bool  # cards of the Event pile; else faces
    cards: list[str]


class DeepTable(TypedDict):
    """The game's own part of the view."""

    round: int
    turn: int
    active: int
    first: int
    bought: bool
    crafted: bool
    began_in_camp: bool
    last_done: list[str]
    supply: int
    mining_left: int  # Mining cards in the mine and in the stock
    new_piles: int  # Mining piles that can still be laid; the game ends when one more is needed
    tiles: list[TileView]
    piles: list[PileView]
    hole: CellView | None  # where a pile is dug out and no tile lies yet
    stocks: dict[str, StockView]
    seats: list[SeatView]
    removed: dict[str, int]
    removed_events: list[str]
    paid: list[str]
    announced: list[AnnouncedView]  # the first one announced first
    to_come: list[ToComeView]
    ending: str
    look: NotRequired[LookView]
    outcome: NotRequired[OutcomeView]


class DigDeeperDwarfView(View, DeepTable):
    pass


class CardNames(TypedDict):
    """As the card file has them; other languages translate the English one."""

    en: str
    de: str


class FaceFacts(TypedDict):
    """What all cards that look alike have in common."""

    word: str
    kind: FaceKind
    names: CardNames
    actions: list[str]
    needs: list[str]
    resource: str
    coins: int
    vp: int
    cost: int


class EventFacts(TypedDict):
    kind: EventKind
    clause: str


class DeepClauses(TypedDict):
    resource: str
    rubble: str
    jewelry: str
    crafting: str
    camp: str
    entrance: str
    workbench: str
    rubble_here: str
    shaft: str
    pile: str
    surprise: str
    stocks: dict[str, str]
    draw: str
    barred: str
    used: str


class DigDeeperDwarfFacts(TypedDict):
    faces: list[FaceFacts]
    events: dict[str, EventFacts]
    actions: dict[str, str]  # their clauses
    traits: dict[str, str]  # their clauses
    clauses: DeepClauses
