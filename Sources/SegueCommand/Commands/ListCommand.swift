// `segue list`.

import ArgumentParser
import SegueDiagnostics
import SegueStage

/// Lists what scenes and options can name: the transitions, unless a flag selects something else.
struct ListCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List transitions, devices, icons, fonts, colors, or formats that are available.",
    discussion: "".examples(
      "segue list",
      "segue list --devices --json"))

  @Flag(exclusivity: .exclusive, help: "What to list. The default is --transitions.")
  var topic: ListTopic?

  @Flag(help: "Print JSON, including the parameters of each transition.")
  var json = false

  @Flag(help: "List the deliberately faulty transitions of scenes/pitfalls instead.")
  var pitfalls = false

  func validate() throws {
    if pitfalls, let topic, topic != .transitions {
      throw ValidationError("--pitfalls with --\(topic.rawValue); expected one of them")
    }
  }

  func perform(in session: Session) throws {
    if let list = try topic?.list() {
      if json { return try session.console.write(list.json.compact + "\n") }
      for line in list.lines { try session.console.write(line + "\n") }
      return
    }
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
