"""PettingZoo: every seat is an agent, one decides after the other (AEC).

>>> from underhall.doors.pettingzoo import env
>>> table = env("dwarf", players=3)

Importing this module also registers ``underhall/dwarf-v0`` and so on for ``pettingzoo.make``.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import pettingzoo
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding

from underhall.core.game import keys
from underhall.doors.arrays import np
from underhall.doors.playing import LARGEST_NUMBER, Playing

SEEDS = 1 << 62


class TableEnv(pettingzoo.AECEnv, EzPickle):
    """A table of one game. An agent's observation has its features and its mask, which is in its info as well.

    Rewards are shares of the victory, and come with the end: 1.0 for whoever wins alone.
    """

    def __init__(self, game: str, render_mode: str | None = None, judged: bool = False, **options: Any) -> None:
        EzPickle.__init__(self, game, render_mode, judged, **options)
        super().__init__()
        self.playing = Playing(game, options, judged)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"underhall/{game}-v0",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.playing.players)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size = len(self.playing.row)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-LARGEST_NUMBER, LARGEST_NUMBER, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (self.playing.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.playing.actions) for agent in self.possible_agents}
        self.np_random: Any = None
        self.nothing = np.zeros(self.playing.actions, np.int8)
        self.nothing.flags.writeable = False

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew. With a seed the same deals come again, in the same order."""
        if seed is not None or self.np_random is None:
            self.np_random, _ = seeding.np_random(seed)
        self.playing.deal(int(self.np_random.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self.infos = {agent: {"action_mask": self.nothing} for agent in self.agents}
        self.next_agent()

    def next_agent(self) -> None:
        """Ask whoever must decide; at the end everybody gets their share of the victory and takes a last step."""
        if self.playing.seat >= 0:
            self.agent_selection = self.possible_agents[self.playing.seat]
            self.infos[self.agent_selection] = {"action_mask": self.playing.mask(self.playing.seat)}
            return
        for agent, share in zip(self.possible_agents, self.playing.shares(), strict=True):
            self.rewards[agent] = share
            self._cumulative_rewards[agent] += share
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.playing.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"action_mask": self.nothing}
        self.next_agent()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, also while another is asked."""
        observation = self.playing.observe(self.seat_of[agent])
        known = self.infos.get(agent)
        return {"observation": observation, "action_mask": self.nothing if known is None else known["action_mask"]}

    def render(self) -> str | None:
        """The table as a spectator sees it, who sees what all see: as text, or printed for people."""
        drawn = self.playing.draw(-1)
        if self.render_mode == "ansi":
            return drawn
        if self.render_mode == "human":
            print(drawn)
        return None

    def close(self) -> None:
        """There is nothing to give back."""


def env(game: str, render_mode: str | None = None, judged: bool = False, **options: Any) -> TableEnv:
    """A table of a game, with its options (``players=3``); ``judged`` adds the slices our own nets read."""
    return TableEnv(game, render_mode, judged, **options)


for key in keys():
    pettingzoo.register("aec", f"underhall/{key}-v0", partial(env, key))
