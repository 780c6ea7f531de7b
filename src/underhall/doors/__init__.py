"""Doors for other people's bots, tools and learning programs (docs/doors.md, docs/bots.md, docs/mcp.md)."""
