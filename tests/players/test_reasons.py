"""Why a move is good: what hints say, in words a player knows, and never what the seat cannot know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from underhall.core.evaluation import Reason
from underhall.core.game import find
from underhall.core.record import read
from underhall.core.state import State
from underhall.core.text import LANGUAGES, Voice
from underhall.games.dwarf import moves as dwarf_moves
from underhall.games.dwarf.state import AUTOMATON, GLORY, GOLD, IRON, ITEMS, ROW, STEEL, DwarfState
from underhall.players.hints import explained, hints
from underhall.players.levels import make
from underhall.players.player import ask
from underhall.players.reasons import WORLDS, Found, choose_reasons, find_reasons, terms

OURS = ("dwarf", "dwar7s_fall", "dwar7s_duel", "dig_deeper_dwarf")


def after(key: str, decisions: int, seed: int = 4, **options: object) -> State:
    """A game after some random decisions, where there is a choice."""
    state: State = find(key).new(seed, **options)
    player = make("random", key)
    while decisions > 0 or len(state.moves()) == 1:
        state.play(ask(player, state, decisions))
        decisions -= 1
    return state


def named(state: State, move: int) -> set[str]:
    found = find_reasons(state.imagine(state.seat, 1), move, state.game.evaluator())
    assert found is not None
    return {one.reason.key for one in found}


def dwarf(seed: int = 4) -> DwarfState:
    state = find("dwarf").new(seed, players=2)
    assert isinstance(state, DwarfState)
    return state


def place_of(state: DwarfState, action: str) -> int:
    """A free location whose card has an action."""
    from underhall.games.dwarf.catalogue import ACTIONS

    for place in range(state.rules.places):
        if state.available(place) and ACTIONS[state.cards.action[state.top(place)]] == action:
            return place
    raise AssertionError(action)


def seam(state: DwarfState, what: str) -> int:
    """A free location that gives something for nothing."""
    cards = state.cards
    takes = {"iron": cards.take_iron, "gold": cards.take_gold}[what]
    for place in range(state.rules.places):
        card = state.top(place)
        if takes[card] > 0 and not cards.return_iron[card] and not cards.return_steel[card]:
            return place
    raise AssertionError(what)


def peaceful(state: DwarfState) -> DwarfState:
    """A table without monsters: the tests below are about what is mined and forged."""
    from underhall.games.dwarf.catalogue import DEFEND

    for place in range(state.rules.places):
        if state.cards.action[state.top(place)] == DEFEND:
            state.take_top(place)
    return state


def test_leads_are_taken_shared_and_denied_in_dwarf() -> None:
    state = peaceful(next(one for one in map(dwarf, range(40)) if has_gold_seam(one)))
    me, other = state.seat, 1 - state.seat
    move = dwarf_moves.PLACE + seam(state, "gold")
    assert "leads_gold" in named(state, move)
    # The other would have taken the lead there.
    state.holdings[me * ROW + GOLD] = 1
    assert {"enlarges_gold", "denies_gold"} & named(state, move)
    state.holdings[me * ROW + GOLD] = 0
    state.holdings[other * ROW + GOLD] = 9
    told = named(state, move)
    assert "behind_gold" in told
    assert "leads_gold" not in told


def has_gold_seam(state: DwarfState) -> bool:
    try:
        seam(peaceful(state), "gold")
    except AssertionError:
        return False
    return True


def test_the_item_that_ends_the_game_is_told_with_who_leads() -> None:
    from underhall.games.dwarf.catalogue import FORGE

    state = peaceful(dwarf())
    me, other = state.seat, 1 - state.seat
    place = next(
        place
        for place in range(state.rules.places)
        if state.cards.action[state.top(place)] == FORGE and state.cards.take_items[state.top(place)] > 0
    )
    for what in (IRON, STEEL, GOLD):
        state.holdings[me * ROW + what] = 9
    state.holdings[me * ROW + ITEMS] = 3
    assert "last_item" in named(state, dwarf_moves.PLACE + place)
    for what in (STEEL, GOLD):
        state.holdings[other * ROW + what] = 30
    assert "last_item_behind" in named(state, dwarf_moves.PLACE + place)


def test_against_an_automaton_the_way_to_its_glory_counts() -> None:
    dwarf_game = find("dwarf")
    evaluator = dwarf_game.evaluator()
    for opponent in ("andvettr", "andvettr_fadir"):
        state = dwarf_game.new(3, players=1, solo_opponent=opponent)
        values = []
        for glory in (0, 4, 8, 11):
            state.holdings[AUTOMATON * ROW + GLORY] = glory
            values.append(evaluator.value(state, 0))
            assert evaluator.value(state, 0) + evaluator.value(state, 1) == pytest.approx(1.0)
        assert values == sorted(values, reverse=True)
        assert values[0] - values[-1] > 0.15
    # Eldhúsfífl does not win by glory: it only decides ties.
    easiest = dwarf_game.new(3, players=1, solo_opponent="eldhusfifl")
    before = evaluator.value(easiest, 0)
    easiest.holdings[AUTOMATON * ROW + GLORY] = 8
    assert abs(evaluator.value(easiest, 0) - before) < 0.02


@pytest.mark.parametrize("opponent", ["eldhusfifl", "andvettr", "andvettr_fadir"])
def test_solo_hints_tell_moves_apart(opponent: str) -> None:
    shares: set[int] = set()
    told: set[str] = set()
    for decisions in (0, 6, 13):
        state = after("dwarf", decisions, 5, players=1, solo_opponent=opponent)
        for hint in hints(state, state.game.voice("en"), 1, iterations=60):
            assert 0.0 <= hint.expected <= 1.0
            shares.add(round(100 * hint.expected))
            told.update(hint.reasons)
    assert len(shares) > 2
    assert len(told) > 2


@pytest.mark.parametrize("key", OURS)
def test_hints_give_one_or_two_reasons_in_words(key: str) -> None:
    reasons = 0
    for decisions in (3, 12):
        state = after(key, decisions)
        for language in LANGUAGES:
            voice = state.game.voice(language, ["Ann", "Bob"])
            moves = state.moves()[:3]
            for hint in explained(state.imagine(state.seat, 1), moves, [0.5] * len(moves), voice):
                assert len(hint.reasons) <= 2
                assert len(set(hint.reasons)) == len(hint.reasons)
                assert not any("{" in reason or "reasons-" in reason for reason in hint.reasons)
                reasons += len(hint.reasons)
    assert reasons > 0


@pytest.mark.parametrize("key", OURS)
def test_reasons_do_not_peek(key: str) -> None:
    state = after(key, 14)
    evaluator = state.game.evaluator()

    def told(shown: State) -> list[list[tuple[str, int]]]:
        found = [find_reasons(shown.imagine(state.seat, 7), move, evaluator) for move in state.moves()[:4]]
        return [[(one.reason.name(), one.worlds) for one in reasons or []] for reasons in found]

    expected = told(state)
    for number in range(4):
        assert told(state.imagine(state.seat, number)) == expected


def found(key: str, weight: float) -> Found:
    one = Found(Reason(key, weight))
    one.weight = weight
    one.worlds = WORLDS
    return one


def test_what_tells_moves_apart_comes_first_where_they_are_as_good() -> None:
    mine, iron, gold = found("mine", 3.0), found("iron", 1.0), found("gold", 1.0)
    assert [one.reason.key for one in choose_reasons([mine, iron], [])] == ["mine", "iron"]
    assert [one.reason.key for one in choose_reasons([mine, iron], [[mine, gold]])] == ["iron", "mine"]
    # Not twice the same thing about two opponents, and what speaks against a move only if nothing else is to say.
    assert len(choose_reasons([mine, found("mine", 2.0)], [])) == 1
    assert [one.reason.key for one in choose_reasons([found("bad", -2.0)], [])] == ["bad"]
    assert [one.reason.key for one in choose_reasons([mine, found("bad", -2.0)], [])] == ["mine"]


def test_what_mostly_happens_is_likely() -> None:
    voice = find("dwarf").voice("en")
    sure, likely = found("leads_gold", 3.0), found("leads_gold", 3.0)
    likely.worlds = WORLDS - 1
    assert sure.say(voice) == "takes the gold lead"
    assert likely.say(voice) == "takes the gold lead (likely)"
    assert likely.say(find("dwarf").voice("de")) == "übernimmt die Führung beim Gold (wahrscheinlich)"


def whole_game(key: str) -> Iterator[tuple[State, State, int, set[str]]]:
    """A game of greedy players, move by move: before, after, who moved, and the reasons for it."""
    record = read((Path(__file__).parent / f"{key}_greedy.record").read_text(encoding="utf-8"))
    state = record.start()
    evaluator = state.game.evaluator()
    voices = [state.game.voice(language, ["Ann", "Bob", "Cid"]) for language in LANGUAGES]
    for move in record.moves:
        before, seat = state.copy(), state.seat
        state.play(move)
        reasons = evaluator.reasons(before, state, seat) or []
        for voice in voices:
            for reason in reasons:
                assert "{" not in voice.reason(reason)
        yield before, state, seat, {one.key for one in reasons}


@pytest.mark.parametrize("key", ["dwar7s_fall", "dwar7s_duel"])
def test_goals_and_monsters_are_named_in_dwar7s(key: str) -> None:
    told: set[str] = set()
    for before, now, seat, reasons in whole_game(key):
        was, row = before.outcome().rows[seat], now.outcome().rows[seat]
        assert ("completes" in reasons) == (row["trading"] > was["trading"])
        assert ("slays" in reasons) == (row["trophies"] > was["trophies"])
        assert ("reveals" in reasons) == (row["secret"] > was["secret"])
        told |= reasons
    assert {"completes", "nearer_goal", "mines", "kingdom_up"} <= told


def test_points_and_finds_are_named_in_dig_deeper_dwarf() -> None:
    told: set[str] = set()
    silent = 0
    count = 0
    for _, _, _, reasons in whole_game("dig_deeper_dwarf"):
        told |= reasons
        silent += not reasons
        count += 1
    assert {"scores", "digs", "finds", "at_pile", "can_buy", "nearer_camp", "lays_out", "saves_cards"} <= told
    assert silent < 0.2 * count


@pytest.mark.parametrize("key", OURS)
def test_every_reason_has_a_text_and_every_text_a_reason(key: str) -> None:
    """Keys are written in the game's module, some as a beginning and what it is about: ``leads_`` and ``gold``."""
    game = find(key)
    source = (Path(str(game.folder())) / "reasons.py").read_text(encoding="utf-8")
    words = set(re.findall(r'"([a-z_]+)"', source))
    for name in game.texts.keys("reasons"):
        begins = [word for word in words if word.endswith("_") and name.startswith(word)]
        assert name in words or any(name.removeprefix(word) in words for word in begins), name
    for name in re.findall(r'Reason\("([a-z_]+)"', source):
        assert name.endswith("_") or game.texts.has("reasons", name), name


def test_games_without_reasons_tell_what_their_terms_change() -> None:
    state = peaceful(dwarf())
    told = terms(
        state.imagine(state.seat, 1), dwarf_moves.PLACE + seam(state, "iron"), state.game.handwritten(), voice()
    )
    assert "+3 iron" in told


def voice() -> Voice[DwarfState]:
    return find("dwarf").voice("en")
