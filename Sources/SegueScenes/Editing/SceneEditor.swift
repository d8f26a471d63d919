// Changes of settings in the text of a scene. The changes are kept beside the text of the file and
// applied to it all at once, so that everything else stays as it is, byte for byte, and a setting
// that gets its old value back has its old spelling as well.

import SegueDiagnostics

/// The text of a scene file with changed settings.
package struct SceneEditor: Sendable {
  /// The path of the file, for messages.
  package let path: String
  /// The settings, in the order of the file, with the values of the file.
  package let settings: [SceneSetting]
  private let source: SceneSourceText
  private let indices: [String: Int]
  private var changes: [Int: SceneSetting.Value] = [:]

  /// Finds the settings of a scene.
  /// - Parameter bytes: The contents of the file.
  /// - Parameter path: The path of the file, for messages.
  /// - Throws: `Failure` if the text cannot be parsed.
  package init(_ bytes: [UInt8], named path: String) throws(Failure) {
    var problems = Problems()
    let root = try SceneParser.parse(bytes, file: path, problems: &problems)
    if let failure = problems.failure { throw failure }
    let source = SceneSourceText(bytes)
    settings = SceneSettings(root).settings.filter { SceneEdits(source).canEdit($0) }
    indices = Dictionary(
      settings.enumerated().map { ($1.keyPath, $0) }, uniquingKeysWith: { first, _ in first })
    (self.path, self.source) = (path, source)
  }

  /// The contents of the file.
  package var original: [UInt8] { source.bytes }

  /// A Boolean value that indicates whether a setting differs from the file.
  package var isEdited: Bool { !changes.isEmpty }

  /// Returns the setting with a key path, or `nil` if there is none.
  package func setting(_ keyPath: String) -> SceneSetting? {
    indices[keyPath].map { settings[$0] }
  }

  /// Returns the current value of a setting, or `nil` if it has none.
  package func value(_ keyPath: String) -> SceneSetting.Value? {
    guard let index = indices[keyPath] else { return nil }
    return changes[index] ?? settings[index].value
  }

  /// Changes a setting.
  /// - Parameter value: The new value, or `nil` for that of the file.
  /// - Throws: `Failure` if there is no such setting, or it cannot have the value.
  package mutating func set(_ keyPath: String, to value: SceneSetting.Value?) throws(Failure) {
    guard let index = indices[keyPath] else {
      throw Failure(
        .scene, "the scene has no setting \(QuotedText.quoted(keyPath)) that can be changed")
    }
    guard let value, value != settings[index].value else {
      changes[index] = nil
      return
    }
    if let problem = settings[index].problem(with: value) {
      throw Failure(.scene, at: settings[index].position, problem)
    }
    changes[index] = value
  }

  /// Takes back all changes.
  package mutating func revert() { changes = [:] }

  /// The text with the changes.
  package var bytes: [UInt8] {
    var edits = SceneEdits(source)
    for index in changes.keys.sorted() {
      if let value = changes[index] { edits.add(settings[index], value) }
    }
    return edits.bytes
  }
}
