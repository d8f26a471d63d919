// `segue transition A.png B.png --name slideDown -o out.mp4`: two pictures in, one clip out.

import ArgumentParser
import SegueBatch
import SegueDiagnostics
import SegueScenes
import SegueStage

/// Two pictures to a clip.
struct TransitionCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "transition", abstract: "Make a clip of one transition between two pictures.",
    discussion: """
      The canvas has the size of the first picture; the second one fills it. Both are held for 0.3 \
      seconds. `segue list` shows the names.
      """)

  @Argument(help: ArgumentHelp("The picture that leaves, a PNG.", valueName: "from"))
  var from: String

  @Argument(help: ArgumentHelp("The picture that comes, a PNG.", valueName: "to"))
  var to: String

  @Option(help: "The transition.")
  var name: String

  @Flag(help: "Play the way back too.")
  var reverse = false

  @OptionGroup var motion: MotionOptions

  @Option(
    help: ArgumentHelp(
      "Pixels of the first picture for each point; by default 3 from 1000 pixels on the shorter "
        + "side, 2 from 500, else 1.", valueName: "factor"))
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "Size of the clip in pixels, of the first picture's shape.", valueName: "WxH"),
    transform: written)
  var size: PixelSize?

  @OptionGroup var rate: RateOptions
  @OptionGroup var frames: FrameOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var encoding: EncodingOptions
  @OptionGroup var run: RunOptions

  mutating func validate() throws {
    if let scale, !(scale > 0 && scale <= SceneLimits.scale) {
      throw ValidationError("--scale is \(scale); expected more than 0 and at most 16")
    }
  }

  func perform(in session: Session) throws {
    let plan = try OutputPlan(
      output.output, format: output.format, stem: name, isDirectory: OutputChecks.isDirectory)
    try OutputChecks.refuse(plan, amongInputs: [from, to])
    let entry = try entry(in: session.transitions)
    let pair = try PicturePair(from: from, to: to)
    let first = pair.first
    let script = TransitionScript(
      entry: entry, motion: motion, reverse: reverse, scale: scale ?? pair.usualScale)
    var document = try script.document(width: first.width, height: first.height)
    let points = document.canvas
    if let scale = try size?.scale(width: points.width, height: points.height) {
      document.canvas.scale = scale
    }
    if let fps = rate.fps { document.canvas.rate = fps }
    let clip = try Clip(
      document, images: pair.images, inputs: [from, to],
      transitions: session.transitions)
    var options = ClipOptions()
    frames.apply(to: &options)
    encoding.apply(to: &options)
    let recording = ClipRun(session: session, run: run, force: output.force)
    let result = try recording.record(clip, options: options, to: plan)
    try session.tell(result, run, outputIsTaken: plan.isStandardOutput)
  }

  private func entry(in library: TransitionLibrary) throws -> TransitionLibrary.Entry {
    if let entry = library.named(name) { return entry }
    let names = library.entries.map(\.name)
    throw UsageProblem(
      "--name is '\(name)'; expected one of \(names.joined(separator: ", "))."
        + Suggestion.sentence(for: name, among: names))
  }
}
