"""Moves as text, sentences, and the map on a terminal."""

from __future__ import annotations

import random

import pytest

from tests.rules.dwar7s.table import new, table
from tests.rules.dwar7s.wander import wander
from underhall.core.drawing import shown_to
from underhall.core.errors import InvalidMove
from underhall.core.text import LANGUAGES, Voice
from underhall.games.dwar7s.game import DUEL, FALL, Dwar7s
from underhall.games.dwar7s.terminal import board, seat_names
from underhall.games.dwar7s.text import Dwar7sVoice


@pytest.mark.parametrize(
    "text",
    [
        "play ruby mine at 2,-1 r3",
        "place dwarf on tavern 0,1",
        "move dwarf 0,1 -> 1,1",
        "panic blue dwarf 0,1 -> 1,2",
        "panic blue dwarf -3,0 -> -5,0",
        "ambush frost giant 0,-36",
        "brute green dwarf 7,7",
        "swap with own dwarf 0,0",
        "thief from yellow",
        "crown from red",
        "resolve general store 4,4",
        "trade for sack of turnips",
        "dig gold mine 1,1",
        "discard emerald",
        "discard brute",
        "end actions",
        "reveal secret goal",
        "keep secret goal hidden",
    ],
)
def test_moves_read_like_the_table(text: str) -> None:
    assert FALL.moves.print(FALL.moves.parse(text)) == text
    assert FALL.moves.parse(f"  {text.upper()} ") == FALL.moves.parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "move dwarf 0,1 -> 2,1",
        "move dwarf 0,1 -> 0,1",
        "panic blue dwarf 0,0 -> 3,0",
        "play ruby mine at 37,0 r0",
        "play ruby mine at 0,0 r4",
        "place dwarf on inn 0,0",
        "move dwarf -> 1,1",
    ],
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(InvalidMove, match="no move of this game"):
        FALL.moves.parse(text)


def test_fall_and_duel_number_their_moves_alike() -> None:
    assert FALL.moves is DUEL.moves


def test_a_card_played_is_said_with_its_walls_and_what_it_covers() -> None:
    there = table(map={"0,0": ["yellow gold mine r0"]})
    move = there.game.moves.parse("play ruby mine at 0,0 r1")
    assert there.game.voice("en").move(there.state, move) == (
        "lay the ruby mine on the yellow gold mine, walls in the north, east and south"
    )
    assert "Mauern im Norden, Osten und Süden" in there.game.voice("de").move(there.state, move)


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("place dwarf on gold mine 0,0", "einen Zwerg auf die gelbe Goldmine setzen"),
        ("place dwarf on general store 1,0", "einen Zwerg auf den roten Kramladen setzen"),
        ("place dwarf on dragon 2,0", "einen Zwerg auf den gelben Drachen setzen"),
        ("move dwarf 0,0 -> 1,0", "einen Zwerg von der gelben Goldmine zum roten Kramladen bewegen"),
        ("move dwarf 2,0 -> 1,0", "einen Zwerg vom gelben Drachen zum roten Kramladen bewegen"),
        ("play tavern at 3,0 r0", "Taverne östlich des gelben Drachen legen, Mauern im Norden"),
        ("play gold mine at 0,1 r0", "Goldmine südlich der gelben Goldmine legen, Mauern im Norden und Osten"),
        ("play gold mine at 0,0 r0", "Goldmine auf die gelbe Goldmine legen, Mauern im Norden und Osten"),
    ],
)
def test_german_cards_have_article_and_ending(move: str, sentence: str) -> None:
    """Bug 31: they were called "Kramladen (rot)" wherever they stood in a sentence."""
    there = table(map={"0,0": ["yellow gold mine r0"], "1,0": ["red general store r0"], "2,0": ["yellow dragon r0"]})
    assert there.game.voice("de").move(there.state, there.game.moves.parse(move)) == sentence


TOWN = {
    "0,0": ["yellow gold mine r0"],
    "2,0": ["red tavern r0"],
    "1,1": ["yellow castle r0"],
    "1,-1": ["red castle r0"],
}


@pytest.mark.parametrize(
    ("left_out", "where"),
    [
        ((), "south of the red castle"),  # the own castle first
        (("1,-1",), "north of the yellow castle"),  # then another one
        (("1,-1", "1,1"), "west of the red tavern"),  # then an own card
        (("1,-1", "1,1", "2,0"), "east of the yellow gold mine"),
    ],
)
def test_a_spot_is_told_by_what_people_see_beside_it(left_out: tuple[str, ...], where: str) -> None:
    there = table(map={spot: cards for spot, cards in TOWN.items() if spot not in left_out})
    move = there.game.moves.parse("play ruby mine at 1,0 r1")
    assert f"lay the ruby mine {where}, " in there.game.voice("en").move(there.state, move)
    there.play("play ruby mine at 1,0 r1")
    assert (
        there.game.voice("en", ["Ann", "Bo"]).event(there.events("played")[0]) == f"Ann lays the red ruby mine {where}"
    )


def test_the_first_card_lies_in_the_middle_of_the_table_or_in_one_of_four_places_of_a_mat() -> None:
    for options, count in (({"table": "free"}, 1), ({"table": "mat"}, 4)):
        state = FALL.new(1, players=2, **options)
        voice = FALL.voice("en")
        said = {
            voice.move(state, move).split(",")[0] + voice.move(state, move).split("walls")[0] for move in state.moves()
        }
        castles = {one for one in said if one.startswith("lay the castle in the middle of")}
        assert len(castles) == count


def test_titles_differ() -> None:
    assert FALL.voice("en").title() == "Dwar7s Fall"
    assert DUEL.voice("de").title() == "Dwar7s Duel"
    assert DUEL.voice("en").phrase("game", "about") != FALL.voice("en").phrase("game", "about")


MAP = {"0,0": ["red castle r0"], "1,0": ["yellow gold mine r1", "red ruby mine r3"], "0,1": ["yellow tavern r1"]}

DRAWN = """\
        0       1
    +.......+#######+
    .castle #ruby   .
  0 .R r0   #R r3 x2.
    .R__    #RY__   .
    +#######+#######+
    .tavern #
  1 .Y r1   #
    .___    #
    +.......+"""


def test_the_map_is_drawn_with_walls_stacks_and_dwarfs() -> None:
    there = table(map=MAP, dwarfs={"0,0": {"red": 1}, "1,0": {"red": 1, "yellow": 1}})
    drawn = board(shown_to(there.state, -1), there.game.voice("en"))
    assert DRAWN in drawn
    assert "(1,0) yellow gold mine r1 > red ruby mine r3" in drawn


def test_the_spots_of_the_asked_seat_are_numbered() -> None:
    there = table(map={"0,0": ["yellow castle r0"]})
    drawn = board(shown_to(there.state, 0), there.game.voice("en"))
    assert "Spots: 1:(0,-1)  2:(-1,0)  3:(0,0)  4:(1,0)  5:(0,1)" in drawn
    assert "Spots" not in board(shown_to(there.state, 1), there.game.voice("en"))


def test_the_board_shows_hands_only_to_their_owners() -> None:
    held = {"red": {"gems": {"ruby": 2}, "secret": "king", "hand": [], "ogres": {"panic": 1}}}
    there = table(map=MAP | {"5,5": ["red tavern r0"]}, seats=held)
    voice = there.game.voice("en")
    assert "gems 2: 2 rubies; ogres 1: 1 × Panic" in board(shown_to(there.state, 0), voice)
    assert "King, own kingdom worth 10 points or more" in board(shown_to(there.state, 0), voice)
    for viewer in (1, -1):
        text = board(shown_to(there.state, viewer), voice)
        assert "gems 2: hidden; ogres 1: hidden" in text
        assert "King," not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [FALL, DUEL], ids=["fall", "duel"])
def test_the_board_fits_80_columns(game: object, language: str) -> None:
    options = FALL.configure({"players": 4}) if game is FALL else DUEL.configure({})
    box = FALL if game is FALL else DUEL
    for number, state in enumerate(wander(box, options, 4)):
        if number % 40 == 0 or state.seat < 0:
            voice = box.voice(language, seat_names(shown_to(state, -1), box.voice(language)))
            for viewer in (state.seat, -1):
                drawn = board(shown_to(state, viewer), voice)
                assert max(len(line) for line in drawn.splitlines()) <= 80


def test_a_wide_map_is_drawn_in_parts() -> None:
    colours = ("red", "yellow")
    kinds = ["castle", "gold mine", "emerald mine", "diamond mine", "tavern", "dragon"]
    names = [f"{colour} {kind}" for colour in colours for kind in kinds]
    there = table(map={f"{x - 6},0": [f"{card} r0"] for x, card in enumerate(names)})
    drawn = board(shown_to(there.state, -1), there.game.voice("en")).splitlines()
    assert sum(line.startswith("  0 ") for line in drawn) == 2
    assert "\n".join(drawn).count(".dragon ") == 2
    assert max(len(line) for line in drawn) <= 80


def test_seats_are_called_by_their_colours() -> None:
    state = new(players=3).state
    assert seat_names(shown_to(state, -1), FALL.voice("en")) == ["Blue", "Red", "Green"]
    assert seat_names(shown_to(state, -1), FALL.voice("de")) == ["Blau", "Rot", "Grün"]


@pytest.mark.parametrize("language", ["en", "de", "pt-BR"])
@pytest.mark.parametrize("game", [FALL, DUEL])
def test_sentences_that_are_kept_are_what_is_said_anew(game: Dwar7s, language: str) -> None:
    """Laying a card is said from memory: the memory must hang on all that the sentence hangs on."""
    chance = random.Random(11)
    compared = 0
    for seed in range(6):
        options = game.configure({"players": 2, **({"mat_size": "8x8"} if seed % 2 else {})})
        state = game.deal(options, seed)
        voice = game.voice(language, [])
        for turn in range(60):
            if state.seat < 0:
                break
            if turn % 3 == 0:
                anew = Dwar7sVoice(game.texts, language, [], game.box)
                for move in chance.sample(state.moves(), min(40, len(state.moves()))):
                    assert voice.move(state, move) == Voice.move(anew, state, move)
                    assert voice.picks(state, move) == anew.picks(state, move)
                    compared += 1
            state.play(chance.choice(state.moves()))
    assert compared > 1000
