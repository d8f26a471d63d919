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
  init(seed: UInt32) { key = SeededGenerator.mixed(UInt64(seed) &+ SeededGenerator.step) }

  private init(key: UInt64) { self.key = key }

  /// The chances of particle `number` of cell `cell`.
  func particle(_ number: Double, ofCell cell: Int) -> ParticleChance {
    let ofCell = SeededGenerator.mixed(
      key ^ (UInt64(truncatingIfNeeded: cell) &* 0xD1B5_4A32_D192_ED03 &+ 1))
    return ParticleChance(key: SeededGenerator.mixed(ofCell ^ number.bitPattern))
  }

  /// A number of 0…1, each as likely as any other.
  func fraction(_ trait: ParticleTrait) -> Double {
    let bits = SeededGenerator.mixed(key &+ trait.rawValue &* SeededGenerator.step)
    return Double(bits >> 11) / 0x1p53
  }

  /// A number about `mean`, half of `range` away from it at most.
  func number(_ trait: ParticleTrait, _ mean: Double, _ range: Double) -> Double {
    range == 0 ? mean : mean + range * (fraction(trait) - 0.5)
  }
}
