"""What builds our distributions: setuptools, which asks for a compiler of Python only where one is wanted.

Without more, ``python -m build`` makes a wheel of plain Python that runs everywhere, and whoever installs from sources
waits for no C compiler. ``UNDERHALL_COMPILE=1`` makes a wheel with the compiled engine for the machine it runs on.
"""

import os
from collections.abc import Callable
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403  (the hooks that stay as they are)

# mypy looks at what the engine imports as well. The ranges are those of pyproject.toml, held together by a test.
COMPILER = ["mypy>=2.4,<3", "librt>=0.16,<1", "fluent.runtime>=0.4,<1"]


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """Not setuptools' own answer: it runs setup.py to find it, which needs the compiler that is asked for here."""
    return COMPILER if os.environ.get("UNDERHALL_COMPILE") == "1" else []


get_requires_for_build_editable = get_requires_for_build_wheel


def _with_usual_rights(hook: Callable[..., str]) -> Callable[..., str]:
    """The same rights on all files, whoever builds: else the same sources would make wheels that differ."""

    def build(*arguments: Any, **named: Any) -> str:
        before = os.umask(0o022)
        try:
            return hook(*arguments, **named)
        finally:
            os.umask(before)

    return build


prepare_metadata_for_build_wheel = _with_usual_rights(build_meta.prepare_metadata_for_build_wheel)
build_wheel = _with_usual_rights(build_meta.build_wheel)
