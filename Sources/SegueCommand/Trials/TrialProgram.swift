// The outer half of `segue try`: from files to a program that is built, and the run of it.

import SegueBatch
import SegueDiagnostics
import SegueFiles
import SegueGoldens
import SegueProgram

/// Builds a program and has it do what the command line says.
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
    guard let own = ChildProcess.own else {
      throw Failure(.bug, "the command cannot find its own file")
    }
    let runtime = try Runtime.beside(own)
    let stub = command.trial.stub.flatMap { OutputChecks.fileIdentity($0) == nil ? nil : $0 }
    let sources = try ProgramSources(
      command.files + (stub.map { [$0] } ?? []), languageMode: command.trial.swiftVersion)
    let build = try ProgramBuild(sources, runtime: runtime)
    var cache = try ProgramCache.ofUser()
    if let limit = command.trial.cacheLimit { cache.limit = limit.bytes }
    let folder = try build.program(in: cache)
    try check(try ProgramBuild.report(in: folder))
    try run("\(folder)/program")
  }

  /// Refuses files in which there is nothing to play.
  private func check(_ report: ProgramReport) throws {
    let wanted = command.playing.className
    let refused = report.refusals.filter { wanted == nil || $0.type == wanted }
    if let wanted, report.families.contains(wanted) { return }
    if !report.families.isEmpty && (wanted == nil || refused.isEmpty) { return }
    guard !refused.isEmpty else { throw Failure(.scene, nothing) }
    let stub = try TrialStub(refused).written(to: command.trial.stub)
    throw Failure(
      .scene,
      refused.map { Diagnostic(.error, at: $0.position, $0.message) }
        + [Diagnostic(.error, stub)])
  }

  private var nothing: String {
    let names = command.files.joined(separator: ", ")
    return "\(names): no transition; expected a class that conforms to "
      + "UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate or "
      + "UINavigationControllerDelegate, or a UIPresentationController"
  }

  /// What the program gets to know of the environment: streams, folders, when goldens are written, and
  /// where the toolchain's libraries are.
  private static let variables = [
    "CI", "COLUMNS", "HOME", "LD_LIBRARY_PATH", "NO_COLOR", "PATH", "SWIFT_BACKTRACE", "TERM",
    "TMPDIR", RecordMode.variable,
  ]

  private func run(_ program: String) throws {
    var child = ChildProcess(program, Array(CommandLine.arguments.dropFirst()))
    child.environment = ChildProcess.environment(of: Self.variables)
    let end = try child.run()
    switch end {
    case .code(0): return
    case .code(let code): throw SilentExit(code: ExitCode(rawValue: code) ?? .bug)
    case .signal(let number):
      throw Failure(
        .scene,
        "the program was ended by signal \(number); expected it to end by itself. Perhaps memory "
          + "has run out")
    }
  }
}

extension ProgramReport.Refusal {
  /// Why it cannot be made.
  var message: String {
    if wasTried {
      return
        "\(type): none of its initializers could be called with values that are known; expected "
        + "a function that makes it. See --stub"
    }
    guard let parameter else {
      return "\(type) has no initializer that can be called; expected one. See --stub"
    }
    return "\(type): \(initializer ?? "its initializer") takes \(parameter), for which no value is "
      + "known; expected a rectangle, a number, a view or the like. See --stub"
  }
}
