// Blurred backdrops in a display list. The backdrop is everything drawn so far, through all groups
// that are still open, as if those were opaque; they fade it only afterward.

import CoreGraphics

/// The backdrop, blurred and tinted, inside a rounded rectangle.
///
/// The pixels in the bounding box of the shape are blurred as if mirrored at the sides of the box
/// and of the frame, so that nothing from outside shows. Then the saturation is changed, and the
/// tint is drawn over the colors. The result replaces the existing content.
public struct DisplayBackdrop: Sendable, Hashable {
  /// The outline, in local points.
  public var shape: RoundedRectangle
  /// The transform from local points to pixels. It also applies to the blur.
  public var transform: CGAffineTransform
  /// The standard deviation of the blur, in local points.
  public var radius: Double
  /// The factor for the distance of colors from their grays; 1 leaves them unchanged.
  public var saturation: Double
  /// The color that is drawn over the blurred backdrop.
  public var tint: DisplayColor
  /// The fraction of the existing content that is replaced, in 0…1.
  public var opacity: Double

  /// Creates a blur of the backdrop of `shape`.
  public init(
    shape: RoundedRectangle, transform: CGAffineTransform, radius: Double, saturation: Double = 1,
    tint: DisplayColor = .clear
  ) {
    (self.shape, self.transform, self.radius) = (shape, transform, radius)
    (self.saturation, self.tint, opacity) = (saturation, tint, 1)
  }

  /// The horizontal and vertical standard deviations, in pixels.
  package var deviations: (across: Double, down: Double) { transform.deviations(of: radius) }

  /// A Boolean value that indicates whether the item has no effect.
  package var changesNothing: Bool {
    !(radius > 0) && saturation == 1 && !(tint.alpha > 0) || !(opacity > 0)
  }
}

extension [DisplayItem] {
  /// A Boolean value that indicates whether any of the items, at any depth, displays its backdrop.
  package var haveBackdrops: Bool {
    contains { item in
      switch item {
      case .solid, .image, .path, .gradient, .glyphs: false
      case .backdrop: true
      case .group(let group): group.items.haveBackdrops
      case .shadow(let shadow): shadow.items.haveBackdrops
      case .masked(let masked): masked.items.haveBackdrops
      case .projected(let projection): projection.items.haveBackdrops
      }
    }
  }
}

extension CGAffineTransform {
  /// Returns the horizontal and vertical standard deviations of a transformed circular blur.
  package func deviations(of radius: Double) -> (across: Double, down: Double) {
    (
      abs(radius) * Double(a * a + c * c).squareRoot(),
      abs(radius) * Double(b * b + d * d).squareRoot()
    )
  }
}
