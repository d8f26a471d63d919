// What a player shows, so that only changes are stored.

import CSegueGIF
import Foundation
import SeguePixels

/// An image of a GIF, compressed.
package struct GIFImage {
  /// The part of the canvas that the image covers.
  package var part: segue_gif_rect
  /// The palette of the image.
  package var palette: GIFPalette
  /// The code size, the blocks and the terminator.
  package var data: [UInt8]
  /// The instant at which the image ends, in hundredths of a second, if nothing follows.
  package var end = 0
}

/// The canvas of a GIF that is being written.
package final class GIFCanvas {
  private var state: segue_gif_canvas
  private let memory: UnsafeMutablePointer<UInt8>

  package init(width: Int, height: Int) throws(PixelError) {
    let count = width * height
    guard let memory = calloc(count, 6)?.assumingMemoryBound(to: UInt8.self) else {
      throw .memory(bytes: count * 6)
    }
    self.memory = memory
    state = segue_gif_canvas(
      width: Int32(width), height: Int32(height), shown: memory, indices: memory + 4 * count,
      changes: memory + 5 * count)
  }

  deinit { free(memory) }

  private var count: Int { Int(state.width) * Int(state.height) }

  /// Maps a frame. Returns the part of the canvas that has to be stored.
  package func map(
    _ pixels: PixelBuffer, _ palette: GIFPalette, _ tolerance: Int32, replaces: Bool
  ) -> segue_gif_rect {
    segue_gif_map(
      palette.mapper, &state, pixels.baseAddress.assumingMemoryBound(to: UInt8.self),
      pixels.bytesPerRow, tolerance, replaces ? 1 : 0)
  }

  /// Returns the changes of the last mapping, compressed in the smaller of two ways: what does not
  /// change is stored again, or is transparent.
  /// - Parameter replaces: A Boolean value that indicates whether nothing of the frame before
  ///   remains.
  /// - Throws: `PixelError` if memory is not available.
  package func image(_ part: segue_gif_rect, _ palette: GIFPalette, replaces: Bool)
    throws(PixelError)
    -> GIFImage
  {
    // A GIF has no empty images.
    let part = part.width > 0 ? part : segue_gif_rect(x: 0, y: 0, width: 1, height: 1)
    var data: [UInt8]
    if replaces {
      data = compress(state.changes, skipping: nil, part, palette)
    } else {
      data = compress(state.indices, skipping: nil, part, palette)
      let other = compress(state.indices, skipping: state.changes, part, palette)
      if other.count < data.count { data = other }
    }
    guard !data.isEmpty else { throw .memory(bytes: segue_gif_compress_bound(part)) }
    return GIFImage(part: part, palette: palette, data: data)
  }

  /// Makes all indices transparent, since they belong to another palette.
  package func forgetIndices(transparent: Int) { memset(state.indices, Int32(transparent), count) }

  private func compress(
    _ indices: UnsafePointer<UInt8>, skipping skipped: UnsafePointer<UInt8>?,
    _ part: segue_gif_rect, _ palette: GIFPalette
  ) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: segue_gif_compress_bound(part)) { buffer, count in
      count = segue_gif_compress(
        indices, skipped, Int(state.width), part, Int32(palette.bits), Int32(palette.count),
        buffer.baseAddress)
    }
  }
}
