"""From what was typed to a game with its options: the general ``-o key=value`` and the shorthands for common ones."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from underhall.core import game as games
from underhall.core import record as records
from underhall.core.errors import BadOption, BadPosition, BadRecord
from underhall.core.game import Game, Options
from underhall.core.record import Record

SEED_BITS = 32


@dataclass
class Choices:
    """A game and its options as typed."""

    game: str
    players: int | None
    edition: str
    solo: str
    pairs: list[str]
    seed: int | None
    cards: Path | None

    def new_record(self, names: list[str]) -> Record:
        game, options = self.chosen()
        return Record(game, options, self.chosen_seed(), names)

    def chosen(self) -> tuple[Game[Any], Options]:
        game = game_of(self.game, self.cards)
        return game, game.configure(self.given(game))

    def caps(self, game: Game[Any], players: Iterable[str]) -> dict[str, Any]:
        """What a game needs to come to an end with random players, where nothing else was chosen."""
        if "random" not in players:
            return {}
        given = self.given(game)
        return {key: value for key, value in game.at_random().items() if key not in given}

    def chosen_seed(self) -> int:
        return secrets.randbits(SEED_BITS) if self.seed is None else self.seed

    def given(self, game: Game[Any]) -> dict[str, Any]:
        given: dict[str, Any] = {}
        for pair in self.pairs:
            key, sign, value = pair.partition("=")
            if not sign or not key.strip():
                raise BadOption("option-no_pair", pair=pair)
            given[key.strip()] = value.strip()
        for key, flag, wish in self.shorthands():
            if key not in {option.key for option in game.options}:
                raise BadOption("option-unknown_by_flag", flag=flag, game=game.key, key=key)
            if str(given.get(key, wish)) != str(wish):
                raise BadOption("option-given_twice", flag=flag, key=key, wish=wish, given=given[key])
            given[key] = wish
        return given

    def shorthands(self) -> list[tuple[str, str, object]]:
        chosen: list[tuple[str, str, object]] = []
        if self.players is not None:
            chosen.append(("players", "--players", self.players))
        if self.edition:
            chosen.append(("edition", "--edition", self.edition))
        if self.solo:
            chosen.append(("solo_opponent", "--solo", self.solo.lower().replace("-", "_")))
            chosen.append(("players", "--solo", 1))
        return chosen

    def refuse_with(self, flag: str) -> None:
        """A saved game or position brings its own options: giving others as well can only be a mistake."""
        extra = [name for _, name, _ in self.shorthands()] + ["--option" for _ in self.pairs]
        if self.seed is not None:
            extra.append("--seed")
        if extra:
            raise BadOption("option-not_with_file", option=extra[0], flag=flag)


def game_of(key: str, cards: Path | None) -> Game[Any]:
    """An installed game, with an owner's card file if one is given."""
    if not key:
        raise BadOption("game-which", games=games.keys())
    game = games.find(key)
    return game.with_cards(str(cards)) if cards is not None else game


def load_record(path: Path, key: str, cards: Path | None) -> Record:
    """A saved game, every move checked. ``key`` is empty where the record may be of any game."""
    if cards is not None and not key:
        key = _game_named_in(path)
    return records.load(path, game_of(key, cards) if key else None)


def _game_named_in(path: Path) -> str:
    """The key in a record's second line, needed before its cards can be read."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        raise BadRecord("record-no_text_file", path=path) from None
    words = lines[1].split() if len(lines) > 1 else []
    if len(words) < 2 or words[0] != "game":
        raise BadRecord("record-no_game_line", path=path)
    return words[1]


def load_position(path: Path, key: str, cards: Path | None) -> Record:
    """A game that begins with an edited position; the position is checked."""
    try:
        position = json.loads(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadPosition("position-no_text_file", path=path) from None
    except ValueError as error:
        raise BadPosition("file-no_json", path=path, reason=error) from None
    if not isinstance(position, dict) or not isinstance(position.get("game"), str):
        raise BadPosition("position-no_game", path=path)
    game = game_of(key or position["game"], cards)
    try:
        state = game.load(position)
    except BadPosition as error:
        raise BadPosition("file-wrong", path=path, error=error) from None
    except BadOption as error:
        raise BadPosition("file-wrong_options", path=path, error=error) from None
    record = Record(game, state.options, 0)
    record.position = position
    return record
