"""JAX, which not everybody has: asked for when this package is opened, with a clear sentence if it is not there."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar

from underhall.core.errors import UnderhallError

for _package in ("numpy", "jax"):
    if find_spec(_package) is None:
        raise UnderhallError("package-missing", package=_package, extra="gpu")
np: Any = import_module("numpy")
jax: Any = import_module("jax")
jnp: Any = import_module("jax.numpy")
lax: Any = import_module("jax.lax")

Array = Any  # a jax.Array, or what stands for one while a function is compiled
T = TypeVar("T")


def register(kind: type[T]) -> type[T]:
    """Make a dataclass of arrays something JAX can map over and compile."""
    fields = list(kind.__dataclass_fields__)  # type: ignore[attr-defined]
    jax.tree_util.register_dataclass(kind, data_fields=fields, meta_fields=[])
    return kind


def one_of(number: Array, count: int) -> Array:
    """A truth for each of ``count`` places: whether it is the one with this number."""
    return jnp.arange(count) == number


def total(values: Array, axis: int | None = None) -> Array:
    """A sum that stays a 32-bit number, whatever is summed."""
    return jnp.sum(values, axis=axis, dtype=jnp.int32)
