"""What the comparisons share: where things are, samples from our programs, and the report of what is too far off."""

import functools
import os
import subprocess
import tempfile

PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ROOT = os.path.dirname(PACKAGE)


class Options:
    """What was asked for on the command line."""

    def __init__(self, keep=None, drawings=None, systems=1000, record=False):
        # The folder for our samples, or None for one that is removed.
        self.keep = keep
        # A folder with bytes that DrawingScriptTests has written already.
        self.drawings = drawings
        # How many systems of constraints are solved again.
        self.systems = systems
        # Whether what they solve is recorded rather than compared.
        self.record = record


@functools.cache
def program(name):
    """Builds one of the package's programs in release; returns its path."""
    package = ["--package-path", PACKAGE, "-c", "release"]
    subprocess.run(["swift", "build", *package, "--product", name], check=True, stdout=subprocess.DEVNULL)
    where = subprocess.run(
        ["swift", "build", *package, "--show-bin-path"], check=True, stdout=subprocess.PIPE, text=True)
    return os.path.join(where.stdout.strip(), name)


class samples:
    """A folder with what a program of ours writes, for the duration of a `with`. It is kept where --keep says."""

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
    """R, G, B, A bytes as Cairo's B, G, R, A on little-endian machines, and the reverse."""
    out = bytearray(pixels)
    out[0::4], out[2::4] = pixels[2::4], pixels[0::4]
    return out


def steps(text):
    """A path in the letters of SVG, absolute: (letter, numbers)…"""
    found = []
    for word in text.split():
        if word.isalpha():
            found.append((word, []))
        else:
            found[-1][1].append(float(word))
    return found


def cubic(start, numbers):
    """The numbers of the cubic curve that is a quadratic curve from `start`."""
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
    """The mean and the largest difference of two sequences of bytes."""
    differences = [abs(a - b) for a, b in zip(ours, theirs)]
    return sum(differences) / len(differences), max(differences)


def bounded(name, mean, largest, mean_limit, largest_limit):
    """The fault of a sample that is too far off, or nothing, as a list."""
    if mean < mean_limit and largest <= largest_limit:
        return []
    return [f"{name} differs by {mean:.3f} on average and {largest} at most; "
            f"expected less than {mean_limit} and at most {largest_limit}"]
