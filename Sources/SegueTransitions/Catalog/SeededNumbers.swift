/// Numbers that look random and are the same for the same seed: the generator SplitMix64.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  /// Creates the sequence of `seed`.
  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// Returns the next number in `range`.
  mutating func next(in range: ClosedRange<Double>) -> Double {
    let unit = Double(next() >> 11) / 9_007_199_254_740_992
    return range.lowerBound + (range.upperBound - range.lowerBound) * unit
  }

  /// Returns the whole numbers below `count` in a random order.
  mutating func order(_ count: Int) -> [Int] {
    var order = Array(0..<count)
    for last in stride(from: count - 1, to: 0, by: -1) {
      order.swapAt(last, Int(next() % UInt64(last + 1)))
    }
    return order
  }
}
