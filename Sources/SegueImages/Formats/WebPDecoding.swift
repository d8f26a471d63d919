// WebP. The container is parsed here, and the decoder receives one image in a new container. For an
// animation that is the first frame, on a transparent canvas. Lossy colors are limited-range
// BT.601, as the format specifies. Source: the WebP container specification; RFC 6386.

import CFFmpeg
import SeguePixels

extension ImageFile {
  /// Decodes the image as it is stored, and returns its orientation.
  func decodeWebP() throws(ImageError) -> (PixelBuffer, ImageOrientation) {
    let structure = try WebPStructure(self)
    let frame = try decode(structure.stream, with: "webp")
    guard (frame.width, frame.height) == (structure.image.width, structure.image.height) else {
      throw damaged("its decoded size differs from its declared size")
    }
    let pixels = try convert(frame) { frame in
      try frame.packedPixels()
        ?? frame.pixels(matrix: ColorMatrix.bt601.factors(isFullRange: false))
    }
    pixels.premultiply()
    return (try structure.onCanvas(pixels), structure.orientation)
  }
}

/// The structure of a WebP file.
struct WebPStructure {
  /// An image: its data, and its alpha if that is stored separately.
  struct Image {
    var data: Range<Int>?
    var isLossless = false
    var alpha: Range<Int>?
    var width = 0, height = 0
    var left = 0, top = 0
  }

  private(set) var image = Image()
  private(set) var orientation = ImageOrientation.up
  /// The size of the canvas, if the file specifies one.
  private var canvas: (width: Int, height: Int)?
  private let file: ImageFile
  private var parts = 0

  init(_ file: ImageFile) throws(ImageError) {
    self.file = file
    var reader = file.reader(at: 4)
    let size = try reader.little(4)
    var body = try reader.within(size)
    try body.skip(4)
    while !body.isAtEnd { try readChunk(&body) }
    guard image.data != nil else { throw file.damaged("it contains no image") }
    if let canvas {
      guard image.left + image.width <= canvas.width,
        image.top + image.height <= canvas.height
      else { throw file.damaged("its image is larger than its canvas") }
    }
  }

  private mutating func readChunk(_ body: inout ByteReader) throws(ImageError) {
    try file.count(&parts)
    let (name, chunk) = try Self.chunk(&body)
    var reader = ByteReader(file, chunk)
    switch name {
    case "VP8X":
      try reader.skip(4)
      canvas = (try reader.little(3) + 1, try reader.little(3) + 1)
      if let canvas { try file.checkSize(canvas.width, canvas.height) }
    case "ANMF":
      if image.data == nil { try readFrame(&reader) }
    case "EXIF":
      var block = file.bytes[chunk]
      if block.starts(with: Array("Exif\0\0".utf8)) { block = block.dropFirst(6) }
      orientation = EXIF.orientation(block) ?? orientation
    default:
      if image.data == nil { try readImage(name, chunk) }
    }
  }

  /// Reads a chunk and returns its name and contents. Chunks of odd length are followed by a byte
  /// of padding.
  private static func chunk(_ body: inout ByteReader) throws(ImageError) -> (String, Range<Int>) {
    let name = try body.fourCharacters()
    let count = try body.little(4)
    let chunk = try body.part(count)
    if count % 2 == 1, !body.isAtEnd { try body.skip(1) }
    return (name, chunk)
  }

  /// Reads the first frame of an animation: its position on the canvas, and its image.
  private mutating func readFrame(_ reader: inout ByteReader) throws(ImageError) {
    (image.left, image.top) = (try reader.little(3) * 2, try reader.little(3) * 2)
    let announced = (try reader.little(3) + 1, try reader.little(3) + 1)
    try reader.skip(4)
    while !reader.isAtEnd, image.data == nil {
      try file.count(&parts)
      let (name, chunk) = try Self.chunk(&reader)
      try readImage(name, chunk)
    }
    guard announced == (image.width, image.height) else {
      throw file.damaged("the size of its first frame differs from the declared size")
    }
  }

  private mutating func readImage(_ name: String, _ chunk: Range<Int>) throws(ImageError) {
    var reader = ByteReader(file, chunk)
    switch name {
    case "ALPH": image.alpha = chunk
    case "VP8 ":
      let isKey = try reader.byte() & 1 == 0
      try reader.skip(2)
      guard isKey, try reader.big(3) == 0x9D012A else { throw file.damaged("no key frame") }
      try take(chunk, try reader.little(2) & 0x3FFF, try reader.little(2) & 0x3FFF)
    case "VP8L":
      guard try reader.byte() == 0x2F else { throw file.damaged("no lossless signature") }
      let bits = try reader.little(4)
      image.isLossless = true
      try take(chunk, bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    default: break
    }
  }

  private mutating func take(_ data: Range<Int>, _ width: Int, _ height: Int) throws(ImageError) {
    try file.checkSize(width, height)
    (image.data, image.width, image.height) = (data, width, height)
  }

  /// A file that contains only this image.
  var stream: [UInt8] {
    guard let data = image.data else { return [] }
    var body = Array("WEBP".utf8)
    if let alpha = image.alpha, !image.isLossless {
      body += Array("VP8X".utf8) + little(10, 4) + [0x10, 0, 0, 0]
      body += little(image.width - 1, 3) + little(image.height - 1, 3)
      append("ALPH", alpha, to: &body)
    }
    append(image.isLossless ? "VP8L" : "VP8 ", data, to: &body)
    return Array("RIFF".utf8) + little(body.count, 4) + body
  }

  private func append(_ name: String, _ chunk: Range<Int>, to body: inout [UInt8]) {
    body += Array(name.utf8) + little(chunk.count, 4) + file.bytes[chunk]
    if chunk.count % 2 == 1 { body.append(0) }
  }

  private func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// Returns the frame at its position on the canvas.
  func onCanvas(_ pixels: PixelBuffer) throws(ImageError) -> PixelBuffer {
    guard let canvas, canvas != (pixels.width, pixels.height) else { return pixels }
    do {
      let result = try PixelBuffer(width: canvas.width, height: canvas.height)
      for y in 0..<pixels.height {
        let target = result.row(image.top + y)
        let place = 4 * image.left..<4 * (image.left + pixels.width)
        _ = UnsafeMutableBufferPointer(rebasing: target[place]).update(
          fromContentsOf: pixels.row(y))
      }
      return result
    } catch {
      throw ImageError(.memory, file.name, error.description)
    }
  }
}
