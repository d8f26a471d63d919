// Reads runs of a picture as one quad shows it: one or two levels, and the picture it turns into.

import CSegueKernels
import SeguePixels

/// Pixels to paint, a run of a row at a time. Classes, so that a row costs no counting of the references
/// that a reader holds.
protocol RowReader: AnyObject {
  /// Whether every pixel has alpha 255.
  var isOpaque: Bool { get }
  /// Pixels that lie ready somewhere, or `nil`.
  func direct(_ y: Int, _ x: Int, _ count: Int) -> UnsafePointer<UInt32>?
  /// Writes the colours of `count` columns from `x` on in row `y`.
  func read(_ y: Int, _ x: Int, _ count: Int, into out: UnsafeMutablePointer<UInt32>)
}

final class PictureReader: RowReader {
  private struct Levels {
    var near: LevelReader
    var far: LevelReader?
    var weight: Int32
  }

  /// Whether every sample has alpha 255.
  let isOpaque: Bool

  /// What is read unchanged, if nothing else has a share.
  private let plain: LevelReader?
  private let from: Levels
  private let to: Levels?
  private let parts: NineParts?
  /// Of each part; those of parts without area are never asked.
  private let partLevels: [Levels]
  private let tint, factor: UInt32?
  private let otherWeight: Int32
  private let scratch: Scratch
  private let kernels: segue_kernels

  init(
    _ picture: PicturePaint, columns: Range<Int>, _ scratch: Scratch, _ kernels: segue_kernels
  ) {
    func levels(_ sampler: PictureSampler, _ first: Int, keepsMeans: Bool = true) -> Levels {
      func reader(_ map: SampleMap, _ index: Int) -> LevelReader {
        LevelReader(
          map, sampler.filter, columns: columns, means: scratch.means[index],
          keepsMeans: keepsMeans, kernels: kernels)
      }
      return Levels(
        near: reader(sampler.near, first), far: sampler.far.map { reader($0, first + 1) },
        weight: sampler.weight)
    }
    from = levels(picture.sampler, 0)
    to = picture.other.map { levels($0, 2) }
    plain = picture.isPlain ? from.near : nil
    otherWeight = picture.otherWeight
    parts = picture.parts
    partLevels = (picture.parts?.samplers ?? []).map {
      levels($0 ?? picture.sampler, 0, keepsMeans: false)
    }
    (tint, factor) = (picture.tint?.word, picture.factor?.word)
    isOpaque = picture.isOpaque
    (self.scratch, self.kernels) = (scratch, kernels)
  }

  /// The picture's own pixels, if they need no sampling.
  func direct(_ y: Int, _ x: Int, _ count: Int) -> UnsafePointer<UInt32>? {
    plain?.direct(y, x, count)
  }

  /// Writes the colours of `count` columns from `x` on in row `y`.
  func read(_ y: Int, _ x: Int, _ count: Int, into out: UnsafeMutablePointer<UInt32>) {
    if let parts {
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

  /// Reads pixels that lie in the same part in one go.
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
