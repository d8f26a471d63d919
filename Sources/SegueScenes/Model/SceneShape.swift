// Shapes and gradients. All is optional, so that the same value says what a view shows and how it changes
// on the way.

import CoreGraphics

/// Lines and curves, filled and stroked.
public struct SceneShape: Sendable, Hashable {
  /// Shapes that fill a view.
  public enum Kind: String, Sendable, CaseIterable {
    case circle, rectangle, capsule, line, polygon, star
  }
  /// What is inside where outlines cross.
  public enum FillRule: String, Sendable, CaseIterable { case nonZero, evenOdd }
  /// Ends of lines.
  public enum Cap: String, Sendable, CaseIterable { case butt, round, square }
  /// Corners of lines.
  public enum Join: String, Sendable, CaseIterable { case miter, round, bevel }

  /// What is drawn.
  public enum Outline: Sendable, Hashable {
    /// Fills the view; so many sides, if it has any.
    case kind(Kind, sides: Int?)
    /// Between two points in parts of the view.
    case line(from: CGPoint, to: CGPoint)
    /// Lines and curves.
    case path(ScenePath)
  }

  /// What is drawn.
  public var outline: Outline?
  /// Inside and outline.
  public var fill, stroke: ScenePaint?
  /// In points.
  public var lineWidth: Double?
  /// How far into the dashes the line begins.
  public var dashPhase: Double?
  /// The part of the line that is drawn, in parts of its length.
  public var strokeStart, strokeEnd: Double?
  /// What is inside where outlines cross.
  public var fillRule = FillRule.nonZero
  /// Ends of the line.
  public var cap = Cap.butt
  /// Corners of the line.
  public var join = Join.miter
  /// How far a corner's tip may reach, in widths of the line.
  public var miterLimit = 10.0
  /// Lengths of dashes and gaps in turn.
  public var dash: [Double] = []

  /// Nothing is spoken of.
  public init() {}

  /// This state, and for what it does not speak of, `other`.
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

/// Colours that run into each other.
public struct SceneGradient: Sendable, Hashable {
  /// How they run.
  public enum Kind: String, Sendable, CaseIterable { case axial, radial, conic }

  /// How they run.
  public var kind = Kind.axial
  /// In order.
  public var colors: [ScenePaint]?
  /// Where each is; `nil` for evenly spread.
  public var locations: [Double]?
  /// Where the first and the last are, in parts of the view.
  public var from, to: CGPoint?

  /// Nothing is spoken of.
  public init() {}

  /// This state, and for what it does not speak of, `other`.
  func over(_ other: SceneGradient?) -> SceneGradient {
    guard let other else { return self }
    var result = self
    result.colors = colors ?? other.colors
    result.locations = locations ?? other.locations
    (result.from, result.to) = (from ?? other.from, to ?? other.to)
    return result
  }
}
