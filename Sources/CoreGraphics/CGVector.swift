import Foundation

/// A two-dimensional vector, in points or points per second.
public struct CGVector: Sendable, Hashable, Codable {
  /// The horizontal part; positive is rightwards.
  public var dx: CGFloat
  /// The vertical part; positive is downwards.
  public var dy: CGFloat

  /// The vector (0, 0).
  public static let zero = CGVector()

  /// The vector (0, 0).
  public init() { self.init(dx: 0, dy: 0) }

  /// A vector of these parts.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// A vector of these parts.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// A vector of these parts.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
