// Reproducible random numbers: SplitMix64, which is fast, small and the same on every machine. It
// is not suitable for anything that must be unpredictable.

/// A generator of random numbers that are determined by a seed.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator with the given seed.
  package init(seed: UInt64) { state = seed }

  /// Returns the next number.
  package mutating func next() -> UInt64 {
    state &+= Self.step
    return Self.mixed(state)
  }

  /// The increment of the state for each number: 2⁶⁴ divided by the golden ratio, an odd number.
  package static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Returns the value mixed by Stafford's 13th variant of the finalizer of MurmurHash3, as in
  /// SplitMix64.
  package static func mixed(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
