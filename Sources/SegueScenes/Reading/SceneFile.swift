// Reading of the scene file itself. The size is bounded, and the file must be one that has an end.

import Foundation
import SegueDiagnostics
import SegueFiles

/// Reads the bytes of scene files.
package enum SceneFile {
  /// Returns the bytes of the file at `path`.
  package static func read(_ path: String) throws(Failure) -> [UInt8] {
    do {
      return try BoundedFile.read(path: path, limit: SceneLimits.fileSizeInBytes)
    } catch {
      guard error.errorNumber == EISDIR else {
        throw Failure(error.exitCode(usually: .scene), error.description)
      }
      throw Failure(.scene, folderMessage(path))
    }
  }

  /// Returns the message about a folder in place of a scene. `segue new` calls the scene in a folder
  /// `scene.yaml`.
  private static func folderMessage(_ path: String) -> String {
    let scene = path + (path.hasSuffix("/") ? "" : "/") + "scene.yaml"
    let advice =
      access(scene, R_OK) == 0
      ? "Did you mean '\(QuotedText.plain(scene))'?"
      : "`segue batch` renders all scenes of a folder"
    return "\(QuotedText.plain(path)): is a folder; expected a scene, in YAML or JSON. \(advice)"
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
