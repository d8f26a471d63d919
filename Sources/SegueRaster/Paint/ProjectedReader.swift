// Reads runs of an image under perspective. The kernels do the sampling.

import CSegueKernels
import CoreGraphics
import SegueDisplay
import SeguePixels

final class ProjectedReader: RowReader {
  private let image: ProjectedImage
  private let spare: UnsafeMutablePointer<UInt32>
  private let block: ProjectedBlock?
  private let kernels: segue_kernels

  /// Creates a reader of the pixels of `area` that `shape` covers, or of all if that is `nil`.
  init(
    _ image: ProjectedImage, _ area: PixelRect, _ shape: Shape?, _ scratch: Scratch,
    _ kernels: segue_kernels
  ) {
    (self.image, spare, self.kernels) = (image, scratch.spans[1], kernels)
    block = ProjectedBlock(image, area, shape, scratch, kernels)
  }

  var isOpaque: Bool { image.isOpaque }

  func direct(_ y: Int, _ x: Int, _ count: Int) -> UnsafePointer<UInt32>? {
    block?.pixels(y, x)
  }

  func read(_ y: Int, _ x: Int, _ count: Int, into out: UnsafeMutablePointer<UInt32>) {
    if let parts = image.parts {
      read(parts, y, x, count, into: out)
    } else {
      image.sampler.read(y, x, count, into: out, kernels)
    }
    if let other = image.other {
      other.read(y, x, count, into: spare, kernels)
      kernels.blend(out, spare, image.otherWeight, count)
    }
    if let tint = image.tint { kernels.tint(out, tint.word, count) }
  }

  /// Reads consecutive pixels that lie in the same part together.
  private func read(
    _ parts: ProjectedParts, _ y: Int, _ x: Int, _ count: Int,
    into out: UnsafeMutablePointer<UInt32>
  ) {
    var start = 0
    while start < count {
      let part = parts.part(x + start, y)
      var end = start + 1
      while end < count, parts.part(x + end, y) == part { end += 1 }
      let sampler = parts.samplers[part] ?? image.sampler
      sampler.read(y, x + start, end - start, into: out + start, kernels)
      start = end
    }
  }
}

/// The pixels of a plane that turns about an upright axis. The kernel reads such planes in blocks of
/// rows, since all rows of the frame read the same columns of the image.
private final class ProjectedBlock {
  /// The number of rows that are read at once.
  private static let height = 32
  /// The number of rows from which reading them at once is faster than one by one.
  private static let leastHeight = 4

  private let sampler: ProjectedSampler
  private let tint: PremultipliedRGBA8?
  private let area: PixelRect
  private let shape: Shape?
  private let memory: UnsafeMutablePointer<UInt32>
  private let stride: Int
  private let kernels: segue_kernels
  /// The rows that have been read.
  private var rows = 0..<0

  /// Creates the block of `image` in `area`; `nil` if that is read row by row.
  init?(
    _ image: ProjectedImage, _ area: PixelRect, _ shape: Shape?, _ scratch: Scratch,
    _ kernels: segue_kernels
  ) {
    guard image.sampler.turnsAboutUprightAxis, image.parts == nil, image.other == nil,
      area.height >= Self.leastHeight,
      let memory = scratch.block(rows: min(area.height, Self.height))
    else { return nil }
    (sampler, tint) = (image.sampler, image.tint)
    (self.area, self.shape, self.kernels) = (area, shape, kernels)
    (self.memory, stride) = (memory, scratch.width)
  }

  /// Returns the pixels from column `x` of row `y` on.
  func pixels(_ y: Int, _ x: Int) -> UnsafePointer<UInt32> {
    if !rows.contains(y) { read(from: y) }
    return UnsafePointer(memory + ((y - rows.lowerBound) * stride + (x - area.minX)))
  }

  private func read(from y: Int) {
    rows = y..<min(y + Self.height, area.maxY)
    let whole = PixelRect(minX: area.minX, minY: y, maxX: area.maxX, maxY: rows.upperBound)
    let part = shape?.touched(whole) ?? whole
    if part.isEmpty { return }
    let out = memory + ((part.minY - y) * stride + (part.minX - area.minX))
    sampler.read(part, into: out, stride: stride, kernels)
    guard let tint else { return }
    for row in 0..<part.height { kernels.tint(out + row * stride, tint.word, part.width) }
  }
}

extension ProjectedSampler {
  /// A Boolean value that indicates whether the distance of the plane, and the column of the image
  /// that is read, are the same in all rows of the frame.
  fileprivate var turnsAboutUprightAxis: Bool { map.c == 0 && map.q == 0 && filter != .nearest }

  fileprivate func read(
    _ y: Int, _ x: Int, _ count: Int, into out: UnsafeMutablePointer<UInt32>,
    _ kernels: segue_kernels
  ) {
    let row = PixelRect(minX: x, minY: y, maxX: x + count, maxY: y + 1)
    read(row, into: out, stride: 0, kernels)
  }

  /// Writes the samples of `area` to `out`, whose rows are `stride` pixels apart.
  fileprivate func read(
    _ area: PixelRect, into out: UnsafeMutablePointer<UInt32>, stride: Int,
    _ kernels: segue_kernels
  ) {
    images.withUnsafeBufferPointer { levels in
      guard let first = levels.baseAddress else { return }
      var projection = segue_projection(
        levels: first, count: Int32(levels.count), is_nearest: filter == .nearest ? 1 : 0,
        plain_up_to: plainUpTo, a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty,
        p: map.p, q: map.q, r: map.r)
      kernels.project(
        out, stride, &projection, Int64(area.minX), Int64(area.minY), area.width, area.height)
    }
  }
}
