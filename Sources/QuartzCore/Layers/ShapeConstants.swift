// Apple's option types for shape layers.

import CoreGraphics

/// A rule that determines the interior of a shape.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the rule.
  public let rawValue: String
  /// Creates a rule with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point is inside if the path winds around it.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// A point is inside if a ray from it crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The style of the ends of open lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the cap.
  public let rawValue: String
  /// Creates a cap with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The line is cut off squarely at its end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle around the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The line is extended beyond its end by half its width.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var cap: CGLineCap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

/// The style of the corners of lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the join.
  public let rawValue: String
  /// Creates a join with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The outer edges are extended until they meet, up to the miter limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// The corner is rounded by a circular arc.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// The corner is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var join: CGLineJoin {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}

/// The geometry of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the type.
  public let rawValue: String
  /// Creates a type with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Colors vary along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Colors vary outward from a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Colors vary around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
