import Foundation
import SegueTiming

/// A basic animation with the timing of a damped spring: SEMANTICS 1a. The duration only truncates
/// it.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  private var spring = Spring()
  private var numbers = (mass: 1.0, stiffness: 100.0, damping: 10.0, velocity: 0.0)

  /// The mass attached to the spring. Must be positive.
  open var mass: CGFloat {
    get { CGFloat(numbers.mass) }
    set { if newValue > 0 { setNumbers { $0.mass = Double(newValue) } } }
  }
  /// The spring constant. Must be positive.
  open var stiffness: CGFloat {
    get { CGFloat(numbers.stiffness) }
    set { if newValue > 0 { setNumbers { $0.stiffness = Double(newValue) } } }
  }
  /// The damping coefficient. Must not be negative.
  open var damping: CGFloat {
    get { CGFloat(numbers.damping) }
    set { if newValue >= 0 { setNumbers { $0.damping = Double(newValue) } } }
  }
  /// The initial velocity, in distances between the values per second. Positive values point toward
  /// the target.
  open var initialVelocity: CGFloat {
    get { CGFloat(numbers.velocity) }
    set { setNumbers { $0.velocity = Double(newValue) } }
  }
  /// A Boolean value that indicates whether a damping beyond the critical one slows the spring. If
  /// `false`, it is treated as critical.
  open var allowsOverdamping = false {
    didSet { setNumbers { _ in } }
  }

  /// The time that the spring takes to settle within a thousandth, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }
  /// The perceptual duration: one period of the undamped spring, in seconds.
  open var perceptualDuration: CFTimeInterval {
    2 * .pi * (numbers.mass / numbers.stiffness).squareRoot()
  }
  /// The bounciness of the spring: 0 is critically damped, 1 never settles.
  open var bounce: CGFloat {
    let ratio = numbers.damping / (2 * (numbers.mass * numbers.stiffness).squareRoot())
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  /// Creates a spring with the given perceptual duration and bounce, for any property.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * .pi / max(perceptualDuration, .leastNormalMagnitude)
    let limited = min(max(Double(bounce), -1 + .ulpOfOne), 1)
    let ratio = limited >= 0 ? 1 - limited : 1 / (1 + limited)
    allowsOverdamping = true
    setNumbers {
      $0 = (mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: 0)
    }
  }

  package override func progress(at basicTime: Double) -> Double { spring.value(at: basicTime) }

  package override func makeCopy() -> CAAnimation? {
    guard type(of: self) == CASpringAnimation.self else { return nil }
    let copy = CASpringAnimation()
    copy.allowsOverdamping = allowsOverdamping
    copy.setNumbers { $0 = numbers }
    return copyBasicSettings(to: copy)
  }

  private func setNumbers(
    _ update: (inout (mass: Double, stiffness: Double, damping: Double, velocity: Double)) -> Void
  ) {
    update(&numbers)
    spring = Spring(
      mass: numbers.mass, stiffness: numbers.stiffness, damping: numbers.damping,
      initialVelocity: numbers.velocity, allowsOverdamping: allowsOverdamping)
  }
}
