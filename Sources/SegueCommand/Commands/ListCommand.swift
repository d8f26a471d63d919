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
    for line in entries.table { try session.console.write(line + "\n") }
  }
}

extension [TransitionLibrary.Entry] {
  /// A line for each transition: its name and what it looks like.
  var table: [String] {
    let width = map(\.name.count).max() ?? 0
    return map { $0.name + String(repeating: " ", count: width - $0.name.count + 2) + $0.summary }
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
