"""Pillow, for blurs only."""

import numpy
import PIL
from PIL import Image, ImageDraw, ImageFilter

from . import CARD_RADIUS, HEIGHT, WIDTH


class Pillow:
    name = f"Pillow {PIL.__version__}"

    def __init__(self, images):
        self.a = Image.fromarray(images[0], "RGBA").convert("RGB")

    def shown(self):
        return numpy.asarray(self.target)

    def shadow(self, sigma):
        reach = 3 * sigma
        card = Image.new("L", (300 + 2 * reach, 600 + 2 * reach), 0)
        ImageDraw.Draw(card).rounded_rectangle(
            (reach, reach, reach + 299, reach + 599), CARD_RADIUS, 255)
        top = Image.new("L", (300, 600), 0)
        ImageDraw.Draw(top).rounded_rectangle((0, 0, 299, 599), CARD_RADIUS, 255)

        def run():
            frame = Image.new("RGB", (WIDTH, HEIGHT), "white")
            mask = card.filter(ImageFilter.GaussianBlur(sigma))
            mask = mask.point(lambda v: v * 0.3)
            frame.paste((0, 0, 0), (390 - reach, 612 - reach), mask)
            frame.paste((255, 255, 255), (390, 600), top)
            self.target = frame

        return run

    def shadow_12(self):
        return self.shadow(12)

    def shadow_24(self):
        return self.shadow(24)

    def blur(self):
        def run():
            self.target = self.a.filter(ImageFilter.GaussianBlur(20))

        return run
