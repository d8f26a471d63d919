// Settings and configuration files that grow with each step of reading them: refused, or cut, before
// they take minutes or all memory.

import Foundation
import SegueDiagnostics
import Testing

@testable import SegueProjects

@Suite struct GrowthTests {
  private func message(_ body: () throws(Failure) -> Void) -> String {
    do { try body() } catch { return error.lines.joined(separator: "\n") }
    return ""
  }

  @Test("each of seven files includes the next one sixty times")
  func inclusions() throws {
    var files = ["Main.swift": ""]
    for level in 0..<7 {
      let line = level < 6 ? "#include \"f\(level + 1).xcconfig\"\n" : "A = b\n"
      files["f\(level).xcconfig"] = String(repeating: line, count: 60)
    }
    let project = try ProjectFixture(files: files)
    let root = ProjectRoot(of: project.folder("App"))
    let message = message { () throws(Failure) in
      _ = try ConfigurationFile(project.folder("App/f0.xcconfig"), root: root)
    }
    #expect(message.contains("inclusion 257 of a configuration file; expected at most 256"))
  }

  @Test("a value that repeats the inherited one is cut")
  func inherited() {
    let text = String(repeating: "$(inherited)", count: 5000)
    let settings = BuildSettings([["A": text], ["A": text], ["A": text], ["A": "twelve bytes"]])
    let message = message { () throws(Failure) in _ = try settings.value("A") }
    #expect(message.isEmpty || message.contains("is too long"))
  }

  @Test("references that are never closed, and many that are")
  func references() throws {
    let settings = BuildSettings([["A": "x"]])
    #expect(try settings.expand("$($(A)") == "$(x")
    #expect(try settings.expand("${A}\u{301}$(A:upper)") == "x\u{301}X")
    for text in ["$(", "$(A)", "${$("] {
      let message = message { () throws(Failure) in
        _ = try settings.expand(String(repeating: text, count: 12_000))
      }
      #expect(message.contains("has no end or is too long"), "\(text)")
    }
    let long = String(repeating: "x", count: 1 << 20)
    #expect(try settings.expand(long) == long)
    #expect(message { () throws(Failure) in _ = try settings.expand(long + "$(A)") } != "")
  }

  @Test("notes about resources show no control character")
  func notes() {
    var notes: [String] = []
    let resource = AppProject.Resource(source: "a/\u{1B}[2J", destination: "\u{1B}[2J")
    let other = AppProject.Resource(source: "b/\u{1B}[2J", destination: "\u{1B}[2J")
    #expect(ResourceRules.distinct([resource, other], notes: &notes) == [resource])
    #expect(notes == ["b/\\u{1b}[2J: the bundle has another \\u{1b}[2J; left out"])
  }
}
