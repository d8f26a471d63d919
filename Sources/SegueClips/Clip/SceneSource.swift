// The scenes that the command line names.

import SegueDiagnostics
import SegueFiles
import SegueScenes

/// Reads scenes by their names on the command line.
package enum SceneSource {
  /// The name of a scene from standard input in messages.
  private static let standardInput = "<standard input>"

  /// Reads a scene. `-` is standard input.
  package static func load(_ path: String) throws -> SceneDocument {
    guard path == "-" else { return try SceneDocument.load(contentsOf: path) }
    let bytes = try BoundedFile.drain(0, named: standardInput, limit: SceneLimits.fileSizeInBytes)
    return try SceneDocument.parse(bytes, named: standardInput)
  }

  /// Reads several scenes, and reports the problems of all of them.
  package static func loadAll(_ paths: [String]) throws -> [SceneDocument] {
    var documents: [SceneDocument] = []
    var failures: [Failure] = []
    for path in paths {
      do {
        documents.append(try load(path))
      } catch {
        failures.append(Failure(error))
      }
    }
    guard let first = failures.first else { return documents }
    throw Failure(first.exitCode, failures.flatMap(\.diagnostics))
  }
}
