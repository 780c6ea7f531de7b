import pytest

from underhall.players.bot_names import NAMES, bot_name
from underhall.players.levels import KINDS, LEVELS


def test_every_level_has_names_and_no_two_share_one() -> None:
    assert set(NAMES) == set(KINDS)
    everybody = [name for names in NAMES.values() for name in names]
    assert len(everybody) == len(set(everybody))
    assert "Brokk" not in everybody


def test_bots_of_one_table_are_called_differently_and_always_the_same() -> None:
    for table in ("abc", "def", "another"):
        for level in KINDS:
            names = [bot_name(level, seat, table) for seat in range(5)]
            assert len(set(names)) == 5
            assert names == [bot_name(level, seat, table) for seat in range(5)]
    assert len({bot_name("novice", 1, str(table)) for table in range(100)}) == len(NAMES["novice"])


@pytest.mark.parametrize("level", LEVELS)
def test_no_opponent_has_a_word_of_one_language_for_its_name(level: str) -> None:
    """Bug 31 of the table's review: at a German table they were called "Novice 2"."""
    assert level not in " ".join(NAMES[level]).lower()


def test_a_budget_of_ones_own_is_its_name() -> None:
    assert bot_name("search:1s", 1, "abc") == "Search:1s 2"
    assert bot_name("novice", 1, "") == "Novice 2"
