// Lengths in points or as a percentage of the container.

/// A length in points or as a percentage of the container.
public enum Length: Sendable, Hashable {
  /// A length in points.
  case points(Double)
  /// A length in percent of the container's width or height.
  case percent(Double)

  /// Returns the length in points.
  /// - Parameter whole: The length of the container, in points.
  public func points(of whole: Double) -> Double {
    switch self {
    case .points(let points): points
    case .percent(let percent): whole * percent / 100
    }
  }

  /// A length of zero points.
  public static let zero = Length.points(0)
}

/// A number of percent, written with a percent sign.
struct Percentage {
  let value: Double

  init?(_ text: String) {
    guard text.utf8.last == UInt8(ascii: "%") else { return nil }
    var digits = text.dropLast()
    if digits.first == "+" || digits.first == "-" { digits.removeFirst() }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), (1...7).contains(parts[0].utf8.count),
      parts.count == 1 || (1...15).contains(parts[1].utf8.count),
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let value = Double(text.dropLast())
    else { return nil }
    self.value = value
  }
}
