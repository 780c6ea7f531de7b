"""All small mistakes that could be made in a game's rules, and a sample of them.

The mistakes (mutants) are Cosmic Ray's: another comparison, another operator, a number one off, a condition turned
round, a loop not entered. A place in the source is drawn first and then one mistake at that place: Cosmic Ray knows
eleven ways to spoil a sum and two to spoil a number, and a plain draw would ask mostly about sums.
"""

from __future__ import annotations

import ast
import hashlib
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import cosmic_ray.plugins
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code

GAMES = Path("src/underhall/games")
# What draws, speaks and judges is no rule; it has tests of its own.
NO_RULES = {"terminal.py", "screen.py", "layout.py", "text.py", "picks.py", "judgement.py", "__init__.py"}
# ``==`` and ``is`` are the same for small numbers, so exchanging them tells nothing about a test. Decorators only speak
# to the compiler and the type checker. The others are parameters of Cosmic Ray that need a variable's name.
NO_MISTAKES = ("_Is", "_IsNot", "Operator_Is", "RemoveDecorator", "VariableReplacer", "VariableInserter", "NoOp")

Place = tuple[int, int]


@dataclass(frozen=True)
class Mutant:
    """One mistake: in which module, at which place, which operator's how-manieth occurrence."""

    module: str
    line: int
    column: int
    operator: str
    occurrence: int

    @property
    def key(self) -> str:
        return f"{self.module}:{self.line}:{self.column}:{self.operator}"

    def source(self, root: Path) -> str:
        """The module with the mistake in it."""
        operator = cosmic_ray.plugins.get_operator(f"core/{self.operator}")()
        changed = mutate_code((root / self.module).read_text(encoding="utf-8"), operator, self.occurrence)
        if changed is None:
            raise LookupError(f"{self.key} does not fit the source any more")
        return str(changed)


def modules(root: Path, game: str) -> list[str]:
    folder = root / GAMES / game
    return [str(path.relative_to(root)) for path in sorted(folder.glob("*.py")) if path.name not in NO_RULES]


def all_mutants(root: Path, module: str) -> Iterator[Mutant]:
    source = (root / module).read_text(encoding="utf-8")
    types = list(_types(ast.parse(source)))
    nodes = list(ast_nodes(get_ast(source)))
    for name in sorted(cosmic_ray.plugins.operator_names()):
        short = name.removeprefix("core/")
        if any(part in short for part in NO_MISTAKES):
            continue
        operator = cosmic_ray.plugins.get_operator(name)()
        places = (start for node in nodes for start, _ in operator.mutation_positions(node))
        for occurrence, (line, column) in enumerate(places):
            if not any(begin <= (line, column) < end for begin, end in types):
                yield Mutant(module, line, column, short, occurrence)


def sample(root: Path, game: str, size: int, seed: int) -> list[Mutant]:
    """Mutants of a game's rules, drawn by place; every place at most once."""
    places: dict[tuple[str, int, int], list[Mutant]] = {}
    for module in modules(root, game):
        for mutant in all_mutants(root, module):
            places.setdefault((mutant.module, mutant.line, mutant.column), []).append(mutant)
    drawing = random.Random(f"{game} {seed}")
    drawn = drawing.sample(sorted(places), min(size, len(places)))
    return [drawing.choice(places[place]) for place in drawn]


def digest(root: Path, game: str) -> str:
    """Of the rules as they are: results are only good for the source they were made with."""
    found = hashlib.sha256()
    for module in modules(root, game):
        found.update((root / module).read_bytes())
    return found.hexdigest()[:12]


def _types(tree: ast.Module) -> Iterator[tuple[Place, Place]]:
    """Where types stand: they are never looked at when the game is played."""
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign):
            yield _span(node.annotation)
        elif isinstance(node, ast.arg) and node.annotation is not None:
            yield _span(node.annotation)
        elif isinstance(node, ast.FunctionDef) and node.returns is not None:
            yield _span(node.returns)


def _span(node: ast.expr) -> tuple[Place, Place]:
    return (node.lineno, node.col_offset), (node.end_lineno or node.lineno, node.end_col_offset or 0)
