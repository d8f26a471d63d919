"""Skia, through skia-python, with its raster backend."""

import math

import numpy
import skia

from . import ANGLE, CARD_RADIUS, HEIGHT, SLIDE, WIDTH, squares

LINEAR = skia.SamplingOptions(skia.FilterMode.kLinear)
NEAREST = skia.SamplingOptions()


class Skia:
    name = f"Skia {skia.__version__}"

    def __init__(self, images):
        info = skia.ImageInfo.MakeN32(WIDTH, HEIGHT, skia.kOpaque_AlphaType)
        self.pixels = numpy.zeros((HEIGHT, WIDTH, 4), numpy.uint8)
        self.surface = skia.Surface.MakeRasterDirect(info, self.pixels)
        self.canvas = self.surface.getCanvas()
        self.a, self.b = (self.image(p, info) for p in images)

    @staticmethod
    def image(image, info):
        """An image in the target's own format: one in another format would be converted for every frame."""
        pixels = numpy.ascontiguousarray(image[:, :, [2, 1, 0, 3]])
        return skia.Image.MakeRasterCopy(skia.Pixmap(info, pixels, WIDTH * 4))

    def shown(self):
        return self.pixels[:, :, 2::-1]

    def frame(self, background, draw):
        def run():
            canvas = self.canvas
            canvas.save()
            canvas.clear(background)
            draw(canvas)
            canvas.restore()

        return run

    @staticmethod
    def faded(alpha):
        return skia.Paint(Alphaf=alpha, AntiAlias=True)

    def copy(self):
        return self.frame(
            skia.ColorBLACK, lambda c: c.drawImage(self.a, 0, 100, NEAREST, self.faded(1)))

    def translate(self):
        return self.frame(
            skia.ColorBLACK, lambda c: c.drawImage(self.a, 0.37, 0.61, LINEAR, self.faded(1)))

    def scale(self):
        def draw(canvas):
            canvas.translate(WIDTH * 0.1, HEIGHT * 0.1)
            canvas.scale(0.8, 0.8)
            canvas.drawImage(self.a, 0, 0, LINEAR, self.faded(1))

        return self.frame(skia.ColorWHITE, draw)

    def rotate(self):
        def draw(canvas):
            canvas.rotate(math.degrees(ANGLE))
            canvas.drawImage(self.a, 0, 0, LINEAR, self.faded(0.5))

        return self.frame(skia.ColorWHITE, draw)

    def slide_by(self, fraction, sampling):
        def draw(canvas):
            canvas.drawImage(self.a, 0, SLIDE + fraction, sampling, self.faded(0.5))
            canvas.drawImage(self.b, 0, SLIDE + fraction - HEIGHT, sampling, self.faded(1))

        return self.frame(skia.ColorBLACK, draw)

    def slide(self):
        return self.slide_by(0, NEAREST)

    def slide_fraction(self):
        return self.slide_by(0.3, LINEAR)

    def squares(self):
        square = skia.Rect.MakeWH(80, 80)
        places = [
            (x, y, skia.Paint(Color=skia.Color(*(round(255 * c) for c in color)), AntiAlias=True))
            for (x, y), color in squares()
        ]

        def draw(canvas):
            for x, y, paint in places:
                canvas.save()
                canvas.translate(x, y)
                canvas.rotate(math.degrees(ANGLE))
                canvas.drawRect(square, paint)
                canvas.restore()

        return self.frame(skia.ColorWHITE, draw)

    def rounded(self):
        shape = skia.RRect.MakeRectXY(skia.Rect.MakeWH(WIDTH, HEIGHT), 40, 40)

        def draw(canvas):
            canvas.clipRRect(shape, True)
            canvas.drawImage(self.a, 0, 0, NEAREST, self.faded(1))

        return self.frame(skia.ColorWHITE, draw)

    def shadow(self, sigma):
        card = skia.Rect.MakeXYWH(390, 600, 300, 600)
        below = card.makeOffset(0, 12)
        card, below = (skia.RRect.MakeRectXY(r, CARD_RADIUS, CARD_RADIUS) for r in (card, below))
        paint = skia.Paint(
            Color=skia.ColorSetARGB(77, 0, 0, 0), AntiAlias=True,
            MaskFilter=skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, sigma))
        top = skia.Paint(Color=skia.ColorWHITE, AntiAlias=True)

        def draw(canvas):
            canvas.drawRRect(below, paint)
            canvas.drawRRect(card, top)

        return self.frame(skia.ColorWHITE, draw)

    def shadow_12(self):
        return self.shadow(12)

    def shadow_24(self):
        return self.shadow(24)

    def blur(self):
        """Blurs a quarter-size image and enlarges it: many times as fast as blurring the image itself."""
        small, blurred = (skia.Surface(WIDTH // 4, HEIGHT // 4) for _ in range(2))

        def draw(canvas):
            onto = small.getCanvas()
            onto.save()
            onto.scale(0.25, 0.25)
            onto.drawImage(self.a, 0, 0, LINEAR)
            onto.restore()
            # A new filter for each frame: Skia caches the result of a filter for an image.
            blur = skia.ImageFilters.Blur(5, 5, skia.TileMode.kClamp)
            image = small.makeImageSnapshot()
            blurred.getCanvas().drawImage(image, 0, 0, NEAREST, skia.Paint(ImageFilter=blur))
            canvas.scale(4, 4)
            canvas.drawImage(blurred.makeImageSnapshot(), 0, 0, LINEAR)

        return self.frame(skia.ColorBLACK, draw)
