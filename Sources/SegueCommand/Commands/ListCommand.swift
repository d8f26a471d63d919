// `segue list`.

import SegueDiagnostics
import ArgumentParser
import SegueStage

/// The transitions that can be named.
struct ListCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the transitions that can be named.")

  @Flag(help: "As JSON, with the parameters of each.")
  var json = false

  @Flag(help: "List the faulty ones instead, which scenes/pitfalls uses.")
  var pitfalls = false

  func perform(in session: Session) throws {
    let entries = pitfalls ? TransitionLibrary.pitfalls : session.transitions.entries
    if json {
      return try session.console.write(JSONText.array(entries.map(\.json)).compact + "\n")
    }
    let width = entries.map(\.name.count).max() ?? 0
    for entry in entries {
      let gap = String(repeating: " ", count: width - entry.name.count + 2)
      try session.console.write(entry.name + gap + entry.summary + "\n")
    }
  }
}

extension TransitionLibrary.Entry {
  fileprivate var json: JSONText {
    .object([
      ("name", .string(name)), ("summary", .string(summary)),
      ("parametersThere", .array(parametersThere.map { .string($0.rawValue) })),
      ("parametersBack", .array(parametersBack.map { .string($0.rawValue) })),
    ])
  }
}
