import os
import tempfile
import unittest

from support import add_folder, is_missing, load

add_folder("Conformance")
from compare import displaylist, shared  # noqa: E402

FRAME = """frame 40 x 30 background [1 0.5 0 1]
  solid [1 2 30 20] radius 4 transform [1 0 0 1 5 6] color [1 0 0 0.5]
  group clip [0 0 9 9] transform [1 0 0 1 0 0] opacity 0.5 blend multiply
    path "M 0 0 L 10 0 Q 1 2 3 4 Z" transform [1 0 0 1 0 0] rule evenOdd color [0 0 0 1]
    image #2 (16 x 8) part [0 0 16 8] in [0 0 4 4] transform [2 0 0 2 0 0] opacity 0.25
  gradient axial [0 0 1 1] stops [0.5 1 0 0 1 0.25 0 0 1 1] in [0 0 4 4] transform [1 0 0 1 0 0]
"""


class SharedTests(unittest.TestCase):
    def test_swapped(self):
        self.assertEqual(bytes(shared.swapped(b"\x01\x02\x03\x04")), b"\x03\x02\x01\x04")
        self.assertEqual(bytes(shared.swapped(shared.swapped(bytes(range(16))))), bytes(range(16)))

    def test_steps(self):
        self.assertEqual(shared.steps("M 0 -1.5 L 1e2 3 Z"), [("M", [0, -1.5]), ("L", [100, 3]), ("Z", [])])

    def test_cubic(self):
        self.assertEqual(shared.cubic((0, 0), (3, 3, 6, 0)), (2, 2, 4, 2, 6, 0))

    def test_trace(self):
        class Context:
            calls = []

            def __getattr__(self, name):
                if name == "get_current_point":
                    return lambda: (0, 0)
                return lambda *numbers: self.calls.append((name, *numbers))
        shared.trace(Context(), shared.steps("M 1 2 L 3 4 Q 3 3 6 0 C 1 2 3 4 5 6 Z"))
        self.assertEqual(
            [call[0] for call in Context.calls], ["move_to", "line_to", "curve_to", "curve_to", "close_path"])

    def test_apart(self):
        self.assertEqual(shared.apart(b"\x00\x05\x0a", b"\x02\x05\x06"), (2, 4))

    def test_bounded(self):
        self.assertEqual(shared.bounded("a", 0.9, 24, 1, 24), [])
        self.assertEqual(len(shared.bounded("a", 1, 0, 1, 24)), 1)
        self.assertIn("a differs by 0.100 on average and 25", shared.bounded("a", 0.1, 25, 1, 24)[0])

    def test_names(self):
        with tempfile.TemporaryDirectory() as folder:
            for name in ("b.txt", "a.txt", "a.rgba"):
                open(os.path.join(folder, name), "w").close()
            self.assertEqual(shared.names(folder, ".txt"), ["a", "b"])


class DisplayListTests(unittest.TestCase):
    def setUp(self):
        self.width, self.height, self.background, self.items = displaylist.parse(FRAME)

    def test_tree(self):
        self.assertEqual((self.width, self.height, self.background), (40, 30, [1, 0.5, 0, 1]))
        self.assertEqual([item.kind for item in self.items], ["solid", "group", "gradient"])
        self.assertEqual([item.kind for item in self.items[1].items], ["path", "image"])

    def test_words(self):
        solid, group, gradient = self.items
        self.assertEqual(solid.rectangle(), ([1, 2, 30, 20], [4] * 4))
        self.assertEqual((group.word("blend"), group.number("opacity", 1)), ("multiply", 0.5))
        self.assertTrue(group.has_outline())
        path, image = group.items
        self.assertTrue(path.is_even_odd() and path.rectangle() is None)
        self.assertEqual(path.steps()[2], ("Q", [1, 2, 3, 4]))
        self.assertEqual(displaylist.image_number(image), (2, 16, 8))
        self.assertEqual([stop[0] for stop in gradient.stops()], [0.5, 0.5])

    def test_kinds(self):
        self.assertTrue(displaylist.has_paint(self.items))
        self.assertFalse(displaylist.has_paint(self.items[:1]))
        self.assertTrue(displaylist.is_compared_everywhere(self.items[1].items))
        self.assertFalse(displaylist.in_perspective(self.items))

    def test_continuous_corners(self):
        steps = displaylist.continuous(0, 0, 100, 100, [10] * 4)
        self.assertEqual((steps[0][0], steps[-1]), ("M", ("Z", [])))
        self.assertEqual(sum(letter == "C" for letter, _ in steps), 12)
        self.assertEqual(sum(letter == "C" for letter, _ in displaylist.continuous(0, 0, 20, 20, [10] * 4)), 4)
        with self.assertRaises(ValueError):
            displaylist.continuous(0, 0, 20, 20, [8] * 4)


@unittest.skipIf(is_missing("cairo"), "no Cairo")
class CairoTests(unittest.TestCase):
    def test_scenes(self):
        from compare import scenes
        items = displaylist.parse(FRAME)[3]
        self.assertTrue(scenes.can_draw(items))
        self.assertFalse(scenes.can_draw([displaylist.Item("group blend hue")]))
        self.assertIsNone(scenes.gradient(displaylist.Item("gradient conic [0 0 1] stops [0 0 0 0 1]")))

    def test_a_drawing(self):
        from compare import drawing
        cairo = drawing.Cairo()
        for line in ("color 1 0 0 1", "rect 10 10 20 20", "fill", "save", "alpha 0.5", "restore"):
            cairo.draw(line.split())
        pixels = cairo.pixels()
        at = 4 * (15 * drawing.WIDTH + 15)
        self.assertEqual(tuple(pixels[at:at + 4]), (255, 0, 0, 255))
        self.assertEqual(cairo.state["alpha"], 1)

    def test_cases(self):
        from compare import drawing
        known = {
            "save", "restore", "move", "line", "quad", "curve", "arc", "rect", "ellipse", "close", "stroke", "fill",
            "eofill", "clip", "eoclip", "linear", "radial", "color", "stroke-color", "alpha", "blend", "dash", "cap",
            "join", "layer", "unlayer", "image", "translate", "scale", "rotate", "width", "shadow"}
        found = drawing.cases()
        self.assertGreater(len(found), 10)
        self.assertLessEqual({words[0] for lines in found.values() for words in lines}, known)

    def test_edges(self):
        from compare import drawing
        import cairo
        self.assertFalse(any(drawing.edges([])))
        context = cairo.Context(cairo.ImageSurface(cairo.FORMAT_A8, 10, 10))
        context.rectangle(20, 20, 40, 40)
        marked = drawing.edges([(context.get_matrix(), context.copy_path())])
        self.assertTrue(marked[20 * drawing.WIDTH + 40])
        self.assertFalse(marked[40 * drawing.WIDTH + 40])


@unittest.skipIf(is_missing("numpy", "scipy"), "no SciPy")
class LayoutTests(unittest.TestCase):
    def test_random_numbers(self):
        from compare import layout
        random = layout.SplitMix(0)
        self.assertEqual(random.next(), 0xE220A8397B1DCDAF)  # Published for this seed.

    def test_agrees(self):
        from compare import layout
        self.assertTrue(layout.agrees("3 750:1.5 50:0.0", "3 750:1.5001 50:0.0"))
        for other in ("3 750:1.6 50:0.0", "3 750:1.5", "4 750:1.5 50:0.0", "3 490:1.5 50:0.0"):
            self.assertFalse(layout.agrees("3 750:1.5 50:0.0", other))


@unittest.skipIf(is_missing("numpy"), "no NumPy")
class BlurTests(unittest.TestCase):
    def test_convolution(self):
        import numpy
        from compare import blurs
        plain = numpy.full((12, 12, 4), 77, numpy.uint8)
        self.assertTrue(numpy.allclose(blurs.convolved(plain, 1.5, True), 77))
        dot = numpy.zeros((41, 41, 4))
        dot[20, 20] = 100
        result = blurs.convolved(dot, 2, True)
        self.assertAlmostEqual(result[..., 0].sum(), 100, 6)
        self.assertAlmostEqual(result[20, 20, 0], 100 / (2 * numpy.pi * 4), 2)


class RunTests(unittest.TestCase):
    def test_names(self):
        program = load("Conformance/run")
        for name in program.NEEDS:
            self.assertTrue(os.path.exists(os.path.join(program.HERE, "compare", name + ".py")), name)
            self.assertIn(f"  {name} ", program.__doc__)
        self.assertLessEqual(set(program.MORE), set(program.NEEDS))
        self.assertEqual(program.missing(["os", "surely_not_there"]), ["surely_not_there"])


if __name__ == "__main__":
    unittest.main()
