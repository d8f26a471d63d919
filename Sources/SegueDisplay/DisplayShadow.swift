// Shadows in a display list. What casts one and the shadow are one item, so that a list grows no faster
// than the layers it is made of, however deep shadows lie in each other.

import CoreGraphics

/// Items over the shadow that they cast: their composed alpha, moved, blurred and in one colour.
public struct DisplayShadow: Sendable, Hashable {
  /// What casts the shadow, back to front.
  public var items: [DisplayItem]
  /// Whether the items are not drawn themselves: they are only the outline of the shadow.
  public var hidesItems: Bool
  /// The standard deviation of the blur, in local points.
  public var radius: Double
  /// How far the shadow is moved, in local points.
  public var offset: CGSize
  /// The colour; the opacity of the shadow is folded into its alpha.
  public var color: DisplayColor
  /// Local points to pixels: what turns and stretches the radius and the offset. The items have their
  /// own transforms.
  public var transform: CGAffineTransform

  /// A shadow of these items.
  public init(
    of items: [DisplayItem], radius: Double, offset: CGSize, color: DisplayColor,
    transform: CGAffineTransform, hidesItems: Bool = false
  ) {
    (self.items, self.hidesItems) = (items, hidesItems)
    (self.radius, self.offset) = (radius, offset)
    (self.color, self.transform) = (color, transform)
  }

  /// Standard deviations across and down, in pixels.
  package var deviations: (across: Double, down: Double) { transform.deviations(of: radius) }

  /// Whether the transform makes an ellipse of the blur that stands neither upright nor level: it is then
  /// blurred in local points and transformed afterwards.
  package var isSkewed: Bool { radius != 0 && transform.skewsCircles }

  /// The move from the items to their shadow, in pixels.
  package var pixelOffset: CGAffineTransform {
    let (t, o) = (transform, offset)
    return CGAffineTransform(
      translationX: t.a * o.width + t.c * o.height, y: t.b * o.width + t.d * o.height)
  }
}

/// Items multiplied by the composed alpha of others.
public struct DisplayMask: Sendable, Hashable {
  /// What is drawn, back to front.
  public var items: [DisplayItem]
  /// Of what the alpha counts, back to front.
  public var mask: [DisplayItem]
  /// 0…1.
  public var opacity: Double

  /// `items` seen through `mask`.
  public init(_ items: [DisplayItem], through mask: [DisplayItem], opacity: Double = 1) {
    (self.items, self.mask, self.opacity) = (items, mask, opacity)
  }
}

extension CGAffineTransform {
  /// Whether circles become ellipses that stand neither upright nor level.
  package var skewsCircles: Bool {
    let (across, down, both) = (a * a + c * c, b * b + d * d, a * b + c * d)
    return both * both > 1e-4 * across * down
  }
}
