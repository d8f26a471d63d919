// The step that drags one finger.

import SegueScenes
import UIKit

/// A step that drags a finger along a line.
struct DragStep: PlayedStep {
  let step: SceneStep
  /// The line of the drag and its timing.
  let drag: SceneDrag

  let waitsForInstant = false

  func start(in playback: ScriptPlayback) {
    play([TouchPlayback(drag, in: playback.window.bounds.size)], in: playback)
  }
}
