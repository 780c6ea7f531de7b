"""Rate limits: so many at once, then so many a second. In memory, for each process."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from dataclasses import dataclass

from starlette.types import Scope

from underhall.core.errors import Message
from underhall.server.networks import network_of
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
REPORT = Limit(10, 1 / 60)
# Wrong tokens of an operator.
ADMIN = Limit(10, 1 / 30)
# All that is kept about a person, with the records of all their games.
EXPORT = Limit(5, 1 / 60)
THINK = Limit(6, 1 / 5)
ACT = Limit(100, 50)
# How often a socket may send more than ACT allows before it is closed, and how often an address may open one.
OVERSTEP = Limit(5, 1 / 60)
WATCH = Limit(200, 10)
HOOK = Limit(10, 1 / 30)
# Mails with a code, which anybody can have sent to any address: for each network, to each address, and in all; and
# codes that are typed in.
MAIL = Limit(5, 1 / 600)
ALL_MAIL = Limit(60, 1 / 10)
CODE = Limit(5, 1 / 60)
STANDING = Limit(20, 1)
# Questions about a position on the analysis board: somebody types, and each letter may be one.
ANALYSE = Limit(60, 6)
# Reading is not refused but paced, for each network: a page with all its parts comes at once, a flood in a trickle. A
# large answer counts as one request for each PIECE of it.
READ = Limit(400, 100)
PIECE = 32 * 1024
LONGEST_WAIT = 10.0
# Requests under way, live updates included, for each network: the proxy's clients are told apart here.
UNDER_WAY = 200


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
            raise _too_many((1 - tokens) / limit.per_second)
        self._keep(key, tokens - 1, now)

    def give_back(self, key: str) -> None:
        """What was taken does not count after all."""
        if key in self.buckets:
            tokens, at = self.buckets[key]
            self.buckets[key] = (tokens + 1, at)

    def wait(self, key: str, limit: Limit, wanted: float = 1.0) -> float:
        """Take tokens that may not be there yet: how long to wait for them, or a refusal if that is too long."""
        if not self.on:
            return 0.0
        now = time.monotonic()
        tokens, before = self.buckets.pop(key, (limit.burst, now))
        tokens = min(limit.burst, tokens + (now - before) * limit.per_second)
        # Whoever has tokens left may overdraw: a single answer may cost more than a whole bucket holds.
        wait = max(0.0, (1 - tokens) / limit.per_second)
        if wait > LONGEST_WAIT:
            self._keep(key, tokens, now)
            raise _too_many(wait)
        self._keep(key, tokens - wanted, now)
        return wait

    def _keep(self, key: str, tokens: float, now: float) -> None:
        self.buckets[key] = (tokens, now)
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)


class Crowd:
    """How many of something there are for each network, with an upper number for each."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.here: dict[str, int] = {}

    def enter(self, network: str) -> bool:
        """Count one more, unless there are too many already."""
        here = self.here.get(network, 0)
        if here >= self.most:
            return False
        self.here[network] = here + 1
        return True

    def leave(self, network: str) -> None:
        here = self.here.pop(network) - 1
        if here:
            self.here[network] = here


def network_from(scope: Scope) -> str:
    """Where a request comes from, as far as we are told."""
    client = scope.get("client")
    return network_of(str(client[0])) if client else ""


def _too_many(seconds: float) -> Problem:
    wait = math.ceil(seconds)
    return Problem(429, "too-many", detail=Message("problem_hint-try_again", seconds=wait), retry_after=wait)
