// Conversion of frames with one plane: gray, red, green and blue, or palette indices, with 8 or 16
// bits per sample, as the decoders of BMP and TIFF return them.

import CFFmpeg
import SeguePixels

/// The layout of a pixel in a frame with one plane.
private struct PackedLayout {
  /// The number of bytes of a sample, 1 or 2.
  var size = 1
  /// A Boolean value that indicates whether the first byte of a sample is the upper one.
  var isBig = false
  /// The number of samples of a pixel.
  var count: Int
  /// The positions of red, green, blue and alpha among the samples. An alpha of -1 is opaque.
  var order: (Int, Int, Int, Int)

  init?(_ format: AVPixelFormat) {
    switch format {
    case AV_PIX_FMT_GRAY8: self.init(1, (0, 0, 0, -1))
    case AV_PIX_FMT_GRAY16LE: self.init(1, (0, 0, 0, -1), size: 2)
    case AV_PIX_FMT_GRAY16BE: self.init(1, (0, 0, 0, -1), size: 2, isBig: true)
    case AV_PIX_FMT_YA8: self.init(2, (0, 0, 0, 1))
    case AV_PIX_FMT_YA16LE: self.init(2, (0, 0, 0, 1), size: 2)
    case AV_PIX_FMT_YA16BE: self.init(2, (0, 0, 0, 1), size: 2, isBig: true)
    case AV_PIX_FMT_RGB24: self.init(3, (0, 1, 2, -1))
    case AV_PIX_FMT_BGR24: self.init(3, (2, 1, 0, -1))
    case AV_PIX_FMT_RGB48LE: self.init(3, (0, 1, 2, -1), size: 2)
    case AV_PIX_FMT_RGB48BE: self.init(3, (0, 1, 2, -1), size: 2, isBig: true)
    case AV_PIX_FMT_RGBA: self.init(4, (0, 1, 2, 3))
    case AV_PIX_FMT_BGRA: self.init(4, (2, 1, 0, 3))
    case AV_PIX_FMT_ARGB: self.init(4, (1, 2, 3, 0))
    case AV_PIX_FMT_ABGR: self.init(4, (3, 2, 1, 0))
    case AV_PIX_FMT_RGB0: self.init(4, (0, 1, 2, -1))
    case AV_PIX_FMT_BGR0: self.init(4, (2, 1, 0, -1))
    case AV_PIX_FMT_0RGB: self.init(4, (1, 2, 3, -1))
    case AV_PIX_FMT_0BGR: self.init(4, (3, 2, 1, -1))
    case AV_PIX_FMT_RGBA64LE: self.init(4, (0, 1, 2, 3), size: 2)
    case AV_PIX_FMT_RGBA64BE: self.init(4, (0, 1, 2, 3), size: 2, isBig: true)
    default: return nil
    }
  }

  private init(_ count: Int, _ order: (Int, Int, Int, Int), size: Int = 1, isBig: Bool = false) {
    (self.count, self.order, self.size, self.isBig) = (count, order, size, isBig)
  }

  /// Returns a sample of the pixel at `pixel`, rounded to 8 bits.
  func sample(_ index: Int, _ pixel: UnsafePointer<UInt8>) -> UInt8 {
    guard index >= 0 else { return 255 }
    guard size == 2 else { return pixel[index] }
    let (a, b) = (Int(pixel[2 * index]), Int(pixel[2 * index + 1]))
    let value = isBig ? a << 8 | b : b << 8 | a
    return UInt8((value * 255 + 32767) / 65535)
  }
}

extension DecodedFrame {
  /// Converts a frame with one plane to RGBA with alpha as it is stored; returns `nil` for other
  /// formats.
  func rowPixels() throws(PixelError) -> PixelBuffer? {
    let isPalette = format == AV_PIX_FMT_PAL8
    guard let plane = frame.pointee.data.0 else { return nil }
    let stride = Int(frame.pointee.linesize.0)
    if isPalette {
      guard let colors = frame.pointee.data.1 else { return nil }
      let result = try PixelBuffer(width: width, height: height)
      for y in 0..<height {
        Self.look(up: plane + y * stride, in: colors, into: result.row(y))
      }
      return result
    }
    guard let layout = PackedLayout(format) else { return nil }
    let result = try PixelBuffer(width: width, height: height)
    for y in 0..<height { Self.spread(plane + y * stride, layout, into: result.row(y)) }
    return result
  }

  private static func spread(
    _ source: UnsafePointer<UInt8>, _ layout: PackedLayout,
    into row: UnsafeMutableBufferPointer<UInt8>
  ) {
    for x in 0..<row.count / 4 {
      let pixel = source + x * layout.count * layout.size
      row[4 * x] = layout.sample(layout.order.0, pixel)
      row[4 * x + 1] = layout.sample(layout.order.1, pixel)
      row[4 * x + 2] = layout.sample(layout.order.2, pixel)
      row[4 * x + 3] = layout.sample(layout.order.3, pixel)
    }
  }

  /// Replaces indices by their colors. Entries of a palette are ARGB in the order of the machine, and
  /// all supported machines are little-endian.
  private static func look(
    up source: UnsafePointer<UInt8>, in colors: UnsafePointer<UInt8>,
    into row: UnsafeMutableBufferPointer<UInt8>
  ) {
    for x in 0..<row.count / 4 {
      let color = colors + 4 * Int(source[x])
      (row[4 * x], row[4 * x + 1], row[4 * x + 2]) = (color[2], color[1], color[0])
      row[4 * x + 3] = color[3]
    }
  }
}
