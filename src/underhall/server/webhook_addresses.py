"""Where webhooks may go: public addresses only, looked up without holding up anybody else."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import threading
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

from underhall.core.errors import Message
from underhall.server.problems import Problem

LOOKUPS_AT_ONCE = 16
LOOKUP_SECONDS = 5.0
FIRST_FREE_PORT = 1024
# All that is in use of IPv6, and what a translator makes of IPv4 addresses. Whatever else there is leads somewhere
# special: to the own machine or site, or to an IPv4 address by a back door.
GLOBAL_UNICAST = ipaddress.ip_network("2000::/3")
NAT64 = ipaddress.ip_network("64:ff9b::/96")
# Special ones among these, of which Python's own tables (``is_global``) know some or others, as versions go: tunnels,
# protocol assignments, documentation.
SPECIAL = [
    ipaddress.ip_network(network)
    for network in ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")
]


@dataclass(frozen=True)
class Target:
    """A webhook's URL, and the address that was found and checked for its host."""

    url: SplitResult
    address: str
    port: int


class Resolver:
    """Looks up names, some at a time and each in a thread of its own.

    The system's lookup cannot be cancelled, and a stranger's name server may take as long as it likes: so these threads
    do nothing else, nobody waits for one longer than a few seconds, and the process can end without them.
    """

    def __init__(self, at_once: int = LOOKUPS_AT_ONCE) -> None:
        self.free = asyncio.Semaphore(at_once)

    async def addresses(self, host: str, port: int) -> list[str]:
        """The addresses of a name; OSError if there are none in time, ValueError if it is no name."""
        return await asyncio.wait_for(self._look_up(host, port), LOOKUP_SECONDS)

    async def _look_up(self, host: str, port: int) -> list[str]:
        await self.free.acquire()  # until the thread ends, which may be long after nobody waits for it any more
        loop = asyncio.get_running_loop()
        found: asyncio.Future[list[str]] = loop.create_future()

        def finish(addresses: list[str], error: Exception | None) -> None:
            self.free.release()
            if found.done():
                return
            if error is None:
                found.set_result(addresses)
            else:
                found.set_exception(error)

        def work() -> None:
            addresses: list[str] = []
            failure: Exception | None = None
            try:
                addresses = [str(item[4][0]) for item in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
            except Exception as error:
                failure = error
            with contextlib.suppress(RuntimeError):  # the server has stopped meanwhile
                loop.call_soon_threadsafe(finish, addresses, failure)

        threading.Thread(target=work, daemon=True, name="lookup").start()
        return await found


async def check_address(url: str, private_allowed: bool, resolver: Resolver) -> Target:
    """The address to connect to; private and special networks are refused, whatever name leads there."""
    refused = Problem(
        422,
        "webhook-address",
        detail=Message("problem_hint-public_address"),
    )
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise refused from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise refused
    # Below are the ports of mail and other services, which take a request for something else.
    if not private_allowed and port not in (80, 443) and port < FIRST_FREE_PORT:
        raise refused
    try:
        addresses = await resolver.addresses(parts.hostname, port)
    except (OSError, ValueError):
        raise refused from None
    if not addresses or not (private_allowed or all(is_public(address) for address in addresses)):
        raise refused
    return Target(parts, addresses[0], port)


def is_public(address: str) -> bool:
    """Whether an address is somebody's on the open internet."""
    parsed = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed in NAT64:
            return is_public(str(ipaddress.IPv4Address(int(parsed) & 0xFFFFFFFF)))
        if parsed not in GLOBAL_UNICAST:
            return False
    return parsed.is_global and not parsed.is_multicast and not any(parsed in network for network in SPECIAL)
