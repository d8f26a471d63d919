// Reads runs of an image as one quad displays it: one or two levels, and the image that it changes
// to.

import CSegueKernels
import SeguePixels

/// A source of pixels to paint, one run of a row at a time. Implementations are classes, so that a
/// row requires no counting of the references that a reader holds.
protocol RowReader: AnyObject {
  /// A Boolean value that indicates whether every pixel has alpha 255.
  var isOpaque: Bool { get }
  /// Returns pixels that already exist in memory, or `nil`.
  func direct(_ y: Int, _ x: Int, _ count: Int) -> UnsafePointer<UInt32>?
  /// Writes the colors of `count` columns from `x` on in row `y`.
  func read(_ y: Int, _ x: Int, _ count: Int, into out: UnsafeMutablePointer<UInt32>)
}

final class ImageReader: RowReader {
  private struct Levels {
    var near: LevelReader
    var far: LevelReader?
    var weight: Int32
  }

  /// A Boolean value that indicates whether every sample has alpha 255.
  let isOpaque: Bool

  /// The level that is read unchanged, if nothing else contributes.
  private let plain: LevelReader?
  private let from: Levels
  private let to: Levels?
  private let parts: NineParts?
  /// The levels of each part. Those of parts without area are never used.
  private let partLevels: [Levels]
  /// The rows of an image that is reduced as in graphics contexts.
  private let reduced: ReducedRows?
  private let tint, factor: UInt32?
  private let otherWeight: Int32
  private let scratch: Scratch
  private let kernels: segue_kernels

  init(
    _ image: ImagePaint, columns: Range<Int>, _ scratch: Scratch, _ kernels: segue_kernels
  ) {
    func levels(_ sampler: ImageSampler, _ first: Int, keepsMeans: Bool = true) -> Levels {
      func reader(_ map: SampleMap, _ index: Int) -> LevelReader {
        LevelReader(
          map, sampler.filter, columns: columns, means: scratch.means[index],
          keepsMeans: keepsMeans, kernels: kernels)
      }
      return Levels(
        near: reader(sampler.near, first), far: sampler.far.map { reader($0, first + 1) },
        weight: sampler.weight)
    }
    from = levels(image.sampler, 0)
    reduced = image.sampler.reduced.map { ReducedRows($0, columns: columns) }
    to = image.other.map { levels($0, 2) }
    plain = image.isPlain ? from.near : nil
    otherWeight = image.otherWeight
    parts = image.parts
    partLevels = (image.parts?.samplers ?? []).map {
      levels($0 ?? image.sampler, 0, keepsMeans: false)
    }
    (tint, factor) = (image.tint?.word, image.factor?.word)
    isOpaque = image.isOpaque
    (self.scratch, self.kernels) = (scratch, kernels)
  }

  /// Returns the image's own pixels if they need no sampling.
  func direct(_ y: Int, _ x: Int, _ count: Int) -> UnsafePointer<UInt32>? {
    plain?.direct(y, x, count)
  }

  /// Writes the colors of `count` columns from `x` on in row `y`.
  func read(_ y: Int, _ x: Int, _ count: Int, into out: UnsafeMutablePointer<UInt32>) {
    if let plain { return plain.read(y, x, count, into: out) }
    if let reduced {
      reduced.read(y, x, count, into: out)
    } else if let parts {
      read(parts, y, x, count, into: out)
    } else {
      read(from, y, x, count, into: out)
    }
    if let to {
      read(to, y, x, count, into: scratch.spans[2])
      kernels.blend(out, scratch.spans[2], otherWeight, count)
    }
    if let tint { kernels.tint(out, tint, count) }
    if let factor { kernels.times(out, factor, count) }
  }

  /// Reads consecutive pixels that lie in the same part together.
  private func read(
    _ parts: NineParts, _ y: Int, _ x: Int, _ count: Int, into out: UnsafeMutablePointer<UInt32>
  ) {
    var start = 0
    while start < count {
      let part = parts.part(x + start, y)
      var end = start + 1
      while end < count, parts.part(x + end, y) == part { end += 1 }
      read(partLevels[part], y, x + start, end - start, into: out + start)
      start = end
    }
  }

  private func read(
    _ levels: Levels, _ y: Int, _ x: Int, _ count: Int, into out: UnsafeMutablePointer<UInt32>
  ) {
    levels.near.read(y, x, count, into: out)
    guard let far = levels.far else { return }
    far.read(y, x, count, into: scratch.spans[1])
    kernels.blend(out, scratch.spans[1], levels.weight, count)
  }
}
