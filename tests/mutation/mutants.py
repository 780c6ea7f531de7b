"""All small mistakes that could be made in a game's rules, and a sample of them.

The mistakes (mutants) are Cosmic Ray's, those of them that a person could make: a limit one off, a condition turned
round, plus for minus, ``and`` for ``or``, a number one off, a loop not entered. A place in the source is drawn first
and then one mistake at that place. The draw goes by a hash of the line, so that a change elsewhere in the source leaves
the sample as it is.
"""

from __future__ import annotations

import ast
import hashlib
import importlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import cosmic_ray.plugins
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code

GAMES = Path("src/underhall/games")
# What draws, speaks and judges is no rule; it has tests of its own.
NO_RULES = {
    "terminal.py",
    "screen.py",
    "drawings.py",
    "layout.py",
    "text.py",
    "picks.py",
    "evaluation.py",
    "plan.py",
    "prospects.py",
    "__init__.py",
}
# As in PIT's default set: comparisons are turned round or moved by their limit, sums by their counterpart. Cosmic Ray
# also has ``+`` for ``|``, ``==`` for ``is`` and the like: the same for most numbers, so they tell nothing of a test.
COMPARISONS = ("Eq_NotEq", "NotEq_Eq", "Lt_LtE", "Lt_GtE", "LtE_Lt", "LtE_Gt", "Gt_GtE", "Gt_LtE", "GtE_Gt", "GtE_Lt")
SUMS = ("Add_Sub", "Sub_Add", "Mul_FloorDiv", "FloorDiv_Mul", "Mod_Mul", "BitOr_BitAnd", "BitAnd_BitOr")
OPERATORS = (
    *(f"ReplaceComparisonOperator_{change}" for change in COMPARISONS),
    *(f"ReplaceBinaryOperator_{change}" for change in (*SUMS, "LShift_RShift", "RShift_LShift")),
    "ReplaceUnaryOperator_USub_UAdd",
    "ReplaceUnaryOperator_Delete_Not",
    "AddNot",
    "ReplaceTrueWithFalse",
    "ReplaceFalseWithTrue",
    "ReplaceAndWithOr",
    "ReplaceOrWithAnd",
    "ReplaceBreakWithContinue",
    "ReplaceContinueWithBreak",
    "ExceptionReplacer",
    "NumberReplacer",
    "ZeroIterationForLoop",
)

Place = tuple[int, int]


@dataclass(frozen=True)
class Mutant:
    """One mistake: in which module, at which place, which operator's how-manieth occurrence.

    ``text`` is the line, ``same`` how many lines above it in the module read alike.
    """

    module: str
    line: int
    column: int
    operator: str
    occurrence: int
    text: str
    same: int
    way: int  # an operator may know several mistakes at one place: a number one up, one down

    @property
    def place(self) -> str:
        return f"{Path(self.module).name}: {self.text} [{self.same}] @{self.column}"

    @property
    def key(self) -> str:
        return f"{self.place} {self.operator} {self.way}"

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
    tree = ast.parse(source)
    nothing = [*_types(tree), *_zeros(tree, module)]
    nodes = list(ast_nodes(get_ast(source)))
    lines = [line.strip() for line in source.splitlines()]
    for name in OPERATORS:
        operator = cosmic_ray.plugins.get_operator(f"core/{name}")()
        places = (start for node in nodes for start, _ in operator.mutation_positions(node))
        ways: Counter[Place] = Counter()
        for occurrence, (line, column) in enumerate(places):
            ways[line, column] += 1
            if not any(begin <= (line, column) < end for begin, end in nothing):
                text = lines[line - 1]
                same = lines[: line - 1].count(text)
                yield Mutant(module, line, column, name, occurrence, text, same, ways[line, column] - 1)


def sample(root: Path, game: str, size: int, seed: int) -> list[Mutant]:
    """Mutants of a game's rules, drawn by place; every place at most once."""
    places: dict[str, list[Mutant]] = {}
    for module in modules(root, game):
        for mutant in all_mutants(root, module):
            places.setdefault(mutant.place, []).append(mutant)
    drawn = sorted(places, key=lambda place: _lot(seed, place))[:size]
    return [min(places[place], key=lambda mutant: _lot(seed, mutant.key)) for place in drawn]


def _lot(seed: int, text: str) -> str:
    return hashlib.sha256(f"{seed} {text}".encode()).hexdigest()


def digest(root: Path, game: str) -> str:
    """Of the rules as they are: results are only good for the source they were made with."""
    found = hashlib.sha256()
    for module in modules(root, game):
        found.update((root / module).read_bytes())
    return found.hexdigest()[:12]


def _types(tree: ast.Module) -> Iterator[tuple[Place, Place]]:
    """Where types stand: they are never looked at when the game is played."""
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign | ast.arg) and node.annotation is not None:
            yield _span(node.annotation)
        elif isinstance(node, ast.FunctionDef) and node.returns is not None:
            yield _span(node.returns)


def _zeros(tree: ast.Module, module: str) -> Iterator[tuple[Place, Place]]:
    """Signs before a constant that is 0, as the first column of a row: plus or minus it is the same."""
    known = vars(importlib.import_module(module.removeprefix("src/").removesuffix(".py").replace("/", ".")))
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.right, ast.Name) and known.get(node.right.id) == 0:
            yield _span(node.left)[1], _span(node.right)[0]


def _span(node: ast.expr) -> tuple[Place, Place]:
    return (node.lineno, node.col_offset), (node.end_lineno or node.lineno, node.end_col_offset or 0)
