import CoreGraphics

/// What of a path is inside.
public enum FillRule: String, Sendable, Hashable, CaseIterable {
  /// Wherever the path winds around.
  case nonZero
  /// Wherever it winds around an odd number of times.
  case evenOdd
}

/// One colour inside a path, antialiased by exact area.
public struct PathFill: Sendable, Hashable {
  /// Subpaths in local points; open ones count as closed.
  public var path: PathOutline
  /// Local points to pixels.
  public var transform: CGAffineTransform
  /// The colour; the layer's opacity is folded into its alpha.
  public var color: DisplayColor
  /// What of the path is inside.
  public var rule: FillRule

  /// A filled path.
  public init(
    path: PathOutline, transform: CGAffineTransform = .identity, color: DisplayColor,
    rule: FillRule = .nonZero
  ) {
    (self.path, self.transform, self.color) = (path, transform, color)
    self.rule = rule
  }

  /// A filled path.
  public init(
    path: CGPath, transform: CGAffineTransform = .identity, color: DisplayColor,
    rule: FillRule = .nonZero
  ) {
    self.init(path: path.outline, transform: transform, color: color, rule: rule)
  }
}
