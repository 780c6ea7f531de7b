"""``match``, ``ladder`` and ``report`` as people type them."""

from __future__ import annotations

import csv
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from underhall.cli.app import app
from underhall.cli.cluster import MayUseRay
from underhall.lab import extras
from underhall.lab.page import TEXTS

EXTERNAL = re.compile(r"""(?:src|href)=["'](?:https?:)?//|@import|url\((?!#)""")


def run(*words: object) -> Result:
    result = CliRunner().invoke(app, [str(word) for word in words])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def test_a_match_with_random_players_comes_to_an_end(tmp_path: Path) -> None:
    out = run("match", "dig_deeper_dwarf", "random", "random", "--games", 2, "-p", 1, "--out", tmp_path / "m").output
    assert "max_rounds=60; -o chooses otherwise" in " ".join(out.split())


def test_match_prints_everything_with_intervals(tmp_path: Path) -> None:
    out = run("match", "dwarf", "greedy", "random", "--games", 8, "-p", 1, "--out", tmp_path / "m").output
    for words in ("win rate", "95 % (deals)", "95 % (Wilson)", "Elo", "mean at the end", "Player 2", "8 games from 4"):
        assert words in out
    again = run("match", "dwarf", "greedy", "random", "--games", 8, "-p", 1, "--out", tmp_path / "m").output
    assert "8 games are there already" in again
    assert again.replace("8 games are there already; going on from there.\n", "") == out


def test_match_in_german(tmp_path: Path) -> None:
    words = ("random", "random", "--games", 2, "-p", 1, "--lang", "de", "--sprt", 0, 30)
    out = run("match", "dwarf", *words).output
    assert "Siegquote" in out
    assert "Noch keine Entscheidung zwischen Elo 0 und 30" in out


def test_solo_match() -> None:
    words = ("-o", "players=1", "-o", "solo_opponent=andvettr", "--games", 3, "-p", 1)
    out = run("match", "dwarf", "random", *words).output
    assert "solo_opponent=andvettr" in out
    assert "3 games from 3 deals" in out
    assert "seat" not in out


def test_another_match_in_the_file_is_one_clear_sentence(tmp_path: Path) -> None:
    run("match", "dwarf", "random", "random", "--games", 2, "-p", 1, "--out", tmp_path / "m")
    refused = run("match", "dwarf", "random", "random", "--seed", 5, "--games", 2, "-p", 1, "--out", tmp_path / "m")
    assert refused.exit_code == 2
    assert "holds another match (seed is 1 there and 5 here); name another file with --out" in refused.output


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (["--ray"], ["--ray", "local"]),
        (["--ray", "-p", "2"], ["--ray", "local", "-p", "2"]),
        (["--ray", "auto"], ["--ray", "auto"]),
        (["--ray", "10.0.0.7:6379"], ["--ray", "10.0.0.7:6379"]),
        (["--ray", "search:300ms"], ["--ray", "local", "search:300ms"]),
    ],
)
def test_ray_with_and_without_an_address(typed: list[str], meant: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[str]] = []

    def note(self: Any, ctx: Any, args: list[str]) -> list[str]:
        seen.append(args)
        return []

    monkeypatch.setattr(MayUseRay.__mro__[1], "parse_args", note)
    MayUseRay(name="x").parse_args(None, typed)
    assert seen == [meant]


def test_ladder_ranks_and_draws(tmp_path: Path) -> None:
    pytest.importorskip("openskill", reason="the extra underhall[lab] is not installed")
    plot = tmp_path / "ladder.svg"
    words = ("ladder", "dwarf", "random", "greedy", "search:30it", "--games", 6, "-p", 1)
    answer = run(*words, "--plot", plot, "--out", tmp_path / "files")
    rows = [line.split() for line in answer.output.splitlines()]
    ranks = {row[1]: int(row[0]) for row in rows if len(row) > 3 and row[0] in "123"}
    assert ranks["random"] == 3
    assert sorted(ranks.values()) == [1, 2, 3]
    assert plot.read_text(encoding="utf-8").startswith("<?xml")
    assert len(list((tmp_path / "files").iterdir())) == 3
    again = run(*words, "--plot", tmp_path / "again.svg", "--out", tmp_path / "files")
    assert (tmp_path / "again.svg").read_bytes() == plot.read_bytes()
    assert again.output.replace("again.svg", "ladder.svg") == answer.output


def test_ladder_needs_different_players() -> None:
    pytest.importorskip("openskill", reason="the extra underhall[lab] is not installed")
    assert "named twice" in run("ladder", "dwarf", "random", "random").output
    assert "at least two seats" in run("ladder", "dwarf", "random", "greedy", "-o", "players=1").output


def test_report_is_one_page_with_tables_beside_it(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="the extra underhall[lab] is not installed")
    parquet = pytest.importorskip("pyarrow.parquet", reason="the extra underhall[lab] is not installed")
    page, raw = tmp_path / "page.html", tmp_path / "rows.parquet"
    words = ("report", "dwarf", "--games", 40, "-p", 1)
    run(*words, "--out", page, "--parquet", raw)
    html = page.read_text(encoding="utf-8")
    assert html.count("<svg") == 7
    assert not EXTERNAL.search(html)
    assert "<script" not in html
    tables = {path.stem.removeprefix("page-") for path in tmp_path.glob("page-*.csv")}
    assert tables == {"length", "rounds", "choices", "scores", "seats", "things", "endings", "variants"}
    for table in tables:
        assert f'href="page-{table}.csv"' in html
    with (tmp_path / "page-endings.csv").open(encoding="utf-8") as file:
        assert sum(int(row["games"]) for row in csv.DictReader(file)) == 40
    rows = parquet.read_table(raw).to_pylist()
    main = [row for row in rows if "mountain_end=failed_draw" in row["variant"] and "edition=v1" in row["variant"]]
    assert len(main) == 80
    assert sum(row["result"] for row in main) == pytest.approx(40)
    run(*words, "--out", tmp_path / "again.html")
    assert (tmp_path / "again.html").read_text(encoding="utf-8") == html.replace("page-", "again-")


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ModuleNotFoundError(f"No module named '{name}'", name=name)

    monkeypatch.setattr(extras, "import_module", missing)
    for words in (("report", "dwarf"), ("ladder", "dwarf", "random", "greedy")):
        answer = run(*words)
        assert answer.exit_code == 2
        assert "pip install 'underhall[lab]'" in answer.output


def test_the_page_has_every_word_in_both_languages() -> None:
    assert TEXTS.missing() == []
