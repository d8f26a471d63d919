// Font files are big-endian and not trusted: every read is checked and returns `nil` if it is out
// of bounds.

/// The bytes of a font file, or of one table of it.
struct BigEndianBytes {
  let bytes: ArraySlice<UInt8>

  var count: Int { bytes.count }

  func uint16(_ offset: Int) -> Int? {
    guard let range = range(offset, 2) else { return nil }
    return range.reduce(0) { $0 << 8 | Int(bytes[$1]) }
  }

  func uint32(_ offset: Int) -> Int? {
    guard let range = range(offset, 4) else { return nil }
    return range.reduce(0) { $0 << 8 | Int(bytes[$1]) }
  }

  /// Returns a tag of four letters.
  func tag(_ offset: Int) -> String? {
    range(offset, 4).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// Returns `length` bytes from `offset` if all of them exist.
  func part(_ offset: Int, _ length: Int) -> BigEndianBytes? {
    range(offset, length).map { BigEndianBytes(bytes: bytes[$0]) }
  }

  private func range(_ offset: Int, _ length: Int) -> Range<Int>? {
    guard offset >= 0, length >= 0, offset <= count, length <= count - offset else { return nil }
    let start = bytes.startIndex + offset
    return start..<start + length
  }
}
