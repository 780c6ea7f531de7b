"""What we are made of: locks with hashes that agree, a list of all parts, and known holes in them."""

from __future__ import annotations

import ast
import base64
import json
import re
import runpy
import sys
import tomllib
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.test_release import tool
from tests.test_setup import asked_for, locked

NPM = "https://registry.npmjs.org/"
ROOT = Path(__file__).parents[1]
supply_chain = tool("supply_chain")
BUILDING: Path = supply_chain.BUILDING


def server_lock() -> dict[str, str]:
    return {canonicalize_name(name): version for name, (version, _) in supply_chain.hashed().items()}


def test_the_lock_with_hashes_is_of_the_same_versions() -> None:
    """`make lock` writes both."""
    assert {name: locked().get(name) for name in server_lock()} == server_lock()


def all_of(wanted: list[Requirement], lock: dict[str, str], name_of_lock: str) -> set[str]:
    """What these come to, with all they need in turn; each must be in the lock."""
    needed = [(one, {""}) for one in wanted]
    seen: set[tuple[str, frozenset[str]]] = set()
    while needed:
        one, wished = needed.pop()
        if one.marker and not any(one.marker.evaluate({"extra": extra}) for extra in wished):
            continue
        found = (canonicalize_name(one.name), frozenset({"", *one.extras}))
        assert found[0] in lock, f"{one} is not in {name_of_lock}: make lock"
        if found not in seen:
            seen.add(found)
            needed += [(Requirement(line), set(found[1])) for line in metadata.requires(found[0]) or []]
    return {name for name, _ in seen}


def test_everything_a_server_needs_is_in_it() -> None:
    """pip is told to look for nothing else, so what is missing would be missing."""
    groups = ("", "server", "cli", "client")
    needed = [one for group in groups for one in asked_for()[group] if one.name != "underhall"]
    assert all_of(needed, server_lock(), "requirements-server.txt") == set(server_lock())


def test_everything_that_builds_the_wheel_is_locked_in_the_same_versions() -> None:
    lock = {canonicalize_name(name): version for name, (version, _) in supply_chain.hashed(BUILDING).items()}
    assert {name: locked().get(name) for name in lock} == lock
    asked = [Requirement(line) for line in supply_chain.what_builds()]
    assert {one.name for one in asked} >= {"setuptools", "mypy"}
    assert all_of(asked, lock, BUILDING.name) == set(lock)
    for one in asked:
        assert one.specifier.contains(lock[canonicalize_name(one.name)]), one


@pytest.mark.parametrize("path", [supply_chain.HASHED, BUILDING], ids=lambda path: path.name)
def test_every_package_has_hashes(path: Path) -> None:
    assert supply_chain.hashed(path)
    for name, (_, hashes) in supply_chain.hashed(path).items():
        assert hashes, name
    lines = path.read_text().splitlines()
    assert all(line.startswith("#") or re.match(r"    --hash=sha256:|[\w.-]+==", line) for line in lines)


# What fetches packages, in whatever way, and how each may be called in the container.
FETCHING = re.compile(
    r"(?:\S*/)?(?:pip3?|uv|npm|npx|yarn|pnpm|poetry|pipx|easy_install|python3? -m (?:pip|build))(?: .*)?$"
)
ALLOWED = (
    # Packages of a lock, each with its hash, and nothing they might ask for besides.
    r"\S*pip install --no-cache-dir --require-hashes --no-deps -r (requirements-(?:server|build)\.txt)",
    # Our own wheel; building it fetches nothing, for it is built with what is installed.
    r"\S*pip install --no-cache-dir --no-deps dist/\*\.whl",
    r"\S*pip wheel --no-cache-dir --no-build-isolation --no-deps --wheel-dir dist \.",
    r"npm --prefix web ci --no-audit --no-fund",
    r"npm --prefix web run build",
)


def fetching(dockerfile: str) -> list[str]:
    """Every command in a Dockerfile that may fetch packages, one a line, without what is set for it."""
    lines = dockerfile.replace("\\\n", " ").splitlines()
    runs = [line.removeprefix("RUN ") for line in lines if line.startswith("RUN ")]
    commands = [re.sub(r"\s+", " ", one).strip() for run in runs for one in re.split(r"&&|;|\|", run)]
    plain = [re.sub(r"^(?:[A-Z_]+=\S* )+", "", one) for one in commands]
    return [one for one in plain if FETCHING.match(one)]


def unlocked(dockerfile: str) -> list[str]:
    return [one for one in fetching(dockerfile) if not any(re.fullmatch(form, one) for form in ALLOWED)]


def test_the_container_installs_nothing_without_a_hash() -> None:
    dockerfile = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert unlocked(dockerfile) == []
    assert len(fetching(dockerfile)) == len(ALLOWED) + 1, "both locks, and what they are for"
    copied = " ".join(line for line in dockerfile.splitlines() if line.startswith("COPY "))
    for lock in re.findall(r"-r (\S+)", dockerfile):
        assert f" {lock} " in copied


@pytest.mark.parametrize(
    "line",
    [
        "RUN UNDERHALL_COMPILE=1 pip wheel --no-cache-dir --no-deps --wheel-dir dist .",  # fetches what builds it
        "RUN pip install --no-cache-dir --no-deps .",
        "RUN python -m venv x && \\\n    x/bin/pip install --no-cache-dir --no-deps setuptools==84.2.1",
        "RUN pip install --no-cache-dir --require-hashes -r requirements-server.txt",
        "RUN python -m build",
        "RUN uv sync",
        "RUN npm --prefix web install",
    ],
)
def test_what_would_come_without_a_hash_is_noticed(line: str) -> None:
    assert unlocked(line)


def test_every_package_of_the_page_has_a_hash_and_no_address_of_ours() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    for path, package in packages.items():
        if path:
            algorithm, _, digest = package["integrity"].partition("-")
            assert (algorithm, len(base64.b64decode(digest))) == ("sha512", 64), path
            assert package.get("resolved", "https://registry.npmjs.org/").startswith("https://registry.npmjs.org/"), (
                path
            )


def test_the_list_of_parts_names_all_of_them_once() -> None:
    parts = supply_chain.sbom()["components"]
    names = {part["purl"] for part in parts}
    assert len(names) == len(parts)
    assert {f"pkg:pypi/{name}@{version}" for name, version in server_lock().items()} <= {
        re.sub(r"[-_.]+(?=.*@)", "-", name) if name.startswith("pkg:pypi") else name for name in names
    } | names
    assert any(name.startswith("pkg:npm/svelte@") for name in names)
    for part in parts:
        assert part["hashes"], part["purl"]
        for one in part["hashes"]:
            assert len(one["content"]) == {"SHA-256": 64, "SHA-512": 128}[one["alg"]]
    assert supply_chain.sbom() == supply_chain.sbom()
    assert str(ROOT) not in json.dumps(supply_chain.sbom())


SAFE = {"name": "a", "version": "1", "vulns": []}
HOLE = {"name": "b", "version": "2", "vulns": [{"id": "PYSEC-1"}]}
SKIPPED = {"name": "c", "skip_reason": "not found on PyPI"}


@pytest.mark.parametrize(
    ("packages", "holes"),
    [
        ([SAFE], []),
        ([SAFE, HOLE], ["b 2: PYSEC-1"]),
        ([SAFE, HOLE, SKIPPED], ["b 2: PYSEC-1"]),
        ([SAFE, SKIPPED], None),
        ([], None),
    ],
)
def test_whom_pip_audit_could_not_ask_about_is_not_called_safe(packages: list[Any], holes: list[str] | None) -> None:
    assert supply_chain.holes_of_pip(json.dumps({"dependencies": packages})) == holes


def test_no_answer_is_no_good_answer() -> None:
    for told in ("", "no json", "[]", '{"error": {"code": "E405"}}', "null"):
        assert supply_chain.holes_of_pip(told) is None
        assert supply_chain.holes_of_npm(told) is None
    assert supply_chain.holes_of_npm('{"vulnerabilities": {}}') == []
    assert supply_chain.holes_of_npm('{"vulnerabilities": {"x": {"severity": "high"}}}') == ["x: high"]


@pytest.mark.parametrize(
    ("pip", "npm", "code"), [([], [], 0), ([], None, 3), (None, [], 3), (None, ["x"], 1), (["y"], None, 1)]
)
def test_the_exit_code_says_what_came_of_it(
    monkeypatch: pytest.MonkeyPatch, pip: list[str] | None, npm: list[str] | None, code: int
) -> None:
    monkeypatch.setattr(supply_chain, "run", lambda *command: "")
    monkeypatch.setattr(supply_chain, "holes_of_pip", lambda told: pip)
    monkeypatch.setattr(supply_chain, "holes_of_npm", lambda told: npm)
    assert supply_chain.main(["audit", "pip-audit"]) == code


def reached(paths: list[Path]) -> dict[str, str]:
    """The packages that modules import, and those of ours that they import in turn: by whom."""
    root, found, seen, waiting = ROOT / "src", {}, set(), list(paths)
    while waiting:
        path = waiting.pop()
        if path in seen:
            continue
        seen.add(path)
        for part in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names: list[str] = []
            if isinstance(part, ast.Import):
                names = [alias.name for alias in part.names]
            elif isinstance(part, ast.ImportFrom) and part.module and not part.level:
                names = [part.module, *(f"{part.module}.{alias.name}" for alias in part.names)]
            for name in names:
                if name.partition(".")[0] != "underhall":
                    found.setdefault(name.partition(".")[0], str(path.relative_to(root)))
                    continue
                place = root / name.replace(".", "/")
                waiting += [one for one in (place.with_suffix(".py"), place / "__init__.py") if one.exists()]
    return found


def test_a_clean_machine_has_what_compiling_the_engine_looks_at() -> None:
    """mypy follows imports: a package that only a full installation has would end every build but ours."""
    backend = tool("build_backend")
    needed, there = [Requirement(one) for one in backend.COMPILER], {"setuptools"}
    while needed:
        one = needed.pop()
        if (one.marker is None or one.marker.evaluate({"extra": ""})) and one.name not in there:
            there.add(one.name)
            needed += [Requirement(line) for line in metadata.requires(one.name) or []]
    modules = {name for name, owners in metadata.packages_distributions().items() if there & set(owners)}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for told in project["tool"]["mypy"]["overrides"]:
        if told.get("ignore_missing_imports"):
            modules |= {told["module"]} if isinstance(told["module"], str) else set(told["module"])
    compiled = [ROOT / path for paths, _ in runpy.run_path(str(ROOT / "setup.py"))["groups"](ROOT) for path in paths]
    missing = {name: by for name, by in reached(compiled).items() if name not in modules | sys.stdlib_module_names}
    assert missing == {}
    assert {"fluent", "babel"} <= set(reached(compiled)), "what was once missing is looked at"
