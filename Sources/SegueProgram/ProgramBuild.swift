// The build of a program that `segue try` runs: the adapter writes copies of the files, and the
// compiler builds them into a program that links to our library.

import Foundation
import SegueDiagnostics
import SegueFiles
import UIKit

/// The build of a program with the transitions of some files.
package struct ProgramBuild {
  private let sources: ProgramSources
  private let tools: ProgramTools

  /// Creates a build with the machine's compiler.
  /// - Throws: `ProgramError` if there is none.
  package init(_ sources: ProgramSources, runtime: Runtime) throws(ProgramError) {
    (self.sources, tools) = (sources, try ProgramTools(runtime))
  }

  /// The name of the program.
  package var name: String { sources.name(tools: tools.paths) }

  /// Returns the folder of the program, building it if necessary.
  package func program(in cache: ProgramCache) throws(ProgramError) -> String {
    try cache.program(name) { folder throws(ProgramError) in try build(in: folder) }
  }

  /// Returns the adapter's report about the program in `folder`.
  package static func report(in folder: String) throws(ProgramError) -> ProgramReport {
    let path = "\(folder)/report.json"
    let bytes: [UInt8]
    do { bytes = try BoundedFile.read(path: path, limit: 64 << 20) } catch {
      throw ProgramError(.bug, "\(error)")
    }
    return try ProgramReport(bytes)
  }

  // MARK: Steps

  private func build(in folder: String) throws(ProgramError) {
    let bindings = "\(folder)/\(SegueTimeBindings.fileName)"
    try ProgramTools.write(SegueTimeBindings.source, to: bindings)
    var needs = Needs(
      own: Set(sources.files.map(\.path)), paths: surroundings.reached(from: sources.files))
    while true {
      let report = try adapted(into: folder, needs)
      let problems = report.problems
      guard problems.isEmpty else {
        guard needs.hollow(problems) else { throw ProgramError(.scene, problems) }
        continue
      }
      let files = report.files.map { "\(folder)/\($0.copy)" }
      let messages = try tools.compile(
        files + [bindings, "\(folder)/main.swift"], module: "TriedSource",
        languageMode: sources.languageMode, in: folder, report)
      guard let messages else {
        for file in files { unlink(file) }
        return
      }
      guard needs.add(messages, from: surroundings) else {
        throw ProgramError(.scene, messages.diagnostics(without: needs.absent))
      }
    }
  }

  private var surroundings: SourceSurroundings { SourceSurroundings(sources.surroundings) }

  /// What a program consists of, as far as its builds have shown.
  private struct Needs {
    /// The paths of the files that are tried.
    let own: Set<String>
    /// The paths of its files.
    var paths: [String]
    /// The modules that it imports and that do not exist here.
    var absent: [String] = []
    /// The classes and protocols for which no source can be generated.
    var left: [String] = []
    /// The places in files around the tried ones at which something does not compile, as
    /// `LINE:FILE`. It is left out there.
    var hollowed: [String] = []
    /// How much can be left out at one place.
    private static let degrees = 3

    /// Adds what the messages of a build call for. A file may import a module that it does not need,
    /// contain a class that need not be instantiated, or need a declaration of the files around it.
    /// - Returns: Whether there is anything new, so that another build may do better.
    mutating func add(_ messages: CompilerMessages, from surroundings: SourceSurroundings) -> Bool {
      let modules = messages.absentModules.filter { !absent.contains($0) }
      let types = messages.uncreatableTypes.filter { !left.contains($0) }
      let files = surroundings.files(for: messages.errors, beside: paths)
      absent += modules
      left += types
      paths += files
      // What the files around miss may be in the files that are new.
      let isHollowed = (modules + files).isEmpty && hollow(messages.errors)
      return isHollowed || !(modules + types + files).isEmpty
    }

    /// Leaves out the code at `problems` that is in files around the tried ones: a body first, then
    /// its declaration, then the type around that.
    /// - Returns: Whether there is more to leave out than before.
    mutating func hollow(_ problems: [Diagnostic]) -> Bool {
      let places = problems.compactMap(\.position).filter { !own.contains($0.file) }
      let new = Set(places.map { "\($0.line):\($0.file)" }).sorted().filter { place in
        hollowed.count { $0 == place } < Self.degrees
      }
      hollowed += new
      return !new.isEmpty
    }
  }

  private func adapted(into folder: String, _ needs: Needs) throws(ProgramError) -> ProgramReport {
    var options = ["--trial"]
    options += needs.absent.flatMap { ["--without", $0] }
    options += needs.left.flatMap { ["--leave", $0] }
    options += needs.paths.filter { !needs.own.contains($0) }.flatMap { ["--around", $0] }
    options += needs.hollowed.flatMap { ["--hollow", $0] }
    try tools.adapt(needs.paths, into: folder, options)
    let report = try Self.report(in: folder)
    return report
  }
}
