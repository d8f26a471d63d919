// Reading of the scene file itself. The size is bounded, and the file must be one that has an end.

import SegueDiagnostics
import SegueFiles

/// Reads the bytes of scene files.
package enum SceneFile {
  /// Returns the bytes of the file at `path`.
  package static func read(_ path: String) throws(Failure) -> [UInt8] {
    do {
      return try BoundedFile.read(path: path, limit: SceneLimits.fileSizeInBytes)
    } catch {
      throw Failure(error.code == .tooLarge ? .limit : .scene, error.description)
    }
  }
}
