// The build of a program from an app's files, with a stub if they need one.

import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueProgram
import SegueProjects

/// Builds a program with the classes of some files.
struct TrialBuild: Sendable {
  /// The Swift files and the folders of the app.
  let files: [String]
  let languageMode: String
  /// The file with functions that create objects, or `nil`.
  let stub: String?
  /// The folders with the sources of libraries.
  let libraries: [String]
  /// The maximum disk space of all cached programs, or `nil` for the usual one.
  let cacheLimit: ByteCount?
  /// The name of the class that is to be played, or `nil`.
  let className: String?

  /// Creates the build of `files` with the options of the command line.
  init(_ files: [String], _ options: TrialOptions, className: String?) {
    (self.files, self.className) = (files, className)
    (languageMode, stub, cacheLimit) = (options.swiftVersion, options.stub, options.cacheLimit)
    libraries = options.library
  }

  /// A program that is ready to run.
  struct Product {
    /// The path of the program.
    var path: String
    /// What it is without, a line each.
    var notes: [String]
  }

  /// Builds the program, unless it has been built before.
  /// - Parameter willBuild: Called with the cache before anything is built.
  /// - Returns: The program.
  /// - Throws: `Failure`, `ProgramError` or `FileError`.
  func program(willBuild: (ProgramCache) -> Void) throws -> Product {
    guard let own = ChildProcess.own else {
      throw Failure(.bug, "the path of the running executable cannot be determined")
    }
    let runtime = try Runtime.beside(own)
    let stub = stub.flatMap { OutputChecks.fileIdentity($0) == nil ? nil : $0 }
    let given = try TrialFiles(files, className: className)
    var sources = try ProgramSources(
      given.own + (stub.map { [$0] } ?? []), languageMode: languageMode)
    try add(given, to: &sources)
    let build = try ProgramBuild(sources, runtime: runtime)
    var cache = try ProgramCache.ofUser()
    if let cacheLimit { cache.limit = cacheLimit.bytes }
    willBuild(cache)
    let folder = try advising(given) { () throws(ProgramError) in try build.program(in: cache) }
    try check(try ProgramBuild.report(in: folder))
    return Product(path: "\(folder)/program", notes: ProgramBuild.notes(in: folder))
  }

  /// Adds the libraries that the tried files import, and the files around them. Libraries that only the
  /// latter import are taken where they are needed, as those files are.
  private func add(_ given: TrialFiles, to sources: inout ProgramSources) throws {
    guard !libraries.isEmpty else { return try sources.add(surroundings: given.around) }
    let needed = try AppProject.modules(importedBy: given.own, in: libraries)
    try sources.add(libraries: needed.sources, of: needed.names)
    let others = try AppProject.modules(importedBy: given.around, in: libraries)
    try sources.add(surroundings: given.around + others.sources)
  }

  /// Calls `body`. If declarations of other files are missing, the error says where they are.
  private func advising(_ given: TrialFiles, _ body: () throws(ProgramError) -> String)
    throws(ProgramError) -> String
  {
    do throws(ProgramError) { return try body() } catch {
      guard given.around.isEmpty,
        let advice = MissingDeclarations.advice(on: error.diagnostics, of: given.own)
      else { throw error }
      var known = error
      known.diagnostics.append(advice)
      throw known
    }
  }

  /// Rejects files that contain no transition.
  private func check(_ report: ProgramReport) throws {
    let rejected = report.rejections.filter { className == nil || $0.type == className }
    if let className, report.families.contains(className) { return }
    if !report.families.isEmpty && (className == nil || rejected.isEmpty) { return }
    guard !rejected.isEmpty else { throw Failure(.scene, nothing) }
    let stub = try TrialStub(rejected).written(to: stub)
    throw Failure(
      .scene,
      rejected.map { Diagnostic(.error, at: $0.position, $0.message) }
        + [Diagnostic(.error, stub)])
  }

  private var nothing: String {
    let names = files.joined(separator: ", ")
    return "\(names): no transition found; expected a class that conforms to "
      + "UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate, or "
      + "UINavigationControllerDelegate, or a UIPresentationController"
  }
}
