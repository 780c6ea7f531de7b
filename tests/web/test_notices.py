"""Notices in the browser: set up and tried out in the Settings, and shown by the service worker."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.server.hosts import Host
from tests.server.post_office import Browser, MailServer
from tests.server.test_webhooks import Receiver
from tests.web.seen import PATIENCE, Person
from tests.web.test_quality import violations
from underhall.server.notices import outbox, sender
from underhall.server.settings import Settings, database_url

# No push service can be reached from here, so the browser's own subscription is the one thing that is made up: its
# address is the stand-in's and its keys are the stand-in's.
SUBSCRIBE = """PushManager.prototype.subscribe = async function (wish) {
  if (!wish.userVisibleOnly || !wish.applicationServerKey) throw new Error('not as browsers want it')
  return { toJSON: () => (%s) }
}"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(
  (one) => ({ title: one.title, body: one.body, tag: one.tag }))"""
# In which order they are given depends on the tables' ids: a click is on the one with a tag.
CLICK = """async (tag) => {
  const shown = (await self.registration.getNotifications()).find((one) => one.tag === tag)
  const opened = []
  const focused = []
  // Only a real click may open a window, or bring one to the front.
  self.clients.openWindow = async (url) => { opened.push(url) }
  WindowClient.prototype.focus = async function () { focused.push(this.url) }
  const click = new Event('notificationclick')
  const waits = []
  Object.assign(click, { notification: shown, waitUntil: (work) => waits.push(work) })
  self.dispatchEvent(click)
  await Promise.all(waits)
  return { opened, focused, left: (await self.registration.getNotifications()).length }
}"""


@pytest.fixture
def hall(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Host, MailServer]]:
    """A server that may reach the stand-ins, and sends what it has to say at once."""
    monkeypatch.setattr(sender, "SWEEP_SECONDS", 0.05)
    monkeypatch.setattr(outbox, "HOLD_SECONDS", 0.3)
    mails = MailServer()
    database = database_url(str(tmp_path_factory.mktemp("notices") / "tables.db"), tmp_path_factory.getbasetemp())
    wishes = {"private_webhooks": True, "mail_server": mails.url, "mail_from": "hall@dwarfs.example"}
    host = Host(Settings(database, limits=False, workers=1, **wishes))  # type: ignore[arg-type]
    yield host, mails
    host.stop()
    mails.stop()


def wait_for(person: Person, done: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "waited too long"
        person.page.wait_for_timeout(20)


def settings_of(person: Person) -> Locator:
    person.open()
    person.page.get_by_role("button", name="Settings").click()
    return person.page.get_by_role("dialog")


def test_a_push_reaches_a_browser_that_is_elsewhere(hall: tuple[Host, MailServer], sit: Callable[..., Person]) -> None:
    host, _ = hall
    service, browser = Receiver(), Browser()
    ann, bob = sit(address=host.address), host.client("Bob")
    ann.context.grant_permissions(["notifications"], origin=host.address)
    ann.context.add_init_script(SUBSCRIBE % json.dumps({"endpoint": service.url, "keys": browser.keys()}))
    ann.api("POST", "/guest", {"name": "Ann"})
    sheet = settings_of(ann)
    sheet.get_by_text("Notices (0)").click()
    sheet.get_by_role("button", name="Tell me in this browser").click()
    wait_for(ann, lambda: ann.context.service_workers)
    worker = ann.context.service_workers[0]
    sheet.get_by_role("button", name="Send me one now: this browser").click()
    expect(sheet.get_by_text("Sent. It should be there")).to_be_visible()
    assert violations(ann) == []
    table = bob.create("dwarf", title="By lantern light")
    ann.api("POST", f"/tables/{table}/sit")
    bob.do(table, "start")
    while (now := bob.look(table)["now"])["moves"]:
        bob.play(table, now["moves"][0]["move"], now["turn_number"])
    # What a server is not sure to have delivered it sends again: told apart by their tags, not counted.
    pushed: dict[str, str] = {}

    def both_came() -> bool:
        for message in [browser.read(body).decode() for _, body in list(service.calls)]:
            pushed.setdefault(json.loads(message)["tag"], message)
        return pushed.keys() >= {"trial", table}

    wait_for(ann, both_came)
    line = ann.context.new_cdp_session(ann.page)
    registrations: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(one["registrationId"] for one in event["registrations"]),
    )
    line.send("ServiceWorker.enable")
    wait_for(ann, lambda: registrations)
    assert pushed.keys() == {"trial", table}
    for count, data in enumerate(pushed.values(), start=1):
        message = {"origin": host.address, "registrationId": registrations[0], "data": data}
        line.send("ServiceWorker.deliverPushMessage", message)
        wait_for(ann, lambda count=count: len(ann.page.evaluate(SHOWN)) == count)  # type: ignore[misc]
    shown = {one["tag"]: one for one in ann.page.evaluate(SHOWN)}
    assert shown["trial"]["title"] == "A notice from Underhall"
    assert shown[table]["title"] == "DWARF: it is your turn"
    assert shown[table]["body"] == "Table “By lantern light”. With Bob."
    assert worker.evaluate("() => self.location.pathname") == "/service-worker.js"
    # The table is shown in no page: a window of its own. What a page shows already is brought to the front.
    assert worker.evaluate(CLICK, table) == {"opened": [f"{host.address}/#/table/{table}"], "focused": [], "left": 1}
    assert worker.evaluate(CLICK, "trial") == {"opened": [], "focused": [f"{host.address}/#/"], "left": 0}
    sheet.get_by_role("button", name="Remove: this browser").click()
    expect(sheet.get_by_text("Notices (0)")).to_be_visible()
    service.stop()


def test_mail_and_ntfy_are_set_up_and_tried_out(hall: tuple[Host, MailServer], sit: Callable[..., Person]) -> None:
    host, mails = hall
    service = Receiver()
    ann = sit(phone=True, language="de", address=host.address, expected=("403", "wrong-code"))
    ann.api("POST", "/guest", {"name": "Ann"})
    ann.open()
    ann.page.get_by_role("button", name="Einstellungen").click()
    sheet = ann.page.get_by_role("dialog")
    sheet.get_by_text("Benachrichtigungen (0)").click()
    sheet.get_by_label("Deine Mailadresse").fill("ann@example.org")
    sheet.get_by_role("button", name="Hinzufügen").click()
    expect(sheet.get_by_text("Ein Code ist unterwegs an ann@example.org.")).to_be_visible()
    code = re.findall(r"\b[0-9]{6}\b", mails.mails[-1].get_content())[0]
    for typed in (f"{(int(code) + 1) % 10**6:06d}", code):
        sheet.get_by_label("Code aus der Mail").fill(typed)
        sheet.get_by_role("button", name="Bestätigen").click()
        if typed != code:
            expect(sheet.get_by_text("Das ist nicht der Code")).to_be_visible()
    sheet.get_by_role("button", name="Schick mir jetzt eine: Mail ann@example.org").click()
    expect(sheet.get_by_text("Abgeschickt")).to_be_visible()
    assert mails.mails[-1]["subject"] == "Eine Nachricht von Underhall"
    sheet.get_by_label("Partien über Tage").select_option("18")
    expect(sheet.get_by_label("Partien über Tage")).to_have_value("18")
    sheet.get_by_label("Ein weiterer Weg").select_option("ntfy")
    sheet.get_by_label("Adresse des Themas").fill(f"http://127.0.0.1:{service.port}/dwarfs")
    sheet.get_by_role("button", name="Hinzufügen").click()
    sheet.get_by_role("button", name="Schick mir jetzt eine: ntfy").click()
    expect(sheet.get_by_text("Benachrichtigungen (2)")).to_be_visible()
    wait_for(ann, lambda: service.calls)
    assert json.loads(service.calls[0][1])["topic"] == "dwarfs"
    assert violations(ann) == []
    service.stop()


def test_discord_is_set_up_and_tried_out(hall: tuple[Host, MailServer], sit: Callable[..., Person]) -> None:
    host, _ = hall
    service = Receiver()
    ann = sit(address=host.address)
    ann.api("POST", "/guest", {"name": "Ann"})
    sheet = settings_of(ann)
    sheet.get_by_text("Notices (0)").click()
    sheet.get_by_label("Another way").select_option("discord")
    sheet.get_by_label("Address of the channel").fill(f"http://127.0.0.1:{service.port}/api/webhooks/1/secret")
    sheet.get_by_role("button", name="Add").click()
    sheet.get_by_role("button", name="Send me one now: Discord").click()
    expect(sheet.get_by_text("Sent. It should be there")).to_be_visible()
    wait_for(ann, lambda: service.calls)
    told = json.loads(service.calls[0][1])
    assert told["content"].startswith("**A notice from Underhall**")
    assert told["allowed_mentions"] == {"parse": []}
    sheet.get_by_role("button", name="Remove: Discord").click()
    expect(sheet.get_by_text("Notices (0)")).to_be_visible()
    service.stop()


def test_what_somebody_has_chosen_stays_when_the_answer_comes_late(
    hall: tuple[Host, MailServer], sit: Callable[..., Person]
) -> None:
    """The form is there at once; that mail is possible too is known a moment later, and must not choose for them."""
    host, _ = hall
    ann = sit(address=host.address)
    ann.api("POST", "/guest", {"name": "Ann"})
    held: list[Route] = []
    ann.page.route("**/api/my/notices", lambda route: held.append(route))
    sheet = settings_of(ann)
    sheet.get_by_text("Notices (0)").click()
    way = sheet.get_by_label("Another way")
    way.select_option("discord")
    wait_for(ann, lambda: held)
    with ann.page.expect_response("**/api/my/notices"):
        held[0].continue_()
    expect(way.get_by_role("option", name="mail", exact=True)).to_be_attached()
    expect(way).to_have_value("discord")
    expect(sheet.get_by_label("Address of the channel")).to_be_visible()


def test_an_address_inside_is_refused_and_nothing_is_sent_there(sit: Callable[..., Person]) -> None:
    """By a server as everybody runs it; which addresses there are, the server's own tests go through."""
    inside = Receiver()
    ann = sit(expected=("422",))
    ann.api("POST", "/guest", {"name": "Ann"})
    sheet = settings_of(ann)
    sheet.get_by_text("Notices (0)").click()
    for kind, label in (("ntfy", "Address of the topic"), ("discord", "Address of the channel")):
        sheet.get_by_label("Another way").select_option(kind)
        sheet.get_by_label(label).fill(f"http://127.0.0.1:{inside.port}/dwarfs")
        sheet.get_by_role("button", name="Add").click()
        expect(sheet.get_by_role("alert")).to_contain_text("a public http or https address is needed")
    expect(sheet.get_by_text("Notices (0)")).to_be_visible()
    assert inside.calls == []
    inside.stop()
