"""The players by rule of thumb: they play by the rules, and by the words of the page."""

from __future__ import annotations

import importlib.util
import random
import re
from pathlib import Path
from types import ModuleType

import pytest

from underhall.core.game import find
from underhall.core.messages import LOCALES
from underhall.players.player import ask

BENCH = Path(__file__).resolve().parents[2] / "bench"


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("rule_of_thumb", BENCH / "rule_of_thumb.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


rule_of_thumb = load()
PLAYERS, OPTIONS = rule_of_thumb.PLAYERS, rule_of_thumb.OPTIONS
TEXTS = {"dwarf": "dwarf", "dwar7s_fall": "dwar7s", "dwar7s_duel": "dwar7s", "dig_deeper_dwarf": "dig_deeper_dwarf"}
DECISIONS = 120


@pytest.mark.parametrize("key", list(PLAYERS))
def test_every_move_is_legal(key: str) -> None:
    """Against somebody who plays at random, so that it comes into odd positions."""
    game = find(key)
    chance = random.Random(5)
    decided = 0
    for seed in range(4):
        state = game.new(seed, **OPTIONS[key])
        player = PLAYERS[key]()
        while state.seat >= 0 and decided < (seed + 1) * DECISIONS // 4:
            legal = state.moves()
            move = ask(player, state, decided + 1) if state.seat == seed % 2 else chance.choice(legal)
            assert move in legal
            decided += state.seat == seed % 2
            state.play(move)
    assert decided >= DECISIONS // 4


@pytest.mark.parametrize("name", sorted(set(TEXTS.values())))
def test_the_code_quotes_every_rule_of_the_page(name: str) -> None:
    page = (Path(LOCALES) / "en" / f"{name}_howto.ftl").read_text(encoding="utf-8").replace("’", "'")
    tips = re.findall(r"^tips-\w+ = (.+)$", page, re.MULTILINE)
    assert len(tips) == 3
    source = Path(rule_of_thumb.__file__ or "").read_text(encoding="utf-8")
    quoted = " ".join(re.findall(r"^\s*# (.*)$", source, re.MULTILINE))
    for tip in tips:
        for part in re.split(r"(?<=[.,:;]) ", tip):
            assert part.rstrip(".,") in quoted, part
