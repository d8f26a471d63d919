// `segue transition A.png B.png --name slideDown -o out.mp4`: records a transition between two
// images.

import ArgumentParser
import SegueClips
import SegueDiagnostics
import SegueScenes
import SegueStage

/// Records a transition between two images.
struct TransitionCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "transition", abstract: "Render a transition between two images.",
    discussion: """
      The screen has the size of the first image, or that of --device; both images fill it. Each \
      is held for 0.3 seconds. Without --name, the transitions are listed; without -o, the clip is \
      NAME.mp4 in the current directory.
      """.examples(
        "segue transition a.png b.png --name rotate --reverse -o rotate.mp4",
        "segue transition a.png b.png --use wipes.yaml --name blinds --set count=12"))

  @Argument(
    help: ArgumentHelp("The image to transition from.", valueName: "from"), completion: .images)
  var from: String

  @Argument(
    help: ArgumentHelp("The image to transition to.", valueName: "to"), completion: .images)
  var to: String

  @Option(help: "The name of the transition, as `segue list` prints it.", completion: .transitions)
  var name: String?

  @OptionGroup var packs: PackOptions

  @Flag(help: "Also play the transition in reverse.")
  var reverse = false

  @OptionGroup var use: UseOptions
  @OptionGroup var device: DeviceOptions
  @OptionGroup var motion: MotionOptions

  @Option(
    help: ArgumentHelp(
      "Pixels of the first image per point. Default: 3 if its shorter side has at least 1000 "
        + "pixels, 2 if it has at least 500, otherwise 1.", valueName: "factor"))
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "The size of the clip in pixels, with the aspect ratio of the first "
        + "image.", valueName: "WxH"),
    transform: written)
  var size: PixelSize?

  @OptionGroup var sides: SideOptions

  @Option(help: SizeOptions.pairAppearanceHelp)
  var appearance: SceneAppearance?

  @OptionGroup var timing: TimingOptions
  @OptionGroup var fitting: FittingOptions
  @OptionGroup var rate: RateOptions
  @OptionGroup var frames: FrameOptions
  @OptionGroup var output: OptionalOutputOptions
  @OptionGroup var encoding: EncodingOptions
  @OptionGroup var picture: TransitionPictureOptions
  @OptionGroup var run: RunOptions
  @OptionGroup var limitOptions: LimitOptions

  mutating func validate() throws {
    try SideOptions.rejectSeveral(clipOptions)
    try EncodingOptions.rejectDraft(of: clipOptions, fitting: fitting.maxSize)
    if let scale, !(scale > 0 && scale <= SceneLimits.scale) {
      throw ValidationError("--scale is \(scale.asTyped); expected more than 0 and at most 16")
    }
  }

  var givenLimits: ResourceLimits? { limitOptions.limits }
  var progressStyle: ProgressStyle { run.progress }

  func perform(in session: Session) throws {
    try use.register(in: &session.transitions)
    _ = try packs.load(into: session)
    let transition = try transition(in: session)
    let plan = try OutputPlan(
      output.path(named: transition.fileName), format: output.format, stem: transition.fileName,
      isDirectory: OutputChecks.isDirectory)
    let pair = try ImagePair(from: from, to: to)
    let canvas = try TransitionCanvas(
      pair, path: from, options: device, background: picture.background, scale: scale)
    let script = TransitionScript(
      transition: transition, motion: motion, reverse: reverse, canvas: canvas, pair: pair)
    let document = try script.document()
    for note in pair.notes { session.note(note, quiet: run.quiet, style: run.progress) }
    report(canvas, script, in: session)
    let make = { @MainActor (options: ClipOptions) throws -> Clip in
      do {
        return try Clip(
          options.applied(to: document), images: pair.images, transitions: session.transitions)
      } catch let failure as Failure {
        throw script.failureOfOptions(failure)
      }
    }
    var options = clipOptions
    options.format = plan.format
    let recording = ClipRun(
      session: session, run: run, force: output.force, hasPlaces: false)
    let result = try recording.record(
      try make(options), options: options, to: plan, fitting: fitting.maxSize, again: make)
    try session.emit(result, run, outputIsTaken: plan.isStandardOutput)
  }

  /// Reports a long duration, the device that was guessed, and the images that are cropped or distorted.
  @MainActor private func report(
    _ canvas: TransitionCanvas, _ script: TransitionScript, in session: Session
  ) {
    if let warning = motion.longDuration {
      session.warn(warning, quiet: run.quiet, style: run.progress)
    }
    if let note = canvas.note { session.note(note, quiet: run.quiet, style: run.progress) }
    let images = zip([from, to], script.fullScreenImages).map { (path: $0.0, image: $0.1) }
    for note in canvas.notes(images) {
      session.note(note, quiet: run.quiet, style: run.progress)
    }
    for warning in canvas.warnings(images) {
      session.warn(warning, quiet: run.quiet, style: run.progress)
    }
  }

  /// The options of the clip.
  private var clipOptions: ClipOptions {
    var options = ClipOptions()
    (options.rate, options.size, options.appearance) = (rate.fps, size, appearance)
    sides.apply(to: &options)
    frames.apply(to: &options)
    timing.apply(to: &options)
    encoding.apply(to: &options)
    picture.apply(to: &options)
    return options
  }

  /// Returns the transition that `--name` names. Without a name, lists all transitions.
  @MainActor private func transition(in session: Session) throws -> NamedTransition {
    guard let name else {
      for line in NamedTransition.all(in: session.transitions).table {
        session.console.writeLine(line)
      }
      throw UsageProblem("--name is missing; expected the name of a transition listed above")
    }
    return try NamedTransition.named(name, in: session.transitions)
  }
}
