// Encoding of single images as JPEG, WebP and AVIF by libavcodec, into memory. The bytes depend only on
// the pixels, the quality and the version of the encoder.

import CFFmpeg
import CSeguePlanes
import SeguePixels

/// A rectangle of pixels.
package struct PixelArea: Sendable, Hashable {
  /// The first column and row, and the number of columns and rows.
  package var x, y, width, height: Int

  /// Creates an area.
  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The whole of an image.
  package init(_ pixels: PixelBuffer) {
    self.init(x: 0, y: 0, width: pixels.width, height: pixels.height)
  }
}

/// Encodes images as WebP.
package enum WebPEncoder {
  /// The largest side that the format permits, in pixels.
  package static let largestSide = 16383

  /// Encodes part of an image as a WebP file, with alpha unless every pixel is opaque.
  /// - Parameter quality: The quality of lossy compression, in 0…100, or `nil` for lossless.
  /// - Throws: `ImageError`, also if the encoder is missing.
  package static func encode(_ pixels: PixelBuffer, _ area: PixelArea, quality: Int?)
    throws(ImageError) -> [UInt8]
  {
    guard area.width <= largestSide, area.height <= largestSide else {
      throw ImageError(
        .limit, "WebP",
        "\(area.width) x \(area.height) pixels; expected at most \(largestSide) per side")
    }
    var straight = [UInt8](repeating: 0, count: area.width * area.height * 4)
    straight.withUnsafeMutableBufferPointer { to in
      guard let start = to.baseAddress else { return }
      for y in 0..<area.height {
        guard let row = pixels.row(area.y + y).baseAddress else { continue }
        segue_straight_bgra(row + 4 * area.x, start + y * area.width * 4, area.width)
      }
    }
    let options =
      quality.map { "lossless=0:compression_level=4:quality=\($0)" }
      ?? "lossless=1:compression_level=4:quality=50"
    return try straight.withUnsafeBufferPointer { bytes throws(ImageError) in
      var still = cff_still()
      still.pixel_format = AV_PIX_FMT_BGRA.rawValue
      (still.width, still.height) = (Int32(area.width), Int32(area.height))
      still.planes.0 = bytes.baseAddress
      (still.strides.0, still.bytes.0) = (Int32(area.width * 4), Int32(area.width * 4))
      still.rows.0 = Int32(area.height)
      return try StillEncoder.encode(
        &still, encoder: "libwebp", options: options, format: "WebP")
    }
  }
}

/// Encodes images as JPEG.
package enum JPEGEncoder {
  /// Encodes an image as a JPEG file without subsampled chroma. Alpha is ignored: transparent
  /// pixels are those of the image over black.
  /// - Parameter quality: The quality, in 0…100.
  /// - Throws: `ImageError`, also if the encoder is missing.
  package static func encode(_ pixels: PixelBuffer, quality: Int) throws(ImageError) -> [UInt8] {
    let planes = StillPlanes(pixels, bt601: true)
    return try planes.withImages { color, _ throws(ImageError) in
      var still = color
      still.pixel_format = AV_PIX_FMT_YUVJ444P.rawValue
      still.quantizer = quantizer(quality)
      return try StillEncoder.encode(
        &still, encoder: "mjpeg", options: "huffman=optimal", format: "JPEG")
    }
  }

  /// Returns the encoder's quantizer for a quality: 1 for 100, 31 for 0, and 2 for 90.
  static func quantizer(_ quality: Int) -> Int32 {
    let loss = 100 - min(max(quality, 0), 100)
    return Int32(1 + (loss * 100 + loss * loss * 2 + 500) / 1000)
  }
}

/// Encodes images as AVIF.
package enum AVIFEncoder {
  /// Encodes an image as an AVIF file, without subsampled chroma, by libaom.
  /// - Parameters:
  ///   - opaque: A Boolean value that indicates whether alpha is omitted.
  ///   - quality: The quality, in 0…100.
  /// - Throws: `ImageError`, also if the encoder is missing.
  package static func encode(_ pixels: PixelBuffer, opaque: Bool, quality: Int)
    throws(ImageError) -> [UInt8]
  {
    let planes = StillPlanes(pixels, bt601: false)
    let crf = (100 - min(max(quality, 0), 100)) * 63 / 100
    let options = "still-picture=1:cpu-used=6:crf=\(crf)"
    return try planes.withImages { color, alpha throws(ImageError) in
      var images = [color, alpha]
      images[0].pixel_format = AV_PIX_FMT_YUV444P.rawValue
      images[1].pixel_format = AV_PIX_FMT_GRAY8.rawValue
      return try StillEncoder.encodeAVIF(&images, count: opaque ? 1 : 2, options: options)
    }
  }
}

/// An image as full-range planes without subsampling.
private struct StillPlanes {
  private var bytes: [UInt8]
  private let width, height: Int

  init(_ pixels: PixelBuffer, bt601: Bool) {
    let (width, height) = (pixels.width, pixels.height)
    (self.width, self.height) = (width, height)
    bytes = [UInt8](repeating: 0, count: width * height * 4)
    bytes.withUnsafeMutableBufferPointer { to in
      guard let start = to.baseAddress else { return }
      let size = width * height
      var target = segue_plane_target()
      (target.width, target.height) = (Int32(width), Int32(height))
      (target.across, target.down, target.depth) = (1, 1, 8)
      (target.full_range, target.bt601) = (1, bt601 ? 1 : 0)
      target.plane = (start, start + size, start + 2 * size, start + 3 * size)
      target.stride = (width, width, width, width)
      segue_planes_from_rgba(
        pixels.baseAddress.assumingMemoryBound(to: UInt8.self), pixels.bytesPerRow, Int32(width),
        Int32(height), &target)
    }
  }

  /// Calls `body` with the image of the colors and that of alpha.
  func withImages(_ body: (cff_still, cff_still) throws(ImageError) -> [UInt8])
    throws(ImageError) -> [UInt8]
  {
    try bytes.withUnsafeBufferPointer { bytes throws(ImageError) in
      guard let start = bytes.baseAddress else { return [] }
      let size = width * height
      var still = cff_still()
      (still.width, still.height, still.full_range) = (Int32(width), Int32(height), 1)
      var alpha = still
      let (side, rows) = (Int32(width), Int32(height))
      still.planes = (start, start + size, start + 2 * size, nil)
      still.strides = (side, side, side, 0)
      still.bytes = (side, side, side, 0)
      still.rows = (rows, rows, rows, 0)
      alpha.planes.0 = start + 3 * size
      (alpha.strides.0, alpha.bytes.0, alpha.rows.0) = (side, side, rows)
      return try body(still, alpha)
    }
  }
}

/// The call of libavcodec that all formats share.
private enum StillEncoder {
  static func encode(
    _ still: inout cff_still, encoder: String, options: String, format: String
  ) throws(ImageError) -> [UInt8] {
    var packet = av_packet_alloc()
    defer { av_packet_free(&packet) }
    guard let packet else { throw failure(cff_error_memory(), still, encoder, format) }
    let status = encoder.withCString { name in
      options.withCString { options in
        (still.encoder, still.options) = (name, options)
        return cff_encode_still(&still, packet)
      }
    }
    guard status >= 0 else { throw failure(status, still, encoder, format) }
    return [UInt8](
      UnsafeBufferPointer(start: packet.pointee.data, count: Int(packet.pointee.size)))
  }

  static func encodeAVIF(_ images: inout [cff_still], count: Int, options: String)
    throws(ImageError) -> [UInt8]
  {
    var bytes: UnsafeMutablePointer<UInt8>?
    var byteCount: Int32 = 0
    let encoder = "libaom-av1"
    let status = encoder.withCString { name in
      options.withCString { options in
        for index in images.indices {
          (images[index].encoder, images[index].options) = (name, options)
          images[index].is_srgb = 1
        }
        return cff_encode_avif(images, Int32(count), &bytes, &byteCount)
      }
    }
    guard status >= 0, let bytes else { throw failure(status, images[0], encoder, "AVIF") }
    defer { cff_free_bytes(bytes) }
    return [UInt8](UnsafeBufferPointer(start: bytes, count: Int(byteCount)))
  }

  private static func failure(
    _ status: Int32, _ still: cff_still, _ encoder: String, _ format: String
  ) -> ImageError {
    if status == cff_error_no_encoder() {
      return ImageError(
        .encoder, format,
        "libavcodec has no encoder \(encoder). Install a libavcodec that has it, such as Debian's")
    }
    if status == cff_error_memory() {
      return ImageError(
        .memory, format,
        "no memory for encoding \(still.width) x \(still.height) pixels; expected a smaller image, or PNG"
      )
    }
    return ImageError(.encoder, format, "encoding failed: \(String(cString: cff_last_log()))")
  }
}
