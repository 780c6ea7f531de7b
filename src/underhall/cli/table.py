"""One game at one terminal: whose turn it is, what they see, what they type; saved after every move."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Any

from underhall.cli import seats as players
from underhall.cli.rules import print_rules
from underhall.cli.saves import free_file
from underhall.cli.screen import Screen, voice_for
from underhall.cli.typed import Command, read_command, read_move
from underhall.cli.words import Words
from underhall.core.drawing import open_cards, shown_to
from underhall.core.errors import AmbiguousMove, CannotUndo, IllegalMove, InvalidMove, UnderhallError
from underhall.core.history import History
from underhall.core.numbers import whole_number
from underhall.core.state import State
from underhall.core.text import closest_language, languages_in_words
from underhall.players.player import Player, ask
from underhall.terminal.tables import hides_anything

EVENTS_ON_RETURN = 12


class Leave(Exception):
    """Somebody wants to stop; the exit code says whether by their own choice or by a signal."""

    def __init__(self, code: int = 0) -> None:
        super().__init__()
        self.code = code


class Table:
    def __init__(self, history: History, path: Path, words: Words) -> None:
        self.history = history
        self.path = path
        self.words = words
        self.players = [players.player_of(name, history.state.game.key) for name in history.record.players]
        self.given = [players.given_name(name) for name in history.record.players]
        self.screen = Screen(words, voice_for(shown_to(history.state, -1), words.language, self.given))
        self.seen = [max(0, len(history.journal.events) - EVENTS_ON_RETURN)] * len(self.players)
        self.facing = -1  # the person who sits at the terminal
        self.told = 0  # events already printed while no person takes part

    @property
    def state(self) -> State:
        return self.history.state

    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player is None]

    def run(self) -> int:
        """Play until the end, or until somebody leaves; returns the exit code."""
        try:
            with _signals():
                self.introduce()
                while self.state.seat >= 0:
                    player = self.players[self.state.seat]
                    if player is None:
                        self.ask_person()
                    else:
                        self.ask_player(player)
                self.finish()
                return 0
        except EOFError:
            return self.leave(0)
        except BrokenPipeError:
            return self.leave(1)
        except KeyboardInterrupt:
            return self.leave(128 + signal.SIGINT)
        except Leave as wish:
            return self.leave(wish.code)

    def introduce(self) -> None:
        kinds = []
        for seat, player in enumerate(self.players):
            kind = self.history.record.players[seat] if player is not None else players.HUMAN
            named = kind.partition(":")[0]  # "search:300ms" is a kind with a budget
            kinds.append(f"{self.screen.voice.seat(seat)}: {self.words.say('kinds.' + named)}")
        self.screen.line(" · ".join(kinds), "dim")
        self.screen.say("play.start", style="dim")

    # Deciding.

    def ask_player(self, player: Player) -> None:
        self.play(ask(player, self.state, self.imagination_seed()))
        if not self.people():
            events = self.history.journal.events
            self.screen.events(events[self.told :], len(events))
            self.told = len(events)

    def ask_person(self) -> None:
        seat = self.state.seat
        self.face(seat)
        self.show(seat)
        while True:
            line = self.read("> ")
            if not line.strip():
                continue
            command = read_command(line)
            if command is not None:
                if self.obey(command):
                    return
            elif self.try_move(line):
                return

    def try_move(self, line: str) -> bool:
        """Play what was typed, or say why not: nothing is lost by a slip."""
        state = self.state
        try:
            move = read_move(state, line)
        except AmbiguousMove as error:
            self.screen.line(error.say(self.words.language), "yellow")
            return False
        except InvalidMove:
            self.screen.say("play.not_understood", style="yellow", text=line.strip()[:60], count=len(state.moves()))
            return False
        seat, before = state.seat, len(self.history.journal.events)
        try:
            self.play(move)
        except IllegalMove as error:
            text = state.game.moves.print(move)
            refusal = self.screen.voice.refusal(error.reason, state, move, text)
            self.screen.say("play.refused", style="yellow", reason=refusal)
            return False
        self.seen[seat] = before
        return True

    def play(self, move: int) -> None:
        self.history.play(move)
        self.save()

    # Commands.

    def obey(self, command: Command) -> bool:
        """Carry out a command; True if the position has changed, so the question must be asked anew."""
        state = self.state
        if command.name == "undo":
            return self.undo()
        if command.name == "quit":
            raise Leave
        if command.name == "hint":
            self.hint()
        elif command.name == "rules":
            print_rules(self.screen.console, self.words, state.game, command.rest.split(), brief=True)
        elif command.name == "log":
            events = self.history.journal.seen_by(state.seat)
            self.screen.events(events, len(events))
            if not events:
                self.screen.say("play.nothing_yet", style="dim")
        elif command.name == "moves":
            page = whole_number(command.rest)
            self.screen.moves(state, 1 if page is None else page, command.rest if page is None else "")
        elif command.name == "board":
            self.screen.board(state, state.seat)
        elif command.name == "stacks":
            shown = open_cards(shown_to(state, state.seat), self.screen.voice)
            self.screen.line(shown or self.words.say("play.nothing_below"))
        elif command.name == "save":
            self.save_to(command.rest)
        elif command.name == "lang":
            self.speak(command.rest.lower())
        else:
            self.screen.say("play.help")
        return False

    def undo(self) -> bool:
        try:
            self.history.undo()
        except CannotUndo:
            self.screen.say("play.cannot_undo", style="yellow")
            return False
        self.seen = [min(seen, len(self.history.journal.events)) for seen in self.seen]
        self.save()
        self.screen.say("play.undone", style="dim")
        return True

    def hint(self) -> None:
        """The best moves as a second of thinking sees them, numbered as in the list of moves."""
        from underhall.players.hints import hints

        moves = self.state.moves()
        for hint in hints(self.state, self.screen.voice, self.imagination_seed()):
            self.screen.say(
                "play.hint" if hint.reasons else "play.hint_without_reason",
                number=f"{moves.index(hint.move) + 1:>4}",
                move=hint.sentence,
                expected=self.words.percent(hint.expected, 0),
                reasons="; ".join(hint.reasons),
            )

    def imagination_seed(self) -> int:
        record = self.history.record
        return players.imagination_seed(record.seed, len(record.moves))

    def save_to(self, name: str) -> None:
        """A copy under a name of one's own; the game goes on in its own file."""
        path = Path(name).expanduser() if name else self.path
        try:
            if path != self.path:
                free_file(path)
            self.history.record.save(path)
        except UnderhallError as error:
            self.screen.line(error.say(self.words.language), "yellow")
        except OSError as error:
            self.screen.say("play.cannot_save", style="yellow", path=path, reason=error)
        else:
            self.screen.say("play.saved", path=path)

    def speak(self, language: str) -> None:
        if not closest_language(language):
            self.screen.say("play.languages", style="yellow", languages=languages_in_words())
            return
        language = closest_language(language)
        self.words = Words(language)
        self.screen = Screen(self.words, voice_for(shown_to(self.state, -1), language, self.given), self.screen.console)
        self.show(self.state.seat)

    # The screen.

    def face(self, seat: int) -> None:
        """Before another person looks: what is hidden from them must be off the screen."""
        if self.facing not in (-1, seat) and hides_anything(self.state, self.people()):
            name = self.screen.voice.seat(seat)
            self.screen.clear()
            self.screen.say("play.hand_over", style="bold", name=name)
            self.read(self.words.say("play.press_enter"))
            self.screen.clear()
        self.facing = seat

    def show(self, seat: int) -> None:
        self.screen.line()
        events = self.history.journal.seen_by(seat, self.seen[seat])
        if events:
            self.screen.say("play.since" if self.seen[seat] else "play.so_far", style="dim")
            self.screen.events(events)
            self.screen.line()
        self.screen.board(self.state, seat)
        self.screen.line()
        self.screen.question(self.state)
        self.screen.moves(self.state)

    def finish(self) -> None:
        people = self.people()
        since = min((self.seen[seat] for seat in people), default=self.told)
        self.screen.line()
        viewer = people[0] if len(people) == 1 else -1
        self.screen.events(self.history.journal.seen_by(viewer, since))
        self.screen.line()
        self.screen.board(self.state, viewer)
        self.screen.line()
        self.screen.outcome(self.state)
        self.save()
        self.screen.say("play.record_at", path=self.path)
        self.screen.say("play.how_to_replay", style="dim", path=self.path)

    def read(self, prompt: str) -> str:
        line = input(prompt)
        if not sys.stdin.isatty():
            print(line)  # so that a transcript shows what was answered
        return line

    # Leaving.

    def save(self) -> None:
        """Failing to save is said at once, but ends no game."""
        try:
            self.history.record.save(self.path)
        except OSError as error:
            self.screen.say("play.cannot_save", style="red", path=self.path, reason=error)

    def leave(self, code: int) -> int:
        with _undisturbed():
            self.save()
            try:
                self.screen.line()
                self.screen.say("play.saved", path=self.path)
                if self.state.seat >= 0:
                    self.screen.say("play.go_on", game=self.state.game.key, path=self.path)
            except OSError:
                pass  # the terminal itself may be gone (SIGHUP); the game is safe all the same
        return code


@contextmanager
def _signals() -> Iterator[None]:
    """While a game runs, being told to stop means leaving the table in order."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise Leave(128 + number)

    yield from _handling(stop, ("SIGTERM", "SIGHUP"))


@contextmanager
def _undisturbed() -> Iterator[None]:
    """A second Ctrl-C must not interrupt the saving the first one asked for."""
    yield from _handling(signal.SIG_IGN, ("SIGINT", "SIGTERM", "SIGHUP"))


def _handling(handler: Any, names: tuple[str, ...]) -> Iterator[None]:
    before: dict[int, Any] = {}
    for name in names:
        number = getattr(signal, name, None)
        if number is not None:
            with suppress(ValueError):  # not in the main thread: whoever runs us there handles signals
                before[number] = signal.signal(number, handler)
    try:
        yield
    finally:
        for number, previous in before.items():
            signal.signal(number, previous)
