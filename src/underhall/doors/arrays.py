"""numpy, which not everybody has: asked for when a door is opened, with a clear sentence if it is not there.

Not by ``lab.extras``: ``underhall.batch`` leads here, and whoever imports ``underhall`` must not get the lab with it.
"""

from __future__ import annotations

import ctypes
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from underhall.core.errors import UnderhallError

if find_spec("numpy") is None:
    raise UnderhallError("package-missing", package="numpy", extra="rl")
np: Any = import_module("numpy")


def shared(buffer: Any, kind: Any, *shape: int) -> Any:
    """A buffer of the engine as an array over the same memory, which can be written as well.

    Buffers show themselves to be read only. Those that are given here have their size for good, so they stay in place.
    """
    view = np.frombuffer(buffer, kind)
    if not view.size:
        return view.reshape(shape or (0,))
    memory = (ctypes.c_char * view.nbytes).from_address(view.ctypes.data)
    memory.held = view  # as long as somebody holds the array
    return np.frombuffer(memory, kind).reshape(shape or (view.size,))
