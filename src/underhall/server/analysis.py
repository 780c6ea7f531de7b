"""The analysis board's questions about a position, as they are answered in a worker process.

A position that somebody typed in is looked at where nothing else happens: should it keep the engine busy for ever, the
worker is ended and nobody else notices. Plain data goes there and comes back; what is wrong comes back as a sentence.
"""

from __future__ import annotations

import secrets
from typing import Any

from underhall.core import game as registry
from underhall.core.drawing import drawn_layout, shown_to, terminal_of, voice_for
from underhall.core.errors import UnderhallError
from underhall.core.field_forms import form_of
from underhall.core.game import Game
from underhall.core.journal import Journal
from underhall.core.record import read
from underhall.core.state import State
from underhall.core.text import Voice, whole_sentence
from underhall.players.hints import hints

SPECTATOR = -1
OWN_EYES = -2  # those of whoever is asked
Wanted = dict[str, Any]  # as ``PositionSent`` of routes/analysis.py
Answer = dict[str, Any]


def answered(work: str, wanted: Wanted, language: str) -> Answer:
    """What comes of a question; a refusal is ``{"refused": sentence, "where": place}``."""
    try:
        return WORK[work](wanted, language)
    except UnderhallError as error:
        return {"refused": error.say(language), "where": str(error.fields.get("where", ""))}


def start(wanted: Wanted, language: str) -> Answer:
    """A dealt game to begin with, and the form in which its position can be edited."""
    game = registry.find(wanted["game"])
    state = game.deal(game.configure(wanted["options"]), secrets.randbits(60))
    fields = game.fields()
    form = [] if fields is None else form_of(fields.fields, state)
    return {"position": state.position(), "form": form}


def look(wanted: Wanted, language: str) -> Answer:
    """How things stand in a position after some moves: asked for, everything a table shows."""
    journal = Journal()
    state = played(wanted, journal)
    voice = voice_of(state, language)
    viewer = wanted["seat"] if wanted["seat"] != OWN_EYES else state.seat
    moves = state.moves() if state.seat >= 0 else []
    return {
        "position": state.position(),
        "asked": state.seat,
        "question": voice.question(state, state.seat) if state.seat >= 0 else "",
        "moves": [said_move(state, voice, move) for move in moves],
        "view": state.view(min(viewer, state.seats - 1)),
        "names": [voice.seat(seat) for seat in range(state.seats)],
        "automata": state.seats - state.game.players(state.options),
        "events": [
            {
                "kind": event.kind,
                "clause": event.clause,
                "arguments": dict(event.arguments),
                "sentence": voice.event(event),
            }
            for event in journal.events
        ],
        "outcome": outcome_of(state, voice),
    }


def outcome_of(state: State, voice: Voice[Any]) -> Answer:
    """The standing, or the result of a game that is over."""
    result = state.outcome()
    shown: Answer = dict(result.view())
    shown["sentence"] = whole_sentence(voice.ending(result.ending)) if result.ending else ""
    shown["reason"] = voice.verdict(result, SPECTATOR) if state.seat < 0 else ""
    return shown


def advise(wanted: Wanted, language: str) -> Answer:
    """The best moves for whoever is asked, who knows no more than that seat may."""
    state = played(wanted, None)
    if state.seat < 0:
        return {"hints": []}
    return {"hints": [hint.plain() for hint in hints(state, voice_of(state, language), secrets.randbits(60))]}


def draw(wanted: Wanted, language: str) -> Answer:
    """The game's own text board, for a page that has no board for the game."""
    state = played(wanted, None)
    if terminal_of(state.game) is None:
        return {"turn_number": 0, "head": "", "board": None, "side": None}
    viewer = wanted["seat"] if wanted["seat"] != OWN_EYES else state.seat
    layout = drawn_layout(shown_to(state, viewer), voice_of(state, language), wanted["room"], [])
    turn_number = len(wanted["moves"])
    return {
        "turn_number": turn_number,
        "head": layout.head,
        "board": layout.board.plain(),
        "side": layout.side.plain(),
    }


def open_record(wanted: Wanted, language: str) -> Answer:
    """A record as a position to begin with and the moves from there, each checked by replaying it."""
    record = read(wanted["text"])
    game: Game[Any] = record.game
    return {
        "game": game.key,
        "position": record.start().position(),
        "moves": [game.moves.print(move) for move in record.moves],
        "players": list(record.players),
    }


def played(wanted: Wanted, journal: Journal | None) -> State:
    """The state of a position after some moves; the journal gets what happened by the last one, or by the position."""
    game = registry.find(wanted["game"])
    moves: list[str] = wanted["moves"]
    state: State = game.load(wanted["position"], None if moves else journal)
    for number, text in enumerate(moves):
        state.journal = journal if number == len(moves) - 1 else None
        state.play(game.moves.parse(text))
    state.journal = None
    return state


def voice_of(state: State, language: str) -> Voice[Any]:
    return voice_for(shown_to(state, SPECTATOR), language, [""] * state.game.players(state.options))


def said_move(state: State, voice: Voice[Any], move: int) -> Answer:
    return {
        "move": move,
        "text": state.game.moves.print(move),
        "sentence": voice.move(state, move),
        "picks": voice.picks(state, move),
    }


WORK = {"start": start, "look": look, "hints": advise, "drawing": draw, "record": open_record}
