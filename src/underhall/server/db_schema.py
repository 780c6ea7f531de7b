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
    # When the time of the seat that is asked is up; 0 while no clock runs.
    sa.Column("deadline", sa.Double, nullable=False, server_default="0"),
    # What a list shows besides the header (``stored_table.py``), so that no list has to replay a game.
    sa.Column("summary", sa.Text, nullable=False, server_default="{}"),
    sa.Index("tables_lobby", "visibility", "status", "updated"),
    sa.Index("tables_waiting", "waiting", "updated"),
    sa.Index("tables_deadline", "deadline"),
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

# What came of a game for each seat of its table, written with the change that ended the game.
results = sa.Table(
    "results",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    # "person", "bot" or "automaton". A person whose account is deleted stays as a seat without person and name.
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("person", sa.Text, index=True),
    sa.Column("name", sa.Text, nullable=False),
    # A bot's level, or which automaton it was.
    sa.Column("level", sa.Text, nullable=False),
    sa.Column("share", sa.Double, nullable=False),
    # What the seat counted in the end, and the most that another seat did, where the game was played to its end.
    sa.Column("score", sa.Integer),
    sa.Column("best_other", sa.Integer),
    # "played", "resigned", "timed_out" or "left".
    sa.Column("ending", sa.Text, nullable=False),
    # 1 where the game counts for ratings.
    sa.Column("rated", sa.Integer, nullable=False),
    # The deal whose counted try this was.
    sa.Column("deal", sa.Text, index=True),
    sa.Column("ended", sa.Double, nullable=False),
    sa.Index("results_rated", "game", "rated", "ended"),
)

# Who lets others see their profile.
public_profiles = sa.Table(
    "public_profiles",
    metadata,
    sa.Column("person", sa.Text, primary_key=True),
)

# The one counted try that a person has at a deal for all.
deal_tries = sa.Table(
    "deal_tries",
    metadata,
    sa.Column("deal", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, primary_key=True, index=True),
    sa.Column("table_id", sa.Text, nullable=False, index=True),
)

# The one counted try that a person has at a puzzle.
puzzle_tries = sa.Table(
    "puzzle_tries",
    metadata,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("puzzle", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    # As the puzzle was rated then: from it follows which is a good next one.
    sa.Column("difficulty", sa.Integer, nullable=False),
    sa.Column("solved", sa.Integer, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
)

# Words that somebody found out of place, for the operator; they go with the account of either.
reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("reporter", sa.Text, nullable=False, index=True),
    sa.Column("reported", sa.Text, nullable=False, index=True),
    sa.Column("words", sa.Text, nullable=False),
)

# Whom the operator has muted: they play, and say nothing.
muted_people = sa.Table(
    "muted_people",
    metadata,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
)

tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, nullable=False),
    # 0 to 9, each once a person, as webhooks have them.
    sa.Column("slot", sa.Integer, nullable=False),
    # What its person calls it.
    sa.Column("name", sa.Text, nullable=False),
    # A hash: whoever reads the database cannot use it.
    sa.Column("token", sa.Text, nullable=False),
    # Words of ``tokens.RIGHTS``, and the one table it is for; empty: all of the person's.
    sa.Column("rights", sa.Text, nullable=False),
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    # When it was last used, give or take an hour; 0: never.
    sa.Column("used", sa.Double, nullable=False),
    sa.Index("tokens_token", "token", unique=True),
    sa.Index("tokens_slot", "person", "slot", unique=True),
)

# How a person is told what happens while they are away (``notices``).
notice_ways = sa.Table(
    "notice_ways",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, nullable=False),
    # 0 to 9, each once a person, as webhooks have them.
    sa.Column("slot", sa.Integer, nullable=False),
    # "push", "mail", "discord" or "ntfy", and where that goes.
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("address", sa.Text, nullable=False),
    # The browser's two keys for push, and the session in which the browser asked for it: it ends with that session.
    sa.Column("secret", sa.Text, nullable=False),
    sa.Column("session", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    # What was sent to the address and must be typed in before anything else goes there; empty: nothing more.
    sa.Column("code", sa.Text, nullable=False),
    # The hour of the person's day for one mail about all games that wait, -1: each by itself; and the last such day.
    sa.Column("hour", sa.Integer, nullable=False),
    sa.Column("zone", sa.Text, nullable=False),
    sa.Column("digest_day", sa.Text, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("failures", sa.Integer, nullable=False),
    sa.Index("notice_ways_slot", "person", "slot", unique=True),
)

# What is still to be said on a way. A row is written with the change it tells of and goes when it was said.
notices = sa.Table(
    "notices",
    metadata,
    sa.Column("way", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, primary_key=True),
    # Of the change, in the table's own count: it never leaves the server.
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("next_try", sa.Double, nullable=False, index=True),
    sa.Column("failures", sa.Integer, nullable=False),
    sa.Index("notices_table", "table_id"),
)

# Events (``events``): how each was made, and where it stands.
events = sa.Table(
    "events",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    # Empty when the host's account is deleted and nobody is left to take its place.
    sa.Column("host", sa.Text, nullable=False, index=True),
    # "open", "running" or "over".
    sa.Column("state", sa.Text, nullable=False),
    # "open": everybody finds it; "link": whoever has the link; "names": those who were invited.
    sa.Column("entry", sa.Text, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("updated", sa.Double, nullable=False),
    # Counts what was done: of two who do something at once, one is too late.
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("header", sa.Text, nullable=False),
    sa.Index("events_state", "state", "entry", "updated"),
)

# Who takes part. Whoever deletes their account stays in the pairings without person and name.
event_entrants = sa.Table(
    "event_entrants",
    metadata,
    sa.Column("event_id", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.Text, index=True),
    sa.Column("name", sa.Text, nullable=False),
    # 1 for a guest: others may have the same name.
    sa.Column("guest", sa.Integer, nullable=False),
    # The level of a bot; empty for people.
    sa.Column("level", sa.Text, nullable=False),
    # "invited", "in" or "left".
    sa.Column("state", sa.Text, nullable=False),
)

# The games of events: the pairings of each round, and what came of them.
event_games = sa.Table(
    "event_games",
    metadata,
    sa.Column("event_id", sa.Text, primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("board", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("game", sa.Integer, primary_key=True, autoincrement=False),
    # Empty where nothing was played: a bye, or an opponent who had left.
    sa.Column("table_id", sa.Text, nullable=False, index=True),
    # Numbers of entrants, shares of the victory, and what was counted, as JSON; the latter two empty before the end.
    sa.Column("seats", sa.Text, nullable=False),
    sa.Column("shares", sa.Text, nullable=False),
    sa.Column("scores", sa.Text, nullable=False),
    sa.Column("ending", sa.Text, nullable=False),
)

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
