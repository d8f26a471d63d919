// Apple's option types for layers.

/// The placement and scaling of contents in a layer's bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the gravity.
  public let rawValue: String
  /// Creates a gravity with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Contents are centered without scaling.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Contents are centered at the upper edge without scaling.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Contents are centered at the lower edge without scaling.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Contents are centered at the left edge without scaling.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Contents are centered at the right edge without scaling.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Contents are placed in the upper left corner without scaling.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Contents are placed in the upper right corner without scaling.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// Contents are placed in the lower left corner without scaling.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// Contents are placed in the lower right corner without scaling.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Contents are stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Contents are scaled to fit inside the bounds, preserving the aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Contents are scaled to fill the bounds, preserving the aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The filter with which contents are sampled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the filter.
  public let rawValue: String
  /// Creates a filter with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest sample is used.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Samples are interpolated bilinearly.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Samples are interpolated bilinearly and, when reduced, between successively halved images.
  /// `linear` is sharper.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the curve.
  public let rawValue: String
  /// Creates a curve with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The corner is a quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// The corner merges smoothly into the sides.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A set of corners that are rounded.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each corner.
  public let rawValue: UInt
  /// Creates a set with the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// A set of edges that are antialiased.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each edge.
  public let rawValue: UInt32
  /// Creates a set with the given bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The left edge.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
  /// The right edge.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
  /// The edge with the smallest y-coordinate, as in Apple's header. In UIKit's coordinates that is
  /// the upper edge.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
  /// The edge with the largest y-coordinate. In UIKit's coordinates that is the lower edge.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
  /// All edges.
  static let all: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
}
