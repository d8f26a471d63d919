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
    try cache.program(name) { folder throws(ProgramError) in try build(in: folder, of: cache) }
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

  /// The name of the file with the notes about what the program in a folder is without.
  private static let notesName = "note.txt"

  /// Returns the notes about what the program in `folder` is without, a line each.
  package static func notes(in folder: String) -> [String] {
    let bytes = (try? BoundedFile.read(path: "\(folder)/\(notesName)", limit: 1 << 20)) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The name of the module that programs are compiled as.
  private static let module = "TriedSource"

  // MARK: Steps

  private func build(in folder: String, of cache: ProgramCache) throws(ProgramError) {
    let surroundings = SourceSurroundings(sources.surroundings)
    let bindings = "\(folder)/\(SegueTimeBindings.fileName)"
    try ProgramTools.write(sources.timeBindings, to: bindings)
    var needs = ProgramNeeds(
      sources.files, around: surroundings, libraries: sources.libraries.map(\.path),
      modules: sources.modules)
    while true {
      let report = try adapted(into: folder, needs)
      let problems = report.problems
      guard problems.isEmpty else {
        guard needs.hollow(problems) else { throw ProgramError(.scene, problems) }
        continue
      }
      let files = report.files.map { "\(folder)/\($0.copy)" }
      let messages = try tools.compile(
        files + [bindings, "\(folder)/main.swift"], module: Self.module,
        languageMode: sources.languageMode, in: folder, modules: cache.modules, report,
        options: sources.libraries.isEmpty ? [] : ["-wmo"])
      guard let messages else {
        for file in files { unlink(file) }
        let notes = needs.notes + [report.leftOutNote].compactMap { $0 }
        return try ProgramTools.write(
          notes.joined(separator: "\n"), to: "\(folder)/\(Self.notesName)")
      }
      guard needs.add(messages) else {
        throw ProgramError(.scene, messages.diagnostics(without: needs.absent))
      }
    }
  }

  private func adapted(into folder: String, _ needs: ProgramNeeds) throws(ProgramError)
    -> ProgramReport
  {
    var options = ["--trial", "--module", Self.module]
    options += needs.absent.flatMap { ["--without", $0] }
    options += needs.left.flatMap { ["--leave", $0] }
    options += needs.paths.filter { !needs.own.contains($0) }.flatMap { ["--around", $0] }
    options += needs.hollowed.flatMap { ["--hollow", $0] }
    try tools.adapt(needs.paths, into: folder, options)
    let report = try Self.report(in: folder)
    return report
  }
}
