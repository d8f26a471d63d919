// The positions of an image's pixels: the inverse of an image quad's transform in fixed point, and
// the choice of the halved level to read.
//
// Positions have 20 fraction bits in 64-bit integers, so the position of pixel (x, y) is the same
// whatever tile or run of pixels it belongs to. They refer to sample centers (½ is subtracted), and
// half a weight's step is added, so that the kernels may truncate instead of rounding.

import CoreGraphics
import SegueDisplay
import SeguePixels

/// One level of an image, and the map from pixels of the frame to it.
struct SampleMap: Sendable {
  /// The pixels that are read.
  let pixels: PixelBuffer
  /// The first and last column and row that may be read. Anything outside repeats them.
  let minX, minY, maxX, maxY: Int
  /// The position for the pixel at column 0, row 0.
  let u0, v0: Int64
  /// The change of the position for one step to the right, and one down.
  let uAcross, vAcross, uDown, vDown: Int64

  static let one = Int64(1) << Int64(PixelArithmetic.positionBits)

  /// Returns the position for column `x` of row `y`.
  func position(_ x: Int, _ y: Int) -> (u: Int64, v: Int64) {
    (
      u0 &+ uAcross &* Int64(x) &+ uDown &* Int64(y),
      v0 &+ vAcross &* Int64(x) &+ vDown &* Int64(y)
    )
  }

  /// Creates a map onto `level` (each half of the previous one) of an image whose part `source` is
  /// read.
  init(
    _ pixels: PixelBuffer, level: Int, source: CGRect, inverse: CGAffineTransform,
    filter: SampleFilter
  ) {
    self.pixels = pixels
    let scale = 1 / Double(1 << level)
    func fixed(_ x: Double) -> Int64 { Self.fixed(x * scale) }
    (uAcross, vAcross) = (fixed(Double(inverse.a)), fixed(Double(inverse.b)))
    (uDown, vDown) = (fixed(Double(inverse.c)), fixed(Double(inverse.d)))
    let centre = CGPoint(x: 0.5, y: 0.5).applying(inverse)
    let linear = filter != .nearest
    let toCentre = linear ? Self.one / 2 : 0
    u0 = fixed(Double(centre.x)) - toCentre + (linear ? PixelArithmetic.halfColumnStep : 0)
    v0 = fixed(Double(centre.y)) - toCentre + (linear ? PixelArithmetic.halfRowStep : 0)
    (minX, maxX) = Self.span(source.minX, source.maxX, level, pixels.width)
    (minY, maxY) = Self.span(source.minY, source.maxY, level, pixels.height)
  }

  /// Returns the samples of a level that overlap the part from `low` to `high` of the image.
  static func span(_ low: CGFloat, _ high: CGFloat, _ level: Int, _ size: Int)
    -> (first: Int, last: Int)
  {
    func clamped(_ x: Double) -> Int { Int(min(max(x, 0), Double(1 << 20))) }
    let first = min(clamped(Double(low).rounded(.down)) >> level, size - 1)
    let end = max(clamped(Double(high).rounded(.up)), 1)
    return (first, max(first, min((end - 1) >> level, size - 1)))
  }

  /// Returns the nearest fixed-point number. Large values are clamped, and NaN becomes 0.
  static func fixed(_ x: Double) -> Int64 {
    guard x == x else { return 0 }
    let limit = Double(Int64(1) << 44)
    return Int64((min(max(x * Double(one), -limit * 8), limit * 8)).rounded())
  }
}

/// The parameters with which an image is read for one quad: one level, or two adjacent ones and the
/// weight between them.
struct ImageSampler: Sendable {
  let near: SampleMap
  /// The next smaller level, if `weight` > 0.
  let far: SampleMap?
  /// The weight of the far level, in 0…256.
  let weight: Int32
  let filter: SampleFilter
  let isOpaque: Bool
  /// The filters that are read instead of levels, if the image is reduced as in graphics contexts.
  let reduced: ReducedImage?

  /// The maximum reduction at which a level is used alone. Levels of an image are used alone until
  /// they shrink to less than 3/4; from there to 1/2 the next level fades in. So a changing scale
  /// never causes a jump, and small reductions stay sharp.
  static let plainUpTo = 4.0 / 3

  /// Creates a sampler of `source` of `bitmap`, drawn in `destination` under `transform`; `nil` if
  /// the map has no inverse. Anything outside `limits`, or else outside `source`, repeats its edge.
  /// An image that is reduced as in graphics contexts is read in `touched` only.
  init?(
    _ bitmap: Bitmap, source: CGRect, limits: CGRect? = nil, destination: CGRect,
    transform: CGAffineTransform, filter: SampleFilter, within touched: PixelRect = .empty
  ) throws(PixelError) {
    let inverse = Self.inverse(source: source, destination: destination, transform)
    guard let inverse else { return nil }
    self.filter = filter
    isOpaque = bitmap.isOpaque
    reduced =
      filter == .lanczos
      ? ReducedImage(
        bitmap, source: source, destination: destination, transform: transform, within: touched)
      : nil
    let isWhole = filter == .nearest || reduced != nil
    let (level, weight) = isWhole ? (0, 0) : Self.level(inverse, bitmap, filter)
    func map(_ level: Int) throws(PixelError) -> SampleMap {
      SampleMap(
        try bitmap.level(level), level: level, source: limits ?? source, inverse: inverse,
        filter: filter)
    }
    near = try map(level)
    far = weight > 0 ? try map(level + 1) : nil
    self.weight = weight
  }

  /// Returns the transform from pixels of the frame to pixels of the image.
  private static func inverse(source: CGRect, destination: CGRect, _ transform: CGAffineTransform)
    -> CGAffineTransform?
  {
    let (width, height) = (source.width, source.height)
    guard width > 0, height > 0, destination.width > 0, destination.height > 0 else { return nil }
    let (sx, sy) = (destination.width / width, destination.height / height)
    let forward = CGAffineTransform(
      a: sx, b: 0, c: 0, d: sy, tx: destination.minX - source.minX * sx,
      ty: destination.minY - source.minY * sy
    ).concatenating(transform)
    let determinant = forward.a * forward.d - forward.b * forward.c
    guard determinant != 0, determinant.isFinite else { return nil }
    let back = forward.inverted()
    let entries = [back.a, back.b, back.c, back.d, back.tx, back.ty]
    return entries.allSatisfy(\.isFinite) ? back : nil
  }

  private static func level(
    _ inverse: CGAffineTransform, _ bitmap: Bitmap, _ filter: SampleFilter
  ) -> (Int, Int32) {
    let across = Double(inverse.a * inverse.a + inverse.b * inverse.b).squareRoot()
    let down = Double(inverse.c * inverse.c + inverse.d * inverse.d).squareRoot()
    var reduction = max(across, down)
    var level = 0
    while reduction >= 2, max(bitmap.width, bitmap.height) >> level > 1 {
      reduction /= 2
      level += 1
    }
    guard max(bitmap.width, bitmap.height) >> level > 1 else { return (level, 0) }
    let plainUpTo = filter == .trilinear ? 1 : plainUpTo
    let far = (reduction - plainUpTo) / (2 - plainUpTo)
    return (level, Int32((min(max(far, 0), 1) * 256).rounded()))
  }
}
