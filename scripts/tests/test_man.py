import shutil
import subprocess
import unittest

from support import load

DESCRIPTION = {
    "command": {
        "commandName": "segue",
        "abstract": "Render things.",
        "discussion": "",
        "arguments": [],
        "subcommands": [
            {"commandName": "help", "abstract": "Show help."},
            {
                "commandName": "render",
                "abstract": "Render scenes – all of them.",
                "discussion": ".mp4 comes first.\n\nExamples:\n  segue render a.yaml -o a.mp4\n  segue render b.yaml",
                "arguments": [
                    {"kind": "positional", "valueName": "scene", "isRepeating": True, "isOptional": False,
                     "abstract": "Scene files."},
                    {"kind": "option", "valueName": "path", "isRepeating": False, "isOptional": False,
                     "names": [{"kind": "long", "name": "output"}, {"kind": "short", "name": "o"}],
                     "abstract": "Where to write."},
                    {"kind": "option", "valueName": "look", "isRepeating": False, "isOptional": True,
                     "names": [{"kind": "long", "name": "appearance"}], "abstract": "The look.",
                     "allValues": ["light", "dark"], "defaultValue": "light"},
                    {"kind": "flag", "valueName": "force", "isRepeating": False, "isOptional": True,
                     "names": [{"kind": "long", "name": "force"}], "abstract": "Replace files."},
                    {"kind": "flag", "valueName": "secret", "isRepeating": False, "isOptional": True,
                     "names": [{"kind": "long", "name": "secret"}], "shouldDisplay": False},
                ],
            },
        ],
    }
}


class ManTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.pages = load("scripts/man").pages(DESCRIPTION, "1.2.3")

    def text(self, name):
        result = subprocess.run(["groff", "-man", "-Tascii", "-ww", "-P-cbou"], input=self.pages[name], check=True,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.assertEqual(result.stderr, "")
        return " ".join(result.stdout.split())

    def test_there_is_a_page_for_each_command(self):
        self.assertEqual(sorted(self.pages), ["segue-render.1", "segue.1"])

    @unittest.skipIf(shutil.which("groff") is None, "no groff")
    def test_a_page_shows_what_the_help_shows(self):
        text = self.text("segue-render.1")
        for part in ["segue-render - Render scenes - all of them", "segue render [options] scene ... --output path",
                     ".mp4 comes first.", "-o, --output path Where to write.", "--force Replace files.",
                     "--appearance look The look. Values: light, dark. Default: light.",
                     "EXAMPLES segue render a.yaml -o a.mp4 segue render b.yaml"]:
            self.assertIn(part, text)
        self.assertNotIn("secret", text)

    @unittest.skipIf(shutil.which("groff") is None, "no groff")
    def test_the_main_page_lists_the_commands(self):
        self.assertIn("COMMANDS segue-render(1) Render scenes - all of them.", self.text("segue.1"))


if __name__ == "__main__":
    unittest.main()
