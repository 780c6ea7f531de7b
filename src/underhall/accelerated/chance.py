"""The engine's generator of chance (``core.chance``) on arrays: the same numbers from the same seed.

A stream is four 32-bit words. Several fair numbers are drawn in one pass over a list of limits, those below 2 being
passed over, so that a step needs a single short loop however many cards it shuffles.
"""

from __future__ import annotations

from typing import Final

from underhall.accelerated.arrays import Array, jax, jnp, lax
from underhall.core.chance import WARM_UP

LOW_HALF: Final = 0xFFFF
HALF: Final = 16
UNROLLED: Final = 9  # so many turns of a loop in one go for an accelerator: each go costs it a start


def unrolled() -> int:
    """Ordinary processors gain nothing by it, and compile it for long."""
    return 1 if jax.default_backend() == "cpu" else UNROLLED


def next_words(words: Array) -> tuple[Array, Array]:
    """The stream after its next 32 random bits, and these bits."""
    a, b, c, counter = words[0], words[1], words[2], words[3]
    bits = a + b + counter
    turned = (c << 21) | (c >> 11)
    return jnp.stack([b ^ (b >> 9), c + (c << 3), turned + bits, counter + 1]), bits


def seeded(seed: Array) -> Array:
    """The stream of a seed: three words of 32 bits, the lowest first."""
    words = jnp.concatenate([seed.astype(jnp.uint32), jnp.ones(1, jnp.uint32)])
    return lax.fori_loop(0, WARM_UP, lambda _, words: next_words(words)[0], words)


def scaled(bits: Array, limit: Array) -> tuple[Array, Array]:
    """The upper and the lower half of the product of 32 random bits and a limit below 2**16."""
    upper = (bits >> HALF) * limit + (((bits & LOW_HALF) * limit) >> HALF)
    return upper >> HALF, bits * limit


def draw(words: Array, limit: Array) -> tuple[Array, Array]:
    """A fair number from 0 to limit - 1; a limit below 2 draws nothing.

    One in a hundred million numbers must be drawn anew. That is done once, without a loop: two in a row have not
    happened to anybody, and would only make one number less fair by one in 2**32.
    """
    limit = limit.astype(jnp.uint32)
    wanted = limit >= 2
    safe = jnp.where(wanted, limit, jnp.uint32(2))
    after, bits = next_words(words)
    number, low = scaled(bits, safe)
    unfair = low < (jnp.uint32(0) - safe) % safe
    again, other_bits = next_words(after)
    after = jnp.where(unfair, again, after)
    number = jnp.where(unfair, scaled(other_bits, safe)[0], number)
    return jnp.where(wanted, after, words), jnp.where(wanted, number, jnp.uint32(0)).astype(jnp.int32)


def draw_each(words: Array, limits: Array) -> tuple[Array, Array]:
    """A fair number for each of several limits, in order."""
    after, drawn = lax.scan(draw, words, limits, unroll=unrolled())
    return after, drawn


def origins(others: Array) -> Array:
    """Where each card of a shuffled deck lay before.

    Shuffling swaps the last card with the one at ``others[-1]``, then the one before it, down to the second
    (``Chance.shuffle``). Going back through the swaps, every place finds its card by itself.
    """
    count = others.shape[-1]
    places = jnp.arange(count, dtype=others.dtype)

    def back(found: Array, swap: tuple[Array, Array]) -> tuple[Array, None]:
        here, other = swap
        return jnp.where(found == here, other, jnp.where(found == other, here, found)), None

    return lax.scan(back, places, (places[1:], others[1:]), unroll=unrolled())[0]
