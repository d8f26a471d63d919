// `pack.yaml`: what a pack is called, what is known about it, and which files it consists of.

import SegueDiagnostics

/// The description of a pack.
public struct PackManifest: Sendable {
  /// The name of the file in the folder of a pack.
  public static let fileName = "pack.yaml"

  /// The name of the pack.
  public var name: Located<String>
  /// The version: three numbers.
  public var version: String
  /// What the pack contains, in one sentence.
  public var summary: String
  /// Who made the pack, or `nil`.
  public var author: String?
  /// The license as an SPDX expression, or `nil`.
  public var license: String?
  /// The paths of the files of transitions, below the folder of the pack.
  public var files: [Located<String>]
  /// The paths of two images between which a gallery plays the transitions, or none.
  public var previews: [Located<String>]

  /// Reads a manifest from YAML or JSON.
  /// - Parameter bytes: The contents of the file.
  /// - Parameter path: The path of the file, which messages name.
  /// - Throws: `Failure` with all problems of the file, ordered by position.
  public init(_ bytes: [UInt8], named path: String) throws(Failure) {
    var problems = Problems()
    let root = try SceneParser.parse(bytes, file: path, problems: &problems)
    guard root.entries != nil else {
      throw Failure(
        .scene, at: root.position,
        "the file is \(root.described); expected a map that begins with 'pack: 1'")
    }
    var checker = RuleChecker()
    checker.check(root, .object(SceneGrammar.pack.name), path: "", at: root.position)
    problems += checker.problems
    (files, previews) = (Self.paths(root, "files"), Self.paths(root, "previews"))
    problems += (files + previews).compactMap(Self.problem)
    if let failure = problems.failure { throw failure }
    name = root["name"]?.located("name") ?? Located("", at: root.position, keyPath: "name")
    version = root["version"]?.text ?? ""
    summary = root["description"]?.text ?? ""
    (author, license) = (root["author"]?.text, root["license"]?.text)
  }

  private static func paths(_ root: SceneValue, _ key: String) -> [Located<String>] {
    (root[key]?.elements ?? []).enumerated().compactMap { $1.located("\(key)[\($0)]") }
  }

  /// Returns the problem that a path leads out of the folder of the pack.
  private static func problem(_ path: Located<String>) -> Problem? {
    let leadsUp = path.value.split(separator: "/").contains("..")
    guard leadsUp || path.value.hasPrefix("/") else { return nil }
    return Problem(
      .scene, at: path.position,
      "\(path.keyPath) is \(QuotedText.quoted(path.value)), which leads out of the pack; expected "
        + "the path of a file below its folder")
  }
}
