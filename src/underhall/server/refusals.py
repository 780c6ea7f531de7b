"""Refusals: a request is not carried out, and why, in sentences. How they travel is told in ``problems.py``."""

from __future__ import annotations

from typing import Any

from underhall.core.errors import IllegalMove, Message, UnderhallError

Sentence = Message | UnderhallError


class Problem(Exception):
    """A request is refused; nothing was changed. What the kind says (``problem-KIND`` of errors.ftl) is its title."""

    def __init__(
        self, status: int, kind: str, *, title: Message | None = None, detail: Sentence | None = None, **more: Any
    ) -> None:
        self.status = status
        self.kind = kind
        self.title = title or Message(f"problem-{kind.replace('-', '_')}")
        self.detail = detail
        self.more = more
        super().__init__(kind)

    def __str__(self) -> str:
        return str(self.title) if self.detail is None else f"{self.title}: {self.detail}"

    def plain(self, language: str = "en") -> dict[str, Any]:
        """``key`` and ``fields`` are those of the detail: the same in every language, for programs."""
        shown: dict[str, Any] = {
            "type": f"urn:underhall:problem:{self.kind}",
            "title": sent(self.title.say(language)),
            "status": self.status,
        }
        if self.detail is not None:
            shown["detail"] = sent(self.detail.say(language))
            shown["key"] = self.detail.key
            shown["fields"] = {name: sent(str(value)) for name, value in self.detail.fields.items()}
        return {**shown, **self.more}


def sent(text: str) -> str:
    """Whatever was sent to us may come back in a sentence, halves of surrogate pairs included."""
    return text.encode("utf-8", "replace").decode()


def not_found(what: str = "table") -> Problem:
    """One answer for what does not exist and for what is none of your business."""
    return Problem(404, "not-found", title=Message(f"problem-no_{what}"))


def conflict(kind: str, *, title: Message | None = None, detail: Sentence | None = None) -> Problem:
    return Problem(409, kind, title=title, detail=detail)


def from_engine(error: UnderhallError) -> Problem:
    if isinstance(error, IllegalMove):
        more: dict[str, Any] = {"clause": error.clause} if error.clause else {}
        return Problem(409, "illegal-move", detail=error, reason=error.reason, **more)
    return Problem(422, "invalid", detail=error)
