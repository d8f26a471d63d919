"""The renderers that Segue is compared with: one module for each, with a class whose methods are cases.

A case's method returns a function without arguments that draws one finished frame: the background, and then the subject
of the case. Everything that an application would do once (decoding, converting an image to the renderer's own format,
creating the target) is done beforehand. One thread each.
"""

import os
import sys

WIDTH, HEIGHT = 1080, 1920
BLACK, WHITE = 0.0, 1.0
ANGLE = 17 * 3.141592653589793 / 180
SLIDE = HEIGHT * 0.4
# The card is located at (390, 600) and measures 300 x 600; its shadow is black at 0.3, offset by 12 downward.
CARD_RADIUS = 40


def squares():
    """The positions and colors of the 200 rotated squares, identical to those of Segue's case."""
    for i in range(200):
        place = (i * 7919 % 1000 + 0.3, i * 104_729 % 1840 + 0.7)
        yield place, (i % 7 / 7, i % 5 / 5, 0.5)


def fail(message):
    """Exits with 2: a measurement could not be made."""
    print(f"bench-peers: {message}", file=sys.stderr, flush=True)
    os._exit(2)
