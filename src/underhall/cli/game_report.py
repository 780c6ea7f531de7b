"""``underhall replay FILE --report SEAT``: how a seat played a finished game."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress
from rich.text import Text

from underhall.cli.choices import load_record
from underhall.cli.screen import BRASS, EMBER, voice_for
from underhall.cli.seats import given_name
from underhall.cli.words import Words
from underhall.core.drawing import shown_to
from underhall.core.errors import BadOption
from underhall.players.game_report import GameReport
from underhall.players.report_words import ReportInWords


def print_report(path: Path, cards: Path | None, seat: int, words: Words) -> None:
    """Seats are counted from 1, as in records."""
    record = load_record(path, "", cards)
    start = record.start()
    players = start.game.players(start.options)
    if not 1 <= seat <= players:
        raise BadOption("replay-no_such_seat", seat=seat, count=players)
    console = Console(highlight=False)
    report = GameReport(start, list(record.moves), seat - 1)
    shown = Progress(
        BarColumn(), MofNCompleteColumn(), console=console, transient=True, disable=not console.is_terminal
    )
    with shown:
        bar = shown.add_task("", total=None)
        for _ in report.work():
            shown.update(bar, completed=report.done(), total=report.of())
    voice = voice_for(shown_to(start, -1), words.language, [given_name(name) for name in record.players])
    told = ReportInWords(report, voice)
    for _ in told.write():
        pass
    _print(told, console)


def _print(told: ReportInWords, console: Console) -> None:
    plain = told.plain(-1)
    console.print(Text(told.headline(-1), style=f"bold {BRASS}"))
    console.print(Text(str(plain["accuracy_said"])))
    for place, count in enumerate(told.report.counts()):
        console.print(Text(told.grade(place, count)))
    for moment in told.moments:
        console.print()
        console.print(Text(f"{moment['when']}  {moment['mark']} {moment['word']}", style=f"bold {EMBER}"))
        console.print(Text(f"  {moment['mark']} {moment['played']}"))
        console.print(Text(f"  ★ {moment['better']}", style="bold"))
        for line in ("why", "instead", "chances"):
            if moment[line]:
                console.print(Text(f"    {moment[line]}"))
    console.print()
    console.print(Text(told.how(), style="dim"))
