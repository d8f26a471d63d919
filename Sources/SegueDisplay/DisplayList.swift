// The interface between layers and pixels: one frame as a value. It contains no view, layer or
// clock, and it is the only input of the rasterizer.

import CoreGraphics
import SeguePixels

/// A frame: a background and the items drawn over it, back to front.
///
/// Every transform maps an item's local space to pixels, where (0, 0) is the top-left corner of the
/// top-left pixel.
public struct DisplayList: Sendable, Hashable {
  /// The size of the frame, in pixels.
  public var width, height: Int
  /// The initial color of every pixel.
  public var background: DisplayColor
  /// The items, back to front.
  public var items: [DisplayItem]

  /// Creates a frame of the given size.
  public init(width: Int, height: Int, background: DisplayColor, items: [DisplayItem] = []) {
    (self.width, self.height) = (width, height)
    (self.background, self.items) = (background, items)
  }
}

/// An item of a frame, drawn source-over in premultiplied sRGB-encoded values.
public indirect enum DisplayItem: Sendable, Hashable {
  /// A rounded rectangle filled with one color.
  case solid(SolidQuad)
  /// An image drawn in a rectangle.
  case image(ImageQuad)
  /// A path filled with one color.
  case path(PathFill)
  /// A shape filled with a gradient.
  case gradient(GradientFill)
  /// Text: glyphs of one font and color.
  case glyphs(GlyphRun)
  /// Items that are composited separately, then clipped, faded and drawn as a whole.
  case group(DisplayGroup)
  /// Items drawn over the shadow that they cast.
  case shadow(DisplayShadow)
  /// Items masked by the alpha of others.
  case masked(DisplayMask)
  /// The blurred backdrop.
  case backdrop(DisplayBackdrop)
  /// Items of a plane in perspective.
  case projected(DisplayProjection)
}

/// A straight sRGB-encoded color, with each component in 0…1.
public struct DisplayColor: Sendable, Hashable {
  /// The color components and the opacity, each in 0…1.
  public var red, green, blue, alpha: Double

  /// Creates a color with the given components.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Opaque black.
  public static let black = DisplayColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// Transparent black.
  public static let clear = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)
}

/// The shape of a rounded corner.
public enum CornerCurve: String, Sendable, Hashable, CaseIterable {
  /// The corner is a quarter of a circle.
  case circular
  /// The corner merges smoothly into the sides, starting about 1.53 radii away.
  case continuous
}

/// A rectangle with a radius for each corner. A radius of 0 is a square corner.
public struct RoundedRectangle: Sendable, Hashable {
  /// The rectangle, in local points.
  public var rect: CGRect
  /// The corner radii, in local points. Each is at most half the shorter side.
  public var topLeft, topRight, bottomRight, bottomLeft: Double
  /// The shape of the corners.
  public var curve: CornerCurve
  /// The edges that are not antialiased: a pixel whose center lies beyond one is not covered. With
  /// rounded corners they have an effect only if all four are hard and the curve is circular. In a
  /// corner, a pixel is then covered by 0.5 plus the distance from its center to the arc, in pixels,
  /// as on a device; in perspective the outline stays smooth.
  public var hardEdges: RectangleEdges = []

  /// Creates a rectangle with the same radius for all corners.
  public init(_ rect: CGRect, radius: Double = 0, curve: CornerCurve = .circular) {
    self.init(
      rect, topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius,
      curve: curve)
  }

  /// Creates a rectangle with the given radii.
  public init(
    _ rect: CGRect, topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double,
    curve: CornerCurve = .circular
  ) {
    (self.rect, self.curve) = (rect, curve)
    (self.topLeft, self.topRight) = (topLeft, topRight)
    (self.bottomRight, self.bottomLeft) = (bottomRight, bottomLeft)
  }

  /// A Boolean value that indicates whether all corners are square.
  public var isSharp: Bool {
    topLeft == 0 && topRight == 0 && bottomRight == 0 && bottomLeft == 0
  }

  /// A Boolean value that indicates whether corners are rounded and all edges are hard.
  package var hasHardCorners: Bool { hardEdges == .all && curve == .circular && !isSharp }
}

/// A rounded rectangle filled with one color, antialiased by exact area.
public struct SolidQuad: Sendable, Hashable {
  /// The outline, in local points.
  public var shape: RoundedRectangle
  /// The transform from local points to pixels.
  public var transform: CGAffineTransform
  /// The color. Its alpha includes the layer's opacity.
  public var color: DisplayColor

  /// Creates a filled shape.
  public init(shape: RoundedRectangle, transform: CGAffineTransform, color: DisplayColor) {
    (self.shape, self.transform, self.color) = (shape, transform, color)
  }
}

/// Items composited over nothing, multiplied by `opacity` and the clip's coverage, and drawn as a
/// whole.
///
/// Only a group that has an opacity or a blend mode or is isolated prevents nested groups with a
/// blend mode from being blended with its backdrop; a clip alone does not.
public struct DisplayGroup: Sendable, Hashable {
  /// The opacity, in 0…1.
  public var opacity: Double
  /// The clip; `nil` if the group is not clipped.
  public var clip: DisplayClip?
  /// The mode with which the whole is combined with the backdrop.
  public var blendMode: BlendMode
  /// A Boolean value that indicates whether nested blended groups are isolated from the backdrop
  /// even if the group itself has neither opacity nor a blend mode.
  public var isIsolated: Bool
  /// The number of the layer that the items belong to, in commits that mark their layers; otherwise
  /// `nil`. It does not affect how the group is drawn.
  package var source: Int?
  /// The items, back to front.
  public var items: [DisplayItem]

  /// Creates a group of the given items.
  public init(
    opacity: Double = 1, clip: DisplayClip? = nil, blendMode: BlendMode = .normal,
    isIsolated: Bool = false, items: [DisplayItem]
  ) {
    (self.opacity, self.clip, self.items) = (opacity, clip, items)
    (self.blendMode, self.isIsolated) = (blendMode, isIsolated)
  }
}

/// A clipping outline in a local space. Its coverage is antialiased by exact area.
public struct DisplayClip: Sendable, Hashable {
  /// The outline, in local points.
  public var shape: DisplayShape
  /// The transform from local points to pixels.
  public var transform: CGAffineTransform
  /// The flatness with which the curves of a path are divided into lines, as graphics contexts do;
  /// `nil` if areas are those of the curves.
  public var flatness: CurveFlatness?

  /// Creates a clip with the given outline.
  public init(
    shape: DisplayShape, transform: CGAffineTransform = .identity, flatness: CurveFlatness? = nil
  ) {
    (self.shape, self.transform, self.flatness) = (shape, transform, flatness)
  }

  /// Creates a clip with the given outline.
  public init(shape: RoundedRectangle, transform: CGAffineTransform) {
    self.init(shape: .rounded(shape), transform: transform)
  }

  /// Creates a clip to the interior of a path.
  public init(
    path: PathOutline, rule: FillRule = .nonZero, transform: CGAffineTransform = .identity,
    flatness: CurveFlatness? = nil
  ) {
    self.init(shape: .path(path, rule: rule), transform: transform, flatness: flatness)
  }
}
