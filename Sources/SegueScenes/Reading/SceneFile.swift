// Reads the scene file itself: bounded, and only from what can be read to its end.

import SegueDiagnostics
import SegueFiles

enum SceneFile {
  /// The bytes of the file at `path`.
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    do {
      return try BoundedFile.read(path: path, limit: SceneLimits.fileSizeInBytes)
    } catch {
      throw Failure(error.code == .tooLarge ? .limit : .scene, error.description)
    }
  }
}
