"""A report on a game in words, as plain data: what a page, a terminal or a program shows of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from underhall.core.messages import COMMON
from underhall.core.text import Voice, percent, sentence
from underhall.players.game_report import GRADES, MOST_LOST, Choice, GameReport, Said, reason_of

# A mark for each grade, besides its word and its colour.
MARKS: Final = ("★", "✓", "?!", "?", "??")
# From which accuracy on somebody played like whom.
MANNERS: Final = (("master", 0.985), ("adept", 0.94), ("journeyman", 0.9), ("novice", 0.8), ("greenhorn", 0.0))


@final
class ReportInWords:
    """What a finished report says in one language; ``write`` works it out in small pieces."""

    def __init__(self, report: GameReport, voice: Voice[Any]) -> None:
        self.report = report
        self.voice = voice
        self.choices: list[dict[str, object]] = []
        self.moments: list[dict[str, object]] = []

    def write(self) -> Iterator[None]:
        for choice in self.report.counted():
            self.choices.append(self.told(choice))
            yield
        for choice in self.report.chosen or []:
            self.moments.append(self.moment(choice))
            yield

    def say(self, key: str, **fields: object) -> str:
        return COMMON.phrase("game_report", key, self.voice.language, dict(fields))

    def share(self, value: float) -> str:
        return percent(value, self.voice.language, 0)

    def told(self, choice: Choice) -> dict[str, object]:
        """A choice: ``number`` moves were made before it."""
        state = self.report.at(choice.number)
        grade = choice.grade()
        return {
            "number": choice.number,
            "round": choice.round,
            "grade": GRADES[grade],
            "mark": MARKS[grade],
            "word": self.say(f"grade_{GRADES[grade]}"),
            "played": sentence(self.voice.move(state, choice.played)),
            "better": sentence(self.voice.move(state, choice.best)) if choice.lost() > 0.0 else "",
            "expected": round(choice.expected, 3),
            "expected_best": round(max(choice.expected, choice.expected_best), 3),
            "lost": round(choice.lost(), 3),
        }

    def moment(self, choice: Choice) -> dict[str, object]:
        state = self.report.at(choice.number)
        when = {"round": choice.round, "move": choice.number + 1}
        expected, best = self.share(choice.expected), self.share(choice.expected_best)
        better = self.reasons(choice.better)
        return {
            **self.told(choice),
            "when": self.say("in_round" if choice.round else "at_move", **when),
            "why": sentence(self.say("why", reasons=better) if better else self.say("why_untold")),
            "instead": sentence(self.say("instead", reasons=self.reasons(choice.instead))) if choice.instead else "",
            "chances": sentence(self.say("chances", expected=expected, best=best)),
            "picks": self.voice.picks(state, choice.best),
            "played_picks": self.voice.picks(state, choice.played),
        }

    def reasons(self, told: list[Said]) -> str:
        return self.voice.joined([self.reason(one) for one in told])

    def reason(self, one: Said) -> str:
        if self.report.tells_terms:
            return self.voice.term(one[0], one[2])
        said = self.voice.reason(reason_of(one))
        return COMMON.phrase("hints", "likely", self.voice.language, {"reason": said}) if one[3] else said

    def headline(self, viewer: int) -> str:
        """How the seat played, in a sentence to one viewer."""
        counts = self.report.counts()
        choices = sum(counts)
        who = "you" if viewer == self.report.seat else "other"
        if not choices:
            return self.say("nothing", who=who, seat=self.voice.seat(self.report.seat))
        return self.say(
            f"like_{manner(self.report.accuracy())}",
            who=who,
            seat=self.voice.seat(self.report.seat),
            best=counts[0],
            choices=choices,
        )

    def plain(self, viewer: int) -> dict[str, object]:
        counts = self.report.counts()
        return {
            "seat": self.report.seat,
            "headline": self.headline(viewer),
            "accuracy": round(self.report.accuracy(), 3),
            "accuracy_said": self.say(
                "accuracy", accuracy=self.share(self.report.accuracy()), lost=self.share(self.report.lost())
            ),
            "grades": [
                {"grade": grade, "mark": MARKS[place], "word": self.say(f"grade_{grade}"), "count": counts[place]}
                for place, grade in enumerate(GRADES)
            ],
            "how": self.how(),
            "moments": self.moments,
            "choices": self.choices,
        }

    def grade(self, place: int, count: int) -> str:
        """A line of a list: how many choices have a grade."""
        return f"{count:>5} {MARKS[place]:<2} {self.say(f'grade_{GRADES[place]}')}"

    def how(self) -> str:
        """By what the grades go."""
        limits: dict[str, object] = {GRADES[place]: self.share(most) for place, most in enumerate(MOST_LOST)}
        return self.say("how", **limits)


def manner(accuracy: float) -> str:
    for name, least in MANNERS:
        if accuracy >= least:
            return name
    return MANNERS[-1][0]
