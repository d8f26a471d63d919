// Distances that are either so many points or a share of the container.

/// A distance.
public enum Length: Sendable, Hashable {
  /// So many points.
  case points(Double)
  /// So many hundredths of the container's width or height.
  case percent(Double)

  /// In points, where the whole is `whole` points.
  public func points(of whole: Double) -> Double {
    switch self {
    case .points(let points): points
    case .percent(let percent): whole * percent / 100
    }
  }

  /// No distance at all.
  public static let zero = Length.points(0)
}

/// A number of hundredths, written with a percent sign.
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
