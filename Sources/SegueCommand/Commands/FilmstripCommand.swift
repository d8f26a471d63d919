// `segue filmstrip SCENE -o strip.png`: shows a transition in one image.

import ArgumentParser
import QuartzCore
import SegueClips
import SegueDiagnostics
import SegueRaster
import SegueRecording
import SegueScenes
import SegueStage
import SegueVideo
import SegueWorld

/// Draws several instants of a scene in one image.
struct FilmstripCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "filmstrip",
    abstract:
      "Render several instants of a scene side by side as one image: PNG, JPEG, WebP, or AVIF.",
    discussion: """
      Without --times, the instants are evenly spaced from the first frame to the last, or between \
      --from and --to. Frames are at most 360 pixels high unless --scale or --size is given.
      """)

  @Argument(help: ArgumentHelp("A scene file, in YAML or JSON.", valueName: "scene"))
  var scene: String

  @Option(help: ArgumentHelp("The number of instants.", valueName: "N"))
  var count: Int = 10

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("The instants in seconds, in any order.", valueName: "seconds"),
    transform: written)
  var times: [ExactSeconds] = []

  @Option(help: ArgumentHelp("The number of frames per row.", valueName: "N"))
  var columns: Int?

  @Option(
    name: .customLong("from"),
    help: ArgumentHelp("Use only frames at or after this time.", valueName: "seconds"),
    transform: written)
  var start: ExactSeconds?

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp("Use only frames before this time.", valueName: "seconds"),
    transform: written)
  var end: ExactSeconds?

  @OptionGroup var size: SizeOptions
  @OptionGroup var touches: TouchOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var run: RunOptions
  @OptionGroup var limitOptions: LimitOptions

  private static let maximumFrames = 1000
  private static let usualHeight = 360.0

  mutating func validate() throws {
    guard (1...Self.maximumFrames).contains(count), times.count <= Self.maximumFrames else {
      throw ValidationError("--count is \(count); expected 1…\(Self.maximumFrames)")
    }
    if let columns, columns < 1 {
      throw ValidationError("--columns is \(columns); expected at least 1")
    }
    if !times.isEmpty && (start != nil || end != nil) {
      throw ValidationError("--times and --from/--to cannot be combined; expected one of them")
    }
  }

  var givenLimits: ResourceLimits? { limitOptions.limits }

  func perform(in session: Session) throws {
    let plan = try StillCommand.stillPlan(output, scene: scene)
    try plan.check(clipOptions)
    let clip = try makeClip(session.transitions)
    let instants = try instants(of: clip)
    let layout = Filmstrip.Layout(
      frame: clip.size, count: instants.count, columns: columns ?? instants.count)
    let shape = ClipShape(
      size: layout.size, rate: clip.rate, isOpaque: true,
      frames: FrameRange(first: 0, last: 0, step: 1))
    let strip = try Filmstrip(layout)
    let sink = try plan.makeSink(
      for: shape, options: clipOptions, replacing: output.force)
    let statistics = try fill(strip, instants, clip, sink: sink, in: session)
    session.report(warningsOf: clip, run)
    let result = ClipResult(
      clip: scene, output: plan.path, shape: shape, statistics: statistics, bytes: plan.fileSize,
      isImage: true)
    try session.emit(result, run, outputIsTaken: plan.isStandardOutput)
  }

  /// The options of the clip.
  private var clipOptions: ClipOptions {
    var options = ClipOptions()
    size.apply(to: &options)
    options.showsTouches = touches.showTouches
    picture.apply(to: &options)
    return options
  }

  @MainActor
  private func makeClip(_ transitions: TransitionLibrary) throws -> Clip {
    var document = try SceneSource.load(scene)
    let canvas = document.canvas
    if canvas.frameHeight * canvas.scale > Self.usualHeight {
      document.canvas.scale = Self.usualHeight / canvas.frameHeight
    }
    return try Clip(document, options: clipOptions, transitions: transitions)
  }

  /// Returns the instants in order, as frames at the lowest frame rate that contains all of them.
  @MainActor
  private func instants(of clip: Clip) throws -> [FrameTime] {
    if !times.isEmpty {
      return times.sorted { $0.seconds < $1.seconds }.map {
        FrameTime(index: $0.numerator, rateNumerator: $0.denominator)
      }
    }
    let total = try clip.stage.frameCount()
    let rate = clip.rate
    func frame(_ time: ExactSeconds) -> Int {
      time.firstFrame(rateNumerator: rate.numerator, rateDenominator: rate.denominator)
    }
    let first = start.map(frame) ?? 0
    let last = min(total, end.map(frame) ?? total) - 1
    guard first <= last else { throw UsageProblem("there is no frame between --from and --to") }
    let wanted = min(count, last - first + 1)
    return (0..<wanted).map {
      clip.time(ofFrame: wanted == 1 ? first : first + (last - first) * $0 / (wanted - 1))
    }
  }

  /// Renders the instants one by one, each on all threads, and passes the strip to the sink.
  @MainActor
  private func fill(
    _ strip: Filmstrip, _ instants: [FrameTime], _ clip: Clip, sink: any FrameSink,
    in session: Session
  ) throws -> RecordingStatistics {
    let placing = FilmstripSink(strip: strip, labels: instants.map(\.label), sink: sink)
    let recorder = Recorder(jobs: run.jobCount, rasterizer: Rasterizer())
    let reporter = ProgressReporter(
      console: session.console, options: run, name: clip.name, total: instants.count)
    defer { reporter.end() }
    return try recorder.record(
      into: placing, cancellation: session.cancellation, progress: { reporter.report($0) },
      source: { position in
        guard position < instants.count else { return nil }
        guard let list = try clip.stage.frame(at: instants[position]) else {
          throw UsageProblem(
            "\(scene) ends before \(instants[position].label); expected an earlier time")
        }
        return picture.background.map { list.laid(over: $0) } ?? list
      })
  }
}

extension FrameTime {
  /// The time with three decimals: `0.350s`.
  fileprivate var label: String {
    let milliseconds = Int((seconds * 1000).rounded())
    let fraction = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
      + "s"
  }
}
