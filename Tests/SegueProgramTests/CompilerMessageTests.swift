// The conversion of the compiler's messages: the user's columns, each message once, missing names
// separately.

import ScratchFolders
import SegueProgram
import Testing

@Suite struct CompilerMessageTests {
  /// A report whose one file has a `#selector` that became longer: in line 7, columns 13 to 38 are
  /// new text.
  private func report() throws -> ProgramReport {
    try ProgramReport(
      Array(
        """
        {"families":[],"problems":[],"rejections":[],"files":[{"copy":"0-A.swift","path":"a/A.swift",
        "shifts":[{"place":{"line":7,"column":39},"length":26,"columns":10}]}]}
        """.utf8))
  }

  private func said(_ lines: String) throws -> [String] {
    CompilerMessages(lines, report: try report()).diagnostics().map { "\($0)" }
  }

  @Test(
    "errors have the user's column",
    arguments: [
      ("a/A.swift:7:5: error: x", "a/A.swift:7:5: error: x"),
      ("a/A.swift:7:13: error: x", "a/A.swift:7:13: error: x"),
      ("a/A.swift:7:30: error: x", "a/A.swift:7:13: error: x"),
      ("a/A.swift:7:39: error: x", "a/A.swift:7:29: error: x"),
      ("a/A.swift:8:39: error: x", "a/A.swift:8:39: error: x"),
      ("other.swift:7:39: error: x [#Tag]", "other.swift:7:39: error: x"),
    ])
  func columns(_ line: String, _ expected: String) throws {
    #expect(try said(line) == [expected])
  }

  @Test(
    "what is missing at the end of a file is reported there, although the compiler means the copy")
  func ends() throws {
    let folder = try ScratchFolder()
    try folder.write(
      "0-A.swift", "import UIKit\n#sourceLocation(file: \"a/A.swift\", line: 1)\nstruct A {\n")
    #expect(
      try said("\(folder("0-A.swift")):4:1: error: expected '}' in struct")
        == ["a/A.swift:2:1: error: expected '}' in struct"])
    let other = "\(folder("1-B.swift")):4:1: error: x"
    #expect(try said(other) == [other])
  }

  @Test("other messages are omitted, and each error is reported once")
  func once() throws {
    let lines = """
      a/A.swift:1:1: warning: w
      a/A.swift:2:1: error: e
      a/A.swift:2:1: error: e
      a/A.swift:2:1: note: n
        let x = "error: nothing"
      """
    #expect(try said(lines) == ["a/A.swift:2:1: error: e"])
  }

  @Test("an override in an extension of a class of UIKit is reported with what to do")
  func extensions() throws {
    let text = "property 'layer' declared in 'UIView' cannot be overridden from extension"
    let message = try said("a/A.swift:3:9: error: \(text)")
    #expect(message.count == 1)
    #expect(message[0].hasPrefix("a/A.swift:3:9: error: \(text); with Objective-C it replaces"))
    #expect(
      message[0].hasSuffix(
        "Override it in a subclass, or exclude the extension with #if !os(Linux)"))
  }

  @Test("a failed inference is not reported beside another error of its line")
  func echoes() throws {
    let lines = """
      a/A.swift:2:1: error: generic parameter 'T' could not be inferred
      a/A.swift:2:9: error: type 'Bad' has no member 'nope'
      a/A.swift:3:1: error: generic parameter 'T' could not be inferred
      """
    #expect(try said(lines).count == 2)
  }

  @Test(
    "missing names of Apple's are reported once, others are not",
    arguments: [
      ("cannot find 'UIMotionThing' in scope", "UIMotionThing is not in Segue's UIKit"),
      ("cannot find type 'CAThing' in scope", "CAThing is not in Segue's UIKit"),
      ("value of type 'UIView' has no member 'glow'", "UIView.glow is not in Segue's UIKit"),
      ("type 'UIView' has no member 'x'", "UIView.x is not in Segue's UIKit"),
      ("no such module 'SceneKit'", "module SceneKit is not in Segue's UIKit"),
      ("cannot find 'helper' in scope", nil),
      ("cannot find 'UIs' in scope", nil),
      ("value of type 'Mine' has no member 'glow'", nil),
    ] as [(String, String?)])
  func missing(_ text: String, _ expected: String?) throws {
    let lines = "a/A.swift:1:1: error: \(text)\na/A.swift:2:1: error: \(text)"
    let said = try said(lines)
    #expect(said.count == (expected == nil ? 2 : 3))
    if let expected { #expect(said.last?.contains(expected) == true) }
  }

  @Test("a message about code that segue added is reported as such")
  func added() throws {
    let said = try said("segue-try:2:11: error: missing argument")
    #expect(
      said.first?.contains("segue cannot create an object of a class: missing argument") == true)
  }

  @Test("additions of segue are left out where they alone do not compile")
  func uncreatableTypes() throws {
    let added = "segue-try/A.B:1:11: error: missing argument\nsegue-try/P:1:1: error: p"
    let alone = CompilerMessages(added, report: try report())
    #expect(alone.uncreatableTypes == ["A.B", "P"] && alone.errors.count == 2)
    let beside = CompilerMessages("\(added)\na/A.swift:1:1: error: e", report: try report())
    #expect(
      beside.uncreatableTypes.isEmpty
        && beside.errors.map { "\($0)" } == ["a/A.swift:1:1: error: e"])
  }

  @Test("missing modules are reported, also when their imports have been removed")
  func modules() throws {
    let first = CompilerMessages(
      "a/A.swift:1:8: error: no such module 'Photos'", report: try report())
    #expect(first.absentModules == ["Photos"])
    let second = CompilerMessages(
      "a/A.swift:2:8: error: cannot find type 'PHAsset' in scope", report: try report())
    #expect(
      second.diagnostics(without: ["Photos"]).last?.message.hasPrefix(
        "module Photos, PHAsset are not in Segue's UIKit") == true)
  }

  @Test("an invalid report is an error")
  func damaged() {
    #expect(throws: ProgramError.self) { try ProgramReport(Array("{".utf8)) }
  }
}
