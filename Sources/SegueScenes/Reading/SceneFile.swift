// Reads the scene file itself: bounded, and only from what can be read to its end.

import SegueDiagnostics
import SegueFiles

/// Bytes of scenes.
package enum SceneFile {
  /// The bytes of the file at `path`.
  package static func read(_ path: String) throws(Failure) -> [UInt8] {
    do {
      return try BoundedFile.read(path: path, limit: SceneLimits.fileSizeInBytes)
    } catch {
      throw Failure(error.code == .tooLarge ? .limit : .scene, error.description)
    }
  }
}
