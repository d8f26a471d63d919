"""The table of single frames: Segue and each peer alternately, with the same images and one thread each.

The goal is a ratio to the best peer in the same run. Each side's time is its smallest.
"""

import subprocess
import tempfile
import time

import numpy

from peers import HEIGHT, WIDTH, fail
from turns import Turns

# The peers' case, Segue's case, a description, and the required speed as a multiple of that of the best peer.
CASES = [
    ("copy", "copy", "opaque image, whole pixels", 1.0),
    ("translate", "translate .37 .61", "the same, fractional offset", 2.0),
    ("scale", "scale 0.8", "scaled by 0.8 about its centre", 1.5),
    ("rotate", "rotate 17, alpha .5", "rotated by 17 degrees, alpha 0.5", 2.0),
    ("slide", "slide, whole, alpha .5", "slide-down frame, whole pixels", 1.5),
    ("slide_fraction", "slide, +.3, alpha .5", "slide-down frame, +0.3 pixel", 2.0),
    ("squares", "200 rotated squares", "200 rotated squares of 80", 1.5),
    ("rounded", "rounded clip 40", "in a rounded rectangle, radius 40", 1.3),
    ("shadow_12", "300 x 600, shadow of 12, new", "shadow of a card, sigma 12", 1.0),
    ("shadow_24", "300 x 600, shadow of 24, new", "shadow of a card, sigma 24", 1.0),
    ("blur", "glass, blur of 20", "full-screen blur, sigma 20", 1.0),
]

# Segue alone: the case, a description, and the maximum in milliseconds.
OWN = [
    ("line of 40 glyphs, cold", "40 glyphs, never seen", 1.0),
    ("line of 40 glyphs, warm", "40 glyphs, seen before", 0.05),
    ("RGBA to yuv420p", "RGBA to yuv420p BT.709", 1.2),
    ("PNG of a sequence", "PNG of a frame", 20.0),
    ("300 x 600, shadow of 12, at rest", "shadow at rest, card and all", 0.5),
    ("glass, blur of 20, at rest", "blur at rest, frame and all", 3.0),
]

# The maximum average difference between a peer's frame and Segue's, of 255: filters and edges differ.
LARGEST_MEAN = 4.0

# Drawn by one thread and by two: the minimum speedup.
SCALING = ("rotate 17, alpha .5", "rotated, two threads against one", 1.9)


class Ours:
    """Segue's benchmarks, run case by case on request."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def times(self, case, runs, workers=1):
        print(case, runs, workers, sep="\t", file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line or line.startswith("error"):
            fail(f"our benchmarks: {line.strip() or 'ended'}")
        return [float(word) for word in line.split()]


def images(program):
    """The two screens that Segue's cases draw."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([program, "images", folder], check=True)
        return [
            numpy.fromfile(f"{folder}/{name}.rgba", numpy.uint8).reshape(HEIGHT, WIDTH, 4)
            for name in "ab"
        ]


def peer_times(draw, runs):
    draw()
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        draw()
        times.append((time.perf_counter() - start) * 1000)
    return times


def check(program, case, title, draws, peers):
    """Exits unless each peer draws approximately the same as Segue: a peer that draws nothing is fast."""
    with tempfile.NamedTemporaryFile() as file:
        subprocess.run([program, "frame", case, file.name], check=True)
        ours = numpy.fromfile(file.name, numpy.uint8).reshape(HEIGHT, WIDTH, 4)[:, :, :3]
    for peer in peers:
        if peer.name not in draws:
            continue
        draws[peer.name]()
        off = numpy.abs(peer.shown().astype(int) - ours).mean()
        if off > LARGEST_MEAN:
            fail(f"{peer.name} draws something else for \"{title}\": {off:.1f}/255 off on average")


def compare(program, classes, rounds, runs):
    """The rows of the table; the peers and Segue alternate, `rounds` times."""
    screens = images(program)
    peers = [make(screens) for make in classes]
    ours = Ours(program)
    for case, own, title, factor in CASES:
        draws = {p.name: getattr(p, case)() for p in peers if hasattr(p, case)}
        if not draws:
            fail(f"no peer draws \"{title}\"")
        check(program, own, title, draws, peers)
        times = {name: Turns() for name in [*draws, "ours"]}
        for _ in range(rounds):
            times["ours"].add(ours.times(own, runs))
            for name, draw in draws.items():
                times[name].add(peer_times(draw, runs))
        yield title, times, factor
    for own, title, limit in OWN:
        yield title, {"ours": Turns(ours.times(own, runs) for _ in range(rounds))}, limit


def scaling(program, rounds, runs):
    """The times with one and with two threads, which alternate."""
    ours, (case, _, _) = Ours(program), SCALING
    times = {1: Turns(), 2: Turns()}
    for _ in range(rounds):
        for workers, turns in times.items():
            turns.add(ours.times(case, runs, workers))
    return times


def show_scaling(times, verdicts):
    _, title, least = SCALING
    ratio = times[1].best / times[2].best
    print(f"{title:36}{ratio:10.2f} x{'':36}at least {least:4.2f} x"
          f"{verdicts.mark(ratio >= least, *times.values())}")


def show(rows, verdicts):
    """Prints the table."""
    print(f"{'frame of 1080 x 1920, one thread':36}{'ours':>13}  best peer{'':23}ratio   at most")
    for title, times, figure in rows:
        ours = times.pop("ours")
        if times:
            show_compared(title, ours, times, figure, verdicts)
        else:
            print(f"{title:36}{ours.best:10.3f} ms{'':36}{figure:10.2f} ms"
                  f"{verdicts.mark(ours.best <= figure, ours)}")


def show_compared(title, ours, peers, factor, verdicts):
    first, *others = sorted(peers, key=lambda name: peers[name].best)
    ratio = ours.best / peers[first].best
    print(f"{title:36}{ours.best:10.3f} ms  {peers[first].best:8.3f} ms {first:20}"
          f"{ratio:6.2f}   {1 / factor:6.2f}{verdicts.mark(ratio * factor <= 1, ours, peers[first])}")
    for name in others:
        print(f"{'':51}{peers[name].best:8.3f} ms {name}")
