// Shadows in a display list. Items and their shadow form one item, so that the size of a list is
// proportional to the number of layers, however deeply shadows are nested.

import CoreGraphics

/// Items drawn over the shadow that they cast. The shadow is their composited alpha, moved, blurred
/// and filled with one color.
public struct DisplayShadow: Sendable, Hashable {
  /// The items that cast the shadow, back to front.
  public var items: [DisplayItem]
  /// A Boolean value that indicates whether the items themselves are not drawn and only define the
  /// outline of the shadow.
  public var hidesItems: Bool
  /// The standard deviation of the blur, in local points.
  public var radius: Double
  /// The displacement of the shadow, in local points.
  public var offset: CGSize
  /// The color. Its alpha includes the opacity of the shadow.
  public var color: DisplayColor
  /// A Boolean value that indicates whether the blur ends at two standard deviations, as it does in
  /// graphics contexts.
  public var endsEarly: Bool
  /// The transform from local points to pixels, which applies to the radius and the offset. The
  /// items have their own transforms.
  public var transform: CGAffineTransform

  /// Creates a shadow of the given items.
  public init(
    of items: [DisplayItem], radius: Double, offset: CGSize, color: DisplayColor,
    transform: CGAffineTransform, hidesItems: Bool = false, endsEarly: Bool = false
  ) {
    (self.items, self.hidesItems, self.endsEarly) = (items, hidesItems, endsEarly)
    (self.radius, self.offset) = (radius, offset)
    (self.color, self.transform) = (color, transform)
  }

  /// The horizontal and vertical standard deviations, in pixels.
  package var deviations: (across: Double, down: Double) { transform.deviations(of: radius) }

  /// A Boolean value that indicates whether the transform changes the blur to an ellipse that is
  /// not axis-aligned. The shadow is then blurred in local points and transformed afterward.
  package var isSkewed: Bool { radius != 0 && transform.skewsCircles }

  /// The translation from the items to their shadow, in pixels.
  package var pixelOffset: CGAffineTransform {
    let (t, o) = (transform, offset)
    return CGAffineTransform(
      translationX: t.a * o.width + t.c * o.height, y: t.b * o.width + t.d * o.height)
  }
}

/// Items multiplied by the composited alpha of other items.
public struct DisplayMask: Sendable, Hashable {
  /// The items that are drawn, back to front.
  public var items: [DisplayItem]
  /// The items whose alpha is the mask, back to front.
  public var mask: [DisplayItem]
  /// The opacity, in 0…1.
  public var opacity: Double

  /// Creates items masked by `mask`.
  public init(_ items: [DisplayItem], through mask: [DisplayItem], opacity: Double = 1) {
    (self.items, self.mask, self.opacity) = (items, mask, opacity)
  }
}

extension CGAffineTransform {
  /// A Boolean value that indicates whether circles are mapped to ellipses that are not
  /// axis-aligned.
  package var skewsCircles: Bool {
    let (across, down, both) = (a * a + c * c, b * b + d * d, a * b + c * d)
    return both * both > 1e-4 * across * down
  }
}
