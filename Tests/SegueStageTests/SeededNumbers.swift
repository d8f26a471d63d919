// Reproducible pseudorandom numbers: a failing case is identified by its seed.

/// SplitMix64.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0xD6E8_FEB8_6659_FD93 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func next(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

  /// Whether something happens that happens once in `count` times.
  mutating func oneIn(_ count: Int) -> Bool { next(1...count) == 1 }

  /// One of `choices`, which is not empty.
  mutating func one<Choice>(of choices: [Choice]) -> Choice { choices[next(0...choices.count - 1)] }

  /// A number of hundredths, as it is written.
  mutating func hundredths(_ range: ClosedRange<Int>) -> String {
    let number = next(range)
    return "\(number / 100)." + (number % 100 < 10 ? "0" : "") + "\(number % 100)"
  }
}
