// Apple's option types for emitter layers.

/// The shape from which particles are emitted.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the shape.
  public let rawValue: String
  /// Creates a shape with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Particles are emitted from the point `emitterPosition`.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// Particles are emitted from a horizontal line as wide as `emitterSize`.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// Particles are emitted from a rectangle of size `emitterSize`.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// Particles are emitted from a cuboid: the rectangle with depth `emitterDepth`.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// Particles are emitted from a circle whose radius is the width of `emitterSize`.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// Particles are emitted from a sphere whose radius is the width of `emitterSize`.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the shape from which particles are emitted.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String
  /// Creates a mode with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Particles are emitted from the corners of the shape.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Particles are emitted from the outline of the shape.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Particles are emitted from the surface of the shape.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Particles are emitted from anywhere in the shape.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order or blending in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String
  /// Creates a mode with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Particles are drawn cell by cell.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// Older particles are drawn first, so that the youngest is on top.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// Older particles are drawn last, so that the oldest is on top.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// Particles are drawn from back to front by depth.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// The colors of particles are added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
