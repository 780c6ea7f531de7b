"""Compiles the engine to WebAssembly for ``underhall site``, where the tools for it are at hand.

    python tools/compile_wasm.py        into build/wasm/lib, with a digest of what it was made of beside it

mypyc writes C for a machine of 32 bits; clang and wasm-ld come in PyPI's ``ziglang``, headers of CPython and of
Emscripten's C library from two packages of Debian; what the runtime's Python was configured with is asked of it.
Emscripten promises no ABI: so the same random games are played on the engine that runs here and on the compiled one in
the runtime, under Node. Only when both come to the same is the digest written, and nothing is used without it. Whatever
fails, the exit code is 0: the folder's engine is interpreted then, only slower.
"""

from __future__ import annotations

import functools
import hashlib
import importlib.util
import io
import json
import lzma
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
RUNTIME = ROOT / "web" / "node_modules" / "pyodide"
BUILD = ROOT / "build" / "wasm"
LIBRARIES, CODE, OBJECTS, HEADERS = BUILD / "lib", BUILD / "c", BUILD / "objects", BUILD / "headers"
IN_RUNTIME = ROOT / "src" / "underhall" / "site" / "in_runtime.mjs"
# Testing has a CPython as young as the runtime's; the stable release's is older.
DEBIAN, SUITE = os.environ.get("UNDERHALL_DEBIAN", "https://deb.debian.org/debian"), "forky"
PACKAGES = ("libpython3.14-dev", "emscripten")
PYTHON_HEADERS = HEADERS / "usr" / "include" / "python3.14"
TEMPLATE = HEADERS / "usr" / "include" / "x86_64-linux-gnu" / "python3.14" / "pyconfig.h"
SYSTEM = HEADERS / "usr" / "share" / "emscripten" / "system"
LIBC = (
    "include/compat",
    *(f"lib/libc/musl/{part}" for part in ("arch/emscripten", "arch/generic", "include")),
    "include",
)
# For size: what is compiled travels to every visitor, and is compiled once more by the browser.
COMPILING = (
    *("clang", "--target=wasm32-unknown-emscripten", "-nostdinc", "-fPIC", "-Os", "-g0", "-w", "-DNDEBUG"),
    *("-fno-strict-overflow", "-fvisibility=hidden"),
)
LINKING = (
    *("wasm-ld", "-shared", "--experimental-pic", "--unresolved-symbols=import-dynamic", "--import-memory"),
    *("--strip-all", "--gc-sections"),
)
CONFIGURED = """
import json, sysconfig
json.dumps({name: value for name, value in sysconfig.get_config_vars().items() if isinstance(value, (int, str))})
"""
# The games count most; a bot's choice goes through all that searching needs.
PLAYED = """
import json
import underhall
from underhall.conformance.checksum import checksum
from underhall.core.game import find, keys
from underhall.players import remote
from underhall.players.questions import question_of
sums = {key: checksum(find(key), 40) for key in keys()}
bots = {key: remote.choose(question_of(find(key).new(seed=5)), "adept", 7) for key in keys()}
json.dumps([underhall.COMPILED, sums, bots])
"""


class NotPossible(Exception):
    """Something that is needed is not there."""


def main() -> int:
    from underhall.site.folder import DIGEST, engine_digest

    try:
        wanted = engine_digest(RUNTIME) if RUNTIME.is_dir() else ""
        if wanted and (BUILD / DIGEST).is_file() and (BUILD / DIGEST).read_text(encoding="utf-8") == wanted:
            return 0
        compile_all()
        played_alike()
        (BUILD / DIGEST).write_text(wanted, encoding="utf-8")
    except (NotPossible, OSError, subprocess.CalledProcessError) as error:
        print(f"The engine was not compiled to WebAssembly ({error}): in the folder it runs interpreted.")
        print((getattr(error, "stderr", None) or "")[-2000:], end="")
        return 0
    print("The engine is compiled to WebAssembly, and plays the same games.")
    return 0


def compile_all() -> None:
    if shutil.which("node") is None or not RUNTIME.is_dir():
        raise NotPossible("no Node, or no npm package pyodide")
    if importlib.util.find_spec("ziglang") is None or importlib.util.find_spec("mypyc") is None:
        raise NotPossible("no ziglang, or no mypyc")
    print("Compiling the engine to WebAssembly (a few minutes the first time) ...", flush=True)
    from underhall.site.folder import DIGEST, SUFFIX

    (BUILD / DIGEST).unlink(missing_ok=True)
    for folder in (CODE, LIBRARIES):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    OBJECTS.mkdir(exist_ok=True)
    fetch_headers()
    # A process of its own, since mypyc asks for the size of a word when it is imported.
    program = "import compile_wasm; compile_wasm.write_code()"
    written = run([sys.executable, "-c", program], cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT / "tools")})
    headers = hashlib.sha256(b"".join(path.read_bytes() for path in sorted(CODE.glob("*.h"))))
    for name, source in json.loads(written.splitlines()[-1]):
        target = LIBRARIES / (name.replace(".", "/") + SUFFIX)
        target.parent.mkdir(parents=True, exist_ok=True)
        start = name.removesuffix(".__init__").rpartition(".")[2]
        run([*zig(), *LINKING, f"--export=PyInit_{start}", str(compiled(source, headers)), "-o", str(target)])


def write_code() -> None:
    """mypyc's C for the runtime's Python, and which library is made of which file."""
    sysconfig.get_config_vars()["SIZEOF_SIZE_T"] = 4
    from mypyc import build

    build.CompilerOptions = functools.partial(build.CompilerOptions, capi_version=(3, 14))  # type: ignore[misc]
    sys.path.insert(0, str(ROOT))
    from setup import groups

    # What a server does for every move is done once for a person in the folder.
    wanted = [group for group in groups() if group[1] != "underhall_server"]
    paths = [path for paths, _ in wanted for path in paths]
    modules = build.mypycify(
        ["--cache-dir", os.devnull, *paths], separate=wanted, debug_level="0", target_dir=str(CODE)
    )
    print(json.dumps([[module.name, module.sources[0]] for module in modules]))


def compiled(source: str, headers: hashlib._Hash) -> Path:
    """The object of a file of C; what was compiled from the same before is there already."""
    known = headers.copy()
    known.update(Path(source).read_bytes() + " ".join(COMPILING).encode())
    target = OBJECTS / f"{known.hexdigest()}.o"
    if not target.exists():
        run([*zig(), *COMPILING, *included(), "-c", source, "-o", str(target)])
    return target


def zig() -> list[str]:
    import ziglang

    return [str(Path(ziglang.__path__[0], "zig"))]


def included() -> Iterator[str]:
    import mypyc
    import ziglang

    for folder in (Path(ziglang.__path__[0], "lib", "include"), *(SYSTEM / part for part in LIBC), PYTHON_HEADERS):
        yield from ("-isystem", str(folder))
    for folder in (Path(mypyc.__path__[0], "lib-rt"), CODE):
        yield from ("-I", str(folder))


def run(command: list[str], **how: object) -> str:
    how.setdefault("env", {**os.environ, "ZIG_GLOBAL_CACHE_DIR": str(BUILD / "zig")})
    return subprocess.run(command, check=True, capture_output=True, text=True, **how).stdout  # type: ignore[call-overload]


def fetch_headers() -> None:
    """Debian's packages, taken apart: nothing is installed. Kept, since testing moves on."""
    kept = PYTHON_HEADERS / "configured"
    runtime = hashlib.sha256((RUNTIME / "pyodide.asm.wasm").read_bytes()).hexdigest()
    if kept.is_file() and kept.read_text() == runtime:
        return
    shutil.rmtree(HEADERS, ignore_errors=True)
    index = lzma.decompress(fetched(f"{DEBIAN}/dists/{SUITE}/main/binary-amd64/Packages.xz")).decode()
    for name in PACKAGES:
        found = re.search(rf"^Package: {re.escape(name)}\n(?:.+\n)*", index, re.MULTILINE)
        about = dict(line.split(": ", 1) for line in (found[0] if found else "").splitlines() if ": " in line)
        if not about:
            raise NotPossible(f"no package {name} in Debian's {SUITE}")
        content = fetched(f"{DEBIAN}/{about['Filename']}")
        if hashlib.sha256(content).hexdigest() != about["SHA256"]:
            raise NotPossible(f"{about['Filename']} is not what the index says")
        unpack_headers(content)
    program = BUILD / "configured.py"
    program.write_text(CONFIGURED, encoding="utf-8")
    settings = json.loads(run(["node", str(IN_RUNTIME), str(RUNTIME), str(program)]))
    PYTHON_HEADERS.joinpath("pyconfig.h").write_text(configuration(TEMPLATE.read_text(encoding="utf-8"), settings))
    kept.write_text(runtime)


def fetched(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=120) as answer:
        return bytes(answer.read())


def unpack_headers(package: bytes) -> None:
    """Of a Debian package, an ``ar`` archive, whatever is a header."""
    at = 8
    while at < len(package):
        name, size = package[at : at + 16].decode().strip(), int(package[at + 48 : at + 58])
        if name.startswith("data.tar"):
            with tarfile.open(fileobj=io.BytesIO(package[at + 60 : at + 60 + size])) as archive:
                wanted = [one for one in archive if one.isfile() and one.name.endswith(".h")]
                archive.extractall(HEADERS, wanted, filter="data")
        at += 60 + size + size % 2


def configuration(template: str, settings: dict[str, int | str]) -> str:
    """pyconfig.h of the runtime's Python: whatever another one's names, as it is there."""
    names = dict.fromkeys(re.findall(r"^(?:#define|/\* #undef|#undef) (\w+)", template, re.MULTILINE))
    return "".join(f"#define {name} {settings[name]}\n" for name in names if settings.get(name))


def played_alike() -> None:
    """The same games and choices here and there, there by machine code; or NotPossible."""
    from underhall.site.folder import PACKAGE, SUFFIX, engine_files, write_archive

    found = sorted(LIBRARIES.rglob("*" + SUFFIX))
    files = engine_files(None, {path.relative_to(LIBRARIES).as_posix(): path.read_bytes() for path in found})
    for path in (PACKAGE / "conformance").glob("*.py"):
        files[f"underhall/conformance/{path.name}"] = path.read_bytes()
    program, archive = BUILD / "played.py", BUILD / "played.zip.xz"
    program.write_text(PLAYED, encoding="utf-8")
    write_archive(archive, files)
    *before, last = PLAYED.strip().splitlines()
    here = json.loads(run([sys.executable, "-c", "\n".join([*before, f"print({last})"])]))
    there = json.loads(run(["node", str(IN_RUNTIME), str(RUNTIME), str(program), str(archive)]))
    if there[0] is not True:
        raise NotPossible("the runtime does not take the compiled modules")
    if here[1:] != there[1:]:
        raise NotPossible(f"the compiled engine plays other games: {there[1:]} instead of {here[1:]}")


if __name__ == "__main__":
    sys.exit(main())
