// BMP without compression. The header is examined here, and the decoder receives the file up to the
// end of the pixels. Source: Microsoft's description of BITMAPINFOHEADER and its later versions.

import CFFmpeg
import SeguePixels

extension ImageFile {
  /// Decodes the image.
  func decodeBMP() throws(ImageError) -> PixelBuffer {
    let structure = try BMPStructure(self)
    let frame = try decode(structure.stream, with: "bmp")
    guard (frame.width, frame.height) == (structure.width, structure.height) else {
      throw damaged("its decoded size differs from its declared size")
    }
    let pixels = try convert(frame) { frame in try frame.rowPixels() }
    pixels.premultiply()
    return pixels
  }
}

/// The structure of a BMP file.
struct BMPStructure {
  private(set) var width = 0, height = 0
  /// The file up to the end of its pixels, with that size in its header.
  private(set) var stream: [UInt8] = []

  init(_ file: ImageFile) throws(ImageError) {
    var reader = file.reader(at: 10)
    let start = try reader.little(4)
    let size = try reader.little(4)
    guard size == 12 || size >= 40 else { throw file.damaged("its header has \(size) bytes") }
    var header = try reader.within(size - 4)
    width = Self.signed(try header.little(size == 12 ? 2 : 4))
    height = abs(Self.signed(try header.little(size == 12 ? 2 : 4)))
    try header.skip(2)
    let bits = try header.little(2)
    let compression = size == 12 ? 0 : try header.little(4)
    try file.checkSize(width, height)
    guard [0, 3].contains(compression) else {
      throw file.unsupported("compression \(compression)", "save it without compression")
    }
    guard [1, 4, 8, 24, 32].contains(bits) else {
      throw file.unsupported("\(bits) bits per pixel", "save it with 24 or 32 bits per pixel")
    }
    let needed = (width * bits + 31) / 32 * 4 * height
    guard start >= 14 + size else { throw file.damaged("its pixels lie within its header") }
    var pixels = file.reader(at: min(start, file.bytes.count))
    try pixels.skip(needed)
    stream = Array(file.bytes[..<(start + needed)])
    for index in 0..<4 {
      stream[2 + index] = UInt8(truncatingIfNeeded: stream.count >> (8 * index))
    }
  }

  private static func signed(_ value: Int) -> Int { Int(Int32(truncatingIfNeeded: value)) }
}
