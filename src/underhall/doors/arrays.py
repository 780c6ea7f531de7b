"""numpy, which not everybody has: asked for when a door is opened, with a clear sentence if it is not there.

Not by ``lab.extras``: ``underhall.batch`` leads here, and whoever imports ``underhall`` must not get the lab with it.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from underhall.core.errors import UnderhallError

if find_spec("numpy") is None:
    raise UnderhallError("package-missing", package="numpy", extra="rl")
np: Any = import_module("numpy")
