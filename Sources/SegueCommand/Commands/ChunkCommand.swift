// `segue chunk PLAN --index I`.

import ArgumentParser
import SegueBatch
import SegueDiagnostics
import SegueRaster
import SegueRecording
import SegueStage

/// Performs one task of a plan.
struct ChunkCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "chunk",
    abstract: "Render one task of a plan.",
    discussion: """
      Chunks that are complete are not rendered again, and the same task can run twice at the same \
      time. Without --index, the index is read from the environment: \
      \(TaskIndex.variables.joined(separator: ", ")).
      """.examples(
        "segue chunk pop.plan --index 0",
        "segue chunk pop.plan --index 3 --jobs 2"))

  @OptionGroup var plan: ChunkOptions

  @Option(help: ArgumentHelp("The task to render, counted from 0.", valueName: "N"))
  var index: Int?

  @Option(
    help: ArgumentHelp(
      "Added to the index from the environment, for job arrays that cover only some of the tasks.",
      valueName: "N"))
  var indexOffset: Int = 0

  @OptionGroup var run: RunOptions
  @OptionGroup var assetOptions: AssetOptions
  @OptionGroup var limitOptions: LimitOptions

  mutating func validate() throws {
    if let index, index < 0 { throw ValidationError("--index is \(index); expected 0 or more") }
    guard (0...1_000_000_000).contains(indexOffset) else {
      throw ValidationError("--index-offset is \(indexOffset); expected 0…1000000000")
    }
    if index != nil, indexOffset != 0 {
      throw ValidationError("--index and --index-offset cannot be combined; expected one of them")
    }
  }

  var givenLimits: ResourceLimits? { limitOptions.limits }
  var progressStyle: ProgressStyle { run.progress }

  func perform(in session: Session) throws {
    let chunkPlan = try plan.read()
    let index = try TaskIndex.resolve(
      given: index, offset: indexOffset, environment: session.console.surroundings.taskVariables,
      count: chunkPlan.grid.taskCount)
    try chunkPlan.check(try session.renderer())
    let task = ChunkTask(
      chunkPlan, folder: PlanPaths.folder(of: plan.plan), store: plan.store,
      transitions: session.transitions)
    let reporter = ProgressReporter(
      console: session.console, options: run, name: "task \(index)",
      total: task.frames(ofTask: index))
    defer { reporter.end() }
    let result = try task.render(
      index, recorder: Recorder(jobs: run.jobCount, rasterizer: Rasterizer(workers: 1)),
      cancellation: session.cancellation, progress: { reporter.report($0) })
    reporter.end()
    try emit(result, index, session)
  }

  @MainActor
  private func emit(_ result: ChunkTask.Result, _ index: Int, _ session: Session) throws {
    let frames = result.statistics.frames
    if run.json {
      var pairs: [(String, JSONText)] = [
        ("task", .integer(index)), ("rendered", .integer(result.rendered)),
        ("found", .integer(result.found)), ("frames", .integer(frames)),
      ]
      if run.stats { pairs.append(("stats", result.statistics.json)) }
      return try session.console.write(JSONText.object(pairs).compact + "\n")
    }
    if !run.quiet {
      let found = result.found > 0 ? ", \(counted(result.found, "chunk")) already present" : ""
      session.console.writeLine(
        "task \(index): \(counted(result.rendered, "chunk")) rendered, "
          + "\(counted(frames, "frame"))\(found)")
    }
    if run.stats {
      for line in result.statistics.lines { session.console.writeLine(line) }
    }
  }
}
