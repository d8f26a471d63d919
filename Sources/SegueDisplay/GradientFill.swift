// Gradients in a display list: shapes filled with a gradient.

import CoreGraphics

/// A shape filled with a gradient, its edges antialiased by exact area.
public struct GradientFill: Sendable, Hashable {
  /// The outline, in local points.
  public var shape: DisplayShape
  /// The transform from local points to pixels.
  public var transform: CGAffineTransform
  /// The colors and the geometry of the gradient.
  public var gradient: DisplayGradient
  /// The factor for the alpha of every color, in 0…1.
  public var opacity: Double

  /// Creates a shape filled with a gradient.
  public init(
    shape: DisplayShape, transform: CGAffineTransform = .identity, gradient: DisplayGradient,
    opacity: Double = 1
  ) {
    (self.shape, self.transform) = (shape, transform)
    (self.gradient, self.opacity) = (gradient, opacity)
  }
}

/// The colors and the geometry of a gradient.
public struct DisplayGradient: Sendable, Hashable {
  /// The geometry of a gradient.
  public enum Kind: Sendable, Hashable {
    /// Colors vary along the line from one point to another. Locations 0 and 1 are the
    /// perpendicular lines through them.
    case axial(from: CGPoint, to: CGPoint)
    /// Colors vary from one circle to another. Locations 0 and 1 are the circles. Where circles
    /// overlap, those with larger locations are on top.
    case radial(from: DisplayCircle, to: DisplayCircle)
    /// Colors vary around a point from x toward y, starting at `angle` (in radians).
    case conic(center: CGPoint, angle: Double)
  }

  /// The geometry, in the gradient's own coordinates.
  public var kind: Kind
  /// The colors in the order of their locations. A location that is less than the previous one is
  /// treated as equal to it. The first color extends before the first location, the last one after
  /// the last. Without stops nothing is drawn.
  public var stops: [GradientStop]
  /// Boolean values that indicate whether the gradient is drawn before location 0 and after
  /// location 1.
  public var extendsBefore, extendsAfter: Bool
  /// A Boolean value that indicates whether colors are premultiplied before, rather than after,
  /// they are interpolated.
  public var mixesPremultiplied: Bool
  /// The transform from the gradient's own coordinates to local points.
  public var transform: CGAffineTransform

  /// Creates a gradient.
  public init(
    _ kind: Kind, stops: [GradientStop], extendsBefore: Bool = true, extendsAfter: Bool = true,
    mixesPremultiplied: Bool = false, transform: CGAffineTransform = .identity
  ) {
    (self.kind, self.stops) = (kind, stops)
    (self.extendsBefore, self.extendsAfter) = (extendsBefore, extendsAfter)
    (self.mixesPremultiplied, self.transform) = (mixesPremultiplied, transform)
  }
}

/// A circle, given by its center and radius.
public struct DisplayCircle: Sendable, Hashable {
  /// The center of the circle.
  public var center: CGPoint
  /// The radius of the circle. Not negative.
  public var radius: Double

  /// Creates a circle.
  public init(center: CGPoint, radius: Double) { (self.center, self.radius) = (center, radius) }
}

/// A color of a gradient and its location.
public struct GradientStop: Sendable, Hashable {
  /// The color at the location.
  public var color: DisplayColor
  /// The location, any number.
  public var location: Double

  /// Creates a color at a location.
  public init(_ color: DisplayColor, at location: Double) {
    (self.color, self.location) = (color, location)
  }
}
