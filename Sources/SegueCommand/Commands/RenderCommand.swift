// `segue render SCENE… -o OUT`.

import ArgumentParser
import SegueClips
import SegueDiagnostics
import SegueScenes
import SegueStage

/// Records scenes.
struct RenderCommand: AppPlayingCommand, RenderingCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Render scenes to movies, animated images, image sequences, or stills.",
    discussion: """
      The extension of the output determines the format: .mp4, .mov, .webm, .gif, .apng, .webp, \
      .png, .jpg, .avif, .y4m, or .rgba. A directory or a pattern such as x-%04d.png produces an image \
      sequence. Several scenes are written to a directory, each under its own name.
      """.examples(
        "segue render pop.yaml -o pop.mp4",
        "segue render scenes/*.yaml -o output/ --jobs 4"))

  @Argument(
    help: ArgumentHelp("Scene files, in YAML or JSON.", valueName: "scene"), completion: .scenes)
  var scenes: [String]

  @OptionGroup var output: OutputOptions
  @OptionGroup var rate: RateOptions
  @OptionGroup var size: SizeOptions
  @OptionGroup var touches: TouchOptions
  @OptionGroup var frames: FrameOptions
  @OptionGroup var timing: TimingOptions
  @OptionGroup var encoding: EncodingOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var fitting: FittingOptions
  @OptionGroup var run: RunOptions
  @OptionGroup var program: ProgramOptions
  @OptionGroup var assetOptions: AssetOptions
  @OptionGroup var limitOptions: LimitOptions

  var givenLimits: ResourceLimits? { limitOptions.limits }
  var progressStyle: ProgressStyle { run.progress }
  var writtenPaths: [String] { [output.output] }
  var printsOnlyErrors: Bool { run.quiet }

  func app() throws -> AppReference? { try .named(in: scenes) }

  mutating func validate() throws {
    try EncodingOptions.rejectDraft(of: clipOptions, fitting: fitting.maxSize)
  }

  func perform(in session: Session) throws {
    let plans = try plans()
    var options = clipOptions
    options.format = plans.first?.format
    let documents = try SceneSource.loadAll(scenes)
    let clips = try documents.map {
      try Clip($0, options: options, transitions: session.transitions)
    }
    for plan in plans { try OutputChecks.rejectInputs(plan) }
    let recording = ClipRun(session: session, run: run, force: output.force)
    if scenes.count > 1 { try OutputChecks.makeDirectory(output.output) }
    for ((clip, document), plan) in zip(zip(clips, documents), plans) {
      let result = try recording.record(
        clip, options: options, to: plan, fitting: fitting.maxSize
      ) { try Clip(document, options: $0, transitions: session.transitions) }
      try session.emit(result, run, outputIsTaken: plan.isStandardOutput)
    }
  }

  private func plans() throws -> [OutputPlan] {
    guard scenes.count > 1 else {
      return [
        try OutputPlan(
          output.output, format: output.format, stem: Clip.stem(scenes[0]),
          isDirectory: OutputChecks.isDirectory)
      ]
    }
    guard !scenes.allSatisfy({ CommandForFile.name(for: $0) == "transition" }) else {
      throw UsageProblem(
        "\(NameList.text(scenes)) are images; expected scenes. `segue transition FROM TO --name NAME` "
          + "makes a clip of two images")
    }
    guard output.output.hasSuffix("/") || OutputChecks.isDirectory(output.output) else {
      throw UsageProblem(
        "\(scenes.count) scenes but only one output, \(output.output); expected an existing "
          + "directory, or a path that ends in /")
    }
    let plans = scenes.map {
      OutputPlan.each(in: output.output, format: output.format ?? .mp4, stem: Clip.stem($0))
    }
    try OutputChecks.rejectSharedOutputs(Array(zip(scenes, plans)).map { ($0.0, $0.1) })
    return plans
  }
}

extension Session {
  /// Reports the result of a clip in the way that the options specify.
  func emit(_ result: ClipResult, _ run: RunOptions, outputIsTaken: Bool) throws {
    if run.json {
      let text = result.json(withStatistics: run.stats).compact + "\n"
      if outputIsTaken { console.writeMessage(text) } else { try console.write(text) }
      return
    }
    if !run.quiet { console.writeLine(result.summary) }
    if run.stats {
      for line in result.statisticsLines { console.writeLine(line) }
    }
  }
}
