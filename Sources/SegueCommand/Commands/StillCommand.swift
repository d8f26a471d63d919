// `segue still SCENE --time T -o x.png`.

import ArgumentParser
import SegueBatch
import QuartzCore
import SegueDiagnostics
import SegueDisplay
import SegueRaster
import SegueRecording
import SegueScenes

/// One frame of a scene.
struct StillCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "still", abstract: "Draw one instant of a scene as a PNG.")

  @Argument(help: ArgumentHelp("A scene file, YAML or JSON.", valueName: "scene"))
  var scene: String

  @Option(help: ArgumentHelp("The instant.", valueName: "seconds"), transform: written)
  var time: ExactSeconds

  @OptionGroup var size: SizeOptions
  @OptionGroup var touches: TouchOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var run: RunOptions

  func perform(in session: Session) throws {
    let plan = try Self.stillPlan(output, scene: scene)
    let clip = try Clip(
      try SceneSource.load(scene), options: clipOptions, transitions: session.transitions)
    try OutputChecks.refuse(plan, amongInputs: clip.inputs)
    let list = try clip.list(at: time)
    let shape = ClipShape(
      size: clip.size, rate: clip.rate, isOpaque: clip.isOpaque,
      frames: FrameRange(first: 0, last: 0, step: 1))
    let sink = try plan.makeSink(
      for: shape, options: clipOptions, replacing: output.force)
    let recorder = Recorder(rasterizer: Rasterizer(workers: run.jobCount))
    let reporter = ProgressReporter(
      console: session.console, options: run, name: clip.name, total: 1)
    defer { reporter.end() }
    let statistics = try recorder.record(
      into: sink, cancellation: session.cancellation, progress: { reporter.report($0) }
    ) { $0 == 0 ? list : nil }
    session.report(warningsOf: clip, quiet: run.quiet)
    reporter.end()
    let result = ClipResult(
      clip: scene, output: plan.path, shape: shape, statistics: statistics,
      bytes: plan.fileSize,
      isPicture: true)
    try session.tell(result, run, outputIsTaken: plan.isStandardOutput)
  }

  /// The options of the clip.
  private var clipOptions: ClipOptions {
    var options = ClipOptions()
    size.apply(to: &options)
    options.showsTouches = touches.showTouches
    return options
  }

  /// Where a single picture goes.
  static func stillPlan(_ output: OutputOptions, scene: String) throws -> OutputPlan {
    if output.output == "-" {
      guard let format = output.format, format == .png || format == .rawvideo else {
        throw UsageProblem("-o - needs a format; expected --format png or rawvideo")
      }
      return .standardOutput(format)
    }
    let plan = try OutputPlan(
      output.output, format: output.format, stem: Clip.stem(scene),
      isDirectory: OutputChecks.isDirectory)
    guard case .still = plan else {
      throw UsageProblem("\(output.output) is no single picture; expected a path that ends in .png")
    }
    return plan
  }
}

extension Clip {
  /// What is drawn at an instant.
  /// - Throws: `UsageProblem` when the scene has ended by then.
  func list(at time: ExactSeconds) throws -> DisplayList {
    let instant = FrameTime(index: time.numerator, rateNumerator: time.denominator)
    guard let list = try stage.frame(at: instant) else { throw ended(by: time) }
    return list
  }

  /// The scene is shorter than somebody thought.
  func ended(by time: ExactSeconds) -> UsageProblem {
    UsageProblem(
      "\(document.path) has ended by \(JSONText.number(time.seconds).compact) s; "
        + "expected an earlier time")
  }
}
