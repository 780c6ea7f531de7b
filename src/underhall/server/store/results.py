"""Rows of results, of profiles that others may see, and of counted tries at deals."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from underhall.server import changes as kinds
from underhall.server import db_schema as schema
from underhall.server.changes import Change, from_row
from underhall.server.person import ids_of
from underhall.server.store.batches import Statement
from underhall.server.store.puzzles import without_puzzles
from underhall.server.table import OVER

RESULTS = schema.results.c
COLUMNS = ", ".join(column.name for column in schema.results.columns)
VALUES = ", ".join(f":{column.name}" for column in schema.results.columns)
# A game has one end: should its rows be there already (a resigned game that bots played on), these stay.
NEW_RESULT = sa.text(f"INSERT INTO results ({COLUMNS}) VALUES ({VALUES}) ON CONFLICT (table_id, seat) DO NOTHING")
SEATING = (kinds.SIT, kinds.STAND, kinds.OFFER, kinds.BOT)
WON, SHARED = RESULTS.share > 0.999, sa.and_(RESULTS.share > 0.001, RESULTS.share <= 0.999)


class ResultStore:
    """What the database holds of results."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def _rows(self, wanted: sa.Select[Any]) -> list[Any]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(wanted)).all())

    # For the end of a game.

    async def seating(self, table_id: str) -> list[Change]:
        """Who sat down, stood up and was replaced by a bot at a table."""
        columns = schema.changes.c
        wanted = sa.select(schema.changes).where(columns.table_id == table_id, columns.kind.in_(SEATING))
        return [from_row(row) for row in await self._rows(wanted.order_by(columns.number))]

    # For profiles.

    async def totals(self, person: str) -> list[Any]:
        """For each game of a person: how many there were, were won, were shared, and counted for the rating."""
        wanted = sa.select(RESULTS.game, *_counts(), sa.func.sum(RESULTS.rated).label("rated"))
        return await self._rows(wanted.where(RESULTS.person == person).group_by(RESULTS.game))

    async def against(self, person: str) -> list[Any]:
        """The same for each game and opponent: a level of bots, an automaton, or a person."""
        other = schema.results.alias("other")
        who = (RESULTS.game, other.c.kind, sa.case((other.c.kind == "person", ""), else_=other.c.level), other.c.person)
        labelled = (who[0], who[1], who[2].label("level"), who[3])
        met = sa.and_(other.c.table_id == RESULTS.table_id, other.c.seat != RESULTS.seat)
        wanted = sa.select(*labelled, sa.func.max(other.c.name).label("name"), *_counts()).join(other, met)
        return await self._rows(wanted.where(RESULTS.person == person).group_by(*who))

    async def recent(self, person: str, limit: int, open_only: bool) -> list[list[Any]]:
        """The rows of a person's last games, each with those of all its seats; the last game first."""
        wanted = sa.select(RESULTS.table_id).where(RESULTS.person == person)
        if open_only:
            tables = schema.tables.c
            wanted = wanted.join(schema.tables, tables.id == RESULTS.table_id).where(tables.visibility == "open")
        last = wanted.order_by(RESULTS.ended.desc(), RESULTS.table_id).limit(limit)
        ids = [str(row.table_id) for row in await self._rows(last)]
        found: dict[str, list[Any]] = {table_id: [] for table_id in ids}
        for row in await self._rows(sa.select(schema.results).where(RESULTS.table_id.in_(ids)).order_by(RESULTS.seat)):
            found[str(row.table_id)].append(row)
        return list(found.values())

    async def is_public(self, person: str) -> bool:
        return bool(await self.public_among([person]))

    async def public_among(self, people: list[str]) -> set[str]:
        """Who of these lets others see their profile."""
        rows = schema.public_profiles.c
        return {str(row.person) for row in await self._rows(sa.select(rows.person).where(rows.person.in_(people)))}

    # For ratings.

    async def rated_extent(self, game: str) -> tuple[int, int, float]:
        """How many rated rows a game has, how many of them name a person, and when the last game ended."""
        count: tuple[Any, ...] = (sa.func.count(), sa.func.count(RESULTS.person), sa.func.max(RESULTS.ended))
        rows = await self._rows(sa.select(*count).where(RESULTS.game == game, RESULTS.rated == 1))
        return int(rows[0][0]), int(rows[0][1]), float(rows[0][2] or 0.0)

    async def rated(self, game: str, after: float) -> list[Any]:
        """The rated rows of games that ended after that, in the order in which they ended."""
        wanted = sa.select(schema.results).where(RESULTS.game == game, RESULTS.rated == 1, RESULTS.ended > after)
        return await self._rows(wanted.order_by(RESULTS.ended, RESULTS.table_id, RESULTS.seat))

    # For deals.

    async def of_deal(self, deal: str) -> list[Any]:
        """The rows of all people who have ended their counted try, best first."""
        margin = sa.func.coalesce(RESULTS.score - RESULTS.best_other, -1_000_000)
        wanted = sa.select(schema.results).where(RESULTS.deal == deal, RESULTS.person.is_not(None))
        order = (RESULTS.share.desc(), margin.desc(), sa.func.coalesce(RESULTS.score, 0).desc(), RESULTS.ended)
        return await self._rows(wanted.order_by(*order, RESULTS.table_id))

    async def tries_of(self, person: str, deals: list[str]) -> dict[str, tuple[str, str]]:
        """The tables of a person's counted tries at some deals, each with its status."""
        tries, tables = schema.deal_tries.c, schema.tables.c
        wanted = sa.select(tries.deal, tries.table_id, tables.status).join(schema.tables, tables.id == tries.table_id)
        rows = await self._rows(wanted.where(tries.person == person, tries.deal.in_(deals)))
        return {str(row.deal): (str(row.table_id), str(row.status)) for row in rows}

    # For whoever takes their data along.

    async def finished_games(self, person: str) -> list[str]:
        """The tables where a person sat when the game ended, or had a result, oldest first."""
        tables, seats = schema.tables.c, schema.seats.c
        sat = sa.select(seats.table_id).where(seats.person.in_(ids_of(person)))
        had = sa.select(RESULTS.table_id).where(RESULTS.person == person)
        over = sa.and_(tables.status == OVER, sa.or_(tables.id.in_(sat), tables.id.in_(had)))
        return [str(row.id) for row in await self._rows(sa.select(tables.id).where(over).order_by(tables.created))]

    async def all_of(self, person: str) -> dict[str, list[Any]]:
        """All rows about a person, by what they are: without hashes and secrets."""
        tries, seats, changes, hooks, sessions = (
            schema.deal_tries.c,
            schema.seats.c,
            schema.changes.c,
            schema.webhooks.c,
            schema.sessions.c,
        )
        people, ways = schema.people.c, schema.notice_ways.c
        wanted = {
            "person": sa.select(people.id, people.name, people.created).where(people.id == person),
            "sessions": sa.select(sessions.created, sessions.used, sessions.expires, sessions.device).where(
                sessions.person == person
            ),
            "notice_ways": sa.select(
                *(ways[name] for name in ("kind", "address", "language", "hour", "zone", "created"))
            ).where(ways.person == person),
            "notices": sa.select(*(schema.notices.c[name] for name in ("table_id", "kind", "created")))
            .join(schema.notice_ways, ways.id == schema.notices.c.way)
            .where(ways.person == person),
            "webhooks": sa.select(hooks.url, hooks.created).where(hooks.person == person),
            "seats": sa.select(seats.table_id, seats.seat).where(seats.person.in_(ids_of(person))),
            "words": sa.select(changes.table_id, changes.at, changes.data).where(
                changes.person.in_(ids_of(person)), changes.kind == kinds.TALK
            ),
            "results": sa.select(schema.results).where(RESULTS.person == person).order_by(RESULTS.ended),
            "events": sa.select(*(schema.events.c[name] for name in ("id", "state", "created", "header"))).where(
                schema.events.c.host == person
            ),
            "event_entries": sa.select(
                *(schema.event_entrants.c[name] for name in ("event_id", "name", "state"))
            ).where(schema.event_entrants.c.person == person),
            "puzzle_tries": sa.select(
                *(schema.puzzle_tries.c[name] for name in ("puzzle", "game", "difficulty", "solved", "at"))
            ).where(schema.puzzle_tries.c.person == person),
            "deal_tries": sa.select(tries.deal, tries.table_id).where(tries.person == person),
            "tokens": sa.select(
                *(schema.tokens.c[name] for name in ("name", "rights", "table_id", "created", "used"))
            ).where(schema.tokens.c.person == person),
            "muted": sa.select(schema.muted_people.c.at).where(schema.muted_people.c.person == person),
            "tables_made": sa.select(
                *(schema.tables.c[name] for name in ("id", "game", "visibility", "status", "created", "updated"))
            ).where(schema.tables.c.creator == person),
            # Whoever reported something of this person is not told.
            "reports_made": sa.select(*(schema.reports.c[name] for name in ("at", "table_id", "words"))).where(
                schema.reports.c.reporter == person
            ),
        }
        return {name: await self._rows(query) for name, query in wanted.items()}


def _counts() -> tuple[sa.ColumnElement[Any], ...]:
    return (
        sa.func.count().label("games"),
        sa.func.sum(sa.case((WON, 1), else_=0)).label("won"),
        sa.func.sum(sa.case((SHARED, 1), else_=0)).label("shared"),
    )


# Statements.


def new_result(row: dict[str, Any]) -> Statement:
    return NEW_RESULT, row


def new_try(deal: str, person: str, table_id: str) -> Statement:
    return sa.insert(schema.deal_tries), {"deal": deal, "person": person, "table_id": table_id}


def show_profile(person: str, public: bool) -> list[Statement]:
    rows = schema.public_profiles
    hidden: Statement = (sa.delete(rows).where(rows.c.person == person), {})
    return [hidden, (sa.insert(rows), {"person": person})] if public else [hidden]


def without_results(person: str) -> list[Statement]:
    """A deleted account leaves its seats in the results of others, without person and name."""
    nameless = sa.update(schema.results).where(RESULTS.person == person).values(person=None, name="", deal=None)
    return [(nameless, {}), *without_tries(person)]


def without_tries(person: str) -> list[Statement]:
    tries = schema.deal_tries
    return [
        *show_profile(person, False),
        (sa.delete(tries).where(tries.c.person == person), {}),
        without_puzzles(person),
    ]
