"""A sitting at the terminal: whole games, slips of the keyboard, taking back, saving and going on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.examples import HIGH_STONE
from underhall.core import game as games
from underhall.core import record as records
from underhall.core.game import find


def test_a_whole_game_by_numbers_through_a_pipe(pipe: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    answer = pipe("play", "dwarf", "--seed", 3, "--save", path, typed="1\n" * 400)
    assert answer.code == 0
    assert answer.err == ""
    assert "The game is over" in answer.out
    assert re.search(r"Player [12] wins\.|share the victory", answer.out)
    state = records.load(path).replay()
    assert state.seat == -1
    assert str(path) in answer.out
    assert "\x1b[" not in answer.out  # a pipe gets plain text
    assert max(len(line) for line in answer.out.splitlines() if str(path) not in line) <= 80


def test_the_record_keeps_who_played(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    run("play", "dwarf", "-n", 3, "--seats", "random,human:Ann,random", "--save", path, typed="quit\n")
    assert records.load(path).players == ["random", "Ann", "random"]


def test_computer_players_alone_play_to_the_end(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    answer = run("play", "dwarf", "--seats", "random,random", "--seed", 1, "--save", path)
    assert answer.code == 0
    assert "The game is over" in answer.out
    assert records.load(path).replay().seat == -1


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("fly me to the moon", "'fly me to the moon' is no move here"),
        ("99", "'99' is no move here. Type a number from 1 to 12"),
        ("0", "'0' is no move here"),
        ("-1", "'-1' is no move here"),
        ("place 2.5", "no second Mine"),
        ("decline", "on the first turn you must place a worker"),
        ("sp 1 gl", "you need 4 glory"),
        ("lang tlh", "There are these languages: en (English), de (Deutsch), pt-BR (Português"),
        ("moves dragonfruit", "No possible move has 'dragonfruit' in it"),
        ("undo", "Nothing can be taken back"),
        ("hint", "% expected"),
        ("log", "Round 1 begins [D-23]"),
        ("stacks", "The stacks, from the top card to the lowest: 1 "),
        ("stapel", "The stacks, from the top card to the lowest: 1 "),
        ("rules 12", "12. What differs between editions"),
        ("rules D-34", "A regular worker may be placed on any available location"),
        ("rules zeppelin", "The rules have nothing for 'zeppelin'"),
        ("help", "take back your last move"),
        ("s", "could mean several moves. 's': 'special 1 with workers'"),
        ("\u2603 \x07 'quoted' [bold]", "is no move here"),
    ],
)
def test_slips_get_a_clear_answer_and_lose_nothing(run: Run, tmp_path: Path, typed: str, said: str) -> None:
    path = tmp_path / "game.record"
    answer = run("play", "dwarf", "--seed", 7, "--save", path, typed=f"{typed}\n\nquit\n")
    assert answer.code == 0
    assert said in " ".join(answer.out.split())
    assert records.load(path).moves == []


def test_bytes_that_are_no_text_end_no_game(pipe: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    answer = pipe("play", "dwarf", "--seed", 7, "--save", path, typed=b"\xff\xfe\x00\nplace 5\n")
    assert answer.code == 0
    assert "is no move here" in answer.out
    assert find("dwarf").moves.parse("place 5") in records.load(path).moves


@pytest.mark.parametrize("typed", ["5", "place 5", "p 5", "PLACE   5", "pl 5"])
def test_a_move_by_number_by_text_and_shortened(run: Run, tmp_path: Path, typed: str) -> None:
    path = tmp_path / "game.record"
    run("play", "dwarf", "--seed", 7, "--save", path, typed=f"{typed}\nquit\n")
    assert records.load(path).moves[0] == find("dwarf").moves.parse("place 5")


def test_a_special_action_shortened(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    run("play", "dwarf", "--seed", 7, "--save", path, typed="sp 2 w\nquit\n")
    assert records.load(path).moves[0] == find("dwarf").moves.parse("special 2 with workers")


def test_a_stale_move_is_refused_with_its_reason(run: Run, tmp_path: Path) -> None:
    """The same move twice: the second time the location is taken."""
    answer = run("play", "dwarf", "--seed", 7, "--save", tmp_path / "a.record", typed="place 5\nplace 5\nquit\n")
    assert "Not allowed: 'place 5': location 5 is occupied." in answer.out


def test_events_come_with_their_clauses(run: Run, tmp_path: Path) -> None:
    answer = run("play", "dwarf", "--seed", 7, "--save", tmp_path / "a.record", typed="place 5\nquit\n")
    assert "Since your last turn:" in answer.out
    assert "Player 1 puts a worker on Iron Seam (5) [D-34]" in answer.out


def test_the_log_begins_with_the_game(run: Run, tmp_path: Path) -> None:
    """The first Mining Phase and, in solo play, his first worker: shown at once, and in the log."""
    for number, solo in enumerate(("eldhusfifl", "andvettr", "andvettr_fadir")):
        path = tmp_path / f"{number}.record"
        out = run("play", "dwarf", "--solo", solo, "--seed", 7, "--save", path, typed="log\nquit\n").out
        for told in ("Round 1 begins [D-23]", " laid on ", " puts a worker on "):
            assert out.count(told) == 2 * (2 if told == " laid on " else 1), told
        assert out.index("So far:") < out.index("Round 1 begins") < out.index("Holdings")


def test_somebody_elses_game_without_an_opening_or_a_board(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game whose package is no part of another one, as pip would install it."""
    monkeypatch.syspath_prepend(str(HIGH_STONE))
    try:
        typed = "log\nstacks\nboard\nquit\n"
        out = run("play", "high_stone", "--seed", 7, "--save", tmp_path / "a.record", typed=typed).out
    finally:
        games._loaded.pop("high_stone", None)
    assert "Nothing has happened yet." in out
    assert "There is nothing more to look at here." in out
    assert '"game": "high_stone"' in out


@pytest.mark.parametrize("edition", ["v1", "pnp"])
@pytest.mark.parametrize(("language", "command"), [("en", "stacks"), ("de", "stapel"), ("de", "stacks")])
def test_covered_cards_and_discards_can_be_looked_at(
    run: Run, tmp_path: Path, language: str, command: str, edition: str
) -> None:
    """D-11: every stack from top to bottom and every discard, in both languages; looking changes nothing."""
    path = tmp_path / "game.record"
    run("play", "dwarf", "--edition", edition, "--seats", "human,random", "--seed", 2, "--save", path, typed="1\n" * 25)
    before = path.read_text()
    shown = run("--lang", language, "play", "--load", path, typed=f"{command}\nquit\n").out
    state = records.load(path).replay()
    position = state.position()
    voice = state.game.voice(language)
    numbers = find("dwarf").catalogue
    named = {
        card.id: voice.phrase("kinds", card.word("kind"))
        for table in ("starting", "mountain")
        for card in numbers.cards(table)
    }
    text = " ".join(shown.split())
    assert any(len(cards) > 2 for cards in position["stacks"].values())
    for place, cards in position["stacks"].items():
        if not any(card.startswith("S") for card in cards):
            stack = ", ".join(f"{named[card]} ({card})" for card in reversed(cards))
            assert f" {place} {stack} " in f"{text} "
    discarded = ", ".join(f"{named[card]} ({card})" for card in position["discards"][0])
    nothing = "nothing" if language == "en" else "nichts"
    assert bool(discarded) == (edition == "v1")
    assert (
        f": {discarded or nothing} " in text[text.index("aus dem Spiel" if language == "de" else "out of the game") :]
    )
    assert path.read_text() == before
    assert max(len(line) for line in shown.splitlines() if str(path) not in line) <= 80


def test_the_help_names_every_command(run: Run, tmp_path: Path) -> None:
    from underhall.cli.typed import COMMANDS
    from underhall.cli.words import TEXTS

    for language in ("en", "de"):
        out = run("--lang", language, "play", "dwarf", "--save", tmp_path / language, typed="help\nquit\n").out
        lines = out[out.index("> help") :].splitlines()
        for command in COMMANDS:
            word = TEXTS.phrase("commands", command, language)
            assert word == TEXTS.phrase("commands", "help", language) or any(
                line.startswith(f"  {word} ") for line in lines
            ), word
        assert max(len(line) for line in lines if "record" not in line and str(tmp_path) not in line) <= 80


def test_taking_back_a_helper(run: Run, tmp_path: Path) -> None:
    """Extra workers from Get Help are placed one after the other by the same seat: the first can be taken back."""
    path = tmp_path / "game.record"
    typed = "place 7\nplace 5\nplace 1\nundo\nundo\nquit\n"
    answer = run("play", "dwarf", "--seed", 7, "--seats", "human,human", "--save", path, typed=typed)
    text = " ".join(answer.out.split())
    assert "Nothing can be taken back" in text  # seat 2 has decided since
    helped = run(
        "play", "dwarf", "--load", path, typed="place 2\n" + "place 3\n" + "undo\n" + "quit\n"
    )  # seat 2 places, then seat 1's helper goes to 3 and comes back
    moves = records.load(path).moves
    assert "Taken back." in helped.out
    assert find("dwarf").moves.parse("place 3") not in moves


def test_saved_and_resumed_is_the_same_game(run: Run, tmp_path: Path) -> None:
    """With a break after every move or in one go: the same record, the opponents' moves included."""
    whole, broken = tmp_path / "whole.record", tmp_path / "broken.record"
    run("play", "dwarf", "--seed", 11, "--save", whole, typed="1\n2\n3\n1\n2\n3\n")
    run("play", "dwarf", "--seed", 11, "--save", broken, typed="1\n")
    for typed in ("2\n", "3\n", "1\n", "2\n", "3\n"):
        run("play", "dwarf", "--load", broken, typed=typed)
    assert whole.read_text() == broken.read_text()
    assert len(records.load(whole).moves) > 6


def test_saving_by_hand(run: Run, tmp_path: Path) -> None:
    path, copy = tmp_path / "game.record", tmp_path / "copy.record"
    answer = run("play", "dwarf", "--seed", 7, "--save", path, typed=f"5\nsave {copy}\nsave {copy}\nquit\n")
    assert f"The game is saved in {copy}" in answer.out
    assert "exists already" in answer.out  # the second time
    assert copy.read_text() == path.read_text()


def test_saves_go_to_the_data_folder(run: Run, data: Path) -> None:
    answer = run("play", "dwarf", typed="5\n")
    saved = list((data / "saves").glob("dwarf-*.record"))
    assert len(saved) == 1
    assert f"underhall play dwarf --load {saved[0]}" in answer.out


def test_german_at_the_table(run: Run, tmp_path: Path) -> None:
    answer = run(
        "--lang", "de", "play", "dwarf", "--seed", 7, "--save", tmp_path / "a", typed="quatsch\n5\np 5\nhilfe\nende\n"
    )
    assert "Setze deinen ersten Arbeiter" in answer.out
    assert "'quatsch' ist hier kein Zug" in answer.out
    assert "Spieler 1 setzt einen Arbeiter: Eisenader (5) [D-34]" in answer.out
    assert "Nicht erlaubt: 'place 5': Ort 5 ist besetzt." in answer.out
    assert "Das Spiel ist gesichert in" in answer.out


def test_the_language_can_be_changed_at_the_table(run: Run, tmp_path: Path) -> None:
    answer = run("play", "dwarf", "--seed", 7, "--save", tmp_path / "a", typed="lang de\nsprache en\nquit\n")
    assert "Setze deinen ersten Arbeiter" in answer.out
    assert answer.out.count("place your first worker") == 2


def test_solo_against_an_automaton(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "solo.record"
    answer = run("play", "dwarf", "--solo", "andvettr", "--seed", 2, "--save", path, typed="1\nquit\n")
    assert answer.code == 0
    assert "Andvéttr" in answer.out
    record = records.load(path)
    assert record.options["players"] == 1
    assert record.options["solo_opponent"] == "andvettr"
    assert record.players == ["human"]


def test_hot_seat_without_secrets_needs_no_handing_over(run: Run, tmp_path: Path) -> None:
    """DWARF hides the same from everybody, so the screen stays."""
    answer = run(
        "play", "dwarf", "--seats", "human:Ann,human:Bo", "--seed", 7, "--save", tmp_path / "a", typed="1\n1\n"
    )
    assert "hand over" not in answer.out
    assert "Ann: place your first worker" in answer.out
    assert "Bo: place your first worker" in answer.out


def test_a_failed_save_is_said_and_ends_no_game(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.record"
    path.with_name("game.record.part").mkdir()  # where the draft would be written
    answer = run("play", "dwarf", "--seed", 7, "--save", path, typed="5\nquit\n")
    assert "could not be saved" in answer.out
    assert "place your second worker" in answer.out


@pytest.mark.parametrize(("language", "said"), [("en", "ends the game"), ("de", "beendet das Spiel")])
@pytest.mark.parametrize("key", ["dwar7s_fall", "dwar7s_duel"])
def test_who_would_end_the_game_by_passing_is_warned(
    run: Run, tmp_path: Path, key: str, language: str, said: str
) -> None:
    """Nobody has done anything since the first turn: the second player's third pass ends the game (K-136)."""
    hand_over = "\n"
    begun = [hand_over + "play castle at 0,0 r0", *["end actions" + hand_over] * 4]
    arguments = ["play", key, "-o", "first_player=1", "--seats", "human,human", "--lang", language]

    def typed(*moves: str) -> str:
        answer = run(*arguments, "--save", tmp_path / f"{len(moves)}.record", typed="\n".join([*moves, "quit", ""]))
        return " ".join(answer.out.split())

    assert said not in typed(*begun)
    assert said in typed(*begun, begun[-1])
    assert records.load(tmp_path / "6.record").replay().seat == 1
    typed(*begun, begun[-1], begun[-1])
    assert records.load(tmp_path / "7.record").replay().ending() == "standstill"
