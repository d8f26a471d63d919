import contextlib
import io
import json
import os
import tempfile
import unittest
from unittest import mock

from support import load

program = load("scripts/run-tests")

# Stands in for `swift`.
SWIFT = """#!/usr/bin/python3
import os, sys
if sys.argv[1] == 'demangle':
    sys.stdout.write(sys.stdin.read())
elif sys.argv[2] == '--show-bin-path':
    print(os.path.dirname(sys.argv[0]))
else:
    sys.exit(int(os.environ['FAKE_BUILD']))
"""

# Stands in for the tests: writes the events of FAKE_EVENTS, and then does what FAKE_END says. Run again, one test at a
# time, it ends with the code FAKE_AGAIN.
FAKE = """#!/usr/bin/python3
import json, os, sys, time
path = sys.argv[sys.argv.index('--event-stream-output-path') + 1]
again = '--no-parallel' in sys.argv
if again:
    open(os.environ['FAKE_ARGUMENTS'], 'w').write(json.dumps(sys.argv))
with open(path, 'w') as file:
    file.write(os.environ['FAKE_EVENTS'])
if again:
    sys.exit(int(os.environ['FAKE_AGAIN']))
if os.environ['FAKE_END'] == 'hang':
    time.sleep(60)
if os.environ['FAKE_END'].startswith('compute'):
    end = time.monotonic() + float(os.environ['FAKE_END'].split()[1])
    while time.monotonic() < end:
        pass
    sys.exit(0)
sys.exit(int(os.environ['FAKE_END']))
"""


def event(kind, test=None, **more):
    return {"kind": "event", "payload": {"kind": kind, **({"testID": test} if test else {}), **more}}


def function(test):
    return {"kind": "test", "payload": {"kind": "function", "id": test, "name": "name()", "displayName": f"it is {test}"}}


ONE, TWO = "ATests.One/a()/One.swift:1:1", "ATests.Two/b()/Two.swift:1:1"
BEGUN = [function(ONE), function(TWO), event("testStarted", ONE), event("testStarted", TWO), event("testEnded", ONE)]


def read(path):
    """The text of a file, or `None` if there is none."""
    if not os.path.exists(path):
        return None
    with open(path) as file:
        return file.read()


class RunTests(unittest.TestCase):
    def run_fake(self, events, end, again=0, build=None):
        """The exit code, what was written to the report, and the arguments of the second run."""
        with tempfile.TemporaryDirectory() as folder:
            for name, text in (("swift", SWIFT), ("seguePackageTests.xctest", FAKE)):
                fake = os.path.join(folder, name)
                with open(fake, "w") as file:
                    file.write(text)
                os.chmod(fake, 0o755)
            skip = ["--skip-build"] if build is None else []
            report, arguments = os.path.join(folder, "report"), os.path.join(folder, "arguments")
            environment = {
                "PATH": folder + ":" + os.environ["PATH"], "FAKE_END": str(end), "FAKE_AGAIN": str(again),
                "FAKE_BUILD": str(build),
                "FAKE_EVENTS": "".join(json.dumps(one) + "\n" for one in events),
                "FAKE_ARGUMENTS": arguments,
            }
            with mock.patch.dict(os.environ, environment), \
                    mock.patch("sys.argv", ["run-tests", "--stall", "1.5", "--report", report, *skip]), \
                    contextlib.redirect_stderr(io.StringIO()), contextlib.redirect_stdout(io.StringIO()):
                code = program.main()
            return code, read(report), json.loads(read(arguments) or "null")

    def test_a_run_that_ends_has_the_code_of_the_tests_and_lists_failures(self):
        ended = [event("testEnded", TWO), event("runEnded")]
        self.assertEqual(self.run_fake(BEGUN + ended, 0), (0, None, None))
        issue = event("issueRecorded", TWO, issue={"isKnown": False}, messages=[{"text": "1 is not\n2"}])
        code, report, _ = self.run_fake(BEGUN + [issue] + ended, 1)
        self.assertEqual(code, 1)
        self.assertEqual(report, f"1 failures, exit code 1:\n  failed: ATests.Two: it is {TWO}: 1 is not 2\n")

    def test_a_run_that_ends_early_names_the_tests_that_were_running(self):
        code, report, _ = self.run_fake(BEGUN, 11)
        self.assertEqual(code, 11)
        self.assertIn("running: ATests.Two: it is " + TWO, report)

    def test_a_build_that_fails_has_its_own_code(self):
        self.assertEqual(self.run_fake(BEGUN, 0, build=3), (3, None, None))

    def test_tests_that_have_not_ended_are_run_again(self):
        code, report, arguments = self.run_fake(BEGUN, "hang")
        self.assertEqual(code, 0)
        self.assertIn("Nothing happened for 2 s:", report)
        self.assertIn("running: ATests.Two: it is " + TWO, report)
        self.assertIn("1 tests have ended, 1 have not, 0 issues", report)
        self.assertEqual(arguments[-3:], ["--no-parallel", "--filter", r"^ATests\.Two(/|$)"])

    def test_a_run_that_computes_has_three_times_as_long(self):
        self.assertEqual(self.run_fake(BEGUN, "compute 2.5"), (0, None, None))
        code, report, _ = self.run_fake(BEGUN, "compute 60")
        self.assertEqual(code, 0)
        self.assertRegex(report, "Nothing happened for [4-9] s:")

    def test_a_failure_before_the_hang_or_after_it_is_a_failure(self):
        issue = event("issueRecorded", ONE, issue={"isKnown": False})
        self.assertEqual(self.run_fake(BEGUN + [issue], "hang")[0], 1)
        known = event("issueRecorded", ONE, issue={"isKnown": True})
        self.assertEqual(self.run_fake(BEGUN + [known], "hang")[0], 0)
        self.assertEqual(self.run_fake(BEGUN, "hang", again=1)[0], 1)

    def test_a_process_that_remains_after_its_last_test_is_ended(self):
        code, report, arguments = self.run_fake(BEGUN + [event("testEnded", TWO), event("runEnded")], "hang")
        self.assertEqual((code, arguments), (0, None))
        self.assertIn("The process remains after its last test:", report)

    def test_a_hang_without_tests_is_a_failure(self):
        self.assertEqual(self.run_fake([], "hang")[0], 1)


class StackTests(unittest.TestCase):
    def test_the_functions_of_each_thread_that_does_something(self):
        stacks = """
Thread 2 (Thread 0x7f (LWP 7) "worker"):
#0  __GI___libc_read (nbytes=8192) at read.c:26
#1  0x00007f in Spawned.wait() () at /x/Spawned.swift:49
#2  0x00007f in start_thread (arg=0) at pthread_create.c:442

Thread 1 (Thread 0x7e (LWP 6) "main" (Exiting)):
#0  __GI___sigsuspend (set=0x7f) at sigsuspend.c:26
"""
        self.assertEqual(list(program.frames(stacks)), ["worker: Spawned.wait()"])


if __name__ == "__main__":
    unittest.main()
