// Apple's option types for shape layers.

import CoreGraphics

/// What of a shape is inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A rule of this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Wherever the path winds around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Wherever it winds around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of open lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A cap of this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut square at the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle around the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var cap: CGLineCap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

/// The corners of lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A join of this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A tip, up to the miter limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A part of a circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var join: CGLineJoin {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}

/// How the colours of a gradient run.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A type of this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Outwards from a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
