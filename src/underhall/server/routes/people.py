"""Guests, accounts, sessions."""

from __future__ import annotations

import contextlib

from fastapi import APIRouter, Request, Response

from underhall.server import limits, seating, table_cleanup
from underhall.server.api_models import (
    Credentials,
    Farewell,
    Me,
    NameGiven,
    PasswordChange,
    Session,
    SessionShown,
    Word,
)
from underhall.server.dependencies import (
    NEEDS_HEADER,
    CurrentServices,
    MaybeSignedIn,
    Services,
    SignedIn,
    answer,
    network,
)
from underhall.server.devices import device_of
from underhall.server.people import DAY, folded, shown_as
from underhall.server.person import Person
from underhall.server.problems import RESPONSES, Problem, not_found

router = APIRouter(prefix="/api", tags=["people"], responses=RESPONSES)


@router.post("/guest", response_model=Me, status_code=201, dependencies=NEEDS_HEADER)
async def play_as_a_guest(
    services: CurrentServices, request: Request, somebody: MaybeSignedIn, given: NameGiven
) -> Response:
    """Choose a name and play at once."""
    services.limit(f"guest {network(request)}", limits.GUEST)
    person, cookie = await services.people.new_guest(given.name, somebody, device(request))
    return _welcome(services, person, cookie, 201)


@router.post("/register", response_model=Me, status_code=201, dependencies=NEEDS_HEADER)
async def register(
    services: CurrentServices, request: Request, somebody: MaybeSignedIn, given: Credentials
) -> Response:
    """Make an account, to keep games across devices. A guest keeps seats and games."""
    services.limit(f"register {network(request)}", limits.REGISTER)
    person, cookie = await services.people.register(given.name, given.password, somebody, device(request))
    return _welcome(services, person, cookie, 201)


@router.post("/login", response_model=Me, dependencies=NEEDS_HEADER)
async def log_in(services: CurrentServices, request: Request, somebody: MaybeSignedIn, given: Credentials) -> Response:
    name, origin = folded(given.name), network(request)
    # In this order: what one limit refuses is not taken from the next.
    services.limit(f"login from {origin}", limits.LOGIN_NETWORK)
    services.limit(f"login as {name} from {origin}", limits.LOGIN)
    services.limit(f"login as {name}", limits.LOGIN_NAME)
    person, cookie = await services.people.log_in(given.name, given.password, somebody, device(request))
    return _welcome(services, person, cookie)


@router.post("/logout", status_code=204, dependencies=NEEDS_HEADER)
async def log_out(services: CurrentServices, person: SignedIn) -> Response:
    await services.people.log_out(person)
    return _goodbye(services, person)


@router.get("/me", response_model=Me)
async def who_am_i(person: SignedIn) -> Response:
    return answer(_shown(person))


@router.get("/session", response_model=Session)
async def who_is_there(somebody: MaybeSignedIn) -> Response:
    """As `me`, but nobody is an answer too: for pages that only want to know."""
    return answer({"me": None if somebody is None else _shown(somebody)})


@router.patch("/me", response_model=Me, dependencies=NEEDS_HEADER)
async def rename(services: CurrentServices, person: SignedIn, given: NameGiven) -> Response:
    """A guest takes another name; seats taken before keep the old one."""
    await services.people.rename(person, given.name)
    return answer({**_shown(person), "name": given.name})


@router.delete("/me", status_code=204, dependencies=NEEDS_HEADER)
async def delete_me(services: CurrentServices, person: SignedIn, given: Farewell) -> Response:
    """Delete the account and everything personal: sessions, tokens, webhooks, seats, words, the name in old games."""
    services.limit(f"password {person.id}", limits.PASSWORD)
    await services.people.check_password(person, given.password)
    await services.events.leave_all(person.id)
    named = await services.tables.store.naming(person.id)
    for table_id in await services.tables.store.held_by(person.id):
        with contextlib.suppress(Problem):
            await services.tables.act(table_id, lambda edit: seating.give_up_all(edit, person))
    await table_cleanup.drop_deserted(services.tables, person.id)
    await services.people.delete(person, named, *await table_cleanup.namelessly(services.tables, named, person.id))
    for table_id in named:
        await table_cleanup.read_namelessly(services.tables, table_id)
    return _goodbye(services, person)


@router.put("/me/password", status_code=204, dependencies=NEEDS_HEADER)
async def change_password(services: CurrentServices, person: SignedIn, given: PasswordChange) -> Response:
    """Another password for the account. All other sessions end."""
    services.limit(f"password {person.id}", limits.PASSWORD)
    services.tables.close_sessions(await services.people.change_password(person, given.old, given.new))
    return Response(status_code=204)


@router.get("/me/sessions", response_model=list[SessionShown])
async def my_sessions(services: CurrentServices, person: SignedIn) -> Response:
    """Where you are logged in, last used first."""
    return answer(
        [
            {
                "id": shown_as(row.token),
                "device": row.device,
                "created": row.created,
                "used": row.used,
                "expires": row.expires,
                "current": row.token == person.session,
            }
            for row in await services.people.sessions_of(person)
        ]
    )


@router.delete("/me/sessions", status_code=204, dependencies=NEEDS_HEADER)
async def end_other_sessions(services: CurrentServices, person: SignedIn) -> Response:
    """Log out everywhere else."""
    services.tables.close_sessions(await services.people.end_other_sessions(person))
    return Response(status_code=204)


@router.delete("/me/sessions/{session_id}", status_code=204, dependencies=NEEDS_HEADER)
async def end_session(services: CurrentServices, person: SignedIn, session_id: Word) -> Response:
    """Log out in one place."""
    ended = await services.people.end_session(person, session_id)
    if not ended:
        raise not_found("session")
    if person.session in ended:
        return _goodbye(services, person)
    services.tables.close_sessions(ended)
    return Response(status_code=204)


def _welcome(services: Services, person: Person, cookie: str, status: int = 200) -> Response:
    response = answer(_shown(person), status)
    response.set_cookie(
        services.settings.cookie,
        cookie,
        max_age=services.settings.session_days * DAY,
        path="/",
        httponly=True,
        samesite="strict",
        secure=services.settings.secure_cookies,
    )
    return response


def _goodbye(services: Services, person: Person) -> Response:
    """The session has ended: whoever watches in it does so no longer, and the browser forgets its cookie."""
    services.tables.close_sessions({person.session})
    response = Response(status_code=204)
    # Browsers listen to this for a cookie with a prefix only if it says what the cookie said.
    response.delete_cookie(
        services.settings.cookie, path="/", httponly=True, samesite="strict", secure=services.settings.secure_cookies
    )
    return response


def device(request: Request) -> str:
    return device_of(request.headers.get("user-agent", ""))


def _shown(person: Person) -> dict[str, object]:
    return {"id": person.id, "name": person.name, "guest": person.guest}
