// Where a clip's scene comes from: a file as it is, or a template and a row. What is read is told apart by
// a hash of what it says, so that rows that fill in the same words make the same scene.

import SegueDiagnostics
import SegueFiles
import SegueScenes

/// Where a scene comes from.
package enum ClipSource: Sendable {
  /// A file.
  case file(String)
  /// A template with these values; `row` is what messages call them.
  case filled(SceneTemplate, [String: SceneValue], row: String)

  /// The file that the scene is written in.
  package var path: String {
    switch self {
    case .file(let path): path
    case .filled(let template, _, _): template.path
    }
  }

  /// The folder of its assets.
  package var folder: String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Reads it.
  /// - Throws: `Failure`.
  package func load() throws(Failure) -> LoadedScene {
    switch self {
    case .file(let path):
      let bytes: [UInt8]
      do throws(FileError) {
        bytes = try BoundedFile.read(path: path, limit: SceneLimits.fileSizeInBytes)
      } catch {
        throw Failure(error.code == .tooLarge ? .limit : .scene, error.description)
      }
      return LoadedScene(hash: FileDigest.hex(of: bytes), content: .bytes(bytes, path))
    case .filled(let template, let values, let row):
      let value = try template.filled(with: values, row: row)
      return LoadedScene(
        hash: FileDigest.hex(of: Array(value.json.compact.utf8)),
        content: .value(value, template.path, row: row))
    }
  }
}

/// A scene that has been read but not yet understood.
package struct LoadedScene: Sendable {
  /// What was read: a file's bytes, or a template that was filled in.
  package enum Content: Sendable {
    case bytes([UInt8], String)
    case value(SceneValue, String, row: String)
  }
  /// SHA-256 of what it says.
  package let hash: String
  /// What was read.
  package let content: Content

  /// The scene.
  /// - Throws: `Failure`.
  package func document() throws(Failure) -> SceneDocument {
    switch content {
    case .bytes(let bytes, let path): return try SceneDocument.parse(bytes, named: path)
    case .value(let value, let path, let row):
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
