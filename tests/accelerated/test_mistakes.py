"""A mistake in any rule of the arrays is noticed: some are made here on purpose, one by one."""

from __future__ import annotations

import inspect
import sys
from textwrap import dedent
from types import FunctionType

import pytest

from tests.accelerated import PATIENT
from tests.accelerated.lockstep import Functions, play
from underhall.accelerated import Dwarf, resolution, selection, specials

pytestmark = PATIENT

# Where, what is written there, and the mistake.
MISTAKES = [
    (resolution.defend, "jnp.minimum(iron, amount)", "amount", "a monster takes more iron than there is (D-65)"),
    (selection.second_turns, "jnp.max(jnp.where(able, turns, -1))", "jnp.argmax(able)", "second turns in order (D-30)"),
    (specials.cover, "owner == table.holder", "owner != table.holder", "another's forging moves the marker (D-45)"),
]


@pytest.mark.parametrize(("where", "right", "wrong", "rule"), MISTAKES, ids=[row[3] for row in MISTAKES])
def test_a_mistake_is_noticed(
    monkeypatch: pytest.MonkeyPatch, where: FunctionType, right: str, wrong: str, rule: str
) -> None:
    source = dedent(inspect.getsource(where))
    assert source.count(right) == 1
    made: dict[str, FunctionType] = {}
    exec(compile(source.replace(right, wrong), "mistake", "exec"), where.__globals__, made)
    for module in [module for key, module in sys.modules.items() if key.startswith("underhall.accelerated")]:
        if getattr(module, where.__name__, None) is where:
            monkeypatch.setattr(module, where.__name__, made[where.__name__])
    with pytest.raises(AssertionError):
        play(Functions(Dwarf(players=2)), 32, stride=1000)
