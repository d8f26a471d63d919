import CoreGraphics

/// A rule that determines the interior of a path.
public enum FillRule: String, Sendable, Hashable, CaseIterable {
  /// A point is inside if the path winds around it.
  case nonZero
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}

/// The flatness with which a graphics context divides curves into lines.
///
/// A context divides a curve in half, at the middle of its parameter, until the lines deviate from
/// the curve by at most 0.2 of the flatness, in pixels, horizontally and vertically.
public struct CurveFlatness: Sendable, Hashable {
  /// The flatness, as `CGContext.setFlatness(_:)` has it.
  public var value: Double
  /// The width of the line whose sides the curves are, in local points; `nil` if they are not. A
  /// graphics context approximates the sides of a line that is about as thin as a pixel by quadratic
  /// curves before it divides them.
  public var lineWidth: Double?

  /// Creates a flatness.
  public init(_ value: Double, lineWidth: Double? = nil) {
    (self.value, self.lineWidth) = (value, lineWidth)
  }

  /// The flatness of a context in which none is set.
  package static let standard = CurveFlatness(0.25)

  /// The maximum deviation of the lines from a curve, in pixels.
  package var deviation: Double { 0.2 * value }

  /// Returns the same flatness for the sides of a line.
  package func around(lineWidth: Double) -> CurveFlatness {
    CurveFlatness(value, lineWidth: lineWidth)
  }

  /// The width in pixels up to which a line is thin: 1 is, and 1.5 is not, in reference pictures.
  private static let thinLine = 1.25

  /// Returns whether the curves are the sides of a thin line under a transform to pixels.
  package func surroundsThinLine(_ transform: CGAffineTransform) -> Bool {
    guard let lineWidth else { return false }
    let area = abs(transform.a * transform.d - transform.b * transform.c)
    return lineWidth * Double(area).squareRoot() <= Self.thinLine
  }
}

/// The band between two rounded rectangles with hard edges, as the border of a layer. A pixel is
/// covered by the difference of their coverages.
public struct RoundedRing: Sendable, Hashable {
  /// The outline of the ring, and that of the part that it does not cover, in local points.
  public var outer, inner: RoundedRectangle

  /// Creates a ring between two outlines.
  public init(outer: RoundedRectangle, inner: RoundedRectangle) {
    (self.outer, self.inner) = (outer, inner)
  }
}

/// A path filled with one color, antialiased by the areas beside its edges: where these cross or overlap
/// within a pixel, their coverages add up.
public struct PathFill: Sendable, Hashable {
  /// The path, in local points. Open subpaths are treated as closed.
  public var path: PathOutline
  /// The transform from local points to pixels.
  public var transform: CGAffineTransform
  /// The color. Its alpha includes the layer's opacity.
  public var color: DisplayColor
  /// The rule that determines the interior.
  public var rule: FillRule
  /// The flatness with which curves are divided into lines, as graphics contexts do; `nil` if areas
  /// are those of the curves.
  public var flatness: CurveFlatness?
  /// The ring that the path surrounds, if its edges are hard; otherwise `nil`. In perspective the
  /// path is filled.
  public var hardRing: RoundedRing?

  /// Creates a filled path.
  public init(
    path: PathOutline, transform: CGAffineTransform = .identity, color: DisplayColor,
    rule: FillRule = .nonZero, flatness: CurveFlatness? = nil
  ) {
    (self.path, self.transform, self.color) = (path, transform, color)
    (self.rule, self.flatness) = (rule, flatness)
  }

  /// Creates a filled path.
  public init(
    path: CGPath, transform: CGAffineTransform = .identity, color: DisplayColor,
    rule: FillRule = .nonZero, flatness: CurveFlatness? = nil
  ) {
    self.init(
      path: path.outline, transform: transform, color: color, rule: rule, flatness: flatness)
  }
}
