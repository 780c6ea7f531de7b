"""What the database holds. JSON is kept as text, times as seconds since 1970.

A table is a header plus ``changes`` numbered from 1; everything else about it (who sits where, the state of the game,
who agreed to what) is folded from those. The other columns of ``tables``, and ``seats``, repeat a little of that for
queries and lists.
"""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    # The name folded for comparison; only registered people have one, and no two the same.
    sa.Column("name_key", sa.Text, unique=True),
    # What an eye sees of it (``confusable_names.py``). A few names chosen before this was looked at have none.
    sa.Column("skeleton", sa.Text),
    sa.Column("password", sa.Text),
    sa.Column("created", sa.Double, nullable=False),
    sa.Index("people_skeleton", "skeleton", unique=True),
)

sessions = sa.Table(
    "sessions",
    metadata,
    # A hash: whoever reads the database cannot take over a session.
    sa.Column("token", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, nullable=False, index=True),
    sa.Column("expires", sa.Double, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    # When it was last used, give or take an hour, and by what kind of browser.
    sa.Column("used", sa.Double, nullable=False),
    sa.Column("device", sa.Text, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("header", sa.Text, nullable=False),
    sa.Column("creator", sa.Text, nullable=False, index=True),
    sa.Column("visibility", sa.Text, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("updated", sa.Double, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    # The number of the last change that altered the game.
    sa.Column("turn_number", sa.Integer, nullable=False),
    sa.Column("asked", sa.Integer, nullable=False),
    # "bot" while a bot is to move, so that a process can take over from one that died.
    sa.Column("waiting", sa.Text, nullable=False),
    # Since when the seat that is asked is asked, and the turn number in that seat's own count.
    sa.Column("turned_at", sa.Double, nullable=False, server_default="0"),
    sa.Column("asked_turn_number", sa.Integer, nullable=False, server_default="0"),
    # What a list shows besides the header (``stored_table.py``), so that no list has to replay a game.
    sa.Column("summary", sa.Text, nullable=False, server_default="{}"),
    sa.Index("tables_lobby", "visibility", "status", "updated"),
    sa.Index("tables_waiting", "waiting", "updated"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.Text, nullable=False, index=True),
    # The last change this person has seen, and the last turn number ``Notices.hooks`` were told about.
    sa.Column("seen", sa.Integer, nullable=False),
    sa.Column("notified", sa.Integer, nullable=False),
)

changes = sa.Table(
    "changes",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    # Only where a person's words or name are in ``data``: so that they can be deleted.
    sa.Column("person", sa.Text),
    sa.Column("data", sa.Text, nullable=False),
    sa.Index(
        "changes_person",
        "person",
        sqlite_where=sa.text("person IS NOT NULL"),
        postgresql_where=sa.text("person IS NOT NULL"),
    ),
    sqlite_with_rowid=False,
)

webhooks = sa.Table(
    "webhooks",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, nullable=False, index=True),
    # 0 to 4, each once a person: so that nobody has more than five, however many are made at once.
    sa.Column("slot", sa.Integer, nullable=False),
    sa.Column("url", sa.Text, nullable=False),
    sa.Column("secret", sa.Text, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("failures", sa.Integer, nullable=False),
    sa.Column("next_try", sa.Double, nullable=False),
    sa.Index("webhooks_slot", "person", "slot", unique=True),
)

# The last turn number of a seat's table that each of its person's webhooks was told about, or given up on.
webhooks_told = sa.Table(
    "webhooks_told",
    metadata,
    sa.Column("webhook", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("turn_number", sa.Integer, nullable=False),
)

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
