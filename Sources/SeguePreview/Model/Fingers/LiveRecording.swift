// What a live session leaves: a scene that repeats it, and its touches as text.

import SegueDiagnostics
import SegueScenes
import SegueStage
import SegueWorld

/// A recorded live session.
@MainActor
package struct LiveRecording {
  /// The touches.
  package let touches: TouchRecording
  /// The scene that repeats the session.
  package let document: SceneDocument
  /// The instant of the clip at which the session begins.
  package let start: VirtualTime
  /// The duration of the wait after the touches, in seconds.
  private let rest: Double
  private let stage: Stage

  /// Creates the recording of a session.
  /// - Parameters:
  ///   - stage: A stage of the original scene.
  ///   - start: The instant at which the session began.
  /// - Throws: `Failure` if the scene that repeats the session cannot be played.
  init(_ touches: TouchRecording, of stage: Stage, from start: VirtualTime) throws {
    (self.touches, self.start, self.stage) = (touches, start, stage)
    let repeated = touches.document()
    let played =
      repeated.script.isEmpty ? .zero : try stage.stage(for: repeated).length()
    rest = max(0, (start + VirtualTime(seconds: touches.duration) - played).seconds)
    document = touches.document(waiting: rest)
  }

  /// Returns a stage that plays the recording.
  /// - Throws: `Failure` if the scene has problems.
  package func makeStage() throws -> Stage { try stage.stage(for: document) }

  /// Returns a part of the recording, in seconds since its beginning.
  /// - Throws: `Failure` if it cannot be played.
  package func trimmed(from: Double, to: Double) throws -> LiveRecording {
    try LiveRecording(touches.trimmed(from: from, to: to), of: stage, from: start)
  }

  /// The steps that repeat the session: its touches, and a wait if it lasted longer than they do.
  package var yaml: String {
    guard !touches.fingers.isEmpty else { return wait }
    return touches.yaml + wait
  }

  private var wait: String {
    guard rest > 0 else { return "" }
    return "- wait: \(TouchRecording.number(rest))\n"
  }

  /// Returns the scene that repeats the session as text: the file up to the beginning of the
  /// session, and the steps that repeat it.
  /// - Parameter bytes: The text of the original scene.
  /// - Returns: `nil` if a scene file cannot express it, or does not have each step on lines of its
  ///   own.
  package func sceneText(from bytes: [UInt8]) -> [UInt8]? {
    guard touches.cut.isExpressible else { return nil }
    var (count, until, steps) = (touches.cut.unchangedCount, Double?.none, yaml)
    switch touches.cut.ending {
    case .complete: break
    case .wait(let seconds): steps = "- wait: \(TouchRecording.number(seconds))\n" + steps
    case .until(let seconds): (count, until) = (count + 1, seconds)
    }
    return try? SceneEditor.continuing(
      bytes, named: document.path, keeping: count, until: until, steps: steps)
  }

  /// The recording as the page reads it.
  /// - Parameters:
  ///   - id: The number by which the page knows the recording.
  ///   - bytes: The text of the original scene.
  package func json(id: Int, original bytes: [UInt8]) -> JSONText {
    let scene = sceneText(from: bytes).map { String(decoding: $0, as: UTF8.self) }
    return .object([
      ("id", .integer(id)), ("duration", .number(JSONText.rounded(touches.duration))),
      ("start", .number(start.seconds)), ("yaml", .string(yaml)), ("swift", .string(touches.swift)),
      ("scene", .optional(scene)),
    ])
  }
}
