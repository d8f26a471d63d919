// Pictures under perspective. Each pixel of the frame finds its own place in the picture, by one
// division; how much the picture is reduced there differs across and down and from place to place:
// * in the direction in which it is reduced more, up to eight samples lie side by side in the pixel, so
//   that what is seen from the side stays sharp and does not shimmer;
// * what reduction is left is that of halved levels of the picture, by the rule of upright pictures.
// That choice is made once for every sixteen pixels of a row, counted from the frame's left edge.

import CSegueKernels
import CoreGraphics
import SegueDisplay
import SeguePixels

/// A picture as one quad in perspective shows it.
final class ProjectedPicture: Sendable {
  let sampler: ProjectedSampler
  /// The picture that it turns into, and its weight of 0…256; or `nil`.
  let other: ProjectedSampler?
  let otherWeight: Int32
  /// The samplers used instead of `sampler`, by where a pixel lies; or `nil`.
  let parts: ProjectedParts?
  /// The colour that takes the place of the picture's own, or `nil`.
  let tint: PremultipliedRGBA8?
  /// What every sample is multiplied by, 0…255.
  let opacity: UInt8

  /// `quad`, whose local space is seen through `map`; `nil` when its map has no inverse.
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

  /// Whether every sample has alpha 255.
  var isOpaque: Bool {
    sampler.isOpaque && other?.isOpaque != false && (tint.map { $0.alpha == 255 } ?? true)
  }
}

/// How one picture is read under perspective.
struct ProjectedSampler: @unchecked Sendable {
  // Unchecked: `pictures` points into `levels`, which nobody writes to.

  /// Pixels of the frame to pixels of the picture.
  let map: Homography
  /// The picture and its halved levels, as far as they may be needed.
  let levels: [ProjectedLevel]
  /// The same for the kernels.
  let pictures: [segue_picture]
  let filter: SampleFilter
  let isOpaque: Bool

  /// Up to which reduction a level is used plainly.
  var plainUpTo: Double { filter == .trilinear ? 1 : PictureSampler.plainUpTo }

  /// Reads `source` of `bitmap`, stretched over `destination` and seen through `map`. What lies outside
  /// `limits`, or else outside `source`, repeats its edge.
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
    let deepest = filter == .nearest ? 0 : Self.deepestLevel(bitmap, back, outline)
    var levels: [ProjectedLevel] = []
    for level in 0...deepest {
      let pixels = try bitmap.level(level)
      levels.append(ProjectedLevel(pixels, level: level, source: limits ?? source))
    }
    self.levels = levels
    pictures = levels.map(\.picture)
  }

  /// The deepest level that any pixel inside `outline` may ask for: nothing is reduced more than at one
  /// of the corners, where the plane is farthest away.
  private static func deepestLevel(_ bitmap: Bitmap, _ map: Homography, _ outline: Outline) -> Int {
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

/// One level of a picture, and the samples that may be read.
struct ProjectedLevel: Sendable {
  let pixels: PixelBuffer
  let minX, minY, maxX, maxY: Int
  /// Its pixels in one of the picture.
  let scale: Double

  init(_ pixels: PixelBuffer, level: Int, source: CGRect) {
    self.pixels = pixels
    scale = 1 / Double(1 << level)
    (minX, maxX) = SampleMap.span(source.minX, source.maxX, level, pixels.width)
    (minY, maxY) = SampleMap.span(source.minY, source.maxY, level, pixels.height)
  }

  /// As the kernels see it.
  var picture: segue_picture {
    segue_picture(
      pixels: UnsafePointer(pixels.baseAddress.assumingMemoryBound(to: UInt8.self)),
      bytes_per_row: pixels.bytesPerRow, min_x: Int32(minX), min_y: Int32(minY),
      max_x: Int32(maxX), max_y: Int32(maxY))
  }
}

extension Homography {
  /// How many pixels of the picture lie in one pixel of the frame at (x, y), across and down, squared.
  /// The kernels compute the same, in the same order.
  func reduction(x: Double, y: Double) -> (across: Double, down: Double) {
    let w = p * x + (q * y + r)
    let scale = 1 / (w > Self.farAway ? w : Self.farAway)
    let u = (a * x + (c * y + tx)) * scale
    let v = (b * x + (d * y + ty)) * scale
    let (ux, vx) = ((a - u * p) * scale, (b - v * p) * scale)
    let (uy, vy) = ((c - u * q) * scale, (d - v * q) * scale)
    return (ux * ux + vx * vx, uy * uy + vy * vy)
  }

  /// What is divided by where a pixel looks past the horizon.
  static let farAway = 1e-30
}
