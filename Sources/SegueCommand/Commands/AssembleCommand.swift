// `segue assemble PLAN -o OUT`.

import ArgumentParser
import SegueBatch
import SegueClips
import SegueDiagnostics

/// Assembles chunks into clips.
struct AssembleCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "assemble",
    abstract: "Join the chunks of a plan without reencoding them.",
    discussion: """
      Every chunk is checked first. If any is missing or damaged, nothing is written, and its tasks \
      are listed in the form that job arrays accept. Several clips are written to a directory, each \
      named after its scene.
      """.examples(
        "segue assemble pop.plan -o pop.mp4",
        "segue assemble all.plan -o output/"))

  @OptionGroup var plan: ChunkOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A file; a directory or a pattern (%04d) for a PNG sequence; or - for standard output.",
      valueName: "path"), completion: .anyFile)
  var output: String

  @Flag(help: "Replace existing files.")
  var force = false

  @Flag(name: .shortAndLong, help: "Print only errors.")
  var quiet = false

  @Flag(help: "Print a description of each clip as JSON to standard output.")
  var json = false

  func perform(in session: Session) throws {
    let chunkPlan = try plan.read()
    let outputs = try outputs(chunkPlan)
    chunkPlan.addInputs(of: PlanPaths.folder(of: plan.plan))
    for output in outputs { try OutputChecks.rejectInputs(output) }
    try chunkPlan.check(try session.renderer())
    let assembly = ChunkAssembly(chunkPlan, in: plan.store)
    try assembly.check()
    if chunkPlan.clips.count > 1 { try OutputChecks.makeDirectory(output) }
    for (index, place) in outputs.enumerated() {
      try assembly.join(
        clip: index, to: place, replacing: force, cancellation: session.cancellation)
      try emit(chunkPlan.clips[index], place, session)
    }
  }

  private func outputs(_ plan: ChunkPlan) throws -> [OutputPlan] {
    let format = plan.format
    guard plan.clips.count == 1 else {
      guard output.hasSuffix("/") || OutputChecks.isDirectory(output) else {
        throw UsageProblem(
          "\(plan.clips.count) clips but only one output, \(output); expected an existing "
            + "directory, or a path that ends in /")
      }
      return plan.clips.map { .each(in: output, format: format, stem: $0.name) }
    }
    let isFolder = output.hasSuffix("/") || OutputChecks.isDirectory(output)
    if output != "-", !isFolder, let ofPath = try OutputFormat.of(path: output), ofPath != format {
      throw UsageProblem(
        "\(output) ends in .\(ofPath.suffix), but the plan is for \(format.rawValue); expected "
          + ".\(format.suffix). Rename the output, or create a new plan with --format")
    }
    let place = try OutputPlan(
      output, format: format, stem: plan.clips[0].name, isDirectory: OutputChecks.isDirectory)
    guard !place.isImage else {
      throw UsageProblem(
        "\(output) is a single image, but the plan is for a PNG sequence; expected a directory or "
          + "a pattern such as x-%04d.png")
    }
    return [place]
  }

  @MainActor
  private func emit(_ clip: PlannedClip, _ place: OutputPlan, _ session: Session) throws {
    if json {
      let text = JSONText.object([
        ("scene", .string(clip.scene)), ("output", .string(place.path)),
        ("frames", .integer(clip.frames)), ("bytes", place.fileSize.map { .integer($0) } ?? .null),
      ])
      let line = text.compact + "\n"
      return place.isStandardOutput
        ? session.console.writeMessage(line) : try session.console.write(line)
    }
    guard !quiet else { return }
    session.console.writeLine("\(place.path): \(counted(clip.frames, "frame")) joined")
  }
}
