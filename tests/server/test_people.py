"""Guests, accounts, sessions."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from tests.server.hosts import Host
from underhall.client import Client, Refused
from underhall.server import db_schema

PASSWORD = "a long sentence"


def refused(status: int, work: object, *arguments: object, **more: object) -> Refused:
    with pytest.raises(Refused) as caught:
        work(*arguments, **more)  # type: ignore[operator]
    assert caught.value.status == status, caught.value
    assert caught.value.problem["title"]
    return caught.value


def test_a_guest_plays_at_once(host: Host) -> None:
    client = host.client("Ann")
    assert client.ask("GET", "/me")["name"] == "Ann"
    assert client.ask("GET", "/me")["guest"] is True
    client.ask("PATCH", "/me", {"name": "Anna"})
    assert client.ask("GET", "/me")["name"] == "Anna"


def test_the_cookie_is_not_for_scripts_or_other_sites(host: Host) -> None:
    client = host.client()
    response = client.http.post("/api/guest", json={"name": "Ann"})
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    # Token and signature, and no date for clocks to quarrel over.
    assert client.http.cookies["underhall"].count(".") == 1


def test_a_guest_who_registers_keeps_seats(host: Host) -> None:
    client = host.client("Bea")
    table = client.create("dwarf")
    name = f"Bea {table[:6]}"
    client.register(name, PASSWORD)
    assert [shown["id"] for shown in client.ask("GET", "/my/tables")] == [table]
    other = host.client()
    other.log_in(name.upper(), PASSWORD)
    assert [shown["id"] for shown in other.ask("GET", "/my/tables")] == [table]
    assert other.look(table)["table"]["your_seat"] == 0


def test_a_name_belongs_to_one_account(host: Host) -> None:
    host.client().register("Cid", PASSWORD)
    refused(409, host.client().register, "CID", PASSWORD)
    refused(409, host.client().guest, "Ｃid")  # a wide letter looks the same
    host.client().log_in("cid", PASSWORD)


def test_a_wrong_password_and_an_unknown_name_look_the_same(host: Host) -> None:
    host.client().register("Dora", PASSWORD)
    wrong = refused(401, host.client().log_in, "Dora", "not the password")
    unknown = refused(401, host.client().log_in, "Nobody at all", "not the password")
    assert wrong.problem == unknown.problem


def test_logging_out_ends_the_session_everywhere_it_is_kept(host: Host) -> None:
    client = host.client("Eve")
    stolen = dict(client.http.cookies)
    client.ask("POST", "/logout")
    thief = Client(host.address)
    thief.http.cookies.update(stolen)
    refused(401, thief.ask, "GET", "/me")


def test_logging_in_makes_a_new_session_and_ends_the_old(host: Host) -> None:
    host.client().register("Fay", PASSWORD)
    client = host.client("planted")
    planted = client.http.cookies["underhall"]
    client.log_in("Fay", PASSWORD)
    assert client.http.cookies["underhall"] != planted
    attacker = Client(host.address)
    attacker.http.cookies.set("underhall", planted)
    refused(401, attacker.ask, "GET", "/me")


def test_deleting_an_account_leaves_nothing_personal(host: Host) -> None:
    gone, stays = host.client(), host.client("Hal")
    gone.register("Gundula", PASSWORD)
    person = gone.ask("GET", "/me")["id"]
    table = gone.create("dwarf")
    stays.do(table, "sit")
    gone.do(table, "start")
    gone.do(table, "talk", text="my secret recipe")
    refused(403, gone.ask, "DELETE", "/me", {"password": "wrong password"})
    gone.ask("DELETE", "/me", {"password": PASSWORD})
    refused(401, gone.ask, "GET", "/me")
    refused(401, host.client().log_in, "Gundula", PASSWORD)
    seat = stays.look(table)["table"]["seats"][0]
    assert seat["left"]
    assert seat["name"] == ""
    assert stays.ask("GET", f"/tables/{table}/talk")[0]["text"] == ""

    async def traces() -> list[str]:
        found = []
        async with host.services.engine.connect() as connection:
            for one in db_schema.metadata.sorted_tables:
                for row in (await connection.execute(sa.select(one))).all():
                    text = str(dict(row._mapping))
                    if "Gundula" in text or "recipe" in text or (person in text and one.name != "tables"):
                        found.append(text)
        return found

    assert host.run(traces()) == []


def test_passwords_are_kept_as_argon2_hashes(host: Host) -> None:
    host.client().register("Ida", PASSWORD)

    async def stored() -> str:
        async with host.services.engine.connect() as connection:
            wanted = sa.select(db_schema.people.c.password).where(db_schema.people.c.name == "Ida")
            return str(await connection.scalar(wanted))

    assert host.run(stored()).startswith("$argon2id$")
