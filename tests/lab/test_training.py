"""Self-play in chunks that survive a break, and nets that learn from it what there is to learn."""

from __future__ import annotations

import hashlib
from collections.abc import Generator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from underhall.cli.app import app
from underhall.core.buffers import vec
from underhall.core.evaluation import Evaluator
from underhall.core.features import SparseRow
from underhall.core.game import Game, Options, find
from underhall.core.journal import Journal
from underhall.core.net import BadNet, check, pack, unpack
from underhall.games.dig_deeper_dwarf.game import DIG_DEEPER_DWARF
from underhall.games.dwarf.game import DWARF
from underhall.games.dwarf.state import DwarfState
from underhall.lab import self_play, training
from underhall.lab.self_play import SelfPlay, chunk_file, gather, self_play_of
from underhall.lab.training import Learned, calibration, train
from underhall.lab.workers import Job, R, Workers

FEATURES = DWARF.features()


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_play, "CHUNK", 2)
    monkeypatch.setattr(training, "CHUNK", 2)


def plan(seed: int = 3) -> SelfPlay:
    return self_play_of(DWARF, DWARF.configure({}), seed)


def rows_of(path: Path) -> tuple[Any, Any]:
    with np.load(path) as chunk:
        return chunk["rows"], chunk["shares"]


def test_a_chunk_depends_on_the_plan_and_its_number_alone(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    self_play.play_chunks(plan(), tmp_path / "a", [1, 0])
    assert gather(plan(), 4, tmp_path / "b", Workers())
    for number in (0, 1):
        one, other = rows_of(chunk_file(tmp_path / "a", number)), rows_of(chunk_file(tmp_path / "b", number))
        assert np.array_equal(one[0], other[0])
        assert np.array_equal(one[1], other[1])
    first, second = (rows_of(chunk_file(tmp_path / "a", number))[0] for number in (0, 1))
    assert first.shape[1] == FEATURES.judged
    assert first.shape != second.shape or not np.array_equal(first, second)


def test_games_without_a_plan_are_played_as_the_published_ones(tmp_path: Path) -> None:
    """The nets of DWARF tell the command and the seed that made them: the same games must come of them."""
    published = self_play_of(DWARF, DWARF.configure({"players": 2}), 20)
    assert published.digest() == "932903c7"
    self_play.play_chunks(published, tmp_path, [0])
    rows, shares = rows_of(chunk_file(tmp_path, 0))
    assert hashlib.sha256(rows.tobytes() + shares.tobytes()).hexdigest()[:16] == "b721a5e6c9dc5bb1"


class FirstMove(Evaluator[DwarfState]):
    """Its plan is the first legal move, then none, then nothing that is legal, and so on."""

    def __init__(self) -> None:
        self.asked = 0

    def plan(self, state: DwarfState) -> int:
        assert state.imagined
        self.asked += 1
        return (state.moves()[0], -1, DWARF.moves.size)[self.asked % 3]


class Planned(Game[DwarfState]):
    """DWARF with a plan."""

    def __init__(self) -> None:
        self.judges: list[FirstMove] = []

    def deal(self, options: Options, seed: int, journal: Journal | None = None) -> DwarfState:
        return DWARF.deal(options, seed, journal)

    def handwritten(self) -> FirstMove:
        self.judges.append(FirstMove())
        return self.judges[-1]


def played(game: Game[Any], number: int) -> tuple[bool, list[Any], list[float]]:
    rows: list[Any] = []
    shares: list[float] = []
    finished = self_play.play_one(plan(), game, FEATURES, number, rows, shares)
    return finished, rows, shares


def test_each_seat_follows_the_plan_in_some_of_its_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_play, "MOST_KEPT", 10)
    game = Planned()
    found = [played(game, number) for number in range(6)]
    assert all(finished and len(rows) == len(shares) for finished, rows, shares in found)
    # Few are kept from the first planned move on; where the share is small that may come late.
    assert sorted(len(rows) for _, rows, _ in found)[:4] == [10] * 4
    asked = [judge.asked for judge in game.judges]
    assert len(set(asked)) > 3, "every game has a share of its own"
    again = [played(game, number) for number in range(6)]
    assert [judge.asked for judge in game.judges] == asked * 2
    assert all(np.array_equal(one[1], other[1]) for one, other in zip(found, again, strict=True))


def test_a_game_that_takes_too_long_is_dropped_and_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_play, "MOST_DECISIONS", 20)
    assert played(DWARF, 0) == (False, [], [])
    assert gather(plan(), 4, tmp_path, Workers())
    assert self_play.count_dropped(tmp_path, 4) == 4
    assert rows_of(chunk_file(tmp_path, 0))[0].shape == (0, FEATURES.judged)
    monkeypatch.undo()
    assert played(DWARF, 0)[0]


class Breaking(Workers):
    """Somebody presses Ctrl-C after the first part."""

    def play(self, job: Job[R], numbers: list[int]) -> Generator[R]:
        for part in super().play(job, numbers):
            yield part
            raise KeyboardInterrupt


def test_a_break_loses_nothing_that_was_played(tmp_path: Path) -> None:
    seen: list[int] = []
    assert not gather(plan(), 6, tmp_path, Breaking(), seen.append)
    assert seen == [0, 2]
    kept = {path.name: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    # Half a chunk, as a kill leaves it, is no chunk.
    (tmp_path / "000001.part.npz").write_bytes(b"half")
    assert gather(plan(), 6, tmp_path, Workers(), seen.append)
    assert seen[2:] == [2, 4, 6]
    assert all((tmp_path / name).stat().st_mtime_ns == time for name, time in kept.items())
    assert sorted(path.name for path in tmp_path.glob("00000?.npz")) == ["000000.npz", "000001.npz", "000002.npz"]


def test_other_plans_have_other_folders(tmp_path: Path) -> None:
    three = self_play_of(DWARF, DWARF.configure({"players": 3}), 3)
    assert len({each.folder(tmp_path) for each in (plan(), plan(4), three)}) == 3


def made_up(folder: Path, chunks: int, rows: int = 400, inputs: int = 6) -> None:
    """Chunks in which the first two features say all there is to know, by way of their product; the last is nought."""
    folder.mkdir()
    chance = np.random.default_rng(5)
    for number in range(chunks):
        found = chance.normal(size=(rows, inputs)).astype(np.float16)
        found[:, -1] = 0.0
        odds = 1.0 / (1.0 + np.exp(-3.0 * found[:, 0].astype(float) * np.sign(found[:, 1].astype(float))))
        shares = (chance.random(rows) < odds).astype(np.float16)
        np.savez(chunk_file(folder, number), rows=found, shares=shares)


def share(learned: Learned, features: list[float]) -> float:
    """What the compiled net makes of the weights in a file."""
    net = unpack(pack({"shape": learned.shape}, learned.weights), "made_up.net")
    row = SparseRow(len(features))
    for place, amount in enumerate(features):
        row.add(place, amount)
    return net.share(row, vec[float]([0.0] * learned.shape[1]))


def test_a_net_learns_what_no_single_feature_tells(tmp_path: Path) -> None:
    made_up(tmp_path / "made_up", 20)
    losses: list[float] = []
    learned = train(tmp_path / "made_up", 40, 1, lambda epoch, loss: losses.append(loss))
    assert len(losses) == training.EPOCHS
    assert learned.loss == min(losses) < 0.5 < losses[0]  # a coin's is 0.69, the best there is about 0.41
    assert learned.positions == 18 * 400
    assert share(learned, [2.0, 1.0, 0.0, 0.0, 0.0, 0.0]) > 0.9
    assert share(learned, [2.0, -1.0, 0.0, 0.0, 0.0, 0.0]) < 0.1
    # The file's net and the one that learned are the same, and what was never seen counts for nothing.
    assert share(learned, [0.5, 1.0, 0.0, 0.0, 0.0, 0.0]) == share(learned, [0.5, 1.0, 0.0, 0.0, 0.0, 9.0])
    again = train(tmp_path / "made_up", 40, 1)
    assert again.weights == learned.weights
    assert sum(tenth.positions for tenth in learned.tenths) == 2 * 400
    for tenth in learned.tenths:
        if tenth.positions > 100:
            assert tenth.won == pytest.approx(tenth.given, abs=0.15)


def test_calibration_by_tenths() -> None:
    tenths = calibration(np.array([0.05, 0.62, 0.68, 1.0]), np.array([0.0, 1.0, 0.0, 1.0]))
    assert [tenth.positions for tenth in tenths] == [1, 0, 0, 0, 0, 0, 2, 0, 0, 1]
    assert tenths[6].given == pytest.approx(0.65)
    assert tenths[6].won == 0.5


def run(*words: object) -> str:
    result = CliRunner().invoke(app, [str(word) for word in words])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return " ".join(result.output.split())


def test_train_writes_a_net_that_tells_how_it_was_made(tmp_path: Path, data: Path) -> None:
    file = tmp_path / "3.net"
    told = run("train", "dwarf", "-n", 3, "--games", 6, "--seed", 7, "-p", 1, "--out", file)
    assert "learning from 6 games, seed 7" in told
    assert "mean given" in told
    assert f"The net is in {file}" in told
    net = unpack(file.read_bytes(), "3.net")
    check(net, DWARF, FEATURES, 3, "3.net")
    assert net.header["games"] == 6
    assert net.header["command"].startswith("underhall train dwarf --games 6 --seed 7 -o edition=v1 -o players=3 ")
    # The same command learns the same from the games that are there.
    before = file.read_bytes()
    run("train", "dwarf", "-n", 3, "--games", 6, "--seed", 7, "-p", 1, "--out", file)
    assert file.read_bytes() == before


def test_a_game_with_a_plan_is_learned_by_the_same_command(
    tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (self_play, training):
        monkeypatch.setattr(module, "CHUNK", 1)
    duel = find("dwar7s_duel")
    features = duel.features()
    assert features is not None
    file = tmp_path / "2.net"
    short = ("-o", "goals_to_end=2", "-o", "round_cap=20")
    told = run("train", "dwar7s_duel", "--players", 2, "--games", 2, "--seed", 7, "-p", 1, *short, "--out", file)
    assert f"net {features.judged}-32-16-1" in told
    net = unpack(file.read_bytes(), "2.net")
    check(net, duel, features, 2, "2.net")
    with pytest.raises(BadNet):
        check(net, find("dwar7s_fall"), features, 2, "2.net")


def test_a_game_with_a_plan_is_learned_to_its_end_without_a_cap(tmp_path: Path, data: Path) -> None:
    file = tmp_path / "2.net"
    told = run("train", "dig_deeper_dwarf", "-n", 2, "--games", 4, "--seed", 1, "-p", 1, "--out", file)
    assert "max_rounds=0" in told
    net = unpack(file.read_bytes(), "2.net")
    check(net, DIG_DEEPER_DWARF, DIG_DEEPER_DWARF.features(), 2, "2.net")
    assert "-o max_rounds=0" in net.header["command"]
    assert 0 < net.header["positions"] <= 2 * self_play.MOST_KEPT  # of one chunk; the other is held out


def test_refusals_of_train(tmp_path: Path) -> None:
    assert "at least 3 games are needed" in run("train", "dwarf", "--games", 1, "-p", 1, "--out", tmp_path / "n")
    games = [key for key in ("dwar7s_fall", "dwar7s_duel", "dig_deeper_dwarf") if no_features(key)]
    for game in games:
        assert f"{game} does not declare any features" in run("train", game, "--games", 4)


def no_features(key: str) -> bool:
    return find(key).features() is None


def test_features_are_shown_slice_by_slice() -> None:
    told = run("features", "dwarf")
    assert f"{FEATURES.size} features, the first {FEATURES.judged} of them judged by nets" in told
    for part in FEATURES.slices:
        assert part.name in told
    assert "Merkmale" in run("features", "dwarf", "--lang", "de")
    assert "características" in run("features", "dwarf", "--lang", "pt-BR")
