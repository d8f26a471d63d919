import Foundation
import SegueTiming

/// A basic animation at the pace of a damped spring: SEMANTICS 1a. Its duration only cuts it off.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  private var spring = Spring()
  private var numbers = (mass: 1.0, stiffness: 100.0, damping: 10.0, velocity: 0.0)

  /// The mass on the spring; must be positive.
  open var mass: CGFloat {
    get { CGFloat(numbers.mass) }
    set { if newValue > 0 { setNumbers { $0.mass = Double(newValue) } } }
  }
  /// The spring constant; must be positive.
  open var stiffness: CGFloat {
    get { CGFloat(numbers.stiffness) }
    set { if newValue > 0 { setNumbers { $0.stiffness = Double(newValue) } } }
  }
  /// Friction; must not be negative.
  open var damping: CGFloat {
    get { CGFloat(numbers.damping) }
    set { if newValue >= 0 { setNumbers { $0.damping = Double(newValue) } } }
  }
  /// Distances per second; positive is towards the target.
  open var initialVelocity: CGFloat {
    get { CGFloat(numbers.velocity) }
    set { setNumbers { $0.velocity = Double(newValue) } }
  }
  /// Whether damping beyond the critical makes the spring slower; else it counts as critical.
  open var allowsOverdamping = false {
    didSet { setNumbers { _ in } }
  }

  /// How long the spring takes to settle within a thousandth.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }
  /// The duration that people perceive: one undamped period.
  open var perceptualDuration: CFTimeInterval {
    2 * .pi * (numbers.mass / numbers.stiffness).squareRoot()
  }
  /// How bouncy the spring is: 0 is critically damped, 1 never settles.
  open var bounce: CGFloat {
    let ratio = numbers.damping / (2 * (numbers.mass * numbers.stiffness).squareRoot())
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  /// A spring of this perceived duration and bounce, for any property.
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
