// `segue render SCENE… -o OUT`.

import ArgumentParser
import SegueBatch
import SegueDiagnostics
import SegueScenes

/// Scenes to clips.
struct RenderCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Render scenes to movies, PNG sequences or stills.",
    discussion: """
      The format follows the extension of the output: .mp4, .mov, .png, .y4m or .rgba. A directory \
      or a pattern such as x-%04d.png makes a PNG sequence. Several scenes go into a directory, \
      each under its own name.
      """)

  @Argument(help: ArgumentHelp("Scene files, YAML or JSON.", valueName: "scene"))
  var scenes: [String]

  @OptionGroup var output: OutputOptions
  @OptionGroup var look: LookOptions
  @OptionGroup var run: RunOptions

  func perform(in session: Session) throws {
    let plans = try plans()
    let options = look.options
    let clips = try SceneSource.loadAll(scenes).map {
      try Clip($0, options: options, transitions: session.transitions)
    }
    for (clip, plan) in zip(clips, plans) {
      try OutputChecks.refuse(plan, amongInputs: clip.inputs)
    }
    let recording = ClipRun(session: session, run: run, force: output.force)
    if scenes.count > 1 { try OutputChecks.makeDirectory(output.output) }
    for (clip, plan) in zip(clips, plans) {
      let result = try recording.record(clip, options: options, to: plan)
      try session.tell(result, run, outputIsTaken: plan.isStandardOutput)
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
    guard output.output.hasSuffix("/") || OutputChecks.isDirectory(output.output) else {
      throw UsageProblem(
        "\(scenes.count) scenes and one output \(output.output); expected a directory that exists, "
          + "or a path that ends in /")
    }
    let plans = scenes.map {
      OutputPlan.each(in: output.output, format: output.format ?? .mp4, stem: Clip.stem($0))
    }
    try OutputChecks.refuseSharedOutputs(Array(zip(scenes, plans)).map { ($0.0, $0.1) })
    return plans
  }
}

extension Session {
  /// Says what became of a clip, as the options want it.
  func tell(_ result: ClipResult, _ run: RunOptions, outputIsTaken: Bool) throws {
    if run.json {
      let text = result.json(withStatistics: run.stats).compact + "\n"
      if outputIsTaken { console.say(text) } else { try console.write(text) }
      return
    }
    if !run.quiet { console.sayLine(result.summary) }
    if run.stats { result.statisticsLines.forEach { console.sayLine($0) } }
  }
}
