// The tables of one font in a file, checked before HarfBuzz receives them. HarfBuzz reads damaged
// fonts safely and silently ignores invalid parts; text without its kerning or its letters would
// then be drawn incorrectly. So anything that it would ignore is an error here.

/// The positions of a font's tables.
struct FontTables {
  let name: String
  private let file: BigEndianBytes
  private let parts: [String: BigEndianBytes]

  /// Reads the directory of the font at `index` in the file.
  init(_ bytes: [UInt8], named name: String, index: Int) throws(FontError) {
    (self.name, file) = (name, BigEndianBytes(bytes: bytes[...]))
    let start = try Self.directoryOffsets(file, name)
    guard start.indices.contains(index) else {
      throw FontError(
        .missing, name, "there is no font number \(index); expected 0...\(start.count - 1)")
    }
    parts = try Self.directory(file, at: start[index], name)
  }

  /// The bytes of a table, or `nil`.
  subscript(tag: String) -> BigEndianBytes? { parts[tag] }

  /// Returns the number of fonts in the file: 1 unless it is a collection.
  static func fontCount(_ bytes: [UInt8], named name: String) throws(FontError) -> Int {
    try directoryOffsets(BigEndianBytes(bytes: bytes[...]), name).count
  }

  private static func directoryOffsets(_ file: BigEndianBytes, _ name: String)
    throws(FontError) -> [Int]
  {
    guard file.count > 0 else {
      throw FontError(.format, name, "the file is empty; expected OpenType or TrueType")
    }
    switch file.tag(0) {
    case "OTTO", "true", "\u{0}\u{1}\u{0}\u{0}": return [0]
    case "ttcf": return try collectionOffsets(file, name)
    case "wOFF", "wOF2":
      throw FontError(
        .format, name, "a web font (WOFF); expected OpenType or TrueType. Unpack it first")
    default:
      throw FontError(.format, name, "not a font; expected OpenType or TrueType")
    }
  }

  private static func collectionOffsets(_ file: BigEndianBytes, _ name: String)
    throws(FontError) -> [Int]
  {
    guard let count = file.uint32(8), count > 0 else {
      throw .damaged(name, "the list of the collection's fonts is missing")
    }
    guard count <= FontLimits.faces else {
      throw FontError(
        .limit, name, "a collection of \(count) fonts; expected at most \(FontLimits.faces)")
    }
    let offsets = (0..<count).compactMap { file.uint32(12 + 4 * $0) }
    guard offsets.count == count else {
      throw .damaged(name, "the list of the collection's fonts ends early")
    }
    return offsets
  }

  private static func directory(_ file: BigEndianBytes, at start: Int, _ name: String)
    throws(FontError) -> [String: BigEndianBytes]
  {
    guard let count = file.uint16(start + 4), count > 0 else {
      throw .damaged(name, "the list of tables is missing")
    }
    guard count <= FontLimits.tables else {
      throw FontError(.limit, name, "\(count) tables; expected at most \(FontLimits.tables)")
    }
    var parts: [String: BigEndianBytes] = [:]
    for record in 0..<count {
      let place = start + 12 + 16 * record
      guard let tag = file.tag(place), let offset = file.uint32(place + 8),
        let length = file.uint32(place + 12)
      else { throw .damaged(name, "the list of tables ends early") }
      guard let part = file.part(offset, length) else {
        let beyond = offset + length - file.count
        throw .damaged(
          name, "table '\(tag.printable)' extends \(beyond) bytes beyond the end of the file")
      }
      parts[tag] = part
    }
    return parts
  }
}

extension String {
  /// The string with every character that is not printable ASCII replaced by a question mark.
  fileprivate var printable: String {
    String(unicodeScalars.map { (" "..."~").contains($0) ? Character($0) : "?" })
  }
}
