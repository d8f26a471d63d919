// `segue list`.

import ArgumentParser
import SegueDiagnostics
import SegueStage

/// Lists the transitions that scenes can name.
struct ListCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the transitions that are available by name.")

  @Flag(help: "Print JSON, including the parameters of each transition.")
  var json = false

  @Flag(help: "List the deliberately faulty transitions of scenes/pitfalls instead.")
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
      ("parametersThere", .array(parametersForward.map { .string($0.rawValue) })),
      ("parametersBack", .array(parametersBackward.map { .string($0.rawValue) })),
    ])
  }
}
