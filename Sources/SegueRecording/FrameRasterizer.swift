// The recorder's interface to a rasterizer. `Rasterizer` implements it; tests use implementations
// of their own.

import SegueDisplay
import SeguePixels
import SegueRaster
import SegueVideo

/// Converts display lists to pixels. The result is a pure function: the same list gives the same
/// bytes on any thread.
public protocol FrameRasterizer: Sendable {
  /// Renders `list` into `buffer`, which has the size of the list and may contain an earlier frame.
  func render(_ list: DisplayList, into buffer: PixelBuffer) throws
  /// Renders `list` into `planes`, which have the size of the list rounded up to even numbers.
  func renderYCbCr(_ list: DisplayList, into planes: YCbCrPlanes) throws
}

extension FrameRasterizer {
  /// Renders `list` into `pixels`, in the format of that buffer.
  func render(_ list: DisplayList, into pixels: FramePixels) throws {
    switch pixels {
    case .rgba8(let buffer): try render(list, into: buffer)
    case .yCbCr420(let planes): try renderYCbCr(list, into: planes)
    }
  }
}

extension Rasterizer: FrameRasterizer {}
