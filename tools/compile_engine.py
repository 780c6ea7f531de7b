"""Compiles the engine beside the sources, and puts it in place when nothing else is being done.

    python tools/compile_engine.py now      compile what has changed, and put it in place (what `make test` needs)
    python tools/compile_engine.py behind   put a finished build in place if there is one, else start one and return

`make play` uses the second: a first game is played on the interpreted engine while the compiler works, and the next
start runs the compiled one. A build lies in ``build`` until it is whole; a half-compiled engine is never imported.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src"
BUILD = ROOT / "build"
LIBRARIES = BUILD / "lib"
STAMPS = ROOT / ".make"
LOG = STAMPS / "compile.log"
BUILT = BUILD / "built"  # the digest of the sources that the libraries in build/lib were made of
HOW = BUILD / "how"  # which Python and which optimisation the objects in build/temp were made with
PLACED = STAMPS / "placed"  # the same for the libraries that lie beside the sources
# Compiling needs the type checker that mypyc belongs to; playing does not.
COMPILER = ("mypy", "setuptools")


def main(words: list[str]) -> int:
    STAMPS.mkdir(exist_ok=True)
    if words == ["now"]:
        return now()
    if words == ["behind"]:
        return behind()
    if words == ["build"]:
        with alone():
            return 0 if build() else 1
    print(__doc__, file=sys.stderr)
    return 2


def now() -> int:
    """Always 0: an engine that could not be compiled runs interpreted, only slower."""
    with alone():
        wanted = digest()
        if read(PLACED) != wanted and read(BUILT) != wanted:
            print("Compiling the engine (a few minutes the first time) ...", flush=True)
            build()
        place()
    return 0


def behind() -> int:
    """Does not wait for a build that is going on."""
    wanted = digest()
    if read(PLACED) == wanted:
        return 0
    place()
    if read(PLACED) == wanted:
        print("The compiled engine is ready.")
        return 0
    if shutil.which(os.environ.get("CC", "cc")) is None:
        return 0
    print("You play on the interpreted engine; a faster one is being compiled for the next start.", flush=True)
    # A session of its own: Ctrl-C at the table does not stop the compiler.
    subprocess.Popen(
        ["nice", "-n", "10", sys.executable, __file__, "build"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    return 0


def build() -> bool:
    """Compile the groups that have changed since the last build; whether the libraries are whole now."""
    wanted = digest()
    if read(BUILT) == wanted:
        return True
    if shutil.which(os.environ.get("CC", "cc")) is None:
        print("No C compiler found: the engine runs interpreted, only slower.")
        return False
    BUILT.unlink(missing_ok=True)
    forget_objects_made_otherwise()
    strict = {**os.environ, "UNDERHALL_COMPILE": "1"}
    with LOG.open("w") as log:
        for command in ([sys.executable, "-m", "pip", "install", "-q", *pinned()], compiler()):
            if subprocess.run(command, cwd=ROOT, env=strict, stdout=log, stderr=subprocess.STDOUT).returncode:
                print(f"It did not compile (see {LOG.relative_to(ROOT)}): the engine runs interpreted, only slower.")
                return False
    if digest() != wanted:
        print("The sources changed while they were compiled: once more, please.")
        return False
    BUILT.write_text(wanted)
    return True


def forget_objects_made_otherwise() -> None:
    """The C compiler's objects are kept by the age of their sources alone, which says nothing of how they were made."""
    if read(HOW) != how():
        for kept in (BUILD / "temp", LIBRARIES):
            shutil.rmtree(kept, ignore_errors=True)
        BUILD.mkdir(exist_ok=True)
        HOW.write_text(how())


def how() -> str:
    setup = hashlib.sha256((ROOT / "setup.py").read_bytes()).hexdigest()
    return f"{sys.version} {os.environ.get('UNDERHALL_OPT', '')} {setup}"


def compiler() -> list[str]:
    cores = str(os.cpu_count() or 2)
    return [
        *(sys.executable, "setup.py", "-q", "build_ext", "--parallel", cores),
        *("--build-lib", str(LIBRARIES), "--build-temp", str(BUILD / "temp")),
    ]


def pinned() -> list[str]:
    """The compiler's packages, in the versions of our lock."""
    return ["--disable-pip-version-check", "--constraint", str(ROOT / "constraints.txt"), *COMPILER]


def place() -> None:
    """Put the libraries of a whole build beside the sources, or take away old ones that are not theirs any more."""
    wanted = digest()
    if read(PLACED) == wanted:
        return
    PLACED.unlink(missing_ok=True)
    for library in SOURCES.rglob("*.so"):
        library.unlink()
    if read(BUILT) != wanted:
        return
    for library in LIBRARIES.rglob("*.so"):
        target = SOURCES / library.relative_to(LIBRARIES)
        name = target.name.split(".")[0]
        # A module that is gone may have left its library in ``build``; a group's own library has no module.
        if name.endswith("__mypyc") or target.with_name(name + ".py").exists():
            shutil.copy2(library, target)
    PLACED.write_text(wanted)


def digest() -> str:
    """Of all that is compiled, how, and by which Python."""
    known = hashlib.sha256(how().encode())
    for path in compiled_sources():
        known.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return known.hexdigest()


def compiled_sources() -> list[Path]:
    sys.path.insert(0, str(ROOT))
    from setup import groups

    return sorted(ROOT / path for paths, _ in groups(ROOT) for path in paths)


def read(path: Path) -> str:
    return path.read_text() if path.exists() else ""


@contextmanager
def alone() -> Iterator[None]:
    """One compiler at a time: a second waits for the first and finds its work done."""
    with (STAMPS / "compile.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
