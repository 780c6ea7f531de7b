"""At the table: two browsers and a spectator, reload, restart of the server, undo, a refused move, talk, replay."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Route

from tests.server.hosts import Process
from tests.web.seen import Person

BOT = {"kind": "bot", "level": "greedy"}
ME = {"kind": "me"}


def play_a_little(person: Person, picks: int) -> None:
    for _ in range(picks):
        if person.step()["status"] == "over":
            return


def test_a_newcomer_plays_within_three_clicks(sit: Callable[..., Person]) -> None:
    person = sit()
    person.open()
    person.page.locator('[data-game="dwarf"]').click()
    assert person.turn()["picks"]


def test_two_browsers_and_a_spectator_who_never_gets_hidden_cards(sit: Callable[..., Person]) -> None:
    ann, ben, spectator = sit(seed=1), sit(seed=2), sit(seed=3)
    ann.open()
    ann.api("POST", "/guest", {"name": "Ann"})
    ben.api("POST", "/guest", {"name": "Ben"})
    table = ann.api("POST", "/tables", {"game": "dwar7s_duel", "seats": [ME, {"kind": "open"}], "visibility": "link"})
    table_id = table["table"]["id"]
    for person in (ann, ben):
        person.open(f"table/{table_id}")
    ben.page.get_by_role("button", name="Sit here").click()
    ann.page.get_by_role("button", name="Begin").click()
    spectator.open(f"table/{table_id}")
    spectator.look()
    for _ in range(40):
        seen = [person.look() for person in (ann, ben)]
        for person, what in zip((ann, ben), seen, strict=True):
            if what["picks"]:
                person.step()
        ann.page.wait_for_timeout(30)
    turn_number = max(ann.look()["turn_number"], ben.look()["turn_number"])
    spectator.reach(turn_number)
    updates = [json.loads(frame) for frame in spectator.frames]
    views = [update["now"]["view"] for update in updates if (update.get("now") or {}).get("view")]
    assert len(views) >= 5
    assert all(update["now"]["moves"] == [] for update in updates if update.get("now"))
    own = [json.loads(frame)["now"]["view"]["seats"][0]["secret"] for frame in ann.frames if '"view":{' in frame]
    assert any(own), "Ann's own secret goal is hers to see"
    for view in views:
        for seat in view["seats"]:
            assert seat["secret"] == "" or seat["revealed"], "a spectator must not receive a secret goal"
            assert seat["ogres"] == [], "a spectator must not receive ogre cards"
    # And no frame holds anything a player's view has and the spectator's has not: the secret goals by name.
    assert not any(f'"secret":"{secret}"' in frame for secret in set(own) - {""} for frame in spectator.frames)


def test_a_reload_in_the_middle_of_a_turn_loses_nothing(sit: Callable[..., Person]) -> None:
    person = sit(seed=4)
    person.new_table("dwar7s_duel", {}, [ME, BOT])
    play_a_little(person, 6)
    before = person.turn()
    person.page.reload()
    after = person.turn()
    assert after["turn_number"] == before["turn_number"]
    assert after["picks"]
    play_a_little(person, 4)


def test_a_restart_of_the_server_in_the_middle_of_a_game(sit: Callable[..., Person], tmp_path: Path) -> None:
    database = str(tmp_path / "restart.sqlite")
    first = Process(database, tmp_path, same_luck=True)
    second: Process | None = None
    try:
        first.ready()
        person = sit(address=first.address, seed=5, expected=("WebSocket connection to", "ERR_CONNECTION_REFUSED"))
        person.new_table("dwarf", {"players": 2}, [ME, BOT])
        play_a_little(person, 5)
        before = person.turn()["turn_number"]
        first.kill()
        person.page.locator("[data-testid=link]").wait_for()
        second = Process(database, tmp_path, first.port, same_luck=True)
        second.ready()
        person.until("document.querySelector('[data-testid=table]')?.dataset.link === 'live'")
        assert person.turn()["turn_number"] == before
        play_a_little(person, 5)
        assert person.look()["turn_number"] > before
    finally:
        first.kill()
        if second is not None:
            second.stop()


def test_undo_takes_back_what_nobody_has_answered(sit: Callable[..., Person]) -> None:
    person = sit(seed=6)
    person.new_table("dwar7s_duel", {"first_player": 1}, [ME, BOT])
    for _ in range(60):
        seen = person.turn()
        button = person.page.get_by_role("button", name="Take back")
        if button.count() and button.is_enabled():
            button.click()
            person.reach(seen["turn_number"] + 1)
            person.page.get_by_role("button", name="What happened").click()
            person.page.get_by_text("Brokk took back a move.").wait_for()
            return
        person.step()
    raise AssertionError("there was never anything to take back")


def test_a_refused_move_says_why_and_the_board_goes_back(sit: Callable[..., Person]) -> None:
    person = sit(seed=7)
    table_id = person.new_table("dwarf", {"players": 2}, [ME, BOT])
    person.turn()
    # What the page sends is made to name a turn that is gone, as if somebody had been quicker.
    person.page.evaluate("""() => {
      const send = WebSocket.prototype.send
      WebSocket.prototype.send = function (text) {
        const sent = JSON.parse(text)
        if (sent.do === 'play') sent.turn_number += 1000
        return send.call(this, JSON.stringify(sent))
      }
    }""")
    before = person.turn()
    person.pick(next(name for name in before["picks"] if name.startswith("location:")))
    person.page.locator(".problem").wait_for()
    assert "moved on" in person.page.locator(".problem").first.inner_text()
    after = person.look()
    assert after["turn_number"] == before["turn_number"]
    assert set(after["picks"]) == set(before["picks"])
    assert person.api("GET", f"/tables/{table_id}")["now"]["turn_number"] == before["turn_number"]


def test_talk_reaches_the_others_as_plain_text(sit: Callable[..., Person]) -> None:
    ann, ben = sit(seed=8), sit(seed=9)
    table_id = ann.new_table("dwarf", {"players": 2}, [ME, BOT])
    ben.open(f"table/{table_id}")
    ben.look()
    for one in (ann, ben):
        one.page.get_by_role("button", name="What happened").click()
    ann.page.get_by_role("tab", name="Table talk").click()
    ann.page.get_by_label("Say something").fill("<b onclick=alert(1)>Hail</b>")
    ann.page.get_by_label("Say something").press("Enter")
    ben.page.get_by_role("tab", name="Table talk").click()
    # Besides, it is for a while in a bubble at the seat.
    ben.page.locator("#log-panel").get_by_text("<b onclick=alert(1)>Hail</b>").wait_for()


def test_a_finished_game_is_replayed_step_by_step_and_played_on(sit: Callable[..., Person]) -> None:
    person = sit(seed=10)
    table_id = person.new_table("dwarf", {"players": 2}, [ME, BOT])
    play_a_little(person, 6)
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="Give up").click()
    person.page.locator("[data-testid=sure]").click()
    person.page.get_by_role("link", name="Replay").click()
    review = person.page.locator("[data-testid=review]")
    review.wait_for()
    for _ in range(4):
        person.page.get_by_role("button", name="One on").click()
    person.page.get_by_text("Move 4 of").first.wait_for()
    person.page.get_by_role("button", name="What would the master play?").click()
    person.page.locator(".advice li").first.wait_for()
    person.page.get_by_label("With the eyes of").select_option("-1")
    person.page.get_by_role("button", name="Play from here").click()
    person.until(f"location.hash.startsWith('#/table/') && !location.hash.includes('{table_id}')")
    assert person.turn()["picks"]


def test_the_language_changes_at_once(sit: Callable[..., Person]) -> None:
    person = sit(seed=12)
    person.new_table("dwarf", {"players": 2}, [ME, BOT])
    person.turn()
    assert "worker" in person.question()
    person.page.get_by_label("Language").select_option("de")
    person.until("document.querySelector('[data-testid=question]')?.innerText.includes('Arbeiter')")
    assert person.page.evaluate("document.documentElement.lang") == "de"


def test_nonsense_is_answered_in_the_persons_language(sit: Callable[..., Person]) -> None:
    person = sit(language="de", expected=("404 (Not Found)", "422 (Unprocessable"))
    for path in ("table/nonsense123", "review/nonsense123", "rules/nothing"):
        person.open(path)
        person.page.get_by_text("So etwas gibt es hier nicht").wait_for()
    person.open("new/dwar7s_fall")
    person.page.get_by_label("Wohin die Karte wächst").select_option("mat")
    person.page.get_by_label("Größe der Matte").select_option("4 × 6")

    def another(route: Route) -> None:
        """Only what is possible is offered; a page of another version might offer something else."""
        body = json.loads(str(route.request.post_data))
        assert body["options"]["mat_size"] == "4x6"
        route.continue_(post_data=json.dumps({**body, "options": {**body["options"], "mat_size": "7x9"}}))

    person.page.route("**/api/tables", another)
    person.page.get_by_role("button", name="Tisch einrichten").click()
    problem = person.page.locator(".problem")
    problem.wait_for()
    assert "Das ist nicht möglich" in problem.inner_text()
    assert "Option mat_size: '7x9' ist nicht möglich" in problem.inner_text()


def test_a_table_is_set_up_in_words(sit: Callable[..., Person]) -> None:
    person = sit()

    def options() -> dict[str, object]:
        person.page.get_by_role("button", name="Set up the table").click()
        person.turn()
        found: dict[str, object] = person.api("GET", f"/tables/{person.page.url.rsplit('/', 1)[1]}")["table"]["options"]
        return found

    person.open("new/dwarf")
    automaton = person.page.locator("[data-option=solo_opponent] select")
    person.page.locator("[data-option=edition]").wait_for()
    assert automaton.count() == 0, "asked only of those who play alone"
    person.page.locator("[data-option=players] select").select_option("1, against an automaton")
    automaton.select_option("Andvéttr faðir, the hardest")
    person.page.get_by_text("Seldom wanted").click()
    person.page.get_by_label("When the Mountain runs out").select_option("with the last card")
    made = options()
    assert (made["players"], made["solo_opponent"], made["mountain_end"]) == (1, "andvettr_fadir", "empty")
    person.open("new/dig_deeper_dwarf")
    person.page.get_by_label("Traits").check()
    person.page.get_by_label("Event cards").last.uncheck()
    made = options()
    assert (made["traits"], made["event_cards"], made["action_cards"]) == ("on", "off", "on")
