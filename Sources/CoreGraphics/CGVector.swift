import Foundation

/// A two-dimensional vector, in points or points per second.
public struct CGVector: Sendable, Hashable, Codable {
  /// The horizontal component. Positive values point right.
  public var dx: CGFloat
  /// The vertical component. Positive values point down.
  public var dy: CGFloat

  /// The vector (0, 0).
  public static let zero = CGVector()

  /// The vector (0, 0).
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a vector with the given components.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// Creates a vector with the given components.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Creates a vector with the given components.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
