"""The view of a game of Fall or Duel, and the facts that hold in every game of it, as types for the clients."""

from typing import TypedDict

from underhall.core.view_types import OutcomeView, View


class SiteView(TypedDict):
    """A spot that holds cards; what is said of a card is said of the top one."""

    spot: str
    cell: int  # as events name the spot
    x: int
    y: int
    stack: list[str]  # bottom first: ``red gold mine r3``
    card: str
    kind: str
    colour: str
    turn: int
    walls: str  # the walled sides as the card lies, letters of NESW
    passages: str  # the sides one can walk through
    places: int
    need: int
    vp: int
    dwarfs: dict[str, int]  # by colour
    ready: list[int]  # seats with enough dwarfs for the task
    domain: int
    kingdom: list[int]  # seats whose kingdom the site is in


class SeatView(TypedDict):
    colour: str
    kingdom: list[str]
    pile: int
    hand: int
    gem_count: int
    gems: list[str]  # an empty text for each gem this viewer cannot see, and so for ogres
    ogre_count: int
    ogres: list[str]
    trophies: list[str]
    goals: list[str]
    completed: int
    secret: str
    revealed: bool
    points: int  # that the viewer knows of: without gems that are hidden
    leads: bool  # with more of such points than everybody else


class MatView(TypedDict):
    width: int
    height: int


class Dwar7sTable(TypedDict):
    """The game's own part of the view."""

    round: int
    first: int
    active: int
    actions: int
    allowance: int
    closing: bool
    pass_ends: bool  # the active player ends the game by doing nothing more
    mat: MatView | None  # None on a free table
    map: list[SiteView]
    spots: list[str]
    seats: list[SeatView]
    supply: dict[str, int]
    row: list[str]
    prices: dict[str, dict[str, int]]
    payable: list[str]  # goals of the row that the viewer can pay
    goals_to_end: int
    goal_deck: int
    ogre_deck: int
    ogre_discard: list[str]
    unseen_goals: list[str]
    unseen_ogres: list[str]
    unseen_secrets: list[str]
    outcome: OutcomeView


class Dwar7sView(View, Dwar7sTable):
    pass


class Dwar7sCard(TypedDict):
    walls: list[str]  # by quarter turns clockwise
    places: int
    need: int
    vp: int
    amount: int


class Dwar7sClauses(TypedDict):
    kinds: dict[str, str]
    ogres: dict[str, str]
    secrets: dict[str, str]


class Dwar7sFacts(TypedDict):
    dwarfs: int  # of a player
    trophy: int  # points for a slain monster
    cards: dict[str, Dwar7sCard]
    clauses: Dwar7sClauses
