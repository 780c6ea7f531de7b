"""The card file (section 4) and an owner's own (4.8)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from underhall.core.errors import BadCatalogue
from underhall.games.dwar7s.catalogue import FILE, TOTALS, Cards, load_cards
from underhall.games.dwar7s.game import DUEL, FALL

TEXT = FILE.read_text(encoding="utf-8")


@pytest.mark.rule("K-1", "K-5", "K-6", "K-7", "K-8")
@pytest.mark.parametrize("box", ["fall", "duel"])
def test_the_checks_of_section_4_7(box: str) -> None:
    catalogue = load_cards(FILE, box)
    for name, total in TOTALS[box].items():
        assert sum(card.number(box) for card in catalogue.cards(name)) == total
    points = {gem.id: gem.number("vp") for gem in catalogue.cards("gem")}
    goals = catalogue.cards("goal")
    assert len({tuple(goal.number(gem) for gem in points) for goal in goals}) == len(goals)
    for goal in goals:
        assert goal.number("vp") == sum(goal.number(gem) * worth for gem, worth in points.items()) + 3
    for card in catalogue.cards("kingdom"):
        assert card.number("need") <= card.number("places") < 2 * card.number("need")
    cards = Cards(catalogue, box)
    assert sum(cards.turns[9:18]) == 32


def test_every_value_says_where_it_comes_from() -> None:
    catalogue = load_cards(FILE, "fall")
    sources = {
        (card.id, field): source for card in catalogue.cards("kingdom") for field, source in card.sources.items()
    }
    assert sources[("general store", "vp")] == "printed"
    assert sources[("emerald mine", "places")] == "public"
    assert sources[("castle", "walls")] == "reconstructed"


def changed(*replacements: tuple[str, str]) -> str:
    text = TEXT
    for old, new in replacements:
        assert old in text
        text = text.replace(old, new, 1)
    return text


# A change to the file, and what the refusal must name.
WRONG = {
    "a total of gems": (changed(("fall = 10", "fall = 11")), "field fall.*35 cards and the game has 34"),
    "a total of ogres": (changed(('id = "ambush"\nfall = 3', 'id = "ambush"\nfall = 4')), "comes to 14"),
    "a total of goals": (changed(("vp = 14\nfall = 1", "vp = 14\nfall = 0")), "comes to 9"),
    "a total of secrets": (changed(('id = "king"\nvp = 5\nfall = 1', 'id = "king"\nvp = 5\nfall = 0')), "comes to 6"),
    "a need of 0": (changed(("need = 2", "need = 0")), "card castle, field need"),
    "a need above the places": (changed(("need = 2", "need = 4")), "card castle, field need: 4 is more than its 3"),
    "a wall that is no side": (changed(('walls = "NE"', 'walls = "NX"')), "card gold mine, field walls: 'X'"),
    "a wall twice": (changed(('walls = "NE"', 'walls = "NN"')), "card gold mine, field walls"),
    "a goal too dear": (changed(("emerald = 3", "emerald = 9")), "card venison pie, field emerald: costs 9"),
    "a negative secret": (changed(('id = "king"\nvp = 5', 'id = "king"\nvp = -5')), "card king, field vp"),
    "a negative trophy": (changed(('id = "monster"\nvp = 3', 'id = "monster"\nvp = -3')), "card monster, field vp"),
    "an unknown card": (changed(('id = "tavern"', 'id = "inn"')), "card inn, field id"),
    "a missing gem": (changed(('id = "ruby"', 'id = "opal"')), "card opal, field id"),
    "a mine without amount": (changed(("amount = 2\n", "")), "card gold mine, field (amount|sources)"),
    "an unknown field": (changed(("places = 3", "rooms = 3")), "card castle, field rooms"),
}


@pytest.mark.parametrize("what", list(WRONG))
def test_a_wrong_file_is_refused_by_card_and_field(what: str, tmp_path: Path) -> None:
    text, message = WRONG[what]
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadCatalogue, match=message):
        FALL.with_cards(str(path))


def test_each_game_is_checked_by_its_own_counts(tmp_path: Path) -> None:
    """An owner of Duel need not know what is in Fall's box."""
    path = tmp_path / "mine.toml"
    path.write_text(changed(("fall = 10", "fall = 0")), encoding="utf-8")
    assert DUEL.with_cards(str(path)).key == "dwar7s_duel"
    with pytest.raises(BadCatalogue):
        FALL.with_cards(str(path))


def test_a_missing_card_is_named(tmp_path: Path) -> None:
    start = TEXT.index('[[kingdom]]\nid = "tavern"')
    end = TEXT.index("[[kingdom]]", start + 5)
    path = tmp_path / "mine.toml"
    path.write_text(TEXT[:start] + TEXT[end:], encoding="utf-8")
    with pytest.raises(BadCatalogue, match="card blue tavern, field id: missing"):
        FALL.with_cards(str(path))


RED_TAVERN = '[[kingdom]]\nid = "red tavern"\nwalls = ""\nplaces = 6\nneed = 4\nvp = 1\nsource = "printed"\n\n'


def owner(tmp_path: Path, edit: Callable[[str], str]) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(edit(TEXT), encoding="utf-8")
    return path


@pytest.mark.rule("K-33")
def test_the_colours_may_differ(tmp_path: Path) -> None:
    path = owner(tmp_path, lambda text: text.replace("[[kingdom]]", RED_TAVERN + "[[kingdom]]", 1))
    game = FALL.with_cards(str(path))
    assert game.catalogue.digest != FALL.catalogue.digest
    state = game.new(1, colours="red-blue", first_player=1)
    taverns = [game.moves.print(move) for move in state.moves() if "tavern" in game.moves.print(move)]
    assert taverns == ["play tavern at 0,0 r0"]  # without walls all rotations are alike
    state.play(game.moves.parse("play tavern at 0,0 r3"))
    site = state.view(-1)["map"][0]
    assert (site["places"], site["need"], site["vp"], site["turn"]) == (6, 4, 1, 0)
    assert len([move for move in FALL.new(1).moves() if "tavern" in FALL.moves.print(move)]) == 4
