"""Words: everything a game can say exists in every language and can be said; every option is explained."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from underhall.conformance.walk import Broken, Effort, Walk, seeds, spelled
from underhall.core.errors import BadOption
from underhall.core.game import Game, Options
from underhall.core.numbers import whole_number
from underhall.core.rulebook import books
from underhall.core.text import LANGUAGES, Voice

IMPOSSIBLE = "no such value"


def texts_are_complete(game: Game[Any], effort: Effort) -> None:
    """Every verb, option and ending has its text, the title and a seat's name too, if in English alone.

    What another language says besides would never be heard, or names fields that nobody fills in.
    """
    unknown = game.texts.unknown()
    if unknown:
        raise Broken(f"{game.key}: texts or fields that English does not have: {', '.join(unknown)}")
    wanted = [("game", "title"), ("game", "seat"), ("refusals", "not_now"), ("refusals", "over")]
    wanted += [("moves", verb.key) for verb in game.moves.order]
    wanted += [(section, option.key) for option in game.options for section in ("options", "option_names")]
    absent = [f"{section}.{key}" for section, key in wanted if not game.texts.has(section, key)]
    if absent:
        raise Broken(f"{game.key}: texts missing: {', '.join(absent)}")
    check_choices(game)
    for language in LANGUAGES:
        voice = game.voice(language, ["Ann"])
        if not voice.title() or voice.seat(0) != "Ann" or not voice.seat(1):
            raise Broken(f"{game.key}: no title or no name of a seat in '{language}'")
        for key in game.texts.keys("endings"):
            if not voice.ending(key):
                raise Broken(f"{game.key}: the ending '{key}' says nothing in '{language}'")


def refusals_rest_on_clauses(game: Game[Any], effort: Effort) -> None:
    """What a game declares of its refusals holds: each has its text, and its clause is in the rules. None need be."""
    numbers = {clause.number for book in books(game) for clause in book.clauses}
    for key, clause in game.refusal_clauses().items():
        if not game.texts.has("refusals", key):
            raise Broken(f"{game.key}: refusal_clauses names the refusal '{key}', but there is no text refusals.{key}")
        if clause not in numbers:
            raise Broken(f"{game.key}: the refusal '{key}' rests on clause '{clause}', which is not in the rules")


def check_choices(game: Game[Any]) -> None:
    """Every option and every value that is no number has words of its own, not the key that scripts type."""
    for language in LANGUAGES:
        voice = game.voice(language)
        for option in game.options:
            for value in [str(value) for value in option.values if whole_number(str(value)) is None]:
                if voice.choice(option.key, value) == value:
                    raise Broken(f"{game.key}: no words for {option.key}={value}: option_values.{option.key}_{value}")


def everything_can_be_said(game: Game[Any], options: Options, effort: Effort) -> None:
    """Every question, legal move, event and ending met in random games can be said; every move can be clicked."""
    for seed in seeds("everything_can_be_said", effort.games):
        walk = Walk(game, options, seed)
        voices = [game.voice(language) for language in LANGUAGES]
        said: set[str] = set()
        told = 0
        for _ in walk.decisions():
            told = tell_events(walk, voices, told)
            check_question(walk, voices, said)
        tell_events(walk, voices, told)
        for voice in voices:
            ending = walk.state.ending()
            said_of(walk, voice, f"the ending '{ending}'", voice.ending, ending)
            outcome = walk.state.outcome()
            if outcome.verdict is not None:
                for viewer in range(-1, walk.state.seats):
                    said_of(walk, voice, f"the verdict '{outcome.verdict.key}'", voice.verdict, outcome, viewer)


def check_question(walk: Walk, voices: list[Voice[Any]], said: set[str]) -> None:
    """The question at every decision; the sentence and picks of a move when first met under this question."""
    state = walk.state
    prompt = state.frames[-1].prompt(state)
    clicks: dict[str, int] = {}
    for move in state.moves():
        picks = voices[0].picks(state, move)
        if not picks or not all(picks):
            walk.fail(f"'{walk.game.moves.print(move)}' has nothing to click: picks are {picks}")
        twin = clicks.setdefault("|".join(picks), move)
        if twin != move:
            ours, theirs = walk.game.moves.print(move), walk.game.moves.print(twin)
            walk.fail(f"'{ours}' and '{theirs}' are clicked alike: {picks}")
    for voice in voices:
        said_of(walk, voice, f"the question '{prompt}'", voice.prompt, state)
        for move in state.moves():
            key = f"{voice.language} {prompt} {move}"
            if key not in said:
                said.add(key)
                name = walk.game.moves.print(move)
                said_of(walk, voice, f"'{name}'", voice.move, state, move)


def tell_events(walk: Walk, voices: list[Voice[Any]], told: int) -> int:
    for event in walk.journal.events[told:]:
        if not event.clause:
            walk.fail(f"the event '{event.kind}' names no clause")
        for voice in voices:
            said_of(walk, voice, f"the event '{event.kind}'", voice.event, event)
    return len(walk.journal.events)


def said_of(walk: Walk, voice: Voice[Any], what: str, say: Callable[..., str], *arguments: Any) -> None:
    try:
        text = say(*arguments)
    except (KeyError, IndexError, ValueError) as error:
        walk.fail(f"{what} cannot be said in '{voice.language}': {error!r}")
    if not text.strip() or "{" in text:
        walk.fail(f"{what} is said in '{voice.language}' as '{text}'")


def options_are_guarded(game: Game[Any], effort: Effort) -> None:
    """Unknown options and values are refused by name; defaults and variants are sound; variants try every value."""
    game.configure({})
    for given, name in [({"no_such_option": 1}, "no_such_option")] + [
        ({o.key: IMPOSSIBLE}, o.key) for o in game.options
    ]:
        try:
            game.configure(given)
        except BadOption as error:
            if name not in str(error):
                raise Broken(f"{game.key}: the error for {given} does not name '{name}': {error}") from None
        else:
            raise Broken(f"{game.key}: the options {given} were accepted")
    variants = game.variants()
    if not variants:
        raise Broken(f"{game.key}: variants() is empty")
    for options in variants:
        if game.configure(dict(options)) != options:
            raise Broken(f"{game.key}: the variant {spelled(game, options)} is not what configure makes of it")
        if game.players(options) < 1:
            raise Broken(f"{game.key}: nobody plays {spelled(game, options)}")
    for option in game.options:
        tried = {options[option.key] for options in variants}
        for value in option.values:
            if value not in tried:
                raise Broken(f"{game.key}: no variant tries {option.key}={value}, so no check ever does")
