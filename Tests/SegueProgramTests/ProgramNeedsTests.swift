// The bound of what a program takes in.

import SegueDiagnostics
import Testing

@testable import SegueProgram

@Suite struct ProgramNeedsTests {
  /// Files `0.swift`, `1.swift` and so on that each name the class of the next one.
  private func row(_ count: Int) -> [ProgramSources.File] {
    (0..<count).map { number in
      let text = "class C\(number) { let next: C\(number + 1)? }"
      return ProgramSources.File(path: "lib/\(number).swift", bytes: Array(text.utf8))
    }
  }

  private func needs(_ text: String, _ files: [ProgramSources.File]) -> ProgramNeeds {
    let tried = ProgramSources.File(path: "a.swift", bytes: Array(text.utf8))
    return ProgramNeeds([tried], around: SourceSurroundings(files))
  }

  private func messages(_ text: String, in path: String) throws -> CompilerMessages {
    CompilerMessages(
      "\(path):1:1: error: \(text)\n", report: try ProgramReport(Array(#"{"files": []}"#.utf8)))
  }

  @Test("a row of names is followed up to the maximum")
  func row() {
    let limit = ProgramNeeds.maximumFiles
    #expect(needs("let c: C0", row(limit + 5)).paths.count == limit + 1)
    #expect(needs("let c: C0", row(limit + 5)).paths.last == "lib/\(limit - 1).swift")
    #expect(needs("let c: C0", row(3)).paths.count == 4)
  }

  @Test("code around the tried files that needs a large library is left out, and said to be")
  func library() throws {
    let helper = ProgramSources.File(path: "b.swift", bytes: Array("class B {}".utf8))
    let snap = "extension UIView { var snap: C0 { C0() } }"
    let view = ProgramSources.File(path: "lib/view.swift", bytes: Array(snap.utf8))
    let missing = "value of type 'UIView' has no member 'snap'"

    var small = needs("let b: B", [helper, view] + row(5))
    #expect(small.add(try messages(missing, in: "b.swift")))
    #expect(small.paths.count == 8)
    #expect(small.notes.isEmpty)

    var large = needs("let b: B", [helper, view] + row(ProgramNeeds.maximumFiles))
    #expect(large.add(try messages(missing, in: "b.swift")))
    #expect(large.paths == ["a.swift", "b.swift"])
    #expect(large.hollowed == ["1:b.swift"])
    #expect(large.notes.first?.contains("lib/view.swift would bring") == true)

    // What the tried file itself needs is taken in.
    #expect(large.add(try messages(missing, in: "a.swift")))
    #expect(large.paths == ["a.swift", "b.swift", "lib/view.swift"])
    #expect(large.notes.isEmpty)
  }

  @Test("libraries of the tried files are part of it, and leave room for the files around")
  func libraries() throws {
    let tried = ProgramSources.File(path: "a.swift", bytes: Array("import Kit".utf8))
    let paths = (0..<60).map { "kit/\($0).swift" }
    let helper = ProgramSources.File(path: "b.swift", bytes: Array("class B {}".utf8))
    var needs = ProgramNeeds(
      [tried], around: SourceSurroundings([helper]), libraries: paths, modules: ["Kit"])
    #expect(needs.paths == ["a.swift"] + paths && needs.absent == ["Kit"])
    #expect(needs.add(try messages("cannot find 'B' in scope", in: "kit/3.swift")))
    #expect(needs.paths.last == "b.swift")
    #expect(needs.add(try messages("no", in: "kit/3.swift")))
    #expect(needs.hollowed == ["1:kit/3.swift"])
    #expect(
      needs.notes.first?.hasPrefix("kit/3.swift:1:1: no; this line of libraries cannot") == true)
  }
}
