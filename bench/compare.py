"""DWARF in C beside DWARF in Python: the same games, the same checksum.

``python bench/compare.py [GAMES] [option=value ...]`` plays the same seeds on both sides, prints both checksums and
fails if they differ. ``bench/run.py`` and ``tests/bench`` use the functions.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from underhall.core.chance import Chance
from underhall.games.dwarf.catalogue import CARD_COUNT, Cards
from underhall.games.dwarf.game import DWARF
from underhall.games.dwarf.state import OPPONENTS, ROW, DwarfState
from underhall.players.playout import play_out

SOURCE = Path(__file__).with_name("dwarf_playout.c")
PLAYER_STREAM = 1 << 64  # the random player's own stream for a game's seed
WORD = (1 << 64) - 1
FNV_START = 0xCBF29CE484222325
FNV_PRIME = 0x100000001B3


class NoCompiler(Exception):
    """There is no C compiler here."""


def build(folder: Path, *flags: str) -> Path:
    """Compile the playout into a folder and say where it is."""
    configured = str(sysconfig.get_config_var("CC") or "").split(" ")[0]
    compiler = next(
        (found for name in ("cc", configured, "gcc", "clang") if name and (found := shutil.which(name))), ""
    )
    if not compiler:
        raise NoCompiler("no C compiler was found (looked for cc, gcc, clang)")
    program = folder / ("dwarf_playout" + "".join(flags).replace("-", "_"))
    subprocess.run([compiler, "-O3", *flags, "-o", str(program), str(SOURCE)], check=True)
    return program


def play_in_c(
    program: Path, given: dict[str, Any], first_seed: int, games: int, runs: int = 1
) -> tuple[str, int, list[float]]:
    """Play a range of seeds in C: checksum, decisions, and the decisions per second of each run."""
    options = DWARF.configure(given)
    alone = options["players"] == 1
    rules = {
        "players": options["players"],
        "solo": OPPONENTS.index(str(options["solo_opponent"])) if alone else 0,
        "v1": int(options["edition"] == "v1"),
        "a_on_b": int(options["mountain"] == "a_on_b"),
        "end_when_empty": int(options["mountain_end"] == "empty"),
    }
    words = [str(program), str(first_seed), str(games), str(runs), *(f"{name}={rule}" for name, rule in rules.items())]
    cards = DWARF.duplex if options["special_backs"] == "duplex" else DWARF.sheet
    done = subprocess.run(words, input=card_table(cards), capture_output=True, text=True, check=True)
    lines = done.stdout.split("\n")
    checksum, decisions = lines[0].split()
    return checksum, int(decisions), [float(line) for line in lines[1:] if line]


def card_table(cards: Cards) -> str:
    """The cards as the C program reads them: 15 numbers for each."""
    columns = (
        *(cards.location, cards.black, cards.white, cards.front, cards.letter),
        *(cards.action, cards.attack, cards.amount),
        *(cards.return_iron, cards.return_steel, cards.return_gold),
        *(cards.take_iron, cards.take_steel, cards.take_gold, cards.take_items),
    )
    return "\n".join(" ".join(str(column[card]) for column in columns) for card in range(CARD_COUNT))


def play_in_python(given: dict[str, Any], first_seed: int, games: int, trace: bool = False) -> tuple[str, int]:
    """The same games by the engine: checksum and decisions."""
    options = DWARF.configure(given)
    words: list[int] = []
    total = 0
    for seed in range(first_seed, first_seed + games):
        state = DWARF.deal(options, seed)
        chance = Chance(seed + PLAYER_STREAM)
        moves: list[int] = []
        decisions = traced_play_out(state, chance, moves) if trace else play_out(state, chance)
        words += summary(state)
        words += [decisions, state.chance.words()[0], chance.words()[0]]
        if trace:
            words.append(fold(0, iter(moves)))
        total += decisions
    return f"{fold(FNV_START, iter(words)):016x}", total


def traced_play_out(state: DwarfState, chance: Chance, out: list[int]) -> int:
    """What ``play_out`` does, by the public contract, remembering every move."""
    while state.seat >= 0:
        legal = state.moves()
        out.append(legal[chance.below(len(legal))])
        state.play(out[-1])
    return len(out)


def summary(state: DwarfState) -> list[int]:
    holdings = [state.holdings[index] for index in range(state.seats * ROW)]
    return [*holdings, state.round, state.holder, state.ended]


def fold(start: int, words: Iterator[int]) -> int:
    """FNV-1a over 64-bit words."""
    value = start
    for word in words:
        value = ((value ^ (word & WORD)) * FNV_PRIME) & WORD
    return value


def main(words: list[str]) -> int:
    from tempfile import TemporaryDirectory

    games = int(words[0]) if words and words[0].isdigit() else 1000
    given = dict(word.split("=", 1) for word in words if "=" in word)
    with TemporaryDirectory() as folder:
        in_c, decisions, rates = play_in_c(build(Path(folder)), given, 0, games)
    in_python, _ = play_in_python(given, 0, games)
    print(f"C {in_c}, Python {in_python}: {games} games, {decisions} decisions, C {rates[0]:,.0f} decisions/s")
    return 0 if in_c == in_python else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
