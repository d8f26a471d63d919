import os
import tempfile
import unittest

from support import ROOT, is_missing

if not is_missing("yaml"):
    from support import load
    program = load("scripts/check-integration")


@unittest.skipIf(is_missing("yaml"), "no PyYAML")
class IntegrationTests(unittest.TestCase):
    def test_expect(self):
        program.expect("equal", 1, 1)
        with self.assertRaises(SystemExit) as ended:
            program.expect("the sum", 1, 2)
        self.assertIn("the sum: 1; expected 2", str(ended.exception))

    def test_values(self):
        action = program.Action(os.path.join(ROOT, ".ci/golden-action/action.yml"))
        self.assertEqual(
            action.value("${{ github.action_path }}/../.. ${{ inputs.report }}", {"report": "here"}),
            f"{action.folder}/../.. here")

    def test_the_action_builds_this_repository(self):
        action = program.Action(os.path.join(ROOT, ".ci/golden-action/action.yml"))
        source = action.value(action.steps[0]["env"]["SEGUE_SOURCE"], {})
        self.assertTrue(os.path.samefile(source, ROOT))

    def test_write(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "tool")
            program.write(path, "#!/bin/sh\n", executable=True)
            self.assertTrue(os.access(path, os.X_OK))


if __name__ == "__main__":
    unittest.main()
