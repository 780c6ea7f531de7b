"""Networks: from where a request comes, as far as limits are concerned."""

from __future__ import annotations

import ipaddress

HOME = 64  # bits of an IPv6 address: a household has as many addresses as it likes behind these


def network_of(address: str) -> str:
    """The network that counts as one: a single IPv4 address, or an IPv6 network of 64 bits."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address  # a socket that is a file, say
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    inner = parsed.ipv4_mapped or parsed.sixtofour
    return str(inner) if inner is not None else str(ipaddress.ip_network((parsed, HOME), strict=False))
