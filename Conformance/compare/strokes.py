"""Draws strokes with Cairo, and the outlines that Segue computes for them.

A stroke may differ by less than 1/255 on average, and by at most 24/255 in any pixel, at four pixels per point.
"""

import subprocess

import cairo

from . import shared

MEAN, LARGEST = 1, 24
SCALE, SIZE = 4, 120


def image(draw):
    """The coverage of what `draw` draws, one byte per pixel."""
    pixels = SCALE * SIZE
    surface = cairo.ImageSurface(cairo.FORMAT_A8, pixels, pixels)
    context = cairo.Context(surface)
    context.scale(SCALE, SCALE)
    context.set_tolerance(0.001)
    context.set_antialias(cairo.ANTIALIAS_BEST)
    draw(context)
    surface.flush()
    return bytes(surface.get_data())


def compare(line):
    """The average and maximum difference of one stroke."""
    name, width, cap, join, limit, dashes, phase, path, outline = line.split("|")

    def theirs(context):
        shared.trace(context, shared.steps(path))
        context.set_line_width(float(width))
        context.set_line_cap(int(cap))
        context.set_line_join(int(join))
        context.set_miter_limit(float(limit))
        context.set_dash([float(length) for length in dashes.split()], float(phase))
        context.stroke()

    def ours(context):
        shared.trace(context, shared.steps(outline))
        context.fill()

    return name, *shared.apart(image(theirs), image(ours))


def run(options):
    """Prints the difference of each stroke; returns those that exceed the limits."""
    lines = subprocess.run(
        [shared.program("StrokeSamples")], check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()
    faults = []
    print(f"Cairo {cairo.cairo_version_string()}; differences of 255")
    print(f"{'stroke':<24}    mean   largest")
    for line in lines:
        name, mean, largest = compare(line)
        print(f"{name:<24} {mean:7.3f} {largest:9d}")
        faults += shared.bounded(name, mean, largest, MEAN, LARGEST)
    return faults
