// The step of a script that is under way: what it still waits for.

import QuartzCore
import SegueScenes
import UIKit

/// One step while it lasts.
@MainActor
final class RunningStep {
  let step: SceneStep
  /// Whether it lasts until no transition is under way.
  let awaitsTransition: Bool
  /// Fingers that have not left, or stretches of time that have not passed.
  var pending: Int
  /// How many gestures had been recognized when it began.
  let recognizedBefore: Int
  let beginning: VirtualTime

  init(_ step: SceneStep, pending: Int = 0, awaitsTransition: Bool, in world: World) {
    (self.step, self.pending, self.awaitsTransition) = (step, pending, awaitsTransition)
    recognizedBefore = world.touches.recognitionCount
    beginning = world.now
  }
}
