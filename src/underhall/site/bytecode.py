"""What a start of the folder's engine imports, compiled by the Python it runs in: more than half of a start was that.

Node runs the runtime for it. Where there is no Node, or one too old, sources are shipped, and each start compiles them.
"""

from __future__ import annotations

import io
import shutil
import subprocess
import tempfile
import zipfile
from pathlib import Path

IN_RUNTIME = Path(__file__).with_name("in_runtime.mjs")
# Docstrings and assertions stay behind. Never checked against a source, since there is none.
PROGRAM = """
import importlib.util, io, os, site, sys, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
import underhall.site.entry, underhall.site.thinking
from underhall.core.game import keys
for key in keys():
    underhall.site.entry.load_game(key)
roots = {"library": "/lib/python314.zip/", "engine": site.getsitepackages()[0] + "/"}
library, made = zipfile.ZipFile("/lib/python314.zip"), io.BytesIO()
with zipfile.ZipFile(made, "w") as archive:
    for path in sorted({str(getattr(module, "__file__", "")) for module in list(sys.modules.values())}):
        for part, root in roots.items():
            if path.startswith(root) and path.endswith(".py"):
                name = path.removeprefix(root)
                source = library.read(name) if part == "library" else open(path, "rb").read()
                code = compile(source, name, "exec", dont_inherit=True, optimize=2)
                content = _code_to_hash_pyc(code, importlib.util.source_hash(source), False)
                archive.writestr(f"{part}/{name}c", bytes(content))
made.getvalue()
"""


def bytecode(runtime: Path, archive: Path) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """Of Python's own library and of the packed engine, by the names of the modules that are imported."""
    if shutil.which("node") is None:
        return {}, {}
    with tempfile.TemporaryDirectory() as place:
        program, result = Path(place, "program.py"), Path(place, "result.zip")
        program.write_text(PROGRAM, encoding="utf-8")
        command = ["node", str(IN_RUNTIME), str(runtime), str(program), str(archive), str(result)]
        if subprocess.run(command, check=False, capture_output=True).returncode:
            return {}, {}
        with zipfile.ZipFile(io.BytesIO(result.read_bytes())) as made:
            found = {name: made.read(name) for name in made.namelist()}
    parts = ("library", "engine")
    library, engine = (
        {name.partition("/")[2]: one for name, one in found.items() if name.startswith(part)} for part in parts
    )
    return library, engine


def in_place(files: dict[str, bytes], compiled: dict[str, bytes]) -> dict[str, bytes]:
    """The files with bytecode where their sources were."""
    kept = {name: content for name, content in files.items() if name + "c" not in compiled}
    return {**kept, **compiled}
