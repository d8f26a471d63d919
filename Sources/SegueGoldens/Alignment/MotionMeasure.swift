// What is measured once both clips are on one grid: the time base by the motion of edges, or of
// brightness where no edges move, and the errors that remain.

/// Measures the errors of position and time.
struct MotionMeasure {
  let recording, ours: FrameStack
  /// The size of a cell in points.
  let pitch: Double
  /// Recorded frames in which nothing moves.
  let resting: [Int]
  /// The rate of the time base, or `nil` to find it.
  let rate: Double?

  /// The samples below which edges do not determine the time base.
  private static let leastSamples = 12
  /// The velocity from which an error of position is one of time: in points per second, and as a
  /// share of the highest.
  private static let leastVelocity = (absolute: 40.0, relative: 0.1)
  /// Of every so many moving frames, the resting edges are tracked, too.
  private static let restingStep = 4

  /// Returns the correction of a time base, and of the place with which the recording was put on
  /// the grid.
  func correction(of base: TimeBase) -> ErrorCorrection {
    let tracker = EdgeTracker(recording: recording, ours: ours, pitch: pitch)
    let frames = movingFrames(base)
    var samples = resting.flatMap { tracker.samples($0, base, resting: true) }
    // The frames in which only edges count where something changes.
    var isMotion: [Int: Bool] = [:]
    for (index, frame) in frames.enumerated() {
      isMotion[frame] = index % Self.restingStep != 0
      samples += tracker.samples(frame, base, resting: index % Self.restingStep == 0)
    }
    let readings = samples.map(reading)
    let found = placeCorrection(resting: resting.first, samples, readings, base)
    let moved = readings.map { reading in
      var reading = reading
      reading.lead = found.remainder(reading, from: base)
      return reading
    }
    let fades = !hasMovingEdges(samples.filter { isMotion[$0.frame] ?? false })
    let timed = fades ? brightness(frames, base) : moved
    var result = ErrorFit(readings: timed, base: base, movesPlace: false)
      .correction(rate: rate)
    (result.x, result.y, result.growth) = (found.x, found.y, found.growth)
    return result
  }

  private func reading(_ sample: EdgeSample) -> ErrorReading {
    ErrorReading(
      time: recording.times[sample.frame], lead: sample.error,
      velocity: abs(sample.velocity) < Self.stillVelocity ? 0 : sample.velocity,
      axis: sample.axis, position: sample.axis == .x ? sample.x : sample.y)
  }

  /// Returns the correction of the place. What rests before anything moves determines it: if the
  /// screens come to rest elsewhere, that is an error and not another place.
  private func placeCorrection(
    resting first: Int?, _ samples: [EdgeSample], _ readings: [ErrorReading], _ base: TimeBase
  ) -> ErrorCorrection {
    let before = samples.filter { $0.frame == first && abs($0.velocity) < Self.stillVelocity }
    let isEnough =
      before.count { $0.axis == .x } >= Self.leastEdges
      && before.count { $0.axis == .y } >= Self.leastEdges
    let used = isEnough ? before.map(reading) : readings
    return ErrorFit(readings: used, base: base, movesPlace: true).correction(rate: rate)
  }

  /// The resting edges on each axis that are enough for the place.
  private static let leastEdges = 4

  /// Returns a Boolean value that indicates whether enough of the edges where something changes
  /// move. In a fade, they do not.
  private func hasMovingEdges(_ samples: [EdgeSample]) -> Bool {
    let least = slowest(samples.map(\.velocity))
    let moving = samples.filter { abs($0.velocity) >= least }
    // Edges that fade seem to move, each in a direction of its own.
    let groups = Dictionary(grouping: moving) { "\($0.frame) \($0.axis)" }
    let common = groups.values.map { abs($0.reduce(0) { $0 + $1.velocity }) }.sorted()
      .reduce(0, +)
    let total = moving.reduce(0) { $0 + abs($1.velocity) }
    return moving.count >= Self.leastSamples
      && Double(moving.count) >= Self.leastMovingShare * Double(samples.count)
      && common >= Self.leastConsent * total
  }

  /// The share of the edges' velocities that is common to a frame, in a motion.
  private static let leastConsent = 0.6
  /// The share of the edges of changing blocks that move.
  private static let leastMovingShare = 0.2

  /// Returns the readings of the brightness of frames.
  private func brightness(_ frames: [Int], _ base: TimeBase) -> [ErrorReading] {
    let fades = FadeTiming(recording: recording, ours: ours)
    return frames.compactMap { frame in
      fades.lead(frame, base).map {
        // A second of time counts as many points, so that the limits of `ErrorFit` apply.
        ErrorReading(
          time: recording.times[frame], lead: Self.fadeVelocity * $0, velocity: Self.fadeVelocity)
      }
    }
  }

  /// The velocity that stands for the change of a fade, and the velocity of edges at rest, in
  /// points per second.
  private static let (fadeVelocity, stillVelocity) = (100.0, 2.0)

  /// Returns the velocity above which an error of position is attributed to timing.
  private func slowest(_ velocities: [Double]) -> Double {
    let highest = Statistics.percentile(0.95, of: velocities.map { abs($0) })
    return max(Self.leastVelocity.absolute, Self.leastVelocity.relative * highest)
  }

  /// Returns what is measured with a time base.
  func result(with base: TimeBase) -> AlignmentResult {
    let tracker = EdgeTracker(recording: recording, ours: ours, pitch: pitch)
    let frames = movingFrames(base)
    let samples = frames.map { tracker.samples($0, base) }
    let least = slowest(samples.flatMap { $0.map(\.velocity) })
    var result = AlignmentResult(place: RecordingPlace(x: 0, y: 0, scale: 1), base: base)
    result.samples = samples.flatMap { $0 }
    let fades = !hasMovingEdges(result.samples)
    result.frames = zip(frames, samples).map { aligned($0, base, $1, least, fades: fades) }
    (result.repeated, result.dropped) = irregularities(base)
    return result
  }

  /// Returns what is measured of a frame.
  /// - Parameters:
  ///   - least: The velocity from which an error of position is one of time.
  ///   - fades: A Boolean value that indicates whether the timing is read from the brightness.
  private func aligned(
    _ frame: Int, _ base: TimeBase, _ samples: [EdgeSample], _ least: Double, fades: Bool
  ) -> AlignedFrame {
    var result = AlignedFrame(
      index: frame, time: recording.times[frame], instant: base.instant(recording.times[frame]))
    if fades {
      result.late = FadeTiming(recording: recording, ours: ours).lead(frame, base)
      return result
    }
    guard !samples.isEmpty else { return result }
    result.position = Statistics.median(samples.map { abs($0.error) })
    let moving = samples.filter { abs($0.velocity) >= least }
    // The median of the edges' own leads, in which one that is wrong does not count.
    if !moving.isEmpty { result.late = Statistics.median(moving.map { $0.error / $0.velocity }) }
    return result
  }

  // MARK: Frames

  /// The mean change of luma that counts as motion of the picture.
  private static let motion = 0.05
  /// The share of our change below which a recorded frame repeats the one before.
  private static let repetition = 0.1

  /// Returns the recorded frames during whose time ours moves, without those that are repeated.
  private func movingFrames(_ base: TimeBase) -> [Int] {
    recording.times.indices.filter { frame in
      guard OurInstant(base.instant(recording.times[frame]), ours.times) != nil else {
        return false
      }
      let next = frame + 1 < recording.times.count ? frame + 1 : frame
      let change = max(ourChange(max(0, frame - 1), frame, base), ourChange(frame, next, base))
      return change > Self.motion && !isRepeated(frame, base)
    }
  }

  private func ourChange(_ a: Int, _ b: Int, _ base: TimeBase) -> Double {
    let (first, last) = (
      nearest(base.instant(recording.times[a])), nearest(base.instant(recording.times[b]))
    )
    return difference(ours.frames[first], ours.frames[last])
  }

  private func isRepeated(_ frame: Int, _ base: TimeBase) -> Bool {
    guard frame > 0 else { return false }
    let expected = ourChange(frame - 1, frame, base)
    guard expected > 4 * Self.motion else { return false }
    return difference(recording.frames[frame - 1], recording.frames[frame])
      < Self.repetition * expected
  }

  private func irregularities(_ base: TimeBase) -> (repeated: Int, dropped: Int) {
    let times = recording.times
    let usual = Statistics.median(zip(times, times.dropFirst()).map { $1 - $0 })
    var (repeated, dropped) = (0, 0)
    for frame in times.indices.dropFirst() where ourChange(frame - 1, frame, base) > Self.motion {
      if isRepeated(frame, base) { repeated += 1 }
      if usual > 0 {
        dropped += max(0, Int(((times[frame] - times[frame - 1]) / usual).rounded()) - 1)
      }
    }
    return (repeated, dropped)
  }

  private func nearest(_ instant: Double) -> Int {
    guard let after = ours.times.firstIndex(where: { $0 > instant }) else {
      return ours.times.count - 1
    }
    guard after > 0 else { return 0 }
    return ours.times[after] - instant < instant - ours.times[after - 1] ? after : after - 1
  }

  private func difference(_ a: [UInt8], _ b: [UInt8]) -> Double {
    FrameStack.difference(
      a, b, width: ours.width, columns: recording.columns, rows: recording.rows)
  }
}
