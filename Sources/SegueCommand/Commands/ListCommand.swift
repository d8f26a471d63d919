// `segue list`.

import ArgumentParser
import SegueDiagnostics
import SegueStage

/// Lists what scenes and options can name: the transitions, unless a flag selects something else.
struct ListCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List transitions, devices, icons, fonts, colors, or formats that are available.",
    discussion: """
      Scenes can name the built-in transitions and UIKit's modal transition styles; `segue \
      transition` plays all of them.
      """.examples(
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
    let transitions =
      pitfalls
      ? TransitionLibrary.pitfalls.map { NamedTransition(group: .registered, player: .entry($0)) }
      : NamedTransition.all(in: session.transitions)
    if json {
      return try session.console.write(JSONText.array(transitions.map(\.json)).compact + "\n")
    }
    let lines = pitfalls ? Array(transitions.table.dropFirst()) : transitions.table
    for line in lines { try session.console.write(line + "\n") }
  }
}
