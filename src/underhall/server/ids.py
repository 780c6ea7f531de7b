"""Names that nobody can guess, for tables, people and webhooks."""

from __future__ import annotations

import secrets
import string

CHARACTERS = string.ascii_letters + string.digits  # no dash: a shell would take "-Qda" for an option
LENGTH = 22  # 131 bits


def new_id() -> str:
    return "".join(secrets.choice(CHARACTERS) for _ in range(LENGTH))


def new_seed() -> str:
    return str(secrets.randbits(96))
