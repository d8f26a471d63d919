// The way in: a display list becomes pixels, or what a video encoder takes.

import SegueDisplay
import SeguePixels

/// Draws display lists. A value without state: one may be used by any number of threads at once.
public struct Rasterizer: Sendable {
  /// How many threads one frame is drawn by.
  public let workers: Int

  /// A rasterizer that uses so many threads for a frame; fewer than one counts as one.
  public init(workers: Int = 1) { self.workers = max(1, workers) }

  /// The frame of `list`, in a new buffer.
  /// - Throws: `PixelError` for a size out of range or lack of memory; `RasterError`.
  public func render(_ list: DisplayList) throws -> PixelBuffer {
    try ReferenceRasterizer.render(list)
  }

  /// The frame of `list`, into `target`, of which every pixel is written.
  /// - Throws: `RasterError.targetSize` when the sizes differ; otherwise as `render(_:)`.
  public func render(_ list: DisplayList, into target: PixelBuffer) throws {
    guard (target.width, target.height) == (list.width, list.height) else {
      throw RasterError.targetSize(
        width: target.width, height: target.height, expectedWidth: list.width,
        expectedHeight: list.height)
    }
    let drawn = try render(list)
    target.baseAddress.copyMemory(
      from: drawn.baseAddress, byteCount: drawn.bytesPerRow * drawn.height)
  }

  /// The frame of `list` as BT.709 limited-range planes; an odd last column or row is repeated.
  /// - Throws: `PixelError` when the planes have another size; otherwise as `render(_:)`.
  public func renderYCbCr(_ list: DisplayList, into planes: YCbCrPlanes) throws {
    try planes.convert(from: render(list))
  }
}
