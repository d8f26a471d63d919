// The alignment of a recording with a clip of ours: its place by the motion footprints, its time
// base by small images, both refined by what is at rest and by the edges that move.

/// Aligns a recording with our clip.
package struct RecordingAlignment: Sendable {
  /// The size of our picture in points.
  package var size: (width: Double, height: Double)
  /// The rate of the time base, or `nil` to find it.
  package var rate: Double?
  /// A Boolean value that indicates whether the recording's times are hundredths of a second.
  package var roundsTimes = false

  /// Creates an alignment.
  package init(size: (width: Double, height: Double), rate: Double? = nil) {
    (self.size, self.rate) = (size, rate)
  }

  /// The least correlation of pictures and the least agreement of times that count as found.
  private static let leastCorrelation = 0.6
  private static let leastTimeAgreement = 0.3
  /// The share of a picture that must change for anything to move.
  private static let leastMotion = 0.0005

  /// Aligns a recording with our clip.
  /// - Throws: `GoldenError` if nothing moves in one of them, or if they cannot be aligned.
  package func align(_ recording: LumaClip, with ours: LumaClip) throws(GoldenError)
    -> AlignmentResult
  {
    var recording = recording
    let footprints = (MotionFootprint(recording), MotionFootprint(ours))
    try checkMotion(footprints.0, "recording", frames: recording.frames.count)
    try checkMotion(footprints.1, "clip", frames: ours.frames.count)
    var clock: Int?
    if roundsTimes {
      let found = GIFClock(recording.times)
      (recording.times, clock) = (found.times, found.framesPerSecond)
    }
    var fit = try place(recording, footprints)
    let time = try time(recording, ours, fit)
    let pairs = RestingFrames(recording, ours, fit, time.base, size).pairs
    fit = refined(fit, recording, ours, pairs)
    return measured(recording, ours, fit, time, pairs, clock)
  }

  private func checkMotion(_ footprint: MotionFootprint, _ name: String, frames: Int)
    throws(GoldenError)
  {
    guard frames > 1, footprint.movingShare >= Self.leastMotion else {
      throw GoldenError(
        .unaligned,
        "nothing moves in the \(name); expected a transition in both, by which they can be aligned")
    }
  }

  private func place(_ recording: LumaClip, _ footprints: (MotionFootprint, MotionFootprint))
    throws(GoldenError) -> PlaceFit.Result
  {
    let pixels = (width: recording.pixelWidth, height: recording.pixelHeight)
    let fit = PlaceFit(
      pairs: [
        (footprints.0.darkest, footprints.1.darkest),
        (footprints.0.brightest, footprints.1.brightest),
      ], pixels: pixels, size: size)
    let motion = MotionArea(
      darkest: footprints.0.darkest, brightest: footprints.0.brightest)
    let cells = Double(recording.width) / Double(recording.pixelWidth)
    func score(_ found: PlaceFit.Result) -> Double {
      func range(_ start: Double, _ length: Double) -> Range<Int> {
        let (first, last) = (start * cells, (start + length * found.place.scale) * cells)
        return Int(first.rounded())..<max(Int(first.rounded()), Int(last.rounded()))
      }
      let explained = motion.share(
        range(found.place.x, size.width), range(found.place.y, size.height))
      return found.correlation - PlaceSearch.unexplainedMotion * (1 - explained)
    }
    var best: PlaceFit.Result?
    func consider(_ start: RecordingPlace, cells: Double) {
      let found = fit.refined(start, cells: cells, isCoarse: true)
      if found.gain > 0.2, score(found) > best.map(score) ?? -1 { best = found }
    }
    // Most recordings show the whole screen and nothing else.
    let whole = Double(pixels.width) / size.width
    if abs(whole * size.height / Double(pixels.height) - 1) < 0.02 {
      consider(RecordingPlace(x: 0, y: 0, scale: whole), cells: 48)
    }
    if best.map(score) ?? 0 < Self.sufficient {
      let search = PlaceSearch(
        recording: footprints.0, ours: footprints.1, pixels: pixels, size: size)
      for candidate in search.candidates(4) { consider(candidate.place, cells: 48) }
    }
    guard var result = best else { throw notFound(0) }
    result = fit.refined(result.place, cells: 96)
    guard result.correlation >= Self.leastCorrelation else { throw notFound(result.correlation) }
    return result
  }

  /// The correlation from which no other place is searched.
  private static let sufficient = 0.9

  private func notFound(_ correlation: Double) -> GoldenError {
    GoldenError(
      .unaligned,
      "no alignment found: the pictures correlate by \(Self.rounded(correlation)) at best; expected "
        + "at least \(Self.leastCorrelation), as the same transition in the same screens has")
  }

  private func time(_ recording: LumaClip, _ ours: LumaClip, _ fit: PlaceFit.Result)
    throws(GoldenError) -> TimeSearch.Result
  {
    let grid = PictureGrid(pitch: max(size.width, size.height) / 24, over: size)
    let search = TimeSearch(
      FrameStack(recording: recording, on: grid, fit),
      FrameStack(ours: ours, on: grid, size: size))
    let found = search.best(rate: rate)
    guard found.agreement >= Self.leastTimeAgreement else {
      throw GoldenError(
        .unaligned,
        "no alignment found: with the best time base, frames are only "
          + "\(Self.rounded(100 * found.agreement))% closer than frames at random; expected at least "
          + "\(Int(100 * Self.leastTimeAgreement))%. Does the recording show the same transition?")
    }
    return found
  }

  private func refined(
    _ fit: PlaceFit.Result, _ recording: LumaClip, _ ours: LumaClip,
    _ pairs: [(recording: Int, ours: Int)]
  ) -> PlaceFit.Result {
    let fine = PlaceFit(
      pairs: pairs.map { (recording.plane($0.recording), ours.plane($0.ours)) },
      pixels: (recording.pixelWidth, recording.pixelHeight), size: size)
    let cells = min(max(size.width, size.height) / pitch(recording, ours, fit.place), 160)
    let found = fine.refined(fit.place, cells: cells)
    // Screens of one color at rest say nothing about the place.
    return found.correlation > Self.leastCorrelation ? found : fit
  }

  /// The size of the cells in which edges are tracked, in points: those of the coarser clip.
  private func pitch(_ recording: LumaClip, _ ours: LumaClip, _ place: RecordingPlace) -> Double {
    let recorded = Double(recording.pixelWidth) / Double(recording.width) / place.scale
    return max(recorded, size.width / Double(ours.width), max(size.width, size.height) / 512)
  }

  private func measured(
    _ recording: LumaClip, _ ours: LumaClip, _ fit: PlaceFit.Result, _ time: TimeSearch.Result,
    _ pairs: [(recording: Int, ours: Int)], _ clock: Int?
  ) -> AlignmentResult {
    let pitch = pitch(recording, ours, fit.place)
    let grid = PictureGrid(pitch: pitch, over: size)
    let stack = FrameStack(ours: ours, on: grid, size: size)
    var (fit, base) = (fit, time.base)
    func measure() -> MotionMeasure {
      MotionMeasure(
        recording: FrameStack(recording: recording, on: grid, fit), ours: stack, pitch: pitch,
        resting: pairs.map(\.recording), rate: rate)
    }
    for _ in 0..<Self.rounds {
      let found = measure().correction(of: base)
      let last = (fit.place, base)
      (fit.place, base) = (found.corrected(fit.place), found.base)
      if isSettled(fit.place, last.0), abs(base.start - last.1.start) < 5e-4 { break }
    }
    var result = measure().result(with: base)
    (result.place, result.clock, result.restingFrames) = (fit.place, clock, pairs)
    (result.correlation, result.timeAgreement) = (fit.correlation, time.agreement)
    return result
  }

  /// The maximum number of corrections of the place and the time base.
  private static let rounds = 3

  /// Returns a Boolean value that indicates whether two places are the same to 1/20 point.
  private func isSettled(_ a: RecordingPlace, _ b: RecordingPlace) -> Bool {
    let shift = max(abs(a.x - b.x), abs(a.y - b.y)) / b.scale
    return shift + abs(a.scale / b.scale - 1) * max(size.width, size.height) < 0.05
  }

  /// Returns the value rounded to two decimals.
  static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
