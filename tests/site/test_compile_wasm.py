"""What tools/compile_wasm.py makes of others' files, without a compiler: whole, it is tried by `make site`."""

from __future__ import annotations

import io
import tarfile
from pathlib import Path

import pytest

from tools import compile_wasm


def test_settings_are_those_of_the_runtime() -> None:
    template = "#define SIZEOF_LONG 8\n/* #undef Py_DEBUG */\n#define HAVE_FORK 1\n#define HAVE_DUP 1\n"
    found = compile_wasm.configuration(template, {"SIZEOF_LONG": 4, "HAVE_FORK": 0, "HAVE_DUP": 1, "CC": "emcc"})
    assert found == "#define SIZEOF_LONG 4\n#define HAVE_DUP 1\n"


def test_headers_are_taken_out_of_a_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_wasm, "HEADERS", tmp_path)
    inside = io.BytesIO()
    with tarfile.open(fileobj=inside, mode="w:xz") as archive:
        for name in ("./usr/include/Python.h", "./usr/bin/python"):
            one = tarfile.TarInfo(name)
            one.size = 4
            archive.addfile(one, io.BytesIO(b"text"))
    package = b"!<arch>\n"
    for name, content in (("debian-binary", b"2.0"), ("data.tar.xz", inside.getvalue())):
        package += f"{name:16}{0:<12}{0:<6}{0:<6}{644:<8}{len(content):<10}`\n".encode()
        package += content + b"\n" * (len(content) % 2)
    compile_wasm.unpack_headers(package)
    assert [path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.*")] == ["usr/include/Python.h"]
    assert (tmp_path / "usr" / "include" / "Python.h").read_text() == "text"
