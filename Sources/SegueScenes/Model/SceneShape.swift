// Shapes and gradients. Properties are optional, so that the same type describes both the content
// of a view and its change during a transition.

import CoreGraphics

/// A shape of lines and curves, filled and stroked. A property that is `nil` is unspecified.
public struct SceneShape: Sendable, Hashable {
  /// The shapes that fill a view.
  public enum Kind: String, Sendable, CaseIterable {
    case circle, rectangle, capsule, line, polygon, star
  }
  /// The rules that determine the interior where outlines cross.
  public enum FillRule: String, Sendable, CaseIterable { case nonZero, evenOdd }
  /// The shapes of line ends.
  public enum Cap: String, Sendable, CaseIterable { case butt, round, square }
  /// The shapes of line corners.
  public enum Join: String, Sendable, CaseIterable { case miter, round, bevel }

  /// The outlines that a shape can have.
  public enum Outline: Sendable, Hashable {
    /// A shape that fills the view, with the number of sides if it is a polygon or a star.
    case kind(Kind, sides: Int?)
    /// A line between two points in the unit coordinate space of the view.
    case line(from: CGPoint, to: CGPoint)
    /// A path of lines and curves.
    case path(ScenePath)
  }

  /// The outline of the shape.
  public var outline: Outline?
  /// The colors of the interior and of the outline.
  public var fill, stroke: ScenePaint?
  /// The width of the outline in points.
  public var lineWidth: Double?
  /// The distance into the dash pattern at which the line begins, in points.
  public var dashPhase: Double?
  /// The start and the end of the visible part of the line, as fractions of its length.
  public var strokeStart, strokeEnd: Double?
  /// The rule that determines the interior where outlines cross.
  public var fillRule = FillRule.nonZero
  /// The shape of the line's ends.
  public var cap = Cap.butt
  /// The shape of the line's corners.
  public var join = Join.miter
  /// The maximum length of a mitered corner, in line widths.
  public var miterLimit = 10.0
  /// The alternating lengths of dashes and gaps, in points.
  public var dash: [Double] = []

  /// Creates a shape that specifies nothing.
  public init() {}

  /// The ends of a line for which none are given, as fractions of the view.
  static let standardLine = (from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5))

  /// Returns this shape, with what it does not specify taken from `other`.
  func over(_ other: SceneShape?) -> SceneShape {
    guard let other else { return self }
    var result = self
    result.outline = outline ?? other.outline
    (result.fill, result.stroke) = (fill ?? other.fill, stroke ?? other.stroke)
    result.lineWidth = lineWidth ?? other.lineWidth
    result.dashPhase = dashPhase ?? other.dashPhase
    result.strokeStart = strokeStart ?? other.strokeStart
    result.strokeEnd = strokeEnd ?? other.strokeEnd
    return result
  }
}

/// A gradient between colors. A property that is `nil` is unspecified.
public struct SceneGradient: Sendable, Hashable {
  /// The kinds of gradients: along a line, out from a point, or around a point.
  public enum Kind: String, Sendable, CaseIterable { case axial, radial, conic }

  /// The kind of the gradient.
  public var kind = Kind.axial
  /// The colors, in order.
  public var colors: [ScenePaint]?
  /// The location of each color, rising from 0 to 1, or `nil` for even spacing.
  public var locations: [Double]?
  /// The locations of the first and the last color, in the unit coordinate space of the view.
  public var from, to: CGPoint?

  /// Creates a gradient that specifies nothing.
  public init() {}

  /// Returns this gradient, with what it does not specify taken from `other`.
  func over(_ other: SceneGradient?) -> SceneGradient {
    guard let other else { return self }
    var result = self
    result.colors = colors ?? other.colors
    result.locations = locations ?? other.locations
    (result.from, result.to) = (from ?? other.from, to ?? other.to)
    return result
  }
}
