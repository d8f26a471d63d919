// Writing an edited scene into its file: atomically, with the permissions of the file, and only if
// nobody else has changed it.

import Foundation
import SegueDiagnostics
import SegueFiles
import SegueScenes

/// Writes edited scenes.
package enum SceneSaving {
  /// Replaces the contents of the file at `path`.
  /// - Parameters:
  ///   - bytes: The new contents.
  ///   - path: The path of the file. If it is a symbolic link, the file to which it leads is
  ///     replaced.
  ///   - original: The contents that the file is expected to have.
  /// - Throws: `Failure` if the file has other contents, or cannot be written. It is unchanged then.
  package static func save(
    _ bytes: [UInt8], to path: String, replacing original: [UInt8]
  ) throws(Failure) {
    guard try SceneFile.read(path) == original else {
      throw Failure(
        .output,
        "\(path): the file has changed since the preview read it; expected the text that the "
          + "preview shows. Reload it and turn the knob again")
    }
    guard let place = realpath(path, nil) else { throw problem(path, "it cannot be found") }
    defer { free(place) }
    let target = String(cString: place)
    var status = stat()
    guard stat(target, &status) == 0 else { throw problem(path, "its permissions are not known") }
    do {
      let file = try AtomicFile(path: target, replacing: true, updating: true, calls: FileCalls())
      try bytes.withUnsafeBytes { try file.write($0) }
      guard fchmod(file.descriptor, status.st_mode & 0o7777) == 0 else {
        throw FileError.writing(path, errno, "setting its permissions")
      }
      try file.commit()
    } catch {
      throw Failure(.output, "\(error)")
    }
  }

  private static func problem(_ path: String, _ message: String) -> Failure {
    Failure(.output, "\(path): \(message), and nothing was written")
  }
}
