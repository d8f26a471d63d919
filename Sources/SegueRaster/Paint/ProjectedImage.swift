// Images under perspective. The position in the image is computed for each pixel of the frame, by
// one division. The reduction of the image there differs between the directions and from place to
// place:
// * in the direction in which it is reduced more, up to eight samples are taken side by side in the
//   pixel, so that surfaces at a grazing angle stay sharp and do not shimmer;
// * the remaining reduction is provided by halved levels of the image, by the rule of images
//   without perspective.
// That choice is made once for every sixteen pixels of a row, counted from the frame's left edge.

import CSegueKernels
import CoreGraphics
import SegueDisplay
import SeguePixels

/// An image as one quad in perspective displays it.
final class ProjectedImage: Sendable {
  let sampler: ProjectedSampler
  /// The image that it changes to, with its weight in 0…256; or `nil`.
  let other: ProjectedSampler?
  let otherWeight: Int32
  /// The samplers used in place of `sampler`, depending on the position of a pixel; or `nil`.
  let parts: ProjectedParts?
  /// The color that replaces the image's own, or `nil`.
  let tint: PremultipliedRGBA8?
  /// The factor for every sample, in 0…255.
  let opacity: UInt8

  /// Creates the paint of `quad`, whose local space is mapped by `map`; `nil` if its map has no
  /// inverse.
  init?(_ quad: ImageQuad, through map: Homography, opacity: UInt8, within outline: Outline)
    throws(PixelError)
  {
    func sampler(_ bitmap: Bitmap, _ source: CGRect) throws(PixelError) -> ProjectedSampler? {
      try ProjectedSampler(
        bitmap, source: source, destination: quad.destination, through: map,
        filter: quad.filter, within: outline)
    }
    guard let own = try sampler(quad.bitmap, quad.source) else { return nil }
    self.sampler = own
    var (other, weight): (ProjectedSampler?, Int32) = (nil, 0)
    if let fade = quad.crossFade, fade.fraction > 0 {
      weight = Int32((min(fade.fraction, 1) * 256).rounded())
      other = weight > 0 ? try sampler(fade.bitmap, fade.source) : nil
    }
    (self.other, otherWeight) = (other, weight)
    var parts: ProjectedParts?
    if let lines = quad.ninePart {
      parts = try ProjectedParts(quad, lines, through: map, within: outline)
    }
    self.parts = parts
    tint = quad.tint.map { PremultipliedRGBA8($0, opacity: 1) }
    self.opacity = opacity
  }

  /// A Boolean value that indicates whether every sample has alpha 255.
  var isOpaque: Bool {
    sampler.isOpaque && other?.isOpaque != false && (tint.map { $0.alpha == 255 } ?? true)
  }
}

/// The parameters with which one image is read under perspective.
struct ProjectedSampler: @unchecked Sendable {
  // Unchecked: `images` points into `levels`, which are not written to.

  /// The map from pixels of the frame to pixels of the image.
  let map: Homography
  /// The image and those of its halved levels that may be needed.
  let levels: [ProjectedLevel]
  /// The levels in the form that the kernels take.
  let images: [segue_image]
  let filter: SampleFilter
  let isOpaque: Bool

  /// The maximum reduction at which a level is used alone.
  var plainUpTo: Double { filter == .trilinear ? 1 : ImageSampler.plainUpTo }

  /// Creates a sampler of `source` of `bitmap`, drawn in `destination` and mapped by `map`.
  /// Anything outside `limits`, or else outside `source`, repeats its edge.
  init?(
    _ bitmap: Bitmap, source: CGRect, limits: CGRect? = nil, destination: CGRect,
    through map: Homography, filter: SampleFilter, within outline: Outline
  ) throws(PixelError) {
    guard source.width > 0, source.height > 0, destination.width > 0, destination.height > 0 else {
      return nil
    }
    let (sx, sy) = (destination.width / source.width, destination.height / source.height)
    let stretch = CGAffineTransform(
      a: sx, b: 0, c: 0, d: sy, tx: destination.minX - source.minX * sx,
      ty: destination.minY - source.minY * sy)
    guard let back = map.after(stretch).inverted else { return nil }
    self.map = back
    self.filter = filter
    isOpaque = bitmap.isOpaque
    let deepest = filter == .nearest ? 0 : Self.maximumLevel(bitmap, back, outline)
    var levels: [ProjectedLevel] = []
    for level in 0...deepest {
      let pixels = try bitmap.level(level)
      levels.append(ProjectedLevel(pixels, level: level, source: limits ?? source))
    }
    self.levels = levels
    images = levels.map(\.image)
  }

  /// Returns the deepest level that any pixel inside `outline` may need. The reduction is greatest
  /// at one of the corners, where the plane is farthest away.
  private static func maximumLevel(_ bitmap: Bitmap, _ map: Homography, _ outline: Outline) -> Int {
    var largest = 0.0
    for vertex in outline.vertices {
      let reduction = map.reduction(x: vertex.x, y: vertex.y)
      largest = max(largest, reduction.across, reduction.down)
    }
    var (level, side) = (0, max(bitmap.width, bitmap.height))
    while side > 1, largest > 1 {
      (level, side, largest) = (level + 1, (side + 1) / 2, largest / 4)
    }
    return level
  }
}

/// One level of an image, and the samples that may be read.
struct ProjectedLevel: Sendable {
  let pixels: PixelBuffer
  let minX, minY, maxX, maxY: Int
  /// The number of its pixels per pixel of the image.
  let scale: Double

  init(_ pixels: PixelBuffer, level: Int, source: CGRect) {
    self.pixels = pixels
    scale = 1 / Double(1 << level)
    (minX, maxX) = SampleMap.span(source.minX, source.maxX, level, pixels.width)
    (minY, maxY) = SampleMap.span(source.minY, source.maxY, level, pixels.height)
  }

  /// The level in the form that the kernels take.
  var image: segue_image {
    segue_image(
      pixels: UnsafePointer(pixels.baseAddress.assumingMemoryBound(to: UInt8.self)),
      bytes_per_row: pixels.bytesPerRow, min_x: Int32(minX), min_y: Int32(minY),
      max_x: Int32(maxX), max_y: Int32(maxY))
  }
}

extension Homography {
  /// Returns the numbers of image pixels per pixel of the frame at (x, y), across and down,
  /// squared. The kernels compute the same, in the same order.
  func reduction(x: Double, y: Double) -> (across: Double, down: Double) {
    let w = p * x + (q * y + r)
    let scale = 1 / (w > Self.distant ? w : Self.distant)
    let u = (a * x + (c * y + tx)) * scale
    let v = (b * x + (d * y + ty)) * scale
    let (ux, vx) = ((a - u * p) * scale, (b - v * p) * scale)
    let (uy, vy) = ((c - u * q) * scale, (d - v * q) * scale)
    return (ux * ux + vx * vx, uy * uy + vy * vy)
  }

  /// The divisor for pixels beyond the horizon.
  static let distant = 1e-30
}
