// The step that replaces everything in the window.

import SegueScenes

/// A step that makes a screen the root of the window, in no time.
struct ShowStep: PlayedStep {
  let step: SceneStep
  /// The name of the screen.
  let screen: String

  func start(in playback: ScriptPlayback) {
    guard playback.transitions.allowsStart(of: step) else { return }
    playback.begin(step)
    playback.transitions.moves.show(screen)
    playback.finishStep()
  }
}
