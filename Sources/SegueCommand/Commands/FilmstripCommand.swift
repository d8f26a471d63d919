// `segue filmstrip SCENE -o strip.png`: shows a transition in one image.

import ArgumentParser
import SegueClips
import SegueScenes
import SegueStage

/// Draws several instants of a scene in one image.
struct FilmstripCommand: AppPlayingCommand {
  static let configuration = CommandConfiguration(
    commandName: "filmstrip",
    abstract:
      "Render several instants of a scene side by side as one image: PNG, JPEG, WebP, or AVIF.",
    discussion: """
      The instants are chosen by motion: the first and the last frame, one for each pause, and \
      between them instants with equal amounts of change on the screen. --times even spaces them \
      evenly. Frames are at most 360 pixels high unless an option specifies their size: --width, \
      --height, --size and --scale are those of one frame, not of the strip.
      """.examples(
        "segue filmstrip pop.yaml -o strip.png",
        "segue filmstrip pop.yaml --times 0.2,0.35,0.5 -o strip.png"))

  @Argument(
    help: ArgumentHelp("A scene file, in YAML or JSON.", valueName: "scene"), completion: .scenes)
  var scene: String

  @Option(help: ArgumentHelp("The number of instants.", valueName: "N"))
  var count: Int = 10

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "How to choose the instants: motion (the default), even, or screenshots, which are those that "
        + "the script names; or a list of instants in seconds, in any order.",
      valueName: "motion|even|screenshots|T,T…"),
    transform: written)
  var times: [FilmstripTimes] = []

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
  @OptionGroup var rate: RateOptions
  @OptionGroup var timing: TimingOptions
  @OptionGroup var fitting: FittingOptions
  @OptionGroup var touches: TouchOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var output: ImageOutputOptions
  @OptionGroup var run: RunOptions
  @OptionGroup var program: ProgramOptions
  @OptionGroup var assetOptions: AssetOptions
  @OptionGroup var limitOptions: LimitOptions

  private static let maximumFrames = 1000
  private static let usualHeight = 360

  mutating func validate() throws {
    guard (1...Self.maximumFrames).contains(count) else {
      throw ValidationError("--count is \(count); expected 1…\(Self.maximumFrames)")
    }
    let times = chosen
    guard times.count <= Self.maximumFrames else {
      throw ValidationError(
        "--times has \(times.count) instants; expected at most \(Self.maximumFrames)")
    }
    if let columns, columns < 1 {
      throw ValidationError("--columns is \(columns); expected at least 1")
    }
    let seconds = times.compactMap(\.seconds)
    guard seconds.count == times.count || times.count == 1 else {
      throw ValidationError(
        "--times has words and seconds; expected motion, even, screenshots, or seconds")
    }
    if !seconds.isEmpty, let option = optionsOfClip.first {
      throw ValidationError(
        "--times with seconds and \(option) cannot be combined; expected one of them")
    }
    if let start, let end, start.seconds >= end.seconds {
      throw ValidationError(
        "--from is \(start.seconds) and --to is \(end.seconds); expected --from before --to")
    }
    if timing.loops == .forever {
      throw ValidationError("--loop is forever, but a filmstrip ends; expected --loop N")
    }
  }

  /// The entries of `--times`, from all of its arguments.
  var chosen: [FilmstripTime] { times.flatMap(\.entries) }

  /// The options that select frames of the clip rather than instants of the scene.
  private var optionsOfClip: [String] {
    var options = clipOptions.timingGiven.map { "--\($0)" }
    if start != nil || end != nil { options.append("--from/--to") }
    if rate.fps != nil { options.append("--fps") }
    return options
  }

  var givenLimits: ResourceLimits? { limitOptions.limits }
  var progressStyle: ProgressStyle { run.progress }
  var writtenPaths: [String] { [output.output] }
  var printsOnlyErrors: Bool { run.quiet }

  func app() throws -> AppReference? { try .named(in: [scene]) }

  func perform(in session: Session) throws {
    let plan = try StillCommand.stillPlan(output, scene: scene)
    try plan.check(clipOptions)
    let document = try document()
    var drawn: ClipResult
    if let maximum = fitting.maxSize {
      drawn = try fit(document, to: plan, maximum, in: session)
    } else {
      let strip = try draw(document, clipOptions, to: plan, replacing: output.force, in: session)
      strip.report()
      drawn = strip.result
    }
    drawn.clip = scene
    try session.emit(drawn, run, outputIsTaken: plan.isStandardOutput)
  }

  /// The options of the clip.
  var clipOptions: ClipOptions {
    var options = ClipOptions()
    size.apply(to: &options)
    timing.apply(to: &options)
    (options.rate, options.start, options.end) = (rate.fps, start, end)
    options.showsTouches = touches.showTouches
    picture.apply(to: &options)
    return options
  }

  /// The scene. Its frames contain no pixels at the edges that it covers partially.
  @MainActor
  private func document() throws -> SceneDocument {
    var document = try SceneSource.load(scene)
    document.canvas.isCovered = true
    return document
  }

  /// Returns options with the usual height of frames unless they specify a size, and with a size in
  /// pixels as one side, so that the screen covers all pixels.
  func optionsWithSize(_ options: ClipOptions, of document: SceneDocument)
    throws(UsageProblem) -> ClipOptions
  {
    var options = options
    let canvas = document.canvas
    if let size = options.size {
      _ = try size.scale(width: canvas.frameWidth, height: canvas.frameHeight)
      (options.size, options.width) = (nil, PixelLength(size.width))
    }
    if options.sizesGiven.isEmpty, canvas.frameHeight * canvas.scale > Double(Self.usualHeight) {
      options.height = PixelLength(Self.usualHeight)
    }
    return options
  }
}
