"""The online table: people, tables, seats, bots, live updates.

A game in the database is its record: a header and numbered changes, appended in one transaction before anyone is told.
A live table is a cache of that. docs/server.md tells how to run it and how the parts go together.
"""
