"""What other processes say that share the database: which of its tables have changed there."""

from __future__ import annotations

import logging

from underhall.server.live_tables import LiveTables

log = logging.getLogger("underhall.server")


class OtherProcesses:
    """Takes over at the live tables of this process what others have done."""

    def __init__(self, tables: LiveTables) -> None:
        self.tables = tables

    async def heard(self, table_id: str, number: int) -> None:
        """Another process says that a table is at change ``number``, or -1 if it must be read again; "" means any."""
        tables = self.tables
        told = [tables.live[table_id]] if table_id in tables.live else []
        for live in told if table_id else list(tables.live.values()):
            try:
                async with live.lock:
                    if number < 0:
                        tables.forget(live)
                    elif not live.gone and (not table_id or live.table.number < number):
                        await tables.catch_up(live)
            except Exception:  # the others are told all the same; this one is read anew when somebody looks
                log.exception(
                    "what another process did could not be taken over", extra={"game": live.table.header.game}
                )
                tables.forget(live)
