"""MaskablePPO learns DWARF against a level: ``python maskable_ppo.py --steps 200000 --opponent novice``.

Needs ``pip install 'underhall[rl]' sb3-contrib`` (which brings Stable-Baselines3 and PyTorch).
"""

from __future__ import annotations

import argparse

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.monitor import Monitor

NAME = "underhall.doors.gymnasium:underhall/Dwarf-v0"


def learn(steps: int, opponent: str, players: int, seed: int) -> list[float]:
    """The share of victories in every tenth of the training."""
    table = Monitor(gymnasium.make(NAME, opponent=opponent, players=players))
    model = MaskablePPO("MlpPolicy", table, seed=seed, n_steps=512, verbose=0)
    curve = []
    for _ in range(10):
        games = len(table.get_episode_rewards())
        model.learn(max(1, steps // 10), reset_num_timesteps=False)
        curve.append(float(np.mean(table.get_episode_rewards()[games:] or [0.0])))
        print(f"{model.num_timesteps:>8} steps: wins {100 * curve[-1]:.0f} %", flush=True)
    return curve


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    learn(given.steps, given.opponent, given.players, given.seed)
