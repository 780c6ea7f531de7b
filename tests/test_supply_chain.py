"""What we are made of: locks with hashes that agree, a list of all parts, and known holes in them."""

from __future__ import annotations

import base64
import json
import re
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


def server_lock() -> dict[str, str]:
    return {canonicalize_name(name): version for name, (version, _) in supply_chain.hashed().items()}


def test_the_lock_with_hashes_is_of_the_same_versions() -> None:
    """`make lock` writes both."""
    assert {name: locked().get(name) for name in server_lock()} == server_lock()


def test_everything_a_server_needs_is_in_it() -> None:
    """pip is told to look for nothing else, so what is missing would be missing."""
    groups = ("", "server", "cli", "client")
    needed = [(one, {""}) for group in groups for one in asked_for()[group] if one.name != "underhall"]
    seen: set[tuple[str, frozenset[str]]] = set()
    while needed:
        one, wished = needed.pop()
        if one.marker and not any(one.marker.evaluate({"extra": extra}) for extra in wished):
            continue
        found = (canonicalize_name(one.name), frozenset({"", *one.extras}))
        assert found[0] in server_lock(), f"{one} is not in requirements-server.txt: make lock"
        if found not in seen:
            seen.add(found)
            needed += [(Requirement(line), set(found[1])) for line in metadata.requires(found[0]) or []]
    assert {name for name, _ in seen} == set(server_lock())


def test_every_package_has_hashes() -> None:
    for name, (_, hashes) in supply_chain.hashed().items():
        assert hashes, name
    lines = (ROOT / "requirements-server.txt").read_text().splitlines()
    assert all(line.startswith("#") or re.match(r"    --hash=sha256:|[\w.-]+==", line) for line in lines)


def test_the_container_installs_nothing_without_a_hash() -> None:
    words = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert "pip install --no-cache-dir --require-hashes --no-deps -r requirements-server.txt" in words
    installs = re.findall(r"pip install [^\n&]*", words)
    assert all("--no-deps" in one for one in installs)
    assert "npm --prefix web ci" in words


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
