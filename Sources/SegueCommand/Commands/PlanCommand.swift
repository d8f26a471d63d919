// `segue plan SCENE… -o PLAN`.

import ArgumentParser
import SegueBatch
import SegueDiagnostics
import SegueFiles

/// Scenes to a plan for many machines.
struct PlanCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Cut scenes into chunks that many machines can render.",
    discussion: """
      Then each of the plan's tasks is rendered by segue chunk PLAN --index I, anywhere and in any \
      order, and segue assemble PLAN -o OUT joins them: the bytes are those of segue render.
      """)

  @Argument(help: ArgumentHelp("Scene files, YAML or JSON.", valueName: "scene"))
  var scenes: [String]

  @Option(name: .shortAndLong, help: ArgumentHelp("The plan's file.", valueName: "path"))
  var output: String

  @Option(
    help: ArgumentHelp(
      "What the clips become: mp4, mov, png (a sequence), y4m or rawvideo.", valueName: "name"),
    transform: OutputFormat.written)
  var format: OutputFormat = .mp4

  @Option(help: ArgumentHelp("Chunks of 240 frames in each task.", valueName: "N"))
  var chunksPerTask: Int = 1

  @Flag(help: "Replace what is there.")
  var force = false

  @OptionGroup var look: LookOptions

  @Flag(name: .shortAndLong, help: "Say nothing but errors.")
  var quiet = false

  @Flag(help: "Describe the plan as JSON on standard output.")
  var json = false

  mutating func validate() throws {
    guard (1...1_000_000).contains(chunksPerTask) else {
      throw ValidationError("--chunks-per-task is \(chunksPerTask); expected 1…1000000")
    }
  }

  func perform(in session: Session) throws {
    // Begun first: a place that cannot take the plan is known before the work.
    let file = try begin()
    var options = look.options
    options.format = format
    let planner = ChunkPlanner(
      options: options, folder: PlanPaths.folder(of: output), renderer: try session.renderer(),
      transitions: session.transitions)
    let plan = try planner.plan(
      scenes, chunksPerTask: chunksPerTask, cancelled: { session.cancellation.isCancelled })
    do {
      try Array(plan.text.utf8).withUnsafeBytes { try file.write($0) }
      try file.commit()
    } catch {
      throw Failure.ofOutput(error)
    }
    try tell(plan, session)
  }

  private func begin() throws -> AtomicFile {
    guard output != "-" else {
      throw UsageProblem("-o is -; expected a file, which all machines can read")
    }
    do {
      return try AtomicFile(path: output, replacing: force)
    } catch {
      throw Failure.ofOutput(error)
    }
  }

  @MainActor
  private func tell(_ plan: ChunkPlan, _ session: Session) throws {
    let frames = plan.clips.reduce(0) { $0 + $1.frames }
    let grid = plan.grid
    if json {
      let text = JSONText.object([
        ("plan", .string(output)), ("clips", .integer(plan.clips.count)),
        ("frames", .integer(frames)), ("chunks", .integer(grid.chunkCount)),
        ("tasks", .integer(grid.taskCount)), ("array", .string(Self.array(grid.taskCount))),
      ])
      return try session.console.write(text.compact + "\n")
    }
    guard !quiet else { return }
    session.console.sayLine(
      "\(output): \(counted(plan.clips.count, "clip")), \(counted(frames, "frame")), "
        + "\(counted(grid.chunkCount, "chunk")), \(counted(grid.taskCount, "task")) "
        + "(\(Self.array(grid.taskCount)))")
  }

  private static func array(_ count: Int) -> String { ArrayRanges.text(0..<count) }
}
