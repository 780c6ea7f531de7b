"""DWARF in JAX on whatever device there is: decisions a second, memory and compile time, beside pgx and our engine.

    python bench/gpu.py run --sizes 1024 4096 --seconds 2      rates by batch size, beside pgx's games
    python bench/gpu.py equal --games 65536                    the device against this machine's processor, bit for bit
    python bench/gpu.py engine                                 the compiled engine alone, on one core (needs no JAX)

Random legal play; masks and observations are made at every decision and read, a game that ends is dealt anew in the
same step. On an accelerator rates are by the clock, on a processor by the time all its cores worked. Packages that lie
in a folder of the working tree, where nothing can be installed, are found by ``--carry`` (docs/accelerated.md).
"""

from __future__ import annotations

import argparse
import shlex
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
# So many steps are compiled into one program. Few games end in so few decisions, so that a slot has enough with one new
# game in that time; if that ends as well, it is dealt once more.
STEPS = 16
PEERS = ("backgammon", "chess")


class Result(NamedTuple):
    name: str
    size: int
    rate: float  # decisions a second
    compile_seconds: float
    megabytes: float  # what the program keeps and needs beside

    def line(self) -> str:
        return (
            f"| {self.name} | {self.size:,} | {self.rate:,.0f} | {self.compile_seconds:.1f} | {self.megabytes:,.0f} |"
        )


HEAD = "| what | games at once | decisions/s | compiling, s | memory, MB |\n| --- | ---: | ---: | ---: | ---: |"


def random_moves(masks: Any, key: Any) -> Any:
    """One of the legal moves of each game: the one whose number, mixed with a random number, is highest.

    Mixed as MurmurHash ends; a random number for every move would take longer than the games do.
    """
    import jax
    import jax.numpy as jnp

    size, count = masks.shape
    mixed = jax.random.bits(key, (size, 1), "uint32") ^ (jnp.arange(count, dtype=jnp.uint32) * jnp.uint32(0x9E3779B9))
    for factor in (0x85EBCA6B, 0xC2B2AE35):
        mixed = (mixed ^ (mixed >> 15)) * jnp.uint32(factor)
    mixed = ((mixed ^ (mixed >> 16)) >> 1).astype(jnp.int32)
    return jnp.argmax(jnp.where(masks, mixed, -1), axis=1).astype(jnp.int32)


def rollout(env: Any, spares: bool) -> Callable[[Any, Any], Any]:
    """So many steps in a batch, and a number made of all that was seen, so that nothing can be left out.

    With ``spares`` every slot gets one new game for all these steps. Without, a new one is dealt in every slot at every
    step, needed or not, as pgx's ``auto_reset`` does.
    """
    import jax
    import jax.numpy as jnp

    def reset(state: Any, fresh: Any) -> Any:
        over = state.terminated | state.truncated

        def chosen(new: Any, old: Any) -> Any:
            return jnp.where(over.reshape(over.shape + (1,) * (old.ndim - 1)), new, old)

        return jax.tree_util.tree_map(chosen, fresh, state)

    def run(states: Any, key: Any) -> Any:
        size = states.terminated.shape[0]
        key, dealt = jax.random.split(key)
        kept = jax.vmap(env.init)(jax.random.split(dealt, size)) if spares else None

        def one(carried: Any, key: Any) -> Any:
            states, seen = carried
            choose, play, deal = jax.random.split(key, 3)
            moves = random_moves(states.legal_action_mask, choose)
            states = jax.vmap(env.step)(states, moves, jax.random.split(play, size))
            fresh = kept if spares else jax.vmap(env.init)(jax.random.split(deal, size))
            states = reset(states, fresh)
            return (states, seen + states.observation.astype(jnp.float32).sum()), None

        (states, seen), _ = jax.lax.scan(one, (states, jnp.float32(0)), jax.random.split(key, STEPS))
        return states, seen

    return run


def measured(name: str, env: Any, size: int, seconds: float, spares: bool) -> Result:
    import jax

    keys = jax.random.split(jax.random.PRNGKey(size), size)
    states = jax.jit(jax.vmap(env.init))(keys)
    key = jax.random.PRNGKey(1)
    start = time.perf_counter()
    program = jax.jit(rollout(env, spares), donate_argnums=0).lower(states, key).compile()
    compiling = time.perf_counter() - start
    states, seen = program(states, key)  # the first run is not measured
    jax.block_until_ready(seen)
    runs = 0
    clock = time.process_time if jax.default_backend() == "cpu" else time.perf_counter
    start = clock()
    while (taken := clock() - start) < seconds:
        key, now = jax.random.split(key)
        states, seen = program(states, now)
        jax.block_until_ready(seen)
        runs += 1
    rate = runs * STEPS * size / taken
    return Result(name, size, rate, compiling, megabytes(program))


def megabytes(program: Any) -> float:
    about = program.memory_analysis()
    return (about.argument_size_in_bytes + about.output_size_in_bytes + about.temp_size_in_bytes) / 1e6


def run(given: argparse.Namespace) -> None:
    import jax

    from underhall.accelerated import Dwarf

    device = jax.devices()[0]
    print(f"{device.device_kind} ({device.platform}), jax {jax.__version__}, {time.strftime('%d %B %Y')}")
    options = {"players": given.players, "edition": given.edition}
    print(f"DWARF: {options}\n\n{HEAD}", flush=True)
    best: dict[str, float] = {}

    def note(result: Result) -> None:
        print(result.line(), flush=True)
        best[result.name] = max(result.rate, best.get(result.name, 0.0))

    env = Dwarf(**options)
    for size in given.sizes:
        note(measured("DWARF", env, size, given.seconds, spares=True))
    note(measured("DWARF, dealt at every step", env, given.sizes[-1], given.seconds, spares=False))
    if find_spec("pgx") is None:
        print("pgx is not here: `pip install pgx`, or --carry a folder that has it", flush=True)
    else:
        import pgx

        for peer in PEERS:
            for size in given.peer_sizes or given.sizes:
                note(measured(f"pgx {peer}", pgx.make(peer), size, given.seconds, spares=True))
    command = shlex.split(given.engine) or [sys.executable, str(Path(__file__)), "engine"]
    command += ["--players", str(given.players), "--edition", given.edition, "--seconds", str(given.seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    print(f"\n{done.stdout.strip() or done.stderr[-400:]}")
    for name, rate in best.items():
        print(f"{name}: {rate:,.0f} decisions/s at best; DWARF is {best['DWARF'] / rate:.2f} times that")


def engine(given: argparse.Namespace) -> None:
    """Our engine on one core: random games inside the compiled code, and batches with masks and observations."""
    import underhall
    from underhall.core.chance import Chance
    from underhall.players.playout import play_out

    game = underhall.find("dwarf")
    options = {"players": given.players, "edition": given.edition}
    configured = game.configure(options)
    decisions = seed = 0
    start = time.process_time()
    while (taken := time.process_time() - start) < given.seconds:
        decisions += play_out(game.deal(configured, seed), Chance(seed))
        seed += 1
    compiled = "compiled" if underhall.COMPILED else "interpreted"
    print(f"engine, {compiled}, one core: {decisions / taken:,.0f} decisions/s, no masks and observations")
    if find_spec("numpy") is None:
        return
    games = underhall.batch("dwarf", 256, players=given.players, edition=given.edition)
    decisions = 0
    start = time.process_time()
    while (taken := time.process_time() - start) < given.seconds:
        games.step(games.random_actions())
        decisions += len(games)
    print(f"engine, {compiled}, one core: {decisions / taken:,.0f} decisions/s in a batch, with masks and observations")


def equal(given: argparse.Namespace) -> None:
    """Whole random games on the device and on the processor: no bit may differ; some of them by the engine as well."""
    import jax
    import numpy as np

    from underhall.accelerated import Dwarf, row_of, seed_words, to_state
    from underhall.games.dwarf.game import DWARF

    env = Dwarf(players=given.players, edition=given.edition)
    there, here = jax.devices()[0], jax.devices("cpu")[0]
    seeds = np.stack([np.asarray(seed_words(seed)) for seed in range(given.games)])
    deal, step = jax.jit(jax.vmap(env.deal)), jax.jit(jax.vmap(env.step))
    sides = [jax.device_put(seeds, device) for device in (there, here)]
    sides = [deal(side) for side in sides]
    watched = [DWARF.deal(env.plan.options, seed) for seed in range(min(given.watched, given.games))]
    rng = np.random.default_rng(given.games)
    decisions = 0
    start = time.perf_counter()
    while True:
        one, other = (jax.device_get(side) for side in sides)
        same = jax.tree_util.tree_map(lambda a, b: bool(np.array_equal(a, b)), one, other)
        if not jax.tree_util.tree_all(same):
            sys.exit(f"DIFFERENT after {decisions:,} decisions: {same}")
        running = ~one.terminated
        for number, state in enumerate(watched):
            if state.seat >= 0 and not running[number]:
                sys.exit(f"DIFFERENT: game {number} goes on in the engine")
            if state.seat >= 0:
                legal = sorted(state.moves())
                if np.flatnonzero(one.legal_action_mask[number]).tolist() != legal:
                    sys.exit(f"DIFFERENT: legal moves of game {number}")
        if not running.any():
            break
        counts = np.cumsum(one.legal_action_mask, axis=1, dtype=np.int32)
        moves = (counts <= rng.integers(counts[:, -1])[:, None]).sum(axis=1).astype(np.int32)
        for number, state in enumerate(watched):
            if state.seat >= 0:
                state.apply(int(moves[number]))
        decisions += int(running.sum())
        sides = [step(side, jax.device_put(moves, device)) for side, device in zip(sides, (there, here), strict=True)]
    for number, state in enumerate(watched):
        if to_state(env.plan, row_of(one._table, number)).position() != state.position():
            sys.exit(f"DIFFERENT: the end of game {number}")
    print(
        f"{there.device_kind} and {here.device_kind} agree in {decisions:,} decisions of {given.games:,} games; "
        f"the engine in all legal moves and the ends of {len(watched)} of them ({time.perf_counter() - start:.0f} s)"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("run", "equal", "engine"))
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--edition", default="v1")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measurement")
    parser.add_argument("--sizes", type=int, nargs="+", default=[1 << power for power in (10, 12, 14, 16, 17, 18)])
    parser.add_argument("--peer-sizes", type=int, nargs="+", default=[], help="batch sizes for pgx, if others")
    parser.add_argument("--engine", default="", help="the command that runs this script for a compiled engine")
    parser.add_argument("--games", type=int, default=65536, help="equal: so many games")
    parser.add_argument("--watched", type=int, default=100, help="equal: so many of them by the engine as well")
    parser.add_argument("--carry", type=Path, default=ROOT / "carry" / "gpu", help="a folder with packages")
    given = parser.parse_args()
    if given.carry.is_dir():
        sys.path.append(str(given.carry))
    sys.path.insert(0, str(ROOT / "src"))
    {"run": run, "equal": equal, "engine": engine}[given.what](given)


if __name__ == "__main__":
    main()
