"""Pillow: blurs."""

import PIL
from PIL import Image, ImageFilter

from . import HEIGHT, WIDTH


class Pillow:
    name = f"Pillow {PIL.__version__}"

    def __init__(self, pictures):
        self.a = Image.fromarray(pictures[0], "RGBA").convert("RGB")

    def shadow(self, sigma):
        reach = 3 * sigma
        card = Image.new("L", (300 + 2 * reach, 600 + 2 * reach), 0)
        card.paste(255, (reach, reach, reach + 300, reach + 600))

        def run():
            frame = Image.new("RGB", (WIDTH, HEIGHT), "white")
            mask = card.filter(ImageFilter.GaussianBlur(sigma)).point(lambda v: v // 2)
            frame.paste((0, 0, 0), (390 - reach, 668 - reach), mask)
            frame.paste((255, 255, 255), (390, 660, 690, 1260))

        return run

    def shadow_12(self):
        return self.shadow(12)

    def shadow_24(self):
        return self.shadow(24)

    def blur(self):
        return lambda: self.a.filter(ImageFilter.GaussianBlur(20))
