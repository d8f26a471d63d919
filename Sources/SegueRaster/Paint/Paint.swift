// The fill of shapes, in the form from which pixels are computed.

import CoreGraphics
import SegueDisplay
import SeguePixels

/// The fill of a shape.
enum Paint: Sendable {
  /// One premultiplied color.
  case color(PremultipliedRGBA8)
  /// An image.
  case image(ImagePaint)
  /// An opaque paint under translucent ones, as if one were drawn after the other.
  case shaded(ShadedPaint)
  /// A gradient.
  case gradient(GradientPaint)
  /// The blurred backdrop, which replaces the existing content.
  case backdrop(BackdropPaint)
  /// An image in perspective.
  case projected(ProjectedImage)
  /// An image that is not made yet. Nothing of it is drawn.
  case pending(PendingImage)
}

/// An opaque image or gradient and its shades, which have the same outline. It is a class, so that steps
/// that refer to it are small.
final class ShadedPaint: Sendable {
  /// What lies over it: a translucent color or gradient.
  enum Shade: Sendable {
    case color(PremultipliedRGBA8)
    case gradient(GradientPaint)
  }

  /// The maximum number of gradients, each of which needs a row of memory.
  static let mostGradients = 2

  let base: Paint
  /// The shades, from back to front.
  let shades: [Shade]

  /// Creates `paint` with `shade` over it; `nil` if they are drawn by themselves.
  init?(_ paint: Paint, under shade: Paint) {
    guard paint.isOpaque, let shade = Shade(shade) else { return nil }
    switch paint {
    case .image, .projected, .gradient: (base, shades) = (paint, [shade])
    case .shaded(let inner): (base, shades) = (inner.base, inner.shades + [shade])
    case .color, .backdrop, .pending: return nil
    }
    let gradients = shades.count { if case .gradient = $0 { true } else { false } }
    if gradients > Self.mostGradients { return nil }
  }
}

extension ShadedPaint.Shade {
  /// Creates what `paint` is as a shade; `nil` if it is none.
  fileprivate init?(_ paint: Paint) {
    switch paint {
    case .color(let color) where color.alpha < 255: self = .color(color)
    case .gradient(let gradient) where !gradient.isOpaque: self = .gradient(gradient)
    default: return nil
    }
  }
}

/// An image as one quad displays it. It is a class, so that steps that refer to it are small.
final class ImagePaint: Sendable {
  let sampler: ImageSampler
  /// The image that it changes to, with its weight in 0…256; or `nil`.
  let other: ImageSampler?
  let otherWeight: Int32
  /// The samplers used in place of `sampler`, depending on the position of a pixel; or `nil`.
  let parts: NineParts?
  /// The color that replaces the image's own, or `nil`.
  let tint: PremultipliedRGBA8?
  /// The factors for the components of every sample, or `nil`.
  let factor: PremultipliedRGBA8?
  /// The factor for every sample, in 0…255.
  let opacity: UInt8

  /// Creates the paint of `quad` with the given opacity, divided into `parts` or read by `part`
  /// alone; `nil` if its map has no inverse. Nothing outside `touched` is read.
  init?(
    _ quad: ImageQuad, opacity: UInt8, parts: NineParts? = nil, part: ImageSampler? = nil,
    within touched: PixelRect = .empty
  ) throws(PixelError) {
    // Parts and cross-fades are of layers, which no graphics context reduces.
    let isWhole = quad.crossFade == nil && quad.ninePart == nil
    let filter = quad.filter == .lanczos && !isWhole ? .linear : quad.filter
    func sampler(_ bitmap: Bitmap, _ source: CGRect) throws(PixelError) -> ImageSampler? {
      try ImageSampler(
        bitmap, source: source, destination: quad.destination, transform: quad.transform,
        filter: filter, within: touched)
    }
    var own = part
    if own == nil { own = try sampler(quad.bitmap, quad.source) }
    guard let own else { return nil }
    var other: ImageSampler?
    var weight: Int32 = 0
    if let fade = quad.crossFade, fade.fraction > 0 {
      weight = Int32((min(fade.fraction, 1) * 256).rounded())
      other = weight > 0 ? try sampler(fade.bitmap, fade.source) : nil
    }
    self.sampler = own
    (self.other, otherWeight, self.parts) = (other, weight, parts)
    tint = quad.tint.map { PremultipliedRGBA8($0, opacity: 1) }
    factor = quad.multiplied.map { PremultipliedRGBA8($0, opacity: 1) }
    self.opacity = opacity
  }

  /// A Boolean value that indicates whether the paint consists only of samples of one level.
  var isPlain: Bool {
    sampler.far == nil && sampler.reduced == nil && other == nil && parts == nil && tint == nil
      && factor == nil
  }

  /// A Boolean value that indicates whether every sample has alpha 255.
  var isOpaque: Bool {
    let isRead = sampler.isOpaque && other?.isOpaque != false
    return isRead && tint?.alpha ?? 255 == 255 && factor?.alpha ?? 255 == 255
  }
}

extension PremultipliedRGBA8 {
  /// Creates a pixel from `color` with its alpha multiplied by `opacity`.
  init(_ color: DisplayColor, opacity: Double) {
    let alpha = min(max(color.alpha, 0), 1) * opacity
    func part(_ x: Double) -> UInt8 { PixelArithmetic.byte(min(max(x, 0), 1) * alpha) }
    self.init(
      part(color.red), part(color.green), part(color.blue), PixelArithmetic.byte(alpha))
  }
}
