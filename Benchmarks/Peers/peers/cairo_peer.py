"""Cairo, through pycairo."""

import math

import cairo
import numpy

from . import ANGLE, BLACK, HEIGHT, SLIDE, WHITE, WIDTH, squares


class Cairo:
    name = f"Cairo {cairo.cairo_version_string()}"

    def __init__(self, images):
        self.a, self.b = (self.surface(p) for p in images)
        self.target = cairo.ImageSurface(cairo.FORMAT_RGB24, WIDTH, HEIGHT)

    @staticmethod
    def surface(image):
        bgra = bytearray(image[:, :, [2, 1, 0, 3]].tobytes())
        return cairo.ImageSurface.create_for_data(bgra, cairo.FORMAT_RGB24, WIDTH, HEIGHT)

    def shown(self):
        rows = numpy.frombuffer(self.target.get_data(), numpy.uint8)
        return rows.reshape(HEIGHT, -1, 4)[:, :WIDTH, 2::-1]

    def frame(self, background, draw):
        def run():
            context = cairo.Context(self.target)
            context.set_operator(cairo.OPERATOR_SOURCE)
            context.set_source_rgb(background, background, background)
            context.paint()
            context.set_operator(cairo.OPERATOR_OVER)
            draw(context)
            self.target.flush()

        return run

    @staticmethod
    def put(context, image, x=0.0, y=0.0, alpha=1.0, filter=cairo.FILTER_BILINEAR):
        context.set_source_surface(image, x, y)
        context.get_source().set_filter(filter)
        context.paint() if alpha == 1 else context.paint_with_alpha(alpha)

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
        places = list(squares())

        def draw(context):
            for (x, y), color in places:
                context.save()
                context.translate(x, y)
                context.rotate(ANGLE)
                context.rectangle(0, 0, 80, 80)
                context.set_source_rgb(*color)
                context.fill()
                context.restore()

        return self.frame(WHITE, draw)

    def rounded(self):
        def draw(context):
            corners = [(WIDTH - 40, 40), (WIDTH - 40, HEIGHT - 40), (40, HEIGHT - 40), (40, 40)]
            for i, (x, y) in enumerate(corners):
                context.arc(x, y, 40, (i - 1) * math.pi / 2, i * math.pi / 2)
            context.close_path()
            context.clip()
            self.put(context, self.a)

        return self.frame(WHITE, draw)
