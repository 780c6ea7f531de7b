"""compose.yaml and the proxy's configuration fit together, and name options and addresses that there are."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml  # type: ignore[import-untyped]

from tests.server.nginx import PROGRAM, WHY_NOT, configuration
from underhall.cli.app import app

ROOT = Path(__file__).parents[2]
COMPOSED: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
SERVICES: dict[str, Any] = COMPOSED["services"]
SERVERS = [name for name in SERVICES if name.startswith("server-")]
NGINX = (ROOT / "deploy" / "nginx.conf").read_text()
DOCKERFILE = (ROOT / "Dockerfile").read_text().splitlines()


def address_of(service: str) -> str:
    return str(SERVICES[service]["networks"]["default"]["ipv4_address"])


def command_of(service: str) -> list[str]:
    """What runs in a service, with its variables as they are where nobody sets them."""
    entry = next(line for line in DOCKERFILE if line.startswith("ENTRYPOINT")).partition(" ")[2]
    words = SERVICES[service].get("entrypoint", json.loads(entry)) + SERVICES[service].get("command", [])
    return [re.sub(r"\$\{\w+:([?-])([^}]*)\}", r"\2", word) for word in words]


def test_its_parts_are_two_servers_or_more_bots_a_proxy_and_a_database() -> None:
    assert len(SERVERS) >= 2
    assert set(SERVICES) == {*SERVERS, "bots", "proxy", "postgres"}
    for name in (*SERVERS, "bots"):
        assert SERVICES[name]["build"] == "."
        assert SERVICES[name]["depends_on"]["postgres"]["condition"] == "service_healthy"
    for name in ("proxy", "postgres"):
        assert SERVICES[name]["image"].partition(":")[2], "pinned"


@pytest.mark.parametrize("service", [*SERVERS, "bots"])
def test_its_commands_are_understood(service: str) -> None:
    words = command_of(service)
    assert words[0] == "underhall"
    command: Any = typer.main.get_command(app)
    root = typer.Context(command)
    chosen = command.get_command(root, words[1])
    # Raises for what it does not know.
    options = chosen.make_context(words[1], words[2:], parent=root).params
    assert options["database"].startswith("postgresql+asyncpg://")
    if service in SERVERS:
        (network,) = COMPOSED["networks"]["default"]["ipam"]["config"]
        assert options["trusted_proxy"] == [address_of("proxy"), network["gateway"]]
        assert options["bots_elsewhere"], "the bots would play twice"


def test_its_servers_get_the_time_they_need_to_stop() -> None:
    from underhall.server.run import LAST_RESORT_SECONDS

    for name in (*SERVERS, "bots"):
        assert int(SERVICES[name]["stop_grace_period"].removesuffix("s")) > LAST_RESORT_SECONDS


def test_the_proxy_leads_to_all_servers_and_nowhere_else() -> None:
    upstream = re.findall(r"^\s*server ([0-9.]+:\d+) ", NGINX, re.MULTILINE)
    port = next(line for line in DOCKERFILE if line.startswith("EXPOSE")).split()[1]
    assert upstream == [f"{address_of(name)}:{port}" for name in SERVERS]
    (published,) = SERVICES["proxy"]["ports"]
    assert published.rpartition(":")[2] in re.findall(r"listen (\d+);", NGINX)
    (volume,) = SERVICES["proxy"]["volumes"]
    assert (ROOT / volume.partition(":")[0]).samefile(ROOT / "deploy" / "nginx.conf")


def test_the_proxys_blocks_are_closed_and_its_lines_end() -> None:
    plain = [line.partition("#")[0].strip() for line in NGINX.splitlines()]
    assert sum(line.count("{") - line.count("}") for line in plain if not line.startswith("~^")) == 0
    assert [line for line in plain if line and line[-1] not in ";{}"] == []


def test_nginx_understands_its_configuration(tmp_path: Path) -> None:
    assert PROGRAM is not None, WHY_NOT
    path = tmp_path / "nginx.conf"
    text = configuration([1, 2], 8417, tmp_path)
    path.write_text(text, encoding="utf-8")
    command = [PROGRAM, "-t", "-q", "-p", str(tmp_path), "-e", str(tmp_path / "errors.log"), "-c", str(path)]
    done = subprocess.run([*command, "-g", f"pid {tmp_path}/pid;"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr + (tmp_path / "errors.log").read_text()
    path.write_text(text.replace("hash $about", "hash $abuot"), encoding="utf-8")
    wrong = subprocess.run([*command, "-g", f"pid {tmp_path}/pid;"], capture_output=True, text=True, check=False)
    assert wrong.returncode != 0, "what is wrong would be noticed"


@pytest.mark.parametrize(
    ("path", "about"),
    [
        ("/api/tables/abc-1/live", "abc-1"),
        ("/api/tables/abc-1", "abc-1"),
        ("/api/tables", None),
        ("/api/me/tables", None),
        ("/", None),
    ],
)
def test_all_of_a_table_is_led_to_one_server(path: str, about: str | None) -> None:
    (pattern,) = re.findall(r"^\s*~(\^\S+) \$table;", NGINX, re.MULTILINE)
    found = re.match(pattern.replace("(?<", "(?P<"), path)
    assert (found and found["table"]) == about
