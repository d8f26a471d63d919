// One particle: what was settled at its birth, and from that what it is at any age.

import CoreGraphics
import SegueTiming

/// A particle that has been born.
struct Particle {
  let cell: EmitterCellProperties
  let chance: ParticleChance
  /// Seconds of its own time since its birth, and to its death.
  let age, lifetime: Double
  /// When it was born, in seconds before the frame.
  let secondsAgo: Double
  private let origin, velocity: SIMD3<Double>
  private let firstScale, growth, spin: Double

  /// A particle of `cell`, born at `origin` on a shape that faces `direction` there, when its emitter was
  /// `emitter`.
  init(
    _ cell: EmitterCellProperties, of emitter: EmitterProperties, _ chance: ParticleChance,
    origin: SIMD3<Double>, direction: SIMD3<Double>, secondsAgo: Double
  ) {
    (self.cell, self.chance, self.origin) = (cell, chance, origin)
    self.secondsAgo = secondsAgo
    age = secondsAgo * cell.timing.speed
    lifetime = chance.number(.lifetime, cell.lifetime, cell.lifetimeRange) * emitter.lifetime
    let speed = chance.number(.velocity, cell.velocity, cell.velocityRange) * emitter.velocity
    let longitude = chance.number(.angle, cell.emissionLongitude, cell.emissionRange)
    velocity =
      direction.turned(longitude: longitude, latitude: cell.emissionLatitude) * speed
    firstScale = chance.number(.scale, cell.scale, cell.scaleRange) * emitter.scale
    growth = cell.scaleSpeed * emitter.scale
    spin = chance.number(.spin, cell.spin, cell.spinRange) * emitter.spin
  }

  /// Whether it has not died.
  var isAlive: Bool { age < lifetime }

  /// Where it is at an age.
  func position(at age: Double) -> SIMD3<Double> {
    let acceleration = SIMD3(cell.xAcceleration, cell.yAcceleration, cell.zAcceleration)
    return origin + velocity * age + acceleration * (age * age / 2)
  }

  /// Its size now; it does not turn inside out.
  var scale: Double { max(firstScale + growth * age, 0) }

  /// How far it has turned, in radians.
  var rotation: Double { spin * age }

  /// Its colour now, every part in 0…1.
  var color: (red: Double, green: Double, blue: Double, alpha: Double) {
    let base = cell.color ?? CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    func part(_ trait: ParticleTrait, _ mean: CGFloat, _ range: Double, _ speed: Double) -> Double {
      let value = chance.number(trait, Double(mean), range) + speed * age
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
