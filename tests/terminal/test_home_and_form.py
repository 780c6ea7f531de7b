"""Coming in: the home screen, the form with every option, going on with a game that was left open."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.conftest import record_of, run, running_app
from underhall.core import record as records
from underhall.core.game import keys
from underhall.core.text import LANGUAGES
from underhall.terminal.dialogs import ResumeDialog
from underhall.terminal.form import LABEL, SEED, START, Form
from underhall.terminal.game_screen import GameScreen
from underhall.terminal.home_screen import HomeScreen
from underhall.terminal.saves import left_open, note_of_open_game, note_open, saved_games
from underhall.terminal.words import TEXTS


def test_every_word_is_there_in_both_languages() -> None:
    assert TEXTS.missing() == []


def test_every_game_is_on_the_home_screen_in_both_languages() -> None:
    async def story() -> None:
        async with running_app(None) as player:
            home = player.app.screen
            assert isinstance(home, HomeScreen)
            assert [game.key for game in home.games] == keys()
            shown = player.screen_text()
            for game in home.games:
                assert game.voice("en").title() in shown
            assert "New game" in shown
            await player.press("l")
            assert "Neues Spiel" in player.screen_text()

    run(story())


def test_the_form_has_every_option_of_every_game_and_starts_it() -> None:
    async def story() -> None:
        for number, key in enumerate(keys()):
            async with running_app(None) as player:
                await player.press(*["down"] * number, "enter")
                form = player.app.screen
                assert isinstance(form, Form)
                assert form.game.key == key
                shown = player.screen_text()
                for option in form.game.options:
                    assert option.key in form.rows()
                assert form.game.voice("en").title() in shown
                await player.press("up", "enter")
                assert any(isinstance(screen, GameScreen) for screen in player.app.screen_stack)
                assert player.table.state.game.key == key
                assert player.table.path.exists()
                await player.press("q")
                assert isinstance(player.app.screen, HomeScreen)

    run(story())


def test_options_seats_names_and_seed_are_taken_from_the_form() -> None:
    async def story() -> None:
        async with running_app(None) as player:
            await player.press(*["down"] * keys().index("dwarf"), "enter")
            form = player.app.screen
            assert isinstance(form, Form)
            await player.press("right")  # edition pnp
            await player.press("down", "right")  # three players
            rows = form.rows()
            for wanted, pressed in (
                ("name 0", [*"Ann"]),
                ("seat 1", ["left", "left"]),  # novice, greedy, random
                ("seat 2", ["left", "left"]),
                (SEED, [*"42"]),
            ):
                while form.rows()[form.at] != wanted:
                    await player.press("down")
                await player.press(*pressed)
            assert "name 1" not in rows  # only people have names
            while form.rows()[form.at] != START:
                await player.press("down")
            await player.press("enter")
            record = player.table.history.record
            assert record.options["edition"] == "pnp"
            assert record.options["players"] == 3
            assert record.players == ["Ann", "random", "random"]
            assert record.seed == 42

    run(story())


@pytest.mark.parametrize("key", keys())
def test_options_and_their_values_are_in_words(key: str) -> None:
    """In every language: no key of a script is shown, and none is too long for its column."""

    async def story() -> None:
        async with running_app(None, size=(80, 40)) as player:
            await player.press(*["down"] * keys().index(key), "enter")
            form = player.app.screen
            assert isinstance(form, Form)
            for language in LANGUAGES:
                assert form.words.language == language
                shown = player.screen_text()
                voice = form.game.voice(language)
                for option in form.game.options:
                    assert voice.option(option.key) in shown
                    assert len(voice.option(option.key)) < LABEL
                    said = {str(value): voice.choice(option.key, str(value)) for value in option.values}
                    assert len(set(said.values())) == len(said)
                    assert all(word != value for value, word in said.items() if not value.isdigit())
                    assert all(len(word) < 80 - LABEL - 6 for word in said.values())
                for typed in ("glueck auf", "max rounds", "first player", "goals to end", "mountain end", "a_on_b"):
                    assert typed not in shown
                await player.press("l")

    run(story())


def test_an_option_called_start_is_chosen_like_any_other() -> None:
    """Dig Deeper Dwarf's is; the row that starts the game is another one."""

    async def story() -> None:
        async with running_app(None) as player:
            await player.press(*["down"] * keys().index("dig_deeper_dwarf"), "enter")
            form = player.app.screen
            assert isinstance(form, Form)
            while form.rows()[form.at] != "start":
                await player.press("down")
            await player.press("right", "right")
            assert form.values["start"] == "2"
            assert "◂ seat 2 ▸" in player.screen_text()
            await player.press("enter")
            assert isinstance(player.app.screen, Form), "the game begins at another row"
            while form.rows()[form.at] != START:
                await player.press("down")
            await player.press("enter")
            assert player.table.history.record.options["start"] == "2"

    run(story())


def test_options_that_do_not_go_together_are_refused_in_words() -> None:
    async def story() -> None:
        async with running_app(None) as player:
            await player.press(*["down"] * keys().index("dwar7s_fall"), "enter")
            form = player.app.screen
            assert isinstance(form, Form)
            form.values["mat_size"] = "7x7"
            await player.press("up", "enter")
            assert isinstance(player.app.screen, Form)
            assert "mat_size" in player.screen_text()

    run(story())


def test_what_is_no_number_is_never_taken_for_one() -> None:
    """Small digits, digits of other scripts and signs, typed wherever the form takes letters; then the arrows."""

    async def story() -> None:
        for number in range(len(keys())):
            async with running_app(None) as player:
                await player.press(*["down"] * number, "enter")
                form = player.app.screen
                assert isinstance(form, Form)
                for row in [row for row in form.rows() if form.typed(row)]:
                    form.at = form.rows().index(row)
                    await player.press("²", "٣", "-", "right", "left")
                    form.values.update({row: "--5"} if row in form.values else {})
                    await player.press("right")
                assert form.seed == ""
                form.at = len(form.rows()) - 1
                await player.press("enter")
                assert player.app.is_running

    run(story())


def left_by_a_table_that_is_gone(path: Path) -> None:
    """As after SIGHUP: the note names a process that is no more."""
    child = subprocess.Popen([sys.executable, "-c", ""])
    child.wait()
    note_open(path)
    note = note_of_open_game()
    note.write_text(note.read_text().replace(str(os.getpid()), str(child.pid), 1))


def test_a_game_open_at_another_table_is_not_offered(data: Path) -> None:
    path = data / "saves" / "a.record"
    record_of("dwarf", "human,random", 6).save(path)
    note_open(path)
    assert left_open() is None
    left_by_a_table_that_is_gone(path)
    assert left_open() == path.resolve()


def test_a_game_that_was_left_open_is_offered(data: Path) -> None:
    path = data / "saves" / "a.record"
    record = record_of("dwarf", "human,random", 6)
    record.save(path)
    left_by_a_table_that_is_gone(path)

    async def story() -> None:
        async with running_app(None) as player:
            assert isinstance(player.app.screen, ResumeDialog)
            assert "DWARF, " in player.screen_text()
            await player.press("enter")
            assert player.table.path.resolve() == path.resolve()
            assert player.table.history.record.moves[: len(record.moves)] == record.moves

    run(story())


def test_the_offer_can_be_declined_and_the_game_stays_on_the_home_screen(data: Path) -> None:
    path = data / "saves" / "a.record"
    record_of("dwarf", "human,random", 6).save(path)
    left_by_a_table_that_is_gone(path)

    async def story() -> None:
        async with running_app(None) as player:
            await player.press("escape")
            home = player.app.screen
            assert isinstance(home, HomeScreen)
            await player.until(lambda: len(home.saved) == 1, "the saved game")
        assert left_open() is None

    run(story())


def test_broken_files_are_no_saved_games(data: Path) -> None:
    folder = data / "saves"
    record_of("dwarf", "human,random", 6).save(folder / "good.record")
    (folder / "bad.record").write_text("nonsense")
    (folder / "cut.record").write_text((folder / "good.record").read_text()[:60])
    assert [saved.path.name for saved in saved_games(30)] == ["good.record"]
    assert not saved_games(30)[0].over
    assert records.load(folder / "good.record").moves
