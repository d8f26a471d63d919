// Two pictures, one question. What is equal byte for byte is answered by memcmp before anything else is
// looked at; only pixels that differ go through a comparator.

import Foundation
import SeguePixels

/// How pictures are compared: the comparator, what may differ, and where nobody looks.
public struct PictureComparison: Sendable, Hashable {
  /// How pixels are compared.
  public var comparator: PixelComparator
  /// How much may differ.
  public var limits: ComparisonLimits
  /// Where pictures may differ as they like.
  public var ignoring: [PixelRegion]
  /// Views that may look as they like, by their ids: for clips, which know where views are. Comparing two
  /// pictures pays no heed to them.
  public var views: [String]

  /// A comparison; as it stands, every byte has to be the same.
  public init(
    _ comparator: PixelComparator = .exact, limits: ComparisonLimits = ComparisonLimits(),
    ignoring: [PixelRegion] = [], views: [String] = []
  ) {
    (self.comparator, self.limits, self.ignoring) = (comparator, limits, ignoring)
    self.views = views
  }

  /// Whether other pixels may do even where all of them are looked at.
  public var isLenient: Bool { comparator != .exact || !limits.isEmpty }

  /// Holds `actual` against `expected`.
  /// - Throws: `PixelError` when memory is short.
  public func compare(_ actual: PixelBuffer, expected: PixelBuffer) throws(PixelError)
    -> PictureDifference
  {
    let size = PixelRegion(x: 0, y: 0, width: expected.width, height: expected.height)
    guard (actual.width, actual.height) == (expected.width, expected.height) else {
      let other = PixelRegion(x: 0, y: 0, width: actual.width, height: actual.height)
      return PictureDifference(comparison: self, size: size, otherSize: other)
    }
    var result = PictureDifference(comparison: self, size: size)
    guard !actual.hasSameBytes(as: expected) else { return result }
    let seen = try actual.copying(ignoring, from: expected)
    var changes = PixelChanges(seen, expected)
    result.changedPixels = changes.count
    result.largestChannelDifference = changes.largest
    guard changes.count > 0 else { return result }
    result.score = score(&changes)
    result.take(changes.mask)
    return result
  }

  /// Strikes out of the mask what the comparator forgives; the mean, where it judges by one.
  private func score(_ changes: inout PixelChanges) -> Double? {
    switch comparator {
    case .exact: break
    case .channels(let tolerance): changes.forgive { $0.channelDifference(at: $1, $2) <= tolerance }
    case .yiq(let threshold, let counts):
      let distance = YIQDistance(threshold: threshold, countsAntialiasing: counts)
      changes.forgive { !distance.differs($0, $1, $2) }
    case .ciede2000(let deltaE):
      let conversion = LabConversion()
      changes.forgive { conversion.difference($0, $1, $2) <= deltaE }
    case .ssim(let least):
      let map = StructuralSimilarity.map(changes)
      changes.forgive { map[$2 * $0.width + $1] >= least }
      return StructuralSimilarity.mean(map, width: changes.width, height: changes.height)
    case .flip(let most, let pixelsPerDegree):
      let map = FLIPMetric(pixelsPerDegree: pixelsPerDegree).map(changes)
      changes.forgive { map[$2 * $0.width + $1] <= most }
      return map.reduce(0, +) / Double(map.count)
    }
    return nil
  }
}

/// Two pictures of one size and which of their pixels are not the same bytes.
struct PixelChanges {
  let actual, expected: PixelBuffer
  var mask: DifferenceMask
  /// How many pixels are not the same bytes.
  private(set) var count = 0
  /// The greatest difference of a channel.
  private(set) var largest = 0
  /// What translucent pixels are seen against: over white and over black they cannot both look alike
  /// unless they are. Opaque pictures need but one of the two.
  let backdrops: [Backdrop]

  var width: Int { expected.width }
  var height: Int { expected.height }

  init(_ actual: PixelBuffer, _ expected: PixelBuffer) {
    (self.actual, self.expected) = (actual, expected)
    backdrops = actual.isOpaque && expected.isOpaque ? [.white] : [.white, .black]
    mask = DifferenceMask(width: expected.width, height: expected.height)
    for y in 0..<height where !actual.hasSameRow(y, as: expected) {
      let (a, b) = (actual.pixelWords(y), expected.pixelWords(y))
      for x in 0..<width where a[x] != b[x] {
        mask[x, y] = .different
        count += 1
        largest = max(largest, channelDifference(at: x, y))
      }
    }
  }

  /// Forgives those of the different pixels that `isSame` holds for.
  mutating func forgive(_ isSame: (PixelChanges, Int, Int) -> Bool) {
    for y in 0..<height {
      for x in 0..<width where mask[x, y] == .different && isSame(self, x, y) {
        mask[x, y] = .forgiven
      }
    }
  }

  /// The greatest difference of a channel of a pixel.
  func channelDifference(at x: Int, _ y: Int) -> Int {
    let (a, b) = (actual.row(y), expected.row(y))
    var largest = 0
    for k in 4 * x..<4 * x + 4 { largest = max(largest, abs(Int(a[k]) - Int(b[k]))) }
    return largest
  }
}

/// A plain ground for pixels that let something through.
enum Backdrop {
  case white, black

  /// The colour of a premultiplied pixel on this ground.
  func color(_ row: UnsafeMutableBufferPointer<UInt8>, _ x: Int) -> SIMD3<Double> {
    let lift = self == .white ? 255 - Int(row[4 * x + 3]) : 0
    return SIMD3(
      Double(Int(row[4 * x]) + lift), Double(Int(row[4 * x + 1]) + lift),
      Double(Int(row[4 * x + 2]) + lift))
  }
}

extension PixelBuffer {
  func hasSameRow(_ y: Int, as other: PixelBuffer) -> Bool {
    memcmp(baseAddress + y * bytesPerRow, other.baseAddress + y * other.bytesPerRow, 4 * width) == 0
  }

  /// Whether two pictures of one size are the same byte for byte.
  func hasSameBytes(as other: PixelBuffer) -> Bool {
    (0..<height).allSatisfy { hasSameRow($0, as: other) }
  }

  /// The pixels of row `y`, each as one number.
  func pixelWords(_ y: Int) -> UnsafePointer<UInt32> {
    UnsafePointer((baseAddress + y * bytesPerRow).assumingMemoryBound(to: UInt32.self))
  }

  /// Whether every pixel has alpha 255.
  var isOpaque: Bool {
    (0..<height).allSatisfy { y in
      let row = pixelWords(y)
      return (0..<width).allSatisfy { row[$0].littleEndian >> 24 == 255 }
    }
  }

  /// The picture with `regions` taken from another of the same size; itself without regions. So
  /// nothing in there can differ, nor look different to what lies near it.
  func copying(_ regions: [PixelRegion], from other: PixelBuffer) throws(PixelError) -> PixelBuffer
  {
    guard !regions.isEmpty else { return self }
    let result = try PixelBuffer(width: width, height: height)
    for y in 0..<height {
      memcpy(result.baseAddress + y * result.bytesPerRow, baseAddress + y * bytesPerRow, 4 * width)
    }
    for region in regions.compactMap({ $0.clipped(width: width, height: height) }) {
      for y in region.y..<region.y + region.height {
        memcpy(
          result.baseAddress + y * result.bytesPerRow + 4 * region.x,
          other.baseAddress + y * other.bytesPerRow + 4 * region.x, 4 * region.width)
      }
    }
    return result
  }
}
