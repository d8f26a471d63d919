// One image of a WebP file: a still one, or a frame of an animation. Source: the WebP container
// specification; RFC 6386; RFC 9649.

import CFFmpeg
import SeguePixels

/// An image: its data, and its alpha if that is stored separately.
struct WebPImage {
  private(set) var data: Range<Int>?
  private(set) var isLossless = false
  private(set) var alpha: Range<Int>?
  /// Whether the image says that it has alpha.
  private(set) var statesAlpha = false
  private(set) var width = 0, height = 0
  /// The position on the canvas.
  var left = 0, top = 0

  /// Reads a chunk of the image. Others are ignored.
  mutating func read(
    _ name: String, _ chunk: Range<Int>, in file: ImageFile
  ) throws(ImageError) {
    var reader = ByteReader(file, chunk)
    switch name {
    case "ALPH": (alpha, statesAlpha) = (chunk, true)
    case "VP8 ":
      let isKey = try reader.byte() & 1 == 0
      try reader.skip(2)
      guard isKey, try reader.big(3) == 0x9D012A else { throw file.damaged("no key frame") }
      try take(chunk, try reader.little(2) & 0x3FFF, try reader.little(2) & 0x3FFF, file)
    case "VP8L":
      guard try reader.byte() == 0x2F else { throw file.damaged("no lossless signature") }
      let bits = try reader.little(4)
      (isLossless, statesAlpha) = (true, bits >> 28 & 1 == 1)
      try take(chunk, bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1, file)
    default: break
    }
  }

  private mutating func take(
    _ data: Range<Int>, _ width: Int, _ height: Int, _ file: ImageFile
  ) throws(ImageError) {
    try file.checkSize(width, height)
    (self.data, self.width, self.height) = (data, width, height)
  }

  /// Returns a file that contains only this image.
  func stream(from file: ImageFile) -> [UInt8] {
    guard let data else { return [] }
    var body = Array("WEBP".utf8)
    if let alpha, !isLossless {
      body += Array("VP8X".utf8) + little(10, 4) + [0x10, 0, 0, 0]
      body += little(width - 1, 3) + little(height - 1, 3)
      append("ALPH", file.bytes[alpha], to: &body)
    }
    append(isLossless ? "VP8L" : "VP8 ", file.bytes[data], to: &body)
    return Array("RIFF".utf8) + little(body.count, 4) + body
  }

  private func append(_ name: String, _ chunk: ArraySlice<UInt8>, to body: inout [UInt8]) {
    body += Array(name.utf8) + little(chunk.count, 4) + chunk
    if chunk.count % 2 == 1 { body.append(0) }
  }

  private func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}

/// A frame of an animation.
struct WebPFrame {
  private(set) var image = WebPImage()
  /// The duration, in milliseconds.
  let milliseconds: Int
  /// Whether the frame is composited with what is beneath it, rather than replacing it.
  let isBlended: Bool
  /// Whether its rectangle becomes transparent before the next frame is drawn.
  let isCleared: Bool

  /// Reads the contents of a frame's chunk up to its image.
  init(
    _ reader: inout ByteReader, in file: ImageFile, parts: inout Int
  ) throws(ImageError) {
    (image.left, image.top) = (try reader.little(3) * 2, try reader.little(3) * 2)
    let announced = (try reader.little(3) + 1, try reader.little(3) + 1)
    milliseconds = try reader.little(3)
    let flags = try reader.byte()
    (isBlended, isCleared) = (flags & 0b10 == 0, flags & 0b01 != 0)
    while !reader.isAtEnd, image.data == nil {
      try file.count(&parts)
      let (name, chunk) = try reader.webPChunk()
      try image.read(name, chunk, in: file)
    }
    guard announced == (image.width, image.height) else {
      throw file.damaged("the size of a frame differs from its declared size")
    }
  }
}

extension ByteReader {
  /// Reads a chunk and returns its name and contents. Chunks of odd length are followed by a byte
  /// of padding.
  mutating func webPChunk() throws(ImageError) -> (String, Range<Int>) {
    let name = try fourCharacters()
    let count = try little(4)
    let chunk = try part(count)
    if count % 2 == 1, !isAtEnd { try skip(1) }
    return (name, chunk)
  }
}

extension ImageFile {
  /// Returns the orientation that an EXIF chunk specifies.
  func webPOrientation(_ chunk: Range<Int>) -> ImageOrientation? {
    var block = bytes[chunk]
    if block.starts(with: Array("Exif\0\0".utf8)) { block = block.dropFirst(6) }
    return EXIF.orientation(block)
  }

  /// Decodes an image of a WebP file, premultiplied.
  func pixels(of image: WebPImage) throws(ImageError) -> PixelBuffer {
    let frame = try decode(image.stream(from: self), with: "webp")
    guard (frame.width, frame.height) == (image.width, image.height) else {
      throw damaged("its decoded size differs from its declared size")
    }
    let pixels = try convert(frame) { frame in
      try frame.packedPixels()
        ?? frame.pixels(matrix: ColorMatrix.bt601.factors(isFullRange: false))
    }
    pixels.premultiply()
    return pixels
  }
}
