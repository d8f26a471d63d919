// WebP: the container is taken apart here, and the decoder gets one picture in a container of our own.
// Of an animation that is the first frame, on a transparent canvas. Lossy colours are limited-range
// BT.601, which is what the format says. Source: the WebP container specification; RFC 6386.

import CFFmpeg
import SeguePixels

extension ImageFile {
  /// The picture as it is stored, and which way up it goes.
  func decodeWebP() throws(ImageError) -> (PixelBuffer, ImageOrientation) {
    let structure = try WebPStructure(self)
    let frame = try decode(structure.stream, with: "webp")
    guard (frame.width, frame.height) == (structure.picture.width, structure.picture.height) else {
      throw damaged("its size changes on the way")
    }
    let pixels = try convert(frame) { frame in
      try frame.packedPixels()
        ?? frame.pixels(matrix: ColorMatrix.bt601.factors(isFullRange: false))
    }
    pixels.premultiply()
    return (try structure.onCanvas(pixels), structure.orientation)
  }
}

/// What a WebP file holds.
struct WebPStructure {
  /// One picture: its data, and its alpha if that is apart.
  struct Picture {
    var data: Range<Int>?
    var isLossless = false
    var alpha: Range<Int>?
    var width = 0, height = 0
    var left = 0, top = 0
  }

  private(set) var picture = Picture()
  private(set) var orientation = ImageOrientation.up
  /// The canvas, when the file names one.
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
    guard picture.data != nil else { throw file.damaged("no picture in it") }
    if let canvas {
      guard picture.left + picture.width <= canvas.width,
        picture.top + picture.height <= canvas.height
      else { throw file.damaged("its picture is larger than its canvas") }
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
      if picture.data == nil { try readFrame(&reader) }
    case "EXIF":
      var block = file.bytes[chunk]
      if block.starts(with: Array("Exif\0\0".utf8)) { block = block.dropFirst(6) }
      orientation = EXIF.orientation(block) ?? orientation
    default:
      if picture.data == nil { try readPicture(name, chunk) }
    }
  }

  /// A name and what is in the chunk; chunks of odd length are followed by a byte of padding.
  private static func chunk(_ body: inout ByteReader) throws(ImageError) -> (String, Range<Int>) {
    let name = try body.fourCharacters()
    let count = try body.little(4)
    let chunk = try body.part(count)
    if count % 2 == 1, !body.isAtEnd { try body.skip(1) }
    return (name, chunk)
  }

  /// The first frame of an animation: a place on the canvas, and a picture.
  private mutating func readFrame(_ reader: inout ByteReader) throws(ImageError) {
    (picture.left, picture.top) = (try reader.little(3) * 2, try reader.little(3) * 2)
    let announced = (try reader.little(3) + 1, try reader.little(3) + 1)
    try reader.skip(4)
    while !reader.isAtEnd, picture.data == nil {
      try file.count(&parts)
      let (name, chunk) = try Self.chunk(&reader)
      try readPicture(name, chunk)
    }
    guard announced == (picture.width, picture.height) else {
      throw file.damaged("its first frame has another size than announced")
    }
  }

  private mutating func readPicture(_ name: String, _ chunk: Range<Int>) throws(ImageError) {
    var reader = ByteReader(file, chunk)
    switch name {
    case "ALPH": picture.alpha = chunk
    case "VP8 ":
      let isKey = try reader.byte() & 1 == 0
      try reader.skip(2)
      guard isKey, try reader.big(3) == 0x9D012A else { throw file.damaged("no key frame") }
      try take(chunk, try reader.little(2) & 0x3FFF, try reader.little(2) & 0x3FFF)
    case "VP8L":
      guard try reader.byte() == 0x2F else { throw file.damaged("no lossless signature") }
      let bits = try reader.little(4)
      picture.isLossless = true
      try take(chunk, bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    default: break
    }
  }

  private mutating func take(_ data: Range<Int>, _ width: Int, _ height: Int) throws(ImageError) {
    try file.checkSize(width, height)
    (picture.data, picture.width, picture.height) = (data, width, height)
  }

  /// A file with this one picture in it.
  var stream: [UInt8] {
    guard let data = picture.data else { return [] }
    var body = Array("WEBP".utf8)
    if let alpha = picture.alpha, !picture.isLossless {
      body += Array("VP8X".utf8) + little(10, 4) + [0x10, 0, 0, 0]
      body += little(picture.width - 1, 3) + little(picture.height - 1, 3)
      append("ALPH", alpha, to: &body)
    }
    append(picture.isLossless ? "VP8L" : "VP8 ", data, to: &body)
    return Array("RIFF".utf8) + little(body.count, 4) + body
  }

  private func append(_ name: String, _ chunk: Range<Int>, to body: inout [UInt8]) {
    body += Array(name.utf8) + little(chunk.count, 4) + file.bytes[chunk]
    if chunk.count % 2 == 1 { body.append(0) }
  }

  private func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// The frame in its place on the canvas.
  func onCanvas(_ pixels: PixelBuffer) throws(ImageError) -> PixelBuffer {
    guard let canvas, canvas != (pixels.width, pixels.height) else { return pixels }
    do {
      let result = try PixelBuffer(width: canvas.width, height: canvas.height)
      for y in 0..<pixels.height {
        let target = result.row(picture.top + y)
        let place = 4 * picture.left..<4 * (picture.left + pixels.width)
        _ = UnsafeMutableBufferPointer(rebasing: target[place]).update(
          fromContentsOf: pixels.row(y))
      }
      return result
    } catch {
      throw ImageError(.memory, file.name, error.description)
    }
  }
}
