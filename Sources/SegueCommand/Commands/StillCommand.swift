// `segue still SCENE --time T -o x.png`.

import ArgumentParser
import QuartzCore
import SegueClips
import SegueDiagnostics
import SegueDisplay
import SegueRaster
import SegueRecording
import SegueScenes
import SegueStage
import SegueWorld

/// Renders one frame of a scene.
struct StillCommand: AppPlayingCommand {
  static let configuration = CommandConfiguration(
    commandName: "still",
    abstract: "Render one instant of a scene as an image: PNG, JPEG, WebP, or AVIF.",
    discussion: "".examples(
      "segue still pop.yaml --time 0.35 -o frame.png",
      "segue still pop.yaml --time 0.35 --scale 3 -o frame.png"))

  @Argument(
    help: ArgumentHelp("A scene file, in YAML or JSON.", valueName: "scene"), completion: .scenes)
  var scene: String

  @Option(help: ArgumentHelp("The instant in seconds.", valueName: "seconds"), transform: written)
  var time: ExactSeconds?

  @Option(
    help: ArgumentHelp(
      "The name that a step 'screenshot' gives to the instant, instead of --time.",
      valueName: "name"))
  var at: String?

  @OptionGroup var size: SizeOptions
  @OptionGroup var touches: TouchOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var output: ImageOutputOptions
  @OptionGroup var run: RunOptions
  @OptionGroup var program: ProgramOptions
  @OptionGroup var assetOptions: AssetOptions
  @OptionGroup var limitOptions: LimitOptions

  mutating func validate() throws {
    guard (time == nil) != (at == nil) else {
      let found =
        time == nil ? "there is neither --time nor --at" : "there are both --time and --at"
      throw ValidationError("\(found); expected one of them")
    }
  }

  var givenLimits: ResourceLimits? { limitOptions.limits }
  var progressStyle: ProgressStyle { run.progress }
  var writtenPaths: [String] { [output.output] }
  var printsOnlyErrors: Bool { run.quiet }

  func app() throws -> AppReference? { try .named(in: [scene]) }

  func perform(in session: Session) throws {
    let plan = try Self.stillPlan(output, scene: scene)
    try plan.check(clipOptions)
    let clip = try Clip(
      try SceneSource.load(scene), options: clipOptions, transitions: session.transitions)
    let background = plan.background(isOpaque: clip.isOpaque, clipOptions)
    let given = try clip.list(at: try time.map { FrameTime($0) } ?? clip.instant(named: at ?? ""))
    let list = background.map { given.laid(over: $0) } ?? given
    if let note = plan.alphaNote(isOpaque: clip.isOpaque, clipOptions) {
      session.note(note, quiet: run.quiet, style: run.progress)
    }
    let shape = ClipShape(
      size: clip.size, rate: clip.rate, isOpaque: background != nil || clip.isOpaque,
      frames: FrameRange(first: 0, last: 0, step: 1))
    let sink = try plan.makeSink(
      for: shape, options: clipOptions, replacing: output.force)
    let recorder = Recorder(rasterizer: Rasterizer(workers: run.jobCount))
    let reporter = ProgressReporter(
      console: session.console, options: run, name: clip.name, total: 1)
    defer { reporter.end() }
    let statistics = try recorder.record(
      into: sink, cancellation: session.cancellation, progress: { reporter.report($0) },
      source: { $0 == 0 ? list : nil })
    session.report(warningsOf: clip, run)
    reporter.end()
    let result = ClipResult(
      clip: scene, output: plan.path, shape: shape, statistics: statistics,
      bytes: plan.fileSize,
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

  /// Returns the output plan of a single image.
  static func stillPlan(_ output: ImageOutputOptions, scene: String) throws -> OutputPlan {
    if output.output == "-" {
      guard let format = output.format, ImageOutputOptions.piped.contains(format) else {
        throw UsageProblem("-o - requires a format; expected --format png, jpg, or rawvideo")
      }
      return .standardOutput(format)
    }
    _ = try OutputFormat.of(path: output.output, expected: OutputFormat.expectedOfImages)
    let plan = try OutputPlan(
      output.output, format: output.format, stem: Clip.stem(scene),
      isDirectory: OutputChecks.isDirectory)
    // A single frame of what would otherwise be an animation.
    if case .file(let path, .webp) = plan { return .still(path: path) }
    guard case .still = plan else {
      throw UsageProblem(
        "\(output.output) is not a single image; expected a path that ends in "
          + OutputFormat.expectedOfImages)
    }
    return plan
  }
}

extension FrameTime {
  /// Creates the instant that was given as a time.
  init(_ time: ExactSeconds) { self.init(index: time.numerator, rateNumerator: time.denominator) }
}

extension Clip {
  /// Returns the display list at an instant.
  /// - Throws: `UsageProblem` if the scene has ended by then.
  func list(at instant: FrameTime) throws -> DisplayList {
    guard let list = try stage.frame(at: instant) else { throw try ended(by: instant.seconds) }
    return list
  }

  /// Returns the instants that the script names, in order of time.
  func namedInstants() throws -> [(name: String, time: FrameTime)] {
    try stage.screenshots().map { ($0.name, time(ofFrame: $0.frame(at: rate))) }
  }

  /// Returns the first frame that shows the instant with the given name.
  /// - Throws: `UsageProblem` if the script does not name an instant so.
  func instant(named name: String) throws -> FrameTime {
    let all = try namedInstants()
    if let instant = all.first(where: { $0.name == name }) { return instant.time }
    let known = all.map { QuotedText.quoted($0.name) }.joined(separator: ", ")
    throw UsageProblem(
      "\(document.path) has no step 'screenshot' with the name \(QuotedText.quoted(name)); expected "
        + (known.isEmpty ? "one in the script" : known))
  }

  /// Returns the error for a time after the end of the scene.
  func ended(by seconds: Double) throws -> UsageProblem {
    let end = JSONText.number(try stage.length().seconds).compact
    return UsageProblem(
      "\(document.path) ends at \(end) s, and \(JSONText.number(seconds).compact) s is after that; "
        + "expected an earlier time")
  }
}
