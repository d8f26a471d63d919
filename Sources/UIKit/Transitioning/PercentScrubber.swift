// The view animations of a transition, driven by a percentage instead of the clock: they are placed
// at it, paused at it, and played back from it to either end. Each keeps its own delay, duration,
// and curve, so only the mapping from percentage to time is linear. SEMANTICS 6b, 6c.

import Foundation
import SegueTiming
import SegueWorld

/// An object that scrubs the animations of one transition.
@MainActor
final class PercentScrubber {
  /// The timing of the rest of the transition after the interaction has ended.
  struct Rest {
    var speed = 1.0
    var curve = CubicCurve.easeInOut
  }

  /// The duration of the transition according to the animator, in seconds.
  let duration: Double
  /// A Boolean value that indicates whether the animations have ever been detached from the clock.
  private(set) var hasScrubbed = false
  private weak var context: TransitionContext?
  private var endEvent: World.EventToken?

  init(_ context: TransitionContext) {
    self.context = context
    duration = context.animator?.transitionDuration(using: context) ?? 0
  }

  private var animations: [ViewAnimation] { context?.animations ?? [] }

  /// Places the animations at `percent`, and pauses them there.
  func place(at percent: Double) {
    detachFromClock()
    for animation in animations { animation.seek(toLocalTime: percent * duration) }
  }

  /// Pauses the animations.
  ///
  /// - Returns: Their current percentage; `known` if it cannot be determined.
  func hold(at known: Double) -> Double {
    let percent = elapsedPercent ?? known
    detachFromClock()
    for animation in animations { animation.freeze() }
    return percent
  }

  /// Runs the animations from `start` to an end, and ends them there.
  func play(from start: Double, finishing isFinishing: Bool, _ rest: Rest) {
    detachFromClock()
    let end: Double = isFinishing ? 1 : 0
    let length = duration
    let time = abs(end - start) * length / rest.speed
    let begin = World.current.now.seconds
    for animation in animations {
      animation.drive { seconds in
        let part = time > 0 ? min(max((seconds - begin) / time, 0), 1) : 1
        return length * (start + (end - start) * rest.curve.value(at: part))
      }
    }
    endEvent = World.current.schedule(
      at: World.current.now + VirtualTime(seconds: time), phase: .animationEnd
    ) { self.end(finishing: isFinishing) }
  }

  /// Ends the animations at an end.
  func end(finishing isFinishing: Bool) {
    detachFromClock()
    guard isFinishing else { return animations.rollBack() }
    let ordered = animations.enumerated().sorted {
      ($0.element.endLocalTime, $0.offset) < ($1.element.endLocalTime, $1.offset)
    }
    for (_, animation) in ordered {
      if animation.endLocalTime > duration { animation.resume() } else { animation.complete() }
    }
  }

  private func detachFromClock() {
    hasScrubbed = true
    if let endEvent { World.current.cancel(endEvent) }
    endEvent = nil
  }

  private var elapsedPercent: Double? {
    guard duration > 0, let first = animations.first(where: { !$0.hasEnded }) else { return nil }
    return min(max(first.localTime(at: World.current.now.seconds) / duration, 0), 1)
  }
}

extension UIViewControllerInteractiveTransitioning {
  /// The timing of the rest of the transition.
  var rest: PercentScrubber.Rest {
    .init(
      speed: completionSpeed > 0 ? Double(completionSpeed) : 1, curve: completionCurve.cubic)
  }
}
