// Files of transitions that several scenes share. They have one key, `transitions`, with the same
// contents as in a scene; without `segue`, so that no file of transitions is taken for a scene.

import SegueDiagnostics

/// A file of declared transitions.
public struct TransitionFile: Sendable {
  /// The transitions, in the order of the file.
  public let transitions: [TransitionDeclaration]

  /// Reads a file of transitions from YAML or JSON.
  /// - Parameter bytes: The contents of the file.
  /// - Parameter path: The path of the file, which messages name.
  /// - Throws: `Failure` with all problems of the file, ordered by position.
  public init(_ bytes: [UInt8], named path: String) throws(Failure) {
    guard bytes.count <= SceneLimits.fileSizeInBytes else {
      throw Failure(
        .limit,
        "\(path): \(bytes.count) bytes; the limit of a file of transitions is "
          + "\(SceneLimits.fileSizeInBytes)")
    }
    var problems = Problems()
    let written = try SceneParser.parse(bytes, file: path, problems: &problems)
    let root = TemplateExpander.expand(written, problems: &problems)
    problems += Self.problems(in: root)
    if problems.isEmpty { problems += ReferenceChecker.problems(inPack: root) }
    if let failure = problems.failure { throw failure }
    transitions = MotionDecoder.declarations(root[Self.key], written[Self.key])
  }

  private static let key = "transitions"

  private static func problems(in root: SceneValue) -> Problems {
    guard let entries = root.entries else {
      return [
        Problem(
          .scene, at: root.position,
          "the file is \(root.described); expected a map with the key '\(key)'")
      ]
    }
    if let entry = entries.first(where: { $0.key == "pack" }) {
      return [
        Problem(
          .scene, at: entry.position,
          "the file describes a pack; expected a file with nothing but '\(key)', or the folder of "
            + "the pack")
      ]
    }
    let others = entries.filter { $0.key != key }.map { entry in
      let isScene = entry.key == "segue"
      let found = isScene ? "the file is a scene" : "unknown key '\(QuotedText.plain(entry.key))'"
      return Problem(
        .scene, at: entry.position, "\(found); expected a file with nothing but '\(key)'")
    }
    guard let transitions = root[key] else {
      return others + [
        Problem(.scene, at: root.position, "the file has no '\(key)'; expected a map of them")
      ]
    }
    var checker = RuleChecker()
    checker.check(
      transitions, .named(.object("transition")), path: key, at: transitions.position)
    return others + checker.problems
  }
}
