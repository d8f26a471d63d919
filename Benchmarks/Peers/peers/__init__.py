"""The renderers that ours is measured beside: a module each, with a class whose methods are cases.

A case's method answers a function without arguments that draws one finished frame: background, then
what the case is about. Everything that an application would do once (decoding, converting an image
to the renderer's own format, making the target) is done before. One thread each.
"""

import os
import sys

WIDTH, HEIGHT = 1080, 1920
BLACK, WHITE = 0.0, 1.0
ANGLE = 17 * 3.141592653589793 / 180
SLIDE = HEIGHT * 0.4
# The card lies at (390, 600), 300 x 600; its shadow is black at 0.3 and lies 12 lower.
CARD_RADIUS = 40


def squares():
    """Place and colour of the 200 rotated squares, as our side has them."""
    for i in range(200):
        place = (i * 7919 % 1000 + 0.3, i * 104_729 % 1840 + 0.7)
        yield place, (i % 7 / 7, i % 5 / 5, 0.5)


def fail(message):
    """Ends with 2: something could not be measured."""
    print(f"bench-peers: {message}", file=sys.stderr, flush=True)
    os._exit(2)
