// The comparison of two images. Images that are equal byte for byte are recognized by memcmp first;
// only pixels that differ are passed to a comparator.

import Foundation
import SeguePixels

/// The way in which images are compared: the comparator, the permitted differences, and the ignored
/// areas.
public struct ImageComparison: Sendable, Hashable {
  /// The comparator for pixels.
  public var comparator: PixelComparator
  /// The limits on differences.
  public var limits: ComparisonLimits
  /// The regions in which the images may differ.
  public var ignoring: [PixelRegion]
  /// The ids of the views that may differ. They apply to clips, in which the positions of views are
  /// known, and are not used when two images are compared.
  public var views: [String]

  /// Creates a comparison. By default, all bytes have to be the same.
  public init(
    _ comparator: PixelComparator = .exact, limits: ComparisonLimits = ComparisonLimits(),
    ignoring: [PixelRegion] = [], views: [String] = []
  ) {
    (self.comparator, self.limits, self.ignoring) = (comparator, limits, ignoring)
    self.views = views
  }

  /// A Boolean value that indicates whether images with different bytes can be equal even without
  /// ignored areas.
  public var isLenient: Bool { comparator != .exact || !limits.isEmpty }

  /// Compares `actual` with `expected`.
  /// - Throws: `PixelError` if memory is insufficient.
  public func compare(_ actual: PixelBuffer, expected: PixelBuffer) throws(PixelError)
    -> ImageDifference
  {
    let size = PixelRegion(x: 0, y: 0, width: expected.width, height: expected.height)
    guard (actual.width, actual.height) == (expected.width, expected.height) else {
      let other = PixelRegion(x: 0, y: 0, width: actual.width, height: actual.height)
      return ImageDifference(comparison: self, size: size, otherSize: other)
    }
    var result = ImageDifference(comparison: self, size: size)
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

  /// Removes the differences that the comparator tolerates from the mask. Returns the mean if the
  /// comparator computes one.
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
    case .ssim(let minimum):
      let map = StructuralSimilarity.map(changes)
      changes.forgive { map[$2 * $0.width + $1] >= minimum }
      return StructuralSimilarity.mean(map, width: changes.width, height: changes.height)
    case .flip(let maximum, let pixelsPerDegree):
      let map = FLIPMetric(pixelsPerDegree: pixelsPerDegree).map(changes)
      changes.forgive { map[$2 * $0.width + $1] <= maximum }
      return map.reduce(0, +) / Double(map.count)
    }
    return nil
  }
}

/// The changed pixels of two images of the same size.
struct PixelChanges {
  let actual, expected: PixelBuffer
  var mask: DifferenceMask
  /// The number of pixels whose bytes differ.
  private(set) var count = 0
  /// The maximum difference of a channel.
  private(set) var largest = 0
  /// The backdrops on which translucent pixels are compared. Two different translucent pixels
  /// cannot look the same over both white and black. Opaque images need only one backdrop.
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

  /// Tolerates the differing pixels for which `isSame` returns `true`.
  mutating func forgive(_ isSame: (PixelChanges, Int, Int) -> Bool) {
    for y in 0..<height {
      for x in 0..<width where mask[x, y] == .different && isSame(self, x, y) {
        mask[x, y] = .forgiven
      }
    }
  }

  /// Returns the maximum difference of a channel of a pixel.
  func channelDifference(at x: Int, _ y: Int) -> Int {
    let (a, b) = (actual.row(y), expected.row(y))
    var largest = 0
    for k in 4 * x..<4 * x + 4 { largest = max(largest, abs(Int(a[k]) - Int(b[k]))) }
    return largest
  }
}

/// A uniform backdrop for translucent pixels.
enum Backdrop {
  case white, black

  /// Returns the color of a premultiplied pixel over this backdrop.
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

  /// Returns a Boolean value that indicates whether two images of the same size are equal byte for
  /// byte.
  func hasSameBytes(as other: PixelBuffer) -> Bool {
    (0..<height).allSatisfy { hasSameRow($0, as: other) }
  }

  /// Returns the pixels of row `y`, each as one integer.
  func pixelWords(_ y: Int) -> UnsafePointer<UInt32> {
    UnsafePointer((baseAddress + y * bytesPerRow).assumingMemoryBound(to: UInt32.self))
  }

  /// A Boolean value that indicates whether every pixel has alpha 255.
  var isOpaque: Bool {
    (0..<height).allSatisfy { y in
      let row = pixelWords(y)
      return (0..<width).allSatisfy { row[$0].littleEndian >> 24 == 255 }
    }
  }

  /// Returns the image with `regions` copied from another image of the same size, or the image
  /// itself if there are no regions. Nothing inside them can then differ or affect the pixels near
  /// them.
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
