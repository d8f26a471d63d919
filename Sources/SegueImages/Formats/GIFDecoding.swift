// The first image of a GIF, on a transparent canvas. The file is traversed block by block to its
// end, so that a truncated one is detected; the decoder receives only the header and the first
// image. Source: Graphics Interchange Format 89a.

import CFFmpeg
import SeguePixels

extension ImageFile {
  /// Decodes the first image.
  func decodeGIF() throws(ImageError) -> PixelBuffer {
    let structure = try GIFStructure(self)
    let frame = try decode(structure.stream, with: "gif")
    guard (frame.width, frame.height) == (structure.width, structure.height),
      [AV_PIX_FMT_BGRA, AV_PIX_FMT_ARGB].contains(frame.format)
    else { throw damaged("its decoded size differs from its declared size") }
    let pixels = try convert(frame) { frame in try frame.packedPixels() }
    pixels.premultiply()
    pixels.clear(outside: structure.place)
    return pixels
  }
}

extension DecodedFrame {
  /// Converts packed pixels in one of the orders that decoders use to straight RGBA; returns `nil`
  /// for other formats.
  func packedPixels() throws(PixelError) -> PixelBuffer? {
    switch format {
    case AV_PIX_FMT_RGBA: try pixels(packed: [0, 1, 2, 3])
    case AV_PIX_FMT_BGRA: try pixels(packed: [2, 1, 0, 3])
    case AV_PIX_FMT_ARGB: try pixels(packed: [1, 2, 3, 0])
    default: nil
    }
  }
}

extension PixelBuffer {
  /// Makes everything outside `place` transparent. Areas that the image does not cover have no
  /// color, whatever background the file specifies.
  fileprivate func clear(outside place: (x: Range<Int>, y: Range<Int>)) {
    for y in 0..<height {
      let row = row(y)
      let kept = place.y.contains(y) ? place.x : 0..<0
      row[..<(4 * min(kept.lowerBound, width))].update(repeating: 0)
      row[(4 * min(kept.upperBound, width))...].update(repeating: 0)
    }
  }
}

/// The structure of a GIF file.
struct GIFStructure {
  private(set) var width = 0, height = 0
  /// The position of the first image on the canvas.
  private(set) var place: (x: Range<Int>, y: Range<Int>) = (0..<0, 0..<0)
  /// The number of images.
  private(set) var images = 0
  /// The time for which each image is displayed, in hundredths of a second.
  private(set) var delays: [Int] = []
  /// The number of repetitions, 0 for endless ones; `nil` if the file does not state it.
  private(set) var repetitions: Int?
  /// Whether all images can use the colors of the file, and whether any image is transparent.
  private(set) var hasGlobalColors = false, isTransparent = false
  /// The header and the first image.
  private(set) var stream: [UInt8] = []

  private let file: ImageFile
  private var reader: ByteReader
  private var control: Range<Int>?
  private var delay = 0
  private var parts = 0

  init(_ file: ImageFile) throws(ImageError) {
    self.file = file
    reader = file.reader(at: 6)
    (width, height) = (try reader.little(2), try reader.little(2))
    try file.checkSize(width, height)
    let flags = try reader.byte()
    hasGlobalColors = flags & 0x80 != 0
    try reader.skip(2)
    try skipColors(flags)
    stream = Array(file.bytes[..<reader.position])
    while try readBlock() {}
    guard images > 0 else { throw file.damaged("it contains no image") }
    stream.append(0x3B)
  }

  /// Skips a color table if the flags announce one.
  private mutating func skipColors(_ flags: Int) throws(ImageError) {
    if flags & 0x80 != 0 { try reader.skip(3 << ((flags & 7) + 1)) }
  }

  private mutating func readBlock() throws(ImageError) -> Bool {
    let start = reader.position
    try file.count(&parts)
    let code = try reader.byte()
    switch code {
    case 0x3B: return false
    case 0x21:
      let label = try reader.byte()
      try skipSubBlocks()
      if label == 0xF9 { readControl(start..<reader.position) }
      if label == 0xFF { readApplication(file.bytes[start..<reader.position].dropFirst(2)) }
    case 0x2C: try readImage(from: start)
    default: throw file.damaged("block \(code) at byte \(start) is unknown")
    }
    return true
  }

  /// Reads what describes the next image: flags, and the time for which it is displayed.
  private mutating func readControl(_ range: Range<Int>) {
    control = range
    let block = Array(file.bytes[range])
    guard block.count >= 8, block[2] >= 4 else { return }
    isTransparent = isTransparent || block[3] & 1 != 0
    delay = Int(block[4]) | Int(block[5]) << 8
  }

  /// Reads the number of repetitions, which is in an extension of Netscape's.
  private mutating func readApplication(_ block: ArraySlice<UInt8>) {
    let names = ["NETSCAPE2.0", "ANIMEXTS1.0"].map { [11] + Array($0.utf8) }
    let rest = Array(block.dropFirst(12))
    guard names.contains(where: { block.starts(with: $0) }), rest.count >= 4, rest[0] >= 3,
      rest[1] == 1
    else { return }
    repetitions = Int(rest[2]) | Int(rest[3]) << 8
  }

  private mutating func readImage(from start: Int) throws(ImageError) {
    let (left, top) = (try reader.little(2), try reader.little(2))
    let (across, down) = (try reader.little(2), try reader.little(2))
    try skipColors(try reader.byte())
    let codes = GIFCodes(width: try reader.byte())
    let data = reader.position
    try skipSubBlocks()
    images += 1
    delays.append(delay)
    delay = 0
    guard images == 1 else { return }
    guard across > 0, down > 0, left + across <= width, top + down <= height else {
      throw file.damaged("its first image does not lie within \(width) x \(height)")
    }
    // The decoder does not report missing rows.
    guard codes.pixels(in: file.bytes[data..<reader.position], atMost: across * down) else {
      throw file.damaged("its data ends before the image does")
    }
    place = (left..<left + across, top..<top + down)
    if let control { stream += file.bytes[control] }
    stream += file.bytes[start..<reader.position]
  }

  private mutating func skipSubBlocks() throws(ImageError) {
    while true {
      let count = try reader.byte()
      if count == 0 { return }
      try reader.skip(count)
    }
  }
}
