// `segue list`.

import ArgumentParser
import SegueClips
import SegueDiagnostics
import SegueStage
import SegueTransitions

/// Lists what scenes and options can name: the transitions, unless a flag selects something else.
struct ListCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List transitions, devices, icons, fonts, colors, or formats that are available.",
    discussion: """
      Scenes can name the built-in transitions and UIKit's modal transition styles; `segue \
      transition` plays all of them.
      """.examples(
        "segue list --tag mask",
        "segue list --devices --json"))

  @Flag(exclusivity: .exclusive, help: "What to list. The default is --transitions.")
  var topic: ListTopic?

  @Flag(help: "Print JSON, including the parameters of each transition.")
  var json = false

  @Flag(help: "List the deliberately faulty transitions of scenes/pitfalls instead.")
  var pitfalls = false

  @Option(
    name: .customLong("tag"),
    help: ArgumentHelp(
      "List only the transitions with this tag. With several, those that have all of them.",
      valueName: "tag"), completion: .list(TransitionTag.allCases.map(\.rawValue)),
    transform: written)
  var tags: [TransitionTag] = []

  func validate() throws {
    if !tags.isEmpty, let topic, topic != .transitions {
      throw ValidationError("--tag with --\(topic.rawValue); expected one of them")
    }
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
    let all =
      pitfalls
      ? TransitionLibrary.pitfalls.map { NamedTransition(group: .registered, player: .entry($0)) }
      : NamedTransition.all(in: session.transitions)
    let transitions = all.filter { transition in tags.allSatisfy(transition.tags.contains) }
    if json {
      return try session.console.write(JSONText.array(transitions.map(\.json)).compact + "\n")
    }
    let lines = pitfalls ? Array(transitions.table.dropFirst()) : transitions.table
    for line in lines { try session.console.write(line + "\n") }
  }
}

extension TransitionTag: WrittenValue {
  /// Creates the tag with this name.
  package init?(_ text: String) { self.init(rawValue: text) }
  /// The description of the expected text, for messages.
  package static var expectation: String {
    "one of \(allCases.map(\.rawValue).joined(separator: ", "))"
  }
}
