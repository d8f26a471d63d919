// The seam between the layer world and the pixel world: one frame as a value. It knows no view, no
// layer and no clock; the rasterizer knows nothing else.

import CoreGraphics
import SeguePixels

/// One frame: a background and, back to front, what is drawn over it.
///
/// Every transform maps an item's local space to pixels, (0, 0) being the top-left corner of the
/// top-left pixel.
public struct DisplayList: Sendable, Hashable {
  /// Size of the frame in pixels.
  public var width, height: Int
  /// What every pixel starts as.
  public var background: DisplayColor
  /// Back to front.
  public var items: [DisplayItem]

  /// A frame of this size.
  public init(width: Int, height: Int, background: DisplayColor, items: [DisplayItem] = []) {
    (self.width, self.height) = (width, height)
    (self.background, self.items) = (background, items)
  }
}

/// Something drawn, source-over, in premultiplied sRGB-encoded values.
public indirect enum DisplayItem: Sendable, Hashable {
  /// One colour inside a rounded rectangle.
  case solid(SolidQuad)
  /// A picture stretched over a rectangle.
  case image(ImageQuad)
  /// One colour inside a path.
  case path(PathFill)
  /// Colours that run into each other inside a shape.
  case gradient(GradientFill)
  /// Text: glyphs of one font and colour.
  case glyphs(GlyphRun)
  /// Items composed by themselves, then clipped, faded and drawn as one.
  case group(DisplayGroup)
  /// Items over the shadow that they cast.
  case shadow(DisplayShadow)
  /// Items seen through the alpha of others.
  case masked(DisplayMask)
  /// What is behind, blurred.
  case backdrop(DisplayBackdrop)
  /// Items of a plane in perspective.
  case projected(DisplayProjection)
}

/// A straight sRGB-encoded colour, each part in 0…1.
public struct DisplayColor: Sendable, Hashable {
  /// Colour and opacity.
  public var red, green, blue, alpha: Double

  /// A colour of these parts.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Opaque black.
  public static let black = DisplayColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// Nothing.
  public static let clear = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)
}

/// How a round corner runs.
public enum CornerCurve: String, Sendable, Hashable, CaseIterable {
  /// A quarter of a circle.
  case circular
  /// Smoothly into the sides, from about 1.53 radii away.
  case continuous
}

/// A rectangle with one radius for each corner; 0 is a sharp corner.
public struct RoundedRectangle: Sendable, Hashable {
  /// Where, in local points.
  public var rect: CGRect
  /// Radii in local points, each at most half the shorter side.
  public var topLeft, topRight, bottomRight, bottomLeft: Double
  /// How the corners run.
  public var curve: CornerCurve

  /// A rectangle with the same radius everywhere.
  public init(_ rect: CGRect, radius: Double = 0, curve: CornerCurve = .circular) {
    self.init(
      rect, topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius,
      curve: curve)
  }

  /// A rectangle with these radii.
  public init(
    _ rect: CGRect, topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double,
    curve: CornerCurve = .circular
  ) {
    (self.rect, self.curve) = (rect, curve)
    (self.topLeft, self.topRight) = (topLeft, topRight)
    (self.bottomRight, self.bottomLeft) = (bottomRight, bottomLeft)
  }

  /// Whether all corners are sharp.
  public var isSharp: Bool {
    topLeft == 0 && topRight == 0 && bottomRight == 0 && bottomLeft == 0
  }
}

/// One colour inside a rounded rectangle, antialiased by exact area.
public struct SolidQuad: Sendable, Hashable {
  /// The outline, in local points.
  public var shape: RoundedRectangle
  /// Local points to pixels.
  public var transform: CGAffineTransform
  /// The colour; the layer's opacity is folded into its alpha.
  public var color: DisplayColor

  /// A filled shape.
  public init(shape: RoundedRectangle, transform: CGAffineTransform, color: DisplayColor) {
    (self.shape, self.transform, self.color) = (shape, transform, color)
  }
}

/// Items composed over nothing, multiplied by `opacity` and the clip's coverage, drawn as one.
///
/// Only a group that is faded, blended or isolated keeps groups inside it that have a blend mode from
/// being blended with what is beneath it; a clip alone does not.
public struct DisplayGroup: Sendable, Hashable {
  /// 0…1.
  public var opacity: Double
  /// What is cut away outside; `nil` for nothing.
  public var clip: DisplayClip?
  /// How the whole is combined with what is beneath.
  public var blendMode: BlendMode
  /// Whether blended groups inside see nothing of what is beneath, even when the group is neither faded
  /// nor blended itself.
  public var isIsolated: Bool
  /// Back to front.
  public var items: [DisplayItem]

  /// A group of these items.
  public init(
    opacity: Double = 1, clip: DisplayClip? = nil, blendMode: BlendMode = .normal,
    isIsolated: Bool = false, items: [DisplayItem]
  ) {
    (self.opacity, self.clip, self.items) = (opacity, clip, items)
    (self.blendMode, self.isIsolated) = (blendMode, isIsolated)
  }
}

/// An outline in some local space; its coverage is antialiased by exact area.
public struct DisplayClip: Sendable, Hashable {
  /// The outline, in local points.
  public var shape: DisplayShape
  /// Local points to pixels.
  public var transform: CGAffineTransform

  /// A clip of this outline.
  public init(shape: DisplayShape, transform: CGAffineTransform = .identity) {
    (self.shape, self.transform) = (shape, transform)
  }

  /// A clip of this outline.
  public init(shape: RoundedRectangle, transform: CGAffineTransform) {
    self.init(shape: .rounded(shape), transform: transform)
  }

  /// A clip along a path.
  public init(
    path: PathOutline, rule: FillRule = .nonZero, transform: CGAffineTransform = .identity
  ) {
    self.init(shape: .path(path, rule: rule), transform: transform)
  }
}
