import SeguePixels

/// A seeded generator (SplitMix64), so that a failure can be repeated.
struct Seeded: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A random pixel: any bytes, or properly premultiplied.
  mutating func pixel(premultiplied: Bool = true) -> PremultipliedRGBA8 {
    let alpha = UInt8.random(in: 0...255, using: &self)
    let maximum = premultiplied ? alpha : 255
    func part(_ random: inout Seeded) -> UInt8 { UInt8.random(in: 0...maximum, using: &random) }
    return PremultipliedRGBA8(part(&self), part(&self), part(&self), alpha)
  }

  mutating func pixels(_ count: Int) -> [PremultipliedRGBA8] { (0..<count).map { _ in pixel() } }
  mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: 0...255, using: &self) }
  }
}

extension PremultipliedRGBA8 {
  var word: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }
  init(word: UInt32) {
    func part(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: word >> shift) }
    self.init(part(0), part(8), part(16), part(24))
  }
}
