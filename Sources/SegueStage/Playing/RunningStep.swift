// The running step of a script, and what it still waits for.

import SegueScenes
import SegueWorld
import UIKit

/// A step from its start until it is finished.
@MainActor
final class RunningStep {
  /// The step, as the scene declares it.
  let step: SceneStep
  /// A Boolean value that indicates whether the step also waits until no transition is running.
  let awaitsTransitions: Bool
  /// The number of parts of the step that have not ended, such as touches and animations.
  private(set) var remainingParts: Int
  /// The instant at which the step started.
  let start: VirtualTime
  /// The number of gestures that had been recognized in the world when the step started.
  let recognitionCountAtStart: Int
  private let onLastPart: @MainActor () -> Void

  /// Creates a step that starts now.
  /// - Parameters:
  ///   - step: The step, as the scene declares it.
  ///   - parts: The number of parts that have to end before the step is finished.
  ///   - awaitsTransitions: Whether the step also waits until no transition is running.
  ///   - world: The world in which the step runs.
  ///   - onLastPart: A closure that is called when the last part has ended.
  init(
    _ step: SceneStep, parts: Int, awaitsTransitions: Bool, in world: World,
    onLastPart: @escaping @MainActor () -> Void
  ) {
    (self.step, remainingParts, self.awaitsTransitions) = (step, parts, awaitsTransitions)
    recognitionCountAtStart = world.touches.recognitionCount
    start = world.now
    self.onLastPart = onLastPart
  }

  /// Records that a part has ended.
  func endPart() {
    remainingParts -= 1
    if remainingParts == 0 { onLastPart() }
  }
}
