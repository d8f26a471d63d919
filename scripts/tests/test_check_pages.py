import os
import tempfile
import unittest

from support import load

program = load("scripts/check-pages")


def page(*lines):
    return program.read_page("PAGE.md", "\n".join(lines) + "\n")


class ReadingTests(unittest.TestCase):
    def commands(self, *lines):
        return [(command.line, command.text) for command in page(*lines).commands]

    def test_commands_of_a_block(self):
        self.assertEqual(
            self.commands("# Page", "```sh", "one  # a remark", "", "# only a remark", "two \\", "  three", "```", "text"),
            [(3, "one  # a remark\n"), (6, "two \\\n  three\n")])

    def test_commands_over_several_lines(self):
        self.assertEqual(
            self.commands("```sh", "for a in b; do", "  echo", "done", "cat <<END", "x", "END", "```"),
            [(2, "for a in b; do\n  echo\ndone\n"), (5, "cat <<END\nx\nEND\n")])

    def test_commands_with_output(self):
        found = page("   ```console", "   $ one", "   1", "     2", "   $ two", "   ```").commands
        self.assertEqual([(step.line, step.text, step.output) for step in found],
                         [(2, "one\n", "1\n  2\n"), (5, "two\n", "")])

    def test_files_and_other_languages(self):
        steps = page("```swift A/B.swift", "let a = 1", "```", "```yaml", "segue: 1", "```", "```", "a", "```").steps
        self.assertEqual([(step.name, step.text) for step in steps], [("A/B.swift", "let a = 1\n")])

    def test_directives(self):
        found = page(
            "<!-- check-pages: folder scenes Examples/*.swift -->", "<!-- check-pages: once it says so -->",
            "<!-- check-pages: skip needs a cluster -->", "```sh", "sbatch x", "```",
            "<!-- check-pages: fails 3 the scene is wrong -->", "```sh", "a", "b", "```", "```sh", "c", "```",
            "<!-- check-pages: run d -->")
        self.assertEqual(found.folder, ["scenes", "Examples/*.swift"])
        self.assertEqual(found.once, "it says so")
        self.assertEqual(found.skipped, [(4, "needs a cluster")])
        self.assertEqual([(step.text, step.code) for step in found.commands],
                         [("a\n", 3), ("b\n", 3), ("c\n", 0), ("d\n", 0)])

    def test_faults(self):
        for line, lines in [
            (1, ["```sh", "a"]), (2, ["```sh", "for a in b; do", "```"]), (2, ["```console", "output", "```"]),
            (1, ["<!-- check-pages: skip -->", "```sh", "a", "```"]), (1, ["<!-- check-pages: other thing -->"]),
            (1, ["<!-- check-pages: fails always -->", "```sh", "a", "```"]),
            (2, ["<!-- check-pages: skip a -->", "<!-- check-pages: fails 1 a -->", "```sh", "a", "```"]),
            (2, ["<!-- check-pages: skip a -->", "```yaml", "a: b", "```"]), (1, ["<!-- check-pages: skip a -->"]),
            (1, ["```", "segue list", "```"]), (1, ["```", "$ ls", "```"]), (1, ["```", "scripts/demo", "```"]),
        ]:
            with self.assertRaises(program.PageError, msg=lines) as caught:
                page(*lines)
            self.assertEqual(caught.exception.line, line, lines)

    def test_the_pages_can_be_read(self):
        for name in ["README.md", "Documentation/Guide/FIRST_CLIP.md", "Documentation/Guide/IOS_SOURCE.md"]:
            with open(os.path.join(program.ROOT, name)) as file:
                self.assertGreater(len(program.read_page(name, file.read()).commands), 4, name)


class RunningTests(unittest.TestCase):
    def fault(self, *lines, limit=30):
        with tempfile.TemporaryDirectory() as folder:
            segue = os.path.join(folder, "segue")
            with open(segue, "w") as file:
                file.write("#!/bin/sh\necho segue \"$@\"\n")
            os.chmod(segue, 0o755)
            fault, _ = program.check(page(*lines), segue, limit)
        return fault and (fault.line, fault.what, fault.shown)

    def test_commands_share_a_shell(self):
        self.assertIsNone(self.fault(
            "```sh", "mkdir -p a && cd a", "export B=1", "alias twice='echo 2'", "```", "```console", "$ twice $B",
            "2 1", "$ basename $PWD; segue x; ../.build/release/segue y", "a", "segue x", "segue y", "```"))

    def test_a_failure(self):
        self.assertEqual(
            self.fault("```sh", "true", "echo words; (exit 7)", "true", "```"),
            (3, "the first run: exit code 7: echo words; (exit 7)", "words"))

    def test_a_pipeline_fails_with_its_first_command(self):
        self.assertEqual(self.fault("```sh", "false | cat", "```")[:2], (2, "the first run: exit code 1: false | cat"))

    def test_the_second_run(self):
        lines = ["```sh", "mkdir a", "```"]
        self.assertEqual(self.fault(*lines)[:2], (2, "the second run: exit code 1: mkdir a"))
        self.assertIsNone(self.fault("<!-- check-pages: once it makes a folder -->", *lines))

    def test_expected_failures(self):
        lines = ["<!-- check-pages: fails 3 it has to -->", "```sh", "(exit 3)", "```"]
        self.assertIsNone(self.fault(*lines))
        lines[2] = "true"
        self.assertEqual(self.fault(*lines)[1], "the first run: exit code 0, expected 3: true")

    def test_other_output(self):
        line, what, shown = self.fault("```console", "$ echo a; echo b >&2", "a", "c", "```")
        self.assertEqual((line, what), (2, "the first run: the output differs: echo a; echo b >&2"))
        self.assertTrue(shown.endswith(" a\n-c\n+b"), shown)

    def test_files_are_as_printed_in_each_run(self):
        self.assertIsNone(self.fault(
            "```text a/b.txt", "one", "```", "```console", "$ cat a/b.txt", "one", "$ echo two >a/b.txt", "```"))

    def test_a_shell_that_ends(self):
        self.assertEqual(self.fault("```sh", "exit 0", "true", "```")[:2],
                         (2, "the first run: the shell ended here: exit 0"))

    def test_the_limit(self):
        self.assertEqual(self.fault("```sh", "sleep 60", "```", limit=0.2)[1],
                         "the first run: not ended after 0.2 s: sleep 60")

    def test_the_folder(self):
        self.assertIsNone(self.fault(
            "<!-- check-pages: folder scripts/tests/support.py LICENSE -->", "```sh",
            "test -s scripts/tests/support.py -a -s LICENSE -a ! -e README.md", "```"))
        with self.assertRaises(program.PageError):
            self.fault("<!-- check-pages: folder nowhere -->", "```sh", "true", "```")


if __name__ == "__main__":
    unittest.main()
