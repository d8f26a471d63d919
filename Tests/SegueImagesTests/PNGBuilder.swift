// Handmade PNG files, byte by byte, with stored (uncompressed) deflate blocks: the decoder's tests
// must not depend on the library that decodes, and damaged files are easy to make.

/// The contents of a PNG: rows of samples as the file stores them, per pass.
struct PNGBuilder {
  var width = 1
  var height = 1
  var depth = 8
  var colorType = 6
  var isInterlaced = false
  /// PLTE, tRNS or anything else between IHDR and IDAT.
  var chunksBeforeData: [(String, [UInt8])] = []
  var chunksAfterData: [(String, [UInt8])] = []
  /// One of the samples of pixel (x, y): channel 0, 1, …, each `depth` bits.
  var sample: (_ x: Int, _ y: Int, _ channel: Int) -> Int = { _, _, _ in 0 }
  /// The filter type of each row.
  var filter: (_ row: Int) -> Int = { _ in 0 }
  /// The maximum number of bytes in an IDAT chunk.
  var dataChunkSize = Int.max

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1 }

  /// The whole file.
  func build() -> [UInt8] { build(data: Self.zlib(filteredRows())) }

  /// The file around these bytes of zlib data.
  func build(data: [UInt8]) -> [UInt8] {
    let header =
      Self.bigEndian(width) + Self.bigEndian(height)
      + [UInt8(depth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
    var file = Self.signature + Self.chunk("IHDR", header)
    for (type, bytes) in chunksBeforeData { file += Self.chunk(type, bytes) }
    var rest = data[...]
    repeat {
      file += Self.chunk("IDAT", Array(rest.prefix(dataChunkSize)))
      rest = rest.dropFirst(dataChunkSize)
    } while !rest.isEmpty
    for (type, bytes) in chunksAfterData { file += Self.chunk(type, bytes) }
    return file + Self.chunk("IEND", [])
  }

  /// All rows of all passes, each behind its filter byte.
  func filteredRows() -> [UInt8] {
    var bytes: [UInt8] = []
    for pass in isInterlaced ? Self.adam7 : [(0, 0, 1, 1)] {
      var above: [UInt8] = []
      for (index, y) in stride(from: pass.1, to: height, by: pass.3).enumerated() {
        let row = packedRow(y, from: pass.0, by: pass.2)
        guard !row.isEmpty else { continue }
        if above.isEmpty { above = [UInt8](repeating: 0, count: row.count) }
        let type = filter(index)
        bytes.append(UInt8(type))
        bytes += filtered(row, above, type)
        above = row
      }
    }
    return bytes
  }

  /// First column and row, then steps, of the seven passes.
  static let adam7 = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
    (0, 1, 1, 2),
  ]

  private func packedRow(_ y: Int, from first: Int, by step: Int) -> [UInt8] {
    var bits: [UInt8] = []
    for x in stride(from: first, to: width, by: step) {
      for channel in 0..<channels {
        let value = sample(x, y, channel)
        bits += (0..<depth).reversed().map { UInt8(value >> $0 & 1) }
      }
    }
    while bits.count % 8 != 0 { bits.append(0) }
    return stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(0) { $0 << 1 | $1 }
    }
  }

  private func filtered(_ row: [UInt8], _ above: [UInt8], _ type: Int) -> [UInt8] {
    let step = max(1, depth * channels / 8)
    return row.indices.map { i in
      let left = i >= step ? Int(row[i - step]) : 0
      let corner = i >= step ? Int(above[i - step]) : 0
      let up = Int(above[i])
      let guess =
        switch type {
        case 1: left
        case 2: up
        case 3: (left + up) / 2
        case 4: Self.paeth(left, up, corner)
        default: 0
        }
      return row[i] &- UInt8(guess)
    }
  }

  private static func paeth(_ a: Int, _ b: Int, _ c: Int) -> Int {
    let estimate = a + b - c
    let (da, db, dc) = (abs(estimate - a), abs(estimate - b), abs(estimate - c))
    return da <= db && da <= dc ? a : db <= dc ? b : c
  }
}

extension PNGBuilder {
  static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// Length, type, bytes and checksum.
  static func chunk(_ type: String, _ bytes: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + bytes
    return bigEndian(bytes.count) + body + bigEndian(Int(crc(body)))
  }

  /// CRC-32, bit by bit.
  static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc = ~UInt32(0)
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }

  static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }

  /// A zlib stream of stored blocks.
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65535)
      rest = rest.dropFirst(block.count)
      let count = UInt16(block.count)
      stream.append(rest.isEmpty ? 1 : 0)
      stream += [UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
      stream += block
    } while !rest.isEmpty
    return stream + bigEndian(Int(adler(bytes)))
  }
}
