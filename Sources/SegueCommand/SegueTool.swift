// The command as a library: an executable that registers transitions of its own and then calls
// `SegueTool.main()` is the same command.

import ArgumentParser
import Foundation
import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueStage
import SegueTrial

/// The command `segue` as a library.
@MainActor
public enum SegueTool {
  /// The version that `--version` prints.
  nonisolated public static let version = SegueVersion.current

  /// Runs the command with the arguments of the process, and ends the process.
  /// - Parameter transitions: The transitions that scenes and options can name.
  public static func main(transitions: TransitionLibrary = .builtIn) -> Never {
    start(transitions, trial: nil)
  }

  /// Runs the command in a program that `segue try` has built, and ends the process.
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
    // Not `exit`: there is nothing to flush, and other threads may be running.
    _exit(code.rawValue)
  }

  /// Runs the command.
  /// - Parameter arguments: The arguments, without the name of the program.
  /// - Returns: The exit code.
  public static func run(
    _ arguments: [String], console: Console, transitions: TransitionLibrary = .builtIn
  ) -> SegueDiagnostics.ExitCode {
    let interruption = Interruption(console: console)
    let session = Session(
      console: console, cancellation: interruption.cancellation, transitions: transitions)
    return run(arguments, in: session, interruption: interruption)
  }

  /// Runs the command in this process as a program with the classes of the registry does.
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
      try InputFiles.collecting { try (command as? any ToolCommand)?.perform(in: session) }
      return .done
    } catch let exit as SilentExit {
      return exit.code
    } catch {
      if let code = interruption.exitCode {
        session.console.writeLine(interruption.message)
        return code
      }
      let failure = Failure(error)
      for line in lines(failure) { session.console.writeLine(line) }
      return failure.exitCode
    }
  }

  /// Returns the command for the arguments. Requests that are not commands, such as the request for
  /// help, are run by the parser, which throws its output.
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
      console.writeLine("segue: error: \(QuotedText.escaped(message))")
      return .usage
    }
    do {
      try console.write(RootCommand.fullMessage(for: error) + "\n")
      return .done
    } catch {
      console.writeLine(line(Diagnostic(.error, "\(error)")))
      return .output
    }
  }

  /// Returns the lines of a failure. Lines without a position begin with the command's name.
  static func lines(_ failure: Failure) -> [String] {
    let shown = failure.diagnostics.prefix(Failure.maximumDiagnostics).map(line)
    let more = failure.diagnostics.count - shown.count
    return more > 0 ? shown + ["segue: and \(more) more"] : shown
  }

  /// Returns a diagnostic on one line.
  static func line(_ diagnostic: Diagnostic) -> String {
    diagnostic.position == nil ? "segue: \(diagnostic)" : "\(diagnostic)"
  }
}
