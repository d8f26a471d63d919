// The text form of property lists, and what is malformed in it.

import SegueDiagnostics
import Testing

@testable import SegueProjects

@Suite struct OpenStepReaderTests {
  private func read(_ text: String) throws(Failure) -> PropertyValue {
    try OpenStepReader.read(Array(text.utf8), path: "p")
  }

  @Test func values() throws {
    let value = try read(
      "// c\n{ a = (1, \"b\\n\\\"\", <0aFF>,); /* d */ \"e f\" = { g = h/i.j; }; }")
    #expect(
      value
        == .dictionary([
          "a": .array([.string("1"), .string("b\n\""), .data([10, 255])]),
          "e f": .dictionary(["g": .string("h/i.j")]),
        ]))
  }

  @Test(arguments: [
    ("{ a = 1 b = 2; }", "p:1:9: error: found \"b\"; expected ; after the value of a"),
    ("{\n a 1; }", "p:2:4: error: found \"1\"; expected = after the key a"),
    ("(1", "p:1:3: error: found the end of the file; expected , or ) after an element"),
    ("\"x", "p:1:1: error: found \"\"\"; expected a closing quotation mark"),
    ("", "p:1:1: error: found the end of the file; expected a word, a quoted text, {, or ("),
  ]) func faults(_ text: String, _ message: String) {
    #expect {
      try read(text)
    } throws: { error in
      (error as? Failure)?.diagnostics.map { "\($0)" } == [message]
    }
  }

  @Test func nestingIsLimited() {
    #expect(throws: Failure.self) { try read(String(repeating: "(", count: 100_000)) }
  }

  @Test func damageAtEveryByte() throws {
    let text = Array("{ a = (1, \"b\\U00e9\"); c = <00ff>; /* d */ e = { f = g; }; }".utf8)
    for index in text.indices {
      for byte in [UInt8(0), 34, 40, 41, 47, 60, 92, 123, 125, 255] {
        var damaged = text
        damaged[index] = byte
        // Either a value or one diagnostic; never a trap.
        do { _ = try OpenStepReader.read(damaged, path: "p") } catch {
          #expect(error.diagnostics.count == 1)
        }
      }
    }
  }
}
