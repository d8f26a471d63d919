// A time as it was given. It is kept as a fraction: `--time 0.1` means one tenth, not the nearest
// floating-point number, so that a single frame is the same as that frame of the clip.

/// A time in seconds, as an exact decimal fraction.
package struct ExactSeconds: Hashable, Sendable {
  /// The numerator of the fraction.
  package let numerator: Int
  /// The denominator of the fraction, a power of ten.
  package let denominator: Int

  /// The maximum time in seconds.
  package static let maximum = 86_400

  /// The maximum number of decimals that are kept.
  private static let precision = 9

  /// Creates a time from text such as `2`, `0.35` or `.5`, of at most `maximum` seconds. A time with
  /// more than nine decimals, as computations print it, is rounded to the nearest nanosecond.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let digits = parts.joined()
    guard (1...2).contains(parts.count), !digits.isEmpty, parts[0].utf8.count <= 6,
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    let written = parts.count > 1 ? parts[1].utf8.count : 0
    let decimals = min(written, Self.precision)
    let (kept, dropped) = (digits.dropLast(written - decimals), digits.suffix(written - decimals))
    guard let numerator = kept.isEmpty ? 0 : Int(kept) else { return nil }
    self.numerator = numerator + (dropped.first.map { $0 >= "5" } == true ? 1 : 0)
    denominator = (0..<decimals).reduce(1) { product, _ in product * 10 }
    guard self.numerator <= Self.maximum * denominator else { return nil }
  }

  /// The nearest floating-point number of seconds.
  package var seconds: Double { Double(numerator) / Double(denominator) }

  /// Returns the first frame at or after this instant, at `rateNumerator / rateDenominator` frames
  /// per second.
  package func firstFrame(rateNumerator: Int, rateDenominator: Int) -> Int {
    let top = Int128(numerator) * Int128(rateNumerator)
    let bottom = Int128(denominator) * Int128(rateDenominator)
    return Int(clamping: (top + bottom - 1) / bottom)
  }
}

extension ExactSeconds: CustomStringConvertible {
  /// The time as it can be written, such as `0.35`.
  package var description: String {
    let decimals = String(denominator).count - 1
    guard decimals > 0 else { return "\(numerator)" }
    let fraction = String(numerator % denominator)
    return "\(numerator / denominator)."
      + String(repeating: "0", count: decimals - fraction.count) + fraction
  }
}

extension ExactSeconds: WrittenValue {
  /// The description of the expected text, for messages.
  package static var expectation: String { "seconds such as 0.35, at most \(maximum)" }
}
