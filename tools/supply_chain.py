"""What Underhall is made of besides its own sources: the lock with hashes, the list of all parts, known holes in them.

python tools/supply_chain.py lock UV      requirements-server.txt: what a server needs, and requirements-build.txt: what
                                          builds its wheel, in the versions of constraints.txt, with the hashes of all
                                          their files; UV is uv's program
python tools/supply_chain.py sbom         dist/sbom.json: all parts of server and page, as CycloneDX
python tools/supply_chain.py audit AUDIT  known holes, asked of PyPI and npm; AUDIT is pip-audit's program
                                          exit code 1: there are some; 3: whom we asked did not answer
"""

from __future__ import annotations

import ast
import base64
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from importlib import metadata
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
LOCK = ROOT / "constraints.txt"
HASHED = ROOT / "requirements-server.txt"
BUILDING = ROOT / "requirements-build.txt"
BACKEND = ROOT / "tools" / "build_backend.py"
PAGE_LOCK = ROOT / "web" / "package-lock.json"
SBOM = ROOT / "dist" / "sbom.json"
HEAD = (
    "# What a server on Linux needs, with the hashes of its files: the container installs this. Made by `make lock`.\n"
)
HEAD_OF_BUILDING = "# What builds the wheel in the container, with the hashes of its files. Made by `make lock`.\n"
PINNED = re.compile(r"^([A-Za-z0-9._-]+)==([^ ;\\]+)", re.MULTILINE)
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")
FOUND, SILENT = 1, 3
PATIENCE = 120.0  # seconds a registry may take to answer


def write_lock(uv: str) -> int:
    for path, head, wanted, given in (
        (HASHED, HEAD, ["pyproject.toml", "--extra", "server"], ""),
        (BUILDING, HEAD_OF_BUILDING, ["-"], "\n".join(what_builds())),
    ):
        made = subprocess.run(
            [
                *(uv, "pip", "compile", *wanted, "--constraint", LOCK.name, "--generate-hashes"),
                # As the container is; wheels of all processors are among the files of a version.
                *("--python-platform", "linux", "--python-version", "3.11"),
                *("--no-header", "--no-annotate", "--no-emit-index-url", "--quiet"),
            ],
            cwd=ROOT,
            input=given,
            capture_output=True,
            text=True,
        )
        if made.returncode:
            print(made.stderr.strip(), file=sys.stderr)
            return made.returncode
        path.write_text(head + made.stdout, encoding="utf-8")
    return 0


def what_builds() -> list[str]:
    """What builds a wheel with the compiled engine: what the project names, and the compiler its backend asks for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assigned = next(
        part
        for part in ast.parse(BACKEND.read_text(encoding="utf-8")).body
        if isinstance(part, ast.Assign) and isinstance(part.targets[0], ast.Name) and part.targets[0].id == "COMPILER"
    )
    return [*project["build-system"]["requires"], *ast.literal_eval(assigned.value)]


def hashed(path: Path = HASHED) -> dict[str, tuple[str, list[str]]]:
    """The packages of requirements-server.txt, or of another lock: version and hashes of each."""
    text = path.read_text(encoding="utf-8")
    starts = list(PINNED.finditer(text))
    ends = [one.start() for one in starts[1:]] + [len(text)]
    return {one[1]: (one[2], HASH.findall(text[one.start() : end])) for one, end in zip(starts, ends, strict=True)}


def write_sbom() -> int:
    SBOM.parent.mkdir(exist_ok=True)
    SBOM.write_text(json.dumps(sbom(), indent=1) + "\n", encoding="utf-8")
    print(f"dist/{SBOM.name} names {len(sbom()['components'])} parts.")
    return 0


def sbom() -> dict[str, Any]:
    """The same for the same locks: no date, no number by chance."""
    import underhall

    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "underhall",
                "name": "underhall",
                "version": underhall.__version__,
                "licenses": [{"license": {"id": "Apache-2.0"}}],
            }
        },
        "components": [*of_the_server(), *of_the_page()],
    }


def of_the_server() -> list[dict[str, Any]]:
    return [
        {
            **_component(f"pkg:pypi/{name.lower()}@{version}", name, version, _license_of(name)),
            "hashes": [{"alg": "SHA-256", "content": one} for one in hashes],
        }
        for name, (version, hashes) in hashed().items()
    ]


def of_the_page() -> list[dict[str, Any]]:
    """What the page is built of and with; what only builds it is marked so by npm."""
    packages = json.loads(PAGE_LOCK.read_text(encoding="utf-8"))["packages"]
    found = {}
    for path, package in packages.items():
        if not path:
            continue
        name = path.rpartition("node_modules/")[2]
        purl = f"pkg:npm/{name.replace('@', '%40')}@{package['version']}"
        algorithm, _, digest = package["integrity"].partition("-")
        found[purl] = {
            **_component(purl, name, package["version"], package.get("license", "")),
            "hashes": [
                {"alg": algorithm.upper().replace("SHA", "SHA-"), "content": base64.b64decode(digest).hex()},
            ],
        }
        if package.get("dev"):
            found[purl]["properties"] = [{"name": "cdx:npm:package:development", "value": "true"}]
    return list(found.values())


def _component(purl: str, name: str, version: str, terms: str) -> dict[str, Any]:
    told = {"licenses": [{"license": {"name": terms}}]} if terms else {}
    return {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl, **told}


def _license_of(name: str) -> str:
    """As its package says in a line, where it is installed."""
    try:
        told = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return ""
    given = next((told[field] for field in ("License-Expression", "License") if field in told), "")
    return given if 0 < len(given) <= 60 and "\n" not in given else ""


def audit(pip_audit: str) -> int:
    parts: list[tuple[str, Callable[[], list[str] | None]]] = [
        (
            "PyPI",
            lambda: holes_of_pip(run(pip_audit, "-r", LOCK.name, "--no-deps", "--disable-pip", "--format", "json")),
        ),
        ("npm", lambda: holes_of_npm(run("npm", "--prefix", "web", "audit", "--json"))),
    ]
    code = 0
    for registry, look in parts:
        holes = look()
        if holes is None:
            print(f"{registry} did not tell of known holes: that part was not looked at.")
            code = code or SILENT
        elif holes:
            print(f"{registry} knows holes:", *holes, sep="\n  ")
            code = FOUND
        else:
            print(f"{registry} knows no holes in what is locked.")
    return code


def run(*command: str) -> str:
    try:
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE).stdout
    except (OSError, subprocess.TimeoutExpired):
        return ""


def holes_of_pip(told: str) -> list[str] | None:
    """What pip-audit's answer says; nothing where it could not ask about every package."""
    try:
        packages = json.loads(told)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return None
    holes = [f"{one['name']} {one['version']}: {hole['id']}" for one in packages for hole in one.get("vulns", ())]
    if not holes and (not packages or any("skip_reason" in one for one in packages)):
        return None
    return holes


def holes_of_npm(told: str) -> list[str] | None:
    try:
        found = json.loads(told)["vulnerabilities"]
    except (ValueError, KeyError, TypeError):
        return None
    return [f"{name}: {hole['severity']}" for name, hole in sorted(found.items())]


def main(words: list[str]) -> int:
    match words:
        case ["lock", uv]:
            return write_lock(uv)
        case ["sbom"]:
            return write_sbom()
        case ["audit", pip_audit]:
            return audit(pip_audit)
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
