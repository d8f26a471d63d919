"""Blurs Segue's samples again, by a direct convolution in doubles and, if it is installed, with Skia.

A pixel may differ from the convolution by at most 1/255. A sample may differ from Skia's by less than 2/255 on average,
and anywhere by at most 24/255: Skia approximates Gaussians with boxes, and is less accurate where lines are thin.
"""

import math

import numpy

from . import shared

try:
    import skia
except ImportError:
    skia = None

WIDTH, HEIGHT = 240, 200
LIMIT = 1
SKIA_MEAN, SKIA_LARGEST = 2, 24


def pixels(folder, name):
    return numpy.frombuffer(shared.read(folder, name), numpy.uint8).reshape(HEIGHT, WIDTH, 4)


def convolved(image, deviation, mirrors):
    """An exact convolution, with weights up to six standard deviations away."""
    radius = math.ceil(6 * deviation)
    weights = numpy.exp(-numpy.arange(-radius, radius + 1) ** 2 / (2 * deviation ** 2))
    weights /= weights.sum()
    result = image.astype(float)
    for axis in (0, 1):
        margin = [(radius, radius) if a == axis else (0, 0) for a in range(3)]
        if mirrors:
            wide = numpy.pad(result, margin, mode="symmetric")
        else:
            wide = numpy.pad(result, margin, constant_values=255)
        result = numpy.apply_along_axis(lambda line: numpy.convolve(line, weights, "valid"), axis, wide)
    return result


def by_skia(image, deviation, mirrors):
    image = skia.Image.fromarray(image.copy(), skia.kRGBA_8888_ColorType)
    surface = skia.Surface.MakeRaster(skia.ImageInfo.Make(
        WIDTH, HEIGHT, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType))
    tiles = skia.TileMode.kMirror if mirrors else skia.TileMode.kClamp
    paint = skia.Paint(ImageFilter=skia.ImageFilters.Blur(deviation, deviation, tiles))
    with surface as canvas:
        canvas.drawImage(image, 0, 0, skia.SamplingOptions(), paint)
    return surface.toarray(colorType=skia.kRGBA_8888_ColorType).astype(float)


def run(options):
    """Prints the difference of each blur; returns those that exceed the limits."""
    faults = []
    with shared.samples("BlurSamples", options) as folder:
        print(f"NumPy {numpy.__version__}, Skia {skia.__version__ if skia else 'missing'}; differences of 255")
        print(f"{'blur':<26} convolution: largest" + ("    Skia: mean  largest" if skia else ""))
        for name in shared.names(folder, "-source.rgba"):
            deviation, mirrors = float(name.split("-")[-1]), name.startswith("glass")
            ours, source = pixels(folder, name + ".rgba"), pixels(folder, name + "-source.rgba")
            error = numpy.abs(ours - convolved(source, deviation, mirrors)).max()
            words = f"{name:<26} {error:20.3f}"
            if error > LIMIT:
                faults.append(f"{name} is off by {error:.3f}; expected at most {LIMIT}")
            if skia:
                off = numpy.abs(ours - by_skia(source, deviation, mirrors))
                words += f" {off.mean():13.3f} {off.max():8.0f}"
                faults += shared.bounded(name + " and Skia", off.mean(), off.max(), SKIA_MEAN, SKIA_LARGEST)
            print(words)
    return faults
