// The steps that start a transition: present, dismiss, push, pop and select.

import SegueScenes

/// A step that moves to another screen. It is finished when its transition has ended.
struct MoveStep: PlayedStep {
  let step: SceneStep

  func start(in playback: ScriptPlayback) {
    let transitions = playback.transitions
    guard transitions.allowsStart(of: step) else { return }
    playback.begin(step, awaitsTransitions: true)
    guard let transition = transitions.start(step) else { return }
    // A move that UIKit performs without a transition reports no end.
    if !transitions.isActive, transitions.running === transition { playback.finishStepIfSettled() }
  }
}
