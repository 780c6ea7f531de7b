"""Notices: who is told what, on every way; never whoever is there."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import pytest

from tests.server.hosts import Host
from tests.server.notice_office import BEGIN, PUBLIC, Office, heard, ntfy, way
from tests.server.play import step, turn
from tests.server.post_office import Browser, MailServer, data, signed_claims
from tests.server.test_people import PASSWORD, refused
from tests.server.test_webhooks import Receiver
from underhall.core.errors import BadOption
from underhall.server.notices import mail, sender
from underhall.server.notices.mail import is_address, mail_server
from underhall.server.settings import Settings


@pytest.fixture(autouse=True, scope="module")
def by_hand() -> Iterator[None]:
    """Servers send only when a test says so."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sender, "SWEEP_SECONDS", 3600.0)
        yield


@pytest.fixture(scope="module")
def mails() -> Iterator[MailServer]:
    server = MailServer()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def office(by_hand: None, new_database: Callable[[str], str], mails: MailServer) -> Iterator[Office]:
    office = Office(new_database("sqlite"), mail_server=mails.url, mail_from="hall@dwarfs.example")
    yield office
    office.host.stop()


@pytest.fixture
def receiver(office: Office) -> Iterator[Receiver]:
    office.send()  # what other tests left
    receiver = Receiver()
    yield receiver
    receiver.stop()


@pytest.fixture(scope="module")
def closed(new_database: Callable[[str], str]) -> Iterator[Host]:
    host = Host(Settings(new_database("sqlite"), limits=False))
    yield host
    host.stop()


# On each way.


def test_the_stand_in_reads_as_a_browser_does() -> None:
    """The example of RFC 8291, appendix A."""
    browser = Browser("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", data("BTBZMqHH6r4Tts7J_aSIgg"))
    sealed = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBr"
        "u3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.read(data(sealed)) == b"When I grow up, I want to be a watermelon"


def test_a_push_is_sealed_for_the_browser_and_signed_for_its_service(office: Office, receiver: Receiver) -> None:
    ann, bob, table = office.two(title="Friday")
    browser, other = Browser(), Browser()
    made = way(bob, "push", receiver.url, **browser.keys())
    assert made["address"] == ""
    bob.ask("POST", f"/my/notices/{made['id']}/try", {})
    step(table, ann)
    assert office.send() == 1
    assert office.send(60) == 0
    trial, notice = [json.loads(browser.read(body)) for _, body in receiver.calls]
    assert trial["title"] == "A notice from Underhall"
    assert notice == {
        "title": "DWARF: it is your turn",
        "body": f"Table “Friday”. With {ann.ask('GET', '/me')['name']}.",
        "url": f"/#/table/{table}",
        "tag": table,
    }
    headers, body = receiver.calls[1]
    with pytest.raises(Exception, match=r"^$"):
        other.read(body)
    claims, key = signed_claims(headers["authorization"])
    assert key == bob.ask("GET", "/my/notices")["push_key"]
    assert claims["aud"] == f"http://127.0.0.1:{receiver.port}"
    assert claims["sub"] == "mailto:hall@dwarfs.example"
    assert 0 < claims["exp"] - office.time <= 86_400
    assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
    assert len(headers["topic"]) <= 32
    assert refused(422, way, bob, "push", receiver.url, p256dh="BAAA", auth="AAAA").kind == "bad-push-keys"


def test_discord_and_ntfy_are_told_in_their_own_ways(office: Office, receiver: Receiver) -> None:
    ann, bob, table = office.two(title="*stars* @everyone")
    way(bob, "discord", f"http://127.0.0.1:{receiver.port}/api/webhooks/1/secret")
    way(bob, "ntfy", f"http://127.0.0.1:{receiver.port}/my-topic?auth=abc")
    name = ann.ask("GET", "/me")["name"]
    step(table, ann)
    assert office.send() == 2
    told = sorted((json.loads(body) for _, body in receiver.calls), key=len)
    assert told[0] == {
        "content": f"**DWARF\\: it is your turn**\nTable “\\*stars\\* \\@everyone”. With {name}.\n"
        f"<{PUBLIC}/#/table/{table}>",
        "allowed_mentions": {"parse": []},
    }
    assert told[1] == {
        "topic": "my-topic",
        "title": "DWARF: it is your turn",
        "message": f"Table “*stars* @everyone”. With {name}.",
        "click": f"{PUBLIC}/#/table/{table}",
        "tags": ["game_die"],
    }


def test_a_mail_address_is_confirmed_before_anything_else_goes_there(office: Office, mails: MailServer) -> None:
    ann, bob, table = office.two()
    mails.mails.clear()
    made = bob.ask("POST", "/my/notices", {"kind": "mail", "address": "bob@example.org"}, lang="de")
    assert not made["confirmed"]
    (letter,) = mails.mails
    assert (letter["to"], letter["from"]) == ("bob@example.org", "Underhall <hall@dwarfs.example>")
    code = re.findall(r"\b[0-9]{6}\b", letter.get_content())[0]
    wrong = f"{(int(code) + 1) % 10**6:06d}"
    assert refused(409, bob.ask, "POST", f"/my/notices/{made['id']}/try", {}).kind == "not-confirmed"
    step(table, ann)
    assert office.send() == 0
    place = f"/my/notices/{made['id']}/confirm"
    assert refused(403, bob.ask, "POST", place, {"code": wrong}).kind == "wrong-code"
    assert refused(404, ann.ask, "POST", place, {"code": code}).kind == "not-found"
    assert bob.ask("POST", place, {"code": code})["confirmed"]
    step(table, bob)
    while turn(table, ann, bob)[0] is not ann:
        step(table, bob)
    step(table, ann)
    while turn(table, ann, bob)[0] is not bob:
        step(table, ann)
    assert office.send() == 1
    letter = mails.mails[-1]
    assert letter["subject"] == "DWARF: Du bist am Zug"
    assert f"{PUBLIC}/#/table/{table}" in letter.get_content()
    assert "Einstellungen" in letter.get_content()
    for address in ("bob", "bob@", "bob@example.org,eve@example.org", "bob@example.org>eve", "-oQ/tmp@localhost"):
        assert refused(422, way, bob, "mail", address).kind in ("bad-mail-address", "malformed")


def test_where_no_mail_server_is_set_no_mail_is_offered(closed: Host) -> None:
    ann = closed.client("Ann")
    assert not ann.ask("GET", "/my/notices")["mail"]
    assert refused(409, way, ann, "mail", "ann@example.org").kind == "no-mail"


def test_a_password_goes_over_no_open_line_but_to_this_machine(
    mails: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    mails.mails.clear()
    made = mail_server(mails.url.replace("://", "://ann:secret@"), "hall@example.org")
    assert made is not None
    monkeypatch.setattr(mail, "_is_this_machine", lambda host: False)
    with pytest.raises(OSError, match="does not encrypt"):
        made.send(made.written("bob@example.org", "Hello", "there"))
    assert mails.mails == []


def test_what_an_operator_may_say_of_the_mail_server() -> None:
    made = mail_server("smtps://ann%40x:pa%3Ass@mail.example.org", "hall@example.org")
    assert made is not None
    assert (made.host, made.port, made.encrypted, made.user, made.password) == (
        "mail.example.org", 465, True, "ann@x", "pa:ss",
    )  # fmt: skip
    assert mail_server("", "") is None
    for url, address in (
        ("mail.example.org", "a@b.c"),
        ("smtp://", "a@b.c"),
        ("smtp://h:x", "a@b.c"),
        ("smtp://h", ""),
    ):
        with pytest.raises(BadOption):
            mail_server(url, address)
    assert is_address("ann+dwarfs@mail.example.org")
    assert not is_address("ann@example.org\nBcc: eve@example.org")


# Who is told what.


def test_each_kind_of_notice_goes_to_whom_it_concerns_and_once(office: Office, receiver: Receiver) -> None:
    ann, bob, table = office.two()
    name = {client: client.ask("GET", "/me")["name"] for client in (ann, bob)}
    ntfy(ann, receiver, "ann")
    ntfy(bob, receiver, "bob")
    while turn(table, ann, bob)[0] is ann:
        step(table, ann)
    assert office.send() == 1
    assert heard(receiver) == [("bob", "DWARF: it is your turn")]
    ann.do(table, "undo/ask")
    assert office.send() == 1
    assert heard(receiver) == [("bob", f"DWARF: {name[ann]} asks to take back")]
    bob.do(table, "undo/answer", agree=True)
    assert office.send() == 1
    assert heard(receiver) == [("ann", "DWARF: it is your turn")]
    bob.do(table, "resign")
    assert office.send() == 1
    assert heard(receiver) == [("ann", "DWARF: the game is over")]
    ann.do(table, "again", agree=True)
    assert office.send() == 1
    assert heard(receiver) == [("bob", f"DWARF: {name[ann]} would like to play again")]
    bob.do(table, "again", agree=True)  # and the next game begins: whoever is asked first is told
    assert office.send() == 1
    assert [title for _, title in heard(receiver)] == ["DWARF: it is your turn"]
    assert office.send(10**6) == 0


def test_whoever_is_invited_is_told_until_they_come(office: Office, receiver: Receiver) -> None:
    ann, bob = office.host.client("Ann"), office.host.client()
    bob.register("Bob of the invitation", PASSWORD)
    ntfy(bob, receiver)
    for coming in (False, True):
        table = ann.create("dwarf", visibility="private")
        ann.do(table, "invite", name="Bob of the invitation")
        if coming:
            bob.do(table, "sit")
        office.send()
    assert heard(receiver) == [("dwarfs", "Ann invites you to DWARF")]


def test_nobody_is_called_where_nobody_waits(office: Office, receiver: Receiver) -> None:
    """Against bots, and at one's own device."""
    ann = office.host.client("Ann")
    ntfy(ann, receiver)
    ann.create("dwarf", seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True)
    ann.create("dwarf", options={"players": 1}, seats=[{"kind": "me"}], start=True)
    assert office.send() == 0


def test_what_is_over_by_then_is_not_said(office: Office, receiver: Receiver) -> None:
    ann, bob, table = office.two()
    ntfy(bob, receiver)
    while turn(table, ann, bob)[0] is ann:
        step(table, ann)
    while turn(table, ann, bob)[0] is bob:
        step(table, bob)
    office.send()
    assert heard(receiver) == []


def test_whoever_is_at_the_table_is_left_alone_but_not_if_the_page_is_in_the_background(
    office: Office, receiver: Receiver
) -> None:
    ann, bob, table = office.two()
    ntfy(bob, receiver)
    with bob.watch(table) as watch:
        watch.receive()
        step(table, ann)
        assert office.send() == 0
    away, here = office.two()[0], office.host.client("Eve")
    ntfy(here, receiver, "eve")
    second = away.create("dwarf")
    here.do(second, "sit")
    with here.watch(second) as watch:
        watch.receive()
        watch.command("away", on=True)
        away.do(second, "start")
        while turn(second, away, here)[0] is away:
            step(second, away)
        office.send()
        told = heard(receiver)
        assert told == [("eve", "DWARF: it is your turn")]
        step(second, here)
        while turn(second, away, here)[0] is here:
            step(second, here)
        while turn(second, away, here)[0] is away:
            step(second, away)
        watch.command("away", on=False)  # back before it is sent
        office.send()
        assert heard(receiver) == []


# One mail a day.


def test_slow_games_come_in_one_mail_at_the_hour_chosen(office: Office, mails: MailServer) -> None:
    office.time = BEGIN
    ann, bob, slow = office.two(pace="slow")
    way_id = bob.ask("POST", "/my/notices", {"kind": "mail", "address": "bob@example.org"}, lang="en")["id"]
    code = re.findall(r"\b[0-9]{6}\b", mails.mails[-1].get_content())[0]
    bob.ask("POST", f"/my/notices/{way_id}/confirm", {"code": code})
    wish = {"hour": 18, "zone": "Europe/Berlin"}  # where it is 23:13
    assert bob.ask("PATCH", f"/my/notices/{way_id}", wish)["hour"] == 18
    mails.mails.clear()
    step(slow, ann)
    live = ann.create("dwarf", pace="slow", title="another")
    bob.do(live, "sit")
    ann.do(live, "start")
    while turn(live, ann, bob)[0] is ann:
        step(live, ann)
    office.send()
    assert mails.mails == []
    office.time = BEGIN + 18.7 * 3600  # the next day, 17:55 in Berlin
    assert office.send(0) == 0
    assert office.send(600) == 1
    assert office.send(60) == 0
    (letter,) = mails.mails
    assert letter["subject"] == "2 games wait for you"
    said = letter.get_content()
    assert f"{PUBLIC}/#/table/{slow}" in said
    assert f"{PUBLIC}/#/table/{live}" in said
    assert office.send(86_400) == 1
    assert "for a day" in mails.mails[-1].get_content()
    for table in (slow, live):
        bob.do(table, "resign")
    office.send(86_400)
    assert len(mails.mails) == 2  # nothing waits: no mail
    bob.ask("DELETE", f"/my/notices/{way_id}")
    made = ntfy(bob, Receiver())
    assert refused(409, bob.ask, "PATCH", f"/my/notices/{made['id']}", wish).kind == "only-for-mail"
