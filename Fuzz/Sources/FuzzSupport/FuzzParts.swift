// Inputs that stand for several files: parts that are separated by lines of three equals signs.

/// The parts of the bytes of one execution.
package struct FuzzParts: Sendable {
  private let parts: [[UInt8]]
  private static let separator = Array("\n===\n".utf8)

  /// Splits the bytes of one execution.
  package init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    var (parts, rest) = ([[UInt8]](), Array(UnsafeBufferPointer(start: start, count: count))[...])
    while let place = rest.firstRange(of: Self.separator) {
      parts.append(Array(rest[..<place.lowerBound]))
      rest = rest[place.upperBound...]
    }
    self.parts = parts + [Array(rest)]
  }

  /// The bytes of a part, or `nil` if there are not so many parts or the part is empty.
  package subscript(_ index: Int) -> [UInt8]? {
    parts.indices.contains(index) && !parts[index].isEmpty ? parts[index] : nil
  }
}
