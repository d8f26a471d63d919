// A particle: the values that are fixed at its birth, and its state at any age computed from them.

import CoreGraphics
import SegueTiming

/// A particle that has been born.
struct Particle {
  let cell: EmitterCellProperties
  let randomness: ParticleRandomness
  /// The particle's age and lifetime, in seconds of its own time.
  let age, lifetime: Double
  /// The time of birth, in seconds before the frame.
  let elapsed: Double
  private let origin, velocity: SIMD3<Double>
  private let firstScale, growth, spin: Double

  /// Creates a particle of `cell`, born at `origin` on a shape that faces `direction` there, when
  /// the properties of its emitter were `emitter`.
  init(
    _ cell: EmitterCellProperties, of emitter: EmitterProperties, _ randomness: ParticleRandomness,
    origin: SIMD3<Double>, direction: SIMD3<Double>, elapsed: Double
  ) {
    (self.cell, self.randomness, self.origin) = (cell, randomness, origin)
    self.elapsed = elapsed
    age = elapsed * cell.timing.speed
    lifetime = randomness.number(.lifetime, cell.lifetime, cell.lifetimeRange) * emitter.lifetime
    let speed = randomness.number(.velocity, cell.velocity, cell.velocityRange) * emitter.velocity
    let longitude = randomness.number(.angle, cell.emissionLongitude, cell.emissionRange)
    velocity =
      direction.turned(longitude: longitude, latitude: cell.emissionLatitude) * speed
    firstScale = randomness.number(.scale, cell.scale, cell.scaleRange) * emitter.scale
    growth = cell.scaleSpeed * emitter.scale
    spin = randomness.number(.spin, cell.spin, cell.spinRange) * emitter.spin
  }

  /// A Boolean value that indicates whether the particle is alive.
  var isAlive: Bool { age < lifetime }

  /// Returns the position at the given age.
  func position(at age: Double) -> SIMD3<Double> {
    let acceleration = SIMD3(cell.xAcceleration, cell.yAcceleration, cell.zAcceleration)
    return origin + velocity * age + acceleration * (age * age / 2)
  }

  /// The current scale, which is never negative.
  var scale: Double { max(firstScale + growth * age, 0) }

  /// The current rotation, in radians.
  var rotation: Double { spin * age }

  /// The current color, with every component in 0…1.
  var color: (red: Double, green: Double, blue: Double, alpha: Double) {
    let base = cell.color ?? CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    func part(_ trait: ParticleTrait, _ mean: CGFloat, _ range: Double, _ speed: Double) -> Double {
      let value = randomness.number(trait, Double(mean), range) + speed * age
      return value >= 0 ? min(value, 1) : 0
    }
    return (
      part(.red, base.red, cell.redRange, cell.redSpeed),
      part(.green, base.green, cell.greenRange, cell.greenSpeed),
      part(.blue, base.blue, cell.blueRange, cell.blueSpeed),
      part(.alpha, base.alpha, cell.alphaRange, cell.alphaSpeed)
    )
  }
}
