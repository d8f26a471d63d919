/// A frame rate, as a fraction in lowest terms.
public struct FrameRate: Sendable, Hashable {
  /// The number of frames in `denominator` seconds.
  public let numerator: Int
  /// The number of seconds in which `numerator` frames are shown.
  public let denominator: Int

  /// Creates the rate of `numerator / denominator` frames per second. Returns `nil` unless both are
  /// positive.
  public init?(_ numerator: Int, per denominator: Int = 1) {
    guard numerator > 0, denominator > 0 else { return nil }
    let divisor = Self.greatestCommonDivisor(numerator, denominator)
    (self.numerator, self.denominator) = (numerator / divisor, denominator / divisor)
  }

  /// Creates a rate of `whole` frames per second.
  init(lowestTerms whole: Int) { (numerator, denominator) = (whole, 1) }

  /// Creates a rate from text such as `30000/1001` or `60`. Returns `nil` if `text` is neither
  /// form.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy(Self.isNumber) else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count else { return nil }
    self.init(numbers[0], per: numbers.count > 1 ? numbers[1] : 1)
  }

  /// The rate in frames per second, for comparing with limits.
  public var framesPerSecond: Double { Double(numerator) / Double(denominator) }

  private static func isNumber(_ text: Substring) -> Bool {
    (1...9).contains(text.utf8.count) && text.utf8.first != UInt8(ascii: "0")
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}

extension FrameRate: CustomStringConvertible {
  /// The rate as it is written in a scene: `60` or `30000/1001`.
  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}
