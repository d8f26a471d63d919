"""Blend2D, through blend2d-python, with its just-in-time compiler and one thread.

Patterns draw nothing in that binding, so there is no case with an image in a rounded rectangle.
"""

import os
import tempfile
from importlib.metadata import version

import blend2d
from PIL import Image

from . import ANGLE, HEIGHT, SLIDE, WIDTH, squares

BLACK, WHITE = (0.0, 0.0, 0.0, 1.0), (1.0, 1.0, 1.0, 1.0)


class Blend2D:
    name = f"Blend2D (blend2d-python {version('blend2d-python')})"

    def __init__(self, images):
        self.a, self.b = (self.image(p) for p in images)
        self.target = blend2d.BLImage(WIDTH, HEIGHT, blend2d.BLFormat.XRGB32)

    @staticmethod
    def image(pixels):
        """The binding loads images only from files."""
        image = blend2d.BLImage()
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "image.png")
            Image.fromarray(pixels, "RGBA").convert("RGB").save(path, compress_level=1)
            image.readFromFile(path)
        image.convert(blend2d.BLFormat.XRGB32)
        return image

    def shown(self):
        return self.target.getDataAsNumPy()[:, :, 2::-1]

    def frame(self, background, draw):
        def run():
            context = blend2d.BLContext(self.target)
            context.set_fill_style(background)
            context.fill_all()
            draw(context)
            context.flush()

        return run

    @staticmethod
    def put(context, image, x=0.0, y=0.0, alpha=1.0):
        context.global_alpha = alpha
        context.blit_image(blend2d.BLPoint(x, y), image)

    def copy(self):
        return self.frame(BLACK, lambda c: self.put(c, self.a, 0, 100))

    def translate(self):
        return self.frame(BLACK, lambda c: self.put(c, self.a, 0.37, 0.61))

    def scale(self):
        def draw(context):
            context.translate(WIDTH * 0.1, HEIGHT * 0.1)
            context.scale(0.8, 0.8)
            self.put(context, self.a)

        return self.frame(WHITE, draw)

    def rotate(self):
        def draw(context):
            context.rotate(ANGLE)
            self.put(context, self.a, alpha=0.5)

        return self.frame(WHITE, draw)

    def slide_by(self, fraction):
        def draw(context):
            self.put(context, self.a, 0, SLIDE + fraction, 0.5)
            self.put(context, self.b, 0, SLIDE + fraction - HEIGHT)

        return self.frame(BLACK, draw)

    def slide(self):
        return self.slide_by(0)

    def slide_fraction(self):
        return self.slide_by(0.3)

    def squares(self):
        shape = blend2d.BLRect(0, 0, 80, 80)
        # The binding expects blue first, contrary to what it states.
        places = [(x, y, (blue, green, red, 1.0)) for (x, y), (red, green, blue) in squares()]

        def draw(context):
            for x, y, color in places:
                context.save()
                context.translate(x, y)
                context.rotate(ANGLE)
                context.set_fill_style(color)
                context.fill_rect(shape)
                context.restore()

        return self.frame(WHITE, draw)
