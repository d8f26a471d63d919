import os
import unittest

from support import ROOT, is_missing, load

ASSETS = os.path.join(ROOT, "scenes/assets")


@unittest.skipIf(is_missing("cairo"), "no Cairo")
class ScreenTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.program = load("scenes/tools/draw-screens")

    def test_colors(self):
        self.assertEqual(self.program.rgb("#FF0000"), [1, 0, 0, 1])
        self.assertEqual(self.program.rgb("#00000080")[3], 128 / 255)

    def test_a_box_is_where_it_should_be(self):
        page = self.program.Page(20, 10, "#FFFFFF")
        page.box(5, 2, 4, 4, "#0000FF")
        page.surface.flush()
        data, stride = bytes(page.surface.get_data()), page.surface.get_stride()
        scale = self.program.SCALE
        self.assertEqual((page.surface.get_width(), page.surface.get_height()), (20 * scale, 10 * scale))
        for x, y, blue in ((6, 3, True), (12, 3, False), (6, 8, False)):
            pixel = data[y * scale * stride + x * scale * 4:][:3]
            self.assertEqual(pixel == b"\xff\x00\x00", blue, (x, y))

    def test_ridges_are_the_same_each_time(self):
        def drawn():
            page = self.program.Page(64, 32, "#FFFFFF")
            self.program.ridge(page, (0, 0, 64, 32), 5, 0.5, 0.1, "#000000")
            page.surface.flush()
            return bytes(page.surface.get_data())
        self.assertEqual(drawn(), drawn())

    def test_every_image_is_committed(self):
        names = [name + ".png" for name in self.program.IMAGES]
        names += [f"outing-{number}.jpg" for number in range(1, self.program.OUTINGS + 1)]
        for name in names:
            self.assertTrue(os.path.exists(os.path.join(ASSETS, name)), name)


@unittest.skipIf(is_missing("numpy", "PIL"), "no NumPy or Pillow")
class ImageTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.program = load("scenes/tools/draw-images")

    def painting(self, seed=1):
        return self.program.Painting(seed, 40, 50)

    def test_sky(self):
        painting = self.painting()
        painting.sky((0, "#000000"), (1, "#FFFFFF"))
        self.assertEqual(painting.pixels[0].max(), 0)
        self.assertTrue((painting.pixels[1:, 0, 0] > painting.pixels[:-1, 0, 0]).all())

    def test_blend_and_disc(self):
        painting = self.painting()
        painting.disc(0.5, 0.5, 10, "#FF0000")
        self.assertEqual(painting.pixels[25, 20].tolist(), [1, 0, 0])
        self.assertEqual(painting.pixels[0, 0].tolist(), [0, 0, 0])

    def test_noise(self):
        noise = self.painting().noise(3)
        self.assertEqual(noise.shape, (50, 40))
        self.assertTrue(noise.min() >= -0.2 and noise.max() <= 1.2)
        self.assertTrue((noise == self.painting().noise(3)).all())
        self.assertFalse((noise == self.painting(2).noise(3)).all())

    def test_mirror(self):
        painting = self.painting()
        painting.sky((0, "#FFFFFF"), (1, "#000000"))
        painting.mirror(0.5, dim=1)
        self.assertGreater(painting.pixels[49].mean(), painting.pixels[24].mean() * 0.7)

    def test_all_paint_and_are_committed(self):
        for name, paint, seed in self.program.IMAGES:
            painting = self.painting(seed)
            paint(painting)
            self.assertEqual(painting.image().size, (40, 50))
            self.assertTrue(os.path.exists(os.path.join(ASSETS, f"view-{name}.jpg")), name)


if __name__ == "__main__":
    unittest.main()
