"""Example games, as texts that :meth:`~.game.Game.parse` reads."""

from typing import Final

EXAMPLE_GAME: Final = (
    "HH1-N-AAAAAAM D D D D D D D D D 25x D D D D D D D D 23x D D 20x 16-24 11x 22x 19x "
    "D D D D D D D R D 21x D 18x D D D D D 17x 12-13 5-14 D 8x D D D 15x 7-9 D 6x 1-3 "
    "D D 2x D D D 10x D D D D 4x"
)
"""The deal ``HH1-N-AAAAAAM``, won in 68 moves: no shorter way wins it.

Nine draws turn up a 4, with which move 10 pairs the tip; that frees slots 23 and 24.
The stock is recycled once.
"""
