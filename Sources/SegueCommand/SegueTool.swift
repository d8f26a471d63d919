// The command as a library: an executable that registers transitions of its own and then calls
// `SegueTool.main()` is the same command.

import ArgumentParser
import Foundation
import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueProgram
import SegueStage
import SegueTrial

/// The command `segue` as a library.
@MainActor
public enum SegueTool {
  /// The version that `--version` prints.
  nonisolated public static let version = SegueVersion.current

  /// Runs the command with the arguments of the process, and ends the process.
  /// - Parameter transitions: The transitions that scenes and options can name. They are created
  ///   after the process has been prepared to answer signals.
  public static func main(transitions: @autoclosure () -> TransitionLibrary = .builtIn) -> Never {
    start(transitions, trial: nil, app: nil)
  }

  /// Runs the command in a program that `segue try` has built, and ends the process.
  public static func main(trial: TrialRegistry) -> Never {
    start({ trial.library }, trial: trial, app: nil)
  }

  /// Runs the command in a program that `segue run` has built of an app, and ends the process.
  /// - Parameter app: The app, which scenes with `app` run. If it has no bundle, that is the folder
  ///   `NAME.app` beside the program, if there is one.
  public static func main(app: HostedApp) -> Never {
    start({ .builtIn }, trial: nil, app: app.inBundleBeside(ChildProcess.own))
  }

  private static func start(
    _ transitions: () -> TransitionLibrary, trial: TrialRegistry?, app: HostedApp?
  ) -> Never {
    let preparation = Result { () throws(Failure) in try ProcessPreparation.prepare() }
    if trial != nil || app != nil { UserProgram.prepare() }
    let console = Console.standard()
    if case .failure(let failure) = preparation { end(failure, console) }
    let interruption = Interruption(console: console)
    interruption.watch()
    var library = transitions()
    library.app = app ?? library.app
    let session = Session(
      console: console, cancellation: interruption.cancellation, transitions: library,
      trial: trial, isWatched: true)
    let code = run(ProcessArguments.all, in: session, interruption: interruption)
    // Not `exit`: there is nothing to flush, and other threads may be running.
    _exit(code.rawValue)
  }

  private static func end(_ failure: Failure, _ console: Console) -> Never {
    for line in lines(failure) { console.writeLine(line) }
    _exit(failure.exitCode.rawValue)
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

  /// Runs the command in this process as the program of an app does.
  package static func run(_ arguments: [String], console: Console, app: HostedApp)
    -> SegueDiagnostics.ExitCode
  {
    var library = TransitionLibrary.builtIn
    library.app = app
    return run(arguments, console: console, transitions: library)
  }

  private static func run(_ arguments: [String], in session: Session, interruption: Interruption)
    -> SegueDiagnostics.ExitCode
  {
    let command: any ParsableCommand
    switch parse(arguments) {
    case .success(let parsed): command = parsed
    case .failure(let end): return endParsing(end, console: session.console)
    }
    do {
      if let command = command as? any ToolCommand {
        session.console.writesEvents = command.progressStyle == .json
        if let limits = command.givenLimits { session.transitions.limits = limits }
        if let command = command as? any SceneReadingCommand {
          session.transitions.assetRoots = command.assetOptions.assetRoots
        }
        try InputFiles.collecting { try perform(command, in: session) }
      }
      return .done
    } catch let exit as SilentExit {
      return exit.code
    } catch {
      if let code = interruption.exitCode {
        interruption.report()
        return code
      }
      let failure = Failure(error)
      for line in lines(failure) { session.console.writeLine(line, as: .error) }
      return failure.exitCode
    }
  }

  /// Performs a command: in this process, or in the program of the app that it plays.
  private static func perform(_ command: any ToolCommand, in session: Session) throws {
    guard let command = command as? any AppPlayingCommand else {
      return try command.perform(in: session)
    }
    if let app = session.transitions.app {
      try command.app()?.noteInputs()
      if session.isWatched { try CallMonitor(command.program, of: app, session.console).begin() }
    } else if session.trial == nil, try AppHandover(command: command, session: session).perform() {
      return
    }
    try command.perform(in: session)
  }

  /// The error of an empty command line. It is not answered with the help and success, since a
  /// script that lost its arguments would then continue.
  private static let missingCommand = ValidationError(
    "there is no command; expected one, such as render. `segue --help` lists them")

  /// Why there is no command to perform.
  private enum ParsingEnd: Error {
    case mistake(String)
    /// The output of a request that is not a command, such as the one for help.
    case answer(String)

    /// Creates the end for a mistake in the arguments, as `type` words it; `nil` if the error is a
    /// request that `type` answers, such as the one for help.
    init?(
      mistake error: any Error, in arguments: [String], of type: any ParsableCommand.Type
    ) {
      guard !type.exitCode(for: error).isSuccess else { return nil }
      let message = type.message(for: error).split(separator: "\n").joined(separator: " ")
      self = .mistake(CommandLineMistake(message, in: arguments).text)
    }
  }

  /// Returns the command for the arguments. Requests that are not commands, such as the request for
  /// help, are run by the parser, which throws its output.
  ///
  /// A subcommand is parsed without the root command, which takes milliseconds to inspect all
  /// subcommands. Its messages are those of the root command, since they are used without the
  /// usage, which alone names all parts of the command line. Only the root command has a version.
  private static func parse(_ arguments: [String]) -> Result<any ParsableCommand, ParsingEnd> {
    if let unknown = unknownCommand(arguments) { return .failure(.mistake(unknown)) }
    if let type = subcommand(arguments), !arguments.contains("--version") {
      do {
        if let command = try type.parseAsRoot(Array(arguments.dropFirst())) as? any ToolCommand {
          return .success(command)
        }
      } catch {
        if let end = ParsingEnd(mistake: error, in: arguments, of: type) { return .failure(end) }
      }
    }
    do {
      guard !arguments.isEmpty else { throw Self.missingCommand }
      var command = try RootCommand.parseAsRoot(arguments)
      if !(command is any ToolCommand) { try command.run() }
      return .success(command)
    } catch {
      return .failure(
        ParsingEnd(mistake: error, in: arguments, of: RootCommand.self)
          ?? .answer(RootCommand.fullMessage(for: error)))
    }
  }

  /// The subcommand that the first argument names.
  private static func subcommand(_ arguments: [String]) -> (any ParsableCommand.Type)? {
    RootCommand.configuration.subcommands.first { $0._commandName == arguments.first }
  }

  /// Returns the message about a command, or a command of a group, that does not exist.
  private static func unknownCommand(_ arguments: [String]) -> String? {
    var known = RootCommand.configuration.subcommands
    var path = ""
    // `segue help foo` names a command as `segue foo` does; the parser would answer with its own help.
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    for word in words {
      guard !known.isEmpty, !word.hasPrefix("-") else { return nil }
      guard let next = known.first(where: { $0._commandName == word }) else {
        let names = known.map { $0._commandName }
        let meant =
          (path.isEmpty ? CommandForFile.name(for: word).map { "\($0) \(word)" } : nil)
          ?? CommandSynonyms.name(for: word, among: names)
        let advice =
          meant.map { " Did you mean '\(QuotedText.plain($0))'?" }
          ?? Suggestion.sentence(for: word, among: names)
        return "there is no command '\(path)\(QuotedText.plain(word))'; expected one that "
          + "`segue \(path)--help` lists.\(advice)"
      }
      (known, path) = (next.configuration.subcommands, "\(path)\(word) ")
    }
    guard let first = known.first, !path.isEmpty, arguments.first != "help" else { return nil }
    return "there is no command after 'segue \(path.dropLast())'; expected one, such as "
      + "\(first._commandName). `segue \(path)--help` lists them"
  }

  private static func endParsing(_ end: ParsingEnd, console: Console)
    -> SegueDiagnostics.ExitCode
  {
    switch end {
    case .mistake(let message):
      console.writeLine("segue: error: \(QuotedText.escaped(message))")
      return .usage
    case .answer(let text): return write(text, console: console)
    }
  }

  private static func write(_ answer: String, console: Console) -> SegueDiagnostics.ExitCode {
    do {
      try console.write(answer + "\n")
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
