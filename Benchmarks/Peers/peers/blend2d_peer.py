"""Blend2D, by blend2d-py, which has no pictures: the case of the squares alone."""

from importlib.metadata import version

import blend2d

from . import ANGLE, HEIGHT, WIDTH, squares


class Blend2D:
    name = f"Blend2D (blend2d-py {version('blend2d-py')})"

    def __init__(self, pictures):
        self.target = blend2d.Image(WIDTH, HEIGHT)

    def squares(self):
        places = [
            (x, y, *(round(255 * part) for part in color)) for (x, y), color in squares()
        ]

        def run():
            context = blend2d.Context(self.target)
            context.set_fill_style_rgba(255, 255, 255, 255)
            context.fill_all()
            for x, y, red, green, blue in places:
                context.save()
                context.translate(x, y)
                context.rotate(ANGLE)
                context.set_fill_style_rgba(red, green, blue, 255)
                context.fill_rect(0, 0, 80, 80)
                context.restore()
            context.end()

        return run
