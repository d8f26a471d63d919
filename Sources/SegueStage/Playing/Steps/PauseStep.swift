// The step that pauses the running transition.

import SegueScenes

/// A step that pauses the transition of a screen, in no time.
struct PauseStep: PlayedStep {
  let step: SceneStep
  /// The screen that appears or disappears in the transition.
  let screen: Located<String>

  func start(in playback: ScriptPlayback) {
    let transition = playback.transitions.transition(of: screen, interruptedBy: step)
    guard let transition else { return }
    playback.begin(step)
    transition.pause(byScript: true)
    playback.finishStep()
  }
}
