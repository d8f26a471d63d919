import unittest

from support import load

program = load("scripts/check-links")


class SlugTests(unittest.TestCase):
    def test_slugs(self):
        for heading, anchor in [
            ("In five minutes", "in-five-minutes"), ("`segue try`: how", "segue-try-how"),
            ("A – B", "a--b"), ("[Link](x.md) and more", "link-and-more"), ("snake_case, 2.0!", "snake_case-20"),
        ]:
            self.assertEqual(program.slug(heading), anchor)

    def test_anchors(self):
        page = "# One\n## Two ##\n```\n# not this\n```\n## Two\n<a id=\"named\"></a>\n"
        self.assertEqual(program.anchors(page), {"one", "two", "two-1", "named"})


class LinkTests(unittest.TestCase):
    def test_links(self):
        page = ("[a](x.md) ![b](<y.png>) [c [d]](z.md#e \"title\")\n`[no](code.md)` ``[no](`) ``\n"
                "```\n[no](fence.md)\n```\n[r]: ref.md\n")
        self.assertEqual(
            list(program.links(page)), [(1, "x.md"), (1, "y.png"), (1, "z.md#e"), (6, "ref.md")])

    def test_fences_of_other_lengths(self):
        self.assertEqual(list(program.links("````\n```\n[no](a.md)\n````\n[yes](b.md)")), [(5, "b.md")])


class PathTests(unittest.TestCase):
    def paths(self, text):
        return [path for _, path in program.paths(text)]

    def test_found(self):
        self.assertEqual(
            self.paths("See `scripts/setup`, Documentation/Guide/SCENES.md. And .ci/run: (Tests/A_B-c/d.swift)"),
            ["scripts/setup", "Documentation/Guide/SCENES.md", ".ci/run", "Tests/A_B-c/d.swift"])

    def test_placeholders(self):
        for text in ("scripts/check-*", "scenes/<name>.yaml", "Sources/NAME.swift", "Tests/…", "scenes/$scene.yaml",
                     "Sources/{A,B}", "Benchmarks/.build/release/X", "Sources/AppDrawer/iOS"):
            self.assertEqual(self.paths(text), [], text)

    def test_other_roots(self):
        for text in ("https://example.org/Sources/A", "../scripts/x", "a/scenes/b", "~/Tools/x", "$root/Tests/x"):
            self.assertEqual(self.paths(text), [], text)


if __name__ == "__main__":
    unittest.main()
