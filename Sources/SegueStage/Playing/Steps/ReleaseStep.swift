// The steps that let a paused transition continue: finish and cancel.

import SegueScenes

/// A step that lets a transition run to its end, or back to its beginning. It is finished when the
/// transition has ended.
struct ReleaseStep: PlayedStep {
  let step: SceneStep
  /// The screen of the transition, and the speed and curve of its remaining part.
  let release: SceneRelease
  /// A Boolean value that indicates whether the transition finishes rather than being cancelled.
  let finishes: Bool

  func start(in playback: ScriptPlayback) {
    let transition = playback.transitions.transition(of: release.screen, interruptedBy: step)
    guard let transition else { return }
    playback.begin(step, awaitsTransitions: true)
    transition.pause(byScript: true)
    transition.resume(release, finishing: finishes)
  }
}
