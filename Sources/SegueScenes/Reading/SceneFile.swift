// Reads the scene file itself: bounded, and only from what can be read to its end.

import Foundation
import SegueDiagnostics

enum SceneFile {
  /// The bytes of the file at `path`.
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw Failure(.scene, "the name of the scene file is empty or contains NUL")
    }
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, "cannot be opened: \(reason(errno))") }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path, reason(errno)) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw failure(path, "is not a regular file; expected a scene in YAML or JSON")
    }
    guard status.st_size <= SceneLimits.fileSizeInBytes else {
      throw Failure(
        .limit, at: SourcePosition(file: path, line: 1, column: 1),
        "the file has \(status.st_size) bytes; the limit of a scene file is "
          + "\(SceneLimits.fileSizeInBytes)")
    }
    return try readAll(descriptor, path: path)
  }

  private static func readAll(_ descriptor: Int32, path: String) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= SceneLimits.fileSizeInBytes {
      let count = Foundation.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(path, "cannot be read: \(reason(errno))") }
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    return bytes
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }

  private static func failure(_ path: String, _ message: String) -> Failure {
    Failure(.scene, "\(QuotedText.escaped(path)): \(message)")
  }
}
