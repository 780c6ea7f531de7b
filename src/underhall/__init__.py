"""Underhall: a digital table for modern dwarf games.

>>> import underhall
>>> state = underhall.find("dwarf").new(seed=42, players=2)
>>> state.play(state.moves()[0])
"""

from typing import TYPE_CHECKING, Any

from underhall.core.buffers import COMPILED
from underhall.core.errors import UnderhallError
from underhall.core.game import Game, find, keys
from underhall.core.state import State

if TYPE_CHECKING:
    from underhall.core.history import History
    from underhall.core.record import Record
    from underhall.doors.batch import batch

__version__ = "0.1.0"

__all__ = ["COMPILED", "Game", "History", "Record", "State", "UnderhallError", "__version__", "batch", "find", "keys"]


def __getattr__(name: str) -> Any:
    """Records, histories and batches come when first asked for, to keep `import underhall` quick."""
    if name == "Record":
        from underhall.core.record import Record

        return Record
    if name == "History":
        from underhall.core.history import History

        return History
    if name == "batch":
        from underhall.doors.batch import batch

        return batch
    raise AttributeError(f"module 'underhall' has no attribute '{name}'")
