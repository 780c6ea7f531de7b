"""How webhooks are reached: at the very address that was checked, by whatever name they are called.

A name may lead somewhere else each time it is looked up (DNS rebinding). So nothing is looked up here: a request
carries the address that was found and checked for it, and one that carries none is not sent.

In a module of its own, which is imported late: a server starts quicker without httpx, and most need it late or never.
"""

from __future__ import annotations

import ssl

import httpx

CHECKED_ADDRESS = "underhall.checked_address"


class PinnedTransport(httpx.AsyncHTTPTransport):
    """Connects to a request's checked address; host and certificate are still the name's."""

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        address = request.extensions.get(CHECKED_ADDRESS)
        if not isinstance(address, str):
            raise httpx.UnsupportedProtocol("no address was checked for this request", request=request)
        request.extensions = {**request.extensions, "sni_hostname": request.url.raw_host.decode("ascii")}
        request.url = request.url.copy_with(host=address)
        return await super().handle_async_request(request)


def new_client(trust: ssl.SSLContext | None = None) -> httpx.AsyncClient:
    """What calls are made with: checked addresses alone, no proxy, no redirects, no connection kept."""
    transport = PinnedTransport(
        verify=trust or ssl.create_default_context(),
        trust_env=False,
        limits=httpx.Limits(max_keepalive_connections=0),
    )
    # Whoever calls waits for so long in all.
    return httpx.AsyncClient(transport=transport, trust_env=False, follow_redirects=False, timeout=None)
