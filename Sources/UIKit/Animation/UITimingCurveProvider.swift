// The paces that a property animator can be given.

import Foundation
import SegueTiming

/// What kind of pace a provider has.
public enum UITimingCurveType: Int, Sendable {
  /// One of the four curves with names.
  case builtin
  /// A cubic curve.
  case cubic
  /// A spring.
  case spring
  /// Both.
  case composed
}

/// A pace.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// What kind of pace it is.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve, if it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  let curve: CubicCurve
  private let builtin: UIView.AnimationCurve?

  /// Core Animation's default curve.
  @preconcurrency @MainActor
  public override init() {
    (curve, builtin) = (.standard, nil)
    super.init()
  }

  /// One of the curves with names.
  public init(animationCurve curve: UIView.AnimationCurve) {
    (self.curve, builtin) = (curve.cubic, curve)
    super.init()
  }

  /// The curve with these inner control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = CubicCurve(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y))
    builtin = nil
    super.init()
  }

  /// Which of the curves with names it is; `easeInOut` for others.
  open var animationCurve: UIView.AnimationCurve { builtin ?? .easeInOut }
  /// The first inner control point.
  open var controlPoint1: CGPoint { CGPoint(x: curve.x1, y: curve.y1) }
  /// The second inner control point.
  open var controlPoint2: CGPoint { CGPoint(x: curve.x2, y: curve.y2) }

  /// `builtin` or `cubic`.
  open var timingCurveType: UITimingCurveType { builtin == nil ? .cubic : .builtin }
  /// Itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring. Those with a mass have a duration of their own; of the others only the damping ratio is
/// fixed, and the animator's duration does the rest. SEMANTICS 1b.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  enum Shape: Equatable {
    case ratio(Double)
    case mass(Double, stiffness: Double, damping: Double)
    case perceptual(duration: Double, bounce: Double)
    case fixed(Spring, seconds: Double)
  }
  let shape: Shape

  /// Whole distances per second, positive towards the target: `dx` for everything but the `y` of
  /// positions.
  public let initialVelocity: CGVector

  /// The spring of UIKit's own transitions: mass 3, stiffness 1000, damping 500.
  @preconcurrency @MainActor
  public override init() {
    shape = .mass(3, stiffness: 1000, damping: 500)
    initialVelocity = .zero
    super.init()
  }

  /// A spring of this damping ratio that has settled at the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring of this damping ratio that has settled at the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    shape = .ratio(Double(ratio))
    initialVelocity = velocity
    super.init()
  }

  /// A physical spring; the animator's duration is replaced by its own.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    shape = .mass(Double(mass), stiffness: Double(stiffness), damping: Double(damping))
    initialVelocity = velocity
    super.init()
  }

  /// A spring of this perceived duration and bounce; the animator's duration is replaced by the time
  /// it takes to settle.
  public init(
    duration: TimeInterval, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    shape = .perceptual(duration: duration, bounce: Double(bounce))
    initialVelocity = velocity
    super.init()
  }

  /// This spring for so many seconds.
  init(_ spring: Spring, lasting seconds: Double, velocity: CGFloat) {
    shape = .fixed(spring, seconds: seconds)
    initialVelocity = CGVector(dx: velocity, dy: velocity)
    super.init()
  }

  /// 1 comes to rest soonest without swinging; less swings.
  open var dampingRatio: CGFloat {
    switch shape {
    case .ratio(let ratio): CGFloat(ratio)
    case .fixed(let spring, _):
      CGFloat(spring.damping / (2 * (spring.mass * spring.stiffness).squareRoot()))
    case .mass(let mass, let stiffness, let damping):
      mass * stiffness > 0 ? CGFloat(damping / (2 * (mass * stiffness).squareRoot())) : 0
    case .perceptual(_, let bounce):
      CGFloat(bounce >= 0 ? 1 - bounce : 1 / (1 + max(bounce, -1 + .ulpOfOne)))
    }
  }

  /// `spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
