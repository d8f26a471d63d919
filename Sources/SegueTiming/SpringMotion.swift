// The three solutions of m·x″ + c·x′ + k·(x − 1) = 0 with x(0) = 0, x′(0) = v. In each of them the
// exponentials only decrease, so nothing overflows, and no two large terms cancel.

import CoreGraphics

/// One solution with its constants.
enum SpringMotion: Sendable, Equatable {
  /// The underdamped solution: x = 1 − e^(−decay·t)·(cos ωt + sineFactor·sin ωt).
  case underdamped(decay: Double, frequency: Double, sineFactor: Double, velocity: Double)
  /// The critically damped solution: x = 1 − e^(−frequency·t)·(1 + slope·t).
  case critical(frequency: Double, slope: Double)
  /// The overdamped solution: x = 1 − slowShare·e^(slow·t) − (1 − slowShare)·e^(fast·t), with both
  /// rates negative.
  case overdamped(slow: Double, fast: Double, slowShare: Double)
  /// The solution with infinite damping: x = 1.
  case jump

  /// Creates the motion of a spring with natural frequency `frequency` (radians per second).
  init(frequency: Double, dampingRatio: Double, velocity: Double, allowsOverdamping: Bool) {
    if dampingRatio < 1 {
      let decay = dampingRatio * frequency
      let damped = frequency * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
      self = .underdamped(
        decay: decay, frequency: damped, sineFactor: (decay - velocity) / damped,
        velocity: velocity)
    } else if dampingRatio == .infinity {
      self = .jump
    } else if dampingRatio > 1 && allowsOverdamping {
      let root = ((dampingRatio - 1) * (dampingRatio + 1)).squareRoot()
      let slow = -frequency / (dampingRatio + root)
      let fast = -frequency * (dampingRatio + root)
      self = .overdamped(slow: slow, fast: fast, slowShare: (-fast - velocity) / (slow - fast))
    } else {
      self = .critical(frequency: frequency, slope: frequency - velocity)
    }
  }

  func value(at t: Double) -> Double { 1 - remainder(at: t) }

  /// Returns the remaining fraction of the distance after `t >= 0` seconds.
  func remainder(at t: Double) -> Double {
    switch self {
    case .underdamped(let decay, let frequency, let sineFactor, _):
      let (sin, cos) = DeterministicMath.sincos(frequency * t)
      return DeterministicMath.exp(-decay * t) * (cos + sineFactor * sin)
    case .critical(let frequency, let slope):
      return DeterministicMath.exp(-frequency * t) * (1 + slope * t)
    case .overdamped(let slow, let fast, let slowShare):
      return slowShare * DeterministicMath.exp(slow * t)
        + (1 - slowShare) * DeterministicMath.exp(fast * t)
    case .jump: return 0
    }
  }

  func velocity(at t: Double) -> Double {
    switch self {
    case .underdamped(let decay, let frequency, let sineFactor, let velocity):
      let (sin, cos) = DeterministicMath.sincos(frequency * t)
      let sinePart = decay * sineFactor + frequency
      return DeterministicMath.exp(-decay * t) * (velocity * cos + sinePart * sin)
    case .critical(let frequency, let slope):
      let velocity = frequency - slope
      return DeterministicMath.exp(-frequency * t) * (velocity + slope * frequency * t)
    case .overdamped(let slow, let fast, let slowShare):
      return -slowShare * slow * DeterministicMath.exp(slow * t)
        - (1 - slowShare) * fast * DeterministicMath.exp(fast * t)
    case .jump: return 0
    }
  }
}
