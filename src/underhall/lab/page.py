"""The report as one HTML page: no script, no font and no picture from elsewhere; readable on paper too."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from underhall.core.game import Game
from underhall.core.text import Phrasebook, decimal, grouped, percent, written
from underhall.lab import charts, findings
from underhall.lab.findings import Table
from underhall.lab.match import engine_digest
from underhall.lab.sample import Sample, examples

TEXTS = Phrasebook("lab")
STYLESHEET = Path(__file__).with_name("page.css")

# How cells are written: these columns hold shares, and are shown in per cent.
SHARES = {
    *("forced", "one_leads", "leader_wins", "win_rate", "share", "seats_with_it", "win_rate_with", "low", "high"),
    *("win_rate_without", "one_had_most", "most_wins", "most_low", "most_high", "first_seat_wins", "fair_share"),
    *("shared_victories", "its_share"),
}
POINTS = {"difference", "difference_low", "difference_high"}
MOST_ROWS = 400
BY_RULE = 0.98


@dataclass
class Report:
    """A page and its tables, ready to be written."""

    html: str
    tables: list[Table]

    def write(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(self.html, encoding="utf-8")
        for table in self.tables:
            table.write(csv_path(path, table))


def csv_path(page: Path, table: Table) -> Path:
    return page.with_name(f"{page.stem}-{table.key}.csv")


def make_report(game: Game[Any], samples: list[tuple[str, Sample]], language: str, command: str, page: Path) -> Report:
    """The report about the first of these samples, with the others as variants; labels are the options in words."""
    return _Writer(game, samples, language, command, page).report()


class _Writer:
    def __init__(
        self, game: Game[Any], samples: list[tuple[str, Sample]], language: str, command: str, page: Path
    ) -> None:
        self.game = game
        self.samples = samples
        self.sample = samples[0][1]
        self.language = language
        self.command = command
        self.page = page
        self.voice = game.voice(language)
        self.charts = {key: self.say(f"charts.{key}") for key in TEXTS.keys("charts")}
        self.tables: list[Table] = []

    def say(self, key: str, **fields: object) -> str:
        section, _, entry = key.partition(".")
        return TEXTS.phrase(section, entry, self.language, fields)

    def percent(self, share: float) -> str:
        return percent(share, self.language)

    def number(self, number: float, digits: int = 0) -> str:
        return written(float(number), self.language, digits)

    def report(self) -> Report:
        sections = [
            self.length(),
            self.choices(),
            self.seats(),
            self.scores(),
            self.things(),
            self.endings(),
            self.variants() if len(self.samples) > 1 else "",
        ]
        study = self.sample.study
        title = self.say("page.title", title=self.voice.title(), games=grouped(len(self.sample.games), self.language))
        method = self.say(
            "page.method",
            games=grouped(len(self.sample.games), self.language),
            seed=study.seed,
            rules=self.game.rules_version,
            engine=engine_digest(self.game),
            cards=self.game.catalogue.digest,
            player=study.player,
        )
        html = f"""<!DOCTYPE html>
<html lang="{self.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>
{STYLESHEET.read_text(encoding="utf-8")}</style>
</head>
<body>
<header>
<h1>{escape(title)}</h1>
<p class="by">{escape(self.say("page.by", player=study.player))} · {escape(self.voice.chosen(study.options))}</p>
{self.plates()}
</header>
<main>
{"".join(sections)}
<section class="made">
<h2>{escape(self.say("page.made"))}</h2>
<p>{escape(method)}</p>
<p>{escape(self.say("page.command"))}<br><code>{escape(self.command)}</code></p>
</section>
</main>
</body>
</html>
"""
        return Report(html, self.tables)

    # The numbers at the top.

    def plates(self) -> str:
        sample = self.sample
        low, half, high = findings.quartiles(findings.lengths(sample))
        choices = findings.all_choices(sample)
        played = choices[choices > 0]
        first = findings.seat_rate(sample, 0)
        shared = sum(1 for game in sample.games if sum(result > 0 for result in game.results) > 1)
        plates = [
            (
                self.number(half),
                "plate_length",
                self.say("page.middle_half", low=self.number(low), high=self.number(high)),
            )
        ]
        if any(game.rounds for game in sample.games):
            low, half, high = findings.quartiles([game.rounds for game in sample.games])
            middle = self.say("page.middle_half", low=self.number(low), high=self.number(high))
            plates.append((self.number(half), "plate_rounds", middle))
        plates.append((self.number(played.mean(), 1), "plate_choices", f"1 - {int(played.max())}"))
        plates.append((self.percent(float((played == 1).mean())), "plate_forced", ""))
        interval = self.say("page.interval", low=self.percent(first.low), high=self.percent(first.high))
        plates.append((self.percent(first.value), "plate_first" if sample.players > 1 else "plate_solo", interval))
        plates.append((self.percent(shared / len(sample.games)), "plate_shared", ""))
        items = "".join(
            f'<div class="plate"><dd>{escape(value)}</dd><dt>{escape(self.say(f"page.{key}"))}</dt>'
            f"<dd class='small'>{escape(note)}</dd></div>\n"
            for value, key, note in plates
        )
        return f'<dl class="plates">\n{items}</dl>'

    # The chapters.

    def length(self) -> str:
        values = findings.lengths(self.sample)
        low, _, high = findings.quartiles(values)
        says = self.say(
            "says.length", low=self.number(low), high=self.number(high), least=min(values), most=max(values)
        )
        tables = [findings.length_table(self.sample)]
        if any(game.rounds for game in self.sample.games):
            tables.append(findings.rounds_table(self.sample))
        return self.section("length", says, charts.length_chart(self.sample, self.charts), *tables)

    def choices(self) -> str:
        choices = findings.all_choices(self.sample)
        played = choices[choices > 0]
        forced = self.percent(float((played == 1).mean()))
        says = self.say("says.choices", mean=self.number(played.mean(), 1), most=int(played.max()), forced=forced)
        table = findings.choices_table(self.sample)
        return self.section("choices", says, charts.choices_chart(self.sample, table, self.charts), table)

    def seats(self) -> str:
        table = findings.seats_table(self.sample)
        names = [self.voice.seat(seat) for seat in range(len(table.rows))]
        games = grouped(len(self.sample.games), self.language)
        fair = 1 / len(table.rows)
        unfair = [row for row in table.rows if row[2] > fair or row[3] < fair]
        if self.sample.players == 1:
            says = self.say("says.seats_solo", rate=self.percent(table.rows[0][1]))
        elif unfair:
            row = max(unfair, key=lambda row: abs(row[1] - fair))
            fields = {"seat": names[row[0] - 1], "rate": self.percent(row[1]), "fair": self.percent(fair)}
            says = self.say("says.seats_unfair", games=games, **fields)
        else:
            says = self.say("says.seats_fair", games=games)
        return self.section("seats", says, charts.seats_chart(table, names, self.charts), table)

    def scores(self) -> str:
        table = findings.scores_table(self.sample)
        categories = {row[0]: self.category(row[0]) for row in table.rows}
        for row in table.rows:
            row[0] = categories[row[0]]
        # What decides by rule is no news.
        best = max((row for row in table.rows if row[4] < BY_RULE), key=lambda row: row[4], default=table.rows[0])
        says = self.say("says.scores", best=best[0], rate=self.percent(best[4]))
        return self.section("scores", says, charts.scores_chart(self.sample, categories, self.charts), table)

    def things(self) -> str:
        table = findings.things_table(self.sample)
        if not table.rows:
            return self.section("things", self.say("says.things_none"), "")
        sure = sum(1 for row in table.rows if row[8] > 0 or row[9] < 0)
        says = self.say("says.things", sure=sure, count=len(table.rows))
        drawn = charts.things_chart(table, self.charts)
        return self.section("things", says, drawn, table, notes=examples(self.sample))

    def endings(self) -> str:
        table = findings.endings_table(self.sample)
        for row in table.rows:
            row[0] = self.voice.ending(row[0]) if row[0] else "-"
        says = self.say("says.endings", share=self.percent(table.rows[0][2]), ending=table.rows[0][0].rstrip("."))
        return self.section(
            "endings", says, charts.endings_chart(table, [r[0] for r in table.rows], self.charts), table
        )

    def variants(self) -> str:
        table = findings.variants_table([(self.say("page.as_above"), self.sample), *self.samples[1:]])
        for row in table.rows:
            row[12] = self.voice.ending(row[12]) if row[12] else "-"
        says = self.say("says.variants", each=grouped(len(self.samples[1][1].games), self.language))
        base = self.sample.study.options
        notes = {
            label: self.voice.chosen(
                {key: value for key, value in sample.study.options.items() if value != base.get(key)}
            )
            for label, sample in self.samples[1:]
        }
        return self.section("variants", says, charts.variants_chart(table, self.charts), table, notes=notes)

    def category(self, key: str) -> str:
        if self.game.texts.has("columns", key):
            return self.game.texts.phrase("columns", key, self.language)
        return key.replace("_", " ")

    # The parts of a chapter.

    def section(self, key: str, says: str, drawn: str, *tables: Table, notes: dict[str, str] | None = None) -> str:
        self.tables += tables
        return (
            f'<section id="{key}">\n<h2>{escape(self.say(f"headings.{key}"))}</h2>\n<p>{escape(says)}</p>\n'
            f"<figure>{drawn}</figure>\n{''.join(self.table(table, notes or {}) for table in tables)}</section>\n"
        )

    def table(self, table: Table, notes: dict[str, str]) -> str:
        heads = "".join(f'<th scope="col">{escape(self.say(f"columns.{column}"))}</th>' for column in table.columns)
        rows = "".join(
            "<tr>" + "".join(self.cell(table.columns[place], cell, notes) for place, cell in enumerate(row)) + "</tr>\n"
            for row in table.rows[:MOST_ROWS]
        )
        name = csv_path(self.page, table).name
        first = escape(self.say(f"columns.{table.columns[0]}"))
        link = f'<a href="{escape(name)}">{escape(name)}</a>'
        also = escape(self.say("page.csv", file="\0")).replace("\0", link)
        return (
            f"<details><summary>{escape(self.say('page.numbers'))}: {first}</summary>\n"
            f'<p class="small">{also}</p>\n<div class="wide"><table>\n<thead><tr>{heads}</tr></thead>\n'
            f"<tbody>\n{rows}</tbody>\n</table></div></details>\n"
        )

    def cell(self, column: str, value: Any, notes: dict[str, str]) -> str:
        if isinstance(value, str):
            note = f' <span class="small">{escape(notes[value])}</span>' if value in notes else ""
            return f'<th scope="row">{escape(value)}{note}</th>'
        if column in SHARES:
            return f"<td>{self.percent(value)}</td>"
        if column in POINTS:
            return f"<td>{decimal(round(100 * value, 1), self.language)}</td>"
        if isinstance(value, float):
            return f"<td>{self.number(value, 2)}</td>"
        return f"<td>{value}</td>"
