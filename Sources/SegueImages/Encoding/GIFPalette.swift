// Palettes, and the colors from which they are chosen.

import CSegueGIF
import SeguePixels

/// The colors of a segment of frames.
package final class GIFHistogram {
  private let histogram: OpaquePointer

  package init() throws(PixelError) {
    guard let histogram = segue_gif_histogram_new() else { throw .memory(bytes: 1 << 21) }
    self.histogram = histogram
  }

  deinit { segue_gif_histogram_free(histogram) }

  /// Adds the colors of a frame that is shown for `weight` hundredths of a second.
  package func add(_ pixels: PixelBuffer, weight: Int) {
    segue_gif_histogram_add(
      histogram, pixels.baseAddress.assumingMemoryBound(to: UInt8.self), Int32(pixels.width),
      Int32(pixels.height), pixels.bytesPerRow, UInt32(clamping: weight))
  }

  /// Returns a palette of at most `limit` colors.
  package func palette(_ limit: Int) throws(PixelError) -> GIFPalette {
    var rgb = [UInt8](repeating: 0, count: 255 * 3)
    let count = segue_gif_palette(histogram, Int32(limit), &rgb)
    guard count > 0 else { throw .memory(bytes: 1 << 21) }
    return try GIFPalette(Array(rgb[..<(3 * Int(count))]))
  }

  /// Returns the mean squared error of the colors with a palette.
  package func error(_ palette: GIFPalette) -> Double {
    segue_gif_palette_error(histogram, palette.rgb, Int32(palette.count))
  }
}

/// A palette. The index after its last color means transparent.
package final class GIFPalette {
  /// The colors, three bytes each.
  package let rgb: [UInt8]
  /// The mapping of colors to indices.
  package let mapper: OpaquePointer

  package init(_ rgb: [UInt8]) throws(PixelError) {
    self.rgb = rgb
    guard let mapper = segue_gif_mapper_new(rgb, Int32(rgb.count / 3)) else {
      throw .memory(bytes: 1 << 19)
    }
    self.mapper = mapper
  }

  deinit { segue_gif_mapper_free(mapper) }

  /// The number of colors, which is also the transparent index.
  package var count: Int { rgb.count / 3 }

  /// The number of bits of an index, from 2 to 8.
  package var bits: Int {
    var bits = 2
    while count + 1 > 1 << bits { bits += 1 }
    return bits
  }

  /// The color table, padded to a power of two.
  package var table: [UInt8] {
    rgb + [UInt8](repeating: 0, count: 3 * (1 << bits) - rgb.count)
  }
}
