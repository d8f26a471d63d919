// The task of a plan that this process performs. Schedulers pass its index in the environment, each
// in a variable of its own; an index on the command line takes precedence. The number of tasks is
// taken from the plan alone: the job array of a repair, 0,7,19, has three elements.

import SegueClips
import SegueDiagnostics

/// The index of the task that this process performs.
package enum TaskIndex {
  /// The environment variables in which schedulers pass the index: Slurm, Kubernetes, AWS Batch.
  package static let variables = [
    "SLURM_ARRAY_TASK_ID", "JOB_COMPLETION_INDEX", "AWS_BATCH_JOB_ARRAY_INDEX",
  ]

  /// Returns the index of the task.
  /// - Parameters:
  ///   - given: The index on the command line, which takes precedence over the environment.
  ///   - offset: A number that is added to the index in the environment, since a job array can be a
  ///     part of all tasks.
  ///   - count: The number of tasks.
  package static func resolve(
    given: Int?, offset: Int, environment: [String: String], count: Int
  ) throws(UsageProblem) -> Int {
    let (index, source) =
      if let given { (given, "--index") } else { try fromEnvironment(environment, offset: offset) }
    guard (0..<count).contains(index) else {
      throw UsageProblem("\(source) is \(index); expected 0…\(count - 1), the tasks of the plan")
    }
    return index
  }

  private static func fromEnvironment(_ environment: [String: String], offset: Int)
    throws(UsageProblem) -> (Int, String)
  {
    var found: [(name: String, value: Int)] = []
    for name in variables {
      guard let text = environment[name] else { continue }
      found.append((name, try number(text, in: name)))
    }
    guard let first = found.first else {
      let names = variables.joined(separator: ", ")
      throw UsageProblem("no --index, and none of \(names) is set; expected one of them")
    }
    if let other = found.first(where: { $0.value != first.value }) {
      throw UsageProblem(
        "\(first.name) is \(first.value) and \(other.name) is \(other.value); expected one index. "
          + "Specify it with --index")
    }
    let name = offset == 0 ? first.name : "\(first.name) + \(offset)"
    return (first.value + offset, name)
  }

  private static func number(_ text: String, in name: String) throws(UsageProblem) -> Int {
    guard (1...9).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(text)
    else { throw UsageProblem("\(name) is \(QuotedText.quoted(text)); expected a whole number") }
    return number
  }
}
