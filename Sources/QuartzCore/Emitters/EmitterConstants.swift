// Apple's option types for emitter layers.

/// The shape that particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A shape of this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `emitterPosition` alone.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// As wide as `emitterSize`.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// As large as `emitterSize`.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// The rectangle, `emitterDepth` deep.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// With the width of `emitterSize` as radius.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// The same in space.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// From which part of the shape particles come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A mode of this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its corners.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Anywhere in it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles are drawn over each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A mode of this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cell by cell.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The youngest on top.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest on top.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By depth.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Their light is added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
