// The step that drives the running transition, as a touch would.

import SegueScenes
import UIKit

/// A step that takes a transition to another fraction complete, updating it 120 times per second.
struct ScrubStep: PlayedStep {
  let step: SceneStep
  /// The screen of the transition, the fraction complete to reach, and the timing.
  let scrub: SceneScrub

  func start(in playback: ScriptPlayback) {
    let transition = playback.transitions.transition(of: scrub.screen, interruptedBy: step)
    guard let transition else { return }
    transition.pause(byScript: true)
    let running = playback.begin(step, parts: 1)
    let first = Double(transition.driver.percentComplete)
    let curve = scrub.timing.cubic
    Sampling(seconds: scrub.duration).run(in: playback.world) { fraction in
      let progress = scrub.duration > 0 ? curve.value(at: fraction) : 1
      transition.driver.update(CGFloat(first + (scrub.progress - first) * progress))
    } completion: {
      running.endPart()
    }
  }
}
