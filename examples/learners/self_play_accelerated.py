"""A net learns DWARF from games against itself on an accelerator, and plays ``greedy`` by its own first word.

    python self_play_accelerated.py train --minutes 18 --out net.npz
    python self_play_accelerated.py evaluate net.npz --games 402

In the manner of AlphaZero, with a look one move ahead in place of a tree: at every decision each legal move is made in
the array engine, the net says what the table after it is worth, and the odds it gave before are moved towards that. It
learns those odds, and the share of the victory each seat came to. Training needs nothing but JAX (``underhall[gpu]``).
Evaluating needs numpy: there the net looks at the table as it stands only, and plays the move with the best odds.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from underhall.core.batch import write_tables
from underhall.core.buffers import vec
from underhall.games.dwarf import moves
from underhall.games.dwarf.features import KIND_COUNT, MOST_PLACES, PART, REST
from underhall.games.dwarf.game import DWARF
from underhall.players.levels import make
from underhall.players.player import ask

try:
    import jax
    import jax.numpy as jnp

    each = jax.tree_util.tree_map
except ImportError:  # evaluating does without
    jax = jnp = None

BLOCKS = 2
PLACES = dict(REST)["holdings"]  # where the features of the locations begin, the same kind of numbers for each
OTHERS = sum(size for _, size in REST) - MOST_PLACES * PART
KINDS_OF_MOVES = 4  # at a location: place a worker, turn back, join, resolve first
TRACE = 0.98  # how much of what came later counts, against what the net thought at the next decision
# Learned is softmax(KEPT * odds + PULL * share): at rest a share larger by (1 - KEPT) / PULL is e times as likely.
KEPT, PULL = 0.9, 25.0


def sizes(width: int) -> dict[str, tuple[int, int]]:
    part, card = width // 8, width // 4
    return {
        "place": (PART, part),
        "context": (OTHERS, part),
        "card": (part, card),
        "pool": (card, width),
        "in": (OTHERS, width),
        **{f"{name}{block}": (width, width) for block in range(BLOCKS) for name in ("wide", "back")},
        "moves": (width, int(moves.MOVES.size)),
        "ask": (width, part),
        "answer": (card, part),
        "here": (part, KINDS_OF_MOVES),
        "value": (width, 1),
    }


def begin(key: Any, width: int) -> dict[str, Any]:
    weights = {}
    for name, (inside, outside) in sizes(width).items():
        key, drawn = jax.random.split(key)
        scale = 0.01 if name in ("moves", "value", "here") or name.startswith("back") else (2 / inside) ** 0.5
        weights[name] = scale * jax.random.normal(drawn, (inside, outside))
        weights[name + "_bias"] = jnp.zeros(outside)
    return weights


def linear(weights: dict[str, Any], name: str, seen: Any) -> Any:
    return seen @ weights[name] + weights[name + "_bias"]


def body(weights: dict[str, Any], seen: Any, np: Any = np) -> tuple[Any, Any]:
    """What the net makes of a table and of each of its locations, with numpy or with JAX's.

    Every location goes through the same weights: what a worker on a card is worth is learned once.
    """
    places = seen[..., PLACES : PLACES + MOST_PLACES * PART].reshape(*seen.shape[:-1], MOST_PLACES, PART)
    others = np.concatenate([seen[..., :PLACES], seen[..., PLACES + MOST_PLACES * PART :]], axis=-1)
    cards = np.maximum(linear(weights, "place", places) + linear(weights, "context", others)[..., None, :], 0)
    cards = np.maximum(linear(weights, "card", cards), 0) * places[..., :KIND_COUNT].sum(-1, keepdims=True)
    inside = np.maximum(linear(weights, "pool", cards.sum(-2)) + linear(weights, "in", others), 0)
    for block in range(BLOCKS):
        wide = np.maximum(linear(weights, f"wide{block}", inside), 0)
        inside = np.maximum(inside + linear(weights, f"back{block}", wide), 0)
    return inside, cards


def odds_of(weights: dict[str, Any], inside: Any, cards: Any, np: Any = np) -> Any:
    """Of every move, before the softmax; those at a location have a word of that location's added."""
    here = np.maximum(linear(weights, "ask", inside)[..., None, :] + linear(weights, "answer", cards), 0)
    here = linear(weights, "here", here)
    between = np.zeros((*inside.shape[:-1], moves.TURN_BACK - MOST_PLACES))
    first, *last = (here[..., kind] for kind in range(KINDS_OF_MOVES))
    return linear(weights, "moves", inside) + np.concatenate([first, between, *last], axis=-1)


def value_of(weights: dict[str, Any], inside: Any) -> Any:
    """The share of the victory that the seat which looks expects, before the sigmoid."""
    return linear(weights, "value", inside)[..., 0]


class Decision(NamedTuple):
    """One decision of a game, or of many."""

    seen: Any  # by each seat
    seat: Any  # who is asked
    moves: Any  # those that were looked at
    odds: Any  # what is to be learned of them
    value: Any  # of each seat, as the net thought
    shares: Any  # of each seat, if the game is over
    over: Any


def dealt_anew(over: Any, fresh: Any, states: Any) -> Any:
    def pick(new: Any, old: Any) -> Any:
        return jnp.where(over.reshape(over.shape + (1,) * (old.ndim - 1)), new, old)

    return each(pick, fresh, states)


def rows(tree: Any, which: Any) -> Any:
    return each(lambda values: values[which], tree)


def results(made: Decision, last: Any) -> Any:
    """What every seat learns of every table: mixed from how the game ended and what was thought on the way (TD)."""

    def back(carried: Any, one: Decision) -> Any:
        ahead, came = carried
        came = jnp.where(one.over[:, None], one.shares, (1 - TRACE) * ahead + TRACE * came)
        return (one.value, came), came

    return jax.lax.scan(back, (last, last), made, reverse=True)[1]


def loss(weights: Any, part: Decision, came: Any) -> Any:
    inside, cards = body(weights, part.seen.astype(jnp.float32), jnp)
    value = value_of(weights, inside)
    error = jnp.mean(jnp.maximum(value, 0) - value * came + jnp.log1p(jnp.exp(-jnp.abs(value))))
    own = jnp.arange(part.seat.shape[0]), part.seat
    odds = jnp.take_along_axis(odds_of(weights, inside[own], cards[own], jnp), part.moves, axis=1)
    odds = jax.nn.log_softmax(jnp.where(part.odds >= 0, odds, -1e9))
    wanted = jnp.maximum(part.odds, 0)
    policy = -jnp.mean(jnp.sum(wanted * jnp.where(part.odds >= 0, odds, 0), axis=1))
    spread = -jnp.mean(jnp.sum(wanted * jnp.log(wanted + 1e-9), axis=1))
    return policy + error, jnp.stack([error, policy, spread])


def adam(weights: Any, slopes: Any, memory: Any, rate: Any) -> Any:
    first, second, count = memory[0], memory[1], memory[2] + 1
    norm = jnp.sqrt(sum(jnp.sum(jnp.square(slope)) for slope in jax.tree_util.tree_leaves(slopes)))
    slopes = each(lambda slope: slope * jnp.minimum(1.0, 1.0 / (norm + 1e-8)), slopes)
    first = each(lambda old, slope: 0.9 * old + 0.1 * slope, first, slopes)
    second = each(lambda old, slope: 0.999 * old + 0.001 * slope**2, second, slopes)
    rate = rate * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
    weights = each(lambda old, one, two: old - rate * one / (jnp.sqrt(two) + 1e-8), weights, first, second)
    return weights, (first, second, count)


def train(given: argparse.Namespace) -> dict[str, Any]:
    from underhall.accelerated import Dwarf

    env = Dwarf(players=given.players)
    size, players, most = given.tables, given.players, given.moves
    by_each = jax.vmap(lambda state: jax.vmap(env.observe, in_axes=(None, 0))(state, jnp.arange(players)))

    def shares(rewards: Any) -> Any:
        return (rewards * (players - 1) + 1) / players

    def decide(weights: Any, states: Any, key: Any) -> tuple[Any, Decision]:
        """Every table's next decision; the states after it, with those that are over."""
        seat, mask, seen = states.current_player, states.legal_action_mask, by_each(states)
        (inside, cards), own = body(weights, seen, jnp), (jnp.arange(size), seat)
        odds = odds_of(weights, inside[own], cards[own], jnp)
        best, tried = jax.lax.top_k(jnp.where(mask, odds, -1e9), most)
        legal = best > -1e8
        # Each of these moves is made, at a copy of the table; what is no move is the best one once more.
        tried = jnp.where(legal, tried, tried[:, :1])
        copies = jnp.repeat(jnp.arange(size), most)
        after = jax.vmap(env.step)(rows(states, copies), tried.reshape(-1))
        looking = seat[copies]
        thought = jax.nn.sigmoid(value_of(weights, body(weights, jax.vmap(env.observe)(after, looking), jnp)[0]))
        ended = shares(jnp.take_along_axis(after.rewards, looking[:, None], axis=1)[:, 0])
        share = jnp.where(after.terminated, ended, thought).reshape(size, most)
        better = jax.nn.softmax(jnp.where(legal, KEPT * best + PULL * share, -1e9))
        taken = jax.random.categorical(key, jnp.log(better + 1e-12))
        after = rows(after, jnp.arange(size) * most + taken)
        value, learned = jax.nn.sigmoid(value_of(weights, inside)), jnp.where(legal, better, -1.0)
        made = Decision(seen.astype(jnp.bfloat16), seat, tried, learned, value, shares(after.rewards), after.terminated)
        return after, made

    @partial(jax.jit, donate_argnums=(0, 1, 2))
    def turn(weights: Any, memory: Any, states: Any, key: Any, rate: Any) -> Any:
        """Play, what ends being dealt anew, then learn from it once, in parts."""
        key, playing, dealt, mixing = jax.random.split(key, 4)
        fresh = jax.vmap(env.init)(jax.random.split(dealt, size))

        def play(states: Any, key: Any) -> Any:
            after, made = decide(weights, states, key)
            return dealt_anew(after.terminated, fresh, after), made

        states, made = jax.lax.scan(play, states, jax.random.split(playing, given.steps))
        last = jax.nn.sigmoid(value_of(weights, body(weights, by_each(states), jnp)[0]))
        count = given.steps * size
        came = results(made, last).reshape(count, players)
        flat = each(lambda values: values.reshape(count, *values.shape[2:]), made)

        def learn(carried: Any, which: Any) -> Any:
            weights, memory = carried
            slopes, told = jax.grad(loss, has_aux=True)(weights, rows(flat, which), came[which])
            return adam(weights, slopes, memory, rate), told

        order = jax.random.permutation(mixing, count).reshape(given.parts, -1)
        (weights, memory), told = jax.lax.scan(learn, (weights, memory), order)
        return weights, memory, states, key, told.mean(axis=0)

    key, drawn, dealt = jax.random.split(jax.random.PRNGKey(given.seed), 3)
    weights = begin(drawn, given.width)
    memory = (each(jnp.zeros_like, weights), each(jnp.zeros_like, weights), jnp.float32(0))
    states = jax.jit(jax.vmap(env.init))(jax.random.split(dealt, size))
    start, number = time.perf_counter(), 0
    while number < given.turns and (gone := (time.perf_counter() - start) / 60 / given.minutes) < 1:
        done = max(gone, number / given.turns)
        rate = given.rate * min(1.0, (number + 1) / 20) * (1 - done)
        weights, memory, states, key, told = turn(weights, memory, states, key, rate)
        number += 1
        if number % given.every == 0 or number == given.turns:
            so_far = f"turn {number}, {number * given.steps * size:,} decisions, {time.perf_counter() - start:.0f} s"
            print(so_far, "- errors of value and odds, spread of the odds:", np.round(told, 3), flush=True)
            keep(given.out, weights)
    return keep(given.out, weights)


def keep(path: str, weights: Any) -> dict[str, Any]:
    """Write them, whole or not at all."""
    found, beside = {name: np.asarray(values) for name, values in weights.items()}, Path(path).with_suffix(".part.npz")
    np.savez(beside, **found)
    beside.replace(path)
    return found


def evaluate(weights: dict[str, Any], players: int, games: int, opponent: str, seed: int) -> float:
    """The share of victories against a level of the engine: every deal once from each seat."""
    features = DWARF.features()
    out = vec[float]([0.0] * (features.size - features.judged))
    other = make(opponent, DWARF.key)
    won = 0.0
    for played in range(games):
        state = DWARF.new(seed << 32 | played // players, players=players)
        own, decision = played % players, 0
        while state.seat >= 0:
            if state.seat == own:
                write_tables(features, [state], out)
                legal = state.moves()
                odds = odds_of(weights, *body(weights, np.array(list(out), np.float32)))
                state.play(legal[int(np.argmax(odds[legal]))])
            else:
                state.play(ask(other, state, 1 << 95 | seed << 64 | played << 32 | decision))
            decision += 1
        won += state.outcome().results[own]
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("train", "evaluate"))
    parser.add_argument("weights", nargs="?", help="evaluate: what training has written")
    for name, usual, meaning in (
        ("out", "net.npz", "train: where it writes"),
        ("players", 3, ""),
        ("tables", 8192, "games at once"),
        ("steps", 32, "decisions of every table before something is learned"),
        ("parts", 32, "steps of learning from them"),
        ("moves", 12, "the most moves that are looked at"),
        ("width", 512, "numbers in each layer of the net"),
        ("rate", 1e-3, "how fast it learns at first"),
        ("minutes", 18.0, "how long it learns"),
        ("turns", 1_000_000, "how often it plays and learns at most"),
        ("every", 50, "turns between two reports"),
        ("games", 402, "evaluate: how many"),
        ("opponent", "greedy", "evaluate: whose level"),
        ("seed", 1, "of the deals"),
    ):
        parser.add_argument(f"--{name}", type=type(usual), default=usual, help=meaning)
    given = parser.parse_args()
    if given.what == "train":
        train(given)
        return
    share = evaluate(dict(np.load(given.weights)), given.players, given.games, given.opponent, given.seed)
    print(f"{100 * share:.1f} % of {given.games} games against {given.opponent}, {given.players} players")


if __name__ == "__main__":
    main()
