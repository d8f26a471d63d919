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
      The canvas has the size of the first image; the second image fills it. Each is held for 0.3 \
      seconds. Without --name, the transitions are listed; without -o, the clip is NAME.mp4 in the \
      current directory.
      """)

  @Argument(help: ArgumentHelp("The PNG image to transition from.", valueName: "from"))
  var from: String

  @Argument(help: ArgumentHelp("The PNG image to transition to.", valueName: "to"))
  var to: String

  @Option(help: "The name of the transition, as `segue list` prints it.")
  var name: String?

  @Flag(help: "Also play the transition in reverse.")
  var reverse = false

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

  @OptionGroup var rate: RateOptions
  @OptionGroup var frames: FrameOptions
  @OptionGroup var output: OptionalOutputOptions
  @OptionGroup var encoding: EncodingOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var run: RunOptions
  @OptionGroup var limitOptions: LimitOptions

  mutating func validate() throws {
    if let scale, !(scale > 0 && scale <= SceneLimits.scale) {
      throw ValidationError("--scale is \(scale); expected more than 0 and at most 16")
    }
  }

  var givenLimits: ResourceLimits? { limitOptions.limits }

  func perform(in session: Session) throws {
    let entry = try entry(in: session)
    let plan = try OutputPlan(
      output.path(named: entry.name), format: output.format, stem: entry.name,
      isDirectory: OutputChecks.isDirectory)
    let pair = try ImagePair(from: from, to: to)
    let first = pair.first
    let script = TransitionScript(
      entry: entry, motion: motion, reverse: reverse, scale: scale ?? pair.usualScale)
    var document = try script.document(width: first.width, height: first.height)
    let points = document.canvas
    if let scale = try size?.scale(width: points.width, height: points.height) {
      document.canvas.scale = scale
    }
    var options = ClipOptions()
    (options.rate, options.format) = (rate.fps, plan.format)
    frames.apply(to: &options)
    encoding.apply(to: &options)
    picture.apply(to: &options)
    if let rate = options.rate ?? options.usualRate(points.rate) { document.canvas.rate = rate }
    let clip = try Clip(document, images: pair.images, transitions: session.transitions)
    let recording = ClipRun(session: session, run: run, force: output.force)
    let result = try recording.record(clip, options: options, to: plan)
    try session.emit(result, run, outputIsTaken: plan.isStandardOutput)
  }

  /// Returns the transition that `--name` names. Without a name, lists all transitions.
  @MainActor private func entry(in session: Session) throws -> TransitionLibrary.Entry {
    let entries = session.transitions.entries
    guard let name else {
      for line in entries.table { session.console.writeLine(line) }
      throw UsageProblem("--name is missing; expected the name of a transition listed above")
    }
    if let entry = session.transitions.named(name) { return entry }
    let names = entries.map(\.name)
    throw UsageProblem(
      "--name is '\(name)'; expected one of \(names.joined(separator: ", "))."
        + Suggestion.sentence(for: name, among: names))
  }
}
