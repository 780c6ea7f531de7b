"""A table people sit at: its header, and everything that follows from its changes.

``apply`` is the only thing that alters a table. It is used alike when a change happens and when a table is read back
from the database, so what is shown is always what is stored.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from functools import lru_cache
from typing import Any

import orjson

from underhall.core import game as registry
from underhall.core.drawing import shown_to, voice_for
from underhall.core.game import Game, Options
from underhall.core.journal import Journal
from underhall.core.moves import MoveSpace
from underhall.core.record import Record, deal_line
from underhall.core.state import State
from underhall.core.text import Voice
from underhall.server import changes as kinds
from underhall.server.changes import NOBODY, Change
from underhall.server.timeline import Timeline
from underhall.server.viewer_logs import ChangeGroup, FrozenView, ViewerLogs

OPEN, RUNNING, OVER = "open", "running", "over"
RECENT = 64
KNOWN_MOVES = 50_000
SAYINGS = 500


@dataclass(frozen=True)
class Clock:
    """How long people may think: ``none``, ``move`` (seconds for each move) or ``game`` (for all of a seat's moves)."""

    kind: str = "none"
    seconds: int = 0


@dataclass(frozen=True)
class Header:
    """What is fixed when a table is made. The seed, or the position, stays secret until the game is over."""

    id: str
    game: str
    options: Options
    creator: str
    created: float
    seed: str
    title: str = ""
    visibility: str = "open"
    pace: str = "live"
    clock: Clock = Clock()
    hints: bool = False
    takebacks: bool = True
    bots: dict[int, str] = field(default_factory=dict)
    position: dict[str, Any] | None = None
    origin: dict[str, Any] | None = None
    # By which rules and with which cards the game is played: only with the same do its moves mean the same.
    rules: int = 0
    cards: str = ""

    def write(self) -> str:
        written: bytes = orjson.dumps(asdict(self), option=orjson.OPT_NON_STR_KEYS)
        return written.decode()

    def record(self, game: Game[Any], players: list[str]) -> Record:
        record = Record(game, self.options, int(self.seed), players)
        record.position = self.position
        return record

    def commitment(self) -> str:
        """The hash of the record's line that fixes all chance: anyone can compare it when the game is over."""
        return commitment_of(self.deal())

    def deal(self) -> str:
        """The ``seed`` or ``position`` line of the game's record."""
        return deal_line(int(self.seed), self.position)

    def made_now(self) -> Header:
        """This header for a table that is made by the rules and cards of today."""
        game = registry.find(self.game)
        return replace(self, rules=game.rules_version, cards=game.catalogue.digest)


def read_header(text: str) -> Header:
    data = orjson.loads(text)
    data["clock"] = Clock(**data["clock"])
    data["bots"] = {int(seat): level for seat, level in data["bots"].items()}
    return Header(**data)


def commitment_of(line: str) -> str:
    return hashlib.sha256(line.encode()).hexdigest()


@lru_cache(KNOWN_MOVES)
def move_named(moves: MoveSpace, text: str) -> int:
    """The number of a move that is stored as text. The same few are met again and again, and reading one takes time."""
    return moves.parse(text)


@dataclass(slots=True)
class Seat:
    """A place at the table and who decides for it: nobody yet, a person, a bot, or the game itself (automaton)."""

    kind: str
    person: str = ""
    name: str = ""
    guest: bool = False
    level: str = ""
    left: bool = False
    resigned: bool = False
    used: float = 0.0
    only_moves: bool = False
    answers: dict[str, str] = field(default_factory=dict)
    wish: str = ""
    wished_at: int = 0
    automatic: int = 0  # automatic moves since its person last decided something
    dropped: str = ""  # why its standing answers were dropped, until there are new ones
    stood: int = 0  # the number of the change that holds the standing answers

    def played_by_bot(self) -> bool:
        return self.kind == "bot"


@dataclass(slots=True)
class SeenTable:
    """A table as far as one viewer knows of it.

    Where somebody is, or was, asked so that nobody else may notice, each viewer has its own count of changes, and sees
    the game as it stood before. Whatever leaves the server is made from this, never from the table's own numbers.
    """

    number: int  # of the last change the viewer was told
    turn_number: int  # of the last one of these that altered the game
    updated: float
    turned_at: float
    state: State | None  # None before the game begins


class Table:
    """A table as its changes made it."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.game = registry.find(header.game)
        self.players = self.game.players(header.options)
        self.seats: list[Seat] = [
            Seat("bot", level=header.bots[seat]) if seat in header.bots else Seat("open")
            for seat in range(self.players)
        ]
        self.status = OPEN
        self.number = 0
        self.turn_number = 0  # the number of the last change that altered the game
        self.turned_at = header.created
        self.updated = header.created
        self.timeline: Timeline | None = None
        self.recent: list[Change] = []
        self.aside = NOBODY  # who is asked so that nobody else may notice
        self.viewer_logs: ViewerLogs | None = None  # what each viewer knows, once that differs
        self.owed: tuple[int, float] | None = None  # the time of a move that is still held back
        self.invited: set[str] = set()
        self.undo_request: dict[str, Any] | None = None
        self.offers: dict[int, set[int]] = {}
        self.taken_back = False  # whether the question now asked came by taking back
        self.answered: set[int] = set()  # questions that standing answers answered since anybody else was asked
        self.rematch = ""
        self.resigned_winners: list[int] | None = None
        self.closed = False  # whether the game ended unfinished (``kinds.CLOSE``)
        self.commitment = header.commitment()
        self._voices: dict[str, Voice[Any]] = {}
        self._sayings: dict[str, dict[int, Any]] = {}

    # What happened.

    def apply(self, change: Change) -> None:
        """Alter the table; an illegal move raises and changes nothing."""
        turned_at = self.turned_at
        APPLIED_BY[change.kind](self, change)
        if self.viewer_logs is not None or self.aside != NOBODY or change.kind in kinds.SECRET_CHANGES:
            self._tell(change, turned_at)
        self.number = change.number
        self.updated = change.at
        if change.kind in kinds.GAME_CHANGES:
            self.turn_number = change.number
            if change.kind != kinds.RESIGN:
                self.turned_at = change.at
        self.recent.append(change)

    def forget_old(self) -> None:
        """Remember only the last changes. Call it when they have been told, with all that was held back."""
        if len(self.recent) > 2 * RECENT and self.aside == NOBODY:
            del self.recent[:-RECENT]

    def _move(self, change: Change) -> None:
        timeline = self.running()
        state = timeline.state
        change.seat = state.seat
        self._count_automatic(change)
        change.aside = state.asking.unobservable()
        change.secret = change.aside or state.asking.hides_decider()
        if change.move >= 0:
            change.events = timeline.play(change.move)
            change.data["move"] = self.game.moves.print(change.move)
        else:
            change.events = timeline.play(move_named(self.game.moves, change.data["move"]))
        self.taken_back = False
        if timeline.state.seat != change.seat:
            self.answered.clear()
        self.aside = timeline.aside()
        self._charge(change)
        if self.aside == NOBODY:
            self.undo_request = None
        if timeline.state.seat < 0:
            self.status = OVER

    def _count_automatic(self, change: Change) -> None:
        """Count the moves that a seat's standing answers make in a row (see automatic_moves.py)."""
        seat = self.seats[change.seat]
        if change.data.get("automatic"):
            seat.automatic += 1
            self.answered.add(self.question())
        else:
            seat.automatic = 0
            self.answered.clear()

    def question(self) -> int:
        """The question now asked and all its answers, as one number: equal where the very same is asked again."""
        state = self.running().state
        return hash((state.asking.prompt(state), tuple(state.moves())))

    def _charge(self, change: Change) -> None:
        """Everybody sees the time used, and must not see from it who was asked in secret, or that anybody was."""
        spent = max(0.0, change.at - self.turned_at)
        if not change.secret:
            self.owed = (change.seat, spent)
        elif change.aside and self.owed is not None and self.header.clock.kind != "game":
            # To the others it looks as if the move before had taken that long; where time counts, that would be unfair.
            self.owed = (self.owed[0], self.owed[1] + spent)
        if self.owed is not None and self.aside == NOBODY:
            self.seats[self.owed[0]].used += self.owed[1]
            self.owed = None

    def _tell(self, change: Change, turned_at: float) -> None:
        """Who hears of a change, and with what before it. Called before the change counts."""
        if self.viewer_logs is None:
            self.viewer_logs = ViewerLogs(self.number, self.turn_number, self.updated, self.players)
        state = before = None
        if self.timeline is not None:
            state, before = self.timeline.state, self.timeline.before
        frozen = None if before is None else FrozenView(before, turned_at)
        self.viewer_logs.record(change, self.aside, frozen, state, self.status == OVER)

    def _sit(self, change: Change) -> None:
        self.seats[change.seat] = Seat(
            "person", change.person or "", str(change.data["name"]), bool(change.data["guest"])
        )
        self._voices.clear()

    def _stand(self, change: Change) -> None:
        self.seats[change.data["free"]] = Seat("open")
        self._voices.clear()

    def _invite(self, change: Change) -> None:
        self.invited.add(change.person or "")

    def _start(self, change: Change) -> None:
        opening = Journal()
        self.timeline = Timeline(self.header.record(self.game, []), opening)
        change.events = opening.events
        self.aside = self.timeline.aside()
        self.seats += [Seat("automaton") for _ in range(self.timeline.state.seats - self.players)]
        self.status = OVER if self.timeline.state.seat < 0 else RUNNING
        self._voices.clear()

    def _undo(self, change: Change) -> None:
        timeline = self.running()
        change.to = timeline.openly(change.data["to"])
        timeline.rewind(change.data["to"])
        self.aside = timeline.aside()
        self.owed = None
        self.undo_request = None
        self.taken_back = True

    def _ask_undo(self, change: Change) -> None:
        change.to = self.running().openly(change.data["to"])
        self.undo_request = {"seat": change.seat, "to": change.data["to"], "shown": change.to, "agreed": []}

    def _answer_undo(self, change: Change) -> None:
        if not change.data["agree"]:
            self.undo_request = None
        elif self.undo_request is not None:
            self.undo_request["agreed"].append(change.seat)

    def _leave(self, change: Change) -> None:
        self.seats[change.seat].left = True

    def _return(self, change: Change) -> None:
        self.seats[change.seat].left = False
        self.offers.pop(change.seat, None)

    def _offer(self, change: Change) -> None:
        self.offers.setdefault(change.data["target"], set()).add(change.seat)

    def _bot(self, change: Change) -> None:
        seat = self.seats[change.data["target"]]
        seat.kind, seat.level, seat.left = "bot", change.data["level"], False
        seat.person = ""
        seat.only_moves, seat.answers = False, {}
        self.offers.pop(change.data["target"], None)
        self._voices.clear()

    def _resign(self, change: Change) -> None:
        self.seats[change.seat].resigned = True
        others = [n for n, seat in enumerate(self.seats) if not seat.resigned]
        if len([n for n in others if n < self.players]) <= 1:
            self.status = OVER
            self.resigned_winners = others
        else:
            seat = self.seats[change.seat]
            seat.kind, seat.level = "bot", change.data["level"]

    def _stop(self, change: Change) -> None:
        self.status = OVER
        self.resigned_winners = []

    def _standing(self, change: Change) -> None:
        seat = self.seats[change.seat]
        seat.stood = change.number
        seat.automatic = 0
        self.answered.clear()
        if change.seat == self.asked():
            self.taken_back = False
        if not change.data:  # the seat's later ones have taken its place: see ``TableEdit.empty``
            return
        seat.only_moves = bool(change.data["only_moves"])
        seat.answers = dict(change.data["answers"])
        seat.wish = str(change.data.get("wish", ""))
        seat.wished_at = int(change.data.get("wished_at", 0))
        seat.dropped = str(change.data.get("dropped", ""))

    def _talk(self, change: Change) -> None:
        """Words change nothing."""

    def _rematch(self, change: Change) -> None:
        self.rematch = change.data["table"]

    def _close(self, change: Change) -> None:
        self.status = OVER
        self.closed = True
        self.aside = NOBODY
        self.undo_request = None

    # What can be asked.

    def running(self) -> Timeline:
        if self.timeline is None:
            raise AssertionError("the game has not begun")
        return self.timeline

    def asked(self) -> int:
        """Who must decide, or NOBODY."""
        if self.status != RUNNING or self.timeline is None:
            return NOBODY
        return self.timeline.state.seat

    def has_room(self, kind: str) -> bool:
        """Whether a change of that kind may still be added."""
        if self.number < kinds.MOST_CHANGES:
            return True
        return kind in kinds.TO_THE_END and (kind != kinds.MOVE or self.number < kinds.MOST_WITH_MOVES)

    def seen_by(self, viewer: int) -> SeenTable:
        """The table as a seat, or a spectator (-1), knows it."""
        state = None if self.timeline is None else self.timeline.state
        if self.viewer_logs is None:
            return SeenTable(self.number, self.turn_number, self.updated, self.turned_at, state)
        log = self.viewer_logs.logs[viewer]
        number = self.viewer_logs.number(viewer)
        if log.frozen is None:
            return SeenTable(number, log.turn_number, log.updated, self.turned_at, state)
        return SeenTable(number, log.turn_number, log.updated, log.frozen.turned_at, log.frozen.state)

    def numbers_for(self, viewer: int, changes: list[int]) -> dict[int, int]:
        """The numbers of some changes, the first one last, in a viewer's count; without those it was not told."""
        alike = self.number if self.viewer_logs is None else self.viewer_logs.base  # up to there all count the same
        numbers = {change: change for change in changes if change <= alike}
        if self.viewer_logs is not None and changes:
            for number, group in self.groups_from(viewer, changes[-1]):
                numbers.update(dict.fromkeys(group, number))
        return numbers

    def told_alike(self) -> bool:
        """Whether everybody has been told of every change by itself, so that all count the same."""
        return self.viewer_logs is None

    def groups_since(self, viewer: int, number: int) -> list[tuple[int, ChangeGroup]]:
        """The changes a viewer was told after a number of its count, each with its number."""
        if self.viewer_logs is None:
            return [(one, (one,)) for one in range(number + 1, self.number + 1)]
        return self.viewer_logs.since(viewer, number)

    def groups_from(self, viewer: int, change: int) -> list[tuple[int, ChangeGroup]]:
        """What a viewer was told by the change of that number and those after it."""
        if self.viewer_logs is None:
            return [(one, (one,)) for one in range(change, self.number + 1)]
        return self.viewer_logs.last(viewer, change)

    def first_untold(self, change: int) -> int:
        """The first change that somebody is told together with those from ``change`` on, or not told yet."""
        if self.viewer_logs is None:
            return change
        return self.viewer_logs.first_untold(change)

    def seat_of(self, person: str) -> int:
        """Which seat a person holds, or NOBODY."""
        if person:
            for number, seat in enumerate(self.seats):
                if seat.person == person:
                    return number
        return NOBODY

    def may_see(self, person: str) -> bool:
        if self.header.visibility != "private":
            return True
        return bool(person) and (
            person == self.header.creator or person in self.invited or self.seat_of(person) != NOBODY
        )

    def people(self) -> list[int]:
        """The seats of people who have not left."""
        return [n for n, seat in enumerate(self.seats) if seat.kind == "person" and not seat.left]

    def overdue(self, now: float) -> bool:
        """Whether the seat that is asked has used up its time."""
        clock, asked = self.header.clock, self.asked()
        if clock.kind == "none" or asked == NOBODY:
            return False
        used = now - self.turned_at + (self.seats[asked].used if clock.kind == "game" else 0.0)
        return used > clock.seconds

    def names(self) -> list[str]:
        shown = []
        for number, seat in enumerate(self.seats[: self.players]):
            if seat.name:
                shown.append(seat.name)
            elif seat.kind == "bot":
                shown.append(f"{seat.level.capitalize()} {number + 1}")
            else:
                shown.append(f"#{number + 1}")
        return shown

    def voice(self, language: str) -> Voice[Any]:
        voice = self._voices.get(language)
        if voice is None:
            if self.timeline is None:
                voice = self.game.voice(language, self.names())
            else:  # an automaton is called by its name
                voice = voice_for(shown_to(self.timeline.state, NOBODY), language, self.names())
            self._voices[language] = voice
            self._sayings.pop(language, None)  # the names in them may be others
        return voice

    def sayings(self, voice: Voice[Any]) -> dict[int, Any] | None:
        """Where moves are kept as they are shown: in games without a voice of their own, where only the move counts."""
        if type(voice) is not Voice:
            return None
        known = self._sayings.setdefault(voice.language, {})
        if len(known) > SAYINGS:
            known.clear()
        return known

    def record(self) -> Record:
        """The game so far as a record."""
        record = self.header.record(self.game, self.names())
        record.moves = list(self.running().moves)
        return record


# What each kind of change does to a table.
APPLIED_BY: dict[str, Callable[[Table, Change], None]] = {
    kinds.SIT: Table._sit,
    kinds.STAND: Table._stand,
    kinds.INVITE: Table._invite,
    kinds.START: Table._start,
    kinds.MOVE: Table._move,
    kinds.UNDO: Table._undo,
    kinds.ASK_UNDO: Table._ask_undo,
    kinds.ANSWER_UNDO: Table._answer_undo,
    kinds.LEAVE: Table._leave,
    kinds.RETURN: Table._return,
    kinds.OFFER: Table._offer,
    kinds.BOT: Table._bot,
    kinds.RESIGN: Table._resign,
    kinds.STOP: Table._stop,
    kinds.STANDING: Table._standing,
    kinds.TALK: Table._talk,
    kinds.REMATCH: Table._rematch,
    kinds.CLOSE: Table._close,
}
