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
    let rest = start + VirtualTime(seconds: touches.duration) - played
    document = touches.document(waiting: max(0, rest.seconds))
  }

  /// Returns a stage that plays the recording.
  /// - Throws: `Failure` if the scene has problems.
  package func makeStage() throws -> Stage { try stage.stage(for: document) }

  /// Returns a part of the recording, in seconds since its beginning.
  /// - Throws: `Failure` if it cannot be played.
  package func trimmed(from: Double, to: Double) throws -> LiveRecording {
    try LiveRecording(touches.trimmed(from: from, to: to), of: stage, from: start)
  }

  /// The recording as the page reads it.
  /// - Parameter id: The number by which the page knows the recording.
  package func json(id: Int) -> JSONText {
    .object([
      ("id", .integer(id)), ("duration", .number(JSONText.rounded(touches.duration))),
      ("yaml", .string(yaml)), ("swift", .string(touches.swift)),
    ])
  }

  /// The steps that repeat the session after the steps before it: the end of the step that was
  /// running, the touches, and a wait if the session lasted longer than they do.
  package var yaml: String {
    var text = touches.yaml
    if case .wait(let seconds)? = document.script.last?.action, !touches.fingers.isEmpty {
      text += "- wait: \(TouchRecording.number(seconds))\n"
    }
    return text
  }
}
