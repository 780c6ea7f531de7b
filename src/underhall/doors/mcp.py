"""A door for language models: the Model Context Protocol, over standard streams or the server's ``/mcp`` (docs/mcp.md).

Every tool answers with an object. What is refused is an answer, too (``refused``, the reason, the clauses): an error
would lose the reason on its way to the model.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from mcp.server.mcpserver import Context, MCPServer
from pydantic import Field

import underhall
from underhall.doors.hall import Hall, Refusal

# A model's tool call should not hang: whoever waits for a slow opponent calls ``look`` again.
WAIT_SECONDS = 10.0
INSTRUCTIONS = """Play board games at a table of Underhall. Begin with list_games and new_game, or my_tables for games
that run. Then, again and again: look at the table, ask for legal_moves, play one by its text. rules explains any clause
(such as D-2) or word. You see what your seat may see; hands of others are hidden. An answer with "refused": true says
why and by which clause; nothing was changed then."""
Finder = Callable[[Context[Any, Any]], Hall]
Table = Annotated[str, Field(description="the table's id, as new_game and my_tables give it")]
Game = Annotated[str, Field(description="the game's key, such as dwarf")]
Wait = Annotated[float, Field(ge=0, le=WAIT_SECONDS, description="how many seconds to wait for your turn at most")]


def build(hall_of: Finder) -> MCPServer[Any]:
    """The tools; ``hall_of`` says for whom they act."""
    server: MCPServer[Any] = MCPServer(
        "underhall", title="Underhall", instructions=INSTRUCTIONS, version=underhall.__version__, log_level="WARNING"
    )

    @server.tool()
    async def list_games(ctx: Context[Any, Any]) -> dict[str, Any]:
        """What can be played, with options and the levels of computer opponents."""
        return await answered(hall_of(ctx).games())

    @server.tool()
    async def my_tables(ctx: Context[Any, Any]) -> dict[str, Any]:
        """The tables you sit at."""
        return await answered(hall_of(ctx).tables())

    @server.tool()
    async def new_game(
        ctx: Context[Any, Any],
        game: Game,
        opponents: Annotated[list[str], Field(description="a level for each opponent")] = ["novice"],  # noqa: B006
        options: Annotated[dict[str, int | str], Field(description="as list_games names them")] = {},  # noqa: B006
        hints: Annotated[bool, Field(description="whether hint may be asked at this table")] = False,
    ) -> dict[str, Any]:
        """Begin a game against computer opponents; you have the first seat. Tells the table's id and how it stands."""
        return await answered(hall_of(ctx).new_game(game, opponents, options, hints))

    @server.tool()
    async def look(
        ctx: Context[Any, Any],
        table: Table,
        since: Annotated[int, Field(ge=0, description="the number you were told last; 0 tells all from the start")] = 0,
        wait_seconds: Wait = 0.0,
    ) -> dict[str, Any]:
        """How a table stands as your seat may see it, what happened since, and whether it is your turn."""
        return await answered(hall_of(ctx).look(table, since, wait_seconds))

    @server.tool()
    async def legal_moves(ctx: Context[Any, Any], table: Table) -> dict[str, Any]:
        """Your legal moves, as play takes them, with what each means; none while others are to move."""
        return await answered(hall_of(ctx).legal_moves(table))

    @server.tool()
    async def play(
        ctx: Context[Any, Any],
        table: Table,
        move: Annotated[str, Field(description="the move's text, such as: place 5")],
        wait_seconds: Wait = WAIT_SECONDS,
    ) -> dict[str, Any]:
        """Play a move and wait for your next turn; tells what happened up to then. What is not legal is refused."""
        return await answered(hall_of(ctx).play(table, move, wait_seconds))

    @server.tool()
    async def rules(
        ctx: Context[Any, Any],
        game: Game,
        asked: Annotated[str, Field(description="clause numbers such as D-2, or words; empty: the chapters")] = "",
    ) -> dict[str, Any]:
        """The rules of a game by clause or word."""
        return await answered(hall_of(ctx).rules(game, asked))

    @server.tool()
    async def hint(ctx: Context[Any, Any], table: Table) -> dict[str, Any]:
        """The best moves a short search finds for you, with reasons, where the table allows hints."""
        return await answered(hall_of(ctx).hint(table))

    return server


async def answered(work: Awaitable[dict[str, Any]]) -> dict[str, Any]:
    """What the hall says, a refusal included."""
    try:
        return await work
    except Refusal as refusal:
        return refusal.plain
