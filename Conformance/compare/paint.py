"""Draws Segue's comparison scenes of gradients, blend modes, clips and corners again with Skia.

A scene may differ by less than 1/255 on average, and away from edges by at most 24/255; Skia approximates the edges of
curves, and `scenes` compares those with Cairo.
"""

import math

import numpy
import skia

from . import shared
from .displaylist import has_paint, parse

LIMIT, LARGEST = 1, 24
# The hue of a nearly gray color, and a quotient of small bytes, depend on the last bit of the blended values, which the
# programs round at different stages.
UNSTEADY = {"blend-hue": 32, "blend-colorBurn": 44, "blend-colorDodge": 44}
MODES = {
    "multiply": "kMultiply", "screen": "kScreen", "overlay": "kOverlay", "darken": "kDarken",
    "lighten": "kLighten", "colorDodge": "kColorDodge", "colorBurn": "kColorBurn",
    "softLight": "kSoftLight", "hardLight": "kHardLight", "difference": "kDifference",
    "exclusion": "kExclusion", "hue": "kHue", "saturation": "kSaturation", "color": "kColor",
    "luminosity": "kLuminosity", "clear": "kClear", "copy": "kSrc", "sourceIn": "kSrcIn",
    "sourceOut": "kSrcOut", "sourceAtop": "kSrcATop", "destinationOver": "kDstOver",
    "destinationIn": "kDstIn", "destinationOut": "kDstOut", "destinationAtop": "kDstATop",
    "xor": "kXor", "plusLighter": "kPlus", "normal": "kSrcOver",
}


def matrix(numbers):
    a, b, c, d, tx, ty = numbers
    return skia.Matrix.MakeAll(a, c, tx, b, d, ty, 0, 0, 1)


def color(parts):
    return skia.Color4f(*parts)


def outline(item):
    """The outline in pixels."""
    path = skia.Path()
    rectangle = item.rectangle()
    if not rectangle or item.is_continuous():
        calls = {"M": path.moveTo, "L": path.lineTo, "Q": path.quadTo, "C": path.cubicTo,
                 "Z": path.close}
        for letter, numbers in item.steps():
            calls[letter](*numbers)
    else:
        (x, y, w, h), radii = rectangle
        shape = skia.RRect()
        radii = [min(r, w / 2, h / 2) for r in radii]
        shape.setRectRadii(skia.Rect.MakeXYWH(x, y, w, h), [skia.Point(r, r) for r in radii])
        path.addRRect(shape)
    path.setFillType(skia.PathFillType.kEvenOdd if item.is_even_odd()
                     else skia.PathFillType.kWinding)
    path.transform(matrix(item.numbers("transform")))
    return path


def shader(item):
    opacity = item.number("opacity", 1)
    stops = item.stops()
    colors = [skia.Color4f(r, g, b, a * opacity).toColor() for _, r, g, b, a in stops]
    places = [stop[0] for stop in stops]
    mode = skia.TileMode.kDecal if item.has("from 0") else skia.TileMode.kClamp
    flags = 1 if item.has("premultiplied") else 0
    local = matrix(item.numbers("transform"))
    if item.numbers("map"):
        local = skia.Matrix.Concat(local, matrix(item.numbers("map")))
    if item.numbers("axial"):
        x0, y0, x1, y1 = item.numbers("axial")
        points = [skia.Point(x0, y0), skia.Point(x1, y1)]
        return skia.GradientShader.MakeLinear(points, colors, places, mode, flags, local)
    if item.numbers("radial"):
        x0, y0, r0, x1, y1, r1 = item.numbers("radial")
        return skia.GradientShader.MakeTwoPointConical(
            skia.Point(x0, y0), r0, skia.Point(x1, y1), r1, colors, places, mode, flags, local)
    x, y, angle = item.numbers("conic")
    local.preRotate(math.degrees(angle), x, y)
    return skia.GradientShader.MakeSweep(
        x, y, colors, places, skia.TileMode.kClamp, 0, 360, flags, local)


def draw(canvas, items):
    for item in items:
        if item.kind == "group":
            paint = skia.Paint(BlendMode=getattr(skia.BlendMode, MODES[item.word("blend") or "normal"]))
            paint.setAlphaf(item.number("opacity", 1))
            canvas.save()
            if item.has_outline():
                canvas.clipPath(outline(item), skia.ClipOp.kIntersect, True)
            canvas.saveLayer(None, paint)
            draw(canvas, item.items)
            canvas.restore()
            canvas.restore()
            continue
        paint = skia.Paint(AntiAlias=True)
        if item.kind == "gradient":
            paint.setShader(shader(item))
        else:
            paint.setColor4f(color(item.numbers("color")))
        canvas.drawPath(outline(item), paint)


def can_draw(items):
    """Whether Skia draws all of this by the same rules: for a gradient between two circles that is not extended, Skia
    omits the pixels that only the lesser of two positions reaches."""
    return all(
        not (item.numbers("radial") and item.has("from 0"))
        and item.kind in ("solid", "path", "gradient", "group") and can_draw(item.items)
        and (item.word("blend") or "normal") in MODES for item in items)


def mark_edges(canvas, items):
    """All outlines, two pixels wide: Skia approximates the edges of curves."""
    pen = skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=2)
    for item in items:
        if item.has_outline():
            canvas.drawPath(outline(item), pen)
        mark_edges(canvas, item.items)


def image(width, height, background, draw):
    surface = skia.Surface.MakeRaster(
        skia.ImageInfo.Make(width, height, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType))
    surface.getCanvas().clear(color(background))
    draw(surface.getCanvas())
    snapshot = surface.makeImageSnapshot()
    return snapshot.toarray(colorType=skia.kRGBA_8888_ColorType).astype(int)


def compare(folder, name):
    """The mean difference, the maximum away from edges, and the maximum; None for a scene that does not belong to this
    comparison."""
    width, height, background, items = parse(shared.read(folder, name + ".txt").decode())
    if not has_paint(items) or not can_draw(items):
        return None
    theirs = image(width, height, background, lambda canvas: draw(canvas, items))
    edges = image(width, height, [0, 0, 0, 0], lambda canvas: mark_edges(canvas, items))[..., 3]
    ours = numpy.frombuffer(shared.read(folder, name + ".rgba"), dtype=numpy.uint8)
    difference = abs(ours.reshape(height, width, 4).astype(int) - theirs)
    return difference.mean(), difference[edges == 0].max(), difference.max()


def run(options):
    """Prints the difference of each scene; returns those that exceed the limits."""
    faults = []
    with shared.samples("ComparisonScenes", options) as folder:
        print(f"Skia {skia.__version__}; differences of 255")
        print(f"{'scene':<28}    mean   largest away from edges   largest")
        for name in shared.names(folder, ".txt"):
            compared = compare(folder, name)
            if not compared:
                continue
            mean, largest, everywhere = compared
            print(f"{name:<28} {mean:7.3f} {largest:25d} {everywhere:9d}")
            faults += shared.bounded(
                name, mean, largest, LIMIT, (UNSTEADY | shared.CROSSING).get(name, LARGEST))
    return faults
