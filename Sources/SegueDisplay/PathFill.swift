import CoreGraphics

/// A rule that determines the interior of a path.
public enum FillRule: String, Sendable, Hashable, CaseIterable {
  /// A point is inside if the path winds around it.
  case nonZero
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}

/// A path filled with one color, antialiased by exact area.
public struct PathFill: Sendable, Hashable {
  /// The path, in local points. Open subpaths are treated as closed.
  public var path: PathOutline
  /// The transform from local points to pixels.
  public var transform: CGAffineTransform
  /// The color. Its alpha includes the layer's opacity.
  public var color: DisplayColor
  /// The rule that determines the interior.
  public var rule: FillRule

  /// Creates a filled path.
  public init(
    path: PathOutline, transform: CGAffineTransform = .identity, color: DisplayColor,
    rule: FillRule = .nonZero
  ) {
    (self.path, self.transform, self.color) = (path, transform, color)
    self.rule = rule
  }

  /// Creates a filled path.
  public init(
    path: CGPath, transform: CGAffineTransform = .identity, color: DisplayColor,
    rule: FillRule = .nonZero
  ) {
    self.init(path: path.outline, transform: transform, color: color, rule: rule)
  }
}
