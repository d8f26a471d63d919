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
    for (index, frame) in frames.enumerated() {
      samples += tracker.samples(frame, base, resting: index % Self.restingStep == 0)
    }
    let least = slowest(samples)
    var readings = samples.map { sample in
      ErrorReading(
        time: recording.times[sample.frame], lead: sample.error,
        velocity: abs(sample.velocity) < Self.stillVelocity ? 0 : sample.velocity,
        axis: sample.axis, position: sample.axis == .x ? sample.x : sample.y)
    }
    guard samples.count(where: { abs($0.velocity) >= least }) < Self.leastSamples else {
      return ErrorFit(readings: readings, base: base, movesPlace: true).correction(rate: rate)
    }
    let fades = FadeTiming(recording: recording, ours: ours)
    readings = frames.compactMap { frame in
      fades.lead(frame, base).map {
        // A second of time counts as many points, so that the limits of `ErrorFit` apply.
        ErrorReading(
          time: recording.times[frame], lead: Self.fadeVelocity * $0, velocity: Self.fadeVelocity)
      }
    }
    guard readings.count > 1 else { return ErrorCorrection(base: base) }
    return ErrorFit(readings: readings, base: base, movesPlace: false).correction(rate: rate)
  }

  /// The velocity that stands for the change of a fade, and the velocity of edges at rest, in
  /// points per second.
  private static let (fadeVelocity, stillVelocity) = (100.0, 2.0)

  /// Returns the velocity from which errors are read as errors of time.
  private func slowest(_ samples: [EdgeSample]) -> Double {
    let highest = Statistics.percentile(0.95, of: samples.map { abs($0.velocity) })
    return max(Self.leastVelocity.absolute, Self.leastVelocity.relative * highest)
  }

  /// Returns what is measured with a time base.
  func result(with base: TimeBase) -> AlignmentResult {
    let tracker = EdgeTracker(recording: recording, ours: ours, pitch: pitch)
    let frames = movingFrames(base)
    let samples = frames.map { tracker.samples($0, base) }
    let least = slowest(samples.flatMap { $0 })
    var result = AlignmentResult(place: RecordingPlace(x: 0, y: 0, scale: 1), base: base)
    result.samples = samples.flatMap { $0 }
    let fades = result.samples.count < Self.leastSamples
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
