// The comparison of a recording with a movie or a scene: reading both, and aligning them.

import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueGoldens
import SegueImages
import SeguePixels
import SegueRaster
import SegueRecording
import SegueScenes
import SegueVideo

/// One run of `segue compare --align`.
@MainActor
struct AlignmentRun {
  let session: Session
  let options: AlignmentOptions
  let jobs: Int

  /// Our clip, in small, with its size in points and its frames in full.
  private struct Ours {
    var clip: LumaClip
    var size: (width: Double, height: Double)
    var image: @MainActor (Int) throws -> PixelBuffer?
  }

  /// Scenes are drawn at no more pixels than are used, and at this many frames per second at least.
  private static let leastRate = 60.0

  /// The usual tolerances, in points and milliseconds.
  private static let tolerances = (points: 2.0, milliseconds: 10.0)

  /// Returns the verdict on a recording.
  func verdict(recording path: String, actual: String) throws -> AlignmentVerdict {
    guard case .clip(let file) = try ImageSource(path: path) else {
      throw UsageProblem(
        "\(path) is not a movie; expected a recording as MP4, MOV, WebM, or an animated GIF, PNG or "
          + "WebP as the first path, and the movie or scene as the second")
    }
    let movie = file.clip
    let (recorded, first) = try LumaClip.read(movie, times: options.times)
    let ours = try ours(actual)
    try session.checkInterruption()
    var alignment = RecordingAlignment(size: ours.size, rate: options.rate)
    alignment.roundsTimes = file.roundsTimes
    var result = try alignment.align(recorded, with: ours.clip)
    try session.checkInterruption()
    let pairs = try result.restingFrames.compactMap { pair in
      try ours.image(pair.ours).map { (try movie.bitmap(first + pair.recording).pixels, $0) }
    }
    result.fitColors(pairs, size: ours.size)
    result.countFrames(from: first)
    return AlignmentVerdict(
      result, points: options.maxPoints ?? Self.tolerances.points,
      milliseconds: options.maxMilliseconds ?? Self.tolerances.milliseconds)
  }

  private func ours(_ path: String) throws -> Ours {
    guard !SceneName.isLikely(path) else { return try scene(path) }
    guard case .clip(let file) = try ImageSource(path: path) else {
      throw UsageProblem(
        "\(path) is not a movie; expected a movie, an animated GIF, PNG or WebP, or a scene")
    }
    let (movie, scale) = (file.clip, options.scale ?? 1)
    return Ours(
      clip: try LumaClip.read(movie, times: 0 ..< .infinity).clip,
      size: (Double(movie.width) / scale, Double(movie.height) / scale)
    ) { try movie.bitmap($0).pixels }
  }

  private func scene(_ path: String) throws -> Ours {
    var document = try SceneSource.load(path)
    if options.scale != nil {
      throw UsageProblem("--scale is given, but a scene has its own; expected it with a movie")
    }
    let canvas = document.canvas
    let longest = max(canvas.frameWidth, canvas.frameHeight)
    document.canvas.scale = min(canvas.scale, Double(LumaClip.longestSide) / longest)
    document.canvas.isCovered = true
    let rate = Double(canvas.rate.numerator) / Double(canvas.rate.denominator)
    if rate < Self.leastRate, let usual = FrameRate(Int(Self.leastRate), per: 1) {
      document.canvas.rate = usual
    }
    let clip = try Clip(document, transitions: session.transitions)
    try LumaClip.check(try clip.stage.frameCount(), path)
    let interval = clip.time(ofFrame: 1).seconds
    let sink = LumaSink(width: clip.size.width, height: clip.size.height, interval: interval)
    _ = try Recorder(jobs: jobs, rasterizer: Rasterizer()).record(
      into: sink, cancellation: session.cancellation
    ) { try clip.stage.frame(at: clip.time(ofFrame: $0)) }
    let scale = document.canvas.scale
    return Ours(
      clip: sink.clip,
      size: (Double(clip.size.width) / scale, Double(clip.size.height) / scale)
    ) { index in
      try clip.stage.frame(at: clip.time(ofFrame: index)).map { try Rasterizer().render($0) }
    }
  }
}

extension AlignmentVerdict {
  /// The verdict as JSON.
  func json(recording: String, actual: String) -> JSONText {
    .object([
      ("expected", .string(recording)), ("actual", .string(actual)), ("equal", .bool(isEqual)),
      (
        "place",
        .object([
          ("x", .number(result.place.x)), ("y", .number(result.place.y)),
          ("pixelsPerPoint", .number(result.place.scale)),
          ("correlation", .number(result.correlation)),
        ])
      ),
      ("colors", result.colors.map(Self.json) ?? .null),
      (
        "time",
        .object([
          ("start", .number(result.base.start)), ("rate", .number(result.base.rate)),
          ("framesPerSecond", result.clock.map { .integer($0) } ?? .null),
          ("repeated", .integer(result.repeated)), ("dropped", .integer(result.dropped)),
          ("agreement", .number(result.timeAgreement)),
        ])
      ),
      ("position", Self.json(result.position, unit: "points", limit: maximumPoints)),
      ("timing", Self.json(result.timing, unit: "ms", limit: maximumMilliseconds)),
      ("frames", .array(result.frames.map(Self.json))),
    ])
  }

  private static func json(_ colors: ColorTransfer) -> JSONText {
    .object([
      ("gains", .array(colors.gains.map { .number($0) })),
      ("offsets", .array(colors.offsets.map { .number($0) })),
    ])
  }

  private static func json(_ summary: ErrorSummary?, unit: String, limit: Double) -> JSONText {
    guard let summary else { return .null }
    return .object([
      ("unit", .string(unit)), ("limit", .number(limit)), ("count", .integer(summary.count)),
      ("median", .number(summary.median)), ("percentile95", .number(summary.percentile95)),
      ("worst", .number(summary.worst)), ("worstTime", .number(summary.worstInstant)),
      ("worstFrame", .integer(summary.worstFrame)),
    ])
  }

  private static func json(_ frame: AlignedFrame) -> JSONText {
    .object([
      ("frame", .integer(frame.index)), ("recordingTime", .number(frame.time)),
      ("time", .number(frame.instant)),
      ("position", frame.position.map { .number($0) } ?? .null),
      ("late", frame.late.map { .number($0 * 1000) } ?? .null),
    ])
  }
}
