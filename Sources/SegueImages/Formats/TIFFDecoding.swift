// The first image of a TIFF file: gray, RGB or palette in strips, without compression or with LZW,
// Deflate or PackBits. The directory is parsed here, and the decoder receives a new file with only
// the entries that describe the pixels. Source: TIFF revision 6.0; its Technical Note 2.

import CFFmpeg
import SeguePixels

extension ImageFile {
  /// Decodes the image as it is stored, and returns its orientation.
  func decodeTIFF() throws(ImageError) -> (PixelBuffer, ImageOrientation) {
    let structure = try TIFFStructure(self)
    let frame = try decode(structure.stream, with: "tiff")
    guard (frame.width, frame.height) == (structure.width, structure.height) else {
      throw damaged("its decoded size differs from its declared size")
    }
    let pixels = try convert(frame) { frame in try frame.rowPixels() }
    if structure.isPremultiplied { pixels.limitToAlpha() } else { pixels.premultiply() }
    return (pixels, structure.orientation)
  }
}

extension PixelBuffer {
  /// Limits the colors to alpha, which premultiplied ones cannot exceed.
  fileprivate func limitToAlpha() {
    for y in 0..<height {
      let row = row(y)
      for x in stride(from: 0, to: row.count, by: 4) {
        for index in x..<x + 3 { row[index] = min(row[index], row[x + 3]) }
      }
    }
  }
}

/// The structure of a TIFF file.
struct TIFFStructure {
  private(set) var width = 0, height = 0
  private(set) var orientation = ImageOrientation.up
  /// A Boolean value that indicates whether colors are stored multiplied by alpha.
  private(set) var isPremultiplied = false
  /// A Boolean value that indicates whether there is alpha.
  private(set) var hasAlpha = false
  /// A file that contains only the pixels and what describes them.
  private(set) var stream: [UInt8] = []

  private let file: ImageFile
  private let isLittle: Bool
  private var entries: [Int: [Int]] = [:]

  /// The tags that are read.
  private enum Tag {
    static let (width, height, bits, compression, photometric) = (256, 257, 258, 259, 262)
    static let (offsets, orientation, samples, rows, counts) = (273, 274, 277, 278, 279)
    static let (planes, predictor, palette, tiles, alpha, format) = (284, 317, 320, 322, 338, 339)
    static let all: Set<Int> = [
      width, height, bits, compression, photometric, offsets, orientation, samples, rows, counts,
      planes, predictor, palette, tiles, alpha, format,
    ]
    /// The tags that are copied unchanged.
    static let copied = [
      width, height, bits, compression, photometric, samples, rows, planes, predictor, palette,
    ]
  }

  init(_ file: ImageFile) throws(ImageError) {
    self.file = file
    isLittle = file.bytes.first == 0x49
    var header = file.reader(at: 4)
    let start = try number(&header, 4)
    var directory = file.reader(at: min(start, file.bytes.count))
    for _ in 0..<(try number(&directory, 2)) { try readEntry(&directory) }
    (width, height) = (value(Tag.width, 0), value(Tag.height, 0))
    try file.checkSize(width, height)
    try checkPixels()
    orientation = ImageOrientation(rawValue: value(Tag.orientation, 1)) ?? .up
    isPremultiplied = value(Tag.alpha, 0) == 1
    hasAlpha = [1, 2].contains(value(Tag.alpha, 0))
    stream = try makeStream(try strips())
  }

  private func number(_ reader: inout ByteReader, _ count: Int) throws(ImageError) -> Int {
    isLittle ? try reader.little(count) : try reader.big(count)
  }

  /// Reads an entry of the directory, if its tag is known.
  private mutating func readEntry(_ directory: inout ByteReader) throws(ImageError) {
    var entry = try directory.within(12)
    let (tag, type) = (try number(&entry, 2), try number(&entry, 2))
    let count = try number(&entry, 4)
    guard Tag.all.contains(tag) else { return }
    guard let size = [1: 1, 3: 2, 4: 4][type], entries[tag] == nil, count > 0 else {
      throw file.damaged("entry \(tag) of its directory is of type \(type)")
    }
    guard count <= ImageFile.maximumParts else {
      throw file.tooMuch("entry \(tag) has \(count) values", "\(ImageFile.maximumParts)")
    }
    if size * count > 4 {
      entry = file.reader(at: min(try number(&entry, 4), file.bytes.count))
    }
    var values: [Int] = []
    for _ in 0..<count { values.append(try number(&entry, size)) }
    entries[tag] = values
  }

  private func value(_ tag: Int, _ usual: Int) -> Int { entries[tag]?.first ?? usual }

  /// The bits of a pixel.
  private var pixelBits: Int { value(Tag.bits, 1) * value(Tag.samples, 1) }

  private func checkPixels() throws(ImageError) {
    let again = "save it as RGB with 8 bits per channel, or as PNG"
    let (compression, photometric) = (value(Tag.compression, 1), value(Tag.photometric, 1))
    guard [1, 5, 8, 32773, 32946].contains(compression) else {
      throw file.unsupported("compression \(compression)", "save it without, or with LZW")
    }
    guard entries[Tag.tiles] == nil else { throw file.unsupported("tiles", again) }
    guard value(Tag.planes, 1) == 1 else { throw file.unsupported("separate planes", again) }
    guard entries[Tag.format, default: [1]].allSatisfy({ $0 == 1 }) else {
      throw file.unsupported("samples that are not unsigned", again)
    }
    let colors = [0: 1, 1: 1, 2: 3, 3: 1][photometric]
    guard let colors else { throw file.unsupported("color space \(photometric)", again) }
    let (samples, bits) = (value(Tag.samples, 1), value(Tag.bits, 1))
    guard (entries[Tag.bits] ?? []).allSatisfy({ $0 == bits }),
      photometric == 3 ? bits == 8 : [8, 16].contains(bits)
    else { throw file.unsupported("\(bits) bits per sample", again) }
    guard samples == colors || (samples == colors + 1 && photometric != 3) else {
      throw file.unsupported("\(samples) samples per pixel", again)
    }
    guard photometric != 3 || entries[Tag.palette]?.count == 768 else {
      throw file.damaged("it has no palette")
    }
  }

  /// The strips of the image.
  private func strips() throws(ImageError) -> [Range<Int>] {
    let rows = value(Tag.rows, height)
    let (offsets, counts) = (entries[Tag.offsets] ?? [], entries[Tag.counts] ?? [])
    guard rows > 0, offsets.count == counts.count,
      offsets.count == (height + min(rows, height) - 1) / min(rows, height)
    else { throw file.damaged("its strips do not make up its rows") }
    var strips: [Range<Int>] = []
    var total = 0
    for (index, (offset, count)) in zip(offsets, counts).enumerated() {
      var reader = file.reader(at: min(offset, file.bytes.count))
      let strip = try reader.part(count)
      let size = (pixelBits * width + 7) / 8 * min(rows, height - index * rows)
      guard count > 0, value(Tag.compression, 1) != 1 || count >= size else {
        throw file.damaged("a strip has \(count) bytes for \(size)")
      }
      total += count
      strips.append(strip)
    }
    // Strips may lie in one another.
    guard total <= file.bytes.count else { throw file.damaged("its strips overlap") }
    return strips
  }

  // MARK: The file for the decoder

  private func makeStream(_ strips: [Range<Int>]) throws(ImageError) -> [UInt8] {
    let tags = (Tag.copied.filter { entries[$0] != nil } + [Tag.offsets, Tag.counts]).sorted()
    var place = 8 + 2 + 12 * tags.count + 4
    var offsets: [Int] = []
    // The values of all entries are longs behind the directory, then follow the strips.
    let lengths = tags.map { tag in
      [Tag.offsets, Tag.counts].contains(tag) ? strips.count : entries[tag]?.count ?? 0
    }
    var strip = place + 4 * lengths.reduce(0, +)
    for part in strips {
      offsets.append(strip)
      strip += part.count
    }
    var (directory, values) = (bytes(tags.count, 2), [UInt8]())
    for (tag, length) in zip(tags, lengths) {
      let all =
        tag == Tag.offsets
        ? offsets : tag == Tag.counts ? strips.map(\.count) : entries[tag] ?? []
      let isShort = all.allSatisfy { $0 <= 0xFFFF }
      let written = all.flatMap { bytes($0, isShort ? 2 : 4) }
      directory += bytes(tag, 2) + bytes(isShort ? 3 : 4, 2) + bytes(length, 4)
      if written.count <= 4 {
        directory += written + [UInt8](repeating: 0, count: 4 - written.count)
      } else {
        directory += bytes(place + values.count, 4)
        values += written
      }
    }
    place += 4 * lengths.reduce(0, +)
    let start = Array(file.bytes[..<4]) + bytes(8, 4) + directory + bytes(0, 4) + values
    let gap = [UInt8](repeating: 0, count: place - start.count)
    return strips.reduce(into: start + gap) { $0 += file.bytes[$1] }
  }

  private func bytes(_ value: Int, _ count: Int) -> [UInt8] {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    return isLittle ? bytes : bytes.reversed()
  }
}
