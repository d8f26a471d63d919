// Reading and checking scenes takes about as long as playing them, and needs no main actor: so a thread
// reads ahead while the main actor plays, and thousands of scenes keep two processors busy.

import Foundation
import SegueDiagnostics
import SegueRecording
import SegueScenes

/// Scenes, read in order on a thread of its own, a few ahead of whoever takes them.
final class SceneLookahead: @unchecked Sendable {
  // Unchecked: `waiting` and `isAbandoned` are touched only under `condition`.

  /// A scene and the hash of its file.
  struct Scene: Sendable {
    var document: SceneDocument
    var hash: String
  }

  private let paths: [String]
  private let condition = NSCondition()
  private var waiting: [Result<Scene, Failure>] = []
  private var isAbandoned = false
  private static let farthest = 64

  /// Begins to read.
  /// - Throws: `RecordingError` when there is no thread.
  init(_ paths: [String]) throws {
    self.paths = paths
    try RecordingThread.start { self.read() }
  }

  /// The next scene; to be called once for each path.
  /// - Throws: `Failure`.
  func next() throws(Failure) -> Scene {
    condition.lock()
    while waiting.isEmpty { condition.wait() }
    let result = waiting.removeFirst()
    condition.broadcast()
    condition.unlock()
    return try result.get()
  }

  /// Nobody takes any more.
  func abandon() {
    condition.lock()
    isAbandoned = true
    condition.broadcast()
    condition.unlock()
  }

  private func read() {
    for path in paths {
      let scene = Self.scene(path)
      condition.lock()
      while waiting.count >= Self.farthest, !isAbandoned { condition.wait() }
      waiting.append(scene)
      let ends = isAbandoned
      condition.broadcast()
      condition.unlock()
      if ends { return }
    }
  }

  private static func scene(_ path: String) -> Result<Scene, Failure> {
    do throws(Failure) {
      let bytes = try SceneFile.read(path)
      let document = try SceneDocument.parse(bytes, named: path)
      return .success(Scene(document: document, hash: FileDigest.hex(of: bytes)))
    } catch { return .failure(error) }
  }
}
