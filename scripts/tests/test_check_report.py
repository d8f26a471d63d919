import json
import os
import subprocess
import unittest

from support import load

program = load("scripts/check-report")


class Pipe:
    """A browser whose answers are read from a pipe."""

    def __init__(self, *messages, size=None):
        reading, writing = os.pipe()
        data = b"".join(json.dumps(message).encode() + b"\0" for message in messages)
        os.write(writing, data[:size])
        os.close(writing)
        self.browser = object.__new__(program.Browser)
        self.browser.out, self.browser.rest, self.browser.events = os.fdopen(reading, "rb"), b"", []
        self.browser.number, self.browser.session = 0, None
        self.browser.into = os.open(os.devnull, os.O_WRONLY)

    def __enter__(self):
        return self.browser

    def __exit__(self, *_):
        self.browser.out.close()
        os.close(self.browser.into)


class BrowserTests(unittest.TestCase):
    def test_messages_are_told_apart(self):
        with Pipe({"a": 1}, {"b": "x\u00e9"}) as browser:
            self.assertEqual([browser.read(), browser.read()], [{"a": 1}, {"b": "xé"}])

    def test_events_are_kept_while_an_answer_is_awaited(self):
        with Pipe({"method": "Page.loadEventFired"}, {"id": 1, "result": {"x": 2}}) as browser:
            self.assertEqual(browser.call("Some.method"), {"x": 2})
            self.assertEqual(browser.events, [{"method": "Page.loadEventFired"}])

    def test_values(self):
        with Pipe({"id": 1, "result": {"result": {"value": 7}}}) as browser:
            self.assertEqual(browser.value("3 + 4"), 7)

    def test_errors_end_the_program(self):
        for answer in ({"id": 1, "error": {"message": "no"}},
                       {"id": 1, "result": {"exceptionDetails": {"text": "Uncaught"}}}):
            with Pipe(answer) as browser, self.assertRaises(SystemExit):
                browser.value("x")

    def test_a_browser_that_ends(self):
        with Pipe({"a": 1}, size=3) as browser, self.assertRaises(SystemExit):
            browser.read()

    def test_a_group_is_ended_with_its_children(self):
        reading, writing = os.pipe()
        parent = subprocess.Popen(["sh", "-c", "sleep 600 & exit"], pass_fds=[writing], start_new_session=True)
        os.close(writing)
        parent.wait()
        program.end_group(parent.pid)
        self.assertEqual(os.read(reading, 1), b"")  # The child had the other end open.
        os.close(reading)
        program.end_group(parent.pid)  # Nothing is left: no error.

    def test_expect(self):
        program.expect("equal", [1], [1])
        with self.assertRaises(SystemExit):
            program.expect("not", [1], [2])


if __name__ == "__main__":
    unittest.main()
