// A running checksum (FNV-1a, 64 bits) over the bits of floating-point numbers.

/// A checksum of floating-point numbers.
struct Digest {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds a result. All NaNs count as one, since their sign and payload are not guaranteed.
  mutating func take(_ value: Double) {
    var bits = value.isNaN ? 0x7FF8_0000_0000_0000 : value.bitPattern
    for _ in 0..<8 {
      state = (state ^ (bits & 0xFF)) &* 0x100_0000_01B3
      bits >>= 8
    }
  }

  /// The checksum as sixteen hexadecimal digits.
  var word: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// A generator of reproducible pseudorandom numbers (Knuth's MMIX generator).
struct Numbers {
  private var state: UInt64 = 2_024

  private mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }

  /// Returns a number in `low..<high`, uniformly distributed.
  mutating func between(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * (Double(next() >> 11) * 0x1p-53)
  }

  /// Returns any finite number. All exponents are equally likely.
  mutating func anywhere() -> Double {
    let bits = next() ^ (next() >> 32)
    let value = Double(bitPattern: bits)
    return value.isFinite ? value : Double(bitPattern: bits & 0xBFFF_FFFF_FFFF_FFFF)
  }
}
