"""The arrays of DWARF. Compiling them takes long where others use the processor; a soak takes as long as it takes."""

import os

import pytest

PATIENT = pytest.mark.timeout(0 if os.environ.get("UNDERHALL_SOAK") else 1200)
