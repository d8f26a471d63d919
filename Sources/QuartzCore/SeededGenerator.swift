// Chance that can be had again: SplitMix64, which is fast, small and the same on every machine. Nothing
// that must be hard to guess may come from it.

/// Numbers that look random and follow from a seed.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// The numbers of this seed.
  package init(seed: UInt64) { state = seed }

  /// The next number.
  package mutating func next() -> UInt64 {
    state &+= Self.step
    return Self.mixed(state)
  }

  /// 2⁶⁴ over the golden ratio, odd: how far the state goes at a time.
  static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Stafford's 13th variant of the finalizer of MurmurHash3, as in SplitMix64.
  static func mixed(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
