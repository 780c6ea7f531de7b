"""Gymnasium: one seat learns, the others are played by opponents of a level.

>>> import gymnasium
>>> table = gymnasium.make("underhall.doors.gymnasium:underhall/Dwarf-v0", opponent="adept", players=3)

Importing this module registers ``underhall/Dwarf-v0`` and so on; the name before the colon imports it.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import gymnasium
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from underhall.core.errors import BadOption, GameOver
from underhall.core.game import keys
from underhall.doors.arrays import np
from underhall.doors.playing import LARGEST_NUMBER, Playing
from underhall.players.levels import make
from underhall.players.player import ask

SEEDS = 1 << 62


class OfferedActions(spaces.Discrete):
    """All actions of a game. A sample without a mask is one of those offered now, so that it can be played."""

    def __init__(self, playing: Playing) -> None:
        super().__init__(playing.actions)
        self.playing = playing

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None and self.playing.seat >= 0:
            mask = self.playing.mask(self.playing.seat)
        return super().sample(mask, probability)

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy elsewhere has no table: it is a plain space of as many actions."""
        return (spaces.Discrete, (int(self.n),))


class TableEnv(gymnasium.Env):
    """A seat at a table: ``seat`` is its number, or None to sit down somewhere else in every game.

    ``opponent`` is a level (``novice``, ``adept``, ``search:100it``) for all others, or a list with one for each other
    seat in turn order. The reward is the seat's share of the victory, and comes with the end. An action that is not
    offered is replaced by one that is, drawn at random, and ``info["replaced"]`` says so; ``strict`` refuses it.
    """

    def __init__(
        self,
        game: str,
        opponent: str | list[str] = "novice",
        seat: int | None = None,
        render_mode: str | None = None,
        judged: bool = False,
        strict: bool = False,
        **options: Any,
    ) -> None:
        self.playing = Playing(game, options, judged)
        players = self.playing.players
        if seat is not None and not 0 <= seat < players:
            raise BadOption("door-no_seat", seat=seat, last=players - 1)
        names = [opponent] * (players - 1) if isinstance(opponent, str) else list(opponent)
        if len(names) != players - 1:
            raise BadOption("door-opponents", given=len(names), wanted=players - 1)
        self.opponents = [make(name, game) for name in names]
        self.chosen_seat = seat
        self.strict = strict
        self.replaced = False
        self.seat = 0
        self.render_mode = render_mode
        self.metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}
        self.action_space = OfferedActions(self.playing)
        size = len(self.playing.row)
        self.observation_space = spaces.Box(-LARGEST_NUMBER, LARGEST_NUMBER, (size,), np.float32)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.replaced = False
        chosen = self.chosen_seat
        self.seat = int(self.np_random.integers(self.playing.players)) if chosen is None else chosen
        while True:
            self.playing.deal(int(self.np_random.integers(SEEDS)))
            self.answer()
            if self.playing.seat >= 0:  # else the others ended the game before the seat was asked anything
                return self.playing.observe(self.seat), self.info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self.playing.seat < 0:
            raise GameOver("move-game_over")
        self.replaced = not (self.strict or self.playing.offers(int(action)))
        if self.replaced:
            action = self.np_random.choice(np.flatnonzero(self.action_masks()))
        self.playing.play(int(action))
        self.answer()
        if self.render_mode == "human":
            self.render()
        over = self.playing.seat < 0
        reward = self.playing.shares()[self.seat] if over else 0.0
        return self.playing.observe(self.seat), reward, over, False, self.info()

    def answer(self) -> None:
        """Let the others play until the seat is asked, or the game is over."""
        playing = self.playing
        while playing.seat not in (self.seat, -1):
            player = self.opponents[(playing.seat - self.seat) % playing.players - 1]
            playing.play_move(ask(player, playing.state, int(self.np_random.integers(SEEDS))))

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat, "replaced": self.replaced}

    def action_masks(self) -> Any:
        """Ones at the actions offered: what MaskablePPO asks for."""
        return self.playing.mask(self.seat)

    def render(self) -> Any:
        """The table as the seat sees it: as text, or printed for people."""
        drawn = self.playing.draw(self.seat)
        if self.render_mode == "ansi":
            return drawn
        if self.render_mode == "human":
            print(drawn)
        return None


class TablesEnv(SyncVectorEnv):
    """Many tables, stepped one after the other. One whose game ends is dealt anew in the same step."""

    def __init__(self, num_envs: int = 1, **given: Any) -> None:
        super().__init__([partial(TableEnv, **given)] * num_envs, autoreset_mode=AutoresetMode.SAME_STEP)

    def action_masks(self) -> Any:
        """The masks of all tables, a row for each."""
        return np.stack([table.get_wrapper_attr("action_masks")() for table in self.envs])

    def sample_actions(self) -> Any:
        """An offered action for each table."""
        return np.array([table.action_space.sample() for table in self.envs], np.int64)


def titled(key: str) -> str:
    """``dwar7s_fall`` as Gymnasium spells names: ``Dwar7sFall``."""
    return "".join(word[:1].upper() + word[1:] for word in key.split("_"))


for key in keys():
    gymnasium.register(
        f"underhall/{titled(key)}-v0",
        entry_point="underhall.doors.gymnasium:TableEnv",
        vector_entry_point="underhall.doors.gymnasium:TablesEnv",
        kwargs={"game": key},
        disable_env_checker=True,  # it looks at every step; tests/doors does that once for all
        order_enforce=False,
    )
