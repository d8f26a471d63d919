// Reading and checking scenes takes about as long as playing them and does not require the main
// actor. A thread therefore reads ahead while the main actor plays, so that thousands of scenes
// keep two processors busy.

import Foundation
import SegueClips
import SegueDiagnostics
import SegueRecording
import SegueScenes

/// Reads scenes in order on a thread of its own, a few in advance.
final class SceneLookahead: @unchecked Sendable {
  // Unchecked: `waiting` and `isAbandoned` are accessed only under `condition`.

  /// A scene with the hash of its file.
  struct Scene: Sendable {
    var document: SceneDocument
    var hash: String
  }

  private let paths: [String]
  private let condition = NSCondition()
  private var waiting: [Result<Scene, Failure>] = []
  private var isAbandoned = false
  private static let maximumLookahead = 64

  /// Starts to read the scenes at `paths`.
  /// - Throws: `RecordingError` if no thread can be created.
  init(_ paths: [String]) throws {
    self.paths = paths
    try RecordingThread.start { self.read() }
  }

  /// Returns the next scene. Call this once for each path.
  /// - Throws: `Failure`.
  func next() throws(Failure) -> Scene {
    condition.lock()
    while waiting.isEmpty { condition.wait() }
    let result = waiting.removeFirst()
    condition.broadcast()
    condition.unlock()
    return try result.get()
  }

  /// Stops reading.
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
      while waiting.count >= Self.maximumLookahead, !isAbandoned { condition.wait() }
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
