"""PPO learns DWARF from games against itself, a batch at once on an accelerator, and plays ``greedy`` without a search.

    python ppo_accelerated.py train --minutes 18 --out ppo.npz
    python ppo_accelerated.py evaluate ppo.npz --games 400

Training needs nothing but JAX (``pip install 'underhall[gpu]'``); evaluating needs numpy and the engine. One net plays
all seats: it sees the table as the seat that is asked does, and answers with the odds of every move and with the share
of the victory it expects.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from underhall.core.batch import write_tables
from underhall.core.buffers import vec
from underhall.games.dwarf.game import DWARF
from underhall.games.dwarf.moves import MOVES
from underhall.players.levels import make
from underhall.players.player import ask

try:
    import jax
    import jax.numpy as jnp
except ImportError:  # evaluating does without
    jax = jnp = None

DISCOUNT = 1.0  # a victory is worth the same whenever it comes
TRACE = 0.95
CLIP = 0.2
ENTROPY = 0.01
VALUE = 0.5
EPOCHS, PARTS = 2, 8


def sizes(width: int) -> dict[str, tuple[int, int]]:
    from underhall.accelerated.observe import SIZE

    return {"one": (SIZE, width), "two": (width, width), "moves": (width, int(MOVES.size)), "value": (width, 1)}


def begin(key: Any, width: int) -> dict[str, Any]:
    weights = {}
    for name, (inside, outside) in sizes(width).items():
        key, drawn = jax.random.split(key)
        scale = 0.01 if name in ("moves", "value") else (2 / inside) ** 0.5
        weights[name] = scale * jax.random.normal(drawn, (inside, outside))
        weights[name + "_bias"] = jnp.zeros(outside)
    return weights


def judge(weights: dict[str, Any], seen: Any, np: Any = np) -> tuple[Any, Any]:
    """Scores of all moves, and the value: with numpy, or with JAX's."""
    inside = np.maximum(seen @ weights["one"] + weights["one_bias"], 0)
    inside = np.maximum(inside @ weights["two"] + weights["two_bias"], 0) + inside
    return inside @ weights["moves"] + weights["moves_bias"], (inside @ weights["value"] + weights["value_bias"])[
        ..., 0
    ]


class Decision(NamedTuple):
    """One decision of a game, or of many."""

    seen: Any
    mask: Any
    move: Any
    odds: Any  # the logarithm of the move's
    value: Any
    seat: Any
    rewards: Any  # of all seats, after the move
    over: Any


def masked(scores: Any, mask: Any) -> Any:
    return jax.nn.log_softmax(jnp.where(mask, scores, -1e9))


def reset(states: Any, fresh: Any) -> Any:
    def chosen(new: Any, old: Any) -> Any:
        return jnp.where(states.terminated.reshape(states.terminated.shape + (1,) * (old.ndim - 1)), new, old)

    return jax.tree_util.tree_map(chosen, fresh, states)


def advantages(made: Decision, last_value: Any, last_seat: Any, players: int) -> Any:
    """Every seat's own line of decisions, from the last to the first (generalised advantage estimation)."""
    seats = jnp.arange(players)

    def back(carried: Any, one: Decision) -> Any:
        ahead, gained, paid = carried  # for each seat: its next value, its next advantage, what it won since
        paid = jnp.where(one.over[:, None], one.rewards, paid)
        ahead = jnp.where(one.over[:, None], 0.0, ahead)
        gained = jnp.where(one.over[:, None], 0.0, gained)
        mine = seats[None] == one.seat[:, None]

        def own(values: Any) -> Any:
            return jnp.sum(jnp.where(mine, values, 0.0), axis=1)

        surprise = own(paid) + DISCOUNT * own(ahead) - one.value
        gain = surprise + DISCOUNT * TRACE * own(gained)
        carried = (
            jnp.where(mine, one.value[:, None], ahead),
            jnp.where(mine, gain[:, None], gained),
            jnp.where(mine, 0.0, paid),
        )
        return carried, gain

    # Of those who are not asked at the end of the stretch it is only known that all together have nought.
    mine = seats[None] == last_seat[:, None]
    ahead = jnp.where(mine, last_value[:, None], -last_value[:, None] / (players - 1))
    nothing = jnp.zeros_like(ahead)
    return jax.lax.scan(back, (ahead, nothing, nothing), made, reverse=True)[1]


def loss(weights: Any, part: Decision, gain: Any, target: Any) -> Any:
    scores, value = judge(weights, part.seen, jnp)
    odds = masked(scores, part.mask)
    now = jnp.take_along_axis(odds, part.move[:, None], axis=1)[:, 0]
    ratio = jnp.exp(now - part.odds)
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    policy = -jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
    spread = -jnp.sum(jnp.where(part.mask, jnp.exp(odds) * odds, 0.0), axis=1).mean()
    error = jnp.square(value - target).mean()
    return policy + VALUE * error - ENTROPY * spread, (policy, error, spread)


def adam(weights: Any, slopes: Any, memory: Any, rate: Any) -> Any:
    first, second, count = memory
    count = count + 1
    norm = jnp.sqrt(sum(jnp.sum(jnp.square(slope)) for slope in jax.tree_util.tree_leaves(slopes)))
    slopes = jax.tree_util.tree_map(lambda slope: slope * jnp.minimum(1.0, 0.5 / (norm + 1e-8)), slopes)
    first = jax.tree_util.tree_map(lambda old, slope: 0.9 * old + 0.1 * slope, first, slopes)
    second = jax.tree_util.tree_map(lambda old, slope: 0.999 * old + 0.001 * slope**2, second, slopes)

    def moved(weight: Any, one: Any, two: Any) -> Any:
        return weight - rate * (one / (1 - 0.9**count)) / (jnp.sqrt(two / (1 - 0.999**count)) + 1e-8)

    return jax.tree_util.tree_map(moved, weights, first, second), (first, second, count)


def train(given: argparse.Namespace) -> dict[str, Any]:
    from underhall.accelerated import Dwarf

    env = Dwarf(players=given.players)
    size, steps, players = given.tables, given.steps, given.players

    def play(weights: Any, states: Any, key: Any) -> Any:
        """So many steps of every table; what ends is dealt anew."""
        key, dealt = jax.random.split(key)
        fresh = jax.vmap(env.init)(jax.random.split(dealt, size))

        def one(states: Any, key: Any) -> Any:
            scores, value = judge(weights, states.observation, jnp)
            odds = masked(scores, states.legal_action_mask)
            move = jax.random.categorical(key, odds)
            after = jax.vmap(env.step)(states, move)
            chosen = jnp.take_along_axis(odds, move[:, None], axis=1)[:, 0]
            seat = states.current_player
            mask = states.legal_action_mask
            made = Decision(states.observation, mask, move, chosen, value, seat, after.rewards, after.terminated)
            return reset(after, fresh), made

        return jax.lax.scan(one, states, jax.random.split(key, steps))

    @partial(jax.jit, donate_argnums=(0, 1, 2))
    def turn(weights: Any, memory: Any, states: Any, key: Any, rate: Any) -> Any:
        """Play, then learn from it in some passes over parts of it."""
        key, playing, mixing = jax.random.split(key, 3)
        states, made = play(weights, states, playing)
        last_value = judge(weights, states.observation, jnp)[1]
        gains = advantages(made, last_value, states.current_player, players)
        count = steps * size
        flat = jax.tree_util.tree_map(lambda values: values.reshape(count, *values.shape[2:]), made)
        gain, target = gains.reshape(count), (gains + made.value).reshape(count)

        def learn(carried: Any, rows: Any) -> Any:
            weights, memory = carried
            part = jax.tree_util.tree_map(lambda values: values[rows], flat)
            slopes, told = jax.grad(loss, has_aux=True)(weights, part, gain[rows], target[rows])
            return adam(weights, slopes, memory, rate), jnp.stack(told)

        orders = [jax.random.permutation(one, count) for one in jax.random.split(mixing, EPOCHS)]
        rows = jnp.concatenate(orders).reshape(EPOCHS * PARTS, -1)
        (weights, memory), told = jax.lax.scan(learn, (weights, memory), rows)
        return weights, memory, states, key, told.mean(axis=0)

    key, drawn, dealt = jax.random.split(jax.random.PRNGKey(given.seed), 3)
    weights = begin(drawn, given.width)
    if given.go_on:
        with np.load(given.go_on) as file:
            weights = {name: jnp.asarray(values) for name, values in file.items()}
    nothing = jax.tree_util.tree_map(jnp.zeros_like, weights)
    memory = (nothing, jax.tree_util.tree_map(jnp.copy, nothing), jnp.float32(0))
    states = jax.jit(jax.vmap(env.init))(jax.random.split(dealt, size))
    start, number = time.perf_counter(), 0
    while number < given.turns and (gone := (time.perf_counter() - start) / 60 / given.minutes) < 1:
        done = max(gone, number / given.turns)
        weights, memory, states, key, told = turn(weights, memory, states, key, given.rate * (1 - done))
        number += 1
        if number % given.every == 0 or number == given.turns:
            error, spread = float(told[1]), float(told[2])
            share = versus_random(env, weights, given.check, number)
            print(
                f"turn {number}, {number * steps * size:,} decisions, {time.perf_counter() - start:.0f} s: "
                f"error of the value {error:.3f}, spread {spread:.2f}, wins {100 * share:.0f} % against random players",
                flush=True,
            )
    found = {name: np.asarray(values, np.float32) for name, values in weights.items()}
    np.savez(given.out, **found)
    return found


def versus_random(env: Any, weights: Any, games: int, seed: int) -> float:
    """The share of victories of the net's most likely moves, in seat 0, against players that choose at random."""

    @jax.jit
    def to_the_end(weights: Any, states: Any, key: Any) -> Any:
        def one(carried: Any) -> Any:
            states, key, won = carried
            key, now = jax.random.split(key)
            mask = states.legal_action_mask
            best = jnp.argmax(jnp.where(mask, judge(weights, states.observation, jnp)[0], -1e9), axis=1)
            other = jnp.argmax(jnp.where(mask, jax.random.uniform(now, mask.shape), -1), axis=1)
            states = jax.vmap(env.step)(states, jnp.where(states.current_player == 0, best, other))
            return states, key, won + (states.rewards[:, 0] * (env.num_players - 1) + 1) * states.rewards.any(axis=1)

        nothing = jnp.zeros(states.terminated.shape)
        return jax.lax.while_loop(lambda all: ~all[0].terminated.all(), one, (states, key, nothing))[2]

    key = jax.random.PRNGKey(seed)
    states = jax.vmap(env.init)(jax.random.split(key, games))
    return float(to_the_end(weights, states, key).mean()) / env.num_players


def evaluate(weights: dict[str, Any], players: int, games: int, opponent: str, seed: int) -> float:
    """The share of victories against a level of the engine: every deal once from each seat."""
    features = DWARF.features()
    out = vec[float]([0.0] * (features.size - features.judged))
    other = make(opponent, DWARF.key)
    won, played = 0.0, 0
    while played < games:
        state = DWARF.new(seed << 32 | played // players, players=players)
        own, decision = played % players, 0
        while state.seat >= 0:
            if state.seat == own:
                write_tables(features, [state], out)
                legal = state.moves()
                scores = judge(weights, np.array(list(out), np.float32))[0]
                state.play(legal[int(np.argmax(scores[legal]))])
            else:
                state.play(ask(other, state, 1 << 95 | seed << 64 | played << 32 | decision))
            decision += 1
        won += state.outcome().results[own]
        played += 1
    return won / played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("train", "evaluate"))
    parser.add_argument("weights", nargs="?", help="evaluate: what training has written")
    parser.add_argument("--out", default="ppo.npz")
    parser.add_argument("--go-on", default="", help="train: go on from what was written before")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--tables", type=int, default=4096, help="games at once")
    parser.add_argument("--steps", type=int, default=64, help="decisions of every table before something is learned")
    parser.add_argument("--width", type=int, default=512)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--minutes", type=float, default=18.0)
    parser.add_argument("--turns", type=int, default=1_000_000)
    parser.add_argument("--every", type=int, default=50, help="turns between two reports")
    parser.add_argument("--check", type=int, default=512, help="games against random players in a report")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--opponent", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.what == "train":
        train(given)
        return
    with np.load(given.weights) as file:
        share = evaluate(dict(file), given.players, given.games, given.opponent, given.seed)
    print(f"{100 * share:.1f} % of {given.games} games against {given.opponent}, {given.players} players")


if __name__ == "__main__":
    main()
