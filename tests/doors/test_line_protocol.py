"""Outside bots in matches: the skeletons play, the page's conversation is a real one, and whoever fails loses alone."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.doors.transcript import PAGE, conversation, shortened
from tests.server.hosts import wait_until
from underhall.cli.app import app
from underhall.core.errors import BadOption
from underhall.core.game import find
from underhall.doors.line_protocol import Bot, BotFailed, command_of, is_bot, question_told
from underhall.lab.match import TEAM, play_game, set_up
from underhall.players.levels import KINDS

SKELETONS = Path(__file__).parents[2] / "examples" / "bots"
READY = 'print(\'{"type":"ready"}\', flush=True)'
BEGINNING = f"import sys, json, os\nsys.stdin.readline(); {READY}\nsys.stdin.readline()\n"
FIRST_QUESTION = BEGINNING + "asked = json.loads(sys.stdin.readline())\n"
ANSWER = (
    'print(json.dumps({"type": "move", "number": asked["number"], "move": asked["moves"][0]["move"]}), flush=True)\n'
)
FOREVER = "import threading\nthreading.Event().wait()\n"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("UNDERHALL_LANG", "en")
    monkeypatch.setenv("UNDERHALL_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "200")


def match(out: Path, *words: object) -> tuple[str, list[dict[str, Any]]]:
    """What the command prints, and the games in its file."""
    result = CliRunner().invoke(app, ["match", *map(str, words), "-p", "1", "--out", str(out)])
    assert result.exit_code == 0, result.output
    return result.output, [json.loads(line) for line in out.read_text().splitlines()[1:]]


def written(folder: Path, text: str) -> Path:
    bot = folder / "bot.py"
    bot.write_text(text)
    return bot


@pytest.mark.parametrize("skeleton", ["bot.js", "bot.py"])
def test_a_skeleton_plays_a_whole_match(tmp_path: Path, skeleton: str) -> None:
    _, games = match(tmp_path / "m", "dwarf", SKELETONS / skeleton, "random", "--games", 4)
    assert len(games) == 4
    assert all("failure" not in game and game["ending"] for game in games)
    assert all(min(game["asked"]) > 5 for game in games)


@pytest.mark.parametrize("key", ["dwar7s_fall", "dwar7s_duel", "dig_deeper_dwarf"])
def test_the_skeleton_plays_every_game(tmp_path: Path, key: str) -> None:
    _, games = match(tmp_path / "m", key, SKELETONS / "bot.js", "random", "--games", 1)
    assert all("failure" not in game and game["ending"] for game in games)


def test_the_learner_of_the_page_learns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With fixed chance, on both sides of the conversation. Who learns nothing wins half of these games: 62 in a
    hundred are three standard errors above that, and it learns to win 69."""
    text = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert len(text) == 1
    assert len(text[0].splitlines()) < 30
    monkeypatch.chdir(tmp_path)
    bot = written(tmp_path, f"import random\nrandom.seed(1)\n{text[0]}")
    _, games = match(tmp_path / "m", "dwarf", bot, "random", "--games", 200)
    curve = json.loads((tmp_path / "curve.json").read_text())
    won = [game["results"][game["seating"].index(0)] for game in games if "failure" not in game]
    assert len(won) == 200
    assert curve == [sum(part) / len(part) for part in (won[20 * n : 20 * (n + 1)] for n in range(10))]
    assert sum(curve[2:]) / 8 > 0.62


FAILING = {
    "hung": (FIRST_QUESTION + FOREVER, "did not answer within 0.2 seconds"),
    "died": (FIRST_QUESTION + "1 / 0\n", "exit code 1): ZeroDivisionError: division by zero"),
    "died at once": ("raise SystemExit(3)\n", "exit code 3)"),
    "died closing": (FIRST_QUESTION + "os.close(1)\n" + FOREVER, "closed its output"),
    "flooded": (FIRST_QUESTION + "while True: sys.stdout.write('x' * 5000)\n", "more than 65536 bytes"),
    "flooded with answers": (FIRST_QUESTION + f"while True:\n    {ANSWER}", ""),
    "flooded too early": (
        FIRST_QUESTION + ANSWER + "asked['number'] = 7\n" + ANSWER + FOREVER,
        "",
    ),
    "lied": (FIRST_QUESTION + "asked['moves'][0]['move'] = 9999\n" + ANSWER, "chose 9999, which is none of the moves"),
    "lied in nonsense": (FIRST_QUESTION + "print('castle, please', flush=True)\n", 'type "move": castle, please'),
    "lied about readiness": ("input()\nprint('[' * 5000, flush=True)\n" + FOREVER, 'type "ready": [['),
}


@pytest.mark.parametrize("failing", FAILING)
def test_whoever_fails_loses_with_the_reason_and_nothing_else_stops(tmp_path: Path, failing: str) -> None:
    text, reason = FAILING[failing]
    bot = written(tmp_path, text)
    seconds = 0.2 if failing == "hung" else 60  # only the bot that never answers is not waited for
    out, games = match(tmp_path / "m", "dwarf", bot, "random", "--games", 2, "--bot-seconds", seconds)
    assert [game["game"] for game in games] == [0, 1]
    for game in games:
        failure = game["failure"]
        seat = game["seating"].index(0)
        assert (failure["seat"], failure["player"]) == (seat, str(bot))
        assert failure["kind"] == failing.partition(" ")[0]
        assert reason in failure["reason"]
        assert game["results"][seat] == 0.0
        assert game["results"][1 - seat] == 1.0
        assert game["ending"] == ""
    assert "lost 2 games by" in out
    assert "".join(games[0]["failure"]["reason"].split()) in "".join(out.split())  # lines are folded


def test_with_three_seats_the_others_share_the_victory(tmp_path: Path) -> None:
    _, games = match(tmp_path / "m", "dwarf", written(tmp_path, "raise SystemExit"), "random", "random", "--games", 3)
    assert [game["results"] for game in games] == [[0.0, 0.5, 0.5], [0.5, 0.5, 0.0], [0.5, 0.0, 0.5]]


def test_a_bot_that_failed_is_started_anew_and_may_win_the_next_game(tmp_path: Path) -> None:
    """It dies in its first game, and plays in its second."""
    marker = tmp_path / "died"
    died = (
        f"import os\nif not os.path.exists({str(marker)!r}):\n    open({str(marker)!r}, 'w')\n    raise SystemExit(5)\n"
    )
    bot = written(tmp_path, died + (SKELETONS / "bot.py").read_text())
    _, games = match(tmp_path / "m", "dwarf", bot, "random", "--games", 2)
    assert ["failure" in game for game in games] == [True, False]


def test_a_match_goes_on_from_its_file_unless_the_bot_has_changed(tmp_path: Path) -> None:
    bot = written(tmp_path, (SKELETONS / "bot.py").read_text())
    match(tmp_path / "m", "dwarf", bot, "random", "--games", 2)
    _, games = match(tmp_path / "m", "dwarf", bot, "random", "--games", 4)
    assert len(games) == 4
    bot.write_text(bot.read_text() + "\n")
    words = ["match", "dwarf", str(bot), "random", "--games", "4", "-p", "1", "--out", str(tmp_path / "m")]
    refused = CliRunner().invoke(app, words)
    assert refused.exit_code == 2
    assert "another version of the bot" in refused.output


def test_processes_play_with_bots_of_their_own(tmp_path: Path) -> None:
    out = tmp_path / "m"
    words = ["match", "dwarf", str(SKELETONS / "bot.py"), "random", "--games", "4", "-p", "2", "--out", str(out)]
    assert CliRunner().invoke(app, words).exit_code == 0
    assert sorted(json.loads(line)["game"] for line in out.read_text().splitlines()[1:]) == [0, 1, 2, 3]


def test_a_hanging_bot_does_not_outlive_whoever_asked_it(tmp_path: Path) -> None:
    """The process that plays is killed, and cannot end its bot itself."""
    bot = written(tmp_path, f"import os\nopen({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid()))\n{FOREVER}")
    asking = f"from underhall.doors.line_protocol import Bot\nBot({str(bot)!r}).begin({{}})"
    process = subprocess.Popen([sys.executable, "-c", asking])

    def told() -> int:
        assert process.poll() is None, "whoever asks ended"
        return int((tmp_path / "pid").read_text() or 0) if (tmp_path / "pid").exists() else 0

    wait_until(told)
    pid = told()
    process.kill()
    process.wait()
    wait_until(lambda: not alive(pid))


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")  # one that has ended may wait for somebody to notice
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


def test_the_page_shows_a_real_conversation(tmp_path: Path) -> None:
    block = re.search(r"```text\n(> .*?)```", PAGE.read_text(), re.DOTALL)
    assert block is not None
    assert block[1].splitlines() == shortened(conversation(tmp_path))


def test_a_bot_is_told_what_its_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    """In two worlds that its seat cannot tell apart it is asked the same, letter for letter."""
    game = find("dig_deeper_dwarf")
    state = game.new(5, players=3)
    for _ in range(12):
        state.play(state.moves()[0])
    voice = game.voice("en")
    asked = [
        question_told(world, voice, []) for world in (state, state.imagine(state.seat, 1), state.imagine(state.seat, 2))
    ]
    assert json.dumps(asked[0]) == json.dumps(asked[1]) == json.dumps(asked[2])


def test_events_of_others_are_told_as_far_as_a_seat_may_see_them(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    asked = '        elif message["type"] == "go":\n'
    noting = "            notes.write(line); notes.flush()\n"
    skeleton = (SKELETONS / "bot.py").read_text().replace(asked, asked + noting)
    bot = written(tmp_path, f"notes = open({str(notes)!r}, 'a')\n{skeleton}")
    played = play_game(set_up(find("dwarf"), {}, (str(bot), "random"), 1), 0)
    TEAM.dismiss()
    questions = [json.loads(line) for line in notes.read_text().splitlines()]
    assert len(questions) == played.asked[0]
    assert all(question["view"]["viewer"] == 0 for question in questions)
    assert any(event["arguments"].get("seat") == 1 for question in questions for event in question["events"])


# Names.


def test_names_of_players_are_no_bots() -> None:
    assert not any(is_bot(name) for name in (*KINDS, "search:4x1s", "search:20ms:handwritten"))
    assert all(is_bot(name) for name in ("./mybot", "bots/mybot.js --deep 3", "/usr/bin/env python3 bot"))


def test_a_name_becomes_a_command(tmp_path: Path) -> None:
    bot = written(tmp_path, "")
    assert command_of(f"{bot} --deep 3") == [sys.executable, str(bot), "--deep", "3"]
    assert command_of(str(SKELETONS / "bot.js"))[1:] == [str(SKELETONS / "bot.js")]
    program = tmp_path / "program"
    program.write_text("#!/bin/sh\n")
    with pytest.raises(BadOption, match=r"may not be run; chmod \+x lets it"):
        command_of(str(program))
    program.chmod(0o755)
    assert command_of(str(program)) == [str(program)]
    with pytest.raises(BadOption, match="there is no such program"):
        set_up(find("dwarf"), {}, ("./no/such/bot", "random"), 1)


def test_a_bot_can_be_asked_by_hand() -> None:
    bot = Bot(str(SKELETONS / "bot.py"))
    state = find("dwarf").new(1, players=2)
    bot.begin({"game": "dwarf", "seat": 0})
    assert bot.called == "A bot in Python"
    assert bot.choose(question_told(state, state.game.voice("en"), [])) in state.moves()
    bot.close()
    with pytest.raises(BotFailed, match="exit code 127"):
        Bot("/usr/bin/env no-such-program").begin({})
