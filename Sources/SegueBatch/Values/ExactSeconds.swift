// An instant as somebody typed it. Kept as a fraction: `--time 0.1` means one tenth, not the nearest
// binary number, so that the frame asked for alone is the frame of the clip.

/// Seconds as the decimal fraction that was written.
package struct ExactSeconds: Hashable, Sendable {
  /// Over `denominator`.
  package let numerator: Int
  /// A power of ten.
  package let denominator: Int

  /// The most seconds that can be asked for.
  package static let most = 86_400

  /// `2`, `0.35` or `.5`; at most nine decimals and `most` seconds.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let digits = parts.joined()
    guard (1...2).contains(parts.count), !digits.isEmpty, parts[0].utf8.count <= 6,
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    let decimals = parts.count > 1 ? parts[1].utf8.count : 0
    guard decimals <= 9, let numerator = Int(digits) else { return nil }
    self.numerator = numerator
    denominator = (0..<decimals).reduce(1) { product, _ in product * 10 }
    guard numerator <= Self.most * denominator else { return nil }
  }

  /// The nearest binary number.
  package var seconds: Double { Double(numerator) / Double(denominator) }

  /// The first frame at or after this instant, at `rate.numerator / rate.denominator` a second.
  package func firstFrame(rateNumerator: Int, rateDenominator: Int) -> Int {
    let top = Int128(numerator) * Int128(rateNumerator)
    let bottom = Int128(denominator) * Int128(rateDenominator)
    return Int(clamping: (top + bottom - 1) / bottom)
  }
}

extension ExactSeconds: CustomStringConvertible {
  /// As it may be written: `0.35`.
  package var description: String {
    let decimals = String(denominator).count - 1
    guard decimals > 0 else { return "\(numerator)" }
    let fraction = String(numerator % denominator)
    return "\(numerator / denominator)."
      + String(repeating: "0", count: decimals - fraction.count) + fraction
  }
}

extension ExactSeconds: WrittenValue {
  package static var expectation: String { "seconds such as 0.35, at most \(most)" }
}
