// `segue adapt IN… -o OUT`: the rewriting by hand, for whoever builds iOS source in a way of their own.

import ArgumentParser
import SegueDiagnostics
import SegueProgram

/// Source files to source files that compile here.
struct AdaptCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "adapt", abstract: "Rewrite Swift files so that they compile without Objective-C.",
    discussion: """
      Each file is written to the folder under its own name. Lines stay where they are, and a first \
      line has the compiler name the original in its messages.
      """)

  @Argument(help: ArgumentHelp("Swift files, as they are in the app.", valueName: "file"))
  var files: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder of the copies; made if it is missing.", valueName: "folder"))
  var output: String

  @Flag(help: "Without the line that names the original.")
  var plain = false

  func perform(in session: Session) throws {
    do {
      guard let own = ChildProcess.own else {
        throw Failure(.bug, "the command cannot find its own file")
      }
      let adapter = try Runtime.beside(own).adapter
      let options = ["-o", output] + (plain ? ["--plain"] : []) + ["--"]
      switch try ChildProcess(adapter, options + files).run() {
      case .code(0): return
      case .code(let code): throw SilentExit(code: ExitCode(rawValue: code) ?? .bug)
      case .signal(let number): throw Failure(.bug, "the adapter was ended by signal \(number)")
      }
    } catch let error as ProgramError {
      throw error.failure
    }
  }
}
