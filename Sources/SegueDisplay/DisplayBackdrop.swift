// Frosted glass in a display list: what lies behind, blurred. It takes what has been drawn so far,
// through all groups that are still open, as if those were opaque; only then do they fade it.

import CoreGraphics

/// What has been drawn behind, blurred and tinted, inside a rounded rectangle.
///
/// What lies within the pixels of the shape's bounding box is blurred as if mirrored at the box's sides,
/// and those of the frame, so that nothing from outside shows. Then colours are moved away from their
/// greys, and the tint is drawn over them. The result takes the place of what is there.
public struct DisplayBackdrop: Sendable, Hashable {
  /// Where, in local points.
  public var shape: RoundedRectangle
  /// Local points to pixels; turns and stretches the blur, too.
  public var transform: CGAffineTransform
  /// The standard deviation of the blur, in local points.
  public var radius: Double
  /// How far colours are from their greys afterwards, over how far they were; 1 leaves them alone.
  public var saturation: Double
  /// What is drawn over the blurred colours.
  public var tint: DisplayColor
  /// 0…1, how much of what is there is replaced.
  public var opacity: Double

  /// A blur of what is behind `shape`.
  public init(
    shape: RoundedRectangle, transform: CGAffineTransform, radius: Double, saturation: Double = 1,
    tint: DisplayColor = .clear
  ) {
    (self.shape, self.transform, self.radius) = (shape, transform, radius)
    (self.saturation, self.tint, opacity) = (saturation, tint, 1)
  }

  /// Standard deviations across and down, in pixels.
  package var deviations: (across: Double, down: Double) { transform.deviations(of: radius) }

  /// Whether it leaves everything as it is.
  package var changesNothing: Bool {
    !(radius > 0) && saturation == 1 && !(tint.alpha > 0) || !(opacity > 0)
  }
}

extension [DisplayItem] {
  /// Whether any of them, at any depth, shows what is behind.
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
  /// What becomes of the standard deviation of a round blur, across and down.
  package func deviations(of radius: Double) -> (across: Double, down: Double) {
    (
      abs(radius) * Double(a * a + c * c).squareRoot(),
      abs(radius) * Double(b * b + d * d).squareRoot()
    )
  }
}
