"""The tables of whole clips: `segue render` as a process, compared with encoding alone and with other programs.

Three seconds at 60 frames per second, 1080 x 1920: a screen slides down over another, which follows and fades, with a
spring; both images fill the screen. H.264, veryfast, crf 20.
"""

import os
import re
import shutil
import subprocess
import time

import numpy
from PIL import Image

from peers import HEIGHT, WIDTH, fail
from turns import Turns

SECONDS, RATE = 3, 60
ENCODE = ["-c:v", "libx264", "-preset", "veryfast", "-crf", "20", "-threads", "2", "-an"]

SCENE = """\
segue: 1
canvas: {{ width: {width}, height: {height}, scale: 1, fps: {rate} }}
screens:
  old: {{ image: a.png }}
  new: {{ image: b.png }}
transitions:
  drop:
    duration: {seconds}
    spring: {{ damping: 0.8, velocity: 0 }}
    incoming: {{ from: {{ translate: [0, -100%] }} }}
    outgoing: {{ to: {{ translate: [0, 40%], alpha: 0.5 }} }}
script:
  - show: old
  - present: new
    transition: drop
"""


# MLT's profile, which describes the image format.
PROFILE = f"""\
description=drop
width={WIDTH}
height={HEIGHT}
progressive=1
sample_aspect_num=1
sample_aspect_den=1
display_aspect_num={WIDTH}
display_aspect_den={HEIGHT}
frame_rate_num={RATE}
frame_rate_den=1
colorspace=709
"""


class Spent:
    """The wall-clock and CPU seconds of a process, and its maximum resident memory in MiB."""

    def __init__(self, command, folder):
        start = time.perf_counter()
        process = subprocess.Popen(
            command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE)
        with process.stderr as pipe:
            self.said = pipe.read().decode(errors="replace")
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        self.wall = time.perf_counter() - start
        self.cpu = usage.ru_utime + usage.ru_stime
        self.memory = usage.ru_maxrss / 1024
        if process.returncode:
            fail(f"{' '.join(command)}: {self.said.strip()[-300:]}")


class Bench:
    def __init__(self, segue, folder, screens, rounds):
        self.segue, self.folder, self.rounds = segue, folder, rounds
        for name, screen in zip("ab", screens):
            Image.fromarray(numpy.ascontiguousarray(screen[:, :, :3])).save(f"{folder}/{name}.png")
        self.write("drop.yaml", self.scene(SECONDS))
        lines = self.scene(SECONDS).replace("spring: { damping: 0.8, velocity: 0 }", "curve: linear")
        self.write("cover.yaml", "".join(
            line for line in lines.splitlines(True) if "outgoing" not in line))
        self.write("profile.txt", PROFILE)

    @staticmethod
    def scene(seconds):
        return SCENE.format(width=WIDTH, height=HEIGHT, rate=RATE, seconds=seconds)

    def write(self, name, text):
        with open(f"{self.folder}/{name}", "w") as file:
            file.write(text)

    def run(self, *command):
        return Spent(list(command), self.folder)

    def render(self, scene, to, *options):
        return self.run(self.segue, "render", scene, "-o", to, "--force", "-q", *options)

    def in_turn(self, **ways):
        """The wall times of each alternative; their runs alternate."""
        times = {name: Turns() for name in ways}
        for _ in range(self.rounds):
            for name, way in ways.items():
                times[name].add([way().wall])
        return times

    # Whole clips.

    def movie(self, scene="drop.yaml"):
        return self.render(scene, "ours.mp4", "--preset", "veryfast", "--crf", "20")

    def cover(self):
        """Only the new screen moves, at constant speed as in MLT."""
        return self.movie("cover.yaml")

    def encode(self):
        return self.run("ffmpeg", "-v", "error", "-y", "-i", "raw.y4m", *ENCODE, "raw.mp4")

    def pair(self, graph, *inputs):
        inputs = inputs or ("b.png", "a.png")
        named = [w for i in inputs for w in ("-loop", "1", "-r", str(RATE), "-i", i)]
        return self.run(
            "ffmpeg", "-v", "error", "-y", *named, "-filter_complex", graph, "-t", str(SECONDS),
            *ENCODE, "-pix_fmt", "yuv420p", "peer.mp4")

    def overlay(self):
        # The fastest filter graph for this motion; it rounds to even pixels and cannot fade.
        return self.pair(
            "[0]format=yuv420p[n];[1]format=yuv420p,split[o][base];"
            f"[base][o]overlay=y='0.4*H*t/{SECONDS}':format=yuv420[under];"
            f"[under][n]overlay=y='-H+H*t/{SECONDS}':format=yuv420")

    def xfade(self):
        return self.pair(
            f"[0]format=yuv420p[n];[1]format=yuv420p[o];"
            f"[o][n]xfade=transition=slidedown:duration={SECONDS}:offset=0")

    def melt(self):
        # MLT's composite moves one image, by whole pixels; the other is stationary.
        last, size = SECONDS * RATE - 1, f"{WIDTH}x{HEIGHT}:100"
        return self.run(
            "melt", "-silent", "-profile", "profile.txt", "a.png", f"out={last}", "-track", "b.png",
            f"out={last}", "-transition", "composite", "in=0", f"out={last}",
            f"geometry=0=0/-{HEIGHT}:{size};{last}=0/0:{size}", "a_track=0", "b_track=1",
            "progressive=1", "-consumer", "avformat:peer.mp4", "vcodec=libx264", "preset=veryfast",
            "crf=20", "threads=2", "an=1", "real_time=-2")

    def moviepy(self):
        return self.run(
            os.environ.get("BENCH_PYTHON", "python3"), "-c",
            "from moviepy import CompositeVideoClip, ImageClip\n"
            f"S, H, W = {SECONDS}, {HEIGHT}, {WIDTH}\n"
            "old = ImageClip('a.png').with_duration(S).with_position(lambda t: (0, .4*H*t/S))\n"
            "new = ImageClip('b.png').with_duration(S).with_position(lambda t: (0, -H+H*t/S))\n"
            "clip = CompositeVideoClip([old, new], size=(W, H))\n"
            f"clip.write_videofile('peer.mp4', fps={RATE}, codec='libx264', preset='veryfast',"
            " audio=False, threads=2, ffmpeg_params=['-crf', '20'], logger=None)")

    def clips(self):
        """(description, Segue's times, the other program's times, maximum ratio)."""
        self.render("drop.yaml", "raw.y4m")
        raw = self.in_turn(ours=self.movie, theirs=self.encode)
        yield "encoding the same frames alone", raw["ours"], raw["theirs"], 1.05
        if not shutil.which("melt"):
            fail("melt is missing; install the Debian package melt")
        others = [("ffmpeg overlay in yuv420p", self.movie, self.overlay, 1.0),
                  ("ffmpeg xfade slidedown", self.movie, self.xfade, 0.7),
                  ("MLT composite, the old one still", self.cover, self.melt, 0.9),
                  ("MoviePy", self.movie, self.moviepy, 0.12)]
        for name, own, way, share in others:
            both = self.in_turn(ours=own, theirs=way)
            yield name, both["ours"], both["theirs"], share

    # Measurements of Segue alone.

    def own(self):
        """(description, value, unit, maximum, the times that it follows from)."""
        null = self.in_turn(null=lambda: self.render("drop.yaml", "-", "--format", "y4m"))
        yield "180 frames to /dev/null", null["null"].best, "s", 0.6, null["null"]
        png = Turns([self.render("drop.yaml", "frames/").cpu] for _ in range(self.rounds))
        yield "PNG sequence, CPU a frame", png.best * 1000 / (SECONDS * RATE), "ms", 20, png
        yield from self.long()
        yield from self.many()
        self.write("tiny.yaml", TINY)
        still = self.in_turn(
            still=lambda: self.run(
                self.segue, "still", "tiny.yaml", "--time", "0.1", "-o", "x.png", "--force", "-q"))
        yield "start-up of segue still", still["still"].best * 1000, "ms", 25, still["still"]

    def long(self):
        memory, cpu = {}, {}
        for seconds in (6, 60):
            self.write("long.yaml", self.scene(seconds))
            spent = self.render("long.yaml", "long.mp4", "--preset", "ultrafast")
            memory[seconds], cpu[seconds] = Turns([[spent.memory]]), Turns([[spent.cpu]])
        yield "memory of 60 s against 6 s", memory[60].best / memory[6].best, "x", 1.10, memory[60]
        yield "CPU a frame, 60 s against 6 s", cpu[60].best / cpu[6].best / 10, "x", 1.05, cpu[60]

    def many(self):
        views = "".join(
            f"      - {{ id: v{i}, frame: [{i * 7919 % 1060}, {i * 104729 % 1900}, 20, 20], "
            f"background: \"#{i * 2654435761 % 16777216:06X}\" }}\n" for i in range(5000))
        scene = self.scene(SECONDS).replace("  new: { image: b.png }\n", f"  new:\n    views:\n{views}")
        self.write("many.yaml", scene)
        times = Turns()
        for _ in range(self.rounds):
            said = self.run(
                self.segue, "render", "many.yaml", "-o", "-", "--format", "y4m", "--jobs", "1",
                "--stats").said
            stage = re.search(r"stage ([0-9.]+) s", said)
            if not stage:
                fail("--stats does not say what the stage costs")
            times.add([float(stage[1]) * 1000 / (SECONDS * RATE)])
        yield "5,000 views, simulation a frame", times.best, "ms", 1, times


TINY = """\
segue: 1
canvas: { width: 200, height: 400, scale: 1, fps: 60 }
screens:
  a: { background: "#336699" }
  b: { background: "#993366" }
script:
  - show: a
  - present: b
    transition: slideDown
"""


def show(bench, verdicts):
    """Prints both tables."""
    print(f"\n{'3 s, 180 frames, H.264 veryfast crf 20':42}{'ours':>8}{'theirs':>10}   ratio   at most")
    for name, ours, theirs, share in bench.clips():
        ratio = ours.best / theirs.best
        print(f"{'against ' + name:42}{ours.best:6.2f} s{theirs.best:8.2f} s{ratio:8.2f}{share:10.2f}"
              f"{verdicts.mark(ratio <= share, ours, theirs)}")
    print(f"\n{'ours alone':42}{'':>8}{'':>10}{'':8}   at most")
    for name, value, unit, limit, times in bench.own():
        print(f"{name:42}{value:8.3f} {unit:2}{'':23}{limit:8.2f} {unit}{verdicts.mark(value <= limit, times)}")
