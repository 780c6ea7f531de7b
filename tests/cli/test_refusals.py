"""What cannot be done: one clear sentence that names what and where, exit code 2, no traceback, nothing written."""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run, files
from underhall.core import record as records
from underhall.core.game import find
from underhall.games.dwarf.catalogue import FILE
from underhall.games.dwarf.game import DWARF

Position = dict[str, Any]


def refused(run: Run, folder: Path, *arguments: object) -> str:
    """Run a command that must fail; returns its one message."""
    before = files(folder)
    answer = run(*arguments, typed="1\n1\n")
    assert answer.code == 2, answer.out + answer.err
    assert "Traceback" not in answer.out + answer.err
    assert len(answer.err.strip().splitlines()) == 1, answer.err
    assert files(folder) == before
    return answer.err


@pytest.fixture
def saved(run: Run, tmp_path: Path) -> Path:
    path = tmp_path / "good.record"
    run("play", "dwarf", "--seed", 7, "--save", path, typed="place 5\nquit\n")
    return path


def one_to_a_line(saved: Path) -> list[str]:
    """The lines of a record with every move on a line of its own, as people write it."""
    lines = saved.read_text().splitlines()
    moves = [DWARF.moves.print(move) for move in records.load(saved).moves]
    return [*lines[: lines.index("moves") + 1], *moves, lines[-1]]


def resealed(lines: list[str]) -> str:
    """A record with a check sum that fits: changed by somebody who knows how."""
    body = lines[:-1]
    moves = len(body) - body.index("moves") - 1
    return "\n".join([*body, f"end {moves} {zlib.crc32(chr(10).join(body).encode()):08x}"]) + "\n"


# Games and options.


def test_unknown_game(run: Run, tmp_path: Path) -> None:
    assert "no game 'chess'; installed are: " in refused(run, tmp_path, "play", "chess")


def test_no_game(run: Run, tmp_path: Path) -> None:
    assert "which game? Installed are: " in refused(run, tmp_path, "play")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("-o", "colour=red"), "dwarf has no option 'colour'; its options are edition"),
        (("-o", "players"), "--option 'players': write it as KEY=VALUE"),
        (("-o", "players=9"), "option players: '9' is not possible; choose 1, 2, 3, 4, 5"),
        (("--players", 7), "option players: '7' is not possible"),
        (("--edition", "v9"), "option edition: 'v9' is not possible; choose v1, pnp"),
        (("--solo", "odin"), "option solo_opponent: 'odin' is not possible; choose eldhusfifl"),
        (("--solo", "andvettr", "--players", 3), "--solo: this asks for players=1, but players=3 is given as well"),
        (("--seed", -4), "seed -4 is out of range"),
        (("--seats", "human"), "--seats human: one seat is given, this game has 2"),
        (("--seats", "human,wizard"), "--seats: 'wizard' is no kind of player; choose human, human:NAME"),
        (("--seats", "human,human:random"), "nobody can be called 'random'"),
        (("--lang", "fr"), "--lang fr: there is no such language here; choose en (English), de (Deutsch)"),
        (("--save", "/no/such/folder/game"), "there is no folder /no/such/folder"),
        (("--cards", "/no/such/cards.toml"), "/no/such/cards.toml: cannot be read (No such file or directory)"),
        (("--load", "/no/such.record"), "/no/such.record: cannot be read (No such file or directory)"),
        (("--position", "/no/such.json"), "/no/such.json: No such file or directory"),
    ],
)
def test_wrong_options(run: Run, tmp_path: Path, arguments: tuple[object, ...], said: str) -> None:
    assert said in refused(run, tmp_path, "play", "dwarf", *arguments)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("-o", "players=9"), "Option players: '9' ist nicht möglich; wähle 1, 2, 3, 4, 5"),
        (("--seats", "human,wizard"), "--seats: 'wizard' ist keine Art von Spieler; wähle human, human:NAME"),
        (("--load", "/no/such.record"), "/no/such.record: nicht lesbar (Datei oder Ordner nicht gefunden)"),
        (("--position", "/no/such.json"), "/no/such.json: Datei oder Ordner nicht gefunden"),
    ],
)
def test_wrong_options_in_german(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[object, ...], said: str
) -> None:
    monkeypatch.setenv("UNDERHALL_LANG", "de")
    assert said in refused(run, tmp_path, "play", "dwarf", *arguments)


def test_a_shorthand_the_game_does_not_know(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dwarf = find("dwarf")
    monkeypatch.setattr(dwarf, "options", tuple(option for option in dwarf.options if option.key != "edition"))
    assert "--edition: dwarf has no option 'edition'" in refused(run, tmp_path, "play", "dwarf", "--edition", "v1")


def test_an_unknown_flag_is_refused(run: Run) -> None:
    answer = run("play", "dwarf", "--colour", "red")
    assert answer.code == 2
    assert "--colour" in answer.err


# Files that exist already.


def test_no_file_is_overwritten(run: Run, tmp_path: Path, saved: Path) -> None:
    assert f"{saved}: this file exists already" in refused(run, tmp_path, "play", "dwarf", "--save", saved)


def test_no_save_into_a_folder(run: Run, tmp_path: Path) -> None:
    assert "this is a folder" in refused(run, tmp_path, "play", "dwarf", "--save", tmp_path)


# Records.


def test_a_record_brings_its_options(run: Run, tmp_path: Path, saved: Path) -> None:
    said = refused(run, tmp_path, "play", "dwarf", "--load", saved, "--players", 3)
    assert "--players does not go together with --load" in said
    said = refused(run, tmp_path, "play", "dwarf", "--load", saved, "--position", saved)
    assert "--load does not go together with --position" in said


@pytest.mark.parametrize("command", [("play", "dwarf", "--load"), ("replay",)])
class TestBadRecords:
    def write(self, tmp_path: Path, text: str | bytes) -> Path:
        path = tmp_path / "bad.record"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    def test_truncated(self, run: Run, tmp_path: Path, saved: Path, command: tuple[str, ...]) -> None:
        lines = saved.read_text().splitlines()
        path = self.write(tmp_path, "\n".join(lines[:-2]) + "\n")
        assert f"{path}: line {len(lines) - 2}: the record breaks off here" in refused(run, tmp_path, *command, path)

    def test_edited(self, run: Run, tmp_path: Path, saved: Path, command: tuple[str, ...]) -> None:
        path = self.write(tmp_path, saved.read_text().replace("seed 7", "seed 8"))
        said = refused(run, tmp_path, *command, path)
        assert f"{path}: line " in said
        assert "the check sum does not fit" in said

    def test_illegal_move(self, run: Run, tmp_path: Path, saved: Path, command: tuple[str, ...]) -> None:
        lines = one_to_a_line(saved)
        place = lines.index("place 5")
        lines[place] = "decline"
        said = refused(run, tmp_path, *command, self.write(tmp_path, resealed(lines)))
        assert f"line {place + 1}: 'decline': on the first turn you must place a worker" in said

    def test_stale_move(self, run: Run, tmp_path: Path, saved: Path, command: tuple[str, ...]) -> None:
        lines = one_to_a_line(saved)
        place = lines.index("place 5")
        lines.insert(place + 1, "place 5")
        said = refused(run, tmp_path, *command, self.write(tmp_path, resealed(lines)))
        assert f"line {place + 2}: 'place 5': location 5 is occupied" in said

    def test_no_move_at_all(self, run: Run, tmp_path: Path, saved: Path, command: tuple[str, ...]) -> None:
        lines = one_to_a_line(saved)
        place = lines.index("place 5")
        lines[place] = "castle kingside"
        said = refused(run, tmp_path, *command, self.write(tmp_path, resealed(lines)))
        assert f"line {place + 1}: 'castle kingside' is no move of this game" in said

    def test_other_rules(self, run: Run, tmp_path: Path, saved: Path, command: tuple[str, ...]) -> None:
        lines = saved.read_text().splitlines()
        lines[1] = lines[1].replace("rules ", "rules 99")
        said = refused(run, tmp_path, *command, self.write(tmp_path, resealed(lines)))
        assert "it was played by rules version 99" in said

    def test_other_cards(self, run: Run, tmp_path: Path, saved: Path, command: tuple[str, ...]) -> None:
        lines = saved.read_text().splitlines()
        lines[1] = " ".join([*lines[1].split()[:-1], "00000000"])
        said = refused(run, tmp_path, *command, self.write(tmp_path, resealed(lines)))
        assert "it was played with another card file" in said

    def test_foreign_game(self, run: Run, tmp_path: Path, saved: Path, command: tuple[str, ...]) -> None:
        lines = saved.read_text().splitlines()
        lines[1] = lines[1].replace("dwarf", "chess")
        said = refused(run, tmp_path, *command, self.write(tmp_path, resealed(lines)))
        assert "chess" in said

    def test_not_a_record(self, run: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
        assert "line 1: not an Underhall record" in refused(run, tmp_path, *command, self.write(tmp_path, "hello\n"))
        assert "line 1: not an Underhall record" in refused(run, tmp_path, *command, self.write(tmp_path, ""))
        assert "not a text file" in refused(run, tmp_path, *command, self.write(tmp_path, b"\xff\xfe\x00"))


# Positions.


@pytest.fixture
def position(run: Run, saved: Path) -> Position:
    data: Position = json.loads(run("replay", saved, "--position").out)
    return data


@pytest.mark.parametrize("command", [("play", "dwarf", "--position"), ("position",)])
class TestBadPositions:
    def bad(self, run: Run, tmp_path: Path, command: tuple[str, ...], text: str) -> str:
        path = tmp_path / "bad.json"
        path.write_text(text)
        said = refused(run, tmp_path, *command, path)
        assert str(path) in said
        return said

    def test_a_card_twice(self, run: Run, tmp_path: Path, position: Position, command: tuple[str, ...]) -> None:
        card = position["mountains"][0][0]
        position["discards"][0].append(card)
        said = self.bad(run, tmp_path, command, json.dumps(position))
        assert f"card {card} of set 1 is both in mountains.0 and in discards.0" in said

    def test_a_card_lost(self, run: Run, tmp_path: Path, position: Position, command: tuple[str, ...]) -> None:
        card = position["mountains"][0].pop()
        said = self.bad(run, tmp_path, command, json.dumps(position))
        assert f"card {card} of set 1 is missing" in said

    def test_a_debt(self, run: Run, tmp_path: Path, position: Position, command: tuple[str, ...]) -> None:
        position["holdings"][1]["gold"] = -1
        assert "holdings.1.gold" in self.bad(run, tmp_path, command, json.dumps(position))

    def test_a_wrong_option(self, run: Run, tmp_path: Path, position: Position, command: tuple[str, ...]) -> None:
        position["options"]["players"] = 12
        assert "options: option players: '12'" in self.bad(run, tmp_path, command, json.dumps(position))

    def test_no_position(self, run: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
        assert "not valid JSON (Expecting" in self.bad(run, tmp_path, command, "{broken")
        assert "game: missing" in self.bad(run, tmp_path, command, "[1, 2]")
        assert "game: missing" in self.bad(run, tmp_path, command, "{}")


# Card files.


@pytest.mark.parametrize("command", [("play",), ("cards",), ("simulate",)])
class TestBadCards:
    def bad(self, run: Run, tmp_path: Path, command: tuple[str, ...], old: str, new: str) -> str:
        text = FILE.read_text(encoding="utf-8")
        assert old in text
        path = tmp_path / "mine.toml"
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return refused(run, tmp_path, *command, "dwarf", "--cards", path)

    def test_wrong_count(self, run: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
        said = self.bad(run, tmp_path, command, 'id = "C54"\nkind = "alloy_steel"\nletter = "A"\nlocation = 9',
                        'id = "C54"\nkind = "alloy_steel"\nletter = "A"\nlocation = 8')  # fmt: skip
        assert "card C54, field location: location 8 has 6 cards of [[mountain]], not 5" in said

    def test_wrong_value(self, run: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
        said = self.bad(run, tmp_path, command, "take_iron = 3", "take_iron = 300")
        assert "card iron_seam, field take_iron: 300 is not a whole number 0-9" in said

    def test_not_toml(self, run: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
        assert "not valid TOML" in self.bad(run, tmp_path, command, "take_iron = 3", "take_iron = three")


# As a program of its own.


def test_refused_on_a_pipe_too(pipe: Run, tmp_path: Path) -> None:
    assert "no game 'chess'" in refused(pipe, tmp_path, "play", "chess")
