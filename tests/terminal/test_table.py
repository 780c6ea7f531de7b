"""At the table: picking, stepping back, taking back, hints, handing over, languages, the mouse."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.terminal.conftest import Player, record_of, run, running_app
from underhall.core import record as records
from underhall.core.game import find
from underhall.core.record import Record
from underhall.core.text import LANGUAGES
from underhall.terminal import bot_client
from underhall.terminal.dialogs import CardsDialog, HandOverDialog, KeysDialog, RulesDialog
from underhall.terminal.home_screen import HomeScreen
from underhall.terminal.saves import note_of_open_game

CLAUSE = re.compile(r"\[[A-Z]-\d+")


def test_arrows_move_over_legal_pieces_and_enter_picks(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_app(record_of("dwarf", "human,human"), tmp_path / "a.record") as player:
            game_screen = player.game_screen
            assert game_screen.cursor == "location:1"
            await player.press("right", "down")
            assert game_screen.cursor == "location:5"
            await player.press("right", "right")
            assert game_screen.cursor.startswith("pile:")
            await player.press("left")
            assert game_screen.cursor.startswith("location:")
            await player.press("enter")
            game = player.table.state.game
            assert game.moves.print(player.table.history.record.moves[0]).startswith("place ")
            assert records.load(tmp_path / "a.record").moves == player.table.history.record.moves

    run(story())


def test_two_picks_and_escape_steps_back(tmp_path: Path) -> None:
    async def story() -> None:
        record = record_of("dwarf", "human,random", 40)
        async with running_app(record, tmp_path / "a.record") as player:
            game_screen = player.game_screen
            pile = next(name for name in game_screen.candidates() if name.startswith("pile:"))
            game_screen.move_to(pile)
            assert re.fullmatch(r"take [A-Z][\w ]+ from pile \d with .+", player.game_screen.meaning(pile))
            before = len(player.table.history.record.moves)
            await player.press("enter")
            assert game_screen.picking.picked == [pile]
            assert all(name.startswith("payment:") for name in game_screen.candidates())
            assert len(player.table.history.record.moves) == before
            await player.press("escape")
            assert game_screen.picking.picked == []
            assert game_screen.cursor == pile

    run(story())


def test_a_card_its_spot_its_rotation_and_taking_it_back(tmp_path: Path) -> None:
    async def story() -> None:
        record = record_of("dwar7s_fall", "human,random", 12)
        async with running_app(record, tmp_path / "a.record") as player:
            game_screen = player.game_screen
            before = list(player.table.history.record.moves)
            game_screen.move_to("card:emerald mine")
            await player.press("enter")
            assert all(name.startswith("spot:") for name in game_screen.candidates())
            shown = player.screen_text()
            await player.press("r")
            assert game_screen.wish.startswith("turn:")
            assert player.game_screen.pane("board").drawing.lines != []
            await player.press("enter")
            assert game_screen.cursor == game_screen.wish or len(game_screen.candidates()) == 1
            assert shown != player.screen_text()
            await player.press("r", "enter")
            assert len(player.table.history.record.moves) == len(before) + 1
            move = player.table.state.game.moves.print(player.table.history.record.moves[-1])
            assert move.startswith("play emerald mine at ")
            await player.press("u")
            assert player.table.history.record.moves == before
            assert "Taken back." in player.screen_text()
            assert records.load(tmp_path / "a.record").moves == before

    run(story())


def test_what_cannot_be_taken_back_is_said(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_app(record_of("dwarf", "human,random"), tmp_path / "a.record") as player:
            await player.press("u")
            assert "Nothing can be taken back" in player.screen_text()

    run(story())


def test_at_one_keyboard_nobody_needs_to_type_what_they_say(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_app(record_of("dwarf", "human,human"), tmp_path / "a.record") as player:
            await player.press("t")
            assert "hears you" in player.screen_text()

    run(story())


def test_a_hint_points_at_the_best_move_and_keys_go_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_app(record_of("dwarf", "human,random", 20), tmp_path / "a.record") as player:
            await player.press("h")
            assert "Thinking about a hint" in player.screen_text()
            await player.press("right")  # keys never wait for the thinking
            await player.until(lambda: bool(player.game_screen.advice), "a hint")
            assert "★" in player.screen_text()
            best = player.game_screen.advice[0].move
            assert player.game_screen.cursor == player.game_screen.picking.next_pick(best)

    run(story())


def test_a_thinking_opponent_does_not_hold_up_keys(tmp_path: Path) -> None:
    async def story() -> None:
        record = record_of("dwarf", "human,search:1s", seed=3)
        async with running_app(record, tmp_path / "a.record") as player:
            await player.until_asked()
            await player.press("enter")
            if not player.table.asked():
                assert "is thinking" in player.screen_text()
                await player.press("?")
                assert isinstance(player.app.screen, KeysDialog)
                await player.press("escape")
            await player.until_asked()
            assert player.table.history.record.moves

    run(story())


def test_handing_over_shows_nothing_of_the_other(tmp_path: Path) -> None:
    async def story() -> None:
        record = record_of("dwar7s_duel", "Ann,Bo", first_player=1)
        async with running_app(record, tmp_path / "a.record") as player:
            assert isinstance(player.app.screen, HandOverDialog)
            shown = player.screen_text()
            assert "hand over to Ann" in shown
            assert "secret" not in shown
            await player.press("enter")
            mine = secret_shown(player)
            assert mine
            while not isinstance(player.app.screen, HandOverDialog):
                game_screen = player.game_screen
                end = [name for name in game_screen.candidates() if name == "end"]
                if end:
                    game_screen.move_to("end")
                await player.press("enter")
            shown = player.screen_text()
            assert "hand over to Bo" in shown
            assert "secret" not in shown
            await player.press("right", "h", "u", "tab")  # nothing but Enter and q does anything here
            assert isinstance(player.app.screen, HandOverDialog)
            await player.press("enter")
            theirs = secret_shown(player)
            assert theirs
            assert player.table.viewer == 1

    run(story())


def secret_shown(player: Player) -> str:
    lines = player.game_screen.pane("side").drawing.lines
    return next((line for line in lines if "secret:" in line), "")


def test_the_open_game_dwarf_is_not_handed_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_app(record_of("dwarf", "Ann,Bo"), tmp_path / "a.record") as player:
            await player.press("enter")
            assert not isinstance(player.app.screen, HandOverDialog)
            assert player.table.asked()

    run(story())


@pytest.mark.parametrize("key", ["dwarf", "dwar7s_fall", "dwar7s_duel", "dig_deeper_dwarf"])
def test_the_next_language_at_a_key(key: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with running_app(record_of(key, "human,random", 20), tmp_path / "a.record") as player:
            await player.until_still()
            english = player.screen_text()
            await player.press("l")
            german = player.screen_text()
            assert "q Ende" in german
            assert player.game_screen.headline() in german
            assert german != english
            await player.press(*["l"] * (len(LANGUAGES) - 1))
            await player.until_still()
            assert player.screen_text() == english

    run(story())


def test_a_screen_that_is_being_left_draws_nothing(tmp_path: Path) -> None:
    """A bot's last word comes when its table is closed, and the panes may be gone by then."""

    async def story() -> None:
        async with running_app(record_of("dwarf", "human,random"), tmp_path / "a.record") as player:
            await player.until_still()
            screen = player.game_screen
            await screen.query("*").remove()
            screen.redraw()

    run(story())


def test_rules_are_searched_by_number_and_by_word(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_app(record_of("dwarf", "human,random"), tmp_path / "a.record") as player:
            await player.press("/")
            assert isinstance(player.app.screen, RulesDialog)
            await player.press(*"D-34")
            await player.until(lambda: "D-34  " in player.screen_text(), "the clause")
            for _ in range(4):
                await player.press("backspace")
            await player.press(*"zeppelin")
            await player.until(lambda: "Nothing found for 'zeppelin'" in player.screen_text(), "the answer")
            for _ in range(8):
                await player.press("backspace")
            await player.press(*"12")
            await player.until(lambda: "What differs between editions" in player.screen_text(), "the section")
            await player.until(lambda: "discard pile" in player.screen_text(), "its table")
            await player.press("escape")
            assert not isinstance(player.app.screen, RulesDialog)

    run(story())


@pytest.mark.parametrize(("language", "heading"), [("en", "The stacks, from the top"), ("de", "Die Stapel, von der")])
def test_covered_cards_and_discards_can_be_looked_at(tmp_path: Path, language: str, heading: str) -> None:
    """D-11: on request, at any moment; the lowest stack is reached by scrolling."""

    async def story() -> None:
        record = record_of("dwarf", "human,random", 40)
        async with running_app(record, tmp_path / "a.record", language, (100, 40)) as player:
            before = player.table.state.fingerprint()
            await player.press("s")
            assert isinstance(player.app.screen, CardsDialog)
            await player.until(lambda: heading in player.screen_text(), "the stacks")
            shown = player.screen_text()
            voice = player.game_screen.voice
            position = player.table.state.position()
            stack = max(position["stacks"].values(), key=len)
            assert len(stack) > 2
            for card in stack:
                assert f"({card})" in shown
            for card in position["discards"][0]:
                assert f"({card})" in shown
            assert voice.phrase("kinds", "iron_seam") in shown
            await player.press("down", "pagedown", "up")
            await player.press("escape")
            assert not isinstance(player.app.screen, CardsDialog)
            assert player.table.state.fingerprint() == before

    run(story())


def test_where_nothing_is_covered_the_key_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        record = record_of("dwar7s_duel", "human,random", first_player=1)
        async with running_app(record, tmp_path / "a.record") as player:
            await player.until_asked()
            await player.press("s")
            assert "There is nothing more to look at here." in player.screen_text()

    run(story())


def test_the_log_begins_with_the_game(tmp_path: Path) -> None:
    """The first Mining Phase and his first worker stand in the log before anybody has moved."""

    async def story() -> None:
        record = record_of("dwarf", "human", players=1, solo_opponent="andvettr_fadir")
        async with running_app(record, tmp_path / "a.record", size=(160, 40)) as player:
            await player.until_still()
            shown = " ".join(player.screen_text().split())
            assert record.moves == []
            assert "Round 1 begins" in shown
            assert "Andvéttr faðir puts a" in shown

    run(story())


@pytest.mark.parametrize("key", ["dwarf", "dwar7s_fall", "dwar7s_duel", "dig_deeper_dwarf"])
def test_the_log_names_clauses_only_for_whoever_asks(key: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with running_app(record_of(key, "human,random", 20), tmp_path / "a.record", size=(160, 40)) as player:

            def told() -> str:
                return "\n".join(player.game_screen.pane("log").drawing.lines)

            await player.until_still()
            assert not CLAUSE.search(told())
            await player.press("c")
            assert CLAUSE.search(told())
            await player.press("c")
            assert not CLAUSE.search(told())

    run(story())


def test_the_first_click_points_and_the_second_picks(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_app(record_of("dwarf", "human,human"), tmp_path / "a.record") as player:
            board = player.game_screen.pane("board")
            spot = next(spot for spot in board.spots() if spot.name == "location:9")
            x, y = spot.x + 3 - board.region.x, spot.y + 1 - board.region.y
            assert board.piece_at(x, y) == "location:9"
            mouse = Pilot(player.app)
            await mouse.click("#board", offset=(x, y))
            assert player.game_screen.cursor == "location:9"
            assert not player.table.history.record.moves
            await mouse.click("#board", offset=(x, y))
            assert player.table.state.game.moves.print(player.table.history.record.moves[0]) == "place 9"

    run(story())


def test_clicks_on_what_may_not_be_picked_do_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_app(record_of("dwarf", "human,random", 20), tmp_path / "a.record") as player:
            board = player.game_screen.pane("board")
            taken = next(spot for spot in board.spots() if spot.name not in player.game_screen.candidates())
            assert board.piece_at(taken.x + 3 - board.region.x, taken.y + 1 - board.region.y) == ""

    run(story())


def test_leaving_keeps_the_game_on_the_home_screen(tmp_path: Path, data: Path) -> None:
    async def story() -> None:
        async with running_app(record_of("dwarf", "human,random")) as player:
            assert note_of_open_game().exists()
            await player.press("enter")
            await player.press("q")
            assert not note_of_open_game().exists()
            home = player.app.screen
            assert isinstance(home, HomeScreen)
            await player.until(lambda: len(home.saved) == 1, "the saved game")
            await player.press("right", "enter")
            await player.settle()
            assert player.table.history.record.moves

    run(story())


def test_failing_to_save_is_said_and_ends_no_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_app(record_of("dwarf", "human,human"), tmp_path / "a.record") as player:
            player.table.path = tmp_path / "a.record" / "no folder" / "b.record"
            await player.press("enter")
            assert "Not saved" in player.screen_text()
            assert len(player.table.history.record.moves) == 1

    run(story())


def test_a_thinking_process_that_dies_is_said_and_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        record = record_of("dwarf", "human,novice", seed=3)
        async with running_app(record, tmp_path / "a.record") as player:
            await player.until_asked()
            with monkeypatch.context() as broken:
                broken.setattr(bot_client.sys, "executable", "/bin/false")
                player.table.close()
                await player.press("enter")
                await player.until(lambda: player.game_screen.stuck or player.table.asked(), "the trouble")
            if player.game_screen.stuck:
                assert "ended unexpectedly" in player.screen_text()
                await player.press("enter")
            await player.until_asked()

    run(story())


@pytest.mark.parametrize("size", [(30, 8), (60, 15)])
def test_a_very_small_terminal_ends_nothing(size: tuple[int, int], tmp_path: Path) -> None:
    async def story() -> None:
        for key in ("dwarf", "dwar7s_fall", "dig_deeper_dwarf"):
            async with running_app(record_of(key, "human,random", 20), tmp_path / "a.record", size=size) as player:
                await player.press("right", "down", "enter", "?", "escape", "l")

    run(story())


def test_passing_goes_on_until_something_else_is_asked(tmp_path: Path) -> None:
    async def story() -> None:
        record = record_of("dig_deeper_dwarf", "human,random", 40, max_rounds=40)
        async with running_app(record, tmp_path / "a.record") as player:
            for _ in range(200):
                await player.until_asked()
                if "pass" in player.game_screen.candidates():
                    break
                await player.press("tab", "enter")
            assert "pass" in player.game_screen.candidates()
            before = len(player.table.history.record.moves)
            await player.press("p")
            await player.until_asked()
            assert "pass" not in player.game_screen.candidates()
            assert len(player.table.history.record.moves) > before

    run(story())


@pytest.mark.parametrize("key", ["dwar7s_fall", "dwar7s_duel"])
def test_who_would_end_the_game_by_passing_is_warned(key: str, tmp_path: Path) -> None:
    """Nobody has done anything since the first turn: the second player's third pass would end the game (K-136)."""
    game = find(key)
    record = Record(game, game.configure({"first_player": 1}), 7, ["human", "human"])
    record.moves = [game.moves.parse(text) for text in ["play castle at 0,0 r0", *["end actions"] * 4]]

    async def story() -> None:
        async with running_app(record, tmp_path / "a.record") as player:
            warnings = {"en": "passing ends the game", "de": "Passen beendet das Spiel"}
            await player.press("enter")  # the keyboard is handed over
            await player.until_still()
            assert "ends the game" not in player.screen_text()
            player.game_screen.move_to("end")
            await player.press("enter", "enter")
            await player.until_still()
            for language, said in (("en", "ends the game"), ("de", "beendet das Spiel")):
                assert said in player.game_screen.headline()
                assert warnings[language] in player.screen_text()
                await player.press("l")
                await player.until_still()

    run(story())


def test_a_screen_that_is_being_taken_down_draws_and_moves_no_more(tmp_path: Path) -> None:
    """Its panes go one after the other, while a bot's answer or a key may still come in."""

    async def story() -> None:
        for gone in ("board", "side", "log", "question"):
            async with running_app(record_of("dwarf", "human,human"), tmp_path / f"{gone}.record") as player:
                await player.game_screen.query_one(f"#{gone}").remove()
                player.game_screen.redraw()
                await player.press("down")

    run(story())
