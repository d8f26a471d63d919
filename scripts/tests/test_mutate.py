import contextlib
import io
import json
import os
import tempfile
import unittest

from support import load

program = load("scripts/mutate")


def found(source):
    """The places of a source: (line, kind, original)."""
    return [(place.line, place.kind, place.original) for place in program.places("A.swift", source)]


def originals(source):
    return [original for _, _, original in found(source)]


def mutants(source, first=7):
    """A mutant for each place, with the first change."""
    return [program.Mutant(first + index, place, place.choices[0])
            for index, place in enumerate(program.places("A.swift", source))]


class TextTests(unittest.TestCase):
    def blank(self, source):
        text = program.without_texts(source)
        self.assertEqual(len(text), len(source))
        self.assertEqual(text.count("\n"), source.count("\n"))
        return text.replace(program.FILLER, "_")

    def test_comments(self):
        self.assertEqual(self.blank("a // b < c\nd"), "a         \nd")
        self.assertEqual(self.blank("a /* b /* c */ d */ e"), "a                   e")
        self.assertEqual(self.blank("a /* b\nc */ d"), "a     \n     d")

    def test_strings(self):
        self.assertEqual(self.blank('a("b < c", d)'), "a(_______, d)")
        self.assertEqual(self.blank(r'"\"" + a'), "____ + a")
        self.assertEqual(self.blank('"// no comment" + a'), "_" * 15 + " + a")
        self.assertEqual(self.blank('#"a " b"# + c'), "_" * 9 + " + c")
        self.assertEqual(self.blank(r'#"\"# + a'), "_____ + a")

    def test_interpolation(self):
        self.assertEqual(self.blank(r'"a\(b + "c)")d" + e'), "_" * 15 + " + e")

    def test_lines(self):
        self.assertEqual(self.blank('"""\n a " b\n """ + c'), "___\n______\n____ + c")


class PlaceTests(unittest.TestCase):
    def test_operators(self):
        self.assertEqual(originals("a < b && c == d + e"), ["<", "&&", "==", "+"])
        self.assertEqual(originals("a\n  + b"), ["+"])
        self.assertEqual(originals("a &+ b << c"), ["&+", "<<"])

    def test_operators_without_white_space(self):
        self.assertEqual(originals("let a: Array<Int> = f<T>(combine(b, +))"), [])
        self.assertEqual(originals("func f() -> Int { a }"), [])

    def test_ranges(self):
        self.assertEqual(found("a[0..<b] + c[d...e]"), [
            (1, "integer", "0"), (1, "range", "..<"), (1, "infix", "+"), (1, "range", "...")])
        self.assertEqual(originals("a[b...5]"), ["...", "5"])
        self.assertEqual(originals("a[2...] + b[..<3]"), ["2", "+", "3"])

    def test_prefixes(self):
        self.assertEqual(originals("if !a, b != -c"), ["!", "!=", "-"])
        self.assertEqual(originals("a!.b + c!"), ["+"])

    def test_words(self):
        self.assertEqual(originals("a = true; b.false; falsehood"), ["true"])
        self.assertEqual(originals("max(a, min(b, c)); d.max(e); maximum(f)"), ["max", "min"])

    def test_literals(self):
        self.assertEqual(found("f(1_000, 0xFF, 2.5, 1e-9)"), [
            (1, "integer", "1_000"), (1, "integer", "0xFF"), (1, "float", "2.5"), (1, "float", "1e-9")])
        self.assertEqual(originals("a.0 + $1 + UInt8(b2)"), ["+", "+"])

    def test_no_places_in_texts(self):
        self.assertEqual(originals('a("b < 5 \\(c + 1)") // d < 6'), [])

    def test_imports_attributes_directives(self):
        self.assertEqual(originals("import struct A.B\n@available(iOS 5, *) a\n#if swift(>=6)\n#endif\n"), [])
        self.assertEqual(originals("@inline(__always) a + b"), ["+"])

    def test_patterns(self):
        self.assertEqual(originals("switch a {\ncase 5: b + 6\ncase 1...3,\n  4: c\ndefault: 7\n}"), ["+", "6", "7"])
        self.assertEqual(originals("switch a {\ncase let b where b < 5: 6\n}"), ["<", "5", "6"])
        self.assertEqual(originals("if case .b(5) = a + 6, c > 7 {}"), ["+", "6", ">", "7"])
        self.assertEqual(originals("for case let a? in b + 5 {}"), ["+", "5"])

    def test_enumerations(self):
        self.assertEqual(originals("enum A: Int {\n  case a = 5\n  case b, c\n}\nlet d = 6"), ["6"])

    def test_declarations_of_operators(self):
        self.assertEqual(originals("static func < (a: A, b: A) -> Bool { a.c < b.c }"), ["<"])

    def test_requirements(self):
        self.assertEqual(originals("extension A where Element == Int {\n  func f() { a == b }\n}"), ["=="])

    def test_compositions(self):
        self.assertEqual(originals("func f(a: any Sendable & Equatable) { b & c }"), ["&"])

    def test_lines(self):
        self.assertEqual([line for line, _, _ in found('"""\n 1\n """\na + b\n\nc - 5')], [4, 6, 6])


class ChangeTests(unittest.TestCase):
    def test_integers(self):
        self.assertEqual(program.changed_integers("0"), ("1",))
        self.assertEqual(program.changed_integers("1_000"), ("1001", "999"))
        self.assertEqual(program.changed_integers("0xFF"), ("0xFE",))

    def test_floats(self):
        self.assertEqual(program.changed_floats("0.5"), ("1.5",))
        self.assertEqual(program.changed_floats("1.0"), ("2.0", "0.0"))
        self.assertEqual(program.changed_floats("1e300"), ("5e+299",))

    def test_all_operators_can_be_rewritten(self):
        for name, choices in program.INFIX.items():
            self.assertIn(name, program.PRECEDENCE)
            self.assertNotIn(name, choices)


class ChoiceTests(unittest.TestCase):
    files = [("b.swift", "a + 1 - b * 2"), ("a.swift", "if a < 5 && b { c() }")]

    def plan(self, seed, count, files=files):
        return [(m.number, m.place.path, m.place.start, m.changed)
                for m in program.chosen("SegueTiming", files, seed, count)]

    def test_equal_arguments(self):
        self.assertEqual(self.plan(1, 9), self.plan(1, 9))
        self.assertEqual(self.plan(1, 9), self.plan(1, 9, self.files[::-1]))
        self.assertEqual(len(self.plan(1, 99)), 8)

    def test_seeds_differ(self):
        self.assertNotEqual(self.plan(1, 9), self.plan(2, 9))

    def test_fewer_are_the_first(self):
        self.assertEqual(self.plan(1, 4), self.plan(1, 9)[:4])

    def test_modules_have_their_own_numbers(self):
        self.assertEqual(self.plan(1, 1)[0][0], program.NUMBERS + 1)


class RewritingTests(unittest.TestCase):
    def test_rewritten(self):
        source = "if a < 5 {\n  b = max(c, true)\n}"
        self.assertEqual(
            program.rewritten(source, mutants(source)),
            "if a ⊗∇ (SegueMutant.isActive(8) ? 6 : 5) {\n"
            "  b = segueMutant9(c, (SegueMutant.isActive(10) ? false : true))\n}")

    def test_some(self):
        source = "a + b - c"
        self.assertEqual(program.rewritten(source, mutants(source)[1:]), "a + b ⊗∈ c")

    def test_ranges_keep_their_form(self):
        source = "0..<b"
        self.assertEqual(program.rewritten(source, mutants(source)[1:]), "0⊗∈b")

    def test_names_of_operators_differ(self):
        self.assertEqual(len({program.operator_name(number) for number in range(20000)}), 20000)

    def declared(self, source):
        return program.generated(mutants(source), {"A.swift": source})

    def test_declarations(self):
        self.assertIn("infix operator ⊗∇: ComparisonPrecedence\n"
                      "public func ⊗∇ <T: Comparable>(a: T, b: T) -> Bool "
                      "{ SegueMutant.isActive(7) ? a <= b : a < b }", self.declared("a < b"))

    def test_nil(self):
        self.assertIn("_OptionalNilComparisonType", self.declared("a == nil"))
        self.assertNotIn("_OptionalNilComparisonType", self.declared("a == nile"))

    def test_literals_declare_nothing(self):
        self.assertNotIn("(7)", self.declared("5"))

    def test_every_operator(self):
        for name in program.INFIX:
            self.assertIn(f"a {name} b", self.declared(f"a {name} b"))


class BuildTests(unittest.TestCase):
    source = "a + b\n\nc - d\n+ e\n[\n" + "\n" * 29 + "f * g\n]\n"
    plan = mutants(source)

    def test_errors(self):
        output = "/x/s/Sources/A.swift:3:5: error: no\n/x/s/Sources/A.swift:3:5: note: yes\nerror: emit-module\n"
        self.assertEqual(program.errors(output, "/x/s"), [("Sources/A.swift", 3, False)])
        output = "/x/s/A.swift:3:5: error: the compiler is unable to type-check this expression in reasonable time; try"
        self.assertEqual(program.errors(output, "/x/s"), [("A.swift", 3, True)])

    def blamed(self, line, path="A.swift", is_too_complex=False):
        return [mutant.place.line for mutant in program.blamed(
            self.plan, path, line, is_too_complex, self.source)]

    def test_blamed(self):
        self.assertEqual(self.blamed(3), [3])
        self.assertEqual(self.blamed(2), [3])
        self.assertEqual(self.blamed(8), [4])
        self.assertEqual(self.blamed(3, "B.swift"), [])

    def test_blamed_for_complexity(self):
        self.assertEqual(self.blamed(3, is_too_complex=True), [3, 4])
        self.assertEqual(self.blamed(5, is_too_complex=True), [1, 3, 4, 35])
        self.assertEqual(self.blamed(2, is_too_complex=True), [1, 3, 4, 35])

    def test_ranges_of_one_number(self):
        source = "a(4...4) + b(4...5) + c(4..<14) + d[e...e] + (f)...f"
        found = [program.has_no_opposite(source, place) for place in program.places("A.swift", source)
                 if place.kind == "range"]
        self.assertEqual(found, [True, False, False, True, False])

    def test_endless_loops(self):
        source = "while true { a = true }"
        self.assertEqual([program.has_no_opposite(source, place) for place in program.places("A.swift", source)],
                         [True, False])

    def test_joined_texts(self):
        source = 'a + "b" + c + [d] + e + 1; f += [g]; h += 1'
        found = [program.has_no_opposite(source, place) for place in program.places("A.swift", source)
                 if place.kind == "infix"]
        self.assertEqual(found, [True, True, True, False, False, True, False])

    def test_expression_end(self):
        source = "f(a,\n  b)\n  .c\n  + d\ne\nf([\n1])"
        self.assertEqual([program.expression_end(source, line) for line in (1, 5, 6)], [4, 5, 7])


class RunTests(unittest.TestCase):
    def test_numbers(self):
        self.assertEqual(program.numbers(["3", "7-9"]), {3, 7, 8, 9})
        for word in ("a", "3-", "-4", "3,4"):
            with self.assertRaises(ValueError):
                program.numbers([word])

    def test_allowed_seconds(self):
        self.assertEqual(program.allowed_seconds(2), 20)

    def test_stages(self):
        tests = [("a", 1), ("b", 2), ("c", 3), ("d", 20)]
        self.assertEqual(program.stages(tests), [tests[:2], tests[2:]])
        self.assertEqual(program.stages([("a", 5)]), [[("a", 5)]])
        self.assertEqual(program.stages([("a", 0.1), ("b", 1)]), [[("a", 0.1), ("b", 1)]])

    def test_resumed(self):
        state = {"source": "a", "build": "b", "tests": [["t", 1, [7]]], "outcomes": {"7": "failed", "8": "passed"}}
        self.assertEqual(program.resumed(state, "a", "b"), state)
        self.assertEqual(program.resumed(state, "a", "c"),
                         {"source": "a", "build": "c", "tests": [["t", 1, [7]]], "outcomes": {"7": "failed"}})
        self.assertEqual(program.resumed(state, "d", "b"), {"source": "d", "build": "b", "tests": [], "outcomes": {}})
        self.assertEqual(program.resumed({}, "a", "b"), {"source": "a", "build": "b", "tests": [], "outcomes": {}})

    def test_build_key(self):
        hashes = {"Sources/A/A.swift": "1", "Tests/ATests/A.swift": "2", "Tests/BTests/B.swift": "3", "Tests/Doubles/D.swift": "4"}
        for path, depends in zip(hashes, (True, True, False, True)):
            changed = {**hashes, path: "5"}
            self.assertEqual(program.build_key("A", hashes) != program.build_key("A", changed), depends, path)

    def test_report(self):
        source = "a + b\n  c - d"
        plan = mutants(source)
        lines, rate = program.report("SegueTiming", plan, {"7": "crashed", "8": "passed"}, {"A.swift": source})
        self.assertEqual(rate, 0.5)
        self.assertEqual(lines[0].split(), "SegueTiming 2 mutants 1 killed 1 survived 0.500".split())
        self.assertEqual(lines[1:], ["  A.swift:2:5: - -> +   (8)", "      c - d"])

    def test_report_of_those_that_were_run(self):
        source = "a + b - c"
        lines, rate = program.report("SegueTiming", mutants(source), {"8": "timed out"}, {"A.swift": source})
        self.assertEqual((len(lines), rate), (1, 1))

    def test_report_of_what_no_test_reaches(self):
        source = "a + b"
        lines, rate = program.report("SegueTiming", mutants(source), {"7": "not reached"}, {"A.swift": source})
        self.assertEqual((lines[1], rate), ("  A.swift:1:3: + -> -   (7, not reached)", 0))


class ScratchTests(unittest.TestCase):
    """Builds and runs with programs that stand in for the compiler and the tests."""

    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = scratch.name
        for name, value in (("FOLDER", self.folder), ("SOURCE", os.path.join(self.folder, "source")),
                            ("swift_build", None)):
            self.addCleanup(setattr, program, name, getattr(program, name))
            setattr(program, name, value)
        os.makedirs(program.SOURCE)

    def run_script(self, text, number=7, seconds=20):
        self.make_tests(text)
        return program.run_tests(["SegueTimingTests.A/b()"], number, seconds)

    def make_tests(self, text):
        path = program.test_program()
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write("#!/bin/sh\n" + text)
        os.chmod(path, 0o755)

    def test_outcomes(self):
        self.assertEqual(self.run_script("exit 0")[0], "passed")
        self.assertEqual(self.run_script("exit 1")[0], "crashed")
        self.assertEqual(self.run_script("kill -SEGV $$")[0], "crashed")

    def test_a_failure_ends_the_run(self):
        outcome, printed, seconds = self.run_script("echo '✘ a test'\nsleep 60")
        self.assertEqual((outcome, printed), ("failed", "✘ a test\n"))
        self.assertLess(seconds, 20)

    def test_timeout(self):
        self.assertEqual(self.run_script("sleep 60", seconds=0.3)[0], "timed out")
        self.assertEqual(self.run_script("while true; do echo text; done", seconds=0.3)[0], "timed out")
        self.assertEqual(self.run_script("exec >/dev/null 2>&1; sleep 60", seconds=0.3)[0], "timed out")

    def test_programs_that_the_tests_leave_are_ended(self):
        program.adopt_orphans()
        _, printed, _ = self.run_script("setsid sleep 60 >/dev/null 2>&1 & echo $!")
        with self.assertRaises(ProcessLookupError):
            os.kill(int(printed), 0)

    def test_what_the_tests_are_told(self):
        _, printed, _ = self.run_script('echo "$SEGUE_MUTANT $CI $*"; touch "$TMPDIR/a"')
        self.assertEqual(
            printed, "7 true --testing-library swift-testing --filter "
            "^(?:SegueTimingTests\\.A/b\\(\\))(?:/|$)\n")
        self.assertFalse(os.path.exists(os.path.join(self.folder, "temporary")))

    def test_listed_tests(self):
        self.make_tests("echo 'SegueTimingTests.A/b()'; echo 'SegueTimingTestsToo.C/d()'; echo 'SegueTimingTests.A/a(_:)'")
        self.assertEqual(
            program.listed_tests("SegueTiming"), ["SegueTimingTests.A/a(_:)", "SegueTimingTests.A/b()"])

    REACHING = """
        case "$*" in
        *slow*) sleep 0.3; byte=7 ;;
        *) byte=9 ;;
        esac
        printf '\\001' | dd of="$SEGUE_MUTANT_REACHED" bs=1 seek=$byte conv=notrunc status=none
        """

    def test_survey(self):
        self.make_tests(self.REACHING)
        found = program.survey(["M.A/slow()", "M.A/quick()"])
        self.assertEqual([(name, numbers) for name, _, numbers in found], [("M.A/quick()", [9]), ("M.A/slow()", [7])])
        self.assertGreater(found[1][1], 0.3)

    def test_survey_of_a_test_that_fails(self):
        self.make_tests("exit 1")
        with self.assertRaises(SystemExit), contextlib.redirect_stderr(io.StringIO()):
            program.survey(["M.A/b()"])

    def test_judge_without_slow_tests(self):
        self.make_tests("exit 0")
        tests = [("M.A/a()", 1, [7, 8]), ("M.A/slow()", 40, [7, 9])]
        outcomes = [program.judge(number, tests, 3)[0] for number in (7, 8, 9, 10)]
        self.assertEqual(outcomes, ["passed the quick tests", "passed", "passed the quick tests", "not reached"])

    def test_judge(self):
        self.make_tests('echo "$*" >>"$0.log"; case "$*" in *fails*) echo ✘ ;; esac')
        tests = [("M.A/a()", 1, [7]), ("M.A/b()", 2, [8]), ("M.A/fails()", 3, [9]), ("M.A/c()", 40, [7, 9])]
        outcomes = [program.judge(number, tests)[0] for number in (7, 8, 9, 10)]
        self.assertEqual(outcomes, ["passed", "passed", "failed", "not reached"])
        with open(program.test_program() + ".log") as file:
            runs = [line.split("(?:")[1][:-1].replace("\\", "") for line in file]
        self.assertEqual(runs, ["M.A/a()", "M.A/c()", "M.A/b()", "M.A/fails()"])

    def build(self, source, *outputs):
        """Builds with a compiler that prints these outputs in turn, and then succeeds. Returns the numbers of the
        mutants that were left out, and the source that was built last."""
        answers = iter([*outputs, ""])
        program.swift_build = lambda modules: (1 if (text := next(answers)) else 0, text)
        path = "Sources/SegueTiming/A.swift"
        plans = {"SegueTiming": [
            program.Mutant(7 + index, place, place.choices[0])
            for index, place in enumerate(program.places(path, source))]}
        with contextlib.redirect_stderr(io.StringIO()):
            dropped = program.build(["SegueTiming"], plans, {"SegueTiming": {path: source}}, {"SegueTiming": "key"}, set())
        with open(os.path.join(program.SOURCE, path)) as file:
            return dropped, file.read()

    def message(self, line, name="A"):
        return f"{program.SOURCE}/Sources/SegueTiming/{name}.swift:{line}:1: error: no\n"

    def test_everything_compiles(self):
        self.assertEqual(self.build("a + b"), (set(), "a ⊗∇ b"))

    def test_what_does_not_compile_is_left_out(self):
        self.assertEqual(self.build("a + b\nc - d\n", self.message(2)), ({8}, "a ⊗∇ b\nc - d\n"))
        with open(os.path.join(self.folder, "dropped.json")) as file:
            self.assertEqual(json.load(file), {"SegueTiming": {"key": "key", "numbers": [8]}})

    def test_several_rounds(self):
        dropped, source = self.build("a + b\nc - d\n", self.message(2), self.message(1))
        self.assertEqual((dropped, source), ({7, 8}, "a + b\nc - d\n"))

    def test_errors_in_declarations(self):
        source = "a + b\nc - d\n"
        declared = program.generated(mutants(source), {"A.swift": source}).splitlines()
        line = next(n for n, text in enumerate(declared, 1) if text.startswith("infix operator ⊗∈")) + 1
        self.assertEqual(self.build(source, self.message(line, "SegueMutant"))[0], {8})

    def test_errors_without_a_change(self):
        with self.assertRaises(SystemExit):
            self.build("a + b", f"{program.SOURCE}/Tests/B.swift:1:1: error: no\n")


if __name__ == "__main__":
    unittest.main()
