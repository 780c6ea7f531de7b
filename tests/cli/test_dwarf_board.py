"""DWARF's board: 80 columns for every number of players in every language, and what its marks mean."""

from __future__ import annotations

import re

import pytest

from underhall.core.chance import Chance
from underhall.core.drawing import shown_to
from underhall.core.game import find
from underhall.core.state import State
from underhall.core.text import LANGUAGES
from underhall.games.dwarf.terminal import board, seat_names

DWARF = find("dwarf")
VARIANTS = [{"players": players} for players in (2, 3, 4, 5)] + [
    {"players": 1, "solo_opponent": name} for name in ("eldhusfifl", "andvettr", "andvettr_fadir")
]


def drawn(state: State, language: str = "en") -> str:
    shown = shown_to(state, 0)
    return board(shown, DWARF.voice(language, seat_names(shown, DWARF.voice(language))))


def after(*moves: str, **options: object) -> State:
    state = DWARF.new(7, **options)
    for move in moves:
        state.play(DWARF.moves.parse(move))
    return state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_80_columns_in_every_position(options: dict[str, object], language: str) -> None:
    for seed in range(2):
        state, chance = DWARF.new(seed, **options), Chance(seed)
        while state.seat >= 0:
            text = drawn(state, language)
            assert max(len(line) for line in text.splitlines()) <= 80
            assert "…" not in text  # nothing had to be cut
            moves = state.moves()
            state.play(moves[chance.below(len(moves))])
        drawn(state, language)


def test_every_location_is_there() -> None:
    for players, names in ((2, range(1, 10)), (4, [f"2.{n}" for n in range(1, 10)])):
        text = drawn(DWARF.new(1, players=players))
        for name in names:
            assert f"─ {name} ─" in text


def test_seat_shapes_and_start_player() -> None:
    state = DWARF.new(1, players=5)
    lines = drawn(state).splitlines()[-5:]
    assert [line[2] for line in lines] == ["●", "◆", "■", "▲", "⬢"]
    assert [line[0] for line in lines].index("▸") == state.position()["holder"]


@pytest.mark.rule("D-62", "D-64")
def test_a_monster_without_a_worker_is_marked() -> None:
    """Seed 7 lays Knockers on 6."""
    assert re.search(r"Knockers +! │", drawn(after()))
    assert not re.search(r"Knockers +! │", drawn(after("place 6")))


@pytest.mark.rule("D-100")
def test_no_mark_once_an_army_is_mustered() -> None:
    text = drawn(after("special 2 with workers"))
    assert not re.search(r"Knockers +! │", text)
    assert "An army is mustered" in text


@pytest.mark.rule("D-3", "D-5")
def test_extra_and_spent_workers_are_marked() -> None:
    state = after("place 7", "place 5", "place 1", "place 2")
    state.play(DWARF.moves.parse("place 3"))  # the first extra worker, from Get Help on 7
    text = drawn(state)
    assert "(●)" in text
    assert "●+" in text


@pytest.mark.rule("D-39")
def test_piles_show_front_and_home() -> None:
    assert re.search(r"2 +×3 +Muster an Army +→ 1 ", drawn(after()))
    assert re.search(r"2 +×2 +Hold a Council +→ 2 ", drawn(after("special 2 with workers")))


@pytest.mark.rule("D-86", "D-91")
def test_the_automatons_guide() -> None:
    state = after(players=1)
    text = drawn(state)
    assert "Eldhúsfífl's second worker follows the card you choose now." in text
    assert "▪" in text
    state.play(state.moves()[0])
    assert "Next round Eldhúsfífl first follows the card mined last." in drawn(state)
