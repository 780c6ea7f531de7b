"""Where somebody is: what counts as one place when things are shared or limited."""

from __future__ import annotations

import ipaddress

IPV6_PREFIX = 64  # whoever has one address of IPv6 has a whole network of this size


def network_of(address: str) -> str:
    """The address itself, or the network it belongs to where everybody has many."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:  # a socket in a file, or nothing
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((int(known), IPV6_PREFIX), strict=False))
