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
      transition` plays all of them. With --use and --pack, only the transitions of these files and \
      packs are listed.
      """.examples(
        "segue list --search card",
        "segue list --pack Examples/Packs/paper"))

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

  @Option(
    help: ArgumentHelp(
      "List only the transitions whose names or descriptions match these words, best match first.",
      valueName: "words"))
  var search: String?

  @OptionGroup var packs: PackOptions
  @OptionGroup var use: UseOptions

  func validate() throws {
    let files = [("--pack", packs.folders.isEmpty), ("--use", use.files.isEmpty)]
    for option in files.filter({ !$0.1 }).map(\.0) {
      if let topic, topic != .transitions {
        throw ValidationError("\(option) with --\(topic.rawValue); expected one of them")
      }
      if pitfalls { throw ValidationError("\(option) with --pitfalls; expected one of them") }
    }
    if search != nil, let topic, topic != .transitions {
      throw ValidationError("--search with --\(topic.rawValue); expected one of them")
    }
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
    let used = try use.register(in: &session.transitions)
    let packs = try packs.load(into: session)
    let all =
      pitfalls
      ? TransitionLibrary.pitfalls.map { NamedTransition(group: .registered, player: .entry($0)) }
      : NamedTransition.all(in: session.transitions)
    let isBare = pitfalls || !packs.isEmpty || !used.isEmpty
    let listed =
      packs.isEmpty && used.isEmpty
      ? all : all.filter { $0.group == .pack || used.contains($0.name) }
    let tagged = listed.filter { transition in tags.allSatisfy(transition.tags.contains) }
    let transitions = search.map { TransitionSearch($0).found(among: tagged) } ?? tagged
    if json {
      return try session.console.write(JSONText.array(transitions.map(\.json)).compact + "\n")
    }
    for pack in packs { try session.console.write(pack.lines.joined(separator: "\n") + "\n\n") }
    if search != nil {
      for line in transitions.rows { try session.console.write(line + "\n") }
      if transitions.isEmpty { session.console.writeLine("no transition has any of these words") }
      return
    }
    let lines = isBare ? transitions.rows : transitions.table
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

extension PackFolder {
  /// What the pack says about itself, as lines.
  fileprivate var lines: [String] {
    let about = pack.manifest
    let facts = [about.author.map { "by \($0)" }, about.license.map { "license \($0)" }]
      .compactMap { $0 }
    let first = (["\(about.name.value) \(about.version)"] + facts).joined(separator: ", ")
    return [first, about.summary].map { QuotedText.escaped($0) }
  }
}
