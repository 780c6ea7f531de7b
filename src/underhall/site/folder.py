"""``underhall site``: a folder of files that plays all games in a browser, with nothing behind it.

    index.html, assets/      the page, as the server has it, told that it has no server
    texts/, games/           what a server would answer and never changes: sentences, the shelf, cards, rules
    engine/                  the runtime (Pyodide, our own copy) and ``underhall.zip.xz``: the engine with what it needs
    service-worker.js        keeps all this in the browser, so that it plays without a network from then on

Every address in it is relative, so it may lie anywhere; docs/site.md says how to serve it.
"""

from __future__ import annotations

import hashlib
import importlib.util
import io
import json
import lzma
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import orjson

import underhall
from underhall.core.errors import BadOption
from underhall.core.game import find, keys
from underhall.core.messages import LANGUAGES, LOCALES, WRITTEN_IN, locale_of
from underhall.server.about_games import files_of, game_shown, rules_of, words_of
from underhall.server.refusals import Problem
from underhall.server.text_files import book_named, complete, spoken_languages
from underhall.site.bytecode import bytecode, in_place

PACKAGE = Path(underhall.__file__).parent
PAGE = PACKAGE / "server" / "web"
# The worker of a server's page, and ours, whose place it takes. Browsers that have web workers of modules read woff2.
WORKER, SITE_WORKER = "service-worker.js", "site-worker.js"
NOT_COPIED = {".gz", ".woff"}
# Of Python's library what a table in a browser has no use for: other hosts, other processes, debuggers, tests.
UNUSED = {
    *("pydoc", "pydoc_data", "unittest", "doctest", "pdb", "bdb", "ensurepip", "venv", "idlelib", "turtle"),
    *("turtledemo", "xmlrpc", "imaplib", "smtplib", "poplib", "ftplib", "mailbox", "wsgiref", "tkinter", "pickletools"),
    *("optparse", "cProfile", "profile", "pstats", "trace", "timeit", "curses", "dbm", "sqlite3", "xml"),
    *("configparser", "plistlib", "tabnanny", "pyclbr", "modulefinder", "_pyrepl", "_pyio", "_pydatetime"),
    *("difflib", "statistics", "fractions", "socketserver", "html", "mimetypes", "pprint", "uuid", "gettext"),
    *("ctypes", "argparse", "compileall", "code", "cmd", "wave", "fileinput", "filecmp", "tracemalloc", "symtable"),
    "runpy",
}
# The same of packages that are needed otherwise: hosts, and letters as they were written before Unicode.
UNUSED_INSIDE = {
    *("http/server", "http/cookiejar", "asyncio/windows_events", "asyncio/windows_utils", "asyncio/proactor_events"),
    *("logging/handlers", "logging/config", "concurrent/futures/process"),
    *("multiprocessing/managers", "multiprocessing/pool", "multiprocessing/shared_memory"),
}
ENCODINGS = {
    *("__init__", "aliases", "utf_8", "ascii", "latin_1", "cp437", "idna", "raw_unicode_escape", "unicode_escape"),
}
LIBRARY = "python_stdlib.zip"
PARTS = ("assets", "texts", "games", "engine")
HASH_LETTERS = 16  # of a file's hash, in the worker's list
STAND_IN = PACKAGE / "site" / "orjson_stand_in.py"
# What the runtime is made of. The last ones are read by the page, which counts their bytes; the modules by the browser.
MODULES = ("pyodide.mjs", "pyodide.asm.mjs")
COUNTED = ("pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
ENGINE = "underhall.zip.xz"
# The Python in that runtime, as wheels name it.
PYTHON, PLATFORM = "3.14", "pyemscripten_2026_0_wasm32"
# Where tools/compile_wasm.py leaves the engine as WebAssembly, in a checkout.
COMPILED = PACKAGE.parents[1] / "build" / "wasm"
SUFFIX = ".cpython-314-wasm32-emscripten.so"
DIGEST = "digest"  # of what it was made of, written when it had passed
# Whole packages of ours that the engine needs; of the server only the modules that it imports.
OURS = ("core", "games", "players", "locales")
DATA = {".py", ".toml", ".ftl", ".md", ".net", ".json"}
OTHERS = ("fluent.runtime", "fluent.syntax", "babel", "pytz", "attr", "attrs", "typing_extensions", "mypy_extensions")
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; style-src 'self'; "
    "worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'"
)
MARK = '<meta name="underhall-site" content="{version}" />'
EPOCH = (1980, 1, 1, 0, 0, 0)
Tell = Callable[[str], None]


def write_site(
    folder: Path,
    runtime: Path,
    wheel: Path | None = None,
    tell: Tell = lambda step: None,
    compiled: Path | None = COMPILED,
) -> dict[str, int]:
    """Write the folder, and say how many bytes each part has. Without ``wheel``, librt's for browsers is fetched.

    The engine is the compiled one if ``compiled`` has that of these very sources (tools/compile_wasm.py).
    """
    if not (PAGE / "index.html").is_file():
        raise BadOption("site-no_page")
    missing = [name for name in (*MODULES, *COUNTED) if not (runtime / name).is_file()]
    if missing:
        raise BadOption("site-no_runtime", folder=str(runtime), file=missing[0])
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()) and not (folder / "engine" / "files.json").is_file():
        raise BadOption("site-not_empty", folder=str(folder))
    tell("page")
    _write_page(folder)
    tell("texts")
    _write_constants(folder)
    tell("engine")
    libraries = compiled_libraries(compiled, runtime)
    tell("compiled" if libraries else "interpreted")
    _write_engine(folder / "engine", runtime, wheel, libraries)
    _write_worker(folder)
    return {part: _bytes_of(folder / part) for part in PARTS}


def _bytes_of(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


# The page.


def _write_page(folder: Path) -> None:
    for part in ("assets", "texts", "games"):
        shutil.rmtree(folder / part, ignore_errors=True)
    for path in PAGE.rglob("*"):
        if path.is_file() and _copied(path):
            target = folder / path.relative_to(PAGE)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
    index = folder / "index.html"
    head = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />\n    '
    head += MARK.format(version=underhall.__version__)
    text = index.read_text(encoding="utf-8")
    index.write_text(text.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {head}', 1), "utf-8")


def _beside_assets() -> list[str]:
    return [path.name for path in PAGE.iterdir() if path.is_file() and _copied(path)]


def _copied(path: Path) -> bool:
    return path.suffix not in NOT_COPIED and path.name not in (WORKER, SITE_WORKER)


def _write_constants(folder: Path) -> None:
    """What a server answers alike as long as it runs."""
    names = {path.stem for path in Path(LOCALES, WRITTEN_IN).glob("*.ftl")} | set(keys())
    _put(folder / "languages.json", _json(spoken_languages()))
    for language in LANGUAGES:
        for name in sorted(names):
            book = book_named(name, keys())
            if book is not None:
                _put(folder / "texts" / language / f"{name}.ftl", complete(book, language))
        _put(folder / "games" / f"games.{language}.json", _json([game_shown(find(key), language) for key in keys()]))
    for key in keys():
        game = find(key)
        _put(folder / "games" / key / "words.json", _json(words_of(game)))
        for language in LANGUAGES:
            try:
                _put(folder / "games" / key / f"rules.{language}.json", _json(rules_of(game, language)))
            except Problem:  # a game without numbered rules
                continue
        for name in files_of(game):
            _put(folder / "games" / key / "files" / name, (game.folder() / "web" / name).read_bytes())


def _json(value: Any) -> bytes:
    return bytes(orjson.dumps(value, option=orjson.OPT_NON_STR_KEYS))


def _put(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def _write_worker(folder: Path) -> None:
    """The service worker (web/src/site/service-worker.ts) behind the list of all files there are."""
    # What is ours: a host may want files of its own there, which it does not give to browsers.
    paths = [path for part in PARTS for path in (folder / part).rglob("*") if path.is_file()]
    paths += [folder / name for name in ("languages.json", *_beside_assets())]
    files = {path.relative_to(folder).as_posix(): _hash_of(path) for path in sorted(paths)}
    listed = _json({"version": underhall.__version__, "files": files})
    code = (PAGE / SITE_WORKER).read_bytes()
    _put(folder / WORKER, b"self.SITE=" + listed + b";\n" + code)


def _hash_of(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:HASH_LETTERS]


# The engine.


def _write_engine(folder: Path, runtime: Path, wheel: Path | None, libraries: dict[str, bytes]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in (*MODULES, *COUNTED):
        shutil.copyfile(runtime / name, folder / name)
    # Of the packages that Pyodide could fetch from elsewhere, none.
    lock = json.loads((runtime / "pyodide-lock.json").read_text(encoding="utf-8"))
    _put(folder / "pyodide-lock.json", _json({**lock, "packages": {}}))
    files = engine_files(wheel, libraries)
    write_archive(folder / ENGINE, files)
    library, engine = bytecode(runtime, folder / ENGINE)
    write_archive(folder / ENGINE, in_place(files, engine))
    _write_library(folder / LIBRARY, runtime / LIBRARY, library)
    listed = []
    for name in (*COUNTED, ENGINE):
        content = (folder / name).read_bytes()
        listed.append({"name": name, "bytes": len(content)})
    _put(folder / "files.json", _json({"files": listed}))


def engine_files(wheel: Path | None, libraries: dict[str, bytes]) -> dict[str, bytes]:
    """All that lies in ``underhall.zip.xz``; modules that are compiled are there without their sources."""
    with tempfile.TemporaryDirectory() as place:
        files = {**_of_ours(), **_of_others(), **_of_wheel(wheel or fetched_wheel(Path(place)))}
    for name in libraries:
        files.pop(name.partition(".")[0] + ".py", None)
    return {**files, **libraries}


def write_archive(target: Path, files: dict[str, bytes]) -> None:
    """Packed as one piece, by what the runtime has built in: a third smaller than a zip of packed files."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        for name, content in sorted(files.items(), key=lambda one: (Path(one[0]).suffix, one[0])):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), content)
    target.write_bytes(lzma.compress(whole.getvalue(), preset=9))


def compiled_libraries(folder: Path | None, runtime: Path) -> dict[str, bytes]:
    """The engine as WebAssembly by the names it is imported by, or nothing where it was made of anything else."""
    if folder is None or not (folder / DIGEST).is_file():
        return {}
    if (folder / DIGEST).read_text(encoding="utf-8") != engine_digest(runtime):
        return {}
    found = sorted((folder / "lib").rglob("*" + SUFFIX))
    return {path.relative_to(folder / "lib").as_posix(): path.read_bytes() for path in found}


def engine_digest(runtime: Path) -> str:
    """Of what a compiled engine is made of and runs in."""
    known = hashlib.sha256(f"{version('librt')} {_hash_of(runtime / COUNTED[0])}".encode())
    for path in sorted(path for part in ("core", "games", "players") for path in (PACKAGE / part).rglob("*.py")):
        known.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    return known.hexdigest()


def _write_library(target: Path, source: Path, compiled: dict[str, bytes]) -> None:
    with zipfile.ZipFile(source) as whole:
        files = {info.filename: whole.read(info) for info in whole.infolist() if not info.is_dir()}
    files = {name: one for name, one in files.items() if _needed(*name.removesuffix(".py").split("/"))}
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as kept:
        for name, content in in_place(files, compiled).items():
            kept.writestr(zipfile.ZipInfo(name, EPOCH), content, zipfile.ZIP_DEFLATED)


def _needed(first: str, *parts: str) -> bool:
    """Whether a table has a use for this part of Python's library."""
    if first == "encodings" and parts and parts[0]:
        return parts[0] in ENCODINGS
    return first not in UNUSED and "/".join((first, *parts)) not in UNUSED_INSIDE


def fetched_wheel(folder: Path) -> Path:
    """librt's wheel for the runtime's Python, from the package index, of the version that is installed here."""
    command = [
        *(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:"),
        *("--python-version", PYTHON, "--implementation", "cp", "--abi", f"cp{PYTHON.replace('.', '')}"),
        *("--platform", PLATFORM, "--dest", str(folder), f"librt=={version('librt')}"),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found = list(folder.glob("librt-*.whl"))
    if done.returncode or not found:
        raise BadOption("site-no_wheel", why=(done.stderr.strip().splitlines() or ["-"])[-1])
    return found[0]


def _of_wheel(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist() if not name.endswith((".pyi", ".c", ".h"))}


def _of_ours() -> dict[str, bytes]:
    """Our own packages, as source, with the list of games where the register looks for it."""
    found = {f"underhall/{path.relative_to(PACKAGE).as_posix()}": path.read_bytes() for path in _own_files()}
    found["orjson.py"] = STAND_IN.read_bytes()
    name = f"underhall-{underhall.__version__}.dist-info"
    games = "".join(f"{key} = {_entry_point(key)}\n" for key in keys())
    found[f"{name}/entry_points.txt"] = f"[underhall.games]\n{games}".encode()
    found[f"{name}/METADATA"] = f"Metadata-Version: 2.1\nName: underhall\nVersion: {underhall.__version__}\n".encode()
    return found


def _entry_point(key: str) -> str:
    from importlib.metadata import entry_points

    return next(point.value for point in entry_points(group="underhall.games") if point.name == key)


def _own_files() -> Iterator[Path]:
    yield PACKAGE / "__init__.py"
    for name in OURS:
        yield from (path for path in (PACKAGE / name).rglob("*") if path.suffix in DATA and path.is_file())
    yield from (path for path in (PACKAGE / "site").glob("*.py") if path.stem not in ("folder", "bytecode"))
    yield from (PACKAGE / "server" / "lessons").glob("*.json")
    yield from modules_needed()


def modules_needed() -> list[Path]:
    """The server's modules that the engine imports, as a process that imports nothing else tells."""
    program = "import sys, underhall.site.entry, underhall.site.thinking; print(*sys.modules, sep='\\n')"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    found = []
    for name in sorted(one for one in done.stdout.split() if one.startswith("underhall.server")):
        path = PACKAGE.joinpath(*name.split(".")[1:])
        found.append(path / "__init__.py" if path.is_dir() else path.with_suffix(".py"))
    return found


def _of_others() -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    for name in OTHERS:
        spec = importlib.util.find_spec(name)
        if spec is None or spec.origin is None:
            raise BadOption("site-no_package", package=name)
        place = Path(spec.origin)
        root = place.parents[name.count(".") + 1] if place.name == "__init__.py" else place.parent
        for path in _files_of_package(place):
            found[path.relative_to(root).as_posix()] = path.read_bytes()
    return found


def _files_of_package(place: Path) -> Iterable[Path]:
    if place.name != "__init__.py":
        return [place]
    folder = place.parent
    if folder.name != "babel":
        return [path for path in folder.rglob("*") if path.suffix in DATA and path.is_file()]
    # Of babel the numbers and plurals of the languages there are, and nothing that writes translations.
    kept = [path for path in folder.rglob("*.py") if "messages" not in path.relative_to(folder).parts]
    locales = {"root"}
    for language in LANGUAGES:
        locales |= _ancestors(locale_of(language))
    return [*kept, folder / "global.dat", *(folder / "locale-data" / f"{locale}.dat" for locale in sorted(locales))]


def _ancestors(locale: str) -> set[str]:
    """A locale with those it takes from: ``pt`` of ``pt_BR``."""
    parts = locale.split("_")
    return {"_".join(parts[: count + 1]) for count in range(len(parts))}
