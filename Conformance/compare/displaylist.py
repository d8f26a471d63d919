"""The text form of display lists, for the comparisons that draw them again with other renderers."""

import re

from . import shared


class Item:
    """One line of a display list's text, and, for a group, the lines within it."""

    def __init__(self, line):
        self.depth = (len(line) - len(line.lstrip())) // 2
        self.kind = line.split()[0]
        self.line = line.strip()
        self.items = []

    def numbers(self, word):
        """The list after `word`, or None."""
        match = re.search(rf"(?:^| ){word} \[([^]]*)\]", self.line)
        return [float(x) for x in match.group(1).split()] if match else None

    def number(self, word, otherwise):
        match = re.search(rf"(?:^| ){word} (-?[0-9.e-]+)", self.line)
        return float(match.group(1)) if match else otherwise

    def word(self, word):
        match = re.search(rf"(?:^| ){word} ([A-Za-z]+)", self.line)
        return match.group(1) if match else None

    def has(self, word):
        return re.search(rf" {word}(?: |$)", self.line) is not None

    def outline_word(self):
        """The text before the outline."""
        words = {"solid": "solid", "group": "clip", "image": "in", "gradient": "in", "path": "path"}
        return words[self.kind]

    def has_outline(self):
        word = self.outline_word()
        return re.search(rf'(?:^| ){word} [\["]', self.line) is not None

    def rectangle(self):
        """The outline's x, y, width, height, and its four radii; None if it is a path."""
        rect = self.numbers(self.outline_word())
        radii = self.numbers("radius") or [self.number("radius", 0)] * 4
        return (rect, radii) if rect else None

    def is_continuous(self):
        return self.has("continuous")

    def is_even_odd(self):
        return " rule evenOdd " in self.line

    def steps(self):
        """The outline as (letter, numbers), if it is a path or has continuous corners."""
        text = re.search(rf'(?:^| ){self.outline_word()} "([^"]*)"', self.line)
        if not text:
            (x, y, w, h), radii = self.rectangle()
            return continuous(x, y, w, h, radii)
        return shared.steps(text.group(1))

    def stops(self):
        """A gradient's stops as (location, red, green, blue, alpha), with ascending locations."""
        numbers = self.numbers("stops")
        stops = [numbers[i:i + 5] for i in range(0, len(numbers), 5)]
        for before, stop in zip(stops, stops[1:]):
            stop[0] = max(stop[0], before[0])
        return stops


def continuous(x, y, w, h, radii):
    """A rectangle with continuous corners, clockwise: three curves and two lines per corner, by the published
    measurements, and closer to a circle where the sides are short."""
    half = min(w, h) / 2
    steps = []
    corners = [(x, y, 1, 1), (x + w, y, -1, 1), (x + w, y + h, -1, -1), (x, y + h, 1, -1)]
    for (cx, cy, sx, sy), r in zip(corners, radii):
        r = min(r, half)
        if r <= 0:
            steps.append(("L" if steps else "M", [cx, cy]))
            continue
        if r == half:  # No space: a quarter of a circle.
            k = r * 0.44771525016920655
            way = [(r, 0), (k, 0), (0, k), (0, r)]
            points = [(cx + sx * p, cy + sy * q) for p, q in (way if sx != sy else way[::-1])]
            flat = [n for point in points for n in point]
            steps += [("L" if steps else "M", flat[0:2]), ("C", flat[2:8])]
            continue
        if 1.52866483 * r > half:
            raise ValueError("a corner between the two forms, which nobody has published")
        a = [(1.52866483, 0), (1.08849323, 0), (0.86840689, 0), (0.66993427, 0.065496),
             (0.63149399, 0.074911), (0.37282392, 0.16905899)]
        way = a + [(q, p) for p, q in reversed(a)]
        if sx == sy:
            way.reverse()
        points = [(cx + sx * p * r, cy + sy * q * r) for p, q in way]
        flat = [n for point in points for n in point]
        steps += [("L" if steps else "M", flat[0:2]), ("C", flat[2:8]), ("L", flat[8:10]),
                  ("C", flat[10:16]), ("L", flat[16:18]), ("C", flat[18:24])]
    return steps + [("Z", [])]


def parse(text):
    """The width, height, background and items of a frame."""
    lines = text.splitlines()
    head = re.match(r"frame (\d+) x (\d+) background \[(.*)\]", lines[0])
    root = Item("group")
    stack = [root]
    for line in lines[1:]:
        item = Item(line)
        del stack[item.depth:]
        stack[-1].items.append(item)
        stack.append(item)
    background = [float(x) for x in head.group(3).split()]
    return int(head.group(1)), int(head.group(2)), background, root.items


def has_paint(items):
    """Whether there are gradients, blend modes, clips along paths or continuous corners."""
    return any(
        item.kind == "gradient" or item.word("blend") or item.is_continuous()
        or ' clip "' in item.line or has_paint(item.items) for item in items)


def is_compared_everywhere(items):
    """Whether a scene consists of items that are also compared at their edges."""
    return has_paint(items) or any(item.kind == "path" for item in items)


def in_perspective(items):
    """Whether anything is drawn on a plane in perspective."""
    return any(item.kind == "projected" or in_perspective(item.items) for item in items)


def image_number(item):
    """The number of an image's sample, and its width and height in pixels."""
    return tuple(map(int, re.search(r"#(\d+) \((\d+) x (\d+)", item.line).groups()))
