// A running checksum (FNV-1a, 64 bits) of doubles, bit by bit.

/// Eats doubles, says one word.
struct Digest {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Takes in a result. All NaNs count as one: their sign and payload are not promised.
  mutating func take(_ value: Double) {
    var bits = value.isNaN ? 0x7FF8_0000_0000_0000 : value.bitPattern
    for _ in 0..<8 {
      state = (state ^ (bits & 0xFF)) &* 0x100_0000_01B3
      bits >>= 8
    }
  }

  /// Sixteen hexadecimal digits.
  var word: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// The same numbers every time (Knuth's MMIX generator).
struct Numbers {
  private var state: UInt64 = 2_024

  private mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }

  /// Somewhere in `low..<high`, evenly.
  mutating func between(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * (Double(next() >> 11) * 0x1p-53)
  }

  /// Any finite double, all exponents alike.
  mutating func anywhere() -> Double {
    let bits = next() ^ (next() >> 32)
    let value = Double(bitPattern: bits)
    return value.isFinite ? value : Double(bitPattern: bits & 0xBFFF_FFFF_FFFF_FFFF)
  }
}
