// Numbers in the encoding of font files, and tables assembled into files.

/// A buffer of big-endian values.
package struct FontBytes {
  /// The bytes so far.
  package private(set) var bytes: [UInt8] = []

  /// Creates an empty buffer.
  package init() {}

  /// Adds 16 bits for each number; negative numbers are in two's complement.
  package mutating func add16(_ values: Int...) {
    for value in values {
      bytes += [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
    }
  }

  /// Adds 32 bits for each number.
  package mutating func add32(_ values: Int...) {
    for value in values { add16(value >> 16, value) }
  }

  /// Adds bytes unchanged.
  package mutating func add(_ more: [UInt8]) { bytes += more }

  /// Adds zeros up to a multiple of four.
  package mutating func pad() { while bytes.count % 4 != 0 { bytes.append(0) } }

  /// Returns a font file made of these tables.
  package static func file(_ tables: [String: [UInt8]]) -> [UInt8] {
    var (directory, data) = (FontBytes(), FontBytes())
    directory.add32(0x0001_0000)
    directory.add16(tables.count, 0, 0, 0)
    let start = 12 + 16 * tables.count
    for (tag, table) in tables.sorted(by: { $0.key < $1.key }) {
      directory.add(Array(tag.utf8))
      directory.add32(0, start + data.bytes.count, table.count)
      data.add(table)
      data.pad()
    }
    return directory.bytes + data.bytes
  }
}
