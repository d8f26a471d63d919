// `--speed 0.5`.

import SegueScenes

/// The speed at which a clip plays, relative to its scene, as an exact ratio in lowest terms.
package struct PlaybackSpeed: Hashable, Sendable {
  /// The number of seconds of the scene that play in `denominator` seconds of the clip.
  package let numerator: Int
  /// The number of seconds of the clip in which `numerator` seconds of the scene play.
  package let denominator: Int

  /// The speed of the scene itself.
  package static let normal = PlaybackSpeed(ratio: 1, 1)

  /// The slowest speed is one over this number, the fastest is this number.
  private static let maximum = 100
  private static let maximumDecimals = 4

  /// Creates a speed from text such as `0.5`, `2` or `1/3`, from 1/100 to 100. Decimal fractions
  /// have at most four decimals, the terms of a ratio at most four digits.
  package init?(_ text: String) {
    let terms = text.split(separator: "/", omittingEmptySubsequences: false)
    if terms.count == 2 {
      guard let top = Self.digits(terms[0], 1...4), let bottom = Self.digits(terms[1], 1...4)
      else { return nil }
      self.init(ratio: top, bottom)
    } else {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      let fraction = parts.count > 1 ? parts[1] : ""
      guard (1...2).contains(parts.count), parts[0].utf8.count <= 3,
        fraction.utf8.count <= Self.maximumDecimals,
        let top = Self.digits(parts[0] + fraction, 1...(3 + Self.maximumDecimals))
      else { return nil }
      self.init(ratio: top, fraction.utf8.reduce(1) { product, _ in product * 10 })
    }
    guard numerator > 0, denominator > 0, numerator <= Self.maximum * denominator,
      denominator <= Self.maximum * numerator
    else { return nil }
  }

  /// Creates a ratio of two numbers that are not negative, in lowest terms.
  private init(ratio top: Int, _ bottom: Int) {
    var (a, b) = (top, bottom)
    while b != 0 { (a, b) = (b, a % b) }
    (numerator, denominator) = a == 0 ? (top, bottom) : (top / a, bottom / a)
  }

  private static func digits(_ text: Substring, _ lengths: ClosedRange<Int>) -> Int? {
    digits(String(text), lengths)
  }

  private static func digits(_ text: String, _ lengths: ClosedRange<Int>) -> Int? {
    guard lengths.contains(text.utf8.count),
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(text)
  }

  /// Returns the number of instants in a second of the scene that a clip with `rate` frames per
  /// second shows at this speed: the rate, divided by the speed.
  /// - Throws: `UsageProblem` if the quotient has terms that are too large.
  package func sampling(at rate: FrameRate) throws(UsageProblem) -> FrameRate {
    // A rate has at most nine digits in each term, and a speed at most seven.
    let quotient = FrameRate(
      rate.numerator * denominator, per: rate.denominator * numerator)
    let maximum = 9_000_000_000
    guard let quotient, quotient.numerator <= maximum, quotient.denominator <= maximum else {
      throw UsageProblem(
        "the speed \(self) at \(rate) frames per second has no exact instants; expected a simpler "
          + "ratio such as 1/2")
    }
    return quotient
  }
}

extension PlaybackSpeed: CustomStringConvertible {
  /// The speed as it can be written: `2` or `1/2`.
  package var description: String {
    guard denominator > 1 else { return "\(numerator)" }
    let isLong = max(numerator, denominator) > 9999
    return isLong ? decimal : "\(numerator)/\(denominator)"
  }

  /// The speed as a decimal fraction, which a ratio with longer terms was written as.
  private var decimal: String {
    let unit = 10_000
    let fraction = String(numerator * unit / denominator % unit)
    return "\(numerator / denominator)."
      + String(repeating: "0", count: Self.maximumDecimals - fraction.count) + fraction
  }
}

extension PlaybackSpeed: WrittenValue {
  /// The description of the expected text, for messages.
  package static var expectation: String { "a speed from 1/100 to 100 such as 0.5, 2, or 1/3" }
}
