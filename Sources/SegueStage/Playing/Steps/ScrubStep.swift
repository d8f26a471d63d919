// The step that drives the running transition, as a touch would.

import SegueScenes
import UIKit

/// A step that takes a transition to another fraction complete, updating it up to 120 times per second.
struct ScrubStep: PlayedStep {
  let step: SceneStep
  /// The screen of the transition, the fraction complete to reach, and the timing.
  let scrub: SceneScrub

  /// The smallest change of the fraction complete that is reported.
  static let resolution = 1.0 / 65_536

  func start(in playback: ScriptPlayback) {
    let transition = playback.transitions.transition(of: scrub.screen, interruptedBy: step)
    guard let transition else { return }
    transition.pause(byScript: true)
    let running = playback.begin(step, parts: 1)
    let first = Double(transition.driver.percentComplete)
    let (curve, duration, target) = (scrub.timing.cubic, scrub.duration, scrub.progress)
    let progress: @MainActor (Double) -> Double = { fraction in
      first + (target - first) * (duration > 0 ? curve.value(at: fraction) : 1)
    }
    Sampling(seconds: duration).run(in: playback.world, resolution: Self.resolution, progress) {
      transition.driver.update(CGFloat(progress($0)))
    } completion: {
      running.endPart()
    }
  }
}
