import unittest

from support import load

program = load("scripts/check-preview")
ORIGIN = "http://127.0.0.1:4000/token/"


class RequestTests(unittest.TestCase):
    def test_requests_of_the_page_itself(self):
        for url in (ORIGIN, ORIGIN + "js/main.js", "ws://127.0.0.1:4000/token/socket", "blob:http://127.0.0.1:4000/1"):
            self.assertFalse(program.is_foreign(url, ORIGIN), url)

    def test_requests_to_other_places(self):
        for url in ("https://example.org/", "http://127.0.0.1:4000/", "http://127.0.0.1:4001/token/", "data:,"):
            self.assertTrue(program.is_foreign(url, ORIGIN), url)


class SceneTests(unittest.TestCase):
    def test_the_scene_contains_what_the_checks_change(self):
        for text in ("#1E5AA0", "damping: 0.7", "duration: 0.4 ", "#D04020"):
            self.assertEqual(program.SCENE.count(text), 1, text)


if __name__ == "__main__":
    unittest.main()
