// All particles of an emitter at one instant, from that instant alone: how many particles a cell has had
// is the integral of its birth rate, so when the nth was born can be worked out, and only those that can
// still live are looked at. While the rate is even that is a division; while it is animated, the rate is
// summed on a grid that begins where the animation does, so that every frame sees the same births.

import SegueTiming

/// Works out particles.
@MainActor
struct Emission {
  /// More particles than this at one time are not drawn.
  static let mostParticles = 10_000
  /// Steps of the grid on which animated birth rates are summed, each second.
  private static let stepsInASecond = 240.0
  /// More births than this are not looked through for particles that live.
  private static let mostBirths = 1_000_000

  let history: EmissionHistory
  /// The frame's instant, in the layer's time.
  let time: Double
  private(set) var particles: [Particle] = []
  private(set) var hasTooMany = false
  private var births = 0

  init(_ history: EmissionHistory, at time: Double) {
    (self.history, self.time) = (history, time)
    guard time.isFinite, let now = history.models.last else { return }
    let chance = ParticleChance(seed: now.seed)
    for index in now.cells.indices { emit(cell: index, chance) }
  }

  /// The particles of one of the layer's cells.
  private mutating func emit(cell index: Int, _ chance: ParticleChance) {
    guard let timing = history.models.last?.cells[index].timing,
      let window = EmissionWindow(timing, from: history.start)
    else { return }
    let reach = history.animates(\.isLifetime) ? Double.infinity : longestStay(ofCell: index)
    forEachBirth(ofCell: index, in: window, after: time - reach) { emission, number, birth in
      let emitter = emission.history.properties(at: birth)
      guard emitter.cells.indices.contains(index) else { return }
      let own = chance.particle(number, ofCell: index)
      let place = emitter.place(own)
      let middle = SIMD3(Double(emitter.position.x), Double(emitter.position.y), emitter.zPosition)
      emission.add(
        Particle(
          emitter.cells[index], of: emitter, own, origin: middle + place.offset,
          direction: place.direction, secondsAgo: emission.time - birth), of: emitter)
    }
  }

  /// Adds a particle, if it lives, and what it has emitted.
  private mutating func add(_ particle: Particle, of emitter: EmitterProperties) {
    if particle.isAlive {
      guard particles.count < Self.mostParticles else { return hasTooMany = true }
      particles.append(particle)
    }
    for (index, cell) in particle.cell.cells.enumerated() {
      emit(cell, index, from: particle, of: emitter)
    }
  }

  /// What `particle` has emitted, in the time of its own age.
  private mutating func emit(
    _ cell: EmitterCellProperties, _ index: Int, from particle: Particle,
    of emitter: EmitterProperties
  ) {
    let rate = cell.isEnabled ? cell.birthRate * emitter.birthRate * cell.timing.speed : 0
    guard let window = EmissionWindow(cell.timing, from: 0), rate > 0, rate.isFinite else { return }
    let end = min(window.end, min(particle.age, particle.lifetime))
    let reach = cell.longestStay(emitter.lifetime)
    var count = BirthCount()
    count.forEach(from: window.start, to: end, rate, after: particle.age - reach, isLast: true) {
      number, birth in
      guard noteBirth() else { return false }
      add(
        Particle(
          cell, of: emitter, particle.chance.particle(number, ofCell: index),
          origin: particle.position(at: birth), direction: SIMD3(1, 0, 0),
          secondsAgo: particle.age - birth), of: emitter)
      return true
    }
  }

  // MARK: Births

  private mutating func forEachBirth(
    ofCell index: Int, in window: EmissionWindow, after earliest: Double,
    _ body: (inout Emission, Double, Double) -> Void
  ) {
    var count = BirthCount()
    let stretches = history.stretches(from: window.start, to: min(window.end, time))
    for stretch in stretches {
      for step in steps(of: stretch) {
        let isLast = step.end == time
        count.forEach(
          from: step.start, to: step.end, rate(ofCell: index, at: step.middle), after: earliest,
          isLast: isLast
        ) { number, birth in
          guard noteBirth() else { return false }
          body(&self, number, birth)
          return true
        }
      }
    }
  }

  /// A stretch with an even rate as it is; else cut into the cells of the grid.
  private func steps(of stretch: EmissionHistory.Stretch) -> [EmissionStep] {
    guard stretch.isAnimated else {
      return [EmissionStep(start: stretch.start, end: stretch.end, middle: stretch.start)]
    }
    let length = 1 / Self.stepsInASecond
    let count = ((stretch.end - stretch.start) / length).rounded(.up)
    guard count < Double(Self.mostBirths) else { return [] }
    return (0..<Int(count)).map { step in
      let start = stretch.start + Double(step) * length
      return EmissionStep(
        start: start, end: min(start + length, stretch.end), middle: start + length / 2)
    }
  }

  /// Births a second of one of the layer's cells.
  private func rate(ofCell index: Int, at time: Double) -> Double {
    let emitter = history.properties(at: time)
    guard emitter.cells.indices.contains(index) else { return 0 }
    let cell = emitter.cells[index]
    let rate = cell.isEnabled ? cell.birthRate * emitter.birthRate * cell.timing.speed : 0
    return rate > 0 && rate.isFinite ? rate : 0
  }

  private mutating func noteBirth() -> Bool {
    births += 1
    if births > Self.mostBirths { hasTooMany = true }
    return !hasTooMany
  }

  /// How long after a birth anything that came of it may be left, at most, in the layer's time.
  private func longestStay(ofCell index: Int) -> Double {
    history.models.map { model in
      model.cells.indices.contains(index) ? model.cells[index].longestStay(model.lifetime) : 0
    }.max() ?? 0
  }
}

/// A piece of time in which the birth rate counts as even.
struct EmissionStep {
  let start, end, middle: Double
}

/// When a cell emits, in the time of what it belongs to.
struct EmissionWindow {
  let start, end: Double

  /// `nil` when it never does.
  init?(_ timing: MediaTiming, from first: Double) {
    guard timing.speed > 0, timing.beginTime.isFinite else { return nil }
    start = max(timing.beginTime, first) - timing.timeOffset / timing.speed
    let length = timing.duration > 0 ? timing.duration / timing.speed : .infinity
    end = start + length
    if !start.isFinite { return nil }
  }
}

extension EmitterCellProperties {
  /// How long after its birth a particle, and all that it emits, may be left at most.
  func longestStay(_ factor: Double) -> Double {
    let own = max((lifetime + abs(lifetimeRange) / 2) * factor, 0)
    let below = cells.map { $0.longestStay(factor) }.max() ?? 0
    return timing.speed > 0 ? (own + below) / timing.speed : 0
  }
}

/// Counts births: the nth is when the integral of the rate is n.
struct BirthCount {
  private var integral = 0.0

  /// Calls `body` with the number and the time of each birth of a span, from the last before `earliest`
  /// on, until it returns `false`. A birth at the end belongs to the next span, unless this is the last.
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
