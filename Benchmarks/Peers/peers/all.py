"""All peers. A peer that cannot be imported is an error: no row is omitted silently."""

from .blend2d_peer import Blend2D
from .cairo_peer import Cairo
from .opencv_peer import OpenCV
from .pillow_peer import Pillow
from .pixman_peer import Pixman
from .qt_peer import Qt
from .skia_peer import Skia

ALL = [Cairo, Pixman, Skia, Qt, Blend2D, OpenCV, Pillow]
