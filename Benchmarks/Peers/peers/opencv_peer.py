"""OpenCV, one thread."""

import math

import cv2
import numpy

from . import ANGLE, HEIGHT, SLIDE, WIDTH


class OpenCV:
    name = f"OpenCV {cv2.__version__}"

    def __init__(self, images):
        cv2.setNumThreads(1)
        self.a, self.b = images
        self.target = numpy.empty_like(self.a)
        self.other = numpy.empty_like(self.a)
        self.white = numpy.full_like(self.a, 255)

    def shown(self):
        return self.target[:, :, :3]

    def warp(self, image, matrix, border, target):
        cv2.warpAffine(
            image, numpy.float64(matrix), (WIDTH, HEIGHT), target, cv2.INTER_LINEAR,
            cv2.BORDER_CONSTANT, border)

    def translate(self):
        return lambda: self.warp(
            self.a, [[1, 0, 0.37], [0, 1, 0.61]], (0, 0, 0, 255), self.target)

    def scale(self):
        matrix = [[0.8, 0, WIDTH * 0.1], [0, 0.8, HEIGHT * 0.1]]
        return lambda: self.warp(self.a, matrix, (255, 255, 255, 255), self.target)

    def rotate(self):
        c, s = math.cos(ANGLE), math.sin(ANGLE)

        def run():
            self.warp(self.a, [[c, -s, 0], [s, c, 0]], (255, 255, 255, 255), self.other)
            cv2.addWeighted(self.other, 0.5, self.white, 0.5, 0, self.target)

        return run

    def slide_fraction(self):
        y = SLIDE + 0.3
        black = numpy.zeros_like(self.a)

        def run():
            self.warp(self.a, [[1, 0, 0], [0, 1, y]], (0, 0, 0, 255), self.other)
            cv2.addWeighted(self.other, 0.5, black, 0.5, 0, self.target)
            self.warp(self.b, [[1, 0, 0], [0, 1, y - HEIGHT]], (0, 0, 0, 0), self.other)
            cut = int(y)
            self.target[:cut] = self.other[:cut]

        return run

    def blur(self):
        return lambda: cv2.GaussianBlur(self.a, (0, 0), 20, self.target)
