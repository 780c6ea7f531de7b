"""How you are told what happens while you are away: by push to this browser, by mail, by Discord, by ntfy."""

from __future__ import annotations

from secrets import compare_digest
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field, StringConstraints

from underhall.server import limits
from underhall.server.api_models import Language, Shape, Word, example
from underhall.server.dependencies import NEEDS_HEADER, CurrentServices, Services, SignedIn, answer, network
from underhall.server.notices import wording
from underhall.server.notices.channels import GONE, MAIL, PUSH, SENT
from underhall.server.notices.digests import last_day
from underhall.server.notices.ways import AT_ONCE, add_way, shown
from underhall.server.person import Person
from underhall.server.problems import RESPONSES, Problem, conflict, not_found
from underhall.server.store.notices import change_way, delete_way

router = APIRouter(prefix="/api/my/notices", tags=["notices"], responses=RESPONSES)
Base64 = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]*={0,2}$", max_length=200)]


class WayWish(Shape):
    model_config = example(kind="ntfy", address="https://ntfy.sh/my-dwarfs")
    kind: Literal["push", "mail", "discord", "ntfy"]
    address: Annotated[str, StringConstraints(min_length=3, max_length=1000, pattern=r"^[!-~]+$")] = Field(
        description="a mail address, the address of a Discord webhook or of a topic of ntfy, a browser's push endpoint"
    )
    p256dh: Base64 = Field("", description="for push: the browser's public key")
    auth: Base64 = Field("", description="for push: the browser's secret")


class CodeGiven(Shape):
    model_config = example(code="042195")
    code: Annotated[str, StringConstraints(pattern=r"^[0-9]{6}$")] = Field(description="as the mail says")


class HourWish(Shape):
    model_config = example(hour=18, zone="Europe/Berlin")
    hour: Annotated[int, Field(ge=AT_ONCE, le=23)] = Field(
        description="when one mail tells of all slow games that wait; -1: a mail for each turn"
    )
    zone: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_+/-]{0,60}$")] = Field(
        "", description="your time zone, as `Europe/Berlin`; empty or unknown: UTC"
    )


class WayShown(BaseModel):
    """How you are told what happens while you are away."""

    id: str
    kind: str
    address: str = Field(description="empty for a browser")
    here: bool = Field(description="whether it is this browser")
    confirmed: bool = Field(description="false until the code that was mailed is typed in")
    hour: int = Field(description="when one mail tells of all slow games that wait; -1: each turn by itself")
    zone: str
    created: float
    failures: int = Field(description="how many tries in a row have failed")


class WaysShown(BaseModel):
    ways: list[WayShown]
    mail: bool = Field(description="whether this server can send mail")
    push_key: str = Field(description="the `applicationServerKey` a browser needs")


@router.get("", response_model=WaysShown)
async def my_ways(services: CurrentServices, person: SignedIn) -> Response:
    """The ways you are told, the oldest first; and what this server can do."""
    ways = [shown(row._mapping, person.session) for row in await services.notices.store.ways_of(person.id)]
    mail = services.notices.channels.mail is not None
    return answer({"ways": ways, "mail": mail, "push_key": await services.notices.push_key()})


@router.post("", response_model=WayShown, status_code=201, dependencies=NEEDS_HEADER)
async def new_way(
    services: CurrentServices, request: Request, person: SignedIn, wish: WayWish, lang: Language = "en"
) -> Response:
    """Be told when it is your turn, somebody asks to take back or to play again or invites you, or a game is over.

    To a mail address a code is sent first, see `confirm`. The same address again takes the place of the one before.
    """
    services.limit(f"way {person.id}", limits.HOOK)
    await services.notices.channels.check(wish.kind, wish.address)
    row: dict[str, Any] = {"person": person.id, "kind": wish.kind, "address": wish.address, "language": lang}
    keys = {"secret": "", "session": ""}
    if wish.kind == PUSH:
        keys = {"secret": _keys(wish), "session": person.session}
    elif wish.kind == MAIL:
        services.limit(f"mail to {wish.address.lower()}", limits.MAIL)
        services.limit(f"mail from {network(request)}", limits.MAIL)
        services.limit("mail", limits.ALL_MAIL)
    made = await add_way(services.notices.store, services.writer, {**row, **keys}, services.settings.clock())
    if wish.kind == MAIL and await services.notices.channels.send_code(made["address"], made["code"], lang) != SENT:
        await services.writer.write(*delete_way(made["id"]))
        raise Problem(502, "notice-not-sent")
    return answer(shown(made, person.session), 201)


@router.post("/{way_id}/confirm", response_model=WayShown, dependencies=NEEDS_HEADER)
async def confirm(services: CurrentServices, person: SignedIn, way_id: Word, given: CodeGiven) -> Response:
    """Type in the code that was mailed: the address is yours."""
    services.limit(f"code {person.id}", limits.CODE)
    way = await _mine(services, person, way_id)
    services.limit(f"code for {way.address.lower()}", limits.CODE)
    if way.code and not compare_digest(way.code, given.code):
        raise Problem(403, "wrong-code")
    await services.writer.write(change_way(way_id, code=""))
    return answer(shown({**way._mapping, "code": ""}, person.session))


@router.post("/{way_id}/try", status_code=204, dependencies=NEEDS_HEADER)
async def try_out(services: CurrentServices, person: SignedIn, way_id: Word) -> Response:
    """Have one sent now."""
    services.limit(f"way {person.id}", limits.HOOK)
    way = await _mine(services, person, way_id)
    if way.code:
        raise conflict("not-confirmed")
    result = await services.notices.send(way, wording.trial(way.language))
    if result != SENT:
        if result != GONE:
            await services.notices.store.note_tried(way_id, way.failures + 1)
        raise Problem(502, "notice-not-sent")
    await services.notices.store.note_tried(way_id, 0)
    return Response(status_code=204)


@router.patch("/{way_id}", response_model=WayShown, dependencies=NEEDS_HEADER)
async def choose_hour(services: CurrentServices, person: SignedIn, way_id: Word, wish: HourWish) -> Response:
    """For mail: one a day about all slow games that wait for you, instead of one for each turn."""
    way = await _mine(services, person, way_id)
    if way.kind != MAIL:
        raise conflict("only-for-mail")
    day = "" if wish.hour == AT_ONCE else last_day(wish.hour, wish.zone, services.settings.clock())
    values = {"hour": wish.hour, "zone": wish.zone}
    await services.writer.write(change_way(way_id, digest_day=max(day, way.digest_day), **values))
    return answer(shown({**way._mapping, **values}, person.session))


@router.delete("/{way_id}", status_code=204, dependencies=NEEDS_HEADER)
async def remove_way(services: CurrentServices, person: SignedIn, way_id: Word) -> Response:
    """Be told there no more."""
    await _mine(services, person, way_id)
    await services.writer.write(*delete_way(way_id))
    return Response(status_code=204)


async def _mine(services: Services, person: Person, way_id: str) -> Any:
    for row in await services.notices.store.ways_of(person.id):
        if row.id == way_id:
            return row
    raise not_found("way")


def _keys(wish: WayWish) -> str:
    from underhall.server.notices.web_push import checked_keys  # here and not above: a server starts quicker without

    try:
        point, secret = checked_keys(wish.p256dh, wish.auth)
    except ValueError:
        raise Problem(422, "bad-push-keys") from None
    kept: bytes = orjson.dumps({"p256dh": point, "auth": secret})
    return kept.decode()
