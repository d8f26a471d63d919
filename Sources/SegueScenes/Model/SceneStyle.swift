// The style of a view's layer. A property that is `nil` is unspecified: a view then has the default
// of its layer, and a state of a transition has the value that the view has at rest.

import CoreGraphics

/// The style of a view's layer: corners, border, shadow, mask and blending.
public struct SceneStyle: Sendable, Hashable {
  /// The shapes of rounded corners.
  public enum CornerCurve: String, Sendable, CaseIterable { case circular, continuous }

  /// The blend modes that a view can have: those that mix colors, and the sums.
  static let blendModes =
    CGBlendMode.allCases.prefix { $0 != .clear } + [.plusLighter, .plusDarker]

  /// The corners that are rounded.
  public var corners = SceneCorners.all
  /// The shape of the rounded corners.
  public var cornerCurve = CornerCurve.circular
  /// The border, inside the bounds.
  public var border: SceneBorder?
  /// The shadow that the view casts on what is behind it.
  public var shadow: SceneShadow?
  /// The mask that determines which part is visible.
  public var mask: SceneMask?
  /// The blend mode with which the view is composited over what is behind it.
  public var blendMode = CGBlendMode.normal
  /// A Boolean value that indicates whether the back of the view is visible.
  public var isDoubleSided = true
  /// The distance of the eye from the subviews, in points, or `nil` for no perspective.
  public var perspective: Double?

  /// Creates the default style of a layer.
  public init() {}
}

/// A set of corners of a rectangle.
public struct SceneCorners: OptionSet, Sendable, Hashable {
  /// The bits of the set, one for each corner.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The top-left corner.
  public static let topLeft = SceneCorners(rawValue: 1)
  /// The top-right corner.
  public static let topRight = SceneCorners(rawValue: 2)
  /// The bottom-left corner.
  public static let bottomLeft = SceneCorners(rawValue: 4)
  /// The bottom-right corner.
  public static let bottomRight = SceneCorners(rawValue: 8)
  /// All four corners.
  public static let all: SceneCorners = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  /// Creates the set that `word` names. Returns `nil` if there is none.
  init?(_ word: String) {
    guard let found = Self.named.first(where: { $0.word == word }) else { return nil }
    self = found.corners
  }

  static var words: [String] { named.map(\.word) }

  /// The words for the individual corners of the set.
  var words: [String] {
    Self.named.filter { $0.corners.rawValue.nonzeroBitCount == 1 && contains($0.corners) }
      .map(\.word)
  }

  private static let named: [(word: String, corners: SceneCorners)] = [
    ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
    ("bottomRight", .bottomRight), ("top", [.topLeft, .topRight]),
    ("bottom", [.bottomLeft, .bottomRight]), ("left", [.topLeft, .bottomLeft]),
    ("right", [.topRight, .bottomRight]),
  ]
}

/// A border inside the bounds. A property that is `nil` is unspecified.
public struct SceneBorder: Sendable, Hashable {
  /// The width in points.
  public var width: Double?
  /// The color of the border.
  public var color: ScenePaint?

  /// Creates a border with the given properties.
  public init(width: Double? = nil, color: ScenePaint? = nil) {
    (self.width, self.color) = (width, color)
  }

  /// Returns this border, with what it does not specify taken from `other`.
  func over(_ other: SceneBorder?) -> SceneBorder {
    SceneBorder(width: width ?? other?.width, color: color ?? other?.color)
  }

  /// The width of a border in points, if it specifies none.
  static let standardWidth = 1.0
  /// The color of a border that specifies none.
  static let standardColor = ScenePaint.system("separator")

  /// The border with default values for what is unspecified.
  package var complete: SceneBorder {
    SceneBorder(width: width ?? Self.standardWidth, color: color ?? Self.standardColor)
  }
}

/// A shadow: a blurred copy of a view's shape behind it. A property that is `nil` is unspecified.
public struct SceneShadow: Sendable, Hashable {
  /// The shapes that can cast the shadow: the visible contents, or the rounded rectangle of the
  /// bounds.
  public enum Caster: String, Sendable, CaseIterable { case contents, bounds }

  /// The color of the shadow.
  public var color: ScenePaint?
  /// The opacity, from 0 to 1.
  public var opacity: Double?
  /// The blur radius in points.
  public var radius: Double?
  /// The offset from the view in points.
  public var offset: CGPoint?
  /// The shape that casts the shadow.
  public var caster: Caster?

  /// Creates a shadow with the given properties.
  public init(
    color: ScenePaint? = nil, opacity: Double? = nil, radius: Double? = nil,
    offset: CGPoint? = nil, caster: Caster? = nil
  ) {
    (self.color, self.opacity, self.radius) = (color, opacity, radius)
    (self.offset, self.caster) = (offset, caster)
  }

  /// Returns this shadow, with what it does not specify taken from `other`.
  func over(_ other: SceneShadow?) -> SceneShadow {
    SceneShadow(
      color: color ?? other?.color, opacity: opacity ?? other?.opacity,
      radius: radius ?? other?.radius, offset: offset ?? other?.offset,
      caster: caster ?? other?.caster)
  }

  /// The color of a shadow that specifies none.
  static let standardColor = ScenePaint.fixed(.black)
  /// The opacity of a shadow that specifies none.
  static let standardOpacity = 0.25
  /// The blur radius of a shadow in points, if it specifies none.
  static let standardRadius = 10.0
  /// The offset of a shadow in points, if it specifies none: downward.
  static let standardOffset = CGPoint(x: 0, y: 4)

  /// The shadow with default values for what is unspecified.
  package var complete: SceneShadow {
    SceneShadow(
      color: color ?? Self.standardColor, opacity: opacity ?? Self.standardOpacity,
      radius: radius ?? Self.standardRadius, offset: offset ?? Self.standardOffset, caster: caster)
  }
}

/// The visible part of a view.
public enum SceneMask: Sendable, Hashable {
  /// A circle around a center. Without a radius, it is large enough to cover the whole view.
  case circle(LengthPair, radius: Length?)
  /// A rectangle with the given origin, size and corner radius.
  case frame(LengthPair, LengthPair, cornerRadius: Double)
  /// The interior of a path.
  case path(ScenePath)
  /// The interior of a polygon or a star around a center. Without a radius, it is large enough to
  /// cover the whole view.
  case polygon(LengthPair, SceneMaskPolygon, radius: Length?)

  /// The corner radius of a rectangle in points, if none is given.
  static let standardCornerRadius = 0.0
}

/// The shape of a mask with straight edges.
public struct SceneMaskPolygon: Sendable, Hashable {
  /// The number of sides, or of points of a star.
  public var sides: Int
  /// The radius of a star's inner corners as a fraction of that of its points, or `nil` for a
  /// polygon.
  public var inner: Double?
  /// The angle by which it is turned, in degrees clockwise. At 0, a corner is at the top.
  public var degrees = SceneMaskPolygon.standardTurn

  /// The angle for which none is given.
  static let standardTurn = 0.0
  /// The number of sides of a polygon and of points of a star for which none is given.
  static let (standardSides, standardPoints) = (6, 5)
}

/// Lines and curves from SVG path data.
public struct ScenePath: Sendable, Hashable {
  /// The outline in the path's own coordinates.
  public var outline: PathOutline
  /// The part of the path's coordinate plane that is fitted into the view, or `nil` if coordinates
  /// are points of the view.
  public var viewBox: CGRect?

  /// Creates a path with the given outline.
  public init(_ outline: PathOutline, viewBox: CGRect? = nil) {
    (self.outline, self.viewBox) = (outline, viewBox)
  }
}
