// `segue status PLAN`.

import ArgumentParser
import SegueBatch
import SegueDiagnostics

/// Reports which parts of a plan are done.
struct StatusCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Show which tasks of a plan are done and which are missing.",
    discussion: ("Tasks are listed in the form that job arrays accept: 0,3,7-9. With --json, they are arrays of "
      + "numbers, and \"array\" lists the missing ones in the form of job arrays. The exit code is 1 if "
      + "any task is missing.").examples(
        "segue status pop.plan",
        "segue status pop.plan --missing"))

  @OptionGroup var plan: ChunkOptions

  @Flag(help: "Print only the missing tasks.")
  var missing = false

  @Flag(
    help: ArgumentHelp(
      "Check only the beginning and the end of each chunk, instead of reading and hashing all of "
        + "it.")
  )
  var quick = false

  @Flag(help: "Print the state as JSON to standard output.")
  var json = false

  mutating func validate() throws {
    if missing, json {
      throw ValidationError("--missing and --json cannot be combined; expected one of them")
    }
  }

  func perform(in session: Session) throws {
    let chunkPlan = try plan.read()
    let survey = try ChunkInventory(chunkPlan, in: plan.store, quick ? .quick : .thorough)
    try session.console.write(text(survey, chunkPlan))
    if !survey.isComplete { throw SilentExit(code: .mismatch) }
  }

  private func text(_ survey: ChunkInventory, _ plan: ChunkPlan) -> String {
    let open = ArrayRanges.text(survey.openTasks)
    if missing { return open.isEmpty ? "" : open + "\n" }
    let done = ArrayRanges.text(survey.doneTasks)
    let damaged = ArrayRanges.text(survey.damagedTasks)
    if json {
      return JSONText.object([
        ("tasks", .integer(plan.grid.taskCount)), ("done", .numbers(survey.doneTasks)),
        ("missing", .numbers(survey.openTasks)), ("damaged", .numbers(survey.damagedTasks)),
        ("array", .string(open)),
        ("chunks", .integer(plan.grid.chunkCount)),
        ("completeChunks", .integer(survey.completeChunks)),
        ("complete", .bool(survey.isComplete)),
      ]).compact + "\n"
    }
    let damage = damaged.isEmpty ? "" : "damaged: \(damaged)\n"
    return "done: \(done)\nmissing: \(open)\n" + damage
      + "\(survey.doneTasks.count) of \(plan.grid.taskCount) tasks, "
      + "\(survey.completeChunks) of \(plan.grid.chunkCount) chunks\n"
  }
}

extension JSONText {
  fileprivate static func numbers(_ tasks: some Sequence<Int>) -> JSONText {
    .array(tasks.map { .integer($0) })
  }
}
