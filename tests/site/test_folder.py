"""The engine as it lies in the folder of ``underhall site`` has all that it needs."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path

from underhall.site import folder

# Whole games, with what is said of their ends: sentences that need plurals bring packages of others along.
PLAY = """
import random, sys
sys.path.insert(0, sys.argv[1])
import underhall.site.entry, underhall.site.thinking
from fluent.runtime import FluentBundle
from underhall.core.game import find, keys
assert underhall.__file__.startswith(sys.argv[1])
chance = random.Random(3)
for key in keys():
    state = find(key).new(seed=5, **({"max_rounds": 2} if key == "dig_deeper_dwarf" else {}))
    while moves := state.moves():
        state.play(chance.choice(moves))
    for language in ("en", "de", "pt-BR"):
        assert find(key).voice(language).verdict(state.outcome(), -1)
    print(key)
print(*{name.partition(".")[0] for name in sys.modules})
"""


def test_the_engine_plays_with_nothing_else_installed(tmp_path: Path) -> None:
    for name, content in {**folder._of_ours(), **folder._of_others()}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(content)
    # In the folder lies librt's wheel for browsers; here that of this machine.
    librt = importlib.util.find_spec("librt")
    assert librt is not None
    assert librt.submodule_search_locations
    (tmp_path / "librt").symlink_to(librt.submodule_search_locations[0])
    command = [sys.executable, "-I", "-S", "-c", PLAY, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    *games, modules = done.stdout.splitlines()
    assert len(games) == 4
    # And with what the folder leaves out of Python's own library.
    assert set(modules.split()) & set(folder.UNUSED) == set()
