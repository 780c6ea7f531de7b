"""Records: text that replays to the same state; whatever is wrong with one is said with the line."""

from __future__ import annotations

import zlib
from pathlib import Path

import pytest

from underhall.core import record as records
from underhall.core.errors import BadOption, BadRecord, UnknownGame
from underhall.core.game import Game
from underhall.core.record import Record
from underhall.games.dwarf.game import DWARF


@pytest.fixture
def record(stones: Game) -> Record:
    """The first moves of a game of High Stone: always the first legal one."""
    record = Record(stones, stones.configure({"players": 3}), 5, ["Ann", "Bo Björk", "random"])
    state = record.start()
    for _ in range(4):
        record.moves.append(state.moves()[0])
        state.play(state.moves()[0])
    return record


def signed(lines: list[str]) -> str:
    """A record with its last line made to fit, as somebody who edits one on purpose would."""
    moves = len(lines) - 1 - lines.index("moves")
    return "\n".join([*lines, f"end {moves} {zlib.crc32(chr(10).join(lines).encode()):08x}"]) + "\n"


def body(record: Record) -> list[str]:
    """All lines but the last, with a line for each move: records may be written so, too."""
    lines = record.write().splitlines()
    return lines[: lines.index("moves") + 1] + [record.game.moves.print(move) for move in record.moves]


def changed(record: Record, old: str, new: str) -> str:
    lines = body(record)
    assert any(line.startswith(old) for line in lines)
    return signed([new if line.startswith(old) else line for line in lines if new or not line.startswith(old)])


def test_the_text_is_as_documented(record: Record) -> None:
    lines = record.write().splitlines()
    assert lines[0] == "underhall 1"
    assert lines[1] == f"game high_stone rules 1 cards {record.game.catalogue.digest}"
    assert lines[2:7] == ["options players=3 hand=3", "seed 5", "player 1 Ann", "player 2 Bo Björk", "player 3 random"]
    assert lines[7] == "moves"
    stones = [record.game.moves.print(move).removeprefix("lay ") for move in record.moves]
    assert lines[8] == "lay " + ", ".join(stones)
    assert lines[9].startswith("end 4 ")
    assert len(lines) == 10


def test_a_move_to_a_line_reads_the_same(record: Record) -> None:
    assert records.read(signed(body(record))).moves == record.moves


def test_it_reads_back_and_replays(record: Record) -> None:
    again = records.read(record.write())
    assert again.game is record.game
    assert again.options == record.options
    assert (again.seed, again.players, again.moves) == (5, ["Ann", "Bo Björk", "random"], record.moves)
    assert again.replay().fingerprint() == record.replay().fingerprint()
    assert again.replay(0).fingerprint() == record.start().fingerprint()
    assert again.replay(2).fingerprint() != record.replay().fingerprint()


def test_it_can_start_from_a_position(record: Record, stones: Game) -> None:
    later = Record(stones, record.options, 0)
    later.position = record.replay(2).position()
    later.moves = record.moves[2:]
    text = later.write()
    assert "\nposition {" in text
    assert "\nseed" not in text
    assert records.read(text).replay().fingerprint() == record.replay().fingerprint()


def test_files_are_written_whole_and_read_again(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "games" / "one.txt"
    record.save(path)
    assert [entry.name for entry in path.parent.iterdir()] == ["one.txt"]
    assert records.load(path).write() == record.write()


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"none\.txt: cannot be read"):
        records.load(tmp_path / "none.txt")
    (tmp_path / "picture.txt").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BadRecord, match=r"picture\.txt: not a text file"):
        records.load(tmp_path / "picture.txt")
    (tmp_path / "letter.txt").write_text("Dear Sir,\n")
    with pytest.raises(BadRecord, match=r"letter\.txt: line 1: not an Underhall record"):
        records.load(tmp_path / "letter.txt")


def test_truncated_and_changed_records_are_noticed(record: Record) -> None:
    text = record.write()
    lines = text.splitlines()
    for count in range(1, len(lines)):
        with pytest.raises(BadRecord, match=f"line {count}: the record breaks off here"):
            records.read("\n".join(lines[:count]))
    with pytest.raises(BadRecord, match="the check sum does not fit"):
        records.read(text.replace("seed 5", "seed 6"))
    with pytest.raises(BadRecord, match="line 1: not an Underhall record"):
        records.read("")


@pytest.mark.parametrize(
    ("old", "new", "match"),
    [
        ("underhall", "underhall 2", "line 1: written by another version"),
        ("game", "game high_stone", "the line 'game' must read"),
        ("game", "game high_stone rules 9 cards 0", "rules version 9 of high_stone; this is version 1"),
        ("game", "game high_stone rules 1 cards 00000000", "another card file"),
        ("game", "", "the header has no line 'game'"),
        ("options", "", "the header has no line 'options'"),
        ("seed", "", "neither 'seed' nor 'position'"),
        ("seed", "seed five", "seed: 'five' is not a whole number"),
        ("seed", "position {", "position: not valid JSON"),
        ("player 1", "spieler 1 Ann", "line 5: 'spieler' is not a header line"),
    ],
)
def test_wrong_headers_are_named(record: Record, old: str, new: str, match: str) -> None:
    with pytest.raises(BadRecord, match=match):
        records.read(changed(record, old, new))


def test_other_games_and_options_are_named(record: Record) -> None:
    with pytest.raises(UnknownGame, match="no game 'chess'"):
        records.read(changed(record, "game", "game chess rules 1 cards 0"))
    with pytest.raises(BadRecord, match="a record of 'chess', not of 'high_stone'"):
        records.read(changed(record, "game", "game chess rules 1 cards 0"), record.game)
    with pytest.raises(BadOption, match="players"):
        records.read(changed(record, "options", "options players=9"))


def test_impossible_moves_are_named_with_their_line(record: Record) -> None:
    lines = body(record)
    with pytest.raises(BadRecord, match="line 10: 'fly away' is no move of this game"):
        records.read(signed([*lines[:9], "fly away", *lines[10:]]))
    with pytest.raises(BadRecord, match=r"line 10: .*not in your hand"):
        records.read(signed([*lines[:9], lines[8], *lines[10:]]))
    text = signed(lines).replace("end 4", "end 9")
    with pytest.raises(BadRecord, match="9 moves are announced, 4 are there"):
        records.read(text)


def test_replaying_names_the_move(record: Record) -> None:
    record.moves[1] = record.moves[0]
    with pytest.raises(BadRecord, match="move 2, 'lay "):
        record.replay()


def test_a_record_without_the_line_moves(record: Record) -> None:
    lines = [line for line in body(record)[:8] if line != "moves"]
    text = "\n".join([*lines, f"end 0 {zlib.crc32(chr(10).join(lines).encode()):08x}"])
    with pytest.raises(BadRecord, match="no line 'moves'"):
        records.read(text)


def test_short_forms_share_a_line_and_both_ways_of_writing_are_read() -> None:
    record = Record(DWARF, DWARF.configure({"players": 2}), 1, ["Ann", "Bo"])
    for text in ("place 5", "special 2 with workers", "decline"):
        record.moves.append(DWARF.moves.parse(text))
    lines = record.write().splitlines()
    assert lines[lines.index("moves") + 1 : -1] == ["5 s2 -"]
    record.moves = []
    state = record.start()
    while state.seat >= 0:
        record.moves.append(state.moves()[-1])
        state.play(record.moves[-1])
    assert records.read(record.write()).moves == record.moves
    assert records.read(signed(body(record))).moves == record.moves
    with pytest.raises(BadRecord, match="line 8: 'q2' is no short form of a move"):
        records.read(signed([*body(record)[:7], "5 q2"]))
