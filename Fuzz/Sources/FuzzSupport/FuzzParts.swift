// Inputs that stand for several files: parts that are separated by lines of three equals signs.

/// The parts of the bytes of one execution.
package struct FuzzParts: Sendable {
  private let parts: [[UInt8]]
  private static let separator = Array("\n===\n".utf8)

  /// Splits the bytes of one execution.
  package init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    parts = Self.split(Array(UnsafeBufferPointer(start: start, count: count)))
  }

  /// Returns the parts of `bytes`, at most `limit`, of which the last one is the rest.
  ///
  /// Foundation's search compares through a protocol and took a tenth of an execution.
  package static func split(_ bytes: [UInt8], limit: Int = .max) -> [[UInt8]] {
    var (parts, begin, place) = ([[UInt8]](), 0, 0)
    while parts.count < limit - 1, place + separator.count <= bytes.count {
      if bytes[place] == separator[0],
        bytes[place..<place + separator.count].elementsEqual(separator)
      {
        parts.append(Array(bytes[begin..<place]))
        place += separator.count
        begin = place
      } else {
        place += 1
      }
    }
    return parts + [Array(bytes[begin...])]
  }

  /// The bytes of a part, or `nil` if there are not so many parts or the part is empty.
  package subscript(_ index: Int) -> [UInt8]? {
    parts.indices.contains(index) && !parts[index].isEmpty ? parts[index] : nil
  }
}
