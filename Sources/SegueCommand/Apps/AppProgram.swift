// The program of an app: how it is built, and how it is run with the arguments of this command.

import Foundation
import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueProgram
import SegueProjects

/// Builds the program of an app.
struct AppProgram: Sendable {
  let app: AppReference
  /// The maximum disk space of all cached programs, or `nil` for the usual one.
  let cacheLimit: ByteCount?

  /// The files whose changes require a new build: those of the project, if it can be read.
  var files: [String] {
    guard let project = try? app.read() else { return [] }
    let resources = (try? AppBundleContents(project))?.files.map(\.source) ?? []
    return project.sources + app.stubs + resources
  }

  /// Builds the program, unless it has been built before.
  /// - Parameter willBuild: Called with the cache before anything is built.
  /// - Throws: `Failure`, at the place that names the app if its project cannot be read.
  func product(willBuild: (ProgramCache) -> Void) throws -> AppBuild.Product {
    do {
      let project = try app.read()
      guard let own = ChildProcess.own else {
        throw Failure(.bug, "the path of the running executable cannot be determined")
      }
      let build = try AppBuild(project, stubs: app.stubs, runtime: Runtime.beside(own))
      var cache = try ProgramCache.ofUser()
      if let cacheLimit { cache.limit = cacheLimit.bytes }
      willBuild(cache)
      return try build.product(in: cache)
    } catch let error as ProgramError {
      throw error.failure
    } catch let failure as Failure {
      throw Failure(failure.exitCode, failure.diagnostics.map(placed))
    }
  }
}

extension AppProgram {
  /// Returns a message without a position at the place that names the app.
  private func placed(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.position == nil, let position = app.position else { return diagnostic }
    return Diagnostic(diagnostic.severity, at: position, diagnostic.message)
  }
}

/// Runs a command that plays an app in the app's program.
@MainActor
struct AppHandover {
  let command: any AppPlayingCommand
  let session: Session

  /// Runs the command in the program of the app that it plays.
  /// - Returns: `false` if it plays none.
  /// - Throws: `SilentExit` with the code of the program.
  func perform() throws -> Bool {
    guard let app = try command.app() else { return false }
    let options = command.program
    if options.sandbox, !ChildProcess.canConfine { throw TrialProgram.noSandbox }
    let program = AppProgram(app: app, cacheLimit: options.cacheLimit)
    let quiet = command.printsOnlyErrors
    let product = try program.product { cache in
      if !quiet, !options.sandbox, cache.beginUse() { session.note(Self.warning, quiet: false) }
    }
    if !quiet {
      for line in SegueTool.lines(Failure(.done, product.notes)) {
        session.console.writeLine(line)
      }
    }
    try session.checkInterruption()
    var child = ChildProcess(product.program, ProcessArguments.all)
    child.environment = TrialProgram.environment
    if options.sandbox { child.writableFolders = TrialProgram.folders(of: command.writtenPaths) }
    try TrialProgram.run(child)
    return true
  }

  /// The note about the first program that a user has built.
  nonisolated static let warning =
    "the source of the app is compiled, and its code runs as you: with access to your files and to "
    + "the network. Use it only with code that you trust. This note is shown once"
}
