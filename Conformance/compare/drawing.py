"""Draws the drawings of Tests/UIKitTests/Drawing/Comparison/cases.txt with Cairo, and those with shadows with Skia if
it is installed, and compares them with what CGContext draws.

A drawing may differ by less than 1/255 on average, and by at most 24/255 in a pixel away from the edges of images and
the ends of gradients. The bytes are written by DrawingScriptTests to the folder in SEGUE_DRAWINGS.
"""

import math
import os
import subprocess
import tempfile

import cairo

from . import shared

try:
    import skia
except ImportError:
    skia = None

WIDTH, HEIGHT, MEAN_LIMIT, LARGEST, EDGE = 160, 120, 1, 24, 2
PAPER = (1, 0.98, 0.94)
MODES = {
    "normal": cairo.OPERATOR_OVER, "multiply": cairo.OPERATOR_MULTIPLY,
    "screen": cairo.OPERATOR_SCREEN, "overlay": cairo.OPERATOR_OVERLAY,
    "darken": cairo.OPERATOR_DARKEN, "lighten": cairo.OPERATOR_LIGHTEN,
    "colorDodge": cairo.OPERATOR_COLOR_DODGE, "colorBurn": cairo.OPERATOR_COLOR_BURN,
    "softLight": cairo.OPERATOR_SOFT_LIGHT, "hardLight": cairo.OPERATOR_HARD_LIGHT,
    "difference": cairo.OPERATOR_DIFFERENCE, "exclusion": cairo.OPERATOR_EXCLUSION,
    "hue": cairo.OPERATOR_HSL_HUE, "saturation": cairo.OPERATOR_HSL_SATURATION,
    "color": cairo.OPERATOR_HSL_COLOR, "luminosity": cairo.OPERATOR_HSL_LUMINOSITY,
    "clear": cairo.OPERATOR_CLEAR, "copy": cairo.OPERATOR_SOURCE, "sourceIn": cairo.OPERATOR_IN,
    "sourceOut": cairo.OPERATOR_OUT, "sourceAtop": cairo.OPERATOR_ATOP,
    "destinationOver": cairo.OPERATOR_DEST_OVER, "destinationIn": cairo.OPERATOR_DEST_IN,
    "destinationOut": cairo.OPERATOR_DEST_OUT, "destinationAtop": cairo.OPERATOR_DEST_ATOP,
    "xor": cairo.OPERATOR_XOR, "plusLighter": cairo.OPERATOR_ADD,
}
# Cairo's operators are not bounded by the shape; Core Graphics' are.
UNBOUNDED = ("sourceIn", "sourceOut", "destinationIn", "destinationAtop")


def image():
    """The bytes that DrawingScript.swift generates."""
    out = bytearray()
    for y in range(16):
        for x in range(16):
            alpha = 105 + 5 * (x + y)
            out += bytes([16 * x * alpha // 255, 40, 16 * y * alpha // 255, alpha])
    return out


class Cairo:
    """Executes the lines of a drawing."""

    def __init__(self):
        self.surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, WIDTH, HEIGHT)
        self.context = cairo.Context(self.surface)
        self.context.set_source_rgb(*PAPER)
        self.context.paint()
        self.context.set_antialias(cairo.ANTIALIAS_BEST)
        self.context.set_tolerance(0.01)
        self.context.set_miter_limit(10)
        self.state = {"fill": (0, 0, 0, 1), "stroke": (0, 0, 0, 1), "alpha": 1, "mode": "normal"}
        self.saved, self.layers, self.edges = [], [], []

    def color(self, which):
        r, g, b, a = self.state[which]
        self.context.set_source_rgba(r, g, b, a * self.state["alpha"])
        self.context.set_operator(MODES[self.state["mode"]])

    def fill(self, rule):
        c = self.context
        c.set_fill_rule(rule)
        if self.state["mode"] in UNBOUNDED:
            c.save()
            c.clip()
            self.color("fill")
            c.paint()
            c.restore()
            return
        if self.state["mode"] in ("hue", "saturation", "color", "luminosity"):
            # Cairo's results are incorrect where little of a pixel is covered: blue increases there where it should
            # decrease.
            self.edges.append((c.get_matrix(), c.copy_path()))
        self.color("fill")
        c.fill()

    def gradient(self, pattern, n):
        for i in range(0, len(n), 4):
            pattern.add_color_stop_rgba(n[i], *n[i + 1:i + 4], 1)
        return pattern

    def paint(self, pattern):
        self.context.set_source(pattern)
        self.context.set_operator(MODES[self.state["mode"]])
        self.context.paint_with_alpha(self.state["alpha"])

    def image(self, x, y, w, h):
        c = self.context
        c.rectangle(x, y, w, h)
        self.edges.append((c.get_matrix(), c.copy_path()))
        c.new_path()
        surface = cairo.ImageSurface.create_for_data(
            shared.swapped(image()), cairo.FORMAT_ARGB32, 16, 16, 64)
        pattern = cairo.SurfacePattern(surface)
        pattern.set_extend(cairo.EXTEND_PAD)
        pattern.set_filter(cairo.FILTER_BILINEAR)
        c.save()
        c.rectangle(x, y, w, h)
        c.clip()
        c.translate(x, y)
        c.scale(w / 16, h / 16)
        self.paint(pattern)
        c.restore()

    def ellipse(self, x, y, w, h):
        c = self.context
        c.save()
        c.translate(x + w / 2, y + h / 2)
        c.scale(w / 2, h / 2)
        c.new_sub_path()
        c.arc(0, 0, 1, 0, 2 * math.pi)
        c.close_path()
        c.restore()

    def draw(self, words):
        c, word, n = self.context, words[0], []
        if word not in ("cap", "join", "blend"):
            n = [float(w) for w in words[1:]]
        names = {"round": 1, "square": 2, "bevel": 2, "butt": 0, "miter": 0}
        if word == "save":
            c.save()
            self.saved.append(dict(self.state))
        elif word == "restore":
            c.restore()
            self.state = self.saved.pop()
        elif word == "quad":
            c.curve_to(*shared.cubic(c.get_current_point(), n))
        elif word == "arc":
            # Clockwise refers to coordinates in which y points up.
            (c.arc_negative if n[5] else c.arc)(*n[:5])
        elif word == "stroke":
            self.color("stroke")
            c.stroke()
        elif word in ("fill", "eofill"):
            self.fill(cairo.FILL_RULE_EVEN_ODD if word == "eofill" else cairo.FILL_RULE_WINDING)
        elif word in ("clip", "eoclip"):
            c.set_fill_rule(
                cairo.FILL_RULE_EVEN_ODD if word == "eoclip" else cairo.FILL_RULE_WINDING)
            c.clip()
        elif word == "linear":
            self.axial(n)
        elif word == "radial":
            self.paint(self.extended(
                self.gradient(cairo.RadialGradient(*n[:6]), n[8:]), n[6], n[7]))
        elif word == "color":
            self.state["fill"] = n
        elif word == "stroke-color":
            self.state["stroke"] = n
        elif word == "alpha":
            self.state["alpha"] = n[0]
        elif word == "blend":
            self.state["mode"] = words[1]
        elif word == "dash":
            c.set_dash(n[1:], n[0])
        elif word == "cap":
            c.set_line_cap(names[words[1]])
        elif word == "join":
            c.set_line_join(names[words[1]])
        elif word == "layer":
            self.layers.append(dict(self.state))
            c.push_group()
            self.state = {**self.state, "alpha": 1, "mode": "normal"}
        elif word == "unlayer":
            self.state = self.layers.pop()
            c.pop_group_to_source()
            c.set_operator(MODES[self.state["mode"]])
            c.paint_with_alpha(self.state["alpha"])
        elif word == "image":
            self.image(*n)
        else:
            {"move": c.move_to, "line": c.line_to, "curve": c.curve_to, "rect": c.rectangle,
             "ellipse": self.ellipse, "close": c.close_path, "translate": c.translate,
             "scale": c.scale, "rotate": c.rotate, "width": c.set_line_width}[word](*n)

    def extended(self, pattern, before, after):
        pattern.set_extend(cairo.EXTEND_PAD if before or after else cairo.EXTEND_NONE)
        return pattern

    def axial(self, n):
        """Clips away the side to which the gradient does not extend."""
        c, (x0, y0, x1, y1) = self.context, n[:4]
        pattern = self.extended(self.gradient(cairo.LinearGradient(*n[:4]), n[6:]), 1, 1)
        c.save()
        dx, dy = x1 - x0, y1 - y0
        low, high = (-99 if n[4] else 0), (99 if n[5] else 1)
        points = [(x0 + t * dx - s * 99 * dy, y0 + t * dy + s * 99 * dx)
                  for t, s in ((low, -1), (high, -1), (high, 1), (low, 1))]
        for index, point in enumerate(points):
            (c.line_to if index else c.move_to)(*point)
        c.close_path()
        if not (n[4] and n[5]):
            self.edges.append((c.get_matrix(), c.copy_path()))
        c.clip()
        self.paint(pattern)
        c.restore()

    def pixels(self):
        self.surface.flush()
        return shared.swapped(bytes(self.surface.get_data()))


class Skia:
    """Executes the lines of a drawing with shadows."""

    FINE = 4  # The factor by which the drawing is enlarged before averaging: Skia's own antialiasing is coarse.

    def __init__(self):
        self.surface = skia.Surface(WIDTH * self.FINE, HEIGHT * self.FINE)
        self.canvas = self.surface.getCanvas()
        self.canvas.clear(skia.Color4f(*PAPER, 1))
        self.canvas.scale(self.FINE, self.FINE)
        self.path = skia.Path()
        self.fill, self.stroke, self.width, self.shadow = (0, 0, 0, 1), (0, 0, 0, 1), 1, None

    def paint(self, color=(0, 0, 0, 1), **more):
        return skia.Paint(AntiAlias=True, Color4f=skia.Color4f(*color), **more)

    def shadowed(self, body):
        """Draws `body` over the blur of its composed alpha. The standard deviation is half the given blur, and neither
        the blur nor the offset is transformed."""
        if not self.shadow:
            return body(self.canvas)
        dx, dy, blur, r, g, b, a = self.shadow
        matrix = self.canvas.getTotalMatrix()
        filter = skia.ImageFilters.DropShadow(
            dx, dy, blur / 2, blur / 2, skia.Color4f(r, g, b, a).toColor())
        self.canvas.save()
        self.canvas.resetMatrix()
        self.canvas.scale(self.FINE, self.FINE)
        self.canvas.saveLayer(None, skia.Paint(ImageFilter=filter))
        self.canvas.setMatrix(matrix)
        body(self.canvas)
        self.canvas.restore()
        self.canvas.restore()

    def show(self, paint):
        path, self.path = self.path, skia.Path()
        self.shadowed(lambda canvas: canvas.drawPath(path, paint))

    def play(self, lines):
        while lines:
            words = lines.pop(0)
            word, n = words[0], [float(w) for w in words[1:]]
            if word == "layer":
                shadow, self.shadow = self.shadow, None
                end = lines.index(["unlayer"])
                inner, lines[:end + 1] = lines[:end], []
                self.shadow = shadow
                canvas = self.canvas

                def body(target):
                    self.shadow = None
                    self.play(inner)
                self.shadowed(body)
                self.canvas, self.shadow = canvas, shadow
            elif word == "fill":
                self.show(self.paint(self.fill))
            elif word == "stroke":
                self.show(self.paint(
                    self.stroke, Style=skia.Paint.kStroke_Style, StrokeWidth=self.width,
                    StrokeMiter=10))
            elif word == "shadow":
                self.shadow = n
            elif word == "color":
                self.fill = n
            elif word == "stroke-color":
                self.stroke = n
            elif word == "width":
                self.width = n[0]
            elif word == "rotate":
                self.canvas.rotate(math.degrees(n[0]))
            elif word == "curve":
                self.path.cubicTo(*n)
            elif word in ("rect", "ellipse"):
                rect = skia.Rect.MakeXYWH(*n)
                (self.path.addRect if word == "rect" else self.path.addOval)(rect)
            else:
                {"move": self.path.moveTo, "line": self.path.lineTo, "close": self.path.close,
                 "translate": self.canvas.translate, "scale": self.canvas.scale}[word](*n)

    def pixels(self):
        image = self.surface.makeImageSnapshot()
        fine, stride = self.FINE, WIDTH * self.FINE * 4
        large = bytearray(stride * HEIGHT * fine)
        info = skia.ImageInfo.Make(
            WIDTH * fine, HEIGHT * fine, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType)
        image.readPixels(info, large, stride, 0, 0)

        def average(x, y, part):
            return round(sum(
                sum(large[(y * fine + j) * stride + (x * fine + i) * 4 + part] for i in range(fine))
                for j in range(fine)) / fine ** 2)
        return bytes(average(x, y, part)
                     for y in range(HEIGHT) for x in range(WIDTH) for part in range(4))


def edges(marked):
    """Which pixels are at the edges of images and at the ends of gradients, where the two programs antialias
    differently."""
    mask = cairo.ImageSurface(cairo.FORMAT_A8, WIDTH, HEIGHT)
    context = cairo.Context(mask)
    for matrix, path in marked:
        context.set_matrix(matrix)
        context.append_path(path)
        context.identity_matrix()
        context.set_line_width(2 * EDGE)
        context.stroke()
    mask.flush()
    data, stride = bytes(mask.get_data()), mask.get_stride()
    return [data[y * stride + x] > 0 for y in range(HEIGHT) for x in range(WIDTH)]


def cases():
    found = {}
    with open(os.path.join(shared.ROOT, "Tests/UIKitTests/Drawing/Comparison/cases.txt")) as file:
        for line in file:
            words = line.split()
            if not words or words[0].startswith("#"):
                continue
            if words[0] == "case":
                found[words[1]] = current = []
            else:
                current.append(words)
    return found


def compare(name, lines, folder):
    ours = shared.read(folder, name + ".rgba")
    if any(words[0] == "shadow" for words in lines):
        if not skia:
            return None
        drawing, marked = Skia(), []
        drawing.play(list(lines))
    else:
        drawing = Cairo()
        for words in lines:
            drawing.draw(words)
        marked = drawing.edges
    theirs, skipped = drawing.pixels(), edges(marked)
    differences = [
        abs(ours[4 * i + k] - theirs[4 * i + k])
        for i in range(WIDTH * HEIGHT) if not skipped[i] for k in range(4)]
    return sum(differences) / len(differences), max(differences)


def run(options):
    """Prints the difference of each drawing; returns those that exceed the limits."""
    faults = []
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.drawings or temporary
        if not options.drawings:
            subprocess.run(
                ["swift", "test", "--package-path", shared.ROOT, "--disable-xctest", "--filter", "DrawingScriptTests"],
                check=True, env={**os.environ, "SEGUE_DRAWINGS": folder}, stdout=subprocess.DEVNULL)
        print(f"Cairo {cairo.cairo_version_string()}, Skia "
              f"{skia.__version__ if skia else 'missing: shadows are left out'}; differences of 255")
        print(f"{'drawing':<24}    mean   largest")
        for name, lines in cases().items():
            compared = compare(name, lines, folder)
            if compared is None:
                continue
            mean, largest = compared
            print(f"{name:<24} {mean:7.3f} {largest:9d}")
            faults += shared.bounded(
                name, mean, largest, MEAN_LIMIT, shared.CROSSING.get(name, LARGEST))
    return faults
