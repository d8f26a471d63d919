// All particles of an emitter at one instant, computed from that instant alone. The number of
// particles that a cell has emitted is the integral of its birth rate, so the birth time of the nth
// can be computed, and only those that can still be alive are considered. For a constant rate that
// is a division. While the rate is animated, it is summed on a grid that starts where the animation
// does, so that every frame finds the same births.

import SegueTiming

/// Computes the particles of an emitter.
@MainActor
struct Emission {
  /// The number of steps per second of the grid on which animated birth rates are summed.
  private static let stepsInASecond = 240.0
  /// The maximum number of steps of the grid that are examined.
  private static let maximumSteps = 1_000_000.0

  let history: EmissionHistory
  /// The instant of the frame, in the layer's time.
  let time: Double
  private(set) var particles: [Particle] = []
  /// A Boolean value that indicates whether one of the maximums was exceeded. The particles are then
  /// incomplete.
  private(set) var hasTooMany = false
  /// The number of births that were examined.
  private(set) var births = 0
  private let maximumParticles, maximumBirths: Int

  /// Computes the particles at an instant.
  /// - Parameters:
  ///   - history: The emitter's properties over time.
  ///   - time: The instant, in the layer's time.
  ///   - maximumParticles: The maximum number of particles.
  ///   - maximumBirths: The maximum number of births to examine for particles that are alive.
  init(
    _ history: EmissionHistory, at time: Double, maximumParticles: Int, maximumBirths: Int
  ) {
    (self.history, self.time) = (history, time)
    (self.maximumParticles, self.maximumBirths) = (maximumParticles, maximumBirths)
    guard time.isFinite, let now = history.models.last else { return }
    let randomness = ParticleRandomness(seed: now.seed)
    for index in now.cells.indices { emit(cell: index, randomness) }
  }

  /// Adds the particles of one of the layer's cells.
  private mutating func emit(cell index: Int, _ randomness: ParticleRandomness) {
    guard let timing = history.models.last?.cells[index].timing,
      let window = EmissionWindow(timing, from: history.start)
    else { return }
    let reach = history.animates(\.isLifetime) ? Double.infinity : maximumLifespan(ofCell: index)
    forEachBirth(ofCell: index, in: window, after: time - reach) { emission, number, birth in
      let emitter = emission.history.properties(at: birth)
      guard emitter.cells.indices.contains(index) else { return }
      let own = randomness.particle(number, ofCell: index)
      let place = emitter.place(own)
      let middle = SIMD3(Double(emitter.position.x), Double(emitter.position.y), emitter.zPosition)
      emission.add(
        Particle(
          emitter.cells[index], of: emitter, own, origin: middle + place.offset,
          direction: place.direction, elapsed: emission.time - birth), of: emitter)
    }
  }

  /// Adds a particle if it is alive, and the particles that it has emitted.
  private mutating func add(_ particle: Particle, of emitter: EmitterProperties) {
    if particle.isAlive {
      guard particles.count < maximumParticles else {
        hasTooMany = true
        return
      }
      particles.append(particle)
    }
    for (index, cell) in particle.cell.cells.enumerated() {
      emit(cell, index, from: particle, of: emitter)
    }
  }

  /// Adds the particles that `particle` has emitted, in the time of its own age.
  private mutating func emit(
    _ cell: EmitterCellProperties, _ index: Int, from particle: Particle,
    of emitter: EmitterProperties
  ) {
    let rate = cell.isEnabled ? cell.birthRate * emitter.birthRate * cell.timing.speed : 0
    guard let window = EmissionWindow(cell.timing, from: 0), rate > 0, rate.isFinite else { return }
    let end = min(window.end, min(particle.age, particle.lifetime))
    let reach = cell.maximumLifespan(emitter.lifetime)
    var count = BirthCounter()
    count.forEach(from: window.start, to: end, rate, after: particle.age - reach, isLast: true) {
      number, birth in
      guard countBirth() else { return false }
      add(
        Particle(
          cell, of: emitter, particle.randomness.particle(number, ofCell: index),
          origin: particle.position(at: birth), direction: SIMD3(1, 0, 0),
          elapsed: particle.age - birth), of: emitter)
      return true
    }
  }

  // MARK: Births

  private mutating func forEachBirth(
    ofCell index: Int, in window: EmissionWindow, after earliest: Double,
    _ body: (inout Emission, Double, Double) -> Void
  ) {
    var count = BirthCounter()
    let stretches = history.stretches(from: window.start, to: min(window.end, time))
    for stretch in stretches {
      for step in steps(of: stretch) {
        let isLast = step.end == time
        count.forEach(
          from: step.start, to: step.end, rate(ofCell: index, at: step.middle), after: earliest,
          isLast: isLast
        ) { number, birth in
          guard countBirth() else { return false }
          body(&self, number, birth)
          return true
        }
      }
    }
  }

  /// Returns a segment with a constant rate unchanged, and any other divided into the cells of the
  /// grid.
  private func steps(of stretch: EmissionHistory.Stretch) -> [EmissionStep] {
    guard stretch.isAnimated else {
      return [EmissionStep(start: stretch.start, end: stretch.end, middle: stretch.start)]
    }
    let length = 1 / Self.stepsInASecond
    let count = ((stretch.end - stretch.start) / length).rounded(.up)
    guard count < Self.maximumSteps else { return [] }
    return (0..<Int(count)).map { step in
      let start = stretch.start + Double(step) * length
      return EmissionStep(
        start: start, end: min(start + length, stretch.end), middle: start + length / 2)
    }
  }

  /// Returns the birth rate of one of the layer's cells, per second.
  private func rate(ofCell index: Int, at time: Double) -> Double {
    let emitter = history.properties(at: time)
    guard emitter.cells.indices.contains(index) else { return 0 }
    let cell = emitter.cells[index]
    let rate = cell.isEnabled ? cell.birthRate * emitter.birthRate * cell.timing.speed : 0
    return rate > 0 && rate.isFinite ? rate : 0
  }

  private mutating func countBirth() -> Bool {
    guard births < maximumBirths else {
      hasTooMany = true
      return false
    }
    births += 1
    return !hasTooMany
  }

  /// Returns the maximum time after a birth for which the particle or its descendants may be alive,
  /// in the layer's time.
  private func maximumLifespan(ofCell index: Int) -> Double {
    history.models.map { model in
      model.cells.indices.contains(index) ? model.cells[index].maximumLifespan(model.lifetime) : 0
    }.max() ?? 0
  }
}

/// An interval of time in which the birth rate is treated as constant.
struct EmissionStep {
  let start, end, middle: Double
}

/// The interval in which a cell emits, in the time of the layer or particle that it belongs to.
struct EmissionWindow {
  let start, end: Double

  /// Creates the interval; `nil` if the cell never emits.
  init?(_ timing: MediaTiming, from first: Double) {
    guard timing.speed > 0, timing.beginTime.isFinite else { return nil }
    start = max(timing.beginTime, first) - timing.timeOffset / timing.speed
    let length = timing.duration > 0 ? timing.duration / timing.speed : .infinity
    end = start + length
    if !start.isFinite { return nil }
  }
}

extension EmitterCellProperties {
  /// Returns the maximum time after its birth for which a particle or its descendants may be alive.
  func maximumLifespan(_ factor: Double) -> Double {
    let own = max((lifetime + abs(lifetimeRange) / 2) * factor, 0)
    let below = cells.map { $0.maximumLifespan(factor) }.max() ?? 0
    return timing.speed > 0 ? (own + below) / timing.speed : 0
  }
}

/// Counts births: the nth occurs when the integral of the rate reaches n.
struct BirthCounter {
  private var integral = 0.0

  /// Calls `body` with the number and the time of each birth of an interval, starting with the last
  /// one before `earliest`, until it returns `false`. A birth at the end of the interval belongs to
  /// the next one, unless this is the last.
  mutating func forEach(
    from start: Double, to end: Double, _ rate: Double, after earliest: Double, isLast: Bool,
    _ body: (Double, Double) -> Bool
  ) {
    guard end >= start, rate > 0 else { return }
    let before = integral
    integral += rate * (end - start)
    let skipped = before + rate * max(earliest - start, 0)
    var number = max(before, min(skipped, integral)).rounded(.up)
    while isLast ? number <= integral : number < integral {
      guard body(number, start + (number - before) / rate) else { return }
      number += 1
    }
  }
}
