import unittest

from support import load

program = load("scripts/check-architecture")

PAGE = """# Architecture

| `Other` | x | not this table |

## Modules

| module | imports | what lives there |
|---|---|---|
| `Low` | – | bottom |
| `CA`, `CB` | - | C |
| `High` | Low, `CA` | top: [page](x.md) |

## Later

| `Ghost` | Low | no row |
"""


def target(name, kind="regular", dependencies=(), **more):
    return program.Target({
        "name": name, "type": kind, **more,
        "dependencies": [{"byName": [dependency, None]} for dependency in dependencies]})


class TableTests(unittest.TestCase):
    def test_rows(self):
        self.assertEqual(
            program.rows(PAGE), [(["Low"], []), (["CA", "CB"], []), (["High"], ["Low", "CA"])])

    def test_no_table(self):
        self.assertEqual(program.rows("# Architecture\n"), [])

    def faults(self, *targets):
        return program.check_table(program.rows(PAGE), targets)

    def test_agrees(self):
        targets = [
            target("Low"), target("CA"), target("CB"), target("High", dependencies=["Low", "CA"]),
            target("LowTests", "test", ["Low"]), target("Help", path="Tests/Help")]
        self.assertEqual(self.faults(*targets), [])

    def test_names(self):
        found = self.faults(target("Low"), target("CA"), target("High", dependencies=["Low", "CA"]), target("New"))
        self.assertEqual(len(found), 2)
        self.assertIn("CB is in the table and is no target", found[0])
        self.assertIn("lacks New", found[1])

    def test_dependencies(self):
        found = self.faults(target("Low"), target("CA"), target("CB"), target("High", dependencies=["Low", "CB"]))
        self.assertEqual([f.split(": ")[1].split(",")[0] for f in found], ["High lacks CB", "High lists CA"])

    def test_arrow_up(self):
        found = self.faults(
            target("Low", dependencies=["High"]), target("CA"), target("CB", dependencies=["CA"]),
            target("High", dependencies=["Low", "CA"]))
        self.assertTrue(any("Low depends on High, which is not above it" in f for f in found))
        self.assertTrue(any("CB depends on CA, which is not above it" in f for f in found))

    def test_rewritten(self):
        targets = [
            target("Low"), target("CA", dependencies=["Low"]), target("CB"), target("High", dependencies=["CB", "Yams", "Low"])]
        text = program.rewritten(PAGE, targets)
        self.assertIn("| `High` | Low, CB, Yams | top: [page](x.md) |\n", text)
        self.assertIn("| `CA`, `CB` | - | C |\n", text)
        self.assertIn("| `Low` | – | bottom |\n", text)
        self.assertTrue(text.startswith(PAGE[:60]) and text.endswith(PAGE[-60:]))


class ImportTests(unittest.TestCase):
    def test_forms(self):
        source = '''import A
@testable import B
  @_exported import C
public import struct D.Inner
@_spi(Private) internal import E
let text = """
  import F
  """
// import G
let important = 1
'''
        self.assertEqual([name for _, name in program.imports(source)], ["A", "B", "C", "D", "E"])
        self.assertEqual(program.imports(source)[1], (2, "B"))

    def check(self, text, kind="regular", dependencies=("Low",)):
        targets = [target("Low"), target("Other"), target("the-tool", "executable"), target("_Testing_X")]
        own = target("Own", kind, dependencies)
        return program.check_imports(own, [*targets, own], {"Yams"}, [("a.swift", text), ("b.swift", text)])

    def test_declared(self):
        self.assertEqual(self.check("import Low\nimport Own\nimport Foundation\n"), [])

    def test_undeclared_once(self):
        found = self.check("import Low\nimport Other\nimport Yams\n")
        self.assertEqual(len(found), 2)
        self.assertTrue(found[0].startswith("a.swift:2: Own imports Other") and found[0].endswith("files: 2"))

    def test_unused(self):
        self.assertEqual(len(self.check("import Foundation\n")), 1)
        self.assertEqual(self.check("", dependencies=["_Testing_X"]), [])

    def test_tools_of_tests(self):
        self.assertEqual(self.check("", "test", ["the-tool"]), [])
        self.assertEqual(len(self.check("", "regular", ["the-tool"])), 1)
        self.assertEqual(self.check("import the_tool\n", "regular", ["the-tool"]), [])

    def test_dependency_forms(self):
        for entry in ({"byName": ["A", None]}, {"target": ["A", None]}, {"product": ["A", "p", None, None]}):
            self.assertEqual(program.dependency_name(entry), "A")


if __name__ == "__main__":
    unittest.main()
