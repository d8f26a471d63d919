"""Skia, by skia-python, on its raster backend."""

import math

import numpy
import skia

from . import ANGLE, HEIGHT, SLIDE, WIDTH, squares

LINEAR = skia.SamplingOptions(skia.FilterMode.kLinear)
NEAREST = skia.SamplingOptions()


class Skia:
    name = f"Skia {skia.__version__}"

    def __init__(self, pictures):
        info = skia.ImageInfo.MakeN32(WIDTH, HEIGHT, skia.kOpaque_AlphaType)
        self.pixels = numpy.zeros((HEIGHT, WIDTH, 4), numpy.uint8)
        self.surface = skia.Surface.MakeRasterDirect(info, self.pixels)
        self.canvas = self.surface.getCanvas()
        kind = skia.kRGBA_8888_ColorType
        self.a, self.b = (
            skia.Image.fromarray(p, kind).makeRasterImage() for p in pictures)

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
            (x, y, skia.Paint(Color4f=skia.Color4f(*color, 1), AntiAlias=True))
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
        card = skia.Rect.MakeXYWH(390, 660, 300, 600)
        paint = skia.Paint(
            Color=skia.ColorSetARGB(128, 0, 0, 0), AntiAlias=True,
            MaskFilter=skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, sigma))
        top = skia.Paint(Color=skia.ColorWHITE, AntiAlias=True)

        def draw(canvas):
            canvas.drawRect(card.makeOffset(0, 8), paint)
            canvas.drawRect(card, top)

        return self.frame(skia.ColorWHITE, draw)

    def shadow_12(self):
        return self.shadow(12)

    def shadow_24(self):
        return self.shadow(24)

    def blur(self):
        paint = skia.Paint(ImageFilter=skia.ImageFilters.Blur(20, 20, skia.TileMode.kClamp))
        return self.frame(
            skia.ColorBLACK, lambda c: c.drawImage(self.a, 0, 0, NEAREST, paint))
