import SegueBatch
import SegueClips
import Testing

@Suite struct TaskIndexTests {
  private func index(_ environment: [String: String], given: Int? = nil, offset: Int = 0) throws
    -> Int
  {
    try TaskIndex.resolve(given: given, offset: offset, environment: environment, count: 12)
  }

  @Test("the index is read from each scheduler's variable", arguments: TaskIndex.variables)
  func variables(name: String) throws {
    #expect(try index([name: "7"]) == 7)
    #expect(try index([name: "0"]) == 0)
    #expect(try index([name: "1"], offset: 10) == 11)
  }

  @Test("the command line takes precedence over the environment")
  func given() throws {
    #expect(try index(["SLURM_ARRAY_TASK_ID": "7"], given: 3) == 3)
    #expect(try index(["SLURM_ARRAY_TASK_ID": "x"], given: 3) == 3)
  }

  @Test("two schedulers with the same index agree")
  func same() throws {
    #expect(try index(["SLURM_ARRAY_TASK_ID": "7", "JOB_COMPLETION_INDEX": "7"]) == 7)
  }

  @Test(
    "an invalid index is refused by name",
    arguments: [
      ([:], "SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX, AWS_BATCH_JOB_ARRAY_INDEX"),
      (
        ["SLURM_ARRAY_TASK_ID": "7", "AWS_BATCH_JOB_ARRAY_INDEX": "8"],
        "AWS_BATCH_JOB_ARRAY_INDEX is 8"
      ),
      (["SLURM_ARRAY_TASK_ID": "12"], "SLURM_ARRAY_TASK_ID is 12; expected 0…11"),
      (["JOB_COMPLETION_INDEX": "-1"], "JOB_COMPLETION_INDEX is \"-1\"; expected a whole number"),
      (["JOB_COMPLETION_INDEX": ""], "JOB_COMPLETION_INDEX is \"\""),
      (["JOB_COMPLETION_INDEX": "1.0"], "JOB_COMPLETION_INDEX is \"1.0\""),
      (["JOB_COMPLETION_INDEX": " 1"], "JOB_COMPLETION_INDEX is \" 1\""),
      (["JOB_COMPLETION_INDEX": "99999999999999999999"], "JOB_COMPLETION_INDEX"),
    ] as [([String: String], String)])
  func refused(environment: [String: String], message: String) throws {
    let problem = try #require(throws: UsageProblem.self) { try index(environment) }
    #expect(problem.description.contains(message))
  }

  @Test("an index beyond the plan is refused, also with an offset and from the command line")
  func beyond() {
    #expect(throws: UsageProblem.self) { try index([:], given: 12) }
    #expect(throws: UsageProblem.self) { try index(["SLURM_ARRAY_TASK_ID": "2"], offset: 10) }
  }
}
