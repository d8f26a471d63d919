import contextlib
import io
import sys
import unittest

from support import add_folder, is_missing

add_folder("Benchmarks/Peers")
if not is_missing("numpy", "PIL"):
    import clips
    from turns import Turns, Verdicts


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
        verdicts = Verdicts()
        with contextlib.redirect_stdout(io.StringIO()) as out:
            clips.show(FakeBench(*arguments), verdicts)
        return verdicts, out.getvalue()

    def test_what_is_missed_is_counted(self):
        one, second = Turns([[2.5]]), Turns([[1.0]])
        verdicts, text = self.show(
            [("slow", second, second, 0.5), ("quick", second, one, 0.5)],
            [("memory", 2, "x", 1, one), ("time", 1, "s", 1, one)])
        self.assertEqual((verdicts.missed, verdicts.noisy, text.count("MISSED")), (2, 0, 2))
        self.assertIn("0.40", text)

    def test_what_was_disturbed_is_not_judged(self):
        unsteady = Turns([[1], [1.5], [1.6]])
        verdicts, text = self.show([("slow", unsteady, Turns([[1]]), 0.5)], [("time", 2, "s", 1, unsteady)])
        self.assertEqual((verdicts.missed, verdicts.noisy, text.count("NOISY")), (0, 2, 2))

    def test_a_majority_of_rounds_confirms(self):
        self.assertTrue(Turns([[3, 1], [1.05, 9], [5]]).is_steady)
        self.assertFalse(Turns([[1], [1.2]]).is_steady)
        self.assertEqual(Turns([[3, 1], [1.05, 9]]).best, 1)

    def test_scenes(self):
        scene = clips.Bench.scene(6)
        self.assertIn("duration: 6\n", scene)
        self.assertIn(f"width: {clips.WIDTH}, height: {clips.HEIGHT}", scene)
        self.assertNotIn("{{", scene)

    def test_turns(self):
        bench = object.__new__(clips.Bench)
        bench.rounds, calls = 3, []

        def way(name, times):
            def run():
                calls.append(name)
                return type("Spent", (), {"wall": times[calls.count(name) - 1]})
            return run
        turns = bench.in_turn(a=way("a", [3, 1, 2]), b=way("b", [9, 9, 1]))
        self.assertEqual([one.rounds for one in turns.values()], [[3, 1, 2], [9, 9, 1]])
        self.assertEqual(calls, ["a", "b"] * 3)

    def test_spent(self):
        spent = clips.Spent([sys.executable, "-c", "import sys; sys.stderr.write('said')"], ".")
        self.assertEqual(spent.said, "said")
        self.assertGreater(spent.memory, 1)


if __name__ == "__main__":
    unittest.main()
