"""Data travels one way: no module imports, directly or by way of others, one that imports it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

SRC = Path(__file__).parents[2] / "src"
# Answers to answers: the rules themselves are mutually recursive (G-178).
ALLOWED = [{"underhall.games.dig_deeper_dwarf.responses", "underhall.games.dig_deeper_dwarf.windows"}]


def modules() -> dict[str, Path]:
    found = {}
    for path in sorted((SRC / "underhall").rglob("*.py")):
        name = ".".join(path.relative_to(SRC).with_suffix("").parts)
        found[name.removesuffix(".__init__")] = path
    return found


def imported(name: str, path: Path, known: dict[str, Path]) -> Iterator[str]:
    """Every module of ours that a module imports, inside functions and for types alone as well."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield whole if whole in known else node.module


def circles(graph: dict[str, set[str]]) -> list[set[str]]:
    """The groups of modules that import each other (Tarjan's strongly connected components of more than one)."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[set[str]] = []

    def visit(module: str) -> None:
        order[module] = low[module] = len(order)
        stack.append(module)
        for other in sorted(graph[module]):
            if other not in order:
                visit(other)
                low[module] = min(low[module], low[other])
            elif other in stack:
                low[module] = min(low[module], order[other])
        if low[module] == order[module]:
            group = set()
            while module not in group:
                group.add(stack.pop())
            if len(group) > 1 or module in graph[module]:
                found.append(group)

    for module in graph:
        if module not in order:
            visit(module)
    return found


def test_no_module_imports_one_that_imports_it() -> None:
    known = modules()
    assert len(known) > 150
    graph = {name: {other for other in imported(name, path, known) if other in known} for name, path in known.items()}
    assert [sorted(group) for group in circles(graph) if group not in ALLOWED] == []


def test_a_circle_is_found() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set(), "e": {"e"}}
    assert sorted(map(sorted, circles(graph))) == [["a", "b", "c"], ["e"]]
