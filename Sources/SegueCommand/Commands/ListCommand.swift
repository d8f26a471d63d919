// `segue list`.

import ArgumentParser
import SegueDiagnostics
import SegueStage

/// Lists the transitions that `segue transition` and scenes can name.
struct ListCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the transitions that are available by name.",
    discussion: """
      Scenes can name the built-in transitions and UIKit's modal transition styles; `segue \
      transition` plays all of them.
      """)

  @Flag(help: "Print JSON, including the parameters of each transition.")
  var json = false

  @Flag(help: "List the deliberately faulty transitions of scenes/pitfalls instead.")
  var pitfalls = false

  func perform(in session: Session) throws {
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
