"""Commands that only show something: version, games, cards, rules, replay, position, simulate."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import underhall
from tests.cli.conftest import Run
from underhall.cli import rules
from underhall.core import record as records
from underhall.core.game import find, keys
from underhall.games.dwarf.catalogue import FILE
from underhall.players.levels import KINDS


@pytest.fixture
def saved(run: Run, tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    run("play", "dwarf", "--seats", "random,random", "--seed", 5, "--save", path)
    return path


def test_version_says_how_the_engine_runs(run: Run) -> None:
    answer = run("--version")
    assert underhall.__version__ in answer.out
    assert ("compiled" if underhall.COMPILED else "interpreted") in answer.out


def test_the_command_line_runs_as_a_module() -> None:
    answer = subprocess.run(
        [sys.executable, "-m", "underhall", "--version"], capture_output=True, text=True, check=True
    )
    assert underhall.__version__ in answer.stdout


def test_help_names_every_command(run: Run) -> None:
    out = run("--help").out
    for command in ("games", "play", "replay", "position", "simulate", "cards", "rules"):
        assert command in out


def test_without_a_command_the_table_opens(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[tuple[object, ...]] = []
    monkeypatch.setattr("underhall.cli.serve.serve_tables", lambda *wishes: served.append(wishes))
    assert run().out == ""
    (wishes,) = served
    assert wishes[:3] == ("127.0.0.1", 8417, "")
    assert wishes[-2] is True, "nobody would see it"


def test_without_a_command_or_a_server_the_commands_are_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert "serve" in run().out


@pytest.mark.parametrize("language", ["en", "de"])
def test_help_names_everybody_who_can_take_a_seat(pipe: Run, language: str) -> None:
    out = pipe("--lang", language, "play", "--help").out
    assert [kind for kind in ("human", *KINDS) if kind not in out] == []


def test_help_in_german(pipe: Run) -> None:
    assert "Wie viele Spieler" in pipe("--lang", "de", "play", "--help").out


def test_games_with_their_options(run: Run) -> None:
    out = run("games").out
    assert "dwarf  DWARF  (1-5 players)" in out
    assert "Edition  -o edition=v1|pnp  (default v1: V1.0, as printed)" in out
    assert "Ausgabe: v1" in run("games", "--lang", "de").out


@pytest.mark.parametrize("language", ["en", "de"])
def test_options_and_their_defaults_are_in_words(run: Run, language: str) -> None:
    """Every option by its name, with how it is typed beside it; a default that is no number in words too."""
    out = run("games", "--lang", language).out
    assert max(len(line) for line in out.splitlines()) <= 80
    joined = re.sub(r"\n {8}\(", "  (", out)  # a default that found no room on the line
    for game in map(find, keys()):
        voice = game.voice(language)
        shown = f"\n{joined}".partition(f"\n{game.key}  ")[2].split("\n\n")[0].splitlines()
        for option in game.options:
            name, value = voice.option(option.key), str(option.default)
            assert name not in (option.key, option.key.replace("_", " "))
            line = next(line for line in shown if line.startswith(f"    {name}  -o {option.key}={option.short()}"))
            if option.values and not value.isdigit():
                assert voice.choice(option.key, value) != value
                assert f"{value}: {voice.choice(option.key, value)}" in line


def test_cards_with_their_sources(run: Run) -> None:
    out = run("cards", "dwarf").out
    assert "attack: no Mine actions°" in out
    assert "reconstructed by us (18 values)" in out
    assert max(len(line) for line in out.splitlines()) <= 80


def test_an_owners_sound_card_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(FILE.read_text(encoding="utf-8").replace("take_iron = 3", "take_iron = 4"), encoding="utf-8")
    answer = run("cards", "dwarf", "--cards", path)
    assert answer.code == 0
    assert "The file is sound." in answer.out
    game = tmp_path / "game.record"
    assert "+4 iron" in run("play", "dwarf", "--cards", path, "--save", game, typed="1\n").out
    assert run("replay", game).code == 2  # its cards are needed
    assert "+4 iron" in run("replay", game, "--cards", path).out


@pytest.mark.parametrize(
    "asked", [("D-55",), ("d-55",), ("dwarf", "D-55"), ("dwarf", "extra", "worker", "each", "order")]
)
def test_rules_by_number_and_by_word(run: Run, asked: tuple[str, ...]) -> None:
    answer = run("rules", *asked)
    assert answer.code == 0
    assert "D-55  4.1 Get Help" in answer.out


def test_rules_without_a_question_give_the_contents(run: Run) -> None:
    out = run("rules", "dwarf").out
    assert "3. The round" in out or "clauses, D-1 to" in out
    assert "G-1" not in out  # another game's


def test_rules_that_do_not_exist(run: Run) -> None:
    answer = run("rules", "zeppelin")
    assert answer.code == 2
    assert "The rules have nothing for 'zeppelin'" in answer.err


def test_a_game_without_rules_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "books", lambda game, language: [])
    assert "There are no rules to read" in run("rules", "D-55").out


def test_every_clause_of_an_event_can_be_looked_up(run: Run, saved: Path) -> None:
    """From a line in the log to its clause."""
    from underhall.core.history import History

    clauses = {event.clause for event in History(records.load(saved)).journal.events}
    known = {clause.number for book in rules.books(find("dwarf")) for clause in book.clauses}
    assert clauses
    assert clauses <= known


def test_replay_tells_the_whole_game(run: Run, saved: Path) -> None:
    out = run("replay", saved).out
    count = len(records.load(saved).moves)
    assert f"{count:>4}  Player" in out
    assert "The game is over" in out
    assert "[D-34]" in out


def test_replay_begins_with_the_opening(run: Run, saved: Path, tmp_path: Path) -> None:
    """What happened before the first move, once and before it; in solo play his first worker, too."""
    for options in ((), ("--to", 0)):
        out = run("replay", saved, *options).out
        assert out.count("Round 1 begins [D-23]") == 1
        first = out.find("   1  Player")
        assert out.index("Round 1 begins [D-23]") < out.index(" laid on ") < (first if first >= 0 else len(out))
    path = tmp_path / "solo.record"
    run("play", "dwarf", "--solo", "andvettr", "--seats", "random", "--seed", 5, "--save", path)
    out = run("replay", path, "--to", 0).out
    assert "Andvéttr puts a worker on " in out


def test_replay_up_to_a_move(run: Run, saved: Path) -> None:
    out = run("replay", saved, "--to", 3).out
    assert "   3  Player" in out
    assert "   4  Player" not in out
    assert "After 3 moves the game is still running." in out
    answer = run("replay", saved, "--to", 9999)
    assert answer.code == 2
    assert "--to 9999" in answer.err


def test_replay_step_by_step_stops_with_the_input(run: Run, saved: Path) -> None:
    out = run("replay", saved, "--step", typed="\n\n").out
    assert "   2  Player" in out
    assert "   3  Player" not in out


def test_replay_in_german(run: Run, saved: Path) -> None:
    assert "Das Spiel ist zu Ende" in run("replay", saved, "--lang", "de").out


def test_a_position_there_and_back(run: Run, saved: Path, tmp_path: Path) -> None:
    position = run("replay", saved, "--to", 10, "--position").out
    assert json.loads(position) == records.load(saved).replay(10).position()
    path = tmp_path / "ten.json"
    path.write_text(position)
    shown = run("position", path).out
    assert f"underhall play dwarf --position {path}" in " ".join(shown.split())
    game = tmp_path / "from-ten.record"
    assert run("play", "--position", path, "--save", game, typed="1\n1\n").code == 0
    record = records.load(game)
    assert record.start().fingerprint() == records.load(saved).replay(10).fingerprint()
    assert run("play", "--load", game, typed="1\n").code == 0


def test_an_edited_position_is_played_from(run: Run, saved: Path, tmp_path: Path) -> None:
    position = json.loads(run("replay", saved, "--to", 10, "--position").out)
    position["holdings"][0]["iron"] = 77
    path = tmp_path / "rich.json"
    path.write_text(json.dumps(position))
    assert " 77 " in run("position", path).out


def test_simulate_counts_every_game(run: Run) -> None:
    out = run("simulate", "dwarf", "--games", 30, "--seed", 1, "--processes", 1).out
    rows = [line.split() for line in out.splitlines() if line.strip().startswith("Player")]
    alone = sum(int(row[2]) for row in rows)
    shared = sum(int(row[3]) for row in rows)
    assert alone + shared // 2 == 30
    assert "Decisions per game" in out
    assert "How the games ended" in out
    assert "decisions/s" in out


def test_simulate_is_the_same_on_any_number_of_processes(pipe: Run) -> None:
    def told(processes: int) -> list[str]:
        out = pipe("simulate", "dwarf", "--games", 24, "--seed", 9, "--processes", processes).out
        return out.splitlines()[:-2]  # the last two lines hold the time

    assert told(1) == told(2)
    assert len(told(1)) > 10


def test_random_games_come_to_an_end(run: Run) -> None:
    """Dig Deeper Dwarf needs a cap for random players: it is set, and said, unless something else was chosen."""
    command = ("simulate", "dig_deeper_dwarf", "--games", 2, "--seed", 1, "--processes", 1)
    out = " ".join(run(*command).out.split())
    assert "so it is played with max_rounds=60; -o chooses otherwise" in out
    out = run(*command, "-o", "max_rounds=2").out
    assert "max_rounds=2" in out
    assert "-o chooses otherwise" not in out


def test_simulate_solo_in_german(run: Run) -> None:
    out = run("simulate", "dwarf", "--solo", "andvettr-fadir", "-g", 5, "-p", 1, "--lang", "de").out
    assert "Andvéttr faðir" in out
    assert "Siegquote" in out
