// `segue plan SCENE… -o PLAN`.

import ArgumentParser
import SegueBatch
import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueStage

/// Plans the recording of scenes on many machines.
struct PlanCommand: RenderingCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Divide scenes into chunks that several machines can render.",
    discussion: """
      Each task of the plan is then rendered by segue chunk PLAN --index I, on any machine and in any \
      order, and segue assemble PLAN -o OUT joins the chunks. The result is byte for byte that of \
      segue render.
      """.examples(
        "segue plan pop.yaml -o pop.plan",
        "segue plan scenes/*.yaml -o all.plan --chunks-per-task 4"))

  @Argument(
    help: ArgumentHelp("Scene files, in YAML or JSON.", valueName: "scene"), completion: .scenes)
  var scenes: [String]

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The plan file to write.", valueName: "path"),
    completion: .plans)
  var output: String

  @Option(
    help: ArgumentHelp(
      "The format of the clips: mp4, mov, png (a sequence), y4m, or rawvideo.", valueName: "name"),
    completion: .formats, transform: OutputFormat.written)
  var format: OutputFormat = .mp4

  @Option(help: ArgumentHelp("The number of chunks, of 240 frames each, per task.", valueName: "N"))
  var chunksPerTask: Int = 1

  @Flag(help: "Replace an existing file.")
  var force = false

  @OptionGroup var rate: RateOptions
  @OptionGroup var size: SizeOptions
  @OptionGroup var touches: TouchOptions
  @OptionGroup var frames: FrameOptions
  @OptionGroup var timing: TimingOptions
  @OptionGroup var encoding: EncodingOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var assetOptions: AssetOptions
  @OptionGroup var limitOptions: LimitOptions

  @Flag(name: .shortAndLong, help: "Print only errors.")
  var quiet = false

  @Flag(help: "Print a description of the plan as JSON to standard output.")
  var json = false

  mutating func validate() throws {
    try EncodingOptions.rejectDraft(of: clipOptions)
    guard (1...1_000_000).contains(chunksPerTask) else {
      throw ValidationError("--chunks-per-task is \(chunksPerTask); expected 1…1000000")
    }
  }

  var givenLimits: ResourceLimits? { limitOptions.limits }

  func perform(in session: Session) throws {
    // Created first, so that an unusable location is reported before the work.
    let file = try begin()
    var options = clipOptions
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
    try emit(plan, session)
  }

  private func begin() throws -> AtomicFile {
    guard output != "-" else {
      throw UsageProblem("-o is -; expected a file that all machines can read")
    }
    let stem = Clip.withoutExtension(output)
    guard !OutputFormat.isKnown(suffix: output.dropFirst(stem.count + 1).lowercased()) else {
      throw UsageProblem(
        "-o is \(QuotedText.escaped(output)), which ends like a clip; expected the file of the plan, "
          + "such as \(QuotedText.escaped(stem)).plan. `segue assemble` writes the clips")
    }
    do {
      return try AtomicFile(path: output, replacing: force)
    } catch {
      throw Failure.ofOutput(error)
    }
  }

  @MainActor
  private func emit(_ plan: ChunkPlan, _ session: Session) throws {
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
    session.console.writeLine(
      "\(output): \(counted(plan.clips.count, "clip")), \(counted(frames, "frame")), "
        + "\(counted(grid.chunkCount, "chunk")), \(counted(grid.taskCount, "task")) "
        + "(\(Self.array(grid.taskCount)))")
  }

  private static func array(_ count: Int) -> String { ArrayRanges.text(0..<count) }
}
