// Adapted source at run time: every file of Tests/Forms is adapted, all are compiled to one program
// with the UIKit in the build folder of the enclosing package, and each prints its results.

import Foundation
import SegueAdapter
import Testing

@Suite struct RunningTests {
  @Test("every form of iOS source behaves as on iOS", .enabled(if: CompiledProgram.canBuild))
  func forms() throws {
    let forms = try FormsProgram()
    let program = forms.program
    defer { program.remove() }
    #expect(forms.problems == [])
    let messages = try program.compile()
    try #require(messages.isEmpty, "\(messages)")
    let lines = try program.run()
    #expect(lines.filter { !$0.hasPrefix("ok ") } == [])
    #expect(lines.count == forms.checkCount)
  }

  @Test("where the library is required, it is available")
  func library() {
    let isNeeded = ProcessInfo.processInfo.environment["CI"] != nil
    #expect(CompiledProgram.canBuild || !isNeeded, "run `swift build` in the package around first")
  }
}

/// The program of all forms.
private struct FormsProgram {
  let problems: [Problem]
  /// The number of calls of `check` in the files.
  let checkCount: Int
  let program: CompiledProgram

  /// Adapts all files.
  init() throws {
    var program = try CompiledProgram("segue-forms")
    let forms = CompiledProgram.tools.appendingPathComponent("Tests/Forms")
    let names = try FileManager.default.contentsOfDirectory(atPath: forms.path).sorted()
    let inputs = try names.map { name in
      let path = forms.appendingPathComponent(name).path
      return Adapter.Input(
        path: path, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
    }
    var options = Adapter.Options()
    options.removesMain = true
    let adapter = Adapter(inputs, options: options)
    problems = adapter.problems
    checkCount = adapter.outputs.reduce(0) {
      $0 + $1.text.components(separatedBy: " check(\"").count - 1
    }
    for (name, output) in zip(names, adapter.outputs) { try program.write(output.text, name) }
    try program.write(Self.main(names.map { String($0.dropLast(".swift".count)) }), "main.swift")
    self.program = program
  }

  private static func main(_ names: [String]) -> String {
    let calls = names.map { "  \($0.prefix(1).lowercased() + $0.dropFirst())()\n" }
    return """
      import SegueWorld
      import UIKit

      @MainActor func check(_ what: String, _ isSo: Bool) { print(isSo ? "ok" : "WRONG", what) }
      World().run {
      \(calls.joined())}

      """
  }
}
