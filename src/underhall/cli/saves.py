"""Where games are kept: the same folder for ``underhall play`` and for the table of ``underhall tui``."""

from __future__ import annotations

from underhall.terminal.saves import data_folder, free_file, new_save

__all__ = ["data_folder", "free_file", "new_save"]
