// Font files are big-endian and not to be trusted: every read here is checked and answers nil outside.

/// Bytes of a font file, or of one table of it.
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

  /// Four letters.
  func tag(_ offset: Int) -> String? {
    range(offset, 4).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// `length` bytes from `offset`, if they are all there.
  func part(_ offset: Int, _ length: Int) -> BigEndianBytes? {
    range(offset, length).map { BigEndianBytes(bytes: bytes[$0]) }
  }

  private func range(_ offset: Int, _ length: Int) -> Range<Int>? {
    guard offset >= 0, length >= 0, offset <= count, length <= count - offset else { return nil }
    let start = bytes.startIndex + offset
    return start..<start + length
  }
}
