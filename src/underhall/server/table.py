"""A table people sit at: its header, and everything that follows from its changes.

``apply`` is the only thing that alters a table. It is used alike when a change happens and when a table is read back
from the database, so what is shown is always what is stored.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from underhall.core import game as registry
from underhall.core.drawing import shown_to, voice_for
from underhall.core.journal import Journal
from underhall.core.moves import MoveSpace
from underhall.core.record import Record
from underhall.core.state import State
from underhall.core.text import Voice
from underhall.players.bot_names import TEACHER, bot_name
from underhall.server import changes as kinds
from underhall.server.changes import NOBODY, Change
from underhall.server.clocks import GAME, NONE
from underhall.server.person import account_of, at_device, is_at_device
from underhall.server.seat import Seat
from underhall.server.table_header import Header
from underhall.server.timeline import Timeline
from underhall.server.viewer_logs import ChangeGroup, FrozenView, ViewerLogs

OPEN, RUNNING, OVER = "open", "running", "over"
RECENT = 64
KNOWN_MOVES = 50_000
SAYINGS = 500


@lru_cache(KNOWN_MOVES)
def move_named(moves: MoveSpace, text: str) -> int:
    """The number of a move that is stored as text. The same few are met again and again, and reading one takes time."""
    return moves.parse(text)


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
        self.untold: list[Change] = []  # moves that have not been told yet, with how the game stood before them
        self.move_changes: list[int] = []  # the number of the change that made each of the game's moves
        self.aside = NOBODY  # who is asked so that nobody else may notice
        self.viewer_logs: ViewerLogs | None = None  # what each viewer knows, once that differs
        self.owed: tuple[int, float] | None = None  # the time of a move that is still held back
        self.carried = 0.0  # how long the present question was asked before ``turned_at``: before a pause, a take-back
        self.spent_on: list[float] = []  # how long each move took, where there is a clock
        self.paused = False
        self.pause_agreed: set[int] = set()
        self.decisions: dict[int, str] = {}  # what each seat wants to become of the one whose time is up
        self.invited: set[str] = set()
        self.undo_request: dict[str, Any] | None = None
        self.offers: dict[int, set[int]] = {}
        self.taken_back = False  # whether the question now asked came by taking back
        self.answered: set[int] = set()  # questions that standing answers answered since anybody else was asked
        self.rematch = ""
        self.again: dict[int, bool] = {}  # after the end: which seats would like to play again
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
        if self.aside == NOBODY:
            for change in self.untold:
                change.before = None
            self.untold.clear()
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
            change.move = move_named(self.game.moves, change.data["move"])
            change.events = timeline.play(change.move)
        change.before, timeline.played_from = timeline.played_from, None
        self.untold.append(change)
        self.move_changes.append(change.number)
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
        clock, mover = self.header.clock, self.seats[change.seat]
        spent = self.spent_until(change.at)
        if clock.kind != NONE:
            if not change.aside:
                spent -= self._end_vacation(mover, change.at)
            self.spent_on.append(spent)
            mover.late = False
            self.decisions.clear()
        self.carried = 0.0
        if not change.secret:
            self.owed = (change.seat, spent)
        elif change.aside and self.owed is not None and not clock.counts_all():
            # To the others it looks as if the move before had taken that long; where time counts, that would be unfair.
            self.owed = (self.owed[0], self.owed[1] + spent)
        if self.owed is not None and self.aside == NOBODY:
            seat = self.seats[self.owed[0]]
            seat.used += self.owed[1]
            if seat.kind == "person":
                seat.time.pay(clock, self.owed[1])
                if self.asked() != self.owed[0]:
                    seat.time.gain(clock)
            self.owed = None

    def _end_vacation(self, seat: Seat, at: float) -> float:
        """How much of a vacation went by while the seat was asked."""
        used: float = 0.0 if self.paused else seat.time.vacation_used(self.turned_at, at)
        seat.time.vacation -= used
        seat.time.away_since = 0.0
        return used

    def _fresh_time(self, at: float) -> None:
        """The clock of the question now asked begins anew."""
        self.carried = 0.0 if self.paused else self.turned_at - at

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
        for seat in self.seats:
            seat.time = self.header.clock.first()
        self.status = OVER if self.timeline.state.seat < 0 else RUNNING
        self._voices.clear()

    def _undo(self, change: Change) -> None:
        timeline = self.running()
        asked, to = self.asked(), int(change.data["to"])
        change.to = timeline.openly(to)
        timeline.rewind(to)
        del self.move_changes[to:]
        self.aside = timeline.aside()
        self._rewind_clock(asked, to, change.at)
        self.owed = None
        self.undo_request = None
        self.taken_back = True

    def _rewind_clock(self, asked: int, to: int, at: float) -> None:
        """Nobody wins time by taking back: what was left for the question before is left for it again, at the most."""
        clock = self.header.clock
        spent, self.carried = self.spent_until(at), 0.0
        if clock.kind == NONE or asked == NOBODY:
            return
        longest = max(self.spent_on[to:], default=0.0)
        del self.spent_on[to:]
        self.seats[asked].time.pay(clock, spent)
        self.seats[asked].late = False
        if clock.kind != GAME and asked == self.asked():
            self.carried = min(max(spent, longest), float(clock.seconds))

    def _ask_undo(self, change: Change) -> None:
        timeline = self.running()
        change.to = timeline.openly(change.data["to"])
        self.undo_request = {
            "seat": change.seat,
            "to": change.data["to"],
            "shown": change.to,
            "back": timeline.openly(timeline.open_moves) - change.to,
            "agreed": [],
        }

    def _answer_undo(self, change: Change) -> None:
        if not change.data["agree"]:
            self.undo_request = None
        elif self.undo_request is not None:
            self.undo_request["agreed"] += self.beside(change.seat)

    def _leave(self, change: Change) -> None:
        self.seats[change.seat].left = True

    def _return(self, change: Change) -> None:
        seat = self.seats[change.seat]
        seat.left = False
        if seat.has_stand_in():
            seat.kind, seat.level, seat.timed_out = "person", "", False
            if self.asked() == change.seat:
                self._fresh_time(change.at)
        self.offers.pop(change.seat, None)
        self._voices.clear()

    def _offer(self, change: Change) -> None:
        self.offers.setdefault(change.data["target"], set()).update(self.beside(change.seat))

    def _bot(self, change: Change) -> None:
        seat = self.seats[change.data["target"]]
        seat.timed_out = seat.late
        seat.kind, seat.level, seat.left, seat.late = "bot", change.data["level"], False, False
        if not change.data.get("stand_in"):
            seat.person = ""
        seat.only_moves, seat.answers = False, {}
        self.offers.pop(change.data["target"], None)
        self.decisions.clear()
        self._voices.clear()

    def _resign(self, change: Change) -> None:
        seat = self.seats[change.seat]
        seat.resigned = True
        seat.timed_out = bool(change.data.get("timeout"))
        seat.late = False
        self.decisions.clear()
        others = [n for n, seat in enumerate(self.seats) if not seat.resigned]
        if change.data.get("ends") or len([n for n in others if n < self.players]) <= 1:
            self.status = OVER
            self.resigned_winners = others
        else:
            seat.kind, seat.level = "bot", change.data["level"]

    def _timeout(self, change: Change) -> None:
        seat = self.seats[change.seat]
        seat.late = True
        seat.flagged = self.header.clock.kind == GAME

    def _decide(self, change: Change) -> None:
        self.decisions.update(dict.fromkeys(self.beside(change.seat), str(change.data["decision"])))
        if change.data["decision"] == "wait":
            seat = self.seats[change.data["target"]]
            seat.late = seat.flagged = False
            seat.time.more(self.header.clock)
            self.decisions.clear()
            self._fresh_time(change.at)

    def _pause(self, change: Change) -> None:
        if change.data["on"]:
            self.pause_agreed.update(self.beside(change.seat))
            if not self.paused and set(self.people()) <= self.pause_agreed:
                self.carried = self.spent_until(change.at)
                self.paused = True
        else:
            if self.paused:
                self.turned_at = change.at
            self.paused = False
            self.pause_agreed.clear()

    def _vacation(self, change: Change) -> None:
        seat = self.seats[change.seat]
        if change.data["on"]:
            seat.time.away_since = change.at
        elif self.asked() == change.seat and self.aside == NOBODY:
            self.carried -= self._end_vacation(seat, change.at)
        else:
            seat.time.away_since = 0.0

    def _ready(self, change: Change) -> None:
        self.seats[change.seat].ready = bool(change.data["on"])

    def _swap(self, change: Change) -> None:
        one, other = change.data["seats"]
        self.seats[one], self.seats[other] = self.seats[other], self.seats[one]
        for number in (one, other):
            seat = self.seats[number]
            if is_at_device(seat.person):  # who holds a seat at a device is named after the seat
                seat.person = at_device(account_of(seat.person), number)
        self._voices.clear()

    def _again(self, change: Change) -> None:
        self.again[change.seat] = bool(change.data["agree"])

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

    def move_told_as(self, viewer: int, number: int) -> int | None:
        """How many moves there were before the change that a viewer counts by that number; None if it was no move.

        Nor if the move was taken back, or the viewer was not told of it.
        """
        for told, group in self.groups_since(viewer, number - 1):
            if told != number:
                return None
            move = bisect_left(self.move_changes, group[0])
            there = move < len(self.move_changes) and self.move_changes[move] == group[0]
            return move if there else None
        return None

    def fair_from(self, viewer: int) -> int:
        """The number, in a viewer's count, of the first change that may be taken back without asking; 0 if none may."""
        timeline = self.running()
        if not timeline.past:
            return 0
        change = self.move_changes[len(timeline.moves) - len(timeline.past)]
        return self.numbers_for(viewer, [change]).get(change, 0)

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

    def sits(self, account: str) -> bool:
        """Whether somebody sits here, by themselves or at their device."""
        return bool(account) and any(account_of(seat.person) == account for seat in self.seats)

    def may_see(self, person: str) -> bool:
        if self.header.visibility != "private":
            return True
        account = account_of(person)
        return bool(person) and (account == self.header.creator or account in self.invited or self.sits(account))

    def people(self) -> list[int]:
        """The seats of people who have not left."""
        return [n for n, seat in enumerate(self.seats) if seat.kind == "person" and not seat.left]

    def beside(self, seat: int) -> list[int]:
        """A seat with those that are played at the same device: they agree aloud, and one of them says so for all."""
        person = self.seats[seat].person
        if not is_at_device(person):
            return [seat]
        return [n for n, other in enumerate(self.seats) if account_of(other.person) == account_of(person)]

    def spent_until(self, at: float) -> float:
        """How long the present question has been asked, without pauses."""
        return max(0.0, self.carried + (0.0 if self.paused else at - self.turned_at))

    def deadline(self) -> float:
        """When the time of the seat that is asked is up; 0 if no clock runs."""
        clock, asked = self.header.clock, self.asked()
        if clock.kind == NONE or asked == NOBODY or self.paused:
            return 0.0
        seat = self.seats[asked]
        if seat.kind != "person" or seat.late:
            return 0.0
        allowed: float = seat.time.allowed(clock)
        return self.turned_at - self.carried + allowed

    def overdue(self, now: float) -> bool:
        """Whether the seat that is asked has used up its time."""
        return 0.0 < self.deadline() < now

    def names(self) -> list[str]:
        shown = []
        for number, seat in enumerate(self.seats[: self.players]):
            if seat.name:
                shown.append(seat.name)
            elif seat.kind == "bot":
                named_after = self.header.id if self.header.bot_names else ""
                shown.append(TEACHER if self.header.lesson() else bot_name(seat.level, number, named_after))
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
    kinds.TIMEOUT: Table._timeout,
    kinds.DECIDE: Table._decide,
    kinds.PAUSE: Table._pause,
    kinds.VACATION: Table._vacation,
    kinds.READY: Table._ready,
    kinds.SWAP: Table._swap,
    kinds.AGAIN: Table._again,
    kinds.STOP: Table._stop,
    kinds.STANDING: Table._standing,
    kinds.TALK: Table._talk,
    kinds.REMATCH: Table._rematch,
    kinds.CLOSE: Table._close,
}
