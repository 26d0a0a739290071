"""The generator and the shuffle behind every deal, the same in every version.

Every deal's code stands for what these two make of it, so neither may ever change:
a new algorithm would need a new version number in the codes.
"""

from collections.abc import Iterator, MutableSequence
from typing import Final, TypeVar

_MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
_INCREMENT: Final = 0x9E37_79B9_7F4A_7C15
_FACTOR_1: Final = 0xBF58_476D_1CE4_E5B9
_FACTOR_2: Final = 0x94D0_49BB_1331_11EB

_Card = TypeVar("_Card")


def splitmix64(state: int) -> Iterator[int]:
    """Yield the endless outputs of SplitMix64, each 0 ≤ output < 2⁶⁴.

    Args:
        state: the state before the first output; only its lowest 64 bits count.

    Source: G. L. Steele, D. Lea, C. H. Flood, *Fast splittable pseudorandom number
    generators*, OOPSLA 2014, in the 64-bit variant with the mixing constants known
    as Mix13 of D. Stafford.

    """
    while True:
        state = (state + _INCREMENT) & _MASK
        z = ((state ^ (state >> 30)) * _FACTOR_1) & _MASK
        z = ((z ^ (z >> 27)) * _FACTOR_2) & _MASK
        yield z ^ (z >> 31)


def shuffle(deck: MutableSequence[_Card], state: int) -> None:
    """Shuffle ``deck`` in place, by Fisher and Yates, from the last card to the second.

    Args:
        deck: the cards, in the order that the game names as its start.
        state: the state of :func:`splitmix64` before its first output.

    """
    outputs = splitmix64(state)
    for i in range(len(deck) - 1, 0, -1):
        j = (next(outputs) * (i + 1)) >> 64
        deck[i], deck[j] = deck[j], deck[i]
