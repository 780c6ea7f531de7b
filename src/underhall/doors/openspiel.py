"""OpenSpiel: every game as a Python game, ``underhall_dwarf`` and so on, with observers and information states.

>>> import pyspiel
>>> import underhall.doors.openspiel
>>> game = pyspiel.load_game("underhall_dwarf(players=3)")

One chance node picks one of ``deals`` seeds; from there on the game is deterministic, with hidden information. What a
seat knows is the journal as far as it was in its audience, which is why an information state never forgets anything.
"""

from __future__ import annotations

import json
from typing import Any

import pyspiel

from underhall.core.alphabet import OPEN, Spelling
from underhall.core.batch import Observer
from underhall.core.game import Game, find, keys
from underhall.core.journal import EVERYONE, Event, Journal
from underhall.core.state import State
from underhall.doors.arrays import np

DEALS = 1 << 16  # as many different deals, unless the parameter ``deals`` says otherwise
MOST_DECISIONS = 20_000  # no game of ours has come near it; what is longer would be refused as never ending
SPECTATOR = -1
NOT_DEALT = "not dealt"


class Rules:
    """A game with its options, and how it is seen: what all states of an OpenSpiel game share."""

    def __init__(self, key: str, given: dict[str, Any]) -> None:
        self.key = key
        self.given = given
        self.deals = int(given.get("deals", DEALS))
        self.game: Game[Any] = find(key)
        wishes = {name: value for name, value in given.items() if name not in ("deals", "judged")}
        self.options = self.game.configure({**self.game.at_random(), **wishes})
        self.players = self.game.players(self.options)
        self.observer = Observer(self.game, bool(given.get("judged", False)))
        self.alphabet = self.observer.alphabet
        self.row = np.frombuffer(self.observer.row, np.float64)[self.observer.start :]

    def __reduce__(self) -> tuple[Any, ...]:
        return (Rules, (self.key, self.given))


class SpielGame(pyspiel.Game):
    """A game with options. Options are parameters; those random players need are set unless given."""

    key = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        rules = Rules(self.key, given)
        info = pyspiel.GameInfo(
            num_distinct_actions=int(rules.alphabet.size),
            max_chance_outcomes=rules.deals,
            num_players=rules.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None if rules.players == 1 else 1.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(game_type(self.key, rules.players), info, given)
        self.rules = rules

    def new_initial_state(self, state: Any = None) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> SpielObserver:
        return SpielObserver(self.rules, iig_obs_type, params)


class Progress:
    """A game in progress as OpenSpiel clones it: a state of ours, or none while the deal is not chosen yet."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.table: State | None = None
        # What happened so far, each line with the seats that know of it (a bit mask, or EVERYONE).
        self.past: list[tuple[int, str]] = []
        self.spelling = Spelling(rules.alphabet)

    def __deepcopy__(self, memo: dict[int, Any]) -> Progress:
        twin = Progress(self.rules)
        twin.past = self.past[:]
        if self.table is not None:
            twin.table = self.table.copy()
            twin.spelling = self.spelling.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return (resumed, (self.rules, self.table, self.past, self.picked()))

    def apply(self, action: int) -> None:
        journal = Journal()
        if self.table is None:
            self.table = self.rules.game.deal(self.rules.options, action, journal)
        else:
            move = self.spelling.pick(action)
            if move == OPEN:
                return
            # Whoever makes a move knows it, also where nobody is told: when it keeps a secret goal hidden, say.
            self.past.append((1 << int(self.table.seat), f"> {self.rules.game.moves.print(move)}"))
            self.table.journal = journal
            self.table.apply(move)
        self.table.journal = None
        self.past += [(event.audience, told(event)) for event in journal.events]
        self.spelling.begin(self.table, self.table.legal_moves())

    def picked(self) -> list[int]:
        return [int(self.spelling.picked[place]) for place in range(self.spelling.depth)]

    def known_to(self, player: int) -> list[tuple[int, str]]:
        return [line for line in self.past if line[0] == EVERYONE or line[0] >> player & 1]

    def redealt(self, player: int, seed: int) -> Progress:
        """The same moment in a world that looks the same to a seat: all it cannot know is dealt anew, or not told."""
        twin = Progress(self.rules)
        if self.table is not None:
            twin.past = self.known_to(player)
            twin.table = self.table.imagine(player, seed)
            if player == self.table.seat:
                twin.spelling = self.spelling.copy()
            else:  # half a move is known to nobody but the one that is making it
                twin.spelling.begin(twin.table, twin.table.legal_moves())
        return twin


def resumed(rules: Rules, table: State | None, past: list[tuple[int, str]], picked: list[int]) -> Progress:
    progress = Progress(rules)
    progress.past = past
    if table is not None:
        progress.table = table
        progress.spelling.begin(table, table.legal_moves())
        for symbol in picked:
            progress.spelling.pick(symbol)
    return progress


class SpielState(pyspiel.State):
    """What OpenSpiel asks of a state. Cloning copies ``progress``, and nothing else is kept here."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.progress = Progress(game.rules)

    @property
    def table(self) -> State | None:
        return self.progress.table

    # The course of a game.

    def current_player(self) -> Any:
        if self.table is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.table.seat < 0 else int(self.table.seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.progress.rules.deals
        return [(seed, 1.0 / deals) for seed in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.progress.spelling.offered.listed())

    def _apply_action(self, action: int) -> None:
        self.progress.apply(action)

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.seat < 0

    def returns(self) -> list[float]:
        if self.table is None or self.table.seat >= 0:
            return [0.0] * self.num_players()
        return list(self.table.outcome().results[: self.num_players()])

    # Words.

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.progress.rules.alphabet.name(action)

    def __str__(self) -> str:
        if self.table is None:
            return NOT_DEALT
        return compact({**self.table.position(), "picked": self.progress.picked()})

    def known(self, player: int) -> str:
        """All that a seat has seen and done from the beginning, and what it sees now: its information state."""
        if self.table is None:
            return f"seat {player}\n{NOT_DEALT}"
        lines = [f"seat {player}", *(line for _, line in self.progress.known_to(player))]
        # The view follows from what was seen, but for what was dealt at the beginning: one's own hand.
        picked = self.progress.picked() if player == self.table.seat else []
        return "\n".join([*lines, compact({**self.table.view(player), "picked": picked})])

    # What language models and search ask for.

    def _to_struct(self) -> dict[str, Any]:
        if self.table is None:
            return {"game": self.progress.rules.key, "dealt": False}
        return {**self.table.position(), "dealt": True}

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        """The view of a seat, with what is asked in words and every legal move as it is written."""
        game = self.progress.rules.game
        if self.table is None:
            return {"game": game.key, "dealt": False}
        asked = self.table.seat == player and player >= 0
        moves = [game.moves.print(move) for move in self.table.moves()] if asked else []
        prompt = game.voice("en").question(self.table, player) if self.table.seat >= 0 else ""
        return {**json.loads(compact(self.table.view(player))), "dealt": True, "prompt": prompt, "legal": moves}

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return {"action": action, "says": self._action_to_string(player, action)}

    def _struct_to_actions(self, action: dict[str, Any]) -> list[int]:
        return [int(action["action"])]

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> SpielState:
        """A state that looks the same to a seat, by ``State.imagine``."""
        twin: SpielState = self.clone()
        twin.progress = self.progress.redealt(player, int(probability_sampler() * (1 << 53)))
        return twin


class SpielObserver:
    """Tensors are the features of docs/features.md, a named view of the same memory for each slice."""

    def __init__(self, rules: Rules, wanted: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observers take no parameters; given were {params}")
        self.rules = rules
        self.perfect_recall = wanted is not None and wanted.perfect_recall
        self.private = wanted is None or wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(len(rules.row), np.float32)
        self.dict: dict[str, Any] = {}
        start = int(rules.observer.start)
        for part in rules.observer.features.slices:
            if part.start >= start:
                self.dict[part.name] = self.tensor[part.start - start : part.start - start + part.size]
        if rules.alphabet.picked:
            self.dict["picked"] = self.tensor[-int(rules.alphabet.picked) :]

    def set_from(self, state: SpielState, player: int) -> None:
        if state.table is None or not self.private:
            self.tensor.fill(0)
            return
        observer = self.rules.observer
        observer.write(state.table, player)
        spelling = state.progress.spelling
        if player == state.table.seat and spelling.depth:
            observer.write_picked(spelling)
        self.tensor[:] = self.rules.row

    def string_from(self, state: SpielState, player: int) -> str:
        if self.perfect_recall:
            return state.known(player)
        if state.table is None:
            return NOT_DEALT
        viewer = player if self.private else SPECTATOR
        view = state.table.view(viewer)
        picked = state.progress.picked() if viewer == state.table.seat else []
        return compact({**view, "picked": picked})


def compact(data: dict[str, Any]) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def told(event: Event) -> str:
    return " ".join([event.kind, event.clause, *(f"{name}={value}" for name, value in event.arguments.items())])


def game_type(key: str, players: int | None = None) -> Any:
    """What OpenSpiel wants to know of a game; without a number of players for the register, with one for a game."""
    game = find(key)
    known = {option.key: option for option in game.options}
    counts = [int(value) for value in known["players"].values] if "players" in known else [1]
    if "players" in known and not counts:
        counts = [known["players"].low, known["players"].high]
    specification: dict[str, Any] = {option.key: option.default for option in game.options}
    specification |= game.at_random()
    alone = players == 1
    kinds = pyspiel.GameType
    return pyspiel.GameType(
        short_name=f"underhall_{key}",
        long_name=game.voice("en").title(),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**specification, "deals": DEALS, "judged": False},
    )


def register(key: str) -> None:
    made = type(f"Underhall_{key}", (SpielGame,), {"key": key, "__module__": __name__})
    globals()[made.__name__] = made  # OpenSpiel finds it here when it reads a saved state
    pyspiel.register_game(game_type(key), made)


for installed in keys():
    register(installed)
