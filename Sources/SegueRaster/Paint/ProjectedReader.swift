// Reads runs of an image under perspective. The kernels do the sampling.

import CSegueKernels
import CoreGraphics
import SegueDisplay
import SeguePixels

final class ProjectedReader: RowReader {
  private let image: ProjectedImage
  private let spare: UnsafeMutablePointer<UInt32>
  private let kernels: segue_kernels

  init(_ image: ProjectedImage, _ scratch: Scratch, _ kernels: segue_kernels) {
    (self.image, spare, self.kernels) = (image, scratch.spans[1], kernels)
  }

  var isOpaque: Bool { image.isOpaque }

  func direct(_ y: Int, _ x: Int, _ count: Int) -> UnsafePointer<UInt32>? { nil }

  func read(_ y: Int, _ x: Int, _ count: Int, into out: UnsafeMutablePointer<UInt32>) {
    if let parts = image.parts {
      read(parts, y, x, count, into: out)
    } else {
      read(image.sampler, y, x, count, into: out)
    }
    if let other = image.other {
      read(other, y, x, count, into: spare)
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
      read(parts.samplers[part] ?? image.sampler, y, x + start, end - start, into: out + start)
      start = end
    }
  }

  private func read(
    _ sampler: ProjectedSampler, _ y: Int, _ x: Int, _ count: Int,
    into out: UnsafeMutablePointer<UInt32>
  ) {
    sampler.images.withUnsafeBufferPointer { levels in
      guard let first = levels.baseAddress else { return }
      let map = sampler.map
      var projection = segue_projection(
        levels: first, count: Int32(levels.count), is_nearest: sampler.filter == .nearest ? 1 : 0,
        plain_up_to: sampler.plainUpTo, a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx,
        ty: map.ty, p: map.p, q: map.q, r: map.r)
      kernels.project(out, &projection, Int64(x), Int64(y), count)
    }
  }
}
