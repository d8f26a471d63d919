// The step that lets time pass.

import SegueScenes
import SegueWorld

/// A step that is finished after a number of seconds.
struct WaitStep: PlayedStep {
  let step: SceneStep
  /// The duration of the wait, in seconds.
  let seconds: Double

  let waitsForInstant = false

  func start(in playback: ScriptPlayback) {
    // The part never ends: the event of the next step ends this one.
    playback.begin(step, parts: 1)
    playback.startNextStep(after: VirtualTime(seconds: seconds))
  }
}
