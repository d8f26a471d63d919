// What shapes are filled with, in the form that pixels are made of.

import CoreGraphics
import SegueDisplay
import SeguePixels

/// What is drawn inside a shape.
enum Paint: Sendable {
  /// One premultiplied colour.
  case color(PremultipliedRGBA8)
  /// A picture.
  case picture(PicturePaint)
  /// Colours that run into each other.
  case gradient(GradientPaint)
  /// What is behind, blurred: replaces what is there.
  case backdrop(BackdropPaint)
  /// A picture in perspective.
  case projected(ProjectedPicture)
}

/// A picture as one quad shows it. A class, so that steps that name it are small.
final class PicturePaint: Sendable {
  let sampler: PictureSampler
  /// The picture that it turns into, and its weight of 0…256; or `nil`.
  let other: PictureSampler?
  let otherWeight: Int32
  /// The samplers used instead of `sampler`, by where a pixel lies; or `nil`.
  let parts: NineParts?
  /// The colour that takes the place of the picture's own, or `nil`.
  let tint: PremultipliedRGBA8?
  /// What each part of every sample is multiplied by, or `nil`.
  let factor: PremultipliedRGBA8?
  /// What every sample is multiplied by, 0…255.
  let opacity: UInt8

  /// `quad` with this opacity, cut into `parts` or read by `part` alone; `nil` when its map has no
  /// inverse.
  init?(
    _ quad: ImageQuad, opacity: UInt8, parts: NineParts? = nil, part: PictureSampler? = nil
  ) throws(PixelError) {
    func sampler(_ bitmap: Bitmap, _ source: CGRect) throws(PixelError) -> PictureSampler? {
      try PictureSampler(
        bitmap, source: source, destination: quad.destination, transform: quad.transform,
        filter: quad.filter)
    }
    var own = part
    if own == nil { own = try sampler(quad.bitmap, quad.source) }
    guard let own else { return nil }
    var other: PictureSampler?
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

  /// Whether samples of one level are all there is to it.
  var isPlain: Bool {
    sampler.far == nil && other == nil && parts == nil && tint == nil && factor == nil
  }

  /// Whether every sample has alpha 255.
  var isOpaque: Bool {
    let isRead = sampler.isOpaque && other?.isOpaque != false
    return isRead && tint?.alpha ?? 255 == 255 && factor?.alpha ?? 255 == 255
  }
}

extension PremultipliedRGBA8 {
  /// `color` with its alpha multiplied by `opacity`.
  init(_ color: DisplayColor, opacity: Double) {
    let alpha = min(max(color.alpha, 0), 1) * opacity
    func part(_ x: Double) -> UInt8 { PixelArithmetic.byte(min(max(x, 0), 1) * alpha) }
    self.init(
      part(color.red), part(color.green), part(color.blue), PixelArithmetic.byte(alpha))
  }
}
