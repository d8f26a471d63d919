// The first half of `segue try`: the build of a program from files, and its execution.

import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueGoldens
import SegueProgram

/// Builds a program and runs it with the command line.
@MainActor
struct TrialProgram {
  let command: TryCommand
  let session: Session

  func perform() throws {
    do {
      try play()
    } catch let error as ProgramError {
      throw error.failure
    }
  }

  private func play() throws {
    if command.trial.sandbox, !ChildProcess.canConfine { throw Self.noSandbox }
    let build = TrialBuild(
      command.files, command.trial, className: command.playing.className)
    let program = try build.program { cache in
      if !command.run.quiet, !command.trial.sandbox, cache.beginUse() {
        session.note(Self.warning, quiet: false, style: command.run.progress)
      }
    }
    for note in program.notes {
      session.note(note, quiet: command.run.quiet, style: command.run.progress)
    }
    try run(program.path)
  }

  /// The note about the first program that a user has built.
  nonisolated static let warning =
    "segue try compiles these files and runs their code as you: with access to your files and to "
    + "the network. Use it only with code that you trust. This note is shown once"

  nonisolated static let noSandbox = UsageProblem(
    "--sandbox cannot be used, since this system has no Landlock; expected Linux 6.2 or later. Run "
      + "the command in a container, or leave out --sandbox for code that you trust")

  /// Returns the folders in which a confined program can change files: those of its outputs.
  static func folders(of paths: [String]) -> [String] {
    paths.filter { $0 != "-" }.map { path in
      if OutputChecks.isDirectory(path) { return path }
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      let parent = parts.reversed().drop { $0.isEmpty }.dropFirst().reversed()
      return parent.isEmpty ? "." : parent.joined(separator: "/") + "/"
    }
  }

  /// The environment variables that the program inherits: for streams, folders, the recording of
  /// goldens, and the location of the toolchain's libraries.
  nonisolated static let variables = [
    "CI", "COLUMNS", "HOME", "LD_LIBRARY_PATH", "NO_COLOR", "PATH", "SWIFT_BACKTRACE", "TERM",
    "TMPDIR", RecordMode.variable,
  ]

  /// The environment of the program. Its time zone is that of every machine.
  nonisolated static var environment: [String] {
    ChildProcess.environment(of: variables) + ["TZ=GMT"]
  }

  private func run(_ program: String) throws {
    var child = ChildProcess(program, ProcessArguments.all)
    child.environment = Self.environment
    if command.trial.sandbox {
      child.writableFolders = Self.folders(
        of: [command.destination.output, command.goldens, command.report].compactMap { $0 })
    }
    try Self.run(child)
  }

  /// Runs a program that is this command with more code.
  /// - Throws: `SilentExit` with its code unless that is 0; `Failure` if it crashed, at the line of the
  ///   user's file, or if a signal ended it.
  static func run(_ child: ChildProcess) throws {
    var child = child
    let crash = CrashFile()
    child.crashFile = crash
    let files = try AppFilesFolder()
    defer { files.remove() }
    child.environment = (child.environment ?? []) + [files.variable]
    if let folders = child.writableFolders { child.writableFolders = folders + [files.path] }
    let end = try child.run()
    if let failure = crash?.failure(of: child.path) { throw failure }
    switch end {
    case .code(0): return
    case .code(let code): throw SilentExit(code: ExitCode(rawValue: code) ?? .bug)
    case .signal(let number):
      throw Failure(
        .scene,
        "the program was terminated by signal \(number); expected it to exit by itself. Memory may "
          + "have run out")
    }
  }
}

extension ProgramReport.Rejection {
  /// The reason why the class cannot be instantiated.
  var message: String {
    if wasTried {
      return
        "\(type): none of its initializers could be called with the values that segue can provide; "
        + "expected a function that creates it. See --stub"
    }
    guard let parameter else {
      return "\(type) has no initializer that segue can call; expected one. See --stub"
    }
    return "\(type): \(initializer ?? "its initializer") takes \(parameter), for which segue has "
      + "no value; expected a type such as a rectangle, a number, or a view. See --stub"
  }
}
