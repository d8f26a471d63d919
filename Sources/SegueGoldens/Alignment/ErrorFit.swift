// The refinement of the time base and of the place: the errors of edges, moving and resting, are
// explained as far as possible by one shift and one rate of time, and by one shift and one scale of
// the picture. What is left is reported.

/// What is known of one recorded time: how far ours is ahead there, and how fast that changes.
struct ErrorReading: Sendable {
  /// The time of the recording in seconds.
  var time: Double
  /// How far ours is ahead, in points, and the velocity in points per second.
  var lead, velocity: Double
  /// The axis along which it was measured, and the place on it in points.
  var axis: GridAxis = .x
  var position = 0.0
}

/// A correction of a time base and of a place.
struct ErrorCorrection: Sendable {
  var base: TimeBase
  /// How much further right and down ours is, in points.
  var x = 0.0, y = 0.0
  /// By which share the scale of the recording is larger.
  var growth = 0.0

  /// Returns the corrected place.
  func corrected(_ place: RecordingPlace) -> RecordingPlace {
    RecordingPlace(
      x: place.x + x * place.scale, y: place.y + y * place.scale,
      scale: place.scale * (1 + growth))
  }

  /// Returns the error of a reading, measured with `old`, that remains after the correction.
  func remainder(_ reading: ErrorReading, from old: TimeBase) -> Double {
    let shift = base.instant(reading.time) - old.instant(reading.time)
    return reading.lead + reading.velocity * shift + (reading.axis == .x ? x : y)
      + growth * reading.position
  }
}

/// Fits corrections to readings.
struct ErrorFit {
  let readings: [ErrorReading]
  /// The time base with which the readings were measured.
  let base: TimeBase
  /// A Boolean value that indicates whether the place is corrected, too.
  let movesPlace: Bool

  /// The error below which a reading counts fully whatever the others are, in points.
  private static let leastSpread = 0.2
  private static let passes = 12
  /// How much larger the errors may be with a rate of 1 for it to be preferred to another.
  private static let preference = (factor: 1.1, points: 0.15)
  /// The share of the readings whose error decides that.
  private static let typicalShare = 0.7

  /// Returns the correction that explains the readings best.
  /// - Parameter rate: The rate, or `nil` to find it. A rate of 1 is preferred.
  func correction(rate: Double?) -> ErrorCorrection {
    guard !readings.isEmpty else { return ErrorCorrection(base: base) }
    if readings.allSatisfy({ $0.velocity == 0 }) { return solved(toward: base.rate) }
    if let rate { return solved(toward: rate) }
    let (free, natural) = (solved(toward: nil), solved(toward: 1))
    return typical(natural) <= Self.preference.factor * typical(free) + Self.preference.points
      ? natural : free
  }

  /// The mean time, in which fast readings count more.
  private var center: Double {
    let weight = readings.reduce(0) { $0 + $1.velocity * $1.velocity }
    guard weight > 0 else { return readings[0].time }
    return readings.reduce(0) { $0 + $1.velocity * $1.velocity * $1.time } / weight
  }

  /// Returns the best correction, with the given rate or any.
  private func solved(toward rate: Double?) -> ErrorCorrection {
    let middle = center
    let turned = rate.map { TimeBase(start: base.instant(middle) - $0 * middle, rate: $0) } ?? base
    var result = ErrorCorrection(base: turned)
    let first = ErrorCorrection(base: turned)
    for _ in 0..<Self.passes {
      let errors = readings.map { result.remainder($0, from: base) }
      let spread = max(Self.leastSpread, 2.5 * Statistics.median(errors.map { abs($0) }))
      var equations = NormalEquations(count: 5)
      for (reading, error) in zip(readings, errors) {
        let ratio = error / spread
        let weight = 1 / (1 + ratio * ratio)
        let place = movesPlace ? 1.0 : 0
        equations.add(
          [
            reading.velocity, rate == nil ? reading.velocity * (reading.time - middle) : 0,
            reading.axis == .x ? place : 0, reading.axis == .y ? place : 0,
            place * reading.position,
          ], -first.remainder(reading, from: base), weight: weight * weight)
      }
      guard let found = equations.solution(damping: 1e-7) else { break }
      result.base = TimeBase(
        start: turned.start + found[0] - found[1] * middle, rate: turned.rate + found[1])
      (result.x, result.y, result.growth) = (found[2], found[3], found[4])
    }
    return result
  }

  private func typical(_ correction: ErrorCorrection) -> Double {
    Statistics.percentile(
      Self.typicalShare,
      of: readings.filter { $0.velocity != 0 }.map {
        abs(correction.remainder($0, from: base))
      })
  }
}

/// Order statistics.
enum Statistics {
  /// Returns the median, or 0 without values.
  static func median(_ values: [Double]) -> Double { percentile(0.5, of: values) }

  /// Returns the value below which the given share of the values is, or 0 without values.
  static func percentile(_ share: Double, of values: [Double]) -> Double {
    guard !values.isEmpty else { return 0 }
    let sorted = values.sorted()
    return sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))]
  }
}
