// Gradients in a display list: a shape filled with colours that run into each other.

import CoreGraphics

/// Colours that run into each other inside a shape, its edges antialiased by exact area.
public struct GradientFill: Sendable, Hashable {
  /// The outline, in local points.
  public var shape: DisplayShape
  /// Local points to pixels.
  public var transform: CGAffineTransform
  /// The colours and how they run.
  public var gradient: DisplayGradient
  /// 0…1, multiplied into every colour.
  public var opacity: Double

  /// A shape filled with a gradient.
  public init(
    shape: DisplayShape, transform: CGAffineTransform = .identity, gradient: DisplayGradient,
    opacity: Double = 1
  ) {
    (self.shape, self.transform) = (shape, transform)
    (self.gradient, self.opacity) = (gradient, opacity)
  }
}

/// Colours and how they run.
public struct DisplayGradient: Sendable, Hashable {
  /// Which way the colours run.
  public enum Kind: Sendable, Hashable {
    /// Evenly from one point to another: 0 and 1 are the lines through them at a right angle.
    case axial(from: CGPoint, to: CGPoint)
    /// From one circle to another: 0 and 1 are the circles. Where circles cover each other, those
    /// with greater numbers are on top.
    case radial(from: DisplayCircle, to: DisplayCircle)
    /// Around a point, from x towards y, beginning at `angle` (in radians).
    case conic(center: CGPoint, angle: Double)
  }

  /// Which way the colours run, in the gradient's own coordinates.
  public var kind: Kind
  /// The colours, by their locations: one that is less than the one before counts as equal. Before the
  /// first there is its colour, and after the last that one's. No stops, no picture.
  public var stops: [GradientStop]
  /// Whether there is colour before 0, and after 1.
  public var extendsBefore, extendsAfter: Bool
  /// Whether colours are multiplied by their alpha before they are mixed, and not after it.
  public var mixesPremultiplied: Bool
  /// The gradient's own coordinates to local points.
  public var transform: CGAffineTransform

  /// A gradient.
  public init(
    _ kind: Kind, stops: [GradientStop], extendsBefore: Bool = true, extendsAfter: Bool = true,
    mixesPremultiplied: Bool = false, transform: CGAffineTransform = .identity
  ) {
    (self.kind, self.stops) = (kind, stops)
    (self.extendsBefore, self.extendsAfter) = (extendsBefore, extendsAfter)
    (self.mixesPremultiplied, self.transform) = (mixesPremultiplied, transform)
  }
}

/// A circle.
public struct DisplayCircle: Sendable, Hashable {
  /// The middle.
  public var center: CGPoint
  /// How far it is from there; not negative.
  public var radius: Double

  /// A circle.
  public init(center: CGPoint, radius: Double) { (self.center, self.radius) = (center, radius) }
}

/// A colour of a gradient.
public struct GradientStop: Sendable, Hashable {
  /// The colour.
  public var color: DisplayColor
  /// Where it is reached; any number.
  public var location: Double

  /// A colour at a location.
  public init(_ color: DisplayColor, at location: Double) {
    (self.color, self.location) = (color, location)
  }
}
