// A value that an animation can interpolate. One type serves all keys, so that basic, additive and
// keyframe animations share their arithmetic. SEMANTICS 4.

import CoreGraphics

/// A value of a layer's property.
public enum AnimatableValue: Sendable, Equatable {
  /// A number, such as an opacity, a radius or a width.
  case number(Double)
  /// A point, such as a position or an anchor point.
  case point(CGPoint)
  /// A size, such as an offset.
  case size(CGSize)
  /// A rectangle, such as the bounds.
  case rect(CGRect)
  /// A color; `nil` is transparent.
  case color(CGColor?)
  /// A 3-D transform.
  case transform(CATransform3D)
  /// A path outline; `nil` for no path.
  case path(PathOutline?)
  /// A list of values, such as the colors or locations of a gradient.
  case list([AnimatableValue])

  /// Returns the value at `progress` on the way to `target`. Progress outside 0…1 extrapolates.
  ///
  /// Numbers, points, sizes and rectangles are interpolated component by component, colors by
  /// straight (not premultiplied) sRGB-encoded components, transforms by their decomposition. A
  /// singular 2-D `target` (scale 0) is reached immediately, as in UIKit. A value of another kind
  /// is reached halfway. Paths with the same elements are interpolated element by element
  /// (`PathOutline.interpolated(to:progress:)`), lists of equal length value by value; others are
  /// also reached halfway.
  ///
  /// Nothing is clamped here, since springs overshoot and additive components must not be changed.
  /// Opacity, colors and extents are limited to their ranges once, by the layer, after everything
  /// has been added to the model.
  public func interpolated(to target: AnimatableValue, progress: Double) -> AnimatableValue {
    switch (self, target) {
    case (.transform(let a), .transform(let b)):
      .transform(a.interpolated(to: b, progress: progress))
    case _ where progress == 0: self
    case _ where progress == 1: target
    case (.number(let a), .number(let b)): .number(mix(a, b, progress))
    case (.point(let a), .point(let b)): .point(a.interpolated(to: b, progress))
    case (.size(let a), .size(let b)): .size(a.interpolated(to: b, progress))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          origin: a.origin.interpolated(to: b.origin, progress),
          size: a.size.interpolated(to: b.size, progress)))
    case (.color(let a), .color(let b)):
      .color(StraightColor(a, like: b).interpolated(to: StraightColor(b, like: a), progress))
    case (.path(let a?), .path(let b?)):
      a.interpolated(to: b, progress: progress).map { .path($0) }
        ?? (progress < 0.5 ? self : target)
    case (.list(let a), .list(let b)) where a.count == b.count:
      .list(zip(a, b).map { $0.interpolated(to: $1, progress: progress) })
    default: progress < 0.5 ? self : target
    }
  }
}

/// Returns `a` at progress 0 and `b` at progress 1, and exactly `a` throughout if both are equal.
func mix(_ a: Double, _ b: Double, _ progress: Double) -> Double { a + (b - a) * progress }

extension CGPoint {
  fileprivate func interpolated(to target: CGPoint, _ progress: Double) -> CGPoint {
    CGPoint(x: mix(x, target.x, progress), y: mix(y, target.y, progress))
  }
}

extension CGSize {
  fileprivate func interpolated(to target: CGSize, _ progress: Double) -> CGSize {
    CGSize(
      width: mix(width, target.width, progress), height: mix(height, target.height, progress))
  }
}

/// The components of a color, sRGB-encoded and not premultiplied.
struct StraightColor {
  var red, green, blue, alpha: Double

  /// Creates the components of `color`. A transparent color takes red, green and blue from `other`,
  /// so that fading in or out does not pass through gray.
  init(_ color: CGColor?, like other: CGColor?) {
    let color = color ?? .nothing
    let hue = color.alpha == 0 ? other ?? color : color
    (red, green, blue, alpha) = (hue.red, hue.green, hue.blue, color.alpha)
  }

  func interpolated(to target: StraightColor, _ progress: Double) -> CGColor {
    CGColor(
      red: mix(red, target.red, progress), green: mix(green, target.green, progress),
      blue: mix(blue, target.blue, progress), alpha: mix(alpha, target.alpha, progress))
  }
}

extension CGColor {
  /// The color that `nil` represents.
  static let nothing = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
}
