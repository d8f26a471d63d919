// The view animations of a transition on a percentage instead of the clock: placed by it, stopped at
// it, and played from it to either end. Each keeps its own delay, duration and curve, so only the way
// from percentage to time is linear. SEMANTICS 6b, 6c.

import Foundation
import SegueTiming

/// Takes the animations of one transition forwards and backwards.
@MainActor
final class PercentScrubber {
  /// How the rest plays once the finger has gone.
  struct Rest {
    var speed = 1.0
    var curve = CubicCurve.easeInOut
  }

  /// How long the animator says the transition is, in seconds.
  let duration: Double
  /// Whether the animations have ever left the clock.
  private(set) var hasScrubbed = false
  private weak var context: TransitionContext?
  private var endEvent: World.EventToken?

  init(_ context: TransitionContext) {
    self.context = context
    duration = context.animator?.transitionDuration(using: context) ?? 0
  }

  private var animations: [ViewAnimation] { context?.animations ?? [] }

  /// Puts the animations where `percent` is, and stops them there.
  func place(at percent: Double) {
    leaveClock()
    for animation in animations { animation.seek(toLocalTime: percent * duration) }
  }

  /// Stops the animations where they are; returns how far that is.
  func hold(at known: Double) -> Double {
    let percent = elapsedPercent ?? known
    leaveClock()
    for animation in animations { animation.freeze() }
    return percent
  }

  /// Plays from `start` to an end, and ends the animations there.
  func play(from start: Double, finishing isFinishing: Bool, _ rest: Rest) {
    leaveClock()
    let end: Double = isFinishing ? 1 : 0
    let length = duration
    let time = abs(end - start) * length / rest.speed
    let begin = World.current.now.seconds
    for animation in animations {
      animation.steer { seconds in
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
    leaveClock()
    guard isFinishing else { return animations.rollBack() }
    let ordered = animations.enumerated().sorted {
      ($0.element.endLocalTime, $0.offset) < ($1.element.endLocalTime, $1.offset)
    }
    for (_, animation) in ordered {
      if animation.endLocalTime > duration { animation.resume() } else { animation.complete() }
    }
  }

  private func leaveClock() {
    hasScrubbed = true
    if let endEvent { World.current.cancel(endEvent) }
    endEvent = nil
  }

  private var elapsedPercent: Double? {
    guard duration > 0, let first = animations.first(where: { !$0.isOver }) else { return nil }
    return min(max(first.localTime(at: World.current.now.seconds) / duration, 0), 1)
  }
}

extension UIViewControllerInteractiveTransitioning {
  /// How the rest of what it steers plays.
  var rest: PercentScrubber.Rest {
    .init(
      speed: completionSpeed > 0 ? Double(completionSpeed) : 1, curve: completionCurve.cubic)
  }
}
