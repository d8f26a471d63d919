// The build of a program: the adapter writes copies of the files that compile, and the machine's
// compiler builds them into a program that links to our library. No other tool of the machine is
// run.

import Foundation
import SegueDiagnostics
import SegueFiles
import UIKit

/// The build of a program.
package struct ProgramBuild {
  private let sources: ProgramSources
  private let runtime: Runtime
  private let compiler: String

  /// Creates a build with the machine's compiler.
  /// - Throws: `ProgramError` if there is none.
  package init(_ sources: ProgramSources, runtime: Runtime) throws(ProgramError) {
    guard let compiler = ChildProcess.find("swiftc") else {
      throw ProgramError(
        .usage, "there is no swiftc on the PATH; expected the Swift toolchain that built segue")
    }
    (self.sources, self.runtime, self.compiler) = (sources, runtime, compiler)
  }

  /// The name of the program.
  package var name: String {
    sources.name(tools: [compiler, runtime.library, runtime.adapter])
  }

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
    try write(SegueTimeBindings.source, to: bindings)
    var (absent, left) = ([String](), [String]())
    while true {
      let options =
        absent.flatMap { ["--without", $0] } + left.flatMap { ["--leave", $0] }
      let report = try adapted(into: folder, options)
      let files = report.files.map { "\(folder)/\($0.copy)" }
      let messages = try compile(files + [bindings, "\(folder)/main.swift"], in: folder, report)
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

  private func write(_ text: String, to path: String) throws(ProgramError) {
    do { try AtomicFile.write(Array(text.utf8), to: path, replacing: true) } catch {
      throw ProgramError(.output, "\(error)")
    }
  }

  private func adapted(into folder: String, _ options: [String]) throws(ProgramError)
    -> ProgramReport
  {
    try adapt(into: folder, options)
    let report = try Self.report(in: folder)
    guard report.problems.isEmpty else { throw ProgramError(.scene, report.problems) }
    return report
  }

  private func adapt(into folder: String, _ options: [String]) throws(ProgramError) {
    let log = "\(folder)/adapter.log"
    let paths = sources.files.map(\.path)
    let end = try ChildProcess(
      runtime.adapter, ["--trial", "-o", folder] + options + ["--"] + paths, output: log
    ).run()
    guard end != .code(0) else { return }
    try checkDiskSpace(in: folder)
    let said = Self.text(of: log).split(separator: "\n").first.map(String.init)
    throw ProgramError(.scene, said ?? "the adapter failed with \(end)")
  }

  /// Throws an error if a step may have failed because the disk is full.
  private func checkDiskSpace(in folder: String) throws(ProgramError) {
    var status = statvfs()
    guard statvfs(folder, &status) == 0, status.f_bavail * status.f_frsize < Self.minimumDiskSpace
    else {
      return
    }
    throw ProgramError(
      .output,
      "\(folder): less than \(Self.minimumDiskSpace >> 20) MiB are free; expected space for a program. "
        + "Free some space, or set XDG_CACHE_HOME to a folder on another disk")
  }

  private static let minimumDiskSpace: UInt = 8 << 20

  /// Compiles the files and returns the compiler's messages, if there are any.
  private func compile(_ files: [String], in folder: String, _ report: ProgramReport)
    throws(ProgramError) -> CompilerMessages?
  {
    let log = "\(folder)/compiler.log"
    let arguments =
      [
        "-swift-version", sources.languageMode, "-Onone", "-gnone", "-suppress-warnings",
        "-diagnostic-style", "llvm", "-module-name", "TriedSource", "-module-cache-path",
        "\(folder)/modules", "-I", runtime.modules,
      ]
      + runtime.moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
      + [
        "-L", runtime.libraries, "-lSegueRuntime", "-Xlinker", "-rpath", "-Xlinker",
        runtime.libraries, "-o", "\(folder)/program",
      ] + files
    let end = try ChildProcess(compiler, arguments, output: log).run()
    try? FileManager.default.removeItem(atPath: "\(folder)/modules")
    guard end != .code(0) else { return nil }
    try checkDiskSpace(in: folder)
    let text = Self.text(of: log)
    let messages = CompilerMessages(text, report: report)
    guard messages.errors.isEmpty else { return messages }
    let last = text.split(separator: "\n").last.map(String.init) ?? "it printed no message"
    throw ProgramError(.scene, "the compiler failed: \(last)")
  }

  private static func text(of log: String) -> String {
    let bytes = (try? BoundedFile.read(path: log, limit: 16 << 20)) ?? []
    return String(decoding: bytes, as: UTF8.self)
  }
}
