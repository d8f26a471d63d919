// `segue chunk PLAN --index I`.

import ArgumentParser
import SegueBatch
import SegueDiagnostics
import SegueRaster
import SegueRecording

/// One task of a plan.
struct ChunkCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "chunk",
    abstract: "Render one task of a plan.",
    discussion: """
      What is complete already is not rendered again, and the same task may run twice at a time. \
      Without --index, the index is taken from \(TaskIndex.variables.joined(separator: ", ")).
      """)

  @OptionGroup var plan: ChunkOptions

  @Option(help: ArgumentHelp("Which task, counted from 0.", valueName: "N"))
  var index: Int?

  @Option(
    help: ArgumentHelp(
      "Is added to the index from the environment, for arrays that are a part of all tasks.",
      valueName: "N"))
  var indexOffset: Int = 0

  @OptionGroup var run: RunOptions

  mutating func validate() throws {
    if let index, index < 0 { throw ValidationError("--index is \(index); expected 0 or more") }
    guard (0...1_000_000_000).contains(indexOffset) else {
      throw ValidationError("--index-offset is \(indexOffset); expected 0…1000000000")
    }
    if index != nil, indexOffset != 0 {
      throw ValidationError("--index and --index-offset exclude each other; expected one of them")
    }
  }

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
    try tell(result, index, session)
  }

  @MainActor
  private func tell(_ result: ChunkTask.Result, _ index: Int, _ session: Session) throws {
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
      let found = result.found > 0 ? ", \(counted(result.found, "chunk")) there already" : ""
      session.console.sayLine(
        "task \(index): \(counted(result.rendered, "chunk")) rendered, "
          + "\(counted(frames, "frame"))\(found)")
    }
    if run.stats { result.statistics.lines.forEach { session.console.sayLine($0) } }
  }
}
