"""A language model's side of the door: the official client, over HTTP with a token or over standard streams."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx2
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp.client.streamable_http import streamable_http_client

from underhall.client import Client

LONG = 300.0


def token_of(client: Client, *rights: str, table: str = "") -> str:
    wish = {"name": "A model", "rights": list(rights), "table": table}
    return str(client.ask("POST", "/my/tokens", wish)["token"])


@asynccontextmanager
async def over_http(address: str, token: str) -> AsyncIterator[ClientSession]:
    headers = {"Authorization": f"Bearer {token}"}
    async with (
        httpx2.AsyncClient(headers=headers, timeout=LONG) as http,
        streamable_http_client(f"{address}/mcp", http_client=http) as streams,
        ClientSession(*streams) as session,
    ):
        await session.initialize()
        yield session


@asynccontextmanager
async def over_stdio(*words: str) -> AsyncIterator[ClientSession]:
    environment = {**os.environ, "UNDERHALL_LANG": "en"}
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "underhall.cli", "mcp", *words], env=environment
    )
    async with stdio_client(command) as streams, ClientSession(*streams) as session:
        await session.initialize()
        yield session


async def call(session: ClientSession, tool: str, **arguments: Any) -> dict[str, Any]:
    result = await session.call_tool(tool, arguments)
    assert not result.is_error, result
    content = result.content[0]
    assert content.type == "text"
    answer: dict[str, Any] = json.loads(content.text)
    return answer


async def asked_to_move(session: ClientSession, seen: dict[str, Any]) -> dict[str, Any]:
    """The table when its seat is asked: who begins is drawn, and an opponent takes as long as the machine does."""
    while not seen["your_turn"]:
        seen = await call(session, "look", table=seen["table"], since=seen["number"], wait_seconds=10)
    return seen
