"""What a run of mutants showed, in a line for each game and a page for all (docs/mutants.md)."""

from __future__ import annotations

import tomllib
from datetime import date
from pathlib import Path

from tests.mutation.mutants import Mutant

Verdict = dict[str, object]
KNOWN = Path(__file__).with_name("survivors.toml")
ASKED = 0.95
PAGE = """# Does a test notice when a rule is broken?

`make mutants` draws {size} places in the rules of each game (what draws, speaks and judges is left out), makes one
mistake at each (a limit one off, a condition turned round, plus for minus, `and` for `or`, a number one off, a loop not
entered; by [Cosmic Ray](https://cosmic-ray.readthedocs.io)) and runs the game's rules tests, `tests/rules/GAME`,
against it. The draw (seed {seed}) goes by a hash of the line, so it stays while the source changes elsewhere.
Last run: {day}.

| game | mutants | noticed | of all | cannot be noticed | noticed of the others |
| --- | ---: | ---: | ---: | ---: | ---: |
{rows}

Mutants that make a loop without end (stopped after 90 seconds of processor time) count as noticed. The first run
noticed 250, 258 and 228 of 300 (DWARF, Dwar7s, Dig Deeper Dwarf); what got away showed that nobody tested the log, the
limits of positions and card files, and most of what a seat knows in Dig Deeper Dwarf. These have tests now
(`test_log.py`,
`test_events.py`, `test_told.py`, `test_limits.py`, `test_knowledge.py`).

## Those that no test notices, and why

{survivors}
"""


class Result:
    """How the mutants of one game fared."""

    def __init__(self, game: str, drawn: list[Mutant], known: dict[str, Verdict]) -> None:
        self.game = game
        self.drawn = [mutant for mutant in drawn if mutant.key in known]
        self.missing = len(drawn) - len(self.drawn)
        self.survivors = [mutant for mutant in self.drawn if known[mutant.key]["verdict"] == "survived"]
        self.differences = {mutant.key: str(known[mutant.key]["difference"]) for mutant in self.survivors}
        reasons: dict[str, str] = tomllib.loads(KNOWN.read_text(encoding="utf-8")).get(game, {})
        self.reasons = {mutant.key: reasons[mutant.key] for mutant in self.survivors if mutant.key in reasons}

    @property
    def noticed(self) -> int:
        return len(self.drawn) - len(self.survivors)

    def good(self) -> bool:
        return not self.missing and self.noticed >= ASKED * len(self.drawn) and len(self.reasons) == len(self.survivors)

    def line(self) -> str:
        unexplained = [mutant.key for mutant in self.survivors if mutant.key not in self.reasons]
        share = 100 * self.noticed / max(1, len(self.drawn))
        text = f"{self.game}: {self.noticed} of {len(self.drawn)} mutants noticed ({share:.1f} %)"
        if self.missing:
            text += f", {self.missing} not tried yet"
        return "\n".join([text, *(f"  no test notices, and no reason is known: {key}" for key in unexplained)])

    def row(self) -> str:
        total, same = len(self.drawn), len(self.reasons)
        return (
            f"| {self.game} | {total} | {self.noticed} | {100 * self.noticed / total:.1f} % | {same} "
            f"| {self.noticed} of {total - same} ({100 * self.noticed / (total - same):.1f} %) |"
        )

    def list(self) -> str:
        rows = [f"### {self.game}", "", "| where | the mistake | why it changes nothing |", "| --- | --- | --- |"]
        for mutant in sorted(self.survivors, key=lambda one: (one.module, one.line)):
            change = _code(self.differences[mutant.key])
            reason = self.reasons.get(mutant.key, "**not known: a test is missing**")
            rows.append(f"| {Path(mutant.module).name} | {change} | {reason} |")
        return "\n".join(rows)


def _code(difference: str) -> str:
    """The changed line, where it differs."""
    _, _, changed = difference.partition("\n+ ")
    return f"`{changed.splitlines()[0].replace('|', chr(92) + '|')}`" if changed else ""


def page(results: list[Result], size: int, seed: int) -> str:
    rows = "\n".join(result.row() for result in results)
    survivors = "\n\n".join(result.list() for result in results)
    return PAGE.format(size=size, seed=seed, day=date.today().isoformat(), rows=rows, survivors=survivors)
