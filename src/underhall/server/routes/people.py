"""Guests, accounts, sessions."""

from __future__ import annotations

import contextlib

import sqlalchemy as sa
from fastapi import APIRouter, Request, Response

from underhall.server import limits, schema, seating, upkeep
from underhall.server.changes import NOBODY
from underhall.server.desk import CHANGES, At, Desk, Known, Somebody, address, answer
from underhall.server.house import Hand
from underhall.server.people import COOKIE, DAY, Person, folded
from underhall.server.problems import RESPONSES, Problem
from underhall.server.shapes import Credentials, Farewell, Me, NameGiven, Session
from underhall.server.table import OPEN, RUNNING

router = APIRouter(prefix="/api", tags=["people"], responses=RESPONSES)


@router.post("/guest", response_model=Me, status_code=201, dependencies=CHANGES)
async def play_as_a_guest(desk: At, request: Request, somebody: Somebody, given: NameGiven) -> Response:
    """Choose a name and play at once."""
    desk.limit(f"guest {address(request)}", limits.GUEST)
    person, cookie = await desk.people.new_guest(given.name, somebody)
    return _welcome(desk, person, cookie, 201)


@router.post("/register", response_model=Me, status_code=201, dependencies=CHANGES)
async def register(desk: At, request: Request, somebody: Somebody, given: Credentials) -> Response:
    """Make an account, to keep games across devices. A guest keeps seats and games."""
    desk.limit(f"register {address(request)}", limits.REGISTER)
    person, cookie = await desk.people.register(given.name, given.password, somebody)
    return _welcome(desk, person, cookie, 201)


@router.post("/login", response_model=Me, dependencies=CHANGES)
async def log_in(desk: At, request: Request, somebody: Somebody, given: Credentials) -> Response:
    desk.limit(f"login from {address(request)}", limits.LOGIN)
    desk.limit(f"login as {folded(given.name)}", limits.LOGIN)
    person, cookie = await desk.people.log_in(given.name, given.password, somebody)
    return _welcome(desk, person, cookie)


@router.post("/logout", status_code=204, dependencies=CHANGES)
async def log_out(desk: At, person: Known) -> Response:
    await desk.people.log_out(person)
    desk.house.close_sessions({person.session})
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


@router.get("/me", response_model=Me)
async def who_am_i(person: Known) -> Response:
    return answer(_shown(person))


@router.get("/session", response_model=Session)
async def who_is_there(somebody: Somebody) -> Response:
    """As `me`, but nobody is an answer too: for pages that only want to know."""
    return answer({"me": None if somebody is None else _shown(somebody)})


@router.patch("/me", response_model=Me, dependencies=CHANGES)
async def rename(desk: At, person: Known, given: NameGiven) -> Response:
    """A guest takes another name; seats taken before keep the old one."""
    await desk.people.rename(person, given.name)
    return answer({**_shown(person), "name": given.name})


@router.delete("/me", status_code=204, dependencies=CHANGES)
async def delete_me(desk: At, person: Known, given: Farewell) -> Response:
    """Delete the account and everything personal: sessions, webhooks, seats, words, and the name in old games."""
    await desk.people.check_password(person, given.password)
    seats, changes = schema.seats.c, schema.changes.c
    async with desk.engine.connect() as connection:
        mine = (await connection.scalars(sa.select(seats.table_id).where(seats.person == person.id))).all()
        # Also where the person only sat once, was invited, or said something.
        known = sa.select(changes.table_id).distinct().where(changes.person == person.id)
        named = [str(table_id) for table_id in (await connection.scalars(known)).all()]
    for table_id in mine:
        with contextlib.suppress(Problem):
            await desk.house.act(str(table_id), lambda hand: give_up(hand, person))
    await upkeep.drop_deserted(desk.house, person.id)
    await desk.people.delete(person, named, *await upkeep.namelessly(desk.house, named, person.id))
    for table_id in named:
        await upkeep.read_namelessly(desk.house, table_id)
    desk.house.close_sessions({person.session})
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


def give_up(hand: Hand, person: Person) -> None:
    """Leave whatever one is in: before the start the seat is free again, in a running game it counts as left."""
    table = hand.table
    seat = table.seat_of(person.id)
    if table.status == OPEN or (table.status == RUNNING and seat != NOBODY and not table.seats[seat].left):
        seating.leave(hand, person)


def _welcome(desk: Desk, person: Person, cookie: str, status: int = 200) -> Response:
    response = answer(_shown(person), status)
    response.set_cookie(
        COOKIE,
        cookie,
        max_age=desk.settings.session_days * DAY,
        path="/",
        httponly=True,
        samesite="strict",
        secure=desk.settings.secure_cookies,
    )
    return response


def _shown(person: Person) -> dict[str, object]:
    return {"id": person.id, "name": person.name, "guest": person.guest}
