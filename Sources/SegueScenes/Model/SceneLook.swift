// How the layer of a view looks. What is `nil` is not spoken of: a view then has what layers have, a state
// of a transition what the view has at rest.

import CoreGraphics

/// What is round, what is drawn around a view and what of it is seen.
public struct SceneLook: Sendable, Hashable {
  /// The shape of rounded corners.
  public enum CornerCurve: String, Sendable, CaseIterable { case circular, continuous }

  /// How colours meet those behind, by Core Graphics' names.
  public enum BlendMode: String, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
    case hardLight, difference, exclusion, hue, saturation, color, luminosity, plusLighter
    case plusDarker
  }

  /// Which corners are round.
  public var corners = SceneCorners.all
  /// How they are round.
  public var cornerCurve = CornerCurve.circular
  /// A line inside the bounds.
  public var border: SceneBorder?
  /// What is thrown on what is behind.
  public var shadow: SceneShadow?
  /// What is seen.
  public var mask: SceneMask?
  /// How its colours meet those behind.
  public var blendMode = BlendMode.normal
  /// Whether it shows from behind.
  public var isDoubleSided = true
  /// How far the eye is from the views inside.
  public var perspective: Double?

  /// As layers are.
  public init() {}
}

/// Some of four corners.
public struct SceneCorners: OptionSet, Sendable, Hashable {
  /// One bit a corner.
  public let rawValue: Int
  /// Corners of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One corner each.
  public static let topLeft = SceneCorners(rawValue: 1)
  /// The corner at the right of the upper edge.
  public static let topRight = SceneCorners(rawValue: 2)
  /// The corner at the left of the lower edge.
  public static let bottomLeft = SceneCorners(rawValue: 4)
  /// The corner at the right of the lower edge.
  public static let bottomRight = SceneCorners(rawValue: 8)
  /// All of them.
  public static let all: SceneCorners = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  /// Those that `word` means; `nil` if it means none.
  init?(_ word: String) {
    guard let found = Self.named.first(where: { $0.word == word }) else { return nil }
    self = found.corners
  }

  static var words: [String] { named.map(\.word) }

  private static let named: [(word: String, corners: SceneCorners)] = [
    ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
    ("bottomRight", .bottomRight), ("top", [.topLeft, .topRight]),
    ("bottom", [.bottomLeft, .bottomRight]), ("left", [.topLeft, .bottomLeft]),
    ("right", [.topRight, .bottomRight]),
  ]
}

/// A line inside the bounds.
public struct SceneBorder: Sendable, Hashable {
  /// In points.
  public var width: Double?
  /// Its colour.
  public var color: ScenePaint?

  /// A border, as far as it is spoken of.
  public init(width: Double? = nil, color: ScenePaint? = nil) {
    (self.width, self.color) = (width, color)
  }

  /// This one, and for what it does not speak of, `other`.
  func over(_ other: SceneBorder?) -> SceneBorder {
    SceneBorder(width: width ?? other?.width, color: color ?? other?.color)
  }
}

/// A blurred copy of a view's shape behind it.
public struct SceneShadow: Sendable, Hashable {
  /// What throws it.
  public enum Caster: String, Sendable, CaseIterable { case contents, bounds }

  /// Its colour.
  public var color: ScenePaint?
  /// 0…1.
  public var opacity: Double?
  /// How far it is blurred, in points.
  public var radius: Double?
  /// How far it is moved, in points.
  public var offset: CGPoint?
  /// What throws it.
  public var caster: Caster?

  /// A shadow, as far as it is spoken of.
  public init(
    color: ScenePaint? = nil, opacity: Double? = nil, radius: Double? = nil,
    offset: CGPoint? = nil, caster: Caster? = nil
  ) {
    (self.color, self.opacity, self.radius) = (color, opacity, radius)
    (self.offset, self.caster) = (offset, caster)
  }

  /// This one, and for what it does not speak of, `other`.
  func over(_ other: SceneShadow?) -> SceneShadow {
    SceneShadow(
      color: color ?? other?.color, opacity: opacity ?? other?.opacity,
      radius: radius ?? other?.radius, offset: offset ?? other?.offset,
      caster: caster ?? other?.caster)
  }
}

/// The part of a view that is seen.
public enum SceneMask: Sendable, Hashable {
  /// Around a centre; without a radius, so large that nothing is left out.
  case circle(LengthPair, radius: Length?)
  /// From the upper left corner, so large, with round corners.
  case frame(LengthPair, LengthPair, cornerRadius: Double)
  /// Lines and curves.
  case path(ScenePath)
}

/// Lines and curves as SVG writes them.
public struct ScenePath: Sendable, Hashable {
  /// What is drawn.
  public var outline: PathOutline
  /// What part of its plane is fitted into the view; `nil` for points of the view.
  public var viewBox: CGRect?

  /// These lines and curves.
  public init(_ outline: PathOutline, viewBox: CGRect? = nil) {
    (self.outline, self.viewBox) = (outline, viewBox)
  }
}
