// `segue explain CODE`.

import ArgumentParser
import SegueClips
import SegueDiagnostics

/// Explains an exit code, a rule of the lint, or a limit.
struct ExplainCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain an exit code, a lint rule, or a limit.",
    discussion: ("Without an argument, all of them are listed.").examples(
      "segue explain 4",
      "segue explain position-jump"))

  @Argument(
    help: ArgumentHelp(
      "An exit code such as 4, a lint rule such as position-jump, or a limit such as particles.",
      valueName: "code"), completion: .explanations)
  var code: String?

  @Flag(help: "Print JSON.")
  var json = false

  func perform(in session: Session) throws {
    let all = Explanation.all
    guard let code else { return try list(all, session.console) }
    guard let found = all.first(where: { $0.name == code.lowercased() }) else {
      let names = all.map(\.name)
      let advice = Suggestion.sentence(forBeginningOrWord: code.lowercased(), among: names)
      throw UsageProblem(
        "there is no exit code, lint rule, or limit \(QuotedText.quoted(code)); expected one that "
          + "`segue explain` lists.\(advice)")
    }
    if json { return try session.console.write(found.json.compact + "\n") }
    for line in found.lines { try session.console.write(line + "\n") }
  }

  @MainActor private func list(_ all: [Explanation], _ console: Console) throws {
    if json { return try console.write(JSONText.array(all.map(\.json)).compact + "\n") }
    let table = TextTable(rows: all.map { [$0.kind.rawValue, $0.name, $0.summary] })
    for line in table.lines { try console.write(line + "\n") }
  }
}
