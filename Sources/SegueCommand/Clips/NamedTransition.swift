// The transitions that `segue transition` plays by name: UIKit's own, the built-in ones, and those
// that a program registers; and the table of them that `segue list` prints, too.

import SegueClips
import SegueDiagnostics
import SegueScenes
import SegueStage
import SegueTransitions

/// A transition that `segue transition` can play.
struct NamedTransition {
  /// The groups of the table, in its order. The raw values are those of JSON.
  enum Group: String, CaseIterable {
    case uikit, builtIn, registered, pack

    /// The heading of the group.
    var heading: String {
      switch self {
      case .uikit: "UIKit's own transitions:"
      case .builtIn: "Built-in transitions:"
      case .registered: "Transitions of this program:"
      case .pack: "Transitions of packs:"
      }
    }
  }

  /// What plays the transition.
  enum Player {
    case uikit(UIKitTransition)
    case entry(TransitionLibrary.Entry)
  }

  /// The group in which the transition is listed.
  let group: Group
  /// What plays the transition.
  let player: Player

  /// The name on the command line.
  var name: String {
    switch player {
    case .uikit(let transition): transition.rawValue
    case .entry(let entry): entry.name
    }
  }

  /// A description in one short sentence. Empty where a program gives none.
  var summary: String {
    switch player {
    case .uikit(let transition): transition.summary
    case .entry(let entry): entry.summary
    }
  }

  /// The families and the properties of the transition.
  var tags: [TransitionTag] {
    switch player {
    case .uikit: [.system]
    case .entry(let entry): entry.tags
    }
  }

  /// Returns all transitions of `library` and UIKit's own, by group. A transition that a program
  /// registers takes the place of another one with its name.
  static func all(in library: TransitionLibrary) -> [NamedTransition] {
    let builtIn = Set(TransitionLibrary.builtIn.entries.map(\.name))
    let entries = library.entries.map { entry in
      let isBuiltIn = builtIn.contains(entry.name) && !library.hasOthers(named: entry.name)
      let group: Group =
        entry.declaration?.pack != nil ? .pack : isBuiltIn ? .builtIn : .registered
      return NamedTransition(group: group, player: .entry(entry))
    }
    let uikit = UIKitTransition.allCases.filter { own in
      !entries.contains { $0.name == own.rawValue }
    }
    return uikit.map { NamedTransition(group: .uikit, player: .uikit($0)) }
      + [.builtIn, .registered, .pack].flatMap { group in entries.filter { $0.group == group } }
  }

  /// Returns the transition with the given name.
  /// - Throws: `UsageProblem` if there is none.
  static func named(_ name: String, in library: TransitionLibrary) throws(UsageProblem)
    -> NamedTransition
  {
    let all = all(in: library)
    if let found = try packed(name, among: all) ?? all.first(where: { $0.name == name }) {
      return found
    }
    if let entry = library.named(name) {
      return NamedTransition(group: .registered, player: .entry(entry))
    }
    guard name != "partialCurl" else {
      throw UsageProblem(
        "--name is 'partialCurl', which ends with the old screen curled above the new one; expected "
          + "cornerCurl")
    }
    guard !["all", "*", "any"].contains(name), !name.contains(",") else {
      throw UsageProblem(
        "--name is '\(QuotedText.plain(name))'; expected one transition. `segue gallery --from A.png "
          + "--to B.png -o FOLDER` makes a clip of each")
    }
    throw UsageProblem(
      "--name is '\(QuotedText.plain(name))', which is unknown; expected one that `segue list` prints."
        + advice(for: name, among: all)
        + " `segue list --search WORDS` finds transitions by what they do.")
  }

  /// Returns a sentence with the transitions that were probably meant by an unknown name: what is
  /// spelled like it, otherwise what other tools call so, otherwise the nearest names.
  private static func advice(for name: String, among all: [NamedTransition]) -> String {
    let names = all.map(\.name)
    let spelled = Suggestion.sentence(forBeginningOrWord: name, among: names)
    guard spelled.isEmpty else { return spelled }
    let words = name.reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : "\($1)" }
    let called = TransitionSearch(words).found(among: all).map(\.name)
    let isCalled = !called.isEmpty && called.count < all.count
    let nearest =
      isCalled
      ? Array(called.prefix(3)) : Suggestion.nearest(to: name, among: names, count: 3)
    return nearest.count == 1
      ? " The nearest is \(NameList.text(nearest))." : " The nearest are \(NameList.text(nearest))."
  }

  /// Returns the transition of a pack whose name without that of the pack is `name`. As in scenes, it
  /// comes before a built-in one.
  private static func packed(_ name: String, among all: [NamedTransition]) throws(UsageProblem)
    -> NamedTransition?
  {
    // A transition of a file that the command names comes before those of packs.
    let declared = all.compactMap(\.declaration).filter { $0.name == name }
    guard declared.allSatisfy({ $0.pack != nil }) else { return nil }
    let found = all.filter { $0.declaration?.name == name }
    guard found.count > 1 else { return found.first }
    throw UsageProblem(
      "--name is '\(QuotedText.plain(name))', a transition of several packs; expected one of "
        + found.map(\.name).joined(separator: ", "))
  }

  /// The declaration, if the transition is one of a pack.
  var declaration: TransitionDeclaration? {
    if case .entry(let entry) = player { entry.declaration } else { nil }
  }

  /// The name in names of files, in which '/' cannot be.
  var fileName: String { name.replacing("/", with: "--") }

  /// The transition as JSON, with its parameters. `inScenes` tells whether a scene's step can name it.
  var json: JSONText {
    let (forward, backward): ([TransitionParameter], [TransitionParameter]) =
      switch player {
      case .uikit: ([], [])
      case .entry(let entry): (entry.parametersForward, entry.parametersBackward)
      }
    let source: String? = if case .entry(let entry) = player { entry.source } else { nil }
    let usedOn = if case .entry(let entry) = player { entry.usedOn } else { "" }
    let all = forward + backward.filter { !forward.map(\.name).contains($0.name) }
    let inScenes: Bool =
      switch player {
      case .uikit(let own): TransitionLibrary.modalStyles.contains { $0.name == own.rawValue }
      case .entry: true
      }
    return .object([
      ("name", .string(name)), ("summary", .string(summary)),
      ("parametersThere", .array(forward.map { .string($0.name) })),
      ("parametersBack", .array(backward.map { .string($0.name) })),
      ("group", .string(group.rawValue)), ("inScenes", .bool(inScenes)),
      ("tags", .array(tags.map { .string($0.rawValue) })),
      ("keywords", .array(keywords.map { .string($0) })),
      ("parameters", .array(all.map { $0.json(isDeclared: declaration != nil) })),
      ("source", source.map { $0.isEmpty ? .null : .string($0) } ?? .null),
      ("usedOn", usedOn.isEmpty ? .null : .string(usedOn)),
      ("pack", declaration?.pack.map { .string($0) } ?? .null),
    ])
  }
}

extension NamedTransition {
  /// The description, followed by the tags in brackets.
  fileprivate var tagged: String {
    tags.isEmpty
      ? summary : summary + " [" + tags.map(\.rawValue).joined(separator: ", ") + "]"
  }
}

extension [NamedTransition] {
  /// The lines of a table: for each group a heading, and a line for each transition with its name
  /// and description.
  var table: [String] {
    let width = map(\.name.count).max() ?? 0
    let groups = NamedTransition.Group.allCases.map { group in filter { $0.group == group } }
    let parts = groups.filter { !$0.isEmpty }.map { group in
      [group[0].group.heading] + group.map { Self.row($0.name, $0.tagged, width: width) }
    }
    return [String](parts.joined(separator: [""]))
  }

  /// A line for each transition, in order, without headings.
  var rows: [String] {
    let width = map(\.name.count).max() ?? 0
    return map { Self.row($0.name, $0.tagged, width: width) }
  }

  /// Returns a row of a table: a name of at most `width` characters, and a description.
  static func row(_ name: String, _ summary: String, width: Int) -> String {
    guard !summary.isEmpty else { return name }
    return name + String(repeating: " ", count: Swift.max(width - name.count, 0) + 2) + summary
  }
}
