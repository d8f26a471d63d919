import contextlib
import io
import sys
import unittest

from support import add_folder, is_missing

add_folder("Benchmarks/Peers")
if not is_missing("numpy", "PIL"):
    import clips


class FakeBench:
    def __init__(self, rows, figures):
        self.rows, self.figures = rows, figures

    def clips(self):
        return iter(self.rows)

    def own(self):
        return iter(self.figures)


@unittest.skipIf(is_missing("numpy", "PIL"), "no NumPy or Pillow")
class ClipTests(unittest.TestCase):
    def show(self, *arguments):
        with contextlib.redirect_stdout(io.StringIO()) as out:
            missed = clips.show(FakeBench(*arguments))
        return missed, out.getvalue()

    def test_what_is_missed_is_counted(self):
        missed, text = self.show(
            [("slow", 1.0, 1.0, 0.5), ("quick", 0.4, 1.0, 0.5)], [("memory", 2, "x", 1), ("time", 1, "s", 1)])
        self.assertEqual((missed, text.count("MISSED")), (2, 2))
        self.assertIn("0.40", text)

    def test_scenes(self):
        scene = clips.Bench.scene(6)
        self.assertIn("duration: 6\n", scene)
        self.assertIn(f"width: {clips.WIDTH}, height: {clips.HEIGHT}", scene)
        self.assertNotIn("{{", scene)

    def test_median_of_turns(self):
        bench = object.__new__(clips.Bench)
        bench.rounds, calls = 3, []

        def way(name, times):
            def run():
                calls.append(name)
                return type("Spent", (), {"wall": times[calls.count(name) - 1]})
            return run
        self.assertEqual(bench.in_turn(a=way("a", [3, 1, 2]), b=way("b", [9, 9, 1])), {"a": 2, "b": 9})
        self.assertEqual(calls, ["a", "b"] * 3)

    def test_spent(self):
        spent = clips.Spent([sys.executable, "-c", "import sys; sys.stderr.write('said')"], ".")
        self.assertEqual(spent.said, "said")
        self.assertGreater(spent.memory, 1)


if __name__ == "__main__":
    unittest.main()
