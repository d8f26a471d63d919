// Rehearsals: a guess of how a transition is presented is played without an output, in a process of
// its own, since the wrong guess may crash the code. That process is this program again, with the guess
// in its environment; it writes what came of it into a file that both have open.

import Foundation
import SegueProgram
import SegueTrial

/// What came of a rehearsal.
struct RehearsalResult: Hashable, Codable {
  /// The state of the screen when the transition rests, or `nil` if it could not be played.
  var rest: TrialRest?
}

/// A rehearsal ended its process, or exceeded a limit: the next ones would, too.
struct RehearsalHalt: Error {}

/// A rehearsal in a child process.
enum Rehearsal {
  private static let variable = "SEGUE_REHEARSAL"

  /// Rehearses `family` in another process of this program.
  /// - Returns: What came of it. Code that crashed could not be played.
  /// - Throws: `RehearsalHalt` if the process ended otherwise without an answer.
  static func result(of family: TrialFamily) throws(RehearsalHalt) -> RehearsalResult {
    guard let own = ChildProcess.own, let file = CrashFile(),
      let guess = try? JSONEncoder().encode(family)
    else { throw RehearsalHalt() }
    // What the code prints is shown when it is played.
    var child = ChildProcess(own, ProcessArguments.all, output: "/dev/null")
    child.crashFile = file
    child.environment =
      ChildProcess.environment(of: nil) + ["\(variable)=\(String(decoding: guess, as: UTF8.self))"]
    guard let end = try? child.run() else { throw RehearsalHalt() }
    let text = file.text
    if end == .code(0),
      let result = try? JSONDecoder().decode(RehearsalResult.self, from: Data(text.utf8))
    {
      return result
    }
    // A crash is recorded in the same file.
    guard !text.isEmpty else { throw RehearsalHalt() }
    return RehearsalResult()
  }

  /// Returns the guess that this process was started to rehearse, and removes it from the environment;
  /// `nil` if it was started for something else.
  static func requested() -> TrialFamily? {
    guard let text = getenv(variable).map({ String(cString: $0) }) else { return nil }
    unsetenv(variable)
    return try? JSONDecoder().decode(TrialFamily.self, from: Data(text.utf8))
  }

  /// Tells the process that started this one what came of its rehearsal.
  static func answer(_ result: RehearsalResult) {
    guard let data = try? JSONEncoder().encode(result) else { return }
    CrashFile.record(String(decoding: data, as: UTF8.self))
  }
}
