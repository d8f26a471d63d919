// The sources of scenes: a file, or a template with a row. Scenes are identified by a hash of their
// contents, so that rows that fill in the same values give the same scene.

import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueScenes

/// The source of a scene.
package enum ClipSource: Sendable {
  /// A scene file.
  case file(String)
  /// A scene file that a list names.
  case listed(ListedScene)
  /// A file that is not a scene, and why.
  case unreadable(String, Failure)
  /// A template with values. `row` is the name of the values in messages.
  case filled(SceneTemplate, [String: SceneValue], row: String)

  /// The path of the file that contains the scene or the template.
  package var path: String {
    switch self {
    case .file(let path), .unreadable(let path, _): path
    case .listed(let scene): scene.path
    case .filled(let template, _, _): template.path
    }
  }

  /// The folder of the scene's assets.
  package var folder: String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns a message about the scene, which names the row of a template if it does not yet: the
  /// place in the template is that of all rows.
  func naming(_ diagnostic: Diagnostic) -> Diagnostic {
    guard case .filled(_, _, let row) = self, !diagnostic.message.hasPrefix(row) else {
      return diagnostic
    }
    return Diagnostic(
      diagnostic.severity, at: diagnostic.position, "\(row): \(diagnostic.message)")
  }

  /// Reads the scene.
  /// - Throws: `Failure`.
  package func load() throws(Failure) -> LoadedScene {
    switch self {
    case .file(let path):
      return LoadedScene(try SceneFile.read(path), named: path)
    case .unreadable(_, let failure): throw failure
    case .listed(let scene):
      do throws(FileError) {
        return LoadedScene(try scene.read(limit: SceneLimits.fileSizeInBytes), named: scene.path)
      } catch {
        throw Failure(error.exitCode(usually: .scene), error.description)
      }
    case .filled(let template, let values, let row):
      let value = try template.filled(with: values, row: row)
      return LoadedScene(
        hash: FileDigest.hex(of: Array(value.json.compact.utf8)),
        content: .value(value, template.path, row: row))
    }
  }
}

/// A scene that has been read but not decoded.
package struct LoadedScene: Sendable {
  /// The forms of a scene that has been read: the bytes of a file, or a filled template.
  package enum Content: Sendable {
    case bytes([UInt8], String)
    case value(SceneValue, String, row: String)
  }
  /// The SHA-256 of the scene's contents.
  package let hash: String
  /// The scene as it was read.
  package let content: Content

  init(hash: String, content: Content) { (self.hash, self.content) = (hash, content) }

  /// Creates a scene from the contents of a file.
  init(_ bytes: [UInt8], named path: String) {
    self.init(hash: FileDigest.hex(of: bytes), content: .bytes(bytes, path))
  }

  /// Returns the decoded scene.
  /// - Throws: `Failure`.
  package func document() throws(Failure) -> SceneDocument {
    switch content {
    case .bytes(let bytes, let path):
      return try SceneRecognition.parsing(bytes, named: path) { bytes throws(Failure) in
        try SceneDocument.parse(bytes, named: path)
      }
    case .value(let value, let path, let row):
      try SceneRecognition.check(value, named: path)
      do throws(Failure) {
        return try SceneDocument.document(of: value, named: path)
      } catch {
        throw Failure(
          error.exitCode,
          error.diagnostics.map {
            Diagnostic($0.severity, at: $0.position, "\(row): \($0.message)")
          })
      }
    }
  }
}
