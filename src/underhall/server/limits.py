"""Rate limits: so many at once, then so many a second. In memory, for each process."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from dataclasses import dataclass

from underhall.server.problems import Problem

REMEMBERED = 20_000


@dataclass(frozen=True)
class Limit:
    burst: float
    per_second: float


# Logins are counted three times. By name and network together, so that nobody can keep somebody else out by trying; by
# network, for who tries many names; by name, for who tries from many networks: this one must let more through than the
# first, or a single network could use it up.
LOGIN = Limit(8, 1 / 30)
LOGIN_NETWORK = Limit(16, 1 / 10)
LOGIN_NAME = Limit(200, 1 / 5)
PASSWORD = Limit(8, 1 / 30)
REGISTER = Limit(10, 1 / 60)
GUEST = Limit(30, 1 / 2)
CREATE = Limit(30, 1 / 5)
TALK = Limit(6, 1 / 2)
THINK = Limit(6, 1 / 5)
ACT = Limit(100, 50)
HOOK = Limit(10, 1 / 30)


class Limiter:
    """A bucket of tokens for each key; the least recently used are forgotten."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, limit: Limit) -> None:
        """Take a token, or refuse with the time to wait."""
        if not self.on:
            return
        now = time.monotonic()
        tokens, before = self.buckets.pop(key, (limit.burst, now))
        tokens = min(limit.burst, tokens + (now - before) * limit.per_second)
        if tokens < 1:
            self.buckets[key] = (tokens, now)
            wait = math.ceil((1 - tokens) / limit.per_second)
            raise Problem(429, "too-many", "Too many requests", f"try again in {wait} seconds", retry_after=wait)
        self.buckets[key] = (tokens - 1, now)
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
