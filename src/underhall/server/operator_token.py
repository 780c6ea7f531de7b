"""The token that opens the operator's page."""

from __future__ import annotations

import hashlib
import secrets
from pathlib import Path

from underhall.core.errors import BadOption, of_the_system

SHORTEST = 16  # letters: one that could be guessed would be worse than none


def admin_token(file: str, given: str) -> str:
    """The operator's token, from a file or from the environment: anybody on the machine can read command lines."""
    if not file and not given:
        return ""
    try:
        token = Path(file).read_text(encoding="utf-8").strip() if file else given.strip()
    except UnicodeDecodeError:
        raise BadOption("option-admin_token_no_text", path=file) from None
    except OSError as error:
        raise BadOption("file-unreadable", path=file, reason=of_the_system(error)) from None
    if len(token) < SHORTEST or not token.isascii():
        raise BadOption("option-admin_token_short", least=SHORTEST)
    return token


def is_admin_token(header: str, token: str) -> bool:
    """Whether an ``Authorization`` header holds the token; how long it takes to say so tells nothing of it."""
    given, right = (hashlib.sha256(text.encode()).digest() for text in (header.strip(), f"Bearer {token}"))
    return secrets.compare_digest(given, right)
