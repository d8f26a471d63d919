// `segue try Slide.swift --from a.png --to b.png -o out.mp4`: records a transition from an app's
// source. `segue` builds a program, which is the same command with the classes linked in, and that
// program plays them.

import ArgumentParser
import SegueClips
import SegueDiagnostics
import SegueGoldens
import SegueStage

/// Records the transitions in source files of an app.
struct TryCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "try", abstract: "Render a transition from the source code of an iOS app.",
    discussion: """
      Finds the animators, delegates, presentation controllers, and interaction controllers in the \
      files, builds them with the Swift toolchain of this machine, and plays the transition in both \
      directions. A program that has been built before is not built again.

      The code runs as you, with access to your files and to the network; the time and memory \
      limits are not a sandbox. Use it only with code that you trust.
      """.examples(
        "segue try SlideOver.swift --from a.png --to b.png -o slide.mp4",
        "segue try SlideOver.swift --list"))

  @Argument(
    help: ArgumentHelp(
      "Swift files from the app, unmodified, and folders of the app, which supply what those files "
        + "need. With folders alone, the transitions in the folders are played.",
      valueName: "file"),
    completion: .sources)
  var files: [String]

  @OptionGroup var trial: TrialOptions
  @OptionGroup var playing: TrialPlaying

  @OptionGroup var destination: PossibleOutputOptions

  @Option(
    help: ArgumentHelp(
      "Compare with the goldens in this folder instead of writing a clip.", valueName: "folder"),
    completion: .directory)
  var goldens: String?

  @Option(
    help: ArgumentHelp(
      "When to write goldens: never, missing, failed, or all.", valueName: "mode"))
  var record: RecordMode?

  @Option(
    help: ArgumentHelp(
      "The number of frames of a golden to keep as images. Default: as many as it has, or 5.",
      valueName: "N"))
  var images: Int?

  @Option(
    help: ArgumentHelp(
      "Write a report of --goldens to this folder: images, JSON, JUnit XML, and HTML.",
      valueName: "folder"), completion: .directory)
  var report: String?

  @Flag(help: "Check the transition against the lint rules and print the findings as warnings.")
  var lint = false

  @Flag(help: "Treat the findings of --lint as errors.")
  var strict = false

  @Flag(help: "Verify every transition in the files; requires --goldens.")
  var all = false

  @Flag(help: "List the transitions in the files without rendering them.")
  var list = false

  @OptionGroup var rate: RateOptions
  @OptionGroup var size: SizeOptions
  @OptionGroup var touches: TouchOptions
  @OptionGroup var timing: TimingOptions
  @OptionGroup var fitting: FittingOptions
  @OptionGroup var encoding: EncodingOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var run: RunOptions
  @OptionGroup var limitOptions: LimitOptions

  @Option(
    help: ArgumentHelp("Render only frames A through B.", valueName: "A-B[:step]"),
    transform: written)
  var frames: FrameRange?

  mutating func validate() throws {
    let wanted = [destination.output != nil, goldens != nil, list].filter { $0 }.count
    guard wanted == 1 else {
      throw ValidationError("expected one of -o, --goldens, and --list")
    }
    if all && goldens == nil {
      throw ValidationError("--all without --goldens; expected a folder of goldens")
    }
    if strict && !lint {
      throw ValidationError("--strict without --lint; expected both")
    }
    if lint && list {
      throw ValidationError("--lint with --list, which plays nothing; expected one of them")
    }
    if record != nil && goldens == nil {
      throw ValidationError("--record without --goldens; expected a folder of goldens")
    }
    if report != nil && goldens == nil {
      throw ValidationError("--report without --goldens; expected a folder of goldens")
    }
    if destination.output == nil,
      let option = clipOptions.timingGiven.first.map({ "--\($0)" })
        ?? fitting.maxSize.map({ _ in "--max-size" })
    {
      throw ValidationError("\(option) without -o; expected a clip")
    }
    if destination.output == nil, encoding.draft {
      throw ValidationError("--draft without -o; expected a clip")
    }
    try EncodingOptions.rejectDraft(of: clipOptions, fitting: fitting.maxSize)
    if let images, !(0...1000).contains(images) {
      throw ValidationError("--images is \(images); expected 0…1000")
    }
  }

  var givenLimits: ResourceLimits? { limitOptions.limits }
  var progressStyle: ProgressStyle { run.progress }

  func perform(in session: Session) throws {
    if let registry = session.trial {
      try TrialRun(command: self, session: session, registry: registry).perform()
    } else {
      try TrialProgram(command: self, session: session).perform()
    }
  }

  /// The preset of movies that are H.264 because nothing else is asked for: a try is looked at once,
  /// and encoding would take longer than everything else. A draft has a preset of its own.
  private var quickPreset: String? {
    let isMovie = [".mp4", ".mov"].contains {
      destination.output?.lowercased().hasSuffix($0) ?? false
    }
    return isMovie && destination.format == nil && !encoding.draft ? "veryfast" : nil
  }

  /// The options of a clip.
  var clipOptions: ClipOptions {
    var options = ClipOptions()
    options.rate = rate.fps
    size.apply(to: &options)
    options.showsTouches = touches.showTouches
    options.frames = frames
    timing.apply(to: &options)
    encoding.apply(to: &options)
    if encoding.preset == nil, encoding.codec == nil { options.preset = quickPreset }
    picture.apply(to: &options)
    return options
  }
}
