"""Qt's raster paint engine, through PySide6. It rounds fractional translations to whole pixels, so those cases are
omitted."""

import math
import os

from . import ANGLE, HEIGHT, SLIDE, WIDTH, squares

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# PySide6 6.12 releases a reference to None in each call that returns nothing; these are spare references.
SPARE = [None] * 1_000_000

import numpy  # noqa: E402
import PySide6  # noqa: E402
from PySide6.QtCore import QRectF  # noqa: E402
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPainterPath  # noqa: E402


class Qt:
    name = f"Qt {PySide6.__version__}"

    def __init__(self, images):
        self.application = QGuiApplication.instance() or QGuiApplication([])
        self.a, self.b = (self.image(p) for p in images)
        self.target = QImage(WIDTH, HEIGHT, QImage.Format_RGB32)

    @staticmethod
    def image(image):
        rgba = QImage(image.tobytes(), WIDTH, HEIGHT, WIDTH * 4, QImage.Format_RGBA8888)
        return rgba.convertToFormat(QImage.Format_RGB32).copy()

    def shown(self):
        rows = numpy.frombuffer(self.target.constBits(), numpy.uint8)
        return rows.reshape(HEIGHT, -1, 4)[:, :WIDTH, 2::-1]

    def frame(self, background, draw):
        color = QColor(background)

        def run():
            self.target.fill(color)
            painter = QPainter(self.target)
            painter.setRenderHints(QPainter.Antialiasing | QPainter.SmoothPixmapTransform)
            draw(painter)
            painter.end()

        return run

    def copy(self):
        return self.frame("black", lambda p: p.drawImage(0, 100, self.a))

    def scale(self):
        def draw(painter):
            painter.translate(WIDTH * 0.1, HEIGHT * 0.1)
            painter.scale(0.8, 0.8)
            painter.drawImage(0, 0, self.a)

        return self.frame("white", draw)

    def rotate(self):
        def draw(painter):
            painter.rotate(math.degrees(ANGLE))
            painter.setOpacity(0.5)
            painter.drawImage(0, 0, self.a)

        return self.frame("white", draw)

    def slide(self):
        def draw(painter):
            painter.setOpacity(0.5)
            painter.drawImage(0, int(SLIDE), self.a)
            painter.setOpacity(1)
            painter.drawImage(0, int(SLIDE) - HEIGHT, self.b)

        return self.frame("black", draw)

    def squares(self):
        places = [(place, QColor.fromRgbF(*color)) for place, color in squares()]

        def draw(painter):
            for (x, y), color in places:
                painter.resetTransform()
                painter.translate(x, y)
                painter.rotate(math.degrees(ANGLE))
                painter.fillRect(QRectF(0, 0, 80, 80), color)

        return self.frame("white", draw)

    def rounded(self):
        shape = QPainterPath()
        shape.addRoundedRect(QRectF(0, 0, WIDTH, HEIGHT), 40, 40)

        def draw(painter):
            painter.setClipPath(shape)
            painter.drawImage(0, 0, self.a)

        return self.frame("white", draw)
