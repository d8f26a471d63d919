// The timing curves that a property animator accepts.

import Foundation
import SegueTiming

/// Constants that indicate the kind of timing information that a provider has.
public enum UITimingCurveType: Int, Sendable {
  /// One of the four standard curves.
  case builtin
  /// A custom cubic Bézier curve.
  case cubic
  /// A spring.
  case spring
  /// Both a cubic curve and a spring.
  case composed
}

/// The interface of an object that provides the timing of an animation.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of timing information that the object provides.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve, or `nil` if the object provides none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, or `nil` if the object provides none.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The timing of an animation as a cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  let curve: CubicCurve
  private let builtin: UIView.AnimationCurve?

  /// Creates timing parameters with the default curve of Core Animation.
  @preconcurrency @MainActor
  public override init() {
    (curve, builtin) = (.standard, nil)
    super.init()
  }

  /// Creates timing parameters with one of the standard curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    (self.curve, builtin) = (curve.cubic, curve)
    super.init()
  }

  /// Creates timing parameters with a curve that has the given inner control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = CubicCurve(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y))
    builtin = nil
    super.init()
  }

  /// The standard curve that the object was created with; `easeInOut` for a custom curve.
  open var animationCurve: UIView.AnimationCurve { builtin ?? .easeInOut }
  /// The first inner control point of the curve.
  open var controlPoint1: CGPoint { CGPoint(x: curve.x1, y: curve.y1) }
  /// The second inner control point of the curve.
  open var controlPoint2: CGPoint { CGPoint(x: curve.x2, y: curve.y2) }

  /// The kind of timing information: `builtin` or `cubic`.
  open var timingCurveType: UITimingCurveType { builtin == nil ? .cubic : .builtin }
  /// The cubic curve, which is the object itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// The spring; always `nil`.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The timing of an animation as a damped spring.
///
/// Springs with a mass have a duration of their own. Of the others only the damping ratio is fixed,
/// and the animator's duration determines the rest. SEMANTICS 1b.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  enum Shape: Equatable {
    case ratio(Double)
    case mass(Double, stiffness: Double, damping: Double)
    case perceptual(duration: Double, bounce: Double)
    case fixed(Spring, seconds: Double)
  }
  let shape: Shape

  /// The initial velocity in total distances per second, positive toward the target: `dx` for
  /// everything but the `y` of positions.
  public let initialVelocity: CGVector

  /// Creates the spring of UIKit's own transitions: mass 3, stiffness 1000, damping 500.
  @preconcurrency @MainActor
  public override init() {
    shape = .mass(3, stiffness: 1000, damping: 500)
    initialVelocity = .zero
    super.init()
  }

  /// Creates a spring with the given damping ratio, which has settled at the end of the animator's
  /// duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring with the given damping ratio and initial velocity, which has settled at the
  /// end of the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    shape = .ratio(Double(ratio))
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring from its physical parameters. The settling time of the spring replaces the
  /// animator's duration.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    shape = .mass(Double(mass), stiffness: Double(stiffness), damping: Double(damping))
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring with the given perceived duration, in seconds, and bounce. The settling time
  /// of the spring replaces the animator's duration.
  public init(
    duration: TimeInterval, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    shape = .perceptual(duration: duration, bounce: Double(bounce))
    initialVelocity = velocity
    super.init()
  }

  /// Creates timing parameters for `spring` with a fixed duration in seconds.
  init(_ spring: Spring, lasting seconds: Double, velocity: CGFloat) {
    shape = .fixed(spring, seconds: seconds)
    initialVelocity = CGVector(dx: velocity, dy: velocity)
    super.init()
  }

  /// The damping ratio of the spring. A spring of ratio 1 settles as quickly as is possible without
  /// oscillation; lower ratios oscillate.
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

  /// The kind of timing information; always `spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// The cubic curve; always `nil`.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring, which is the object itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
