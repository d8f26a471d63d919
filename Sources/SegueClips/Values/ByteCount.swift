// `--max-memory 2G`.

/// A number of bytes, as it is given on the command line.
package struct ByteCount: Hashable, Sendable {
  /// The number of bytes.
  package let bytes: Int

  /// Creates a number from text such as `500M`, `2G`, `1.5GB` or `1048576`. K, M and G are powers of
  /// 1024, and so are KB, MB and GB.
  package init?(_ text: String) {
    let units: [(Character, Double)] = [
      ("K", 1024), ("M", 1_048_576), ("G", 1_073_741_824), ("T", 1_099_511_627_776),
    ]
    let upper = text.uppercased()
    let short = ["IB", "B"].first { upper.hasSuffix($0) }.map { upper.dropLast($0.count) }
    let unit = units.first { (short ?? upper[...]).last == $0.0 }
    let digits = unit == nil ? upper[...] : (short ?? upper[...]).dropLast()
    guard digits.utf8.count <= 12,
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }),
      let number = Double(digits), number > 0
    else { return nil }
    let bytes = number * (unit?.1 ?? 1)
    guard bytes >= 1, bytes < 1e15 else { return nil }
    self.bytes = Int(bytes)
  }
}

extension ByteCount: WrittenValue {
  /// The description of the expected text, for messages.
  package static var expectation: String { "a size such as 300K, 500M or 2G" }
}
