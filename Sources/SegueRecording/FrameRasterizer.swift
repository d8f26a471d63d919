// What the recorder asks of a rasterizer. `Rasterizer` is the one; tests have their own.

import SegueDisplay
import SeguePixels
import SegueRaster
import SegueVideo

/// Turns display lists into pixels, purely: the same list gives the same bytes on any thread.
public protocol FrameRasterizer: Sendable {
  /// Fills `buffer`, which has the size of the list and may hold an older frame.
  func render(_ list: DisplayList, into buffer: PixelBuffer) throws
  /// Fills `planes`, which have the size of the list, rounded up to even numbers.
  func renderYCbCr(_ list: DisplayList, into planes: YCbCrPlanes) throws
}

extension FrameRasterizer {
  /// Fills whichever kind of buffer `pixels` is.
  func render(_ list: DisplayList, into pixels: FramePixels) throws {
    switch pixels {
    case .rgba8(let buffer): try render(list, into: buffer)
    case .yCbCr420(let planes): try renderYCbCr(list, into: planes)
    }
  }
}

extension Rasterizer: FrameRasterizer {}
