// Animated GIFs in memory, each image with a palette of its own. Movies are written by SegueRecording,
// which shares palettes between frames and stores only what changes.

import CSegueGIF
import SeguePixels

/// Encodes images as a GIF.
package enum GIFEncoder {
  /// An image and the time for which it is displayed.
  package struct Frame {
    /// The premultiplied pixels.
    package var pixels: PixelBuffer
    /// The time in hundredths of a second, in 0…65535.
    package var hundredths: Int

    /// Creates a frame.
    package init(pixels: PixelBuffer, hundredths: Int) {
      (self.pixels, self.hundredths) = (pixels, hundredths)
    }
  }

  /// The largest side that the format permits, in pixels.
  package static let largestSide = 65_535

  /// Returns a GIF of the frames, each of which replaces the one before it. The canvas is that of
  /// the first one; others are stored at its upper left corner, as far as they fit. Pixels whose
  /// alpha is below 128 are transparent, all others opaque. The result is empty without frames.
  /// - Parameter repetitions: The number that the file states, 0 for endless ones; `nil` to state
  ///   none, and to be played once.
  /// - Throws: `ImageError` with code `.memory` or `.limit`.
  package static func encode(_ frames: [Frame], repetitions: Int?) throws(ImageError) -> [UInt8] {
    guard let first = frames.first?.pixels else { return [] }
    let (width, height) = (first.width, first.height)
    guard max(width, height) <= largestSide else {
      throw ImageError(
        .limit, "GIF", "\(width) x \(height) pixels; expected at most \(largestSide) per side")
    }
    var bytes = Array("GIF89a".utf8) + word(width) + word(height) + [0x70, 0, 0]
    if let repetitions {
      bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
      bytes += word(min(max(repetitions, 0), 0xFFFF)) + [0]
    }
    for frame in frames { bytes += try encoded(frame, width, height) }
    return bytes + [0x3B]
  }

  private static func encoded(
    _ frame: Frame, _ width: Int, _ height: Int
  ) throws(ImageError) -> [UInt8] {
    do {
      let pixels = frame.pixels
      let histogram = try GIFHistogram()
      histogram.add(pixels, weight: 1)
      let palette = try histogram.palette(255)
      let canvas = try GIFCanvas(width: pixels.width, height: pixels.height)
      _ = canvas.map(pixels, palette, 0, replaces: true)
      let part = segue_gif_rect(
        x: 0, y: 0, width: Int32(min(width, pixels.width)),
        height: Int32(min(height, pixels.height)))
      let image = try canvas.image(part, palette, replaces: true)
      // The image is removed before the next one.
      var bytes: [UInt8] = [0x21, 0xF9, 4, 2 << 2 | 1]
      bytes += word(min(max(frame.hundredths, 0), 0xFFFF)) + [UInt8(palette.count), 0, 0x2C]
      bytes += word(0) + word(0) + word(Int(part.width)) + word(Int(part.height))
      return bytes + [0x80 | UInt8(palette.bits - 1)] + palette.table + image.data
    } catch {
      throw ImageError(.memory, "GIF", error.description)
    }
  }

  private static func word(_ number: Int) -> [UInt8] {
    [UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF)]
  }
}
