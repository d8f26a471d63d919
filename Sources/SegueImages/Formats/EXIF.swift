// Only the orientation is read from EXIF. All other entries, valid or not, are ignored, and an
// image whose orientation cannot be found is treated as upright: cameras write invalid EXIF, and no
// pixels are lost by ignoring it.

enum EXIF {
  /// Returns the orientation in a TIFF block, which begins with its byte order.
  static func orientation(_ block: ArraySlice<UInt8>) -> ImageOrientation? {
    guard let little = order(block) else { return nil }
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset <= block.count - count else { return nil }
      let bytes = block[block.startIndex + offset..<block.startIndex + offset + count]
      return little
        ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for entry in 0..<count {
      let offset = directory + 2 + 12 * entry
      guard let tag = number(offset, 2) else { return nil }
      guard tag == 0x0112 else { continue }
      guard number(offset + 2, 2) == 3, number(offset + 4, 4) == 1 else { return nil }
      return number(offset + 8, 2).flatMap(ImageOrientation.init)
    }
    return nil
  }

  private static func order(_ block: ArraySlice<UInt8>) -> Bool? {
    if block.starts(with: [0x49, 0x49, 42, 0]) { return true }
    if block.starts(with: [0x4D, 0x4D, 0, 42]) { return false }
    return nil
  }
}
