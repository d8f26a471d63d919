// What an animation can carry from one value to another. One type for all keys, so that basic,
// additive and keyframe animations share their arithmetic. SEMANTICS 4.

import CoreGraphics

/// A value of a layer's property.
public enum AnimatableValue: Sendable, Equatable {
  /// Opacity, a radius, a width.
  case number(Double)
  /// A position or an anchor.
  case point(CGPoint)
  /// An offset or an extent.
  case size(CGSize)
  /// Bounds.
  case rect(CGRect)
  /// A colour; `nil` is clear.
  case color(CGColor?)
  /// A transform.
  case transform(CATransform3D)
  /// An outline.
  case path(PathOutline?)
  /// Colours or places of a gradient.
  case list([AnimatableValue])

  /// The value `progress` of the way to `target`; progress outside 0…1 extrapolates.
  ///
  /// Numbers, points, sizes and rectangles go part by part, colours by straight (not premultiplied)
  /// sRGB-encoded parts, transforms by their decomposition. A singular 2-D `target` (scale 0) is
  /// reached at once, as in UIKit; so is, half way, one of another kind. Paths with the same steps go
  /// point by point, lists of one length value by value; others too are reached at once half way.
  ///
  /// Nothing is clamped here, since springs overshoot and additive parts must stay as they are.
  /// Opacity, colours and extents are brought into their ranges once, by the layer, when everything
  /// has been laid over the model.
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
      a.combined(with: b) { $0.interpolated(to: $1, progress) }.map { .path($0) }
        ?? (progress < 0.5 ? self : target)
    case (.list(let a), .list(let b)) where a.count == b.count:
      .list(zip(a, b).map { $0.interpolated(to: $1, progress: progress) })
    default: progress < 0.5 ? self : target
    }
  }
}

/// `a` at progress 0, `b` at progress 1; exactly `a` throughout if both are equal.
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

/// A colour's parts, sRGB-encoded, not premultiplied.
struct StraightColor {
  var red, green, blue, alpha: Double

  /// The parts of `color`; one that is clear takes red, green and blue from `other`, so that fading
  /// in or out does not pass through grey.
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
  /// What `nil` stands for.
  static let nothing = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
}
