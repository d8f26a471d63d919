"""Code shared by the comparisons: paths, samples from Segue's programs, and the report of results beyond the limits."""

import functools
import os
import subprocess
import tempfile

PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ROOT = os.path.dirname(PACKAGE)


# The largest differences from Cairo in scenes whose paths cross or overlap themselves, as do the contours of letters,
# with a margin. Cairo determines the covered area there; Segue adds the coverages of edges that meet in a pixel, as iOS does.
CROSSING = {
    "star": 32, "star-even-odd": 110, "path-clip-even-odd": 40, "path-clip-in-rounded": 48,
    "text": 120, "text-enlarged": 80, "text-turned": 120, "fills": 84, "clip-even-odd": 54}


class Options:
    """The options of the command line."""

    def __init__(self, keep=None, drawings=None, systems=1000, record=False):
        # The folder for Segue's samples, or None for a temporary one.
        self.keep = keep
        # A folder with bytes that DrawingScriptTests has already written.
        self.drawings = drawings
        # The number of systems of constraints to solve again.
        self.systems = systems
        # Whether solutions are recorded rather than compared.
        self.record = record


@functools.cache
def program(name):
    """Builds one of the package's programs in release configuration; returns its path."""
    package = ["--package-path", PACKAGE, "-c", "release"]
    subprocess.run(["swift", "build", *package, "--product", name], check=True, stdout=subprocess.DEVNULL)
    where = subprocess.run(
        ["swift", "build", *package, "--show-bin-path"], check=True, stdout=subprocess.PIPE, text=True)
    return os.path.join(where.stdout.strip(), name)


class samples:
    """A folder with the output of one of the package's programs, for the duration of a `with`. It is retained in the
    folder that --keep names."""

    def __init__(self, name, options):
        self.name, self.keep, self.temporary = name, options.keep, None

    def __enter__(self):
        if self.keep:
            folder = os.path.join(self.keep, self.name)
            os.makedirs(folder, exist_ok=True)
        else:
            self.temporary = tempfile.TemporaryDirectory()
            folder = self.temporary.name
        subprocess.run([program(self.name), folder], check=True)
        return folder

    def __exit__(self, *_):
        if self.temporary:
            self.temporary.cleanup()


def read(folder, name):
    """The bytes of a sample."""
    with open(os.path.join(folder, name), "rb") as file:
        return file.read()


def names(folder, suffix):
    """The names of the samples with this suffix, without it, sorted."""
    return sorted(name[:-len(suffix)] for name in os.listdir(folder) if name.endswith(suffix))


def swapped(pixels):
    """Converts R, G, B, A bytes to Cairo's B, G, R, A on little-endian machines, and the reverse."""
    out = bytearray(pixels)
    out[0::4], out[2::4] = pixels[2::4], pixels[0::4]
    return out


def steps(text):
    """A path in SVG's letters, with absolute coordinates: (letter, numbers)…"""
    found = []
    for word in text.split():
        if word.isalpha():
            found.append((word, []))
        else:
            found[-1][1].append(float(word))
    return found


def cubic(start, numbers):
    """The numbers of the cubic curve that equals a quadratic curve from `start`."""
    (x, y), (cx, cy, ex, ey) = start, numbers
    return (x + (cx - x) * 2 / 3, y + (cy - y) * 2 / 3, ex + (cx - ex) * 2 / 3, ey + (cy - ey) * 2 / 3, ex, ey)


def trace(context, path):
    """Appends a path, as (letter, numbers)…, to that of a Cairo context."""
    for letter, numbers in path:
        if letter == "M":
            context.move_to(*numbers)
        elif letter == "L":
            context.line_to(*numbers)
        elif letter == "Q":
            context.curve_to(*cubic(context.get_current_point(), numbers))
        elif letter == "C":
            context.curve_to(*numbers)
        elif letter == "Z":
            context.close_path()


def apart(ours, theirs):
    """The mean and the maximum difference of two sequences of bytes."""
    differences = [abs(a - b) for a, b in zip(ours, theirs)]
    return sum(differences) / len(differences), max(differences)


def bounded(name, mean, largest, mean_limit, largest_limit):
    """The failure of a sample whose difference exceeds the limits, or nothing, as a list."""
    if mean < mean_limit and largest <= largest_limit:
        return []
    return [f"{name} differs by {mean:.3f} on average and {largest} at most; "
            f"expected less than {mean_limit} and at most {largest_limit}"]
