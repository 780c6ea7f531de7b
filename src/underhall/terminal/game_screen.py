"""The screen on which a game is played: board, holdings, question and log; and how keys and mouse become a move."""

from __future__ import annotations

import textwrap
from typing import Any, ClassVar

from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal
from textual.screen import Screen
from textual.widgets import Static

from underhall.core.drawing import Drawing, drawn_layout, open_cards, voice_for
from underhall.core.errors import CannotUndo, UnderhallError
from underhall.core.journal import Event
from underhall.core.picking import DONE, Picking
from underhall.core.text import Voice, sentence
from underhall.terminal.arrow_keys import neighbour, next_in_order
from underhall.terminal.bot_client import Advice
from underhall.terminal.dialogs import CardsDialog, HandOverDialog, KeysDialog, ResultDialog, RulesDialog, TalkDialog
from underhall.terminal.drawing_pane import DrawingPane
from underhall.terminal.tables import Said, Table
from underhall.terminal.words import Words, fit_keys

NARROWEST, NARROW, WIDE, LOG_BESIDE = 30, 34, 40, 150
LEAST_BOARD, LEAST_LOG, LEAST_QUESTION, MOST_QUESTION = 10, 6, 4, 9
PANES = 4  # board, side, log, question
EVENTS_SHOWN = 120
PASS = "pass"


class GameScreen(Screen[None]):
    """One game, played or watched at a ``Table``."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,right,up,down", "arrow", show=False),
        Binding("tab", "next(1)", show=False, priority=True),
        Binding("shift+tab", "next(-1)", show=False, priority=True),
        Binding("enter,space", "pick", show=False),
        Binding("escape", "back", show=False),
        Binding("u", "undo", show=False),
        Binding("h", "hint", show=False),
        Binding("r", "rotate", show=False),
        Binding("p", "pass", show=False),
        Binding("y", "answer(True)", show=False),
        Binding("n", "answer(False)", show=False),
        Binding("t", "talk", show=False),
        Binding("question_mark", "keys", show=False),
        Binding("slash", "rules", show=False),
        Binding("s", "cards", show=False),
        Binding("c", "clauses", show=False),
        Binding("l", "language", show=False),
        Binding("q", "leave", show=False),
        Binding("pageup", "scroll_log(-1)", show=False),
        Binding("pagedown", "scroll_log(1)", show=False),
    ]

    def __init__(self, table: Table, words: Words) -> None:
        super().__init__()
        self.table = table
        self.words = words
        self.named = table.given
        self.voice: Voice[Any] = voice_for(table.shown(), words.language, self.named)
        self.picking = Picking([])
        self.cursor = ""
        self.wish = ""  # the rotation last chosen with r
        self.advice: list[Advice] = []
        self.note = ""  # a remark about the last key, until the next key
        self.passing = -1  # the seat that passes for the time being
        self.stuck = False  # a computer player could not answer
        self.told_result = False
        self.clauses = False  # whether the log says by which clause something happened: only where somebody asks
        # What the screen shows already.
        self.sizes: tuple[int, int, bool, str] = (0, 0, False, "")
        self.lines: dict[str, str] = {}
        self.logged: tuple[int, int, str, int, bool] = (-1, 0, "", 0, False)
        self.told: dict[int, tuple[Event, list[str]]] = {}

    def compose(self) -> ComposeResult:
        yield Static(id="head", markup=False)
        with Horizontal(id="middle"):
            yield DrawingPane("board", centred=True)
            with Container(id="right"):
                yield DrawingPane("side")
                yield DrawingPane("log", ends=True)
        yield DrawingPane("question")
        yield Static(id="foot", markup=False)

    def on_mount(self) -> None:
        for pane in self.query(DrawingPane):
            pane.plain = self.app.no_color
        self.go_on()

    def on_resize(self, event: events.Resize) -> None:
        self.redraw()

    # The course of the game.

    def go_on(self) -> None:
        """After anything has changed: hand over, ask, or let the others think."""
        self.advice, self.note, self.stuck = [], "", False
        if self.table.waits_for_hand_over() >= 0:
            self.picking = Picking([])
            name = self.voice.seat(self.table.waits_for_hand_over())
            self.app.push_screen(HandOverDialog(self.words, name), self.handed_over)
            return
        self.ask()
        if self.table.asked() and self.table.viewer == self.passing:
            if PASS in self.candidates():
                self.pick(PASS)
                return
            self.passing = -1
        if self.table.over():
            self.finish()
            self.keep_an_eye()
        elif self.table.asked():
            self.keep_an_eye()
        else:
            self.let_others_play()

    def handed_over(self, ready: bool | None) -> None:
        if ready:
            self.table.hand_over()
            self.go_on()
        else:
            self.action_leave()

    def ask(self) -> None:
        if self.named != self.table.given:  # a bot took over a seat
            self.named = self.table.given
            self.voice = voice_for(self.table.shown(), self.words.language, self.named)
        self.picking = self.table.picking(self.voice) if self.table.asked() else Picking([])
        self.redraw()

    @work(exclusive=True)
    async def keep_an_eye(self) -> None:
        """A game that a server keeps may change while the person at this screen is thinking."""
        before = self.table.moment()
        await self.table.disturbed()
        if self.is_attached:
            if self.table.moment() == before and (self.table.asked() or self.table.over()):
                self.redraw()
                self.keep_an_eye()
            else:
                self.go_on()

    @work(exclusive=True)
    async def let_others_play(self) -> None:
        try:
            await self.table.advance(self.somebody_played)
        except UnderhallError as error:
            # A bot also ends because its table was left.
            self.note, self.stuck = error.say(self.words.language), True
            self.redraw()
            return
        if self.is_attached:
            self.go_on()

    async def somebody_played(self) -> None:
        if self.is_attached:
            self.redraw()

    def finish(self) -> None:
        if not self.told_result:
            self.told_result = True
            verdict = self.table.verdict(self.voice)
            self.app.push_screen(ResultDialog(self.words, self.voice, self.table.game, self.table.outcome(), verdict))

    # Keys.

    def candidates(self) -> list[str]:
        return self.picking.candidates()

    async def on_key(self, event: events.Key) -> None:
        if event.key in ("left", "right", "up", "down") and self.complete():
            event.stop()
            spots = [spot for pane in self.panes() for spot in pane.spots()]
            known = set(self.candidates())
            self.move_to(neighbour([spot for spot in spots if spot.name in known], self.cursor, event.key))

    def action_arrow(self) -> None:
        """The arrow keys; ``on_key`` knows which key it was."""

    def action_next(self, step: int) -> None:
        self.move_to(next_in_order(self.candidates(), self.cursor, step))

    def move_to(self, name: str) -> None:
        if name and name != self.cursor:
            self.cursor = name
            self.note = ""
            self.redraw()

    def action_pick(self) -> None:
        if self.cursor in self.candidates():
            self.pick(self.cursor)
        elif self.stuck:
            self.go_on()  # ask once more whoever could not answer

    def on_drawing_pane_picked(self, message: DrawingPane.Picked) -> None:
        """The first click points, the second picks: nothing is done by a slip of the hand."""
        if message.name == self.cursor:
            self.pick(message.name)
        else:
            self.move_to(message.name)

    def pick(self, name: str) -> None:
        move = self.picking.pick(name)
        self.note = ""
        if move < 0:
            self.redraw()
            return
        self.table.play(move)
        self.wish = ""
        self.go_on()

    def action_back(self) -> None:
        undone = self.picking.picked[-1] if self.picking.picked else ""
        self.note = ""
        if self.picking.back():
            self.cursor = undone
        self.advice = []
        self.redraw()

    def action_undo(self) -> None:
        if self.picking.picked:
            self.action_back()
            return
        try:
            self.table.undo()
        except CannotUndo:
            asked = self.table.ask_undo()
            self.note = self.words.say("online.asked_undo" if asked else "table.cannot_undo")
            self.redraw()
            return
        self.told_result = False
        self.go_on()
        self.note = self.words.say("table.undone")
        self.redraw()

    def action_answer(self, agree: bool) -> None:
        """Whether somebody else may take back a move."""
        if self.table.request() >= 0:
            self.table.answer_undo(agree)

    def action_rotate(self) -> None:
        """The next of the ways a piece can lie, here or at the spot under the cursor."""
        loose = [name for name in self.candidates() if not self.on_board(name)]
        if self.cursor in loose:
            alike = [name for name in loose if kind(name) == kind(self.cursor)]
            self.move_to(next_in_order(alike, self.cursor, 1))
            self.wish = self.cursor
            return
        ways = self.ways_after(self.cursor)
        if len(ways) > 1:
            self.wish = next_in_order(ways, self.wish if self.wish in ways else ways[0], 1)
            self.redraw()

    def action_pass(self) -> None:
        """Pass, and go on passing until something else is asked: in games where others may answer everything."""
        if PASS in self.candidates():
            self.passing = self.table.viewer
            self.pick(PASS)

    def ways_after(self, name: str) -> list[str]:
        """What could be picked after a candidate, where the next picks are ways to turn the piece."""
        if name not in self.candidates() or name == DONE:
            return []
        ahead = Picking(self.picking.ways)
        ahead.picked = [*self.picking.picked, name]
        names = ahead.candidates()
        return [] if any(self.on_board(other) for other in names) else names

    def action_talk(self) -> None:
        if self.table.talks:
            self.app.push_screen(TalkDialog(self.words), self.say)
        else:
            self.note = self.words.say("talk.nobody")
            self.redraw()

    def say(self, text: str | None) -> None:
        if text:
            self.table.talk(text)

    def action_keys(self) -> None:
        self.app.push_screen(KeysDialog(self.words))

    def action_rules(self) -> None:
        self.app.push_screen(RulesDialog(self.words, self.table.game))

    def action_cards(self) -> None:
        shown = open_cards(self.table.shown(), self.voice)
        if shown:
            self.app.push_screen(CardsDialog(self.words, shown))
        else:
            self.note = self.words.say("cards.nothing")
            self.redraw()

    def action_clauses(self) -> None:
        self.clauses = not self.clauses
        self.redraw()

    def action_language(self) -> None:
        self.words.language = self.words.other()
        self.table.speak(self.words.language)
        self.voice = voice_for(self.table.shown(), self.words.language, self.table.given)
        self.advice = []
        self.redraw()

    def action_leave(self) -> None:
        self.table.close()
        self.app.leave_table()  # type: ignore[attr-defined]

    def action_scroll_log(self, step: int) -> None:
        log = self.pane("log")
        log.scroll_relative(y=step * max(1, log.size.height - 1), animate=False)

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        if not self.table.asked():
            return
        self.note = self.words.say("table.thinking_hint")
        self.redraw()
        ways = self.picking.ways
        try:
            advice = await self.table.hints(self.words.language, self.voice.names)
        except UnderhallError as error:
            self.note = error.say(self.words.language)
            self.redraw()
            return
        if self.picking.ways is not ways or not self.is_attached:
            return  # another question is asked by now
        self.advice, self.note = advice, ""
        if advice:
            wanted = self.picking.next_pick(advice[0].move)
            self.cursor = wanted or self.cursor
        self.redraw()

    # Drawing.

    def pane(self, name: str) -> DrawingPane:
        return self.query_one(f"#{name}", DrawingPane)

    def complete(self) -> bool:
        """Whether all panes are there: not yet while the screen is made; when it closes they go one by one."""
        return self.is_mounted and len(self.query(DrawingPane)) == PANES

    def panes(self) -> list[DrawingPane]:
        return [self.pane("board"), self.pane("side"), self.pane("question")]

    def on_board(self, name: str) -> bool:
        return any(pane.drawing.find(name) is not None for pane in self.panes()[:2])

    def start_cursor(self) -> str:
        """Where the cursor stands: where the cursor was, else at the first piece of the board, else at a choice."""
        names = self.candidates()
        if self.cursor in names:
            return self.cursor
        if self.wish in names:
            return self.wish
        return next((name for name in names if self.on_board(name)), names[0] if names else "")

    def redraw(self) -> None:
        if not self.size.width or not self.complete():
            return
        width, height = self.size.width, self.size.height
        apart = width >= LOG_BESIDE
        side_width = NARROWEST if width < 96 else NARROW if width < 120 else WIDE
        board_width = max(20, width - (2 * side_width if apart else side_width) - (3 if apart else 2))
        board, side, question = self.panes()
        asked = self.question_rows(question.drawing)
        shown = self.table.shown()
        while True:
            rows = max(LEAST_BOARD, height - 2 - asked)
            room = (board_width, rows, side_width - 2)
            layout = drawn_layout(shown, self.voice, room, self.ghost())
            board.draw(layout.board)
            side.draw(layout.side)
            pointed, self.cursor = self.cursor, self.start_cursor()
            drawn = self.question(width - 2)
            before, asked = asked, self.question_rows(drawn)
            # A board drawn for less room than there is does no harm.
            if asked <= before and pointed == self.cursor:
                break
        question.draw(drawn)
        side_height = "100%" if apart else str(min(layout.side.height() + 1, max(3, rows - LEAST_LOG)))
        self.give_room((asked, 2 * side_width + 1 if apart else side_width, apart, side_height))
        self.draw_log(side_width - 2)
        self.write_line("head", layout.head)
        self.write_line("foot", fit_keys(self.words.say("table.keys"), width - 1))
        self.glow()

    def give_room(self, sizes: tuple[int, int, bool, str]) -> None:
        """Set the sizes of the panes where the sizes differ: setting them lays out the whole screen anew."""
        if sizes == self.sizes:
            return
        self.sizes = sizes
        asked, right_width, apart, side_height = sizes
        self.pane("question").styles.height = asked
        self.pane("side").styles.height = side_height
        right = self.query_one("#right")
        right.styles.width = right_width
        right.styles.layout = "horizontal" if apart else "vertical"

    def write_line(self, name: str, text: str) -> None:
        if self.lines.get(name) != text:
            self.lines[name] = text
            self.query_one(f"#{name}", Static).update(" " + text)

    def question_rows(self, drawing: Drawing) -> int:
        return min(MOST_QUESTION, max(LEAST_QUESTION, drawing.height()))

    def ghost(self) -> list[str]:
        """What is picked, with the piece under the cursor as if that were picked, and how the piece would lie."""
        picks = [*self.picking.picked]
        if self.cursor and self.cursor in self.candidates():
            picks.append(self.cursor)
            ways = self.ways_after(self.cursor) if self.wish else []
            if self.wish in ways:
                picks.append(self.wish)
        return picks

    def glow(self) -> None:
        names, picked = frozenset(self.candidates()), frozenset(self.picking.picked)
        for pane in self.panes():
            pane.glow(names, picked, self.cursor)
            pane.reveal(self.cursor)

    def question(self, width: int) -> Drawing:
        """What is asked, what the piece under the cursor would do, and the choices that are no pieces of the board."""
        drawing = Drawing()
        for line in textwrap.wrap(self.headline(), width):
            drawing.add(" " + line, "question")
        if self.table.trouble:
            drawing.add(" " + self.words.say(self.table.complaint, reason=self.table.trouble)[: width - 1], "danger")
        if self.table.request() >= 0:
            drawing.add(" " + self.words.say("online.request", name=self.voice.seat(self.table.request())), "hint")
        if self.note:
            drawing.add(" " + self.note, "dim")
        for advice in self.advice:
            why = f" ({'; '.join(advice.reasons)})" if advice.reasons else ""
            drawing.add(f" ★ {100 * advice.expected:3.0f} %  {sentence(advice.sentence)}{why}"[:width], "hint")
        loose = [name for name in self.candidates() if not self.on_board(name)]
        if self.cursor and self.cursor not in loose and not self.advice:
            drawing.add(" " + sentence(self.meaning(self.cursor))[: width - 1])
        labels = [(name, sentence(self.meaning(name))) for name in loose]
        flow(drawing, labels, width)
        return drawing

    def headline(self) -> str:
        if self.table.over():
            return self.words.say("table.over")
        if not self.table.asked():
            seat = self.table.deciding()
            if seat < 0 or seat == self.table.viewer:
                return self.words.say("table.waiting")
            return self.words.say("table.thinking", name=self.voice.seat(seat))
        return self.table.prompt(self.voice)

    def meaning(self, name: str) -> str:
        """What a candidate does: the move's sentence, or what the sentences of its moves have in common."""
        if name == DONE:
            return self.words.say("table.done")
        moves = self.picking.moves_with(name)
        first = self.table.sentence(moves[0], self.voice)
        if len(moves) == 1:
            return first
        last = self.table.sentence(moves[-1], self.voice)
        middle = self.table.sentence(moves[len(moves) // 2], self.voice)
        return common_beginning([first, middle, last])

    def draw_log(self, width: int) -> None:
        story = self.table.story()
        state = (len(story), width, self.words.language, self.table.viewer, self.clauses)
        if state == self.logged:
            return
        if state[1:] != self.logged[1:]:
            self.told.clear()
        self.logged = state
        drawing = Drawing()
        drawing.add(self.words.say("table.log"), "brass")
        for one in story[-EVENTS_SHOWN:]:
            if isinstance(one, Said):
                for line in textwrap.wrap(f"{one.name}: {one.text}", width, subsequent_indent=" "):
                    drawing.add(line, "hint")
                continue
            for line in self.told_in_lines(one, width):
                row = drawing.add(line)
                bracket = line.rfind("[")
                if self.clauses and one.clause and bracket >= 0:
                    drawing.tint(row, bracket, len(line) - bracket, "dim")
        self.pane("log").draw(drawing)

    def told_in_lines(self, event: Event, width: int) -> list[str]:
        """An event in words, wrapped; the lines are kept, since a log is drawn anew with every move."""
        known = self.told.get(event.number)
        if known is None or known[0] is not event:
            text = self.voice.event(event)
            text = f"{text} [{event.clause}]" if self.clauses and event.clause else text
            known = self.told[event.number] = (event, textwrap.wrap(text, width, subsequent_indent=" "))
        return known[1]


def kind(name: str) -> str:
    return name.partition(":")[0]


def common_beginning(sentences: list[str]) -> str:
    """``take Run Amok from pile 3, paying with ...``."""
    words = [text.split(" ") for text in sentences]
    shared = 0
    while shared < min(len(text) for text in words) and len({text[shared] for text in words}) == 1:
        shared += 1
    return " ".join(words[0][:shared] or [sentences[0]]) + " …"


def flow(drawing: Drawing, labels: list[tuple[str, str]], width: int) -> None:
    """Choices side by side where they are short, else below each other."""
    column = width
    for name, label in labels:
        text = f"[ {label} ]" if len(label) + 4 <= width else f"[ {label[: width - 5]}…]"
        if column + len(text) + 2 > width:
            drawing.add()
            column = 0
        row = drawing.height() - 1
        drawing.write(row, column + 1, text)
        drawing.mark(name, row, column, len(text) + 2)
        column += len(text) + 2
