"""The companion for a game on a real table: every worked scenario of the rules, typed into the analysis board's editor.

The rules' own tests play each scenario and check what it says; what they set up and play is written down on the way.
Then the same position is typed into the form, the same moves are chosen in the page, and after each the page must have
come to the same position. All of them take minutes (`make companion`); the first of each game is typed in every time.
"""

from __future__ import annotations

import copy
import json
import tomllib
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.rules.dig_deeper_dwarf import table as deep
from tests.rules.dig_deeper_dwarf import test_scenarios as deep_scenarios
from tests.rules.dwar7s import table as dwar7s
from tests.rules.dwar7s import test_scenarios as dwar7s_scenarios
from tests.rules.dwarf import table as dwarf
from tests.rules.dwarf import test_scenarios as dwarf_scenarios
from tests.web.seen import Person
from tests.web.test_quality import violations
from underhall.core.record import Record
from underhall.games.dig_deeper_dwarf.game import DIG_DEEPER_DWARF
from underhall.games.dwarf.game import DWARF
from underhall.server.analysis import answered

RULES = Path(__file__).parents[1] / "rules"
FILES = {game: sorted((RULES / game / "scenarios").glob("*.toml")) for game in ("dwarf", "dwar7s", "dig_deeper_dwarf")}
CASES = [(game, file) for game, files in FILES.items() for file in files]
NAMES = [f"{game}-{file.stem}" for game, file in CASES]
PLAY = {
    "dwarf": dwarf_scenarios.test_scenario,
    "dwar7s": dwar7s_scenarios.test_scenario,
    "dig_deeper_dwarf": deep_scenarios.test_scenario,
}
# Types a position into the form, as somebody would: rows first, then every control whose value is another.
TYPE = """async (position) => {
  const rest = () => new Promise((done) => setTimeout(done, 0))
  const at = (path) => path.split('/').reduce((here, key) => here?.[key], position)
  const all = (name) => [...document.querySelectorAll(`[data-${name}]`)]
  const here = (name, path) => document.querySelector(`[data-${name}="${CSS.escape(path)}"]`)
  for (const rows of all('rows').map((node) => node.dataset.rows)) {
    const count = () => here('rows', rows).querySelectorAll(':scope > fieldset').length
    while (count() > at(rows).length) { here('remove', `${rows}/${count() - 1}`).click(); await rest() }
    while (count() < at(rows).length) { here('add', rows).click(); await rest() }
  }
  const text = (value, control) => {
    if (control === 'list') return value.join(', ')
    if (control === 'lines') return value.join('\\n')
    return control === 'json' ? JSON.stringify(value) : String(value)
  }
  const typed = (node, value) => {
    if (node.type === 'checkbox') return node.checked !== value && (node.click(), true)
    const wanted = text(value, node.dataset.control)
    if (node.value === wanted) return false
    node.value = wanted
    node.dispatchEvent(new Event('change', { bubbles: true }))
    return true
  }
  // What is typed may bring further controls, so all are looked at again until nothing is left to type.
  for (let round = 0, left = true; left && round < 5; round++) {
    left = false
    for (const path of all('path').map((node) => node.dataset.path)) {
      const node = here('path', path)
      const value = at(path)
      if (!node) continue
      const dropped = value === undefined ? here('drop', path) : null
      dropped?.click()
      if (!dropped && (value === undefined || !typed(node, value))) continue
      left = true
      await rest()
    }
  }
}"""


class Told:
    """What a scenario sets up and plays: the position that was given, and each move with the position after it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.given: dict[str, Any] = {}
        self.start: dict[str, Any] = {}
        self.moves: list[tuple[str, dict[str, Any]]] = []
        told = self

        def begun(position: dict[str, Any], state: Any) -> None:
            told.given, told.start, told.moves = {"reveals": 0, **position}, state.position(), []

        first_dwarf, first_dwar7s, load = dwarf.Table.__init__, dwar7s.Table.__init__, deep.load

        def new_dwarf(at: dwarf.Table, position: dict[str, Any]) -> None:
            given = copy.deepcopy(position)
            first_dwarf(at, position)
            begun(given, at.state)

        def new_dwar7s(at: dwar7s.Table, state: Any) -> None:
            first_dwar7s(at, state)
            begun(state.position(), state)

        def new_deep(position: dict[str, Any]) -> Any:
            given = copy.deepcopy(position)
            state = load(position)
            begun(given, state)
            return state

        def played(at: Any, game: Any, text: str, play: Callable[[], object]) -> None:
            move = at.state.canonical_move(game.moves.parse(text))
            play()
            told.moves.append((game.moves.print(move), at.state.position()))

        play_dwarf, play_dwar7s, play_deep = dwarf.Table.play, dwar7s.Table.play, deep.Table.play

        def dwarf_plays(at: dwarf.Table, *moves: str) -> dwarf.Table:
            for text in moves:
                bare = text.partition(" ")[2] if text[0] == "P" else text
                played(at, DWARF, bare, lambda text=text: play_dwarf(at, text))  # type: ignore[misc]
            return at

        def dwar7s_plays(at: dwar7s.Table, *moves: str) -> dwar7s.Table:
            for text in moves:
                bare = text.partition(": ")[2] or text
                played(at, at.game, bare, lambda text=text: play_dwar7s(at, text))  # type: ignore[misc]
            return at

        def deep_plays(at: deep.Table, who: str, text: str) -> None:
            played(at, DIG_DEEPER_DWARF, text, lambda: play_deep(at, who, text))

        monkeypatch.setattr(dwarf.Table, "__init__", new_dwarf)
        monkeypatch.setattr(dwar7s.Table, "__init__", new_dwar7s)
        monkeypatch.setattr(deep, "load", new_deep)
        monkeypatch.setattr(dwarf.Table, "play", dwarf_plays)
        monkeypatch.setattr(dwar7s.Table, "play", dwar7s_plays)
        monkeypatch.setattr(deep.Table, "play", deep_plays)


class Board:
    """The analysis board in somebody's browser."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.asked: list[Any] = []
        self.page.on("request", self._asks)

    def _asks(self, request: Any) -> None:
        if "/analysis/look" in request.url:
            self.asked.append(request)

    def open(self, game: str) -> None:
        self.person.open(f"analysis/{game}")
        self.settled()

    def settled(self) -> dict[str, Any]:
        """What was answered last, once nothing is on the way. A position may be the end of a game: it has no moves."""
        self.person.until("document.querySelector('[data-testid=analysis] .board')")
        self.person.until("!document.querySelector('[data-testid=analysis]').dataset.busy")
        answer = self.asked[-1].response()
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()["position"]
        return found

    def tab(self, name: str) -> None:
        self.page.get_by_role("tab", name=name, exact=True).click()

    def paste(self, text: str) -> None:
        self.tab("Open")
        self.page.locator("[data-testid=paste]").fill(text)
        self.page.get_by_role("button", name="Open it").click()

    def type(self, position: dict[str, Any]) -> dict[str, Any]:
        """Set the position up in the form, which is that of its options."""
        first = self.page.locator("[data-testid=to-the-start]")
        if first.is_enabled():  # what was played before is taken back: the next position may be the same
            first.click()
        self.tab("Set up")
        self.person.until("document.querySelector('[data-path]')")
        self.page.evaluate(TYPE, position)
        found = self.settled()
        self.tab("Look and play")
        return found

    def play(self, text: str) -> dict[str, Any]:
        step = int(self.page.locator("[data-testid=analysis]").get_attribute("data-step") or 0)
        self.page.get_by_placeholder("Search").fill(text)
        self.page.locator(f'[data-move="{text}"]').first.click()
        self.person.until(f"document.querySelector('[data-testid=analysis]').dataset.step === '{step + 1}'")
        return self.settled()


def plain(position: dict[str, Any]) -> Any:
    return json.loads(json.dumps(position))


def scenarios(told: Told, game: str, file: Path) -> Iterator[dict[str, Any]]:
    """Each scenario of a file, played by the rules' own test; what it set up and played is in ``told``."""
    for scenario in tomllib.loads(file.read_text(encoding="utf-8"))["scenario"]:
        PLAY[game](scenario)
        if not scenario.get("no_more_tiles"):  # it begins where no position may: its tile pile is emptied unnoticed
            yield scenario


def type_in_and_play(person: Person, told: Told, found: Iterable[dict[str, Any]]) -> None:
    board = Board(person)
    opened = ""
    for scenario in found:
        key, options = told.given["game"], told.given["options"]
        if opened != json.dumps([key, options]):
            opened = json.dumps([key, options])
            board.open(key)
            # The form of these options: from a dealt game of theirs, of which everything is then typed over.
            dealt = person.api("POST", "/analysis/start", {"game": key, "options": options})
            board.paste(json.dumps(dealt["position"]))
            board.settled()
        assert plain(board.type(plain(told.given))) == plain(told.start), scenario
        for text, position in told.moves:
            assert plain(board.play(text)) == plain(position), (scenario, text)


@pytest.mark.parametrize(("game", "file"), CASES, ids=NAMES)
def test_a_scenario_comes_to_its_result_by_what_the_board_asks(
    monkeypatch: pytest.MonkeyPatch, game: str, file: Path
) -> None:
    """All of them, by the questions the page asks, without the page."""
    told = Told(monkeypatch)
    for scenario in scenarios(told, game, file):
        moves: list[str] = []
        for text, position in [("", told.start), *told.moves]:
            moves += [text] if text else []
            sent = {"game": told.given["game"], "position": plain(told.given), "moves": moves, "seat": -2}
            assert plain(answered("look", sent, "en")["position"]) == plain(position), (scenario, text)


@pytest.mark.parametrize("game", FILES)
def test_a_scenario_of_each_game_is_typed_in(
    sit: Callable[..., Person], monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    told = Told(monkeypatch)
    type_in_and_play(sit(), told, islice(scenarios(told, game, FILES[game][0]), 1))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "file"), CASES, ids=NAMES)
def test_every_scenario_typed_in_comes_to_its_result(
    sit: Callable[..., Person], monkeypatch: pytest.MonkeyPatch, game: str, file: Path
) -> None:
    told = Told(monkeypatch)
    type_in_and_play(sit(), told, scenarios(told, game, file))


def test_a_record_file_is_opened(sit: Callable[..., Person], tmp_path: Path) -> None:
    """A game that was saved: its last position, and every one before it; what is no record says so."""
    record = Record(DWARF, DWARF.configure({"players": 3}), 7, ["Ann", "Bob", "Cid"])
    state = record.start()
    while len(record.moves) < 9:
        record.moves.append(state.moves()[-1])
        state.play(record.moves[-1])
    record.save(tmp_path / "evening.record")
    (tmp_path / "cut.record").write_text(record.write()[:-20], encoding="utf-8")
    person = sit(expected=("422",))
    board = Board(person)
    board.open("dwar7s_duel")
    board.tab("Open")
    file = person.page.locator("input[type=file]")
    file.set_input_files(tmp_path / "cut.record")
    expect(person.page.get_by_test_id("problem")).to_contain_text("line")
    file.set_input_files(tmp_path / "evening.record")
    shown = person.page.get_by_test_id("analysis")
    expect(shown).to_have_attribute("data-step", "9")
    assert plain(board.settled()) == plain(state.position())
    expect(person.page.get_by_test_id("problem")).to_have_count(0)
    person.page.get_by_test_id("step-back").click()
    expect(shown).to_have_attribute("data-step", "8")
    assert plain(board.settled()) == plain(record.replay(8).position())


def test_what_is_wrong_is_said_and_marked_and_the_rest_works(sit: Callable[..., Person]) -> None:
    """Errors in the engine's words at their place; the best move is played and taken back; both sizes, both themes."""
    for phone, theme in ((False, "light"), (True, "dark")):
        person = sit(phone=phone, theme=theme, expected=("422",))
        board = Board(person)
        board.open("dwarf")
        board.tab("Set up")
        gold = person.page.locator('[data-path="holdings/0/gold"]')
        gold.fill("-3")
        gold.blur()
        person.until("document.querySelector('[data-testid=problem]')")
        assert "holdings.0.gold" in person.page.locator("[data-testid=problem]").inner_text()
        assert gold.get_attribute("aria-invalid") == "true"
        gold.fill("7")
        gold.blur()
        person.until("!document.querySelector('[data-testid=problem]')")
        assert board.settled()["holdings"][0]["gold"] == 7
        board.tab("Look and play")
        person.page.get_by_role("button", name="Best moves").click()
        person.until("document.querySelector('[data-testid=hints] button')")
        person.page.locator("[data-testid=hints] button").first.click()
        person.until("document.querySelector('[data-testid=analysis]').dataset.step === '1'")
        person.until("document.querySelector('[data-testid=events]')")
        person.page.locator("[data-testid=step-back]").click()
        person.until("document.querySelector('[data-testid=analysis]').dataset.step === '0'")
        assert not violations(person, "document.querySelector('[data-testid=analysis] aside')")
