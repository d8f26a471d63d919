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
    var (absent, left) = ([String](), [String]())
    while true {
      let options =
        absent.flatMap { ["--without", $0] } + left.flatMap { ["--leave", $0] }
      let report = try adapted(into: folder, options)
      let files = report.files.map { "\(folder)/\($0.copy)" }
      let messages = try tools.compile(
        files + [bindings, "\(folder)/main.swift"], module: "TriedSource",
        languageMode: sources.languageMode, in: folder, report)
      guard let messages else {
        for file in files { unlink(file) }
        return
      }
      // A file may import a module that it does not need, or contain a class that need not be
      // instantiated. The build is therefore repeated without each of them, once.
      let others = messages.absentModules.filter { !absent.contains($0) }
      let uncreatableTypes = messages.uncreatableTypes.filter { !left.contains($0) }
      guard !others.isEmpty || !uncreatableTypes.isEmpty else {
        throw ProgramError(.scene, messages.diagnostics(without: absent))
      }
      (absent, left) = (absent + others, left + uncreatableTypes)
    }
  }

  private func adapted(into folder: String, _ options: [String]) throws(ProgramError)
    -> ProgramReport
  {
    try tools.adapt(sources.files.map(\.path), into: folder, ["--trial"] + options)
    let report = try Self.report(in: folder)
    guard report.problems.isEmpty else { throw ProgramError(.scene, report.problems) }
    return report
  }
}
