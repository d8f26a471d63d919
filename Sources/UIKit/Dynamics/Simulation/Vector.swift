// Points, velocities and impulses of the simulation: pairs of numbers.

import Foundation

typealias Vector = SIMD2<Double>

extension SIMD2<Double> {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
  init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }

  var point: CGPoint { CGPoint(x: x, y: y) }
  var vector: CGVector { CGVector(dx: x, dy: y) }
  var length: Double { (x * x + y * y).squareRoot() }
  /// The length of the vector. Setting it keeps the angle.
  var magnitude: Double {
    get { length }
    set { self = .polar(newValue, angle) }
  }
  /// The direction in radians, clockwise from the right. Setting it keeps the length.
  var angle: Double {
    get { DeterministicMath.atan2(y, x) }
    set { self = .polar(length, newValue) }
  }
  /// The vector rotated by a quarter turn in the direction of increasing angles.
  var turned: Vector { Vector(-y, x) }
  /// The unit vector in the same direction, or `nil` for a vector without direction.
  var direction: Vector? { length > 1e-12 && length.isFinite ? self / length : nil }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  func rotated(by angle: Double) -> Vector {
    let (sin, cos) = DeterministicMath.sincos(angle)
    return Vector(x * cos - y * sin, x * sin + y * cos)
  }

  /// Returns the vector with the given length and angle.
  static func polar(_ length: Double, _ angle: Double) -> Vector {
    let (sin, cos) = DeterministicMath.sincos(angle)
    return Vector(length * cos, length * sin)
  }
}
