// Random values for particles. Instead of a generator with a state, a mixing function of the seed,
// the number of the particle and the requested trait is used. So any particle can be computed
// without those before it, with the same result on every machine.

import SegueWorld

/// The properties of a particle that are chosen randomly at its birth.
enum ParticleTrait: UInt64 {
  case lifetime, velocity, angle, scale, spin, red, green, blue, alpha
  case placeX, placeY, placeZ
}

/// The source of the random values of one particle.
struct ParticleRandomness {
  private let key: UInt64

  /// Creates the source for the particles of a layer.
  init(seed: UInt32) { key = SeededGenerator.mixed(UInt64(seed) &+ SeededGenerator.step) }

  private init(key: UInt64) { self.key = key }

  /// Returns the source for particle `number` of cell `cell`.
  func particle(_ number: Double, ofCell cell: Int) -> ParticleRandomness {
    let ofCell = SeededGenerator.mixed(
      key ^ (UInt64(truncatingIfNeeded: cell) &* 0xD1B5_4A32_D192_ED03 &+ 1))
    return ParticleRandomness(key: SeededGenerator.mixed(ofCell ^ number.bitPattern))
  }

  /// Returns a number uniformly distributed in 0…1.
  func fraction(_ trait: ParticleTrait) -> Double {
    let bits = SeededGenerator.mixed(key &+ trait.rawValue &* SeededGenerator.step)
    return Double(bits >> 11) / 0x1p53
  }

  /// Returns a number uniformly distributed about `mean`, at most half of `range` away from it.
  func number(_ trait: ParticleTrait, _ mean: Double, _ range: Double) -> Double {
    range == 0 ? mean : mean + range * (fraction(trait) - 0.5)
  }
}
