"""The suite is worth something: games that break the contract in one place each are caught by the right check."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.conformance.breaking import HARD, caught
from tests.examples import HIGH_STONE
from underhall.conformance import (
    Broken,
    fields,
    notation,
    opening,
    play,
    saving,
    secrecy,
    undo,
    walk,
    words,
)
from underhall.core import game as games
from underhall.core.errors import BadPosition
from underhall.core.fields import Fields, Listed, Numbers, Pile, Piles, Whole, seats
from underhall.core.history import History
from underhall.core.messages import Phrasebook


def test_a_copy_that_shares_a_buffer(stone, monkeypatch) -> None:
    monkeypatch.setattr(stone, "duplicate", lambda buffer: buffer)
    caught(stone, saving.copies_share_nothing, "the original changed with it|has changed while the original played on")


def test_a_copy_that_forgets(stone, monkeypatch) -> None:
    whole = stone.StoneState.copy

    def forgetful(self):
        twin = whole(self)
        twin.points = [0] * self.seats
        return twin

    monkeypatch.setattr(stone.StoneState, "copy", forgetful)
    caught(stone, saving.copies_share_nothing, "differs when copied by copy.., in points")


STONE = Whole(0, 11)
FIELDS = Fields(
    Pile("bag", STONE, "bag", "bag_count", 0, 12),
    Piles("hands", STONE, "hands", "hand_counts", seats, size=4, room=4),
    Piles("laid", STONE, "laid", "laid_counts", seats, size=1, room=1),
    Listed("shown", STONE, 12),
    Numbers("points", Whole(0, 24), "points", seats),
    Numbers("boasts", Whole(0, 2), "boasts", seats),
)


@pytest.fixture
def declared(stone, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The third-party game with its fields declared."""
    monkeypatch.setattr(stone.HighStone, "fields", lambda self: FIELDS, raising=False)
    return stone


def test_declared_fields_that_are_right(declared) -> None:
    """And they write what the game writes by hand."""
    for options in declared.HIGH_STONE.variants():
        fields.fields_are_declared(declared.HIGH_STONE, options, HARD)
        fields.fields_are_copied(declared.HIGH_STONE, options, HARD)
        fields.fields_come_back(declared.HIGH_STONE, options, HARD)


def test_declared_fields_read_what_is_written_by_hand(declared) -> None:
    state = declared.HIGH_STONE.new(3, players=3)
    empty = declared.StoneState(declared.HIGH_STONE, state.options, state.chance.copy())
    FIELDS.read(empty, state.position())
    assert declared.HIGH_STONE.to_plain(empty) == declared.HIGH_STONE.to_plain(state)


def test_a_field_that_is_not_declared(declared, monkeypatch) -> None:
    monkeypatch.setattr(declared.HighStone, "fields", lambda self: Fields(*FIELDS.fields[:-1]))
    caught(declared, fields.fields_are_declared, "the state has 'boasts', which is no declared field")
    caught(declared, fields.fields_come_back, "the position is not what the fields declare")


def test_a_field_that_is_not_there(declared, monkeypatch) -> None:
    monkeypatch.setattr(declared.HighStone, "fields", lambda self: Fields(*FIELDS.fields, derived=("weights",)))
    caught(declared, fields.fields_are_declared, "the fields name 'weights', but the state has no such attribute")


@pytest.mark.parametrize("name", FIELDS.attributes())
def test_a_field_that_a_copy_forgets(declared, monkeypatch, name: str) -> None:
    """Whatever it is, and though the games that are looked at may never fill it."""
    whole = declared.StoneState.copy

    def forgetful(self):
        twin = whole(self)
        fresh = declared.StoneState(self.game, self.options, self.chance.copy())
        setattr(twin, name, getattr(fresh, name))
        return twin

    monkeypatch.setattr(declared.StoneState, "copy", forgetful)
    caught(declared, fields.fields_are_copied, f"a copy does not have the '{name}'|copy.. forgets '{name}'")


@pytest.mark.parametrize("name", [name for name in FIELDS.attributes() if name != "bag_count"])
def test_a_field_that_a_copy_shares(declared, monkeypatch, name: str) -> None:
    whole = declared.StoneState.copy

    def sharing(self):
        twin = whole(self)
        setattr(twin, name, getattr(self, name))
        return twin

    monkeypatch.setattr(declared.StoneState, "copy", sharing)
    caught(declared, fields.fields_are_copied, f"a copy shares its '{name}' with the original")


def test_a_field_that_is_read_wrongly(declared, monkeypatch) -> None:
    whole = declared.HighStone.read

    def wrong(self, options, position):
        state = whole(self, options, position)
        state.points = [0] * state.seats
        return state

    monkeypatch.setattr(declared.HighStone, "read", wrong)
    caught(declared, fields.fields_come_back, "written and read again, 'points' is")


def test_what_is_derived_is_derived_anew(declared, monkeypatch) -> None:
    """Points as if they followed from the rest: a position that leaves them out must still bring them back."""
    others = [field for field in FIELDS.fields if field.key != "points"]
    monkeypatch.setattr(declared.HighStone, "fields", lambda self: Fields(*others, derived=("points",)))
    monkeypatch.setattr(declared.HighStone, "to_plain", lambda self, state: self.fields().to_plain(state))

    def read(self, options, position):
        state = declared.StoneState(self, options, declared.Chance(0))
        self.fields().read(state, position)
        return state

    monkeypatch.setattr(declared.HighStone, "read", read)
    caught(declared, fields.fields_come_back, "'points' is not derived anew")


def test_a_position_that_forgets(stone, monkeypatch) -> None:
    whole = stone.HighStone.to_plain

    def forgetful(self, state):
        return {**whole(self, state), "boasts": [0] * state.seats}

    monkeypatch.setattr(stone.HighStone, "to_plain", forgetful)
    caught(stone, saving.positions_come_back, "differ when loaded|differs when loaded")


def test_a_position_read_wrongly(stone, monkeypatch) -> None:
    whole = stone.HighStone.read

    def wrong(self, options, position):
        state = whole(self, options, position)
        state.chance.next()
        state.points = [0] * state.seats
        return state

    monkeypatch.setattr(stone.HighStone, "read", wrong)
    caught(stone, saving.positions_come_back, "in points")
    caught(stone, saving.positions_play_on, "lead to another end")


def test_a_position_that_crashes(stone, monkeypatch) -> None:
    monkeypatch.setattr(stone, "stones", lambda where, given, room: given[:])
    caught(stone, saving.positions_are_guarded, "must be refused with the place named, not fail with")


def test_a_replay_that_differs(stone, monkeypatch) -> None:
    """A deal that does not depend on the seed alone."""
    whole = stone.HighStone.deal
    calls = []

    def unsteady(self, options, seed, journal=None):
        calls.append(seed)
        return whole(self, options, seed + len(calls) % 3, journal)

    monkeypatch.setattr(stone.HighStone, "deal", unsteady)
    caught(stone, saving.records_replay, "cannot be read again|replays to another state")


def test_a_deal_that_is_not_written_down(stone, monkeypatch) -> None:
    whole = stone.HighStone.deal
    monkeypatch.setattr(stone.HighStone, "deal", lambda self, options, seed, journal=None: whole(self, options, seed))
    caught(stone, opening.openings_are_written, "does not give its state that journal")


def test_a_deal_that_hangs_on_being_written_down(stone, monkeypatch) -> None:
    whole = stone.HighStone.deal

    def otherwise(self, options, seed, journal=None):
        return whole(self, options, seed if journal is None else seed + 1, journal)

    monkeypatch.setattr(stone.HighStone, "deal", otherwise)
    caught(stone, opening.openings_are_written, "is not the one dealt without")


def test_a_lost_stone(stone, monkeypatch) -> None:
    whole = stone.Reveal.run

    def careless(self, state):
        whole(self, state)
        if len(state.shown) > 5:
            state.shown.pop()

    monkeypatch.setattr(stone.Reveal, "run", careless)
    caught(stone, play.games_end, "an invariant is broken: stones")


def test_a_game_without_end(stone, monkeypatch) -> None:
    monkeypatch.setattr(walk, "LONGEST", 50)
    monkeypatch.setattr(stone.Lay, "play", lambda self, state, move: None)
    caught(stone, play.games_end, "not over after 50 random moves")


def test_no_moves(stone, monkeypatch) -> None:
    monkeypatch.setattr(stone.Lay, "moves", lambda self, state, out: None)
    caught(stone, play.games_end, "has no move")


def test_a_move_listed_twice(stone, monkeypatch) -> None:
    whole = stone.Lay.moves

    def twice(self, state, out):
        whole(self, state, out)
        whole(self, state, out)

    monkeypatch.setattr(stone.Lay, "moves", twice)
    caught(stone, play.games_end, "holds a move twice")


def test_a_legal_move_that_fails(stone, monkeypatch) -> None:
    whole = stone.Lay.play

    def failing(self, state, move):
        if move == stone.BOAST:
            raise BadPosition("boasts: too proud")
        whole(self, state, move)

    monkeypatch.setattr(stone.Lay, "play", failing)
    caught(stone, play.moves_are_accepted, "'boast' (fails|was refused): boasts: too proud")


def test_a_refusal_without_words(stone, monkeypatch) -> None:
    monkeypatch.setattr(stone.Lay, "why_not", lambda self, state, move: "no_such_reason")
    with pytest.raises((Broken, KeyError), match="no_such_reason"):
        play.others_are_refused(stone.HIGH_STONE, stone.HIGH_STONE.configure({}), HARD)


def test_a_refusal_that_changes_something(stone, monkeypatch) -> None:
    def greedy(self, state, move):
        state.points[0] += 1
        return "not_yours"

    monkeypatch.setattr(stone.Lay, "why_not", greedy)
    caught(stone, play.others_are_refused, "was refused, but the state changed")


def test_an_open_hand(stone, monkeypatch) -> None:
    """The view shows what the declaration hides."""
    whole = stone.HighStone.public_view

    def leaky(self, state, viewer):
        return {**whole(self, state, viewer), "hands": [state.hand(seat) for seat in range(state.seats)]}

    monkeypatch.setattr(stone.HighStone, "public_view", leaky)
    caught(stone, secrecy.views_do_not_interfere, "can tell the difference after a redeal by 'hands'")


def test_a_question_that_leaks(stone, monkeypatch) -> None:
    """The sentence of a move tells the top of the bag."""

    def details(self, state, move):
        return {"stone": str(state.bag[0])}

    monkeypatch.setattr(stone.StoneVoice, "details", details)
    caught(stone, secrecy.views_do_not_interfere, "by 'sentences'")


def test_an_event_that_leaks(stone, monkeypatch) -> None:
    whole = stone.Lay.play

    def chatty(self, state, move):
        if move == stone.BOAST:
            state.note("won", "H-2", {"seat": 0, "stone": state.bag[0] if state.bag_count else 0})
        whole(self, state, move)

    monkeypatch.setattr(stone.Lay, "play", chatty)
    caught(stone, secrecy.moves_do_not_leak, "by 'events'")


def test_a_step_that_leaks(stone, monkeypatch) -> None:
    """In the midst of a move a stone from the bag lies open for a moment; afterwards nothing shows of it."""
    whole = stone.Lay.play

    def careless(self, state, move):
        if move == stone.BOAST and state.bag_count:
            state.shown.append(state.bag[0])
            state.note("boasted", "H-3", {"seat": self.who})
            state.shown.pop()
        whole(self, state, move)

    monkeypatch.setattr(stone.Lay, "play", careless)
    caught(stone, secrecy.moves_do_not_leak, "by 'steps'")


def test_a_step_whose_secrecy_is_half_done(stone, monkeypatch) -> None:
    """While a move is carried out the hands are shown to all."""
    whole = stone.HighStone.public_view

    def leaky(self, state, viewer):
        view = whole(self, state, viewer)
        if state.asking.name() == "midway":
            return {**view, "hands": [state.hand(seat) for seat in range(state.seats)]}
        return view

    monkeypatch.setattr(stone.HighStone, "public_view", leaky)
    caught(stone, secrecy.steps_do_not_interfere, "in the midst of .* by 'hands'")


def test_a_draw_that_is_not_counted(stone, monkeypatch) -> None:
    """A stone drawn without counting it as a reveal could be taken back: not fair."""
    whole = stone.Lay.play

    def peeking(self, state, move):
        whole(self, state, move)
        if move == stone.BOAST and state.bag_count:
            stone.StoneState.draw(state, self.who)
            state.reveals -= 1

    monkeypatch.setattr(stone, "HAND", 5)
    monkeypatch.setattr(stone.Lay, "play", peeking)
    caught(stone, secrecy.moves_do_not_leak, "reveals nothing by its own account")


def test_a_redeal_that_peeks(stone, monkeypatch) -> None:
    """Stones that stay where they are, though nobody sees them."""
    whole = stone.StoneState.imagine

    def honest_but_late(self, seat, seed):
        twin = whole(self, seat, seed)
        twin.points = self.points[:]
        twin.chance.restore([n ^ self.chance.a for n in twin.chance.words()])
        return twin

    monkeypatch.setattr(stone.StoneState, "imagine", honest_but_late)
    caught(stone, secrecy.redeals_are_canonical, "depends on what seat")


def test_a_redeal_that_deals_nothing(stone, monkeypatch) -> None:
    monkeypatch.setattr(stone.StoneState, "imagine", lambda self, seat, seed: self.copy())
    caught(stone, secrecy.redeals_are_sound, "keeps the future of chance")


def test_a_redeal_that_leaves_the_one_who_is_asked_without_a_move(stone, monkeypatch) -> None:
    """Only others see that: who is asked knows their own hand."""
    whole = stone.StoneState.imagine

    def empty_handed(self, seat, seed):
        twin = whole(self, seat, seed)
        asked = twin.seat
        if seat != asked:
            twin.shown += twin.hand(asked)
            twin.set_hand(asked, [])
            twin.boasts[asked] = 2
        return twin

    monkeypatch.setattr(stone.StoneState, "imagine", empty_handed)
    caught(stone, secrecy.redeals_are_sound, "is asked but has no move")


def test_a_redeal_of_chance_only(stone, monkeypatch) -> None:
    from underhall.core.chance import Chance

    def half(self, seat, seed):
        twin = self.copy()
        twin.chance = Chance(seed)
        return twin

    monkeypatch.setattr(stone.StoneState, "imagine", half)
    caught(stone, secrecy.redeals_are_sound, "deals the hidden cards the same way")


def test_a_bot_that_peeks(stone, monkeypatch) -> None:
    monkeypatch.setattr(secrecy, "random_choice", lambda state, seed: int(state.fingerprint(), 16) % 12)
    caught(stone, secrecy.bots_do_not_peek, "a player choosing at random plays")


class OtherHistory:
    """A history that answers wrongly whether a move can be taken back."""

    answer = False

    def __init__(self, record) -> None:
        self.true = History(record)
        self.record, self.journal = record, self.true.journal

    @property
    def state(self):
        return self.true.state

    def play(self, move: int) -> None:
        self.true.play(move)

    def can_undo(self) -> bool:
        return self.answer

    def undo(self) -> None:
        self.true.undo()


@pytest.mark.parametrize(("answer", "match"), [(False, "but cannot be taken back"), (True, "but could be taken back")])
def test_an_undo_that_is_wrong(stone, monkeypatch, answer: bool, match: str) -> None:
    monkeypatch.setattr(OtherHistory, "answer", answer)
    monkeypatch.setattr(undo, "History", OtherHistory)
    caught(stone, undo.undo_is_exact, match)


def test_two_moves_written_alike(stone, monkeypatch) -> None:
    monkeypatch.setattr(stone.HIGH_STONE, "moves", stone.MoveSpace(stone.Verb("lay", "lay", stone=stone.Span(1, 12))))
    with pytest.raises((Broken, IndexError)):
        notation.moves_print_and_parse(stone.HIGH_STONE, HARD)


def reword(stone: Any, monkeypatch: pytest.MonkeyPatch, folder: Path, language: str, old: str, new: str) -> None:
    """Give the game other texts: every line that matches becomes another one, or none."""
    if not folder.exists():
        shutil.copytree(stone.HIGH_STONE.texts.folder, folder)
    path = folder / language / "high_stone.ftl"
    text, count = re.subn(rf"(?m)^{old} = .*\n", new and new + "\n", path.read_text(encoding="utf-8"))
    assert count > 0
    path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(stone.HIGH_STONE, "texts", Phrasebook("high_stone", folder))


def test_missing_texts(stone, monkeypatch, tmp_path: Path) -> None:
    reword(stone, monkeypatch, tmp_path / "a", "de", "moves-boast", "moves-gloat = prahlen")
    with pytest.raises(Broken, match=r"English does not have: de moves-gloat"):
        words.texts_are_complete(stone.HIGH_STONE, HARD)
    reword(stone, monkeypatch, tmp_path / "a", "de", "moves-gloat", "")
    words.texts_are_complete(stone.HIGH_STONE, HARD)  # what German lacks is said in English
    reword(stone, monkeypatch, tmp_path / "a", "en", "moves-boast", "")
    with pytest.raises(Broken, match=r"texts missing: moves\.boast"):
        words.texts_are_complete(stone.HIGH_STONE, HARD)
    caught(stone, words.everything_can_be_said, "'boast' cannot be said in 'en'")


@pytest.mark.parametrize(
    ("declared", "match"),
    [
        ({"not_now": "H-1", "too_high": "H-1"}, r"there is no text refusals\.too_high"),
        ({"not_now": "H-99"}, r"'not_now' rests on clause 'H-99', which is not in the rules"),
    ],
)
def test_refusals_of_clauses_that_are_not_there(stone, monkeypatch, declared: dict[str, str], match: str) -> None:
    words.refusals_rest_on_clauses(stone.HIGH_STONE, HARD)  # it declares none
    monkeypatch.setattr(stone.HighStone, "refusal_clauses", lambda self: {"not_now": "H-1"}, raising=False)
    words.refusals_rest_on_clauses(stone.HIGH_STONE, HARD)
    monkeypatch.setattr(stone.HighStone, "refusal_clauses", lambda self: declared)
    with pytest.raises(Broken, match=match):
        words.refusals_rest_on_clauses(stone.HIGH_STONE, HARD)


def test_options_without_words(stone, monkeypatch, tmp_path: Path) -> None:
    for language in ("en", "de"):
        reword(stone, monkeypatch, tmp_path / "a", language, "option_names-hand", "")
    with pytest.raises(Broken, match=r"texts missing: option_names\.hand"):
        words.texts_are_complete(stone.HIGH_STONE, HARD)
    monkeypatch.setattr(stone.HIGH_STONE, "texts", Phrasebook("high_stone", HIGH_STONE / "high_stone" / "locales"))
    option = games.Option("players", 2, (2, 3, "a_crowd"))
    monkeypatch.setattr(stone.HIGH_STONE, "options", (option, *stone.HIGH_STONE.options[1:]))
    with pytest.raises(Broken, match=r"option_values\.players_a_crowd"):
        words.texts_are_complete(stone.HIGH_STONE, HARD)


@pytest.mark.parametrize("section", ["events", "prompts", "endings"])
def test_missing_words_for_what_happens(stone, monkeypatch, tmp_path: Path, section: str) -> None:
    for language in ("en", "de"):
        reword(stone, monkeypatch, tmp_path / "a", language, rf"{section}-\w+", "")
    caught(stone, words.everything_can_be_said, "cannot be said in 'en'")


def test_a_field_that_is_never_filled(stone, monkeypatch, tmp_path: Path) -> None:
    wrong = "events-won = { $seat } gewinnt mit { $steine }"
    reword(stone, monkeypatch, tmp_path / "a", "de", "events-won", wrong)
    caught(stone, words.everything_can_be_said, "'won' is said in 'de' as 'Spieler . gewinnt mit { .steine }'")


def test_nothing_to_click(stone, monkeypatch) -> None:
    monkeypatch.setattr(stone.StoneVoice, "picks", lambda self, state, move: [], raising=False)
    caught(stone, words.everything_can_be_said, "has nothing to click")


def test_two_moves_clicked_alike(stone, monkeypatch) -> None:
    monkeypatch.setattr(stone.StoneVoice, "picks", lambda self, state, move: ["hand"], raising=False)
    caught(stone, words.everything_can_be_said, "are clicked alike")


def test_an_event_without_a_clause(stone, monkeypatch) -> None:
    monkeypatch.setattr(stone.Lay, "run", stone.Lay.run)
    whole = stone.StoneState.note
    monkeypatch.setattr(stone.StoneState, "note", lambda self, kind, clause, *rest: whole(self, kind, "", *rest))
    caught(stone, words.everything_can_be_said, "names no clause")


def test_a_value_no_variant_tries(stone, monkeypatch) -> None:
    monkeypatch.setattr(stone.HighStone, "variants", lambda self: [self.configure({})])
    with pytest.raises(Broken, match="no variant tries players=3"):
        words.options_are_guarded(stone.HIGH_STONE, HARD)


def test_a_failure_says_how_to_go_there(stone, monkeypatch) -> None:
    whole = stone.HighStone.check

    def pessimist(self, state):
        whole(self, state)
        if len(state.shown) == 4:
            raise BadPosition("shown: four is unlucky")

    monkeypatch.setattr(stone.HighStone, "check", pessimist)
    with pytest.raises(Broken, match="four is unlucky") as failure:
        play.games_end(stone.HIGH_STONE, stone.HIGH_STONE.configure({"players": 2}), HARD)
    text = str(failure.value)
    call = text[text.index("walk.arrive") + len("walk.") :]
    state = eval(call, {"arrive": walk.arrive})
    assert len(state.shown) == 4
