// The command as a library: an executable that registers transitions of its own and then calls
// `SegueTool.main()` is the same command.

import ArgumentParser
import SegueBatch
import Foundation
import SegueDiagnostics
import SegueStage
import SegueTrial

/// The command `segue`.
@MainActor
public enum SegueTool {
  /// The version that `--version` tells.
  nonisolated public static let version = SegueVersion.current

  /// Runs the command on the arguments of the process, and ends the process.
  /// - Parameter transitions: those that scenes and options can name.
  public static func main(transitions: TransitionLibrary = .builtIn) -> Never {
    start(transitions, trial: nil)
  }

  /// The same for a program that `segue try` has built.
  public static func main(trial: TrialRegistry) -> Never { start(trial.library, trial: trial) }

  private static func start(_ transitions: TransitionLibrary, trial: TrialRegistry?) -> Never {
    ProcessPreparation.prepare()
    let console = Console.standard()
    let interruption = Interruption(console: console)
    interruption.watch()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let session = Session(
      console: console, cancellation: interruption.cancellation, transitions: transitions,
      trial: trial, isWatched: true)
    let code = run(arguments, in: session, interruption: interruption)
    // Not `exit`: there is nothing to flush, and threads may be at work.
    _exit(code.rawValue)
  }

  /// Runs the command on `arguments`, without the name of the program.
  public static func run(
    _ arguments: [String], console: Console, transitions: TransitionLibrary = .builtIn
  ) -> SegueDiagnostics.ExitCode {
    let interruption = Interruption(console: console)
    let session = Session(
      console: console, cancellation: interruption.cancellation, transitions: transitions)
    return run(arguments, in: session, interruption: interruption)
  }

  /// Runs it as a program with these classes does, but within this process.
  package static func run(_ arguments: [String], console: Console, trial: TrialRegistry)
    -> SegueDiagnostics.ExitCode
  {
    let interruption = Interruption(console: console)
    let session = Session(
      console: console, cancellation: interruption.cancellation, transitions: trial.library,
      trial: trial)
    return run(arguments, in: session, interruption: interruption)
  }

  private static func run(_ arguments: [String], in session: Session, interruption: Interruption)
    -> SegueDiagnostics.ExitCode
  {
    let command: any ParsableCommand
    do {
      command = try parse(arguments)
    } catch {
      return endParsing(error, console: session.console)
    }
    do {
      try (command as? any ToolCommand)?.perform(in: session)
      return .done
    } catch let exit as SilentExit {
      return exit.code
    } catch {
      if let code = interruption.exitCode {
        session.console.sayLine(interruption.message)
        return code
      }
      let failure = Failure(error)
      for line in lines(failure) { session.console.sayLine(line) }
      return failure.exitCode
    }
  }

  /// What is not a command of ours, such as the request for help, is run by the parser and throws what
  /// it has to say.
  private static func parse(_ arguments: [String]) throws -> any ParsableCommand {
    var command = try RootCommand.parseAsRoot(arguments)
    if !(command is any ToolCommand) { try command.run() }
    return command
  }

  private static func endParsing(_ error: any Error, console: Console)
    -> SegueDiagnostics.ExitCode
  {
    guard RootCommand.exitCode(for: error).isSuccess else {
      let message = RootCommand.message(for: error).split(separator: "\n").joined(separator: " ")
      console.sayLine("segue: error: \(QuotedText.escaped(message))")
      return .usage
    }
    do {
      try console.write(RootCommand.fullMessage(for: error) + "\n")
      return .done
    } catch {
      console.sayLine(line(Diagnostic(.error, "\(error)")))
      return .output
    }
  }

  /// The lines of a failure; those without a place begin with the command's name.
  static func lines(_ failure: Failure) -> [String] {
    let shown = failure.diagnostics.prefix(Failure.mostDiagnostics).map(line)
    let more = failure.diagnostics.count - shown.count
    return more > 0 ? shown + ["segue: and \(more) more"] : shown
  }

  /// A diagnostic on one line.
  static func line(_ diagnostic: Diagnostic) -> String {
    diagnostic.position == nil ? "segue: \(diagnostic)" : "\(diagnostic)"
  }
}
