import Foundation

/// A point or a direction, for arithmetic in double precision.
struct PlaneVector: Hashable {
  var x, y: Double

  init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
  init(_ point: CGPoint) { (x, y) = (Double(point.x), Double(point.y)) }

  var point: CGPoint { CGPoint(x: x, y: y) }
  var length: Double { (x * x + y * y).squareRoot() }
  /// The vector of length 1 in the same direction; `nil` if there is none.
  var direction: PlaneVector? {
    let length = length
    return length > 0 && length.isFinite ? PlaneVector(x / length, y / length) : nil
  }
  /// The vector rotated by a quarter turn from the x-axis toward the y-axis.
  var quarterTurn: PlaneVector { PlaneVector(-y, x) }

  func dot(_ other: PlaneVector) -> Double { x * other.x + y * other.y }
  func cross(_ other: PlaneVector) -> Double { x * other.y - y * other.x }

  /// Returns the point at fraction `u` of the way to `other`. The result is exact at both ends.
  func mixed(_ other: PlaneVector, _ u: Double) -> PlaneVector {
    u == 1 ? other : PlaneVector(x + (other.x - x) * u, y + (other.y - y) * u)
  }

  static func + (a: PlaneVector, b: PlaneVector) -> PlaneVector {
    PlaneVector(a.x + b.x, a.y + b.y)
  }
  static func - (a: PlaneVector, b: PlaneVector) -> PlaneVector {
    PlaneVector(a.x - b.x, a.y - b.y)
  }
  static func * (a: PlaneVector, k: Double) -> PlaneVector { PlaneVector(a.x * k, a.y * k) }
  static prefix func - (a: PlaneVector) -> PlaneVector { PlaneVector(-a.x, -a.y) }
}
