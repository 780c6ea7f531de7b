"""The proxy of compose.yaml with its own configuration: only what it leads to and listens at is of this machine."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections import Counter
from pathlib import Path

import httpx

from tests.server.hosts import PATIENCE, free_port, get, wait_until

CONFIGURATION = Path(__file__).parents[2] / "deploy" / "nginx.conf"
PROGRAM = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
WHY_NOT = "nginx is not installed (as root: apt-get install nginx)"
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def configuration(ports: list[int], port: int, folder: Path) -> str:
    """The very file, with these servers, this port, and a list of which server was asked."""
    text = CONFIGURATION.read_text(encoding="utf-8")
    servers = re.findall(r"^ +server [0-9.]+:\d+ .*;\n", text, re.MULTILINE)
    for number, line in enumerate(servers):
        mine = re.sub(r"[0-9.]+:\d+", f"127.0.0.1:{ports[number]}", line, count=1) if number < len(ports) else ""
        text = text.replace(line, mine)
    assert len(ports) <= len(servers), "the file has fewer servers"
    places = "".join(f"    {name}_temp_path {folder}/{name};\n" for name in TEMPORARY)
    changes = {
        "http {\n": f"http {{\n{places}    log_format led '$upstream_addr';\n",
        r"    access_log off;": f"    access_log {folder}/led.log led;",
        r"        listen 8417;": f"        listen 127.0.0.1:{port};",
    }
    for old, new in changes.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


class Nginx:
    """A way in like ``WayIn``, by the real one."""

    def __init__(self, ports: list[int]) -> None:
        assert PROGRAM is not None, WHY_NOT
        self.folder = Path(tempfile.mkdtemp(prefix="uh-nginx-"))
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        path = self.folder / "nginx.conf"
        path.write_text(configuration(ports, self.port, self.folder), encoding="utf-8")
        own = [f"pid {self.folder}/pid;", f"error_log {self.folder}/errors.log;", "daemon off;"]
        if os.geteuid() == 0:  # else its workers could not write where we can
            own.append("user root;")
        command = [PROGRAM, "-p", str(self.folder), "-e", str(self.folder / "errors.log"), "-c", str(path)]
        self.process = subprocess.Popen([*command, "-g", " ".join(own)])
        wait_until(self._answers)

    def _answers(self) -> bool:
        assert self.process.poll() is None, (self.folder / "errors.log").read_text()
        try:
            return get(f"{self.address}/metrics", PATIENCE).status_code == 404  # by itself, whoever else is there
        except httpx.HTTPError:
            return False

    @property
    def led(self) -> Counter[int]:
        """How many requests each server was given, the ones it did not take included."""
        log = (self.folder / "led.log").read_text()
        return Counter(int(port) for port in re.findall(r"127\.0\.0\.1:(\d+)", log))

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)
