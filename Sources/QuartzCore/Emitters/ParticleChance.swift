// Chance for particles: no generator with a state, but a mixing function of the seed, which particle it is
// and what is asked. So any particle can be had without those before it, the same on every machine.

/// What is decided by chance when a particle is born.
enum ParticleTrait: UInt64 {
  case lifetime, velocity, angle, scale, spin, red, green, blue, alpha
  case placeX, placeY, placeZ
}

/// Where the chances of one particle come from.
struct ParticleChance {
  private let key: UInt64

  /// The chances of a layer's own particles.
  init(seed: UInt32) { key = Self.mixed(UInt64(seed) &+ 0x9E37_79B9_7F4A_7C15) }

  private init(key: UInt64) { self.key = key }

  /// The chances of particle `number` of cell `cell`.
  func particle(_ number: Double, ofCell cell: Int) -> ParticleChance {
    let ofCell = Self.mixed(key ^ (UInt64(truncatingIfNeeded: cell) &* 0xD1B5_4A32_D192_ED03 &+ 1))
    return ParticleChance(key: Self.mixed(ofCell ^ number.bitPattern))
  }

  /// A number of 0…1, each as likely as any other.
  func fraction(_ trait: ParticleTrait) -> Double {
    let bits = Self.mixed(key &+ trait.rawValue &* 0x9E37_79B9_7F4A_7C15)
    return Double(bits >> 11) / 0x1p53
  }

  /// A number about `mean`, half of `range` away from it at most.
  func number(_ trait: ParticleTrait, _ mean: Double, _ range: Double) -> Double {
    range == 0 ? mean : mean + range * (fraction(trait) - 0.5)
  }

  /// Stafford's 13th variant of the finalizer of MurmurHash3, as in SplitMix64.
  private static func mixed(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
