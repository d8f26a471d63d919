// The parameters of an animation block, and what it inherits from the enclosing block.

import Foundation
import SegueTiming

/// The duration, timing, and options of one animation block.
struct AnimationParameters {
  /// The timing curve as it was requested. A spring is solved once the duration is known.
  enum RequestedCurve {
    case fixed(ProgressCurve)
    case settlingSpring(dampingRatio: Double, initialVelocity: Double)

    func resolved(for duration: Double) -> ProgressCurve {
      switch self {
      case .fixed(let progressCurve): progressCurve
      case .settlingSpring(let ratio, let velocity):
        .spring(.settling(in: duration, dampingRatio: ratio, initialVelocity: velocity))
      }
    }

    var isSpring: Bool {
      if case .fixed(let progressCurve) = self { return progressCurve.isSpring }
      return true
    }
  }

  var duration: Double
  var delay: Double
  var progressCurve: ProgressCurve
  var repeatsForever: Bool
  var autoreverses: Bool
  /// A Boolean value that indicates whether animations of non-additive properties start from the
  /// displayed value.
  var beginsFromCurrentState: Bool
  /// A Boolean value that indicates whether views receive touches while they are animated.
  var allowsTouches: Bool
  /// The interpolation between keyframes; `nil` for an animation without keyframes.
  var keyframeMode: CalculationMode?
  /// A Boolean value that indicates whether duration and timing curve are those of the enclosing
  /// block.
  var inheritsTiming: Bool

  /// Creates the parameters of a block.
  ///
  /// Inside another block, the duration, the curve, and the options are those of the outer block
  /// unless overridden; the delay and a spring are always the block's own.
  init(_ request: BlockRequest, inside outer: AnimationParameters? = nil) {
    let options = request.options
    let ownDuration =
      outer == nil || (options.contains(.overrideInheritedDuration) && request.duration > 0)
    let hasOwnCurve =
      outer == nil
      || (request.keyframeMode != nil
        ? ownDuration : options.contains(.overrideInheritedCurve) || request.progressCurve.isSpring)
    duration = ownDuration ? request.duration.nonnegative : outer?.duration ?? 0
    delay = request.delay.nonnegative
    progressCurve =
      hasOwnCurve
      ? request.progressCurve.resolved(for: duration) : outer?.progressCurve ?? .cubic(.easeInOut)
    inheritsTiming = !ownDuration && !hasOwnCurve && delay == 0
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

  /// The time from the end of the delay to the end of the animation, in seconds. May be infinite.
  var activeDuration: Double { repeatsForever ? .infinity : duration }

  /// Returns the state of the animation `time` seconds after its beginning, the delay included.
  func sample(atLocalTime time: Double) -> DrivenSample {
    let active = time - delay
    if active < 0 { return .before }
    if active >= activeDuration || duration <= 0 { return .ended }
    let cycles = active / duration
    let whole = cycles.rounded(.down)
    let fraction = cycles - whole
    let isBackwards = autoreverses && whole.truncatingRemainder(dividingBy: 2) == 1
    return .progress(
      progressCurve.progress(atFraction: isBackwards ? 1 - fraction : fraction, duration: duration))
  }
}

extension Double {
  /// The number, or 0 if it is negative, infinite, or not a number.
  fileprivate var nonnegative: Double { isFinite ? Swift.max(0, self) : 0 }
}
