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
      throw Failure(error.exitCode(usually: .scene), error.description)
    }
  }
}

extension FileError {
  /// Returns the exit code for an input that cannot be read: that of a limit that it exceeds, that
  /// of a failure which may pass, or `code`.
  package func exitCode(usually code: ExitCode) -> ExitCode {
    if isShortage { return .output }
    return self.code == .tooLarge ? .limit : code
  }
}
