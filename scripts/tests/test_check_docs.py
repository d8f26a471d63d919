import os
import unittest

from support import ROOT, load

program = load("scripts/check-docs")


class PageTests(unittest.TestCase):
    def test_slugs(self):
        self.assertEqual(program.slug("UsingThisUIKit"), "usingthisuikit")
        self.assertEqual(program.slug("Hold-It-in-CI"), "hold-it-in-ci")

    def test_titles(self):
        self.assertEqual(program.article_title("# ``UIKit``\n\nText.\n# No\n"), "UIKit")
        self.assertEqual(program.article_title("<!-- c -->\n\n# Virtual time\n"), "Virtual time")
        self.assertEqual(program.tutorial_title('@Tutorial(time: 3) {\n @Intro(title: "A, b") {'), "A, b")

    def test_pages_of_the_catalogs(self):
        pages = program.pages(ROOT)
        self.assertEqual(pages["documentation/uikit"], "UIKit")
        self.assertEqual(pages["tutorials/segue"], "Make a transition, and keep it")
        for address in pages:
            self.assertEqual(address, address.lower())

    def test_every_documented_module_has_a_catalog(self):
        with open(os.path.join(ROOT, ".spi.yml")) as file:
            listed = file.read()
        for module in ("UIKit", "SegueTesting", "SegueStage", "SegueTransitions"):
            self.assertIn(module, listed)
            self.assertIn(f"documentation/{module.lower()}", program.pages(ROOT))


if __name__ == "__main__":
    unittest.main()
