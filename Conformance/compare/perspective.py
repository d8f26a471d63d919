"""Draws Segue's comparison scenes in perspective again with Skia, at eight times the size, and averages.

A scene may differ by less than 1/255 on average over all pixels, including edges, and nowhere by more than 24/255.
"""

import skia

from . import shared
from .displaylist import image_number, in_perspective, parse

MEAN, LARGEST = 1, 24
FINER = 8  # The factor by which Skia's drawing is enlarged, since its own edges are coarse in perspective.


def matrix_of(item):
    """The matrix of a projected item, or the transform of any other."""
    if item.kind == "projected":
        a, b, c, d, tx, ty = item.numbers("projected")
        return skia.Matrix.MakeAll(a, c, tx, b, d, ty, *item.numbers("by"))
    a, b, c, d, tx, ty = item.numbers("transform")
    return skia.Matrix.MakeAll(a, c, tx, b, d, ty, 0, 0, 1)


def outline(item):
    (x, y, w, h), radii = item.rectangle()
    shape = skia.RRect()
    corners = [skia.Point(r, r) for r in (min(r, w / 2, h / 2) for r in radii)]
    shape.setRectRadii(skia.Rect.MakeXYWH(x, y, w, h), corners)
    return shape


def path_of(item):
    path = skia.Path()
    path.setFillType(skia.PathFillType.kEvenOdd if item.is_even_odd()
                     else skia.PathFillType.kWinding)
    steps = {"M": path.moveTo, "L": path.lineTo, "Q": path.quadTo, "C": path.cubicTo, "Z": path.close}
    for letter, numbers in item.steps():
        steps[letter](*numbers)
    return path


def draw_image(canvas, item, images):
    number, width, height = image_number(item)
    info = skia.ImageInfo.Make(width, height, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType)
    image = skia.Image.MakeRasterData(info, images(number), 4 * width)
    (x, y, w, h), _ = item.rectangle()
    paint = skia.Paint(AntiAlias=True, Alphaf=item.number("opacity", 1))
    canvas.drawImageRect(
        image, skia.Rect.MakeXYWH(*item.numbers("part")), skia.Rect.MakeXYWH(x, y, w, h),
        skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear), paint)


def draw(canvas, items, images):
    for item in items:
        canvas.save()
        if item.kind == "group":
            if item.numbers("clip"):
                matrix = canvas.getTotalMatrix()
                canvas.concat(matrix_of(item))
                canvas.clipRRect(outline(item), True)
                canvas.setMatrix(matrix)
            canvas.saveLayerAlpha(None, round(255 * item.number("opacity", 1)))
            draw(canvas, item.items, images)
            canvas.restore()
        else:
            canvas.concat(matrix_of(item))
            if item.kind == "projected":
                draw(canvas, item.items, images)
            elif item.kind == "image":
                draw_image(canvas, item, images)
            else:
                paint = skia.Paint(AntiAlias=True, Color4f=skia.Color4f(*item.numbers("color")))
                if item.kind == "path":
                    canvas.drawPath(path_of(item), paint)
                else:
                    canvas.drawRRect(outline(item), paint)
        canvas.restore()


def compare(folder, name):
    """The mean difference over all pixels, including edges, and the maximum."""
    def read(suffix):
        return shared.read(folder, name + suffix)

    width, height, background, items = parse(read(".txt").decode())

    large = skia.Surface(width * FINER, height * FINER)
    large.getCanvas().clear(skia.Color4f(*background))
    large.getCanvas().scale(FINER, FINER)
    draw(large.getCanvas(), items, lambda number: read(f"-{number}.rgba"))
    surface = skia.Surface(width, height)
    surface.getCanvas().drawImageRect(
        large.makeImageSnapshot(), skia.Rect.MakeWH(width, height),
        skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kNearest))
    return shared.apart(read(".rgba"), rgba(surface))


def rgba(surface):
    image = surface.makeImageSnapshot()
    info = skia.ImageInfo.Make(image.width(), image.height(), skia.kRGBA_8888_ColorType,
                               skia.kPremul_AlphaType)
    pixels = bytearray(4 * image.width() * image.height())
    image.readPixels(info, pixels, 4 * image.width(), 0, 0)
    return bytes(pixels)


def run(options):
    """Prints the difference of each scene; returns those that exceed the limits."""
    faults = []
    with shared.samples("ComparisonScenes", options) as folder:
        print(f"Skia {skia.__version__}; differences of 255")
        print(f"{'scene':<16} everywhere: mean   largest")
        for name in shared.names(folder, ".txt"):
            if in_perspective(parse(shared.read(folder, name + ".txt").decode())[3]):
                mean, largest = compare(folder, name)
                print(f"{name:<16} {mean:16.3f} {largest:9d}")
                faults += shared.bounded(name, mean, largest, MEAN, LARGEST)
    return faults
