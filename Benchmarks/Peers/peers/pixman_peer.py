"""pixman, called through its C interface."""

import ctypes

import numpy

from . import HEIGHT, SLIDE, WIDTH

ARGB, XRGB = 0x20028888, 0x20020888
SOURCE, OVER = 1, 3
BILINEAR = 4
ONE = 65536


class Color(ctypes.Structure):
    _fields_ = [(name, ctypes.c_uint16) for name in ("red", "green", "blue", "alpha")]


class Pixman:
    def __init__(self, images):
        self.library = library = ctypes.CDLL("libpixman-1.so.0")
        library.pixman_version_string.restype = ctypes.c_char_p
        for function in ("create_bits", "create_solid_fill"):
            getattr(library, f"pixman_image_{function}").restype = ctypes.c_void_p
        self.name = f"pixman {library.pixman_version_string().decode()}"
        self.memory = [p[:, :, [2, 1, 0, 3]].tobytes() for p in images]
        self.a, self.b = (self.image(XRGB, bytes_) for bytes_ in self.memory)
        self.pixels = ctypes.create_string_buffer(WIDTH * HEIGHT * 4)
        self.target = self.image(XRGB, self.pixels)
        self.half = self.solid(0, 0x8000)

    def image(self, format_, bytes_):
        make = self.library.pixman_image_create_bits
        return ctypes.c_void_p(make(format_, WIDTH, HEIGHT, bytes_, WIDTH * 4))

    def solid(self, value, alpha=0xFFFF):
        color = Color(value, value, value, alpha)
        return ctypes.c_void_p(self.library.pixman_image_create_solid_fill(ctypes.byref(color)))

    def compose(self, operation, source, mask=None, x=0, y=0, width=WIDTH, height=HEIGHT):
        self.library.pixman_image_composite32(
            operation, source, mask, self.target, 0, 0, 0, 0, int(x), int(y), width, height)

    def placed(self, image, entries):
        """A view of `image` that is sampled through a 3 x 3 matrix, from target to image."""
        index = 0 if image is self.a else 1
        image = self.image(XRGB, self.memory[index])
        matrix = (ctypes.c_int32 * 9)(*(round(entry * ONE) for entry in entries))
        self.library.pixman_image_set_transform(image, matrix)
        self.library.pixman_image_set_filter(image, BILINEAR, None, 0)
        return image

    def shown(self):
        rows = numpy.frombuffer(self.pixels, numpy.uint8)
        return rows[: WIDTH * HEIGHT * 4].reshape(HEIGHT, WIDTH, 4)[:, :, 2::-1]

    def frame(self, background, draw):
        color = self.solid(background)

        def run():
            self.compose(SOURCE, color)
            draw()

        return run

    def copy(self):
        return self.frame(0, lambda: self.compose(SOURCE, self.a, y=100))

    def translate(self):
        image = self.placed(self.a, [1, 0, -0.37, 0, 1, -0.61, 0, 0, 1])
        return self.frame(0, lambda: self.compose(SOURCE, image))

    def scale(self):
        image = self.placed(self.a, [1.25, 0, 0, 0, 1.25, 0, 0, 0, 1])
        width, height = WIDTH * 8 // 10, HEIGHT * 8 // 10

        def draw():
            self.compose(SOURCE, image, None, WIDTH // 10, HEIGHT // 10, width, height)

        return self.frame(0xFFFF, draw)

    def slide(self):
        def draw():
            self.compose(OVER, self.a, self.half, 0, SLIDE)
            self.compose(SOURCE, self.b, None, 0, SLIDE - HEIGHT)

        return self.frame(0, draw)

    def slide_fraction(self):
        old = self.placed(self.a, [1, 0, 0, 0, 1, -0.3, 0, 0, 1])
        new = self.placed(self.b, [1, 0, 0, 0, 1, -0.3, 0, 0, 1])

        def draw():
            self.compose(OVER, old, self.half, 0, SLIDE)
            self.compose(SOURCE, new, None, 0, SLIDE - HEIGHT)

        return self.frame(0, draw)
