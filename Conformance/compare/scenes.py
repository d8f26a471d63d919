"""Draws Segue's comparison scenes again with Cairo.

A scene may differ by less than 0.5/255 on average away from edges, where the filters and the antialiasing of the two
differ intentionally. Scenes of paths, text, gradients, blend modes and continuous corners are compared at their edges
as well: they may differ by less than 1/255 on average, and nowhere by more than 24/255. Scenes that Cairo cannot draw
are left to the comparisons `paint` and `perspective`.
"""

import cairo

from . import shared
from .displaylist import image_number, in_perspective, is_compared_everywhere, parse

# Cairo treats an opacity as a mask, which is not the same for "clear" and "copy", and mixes hues, saturations and
# luminosities of translucent colors by different formulas.
OPERATORS = {
    "normal": cairo.OPERATOR_OVER, "multiply": cairo.OPERATOR_MULTIPLY,
    "screen": cairo.OPERATOR_SCREEN, "overlay": cairo.OPERATOR_OVERLAY,
    "darken": cairo.OPERATOR_DARKEN, "lighten": cairo.OPERATOR_LIGHTEN,
    "colorDodge": cairo.OPERATOR_COLOR_DODGE, "colorBurn": cairo.OPERATOR_COLOR_BURN,
    "softLight": cairo.OPERATOR_SOFT_LIGHT, "hardLight": cairo.OPERATOR_HARD_LIGHT,
    "difference": cairo.OPERATOR_DIFFERENCE, "exclusion": cairo.OPERATOR_EXCLUSION,
    "sourceIn": cairo.OPERATOR_IN, "sourceOut": cairo.OPERATOR_OUT,
    "sourceAtop": cairo.OPERATOR_ATOP,
    "destinationOver": cairo.OPERATOR_DEST_OVER, "destinationIn": cairo.OPERATOR_DEST_IN,
    "destinationOut": cairo.OPERATOR_DEST_OUT, "destinationAtop": cairo.OPERATOR_DEST_ATOP,
    "xor": cairo.OPERATOR_XOR, "plusLighter": cairo.OPERATOR_ADD,
}
LIMIT = 0.5
PATH_LIMIT, PATH_LARGEST = 1, 24
# A quotient of small bytes depends on the last bit, which the programs round at different stages.
UNSTEADY = {"blend-colorBurn": 44, "blend-colorDodge": 44}
EDGE = 3  # The number of pixels on both sides of an edge that are excluded.


def matrix(item, word="transform"):
    return cairo.Matrix(*item.numbers(word))


def outline(context, item):
    """Appends the item's outline to the path, in its own space."""
    context.save()
    context.transform(matrix(item))
    rectangle = item.rectangle()
    if not rectangle or item.is_continuous():
        shared.trace(context, item.steps())
    elif not any(rectangle[1]):
        context.rectangle(*rectangle[0])
    else:
        (x, y, w, h), radii = rectangle
        quarter = 1.5707963267948966
        tl, tr, br, bl = [min(r, w / 2, h / 2) for r in radii]
        context.new_sub_path()
        context.arc(x + tl, y + tl, tl, 2 * quarter, 3 * quarter)
        context.arc(x + w - tr, y + tr, tr, 3 * quarter, 4 * quarter)
        context.arc(x + w - br, y + h - br, br, 0, quarter)
        context.arc(x + bl, y + h - bl, bl, quarter, 2 * quarter)
        context.close_path()
    context.restore()
    context.set_tolerance(0.01)
    context.set_fill_rule(cairo.FILL_RULE_EVEN_ODD if item.is_even_odd()
                          else cairo.FILL_RULE_WINDING)


def gradient(item):
    """The gradient in pixels, or None for one that Cairo does not support: conic, or interpolated premultiplied."""
    numbers = item.numbers("axial")
    if item.has("premultiplied") or item.numbers("conic"):
        return None
    pattern = cairo.LinearGradient(*numbers) if numbers else cairo.RadialGradient(
        *item.numbers("radial"))
    opacity = item.number("opacity", 1)
    stops = item.stops()
    if item.has("from 0"):  # Cairo's gradients end at their stops, and not at 0 and 1.
        stops = [[0, *stops[0][1:]], *stops, [1, *stops[-1][1:]]]
    for location, red, green, blue, alpha in stops:
        pattern.add_color_stop_rgba(location, red, green, blue, alpha * opacity)
    to_pixels = matrix(item)
    if item.numbers("map"):
        to_pixels = matrix(item, "map") * to_pixels
    to_pixels.invert()
    pattern.set_matrix(to_pixels)
    pattern.set_extend(cairo.EXTEND_NONE if item.has("from 0") else cairo.EXTEND_PAD)
    return pattern


def can_draw(items):
    """Whether Cairo supports all of this."""
    return all(
        item.word("blend") in (None, *OPERATORS) and can_draw(item.items)
        and (item.kind != "gradient" or gradient(item)) for item in items)


def draw_image(context, item, images):
    number, width, height = image_number(item)
    surface = cairo.ImageSurface.create_for_data(
        shared.swapped(images(number)), cairo.FORMAT_ARGB32, width, height, 4 * width)
    px, py, pw, ph = item.numbers("part")
    (x, y, w, h), _ = item.rectangle()
    pattern = cairo.SurfacePattern(surface)
    pattern.set_extend(cairo.EXTEND_PAD)
    place = matrix(item)
    reduction = max(abs(pw / w / (place.xx ** 2 + place.yx ** 2) ** 0.5), 1)
    pattern.set_filter(cairo.FILTER_BILINEAR if reduction < 4 / 3 else cairo.FILTER_GOOD)
    context.save()
    outline(context, item)
    context.clip()
    context.transform(place)
    context.translate(x, y)
    context.scale(w / pw, h / ph)
    context.translate(-px, -py)
    context.set_source(pattern)
    context.paint_with_alpha(item.number("opacity", 1))
    context.restore()


def draw(context, items, images):
    for item in items:
        if item.kind in ("solid", "path"):
            outline(context, item)
            context.set_source_rgba(*item.numbers("color"))
            context.fill()
        elif item.kind == "gradient":
            outline(context, item)
            context.set_source(gradient(item))
            context.fill()
        elif item.kind == "image":
            draw_image(context, item, images)
        elif item.kind == "masked":
            context.push_group()
            draw(context, item.items[1:], images)
            group = context.pop_group()
            context.push_group()
            draw(context, item.items[0].items, images)
            mask = context.pop_group()
            context.set_source(group)
            context.mask(mask)
        else:
            context.push_group()
            draw(context, item.items, images)
            group = context.pop_group()
            context.save()
            if item.has_outline():
                outline(context, item)
                context.clip()
            context.set_source(group)
            context.set_operator(OPERATORS[item.word("blend") or "normal"])
            context.paint_with_alpha(item.number("opacity", 1))
            context.restore()


def mark_edges(context, items):
    for item in items:
        if item.kind == "path":
            continue
        if item.kind not in ("group", "masked", "mask") or " clip " in item.line:
            outline(context, item)
            context.stroke()
        mark_edges(context, item.items)


def bytes_of(surface):
    surface.flush()
    return bytes(surface.get_data())


def compare(folder, name):
    """The mean difference away from edges, or everywhere for scenes that are compared there; the maximum there, the
    mean over all pixels, and whether edges were included. None if Cairo cannot draw the scene."""
    def read(suffix):
        return shared.read(folder, name + suffix)

    width, height, background, items = parse(read(".txt").decode())
    if not can_draw(items):
        return None
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, width, height)
    context = cairo.Context(surface)
    context.set_source_rgba(*background)
    context.paint()
    context.set_antialias(cairo.ANTIALIAS_BEST)
    draw(context, items, lambda number: read(f"-{number}.rgba"))
    edges = cairo.ImageSurface(cairo.FORMAT_A8, width, height)
    marker = cairo.Context(edges)
    marker.set_line_width(2 * EDGE)
    mark_edges(marker, items)
    mask, stride = bytes_of(edges), edges.get_stride()
    ours, theirs = read(".rgba"), shared.swapped(bytes_of(surface))
    inner, everywhere = [], []
    has_edges = is_compared_everywhere(items)
    for i in range(width * height):
        differences = [abs(ours[4 * i + k] - theirs[4 * i + k]) for k in range(4)]
        everywhere += differences
        if has_edges or not mask[i // width * stride + i % width]:
            inner += differences
    return sum(inner) / len(inner), max(inner), sum(everywhere) / len(everywhere), has_edges


def run(options):
    """Prints the difference of each scene; returns those that exceed the limits."""
    faults = []
    with shared.samples("ComparisonScenes", options) as folder:
        print(f"Cairo {cairo.cairo_version_string()}; differences of 255")
        print(f"{'scene':<28} away from edges: mean   largest      everywhere: mean")
        for name in shared.names(folder, ".txt"):
            if in_perspective(parse(shared.read(folder, name + ".txt").decode())[3]):
                continue
            compared = compare(folder, name)
            if not compared:
                print(f"{name:<28} not with Cairo: see paint")
                continue
            inner, largest, everywhere, has_edges = compared
            print(f"{name:<28} {inner:21.3f} {largest:9d} {everywhere:21.3f}")
            faults += shared.bounded(
                name, inner, largest if has_edges else 0, PATH_LIMIT if has_edges else LIMIT,
                (UNSTEADY | shared.CROSSING).get(name, PATH_LARGEST))
    return faults
