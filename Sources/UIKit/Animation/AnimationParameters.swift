// What an animation block is told, and what it takes over from the block around it.

import Foundation
import SegueTiming

/// Duration, pace and options of one animation block.
struct AnimationParameters {
  /// What was asked for as pace; a spring is solved once the duration is settled.
  enum RequestedPace {
    case fixed(Pace)
    case settlingSpring(dampingRatio: Double, initialVelocity: Double)

    func resolved(for duration: Double) -> Pace {
      switch self {
      case .fixed(let pace): pace
      case .settlingSpring(let ratio, let velocity):
        .spring(.settling(in: duration, dampingRatio: ratio, initialVelocity: velocity))
      }
    }

    var isSpring: Bool {
      if case .fixed(let pace) = self { return pace.isSpring }
      return true
    }
  }

  var duration: Double
  var delay: Double
  var pace: Pace
  var repeatsForever: Bool
  var autoreverses: Bool
  /// Non-additive properties start from what shows.
  var beginsFromCurrentState: Bool
  /// Views that are animated get touches.
  var allowsTouches: Bool
  /// How the values of keyframes are joined; `nil` for a plain animation.
  var keyframeMode: CalculationMode?
  /// Whether duration and pace are those of the block around it.
  var inheritsTiming: Bool

  /// The parameters of a block. Inside another block, duration, curve and options are the outer
  /// block's unless overridden; the delay and a spring are its own.
  init(_ request: BlockRequest, inside outer: AnimationParameters? = nil) {
    let options = request.options
    let ownDuration =
      outer == nil || (options.contains(.overrideInheritedDuration) && request.duration > 0)
    let ownPace =
      outer == nil
      || (request.keyframeMode != nil
        ? ownDuration : options.contains(.overrideInheritedCurve) || request.pace.isSpring)
    duration = ownDuration ? request.duration.nonnegative : outer?.duration ?? 0
    delay = request.delay.nonnegative
    pace = ownPace ? request.pace.resolved(for: duration) : outer?.pace ?? .cubic(.easeInOut)
    inheritsTiming = !ownDuration && !ownPace && delay == 0
    let inherited = options.contains(.overrideInheritedOptions) ? nil : outer
    repeatsForever = options.contains(.repeat) || inherited?.repeatsForever ?? false
    autoreverses =
      repeatsForever && (options.contains(.autoreverse) || inherited?.autoreverses ?? false)
    beginsFromCurrentState =
      options.contains(.beginFromCurrentState) || inherited?.beginsFromCurrentState ?? false
    allowsTouches =
      options.contains(.allowUserInteraction) || inherited?.allowsTouches ?? false
    keyframeMode = request.keyframeMode
  }

  /// Seconds from the end of the delay to the end of the animation; may be infinite.
  var activeDuration: Double { repeatsForever ? .infinity : duration }

  /// How far it is at `time` seconds after its beginning, the delay included.
  func sample(atLocalTime time: Double) -> DrivenSample {
    let active = time - delay
    if active < 0 { return .before }
    if active >= activeDuration || duration <= 0 { return .ended }
    let cycles = active / duration
    let whole = cycles.rounded(.down)
    let fraction = cycles - whole
    let isBackwards = autoreverses && whole.truncatingRemainder(dividingBy: 2) == 1
    return .progress(
      pace.progress(atFraction: isBackwards ? 1 - fraction : fraction, duration: duration))
  }
}

extension Double {
  /// The number, or 0 if it is negative, infinite or not a number.
  fileprivate var nonnegative: Double { isFinite ? Swift.max(0, self) : 0 }
}
