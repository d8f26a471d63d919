// The two tools that make a program of an app's files: the adapter, which writes copies that compile,
// and the machine's compiler, which links them to our library. No other tool of the machine is run.

import Foundation
import SegueDiagnostics
import SegueFiles

/// The adapter and the compiler.
package struct ProgramTools: Sendable {
  /// The modules, the library and the adapter.
  package let runtime: Runtime
  /// The path of the compiler.
  package let compiler: String

  /// Finds the machine's compiler.
  /// - Throws: `ProgramError` if there is none.
  package init(_ runtime: Runtime) throws(ProgramError) {
    guard let compiler = ChildProcess.find("swiftc") else {
      throw ProgramError(
        .usage, "there is no swiftc on the PATH; expected the Swift toolchain that built segue")
    }
    (self.runtime, self.compiler) = (runtime, compiler)
  }

  /// The files on which each program depends.
  package var paths: [String] { [compiler, runtime.library, runtime.adapter] }

  private static let minimumDiskSpace: UInt = 8 << 20

  /// Writes adapted copies of the files at `paths` into `folder`.
  /// - Throws: `ProgramError` with what the adapter said.
  func adapt(_ paths: [String], into folder: String, _ options: [String]) throws(ProgramError) {
    let log = "\(folder)/adapter.log"
    let end = try ChildProcess(
      runtime.adapter, options + ["-o", folder, "--"] + paths, output: log
    ).run()
    guard end != .code(0) else { return }
    try checkDiskSpace(in: folder)
    let said = Self.text(of: log).split(separator: "\n").first.map(String.init)
    throw ProgramError(.scene, said ?? "the adapter failed with \(end)")
  }

  /// Compiles `files` to the program `folder/program`, and returns the compiler's messages, if there
  /// are any.
  /// - Parameter modules: The folder in which the compiler keeps what it has read of C libraries.
  func compile(
    _ files: [String], module: String, languageMode: String, in folder: String,
    modules: String, _ report: ProgramReport, options: [String] = []
  ) throws(ProgramError) -> CompilerMessages? {
    let log = "\(folder)/compiler.log"
    let arguments =
      [
        "-swift-version", languageMode, "-Onone", "-gline-tables-only", "-suppress-warnings",
        "-diagnostic-style", "llvm", "-module-name", module, "-module-cache-path", modules, "-I",
        runtime.modules,
      ]
      + runtime.moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
      + [
        "-L", runtime.libraries, "-lSegueRuntime", "-Xlinker", "-rpath", "-Xlinker",
        runtime.libraries, "-o", "\(folder)/program",
      ] + options + files
    let end = try ChildProcess(compiler, arguments, output: log).run()
    guard end != .code(0) else { return nil }
    try checkDiskSpace(in: folder)
    let text = Self.text(of: log)
    let messages = CompilerMessages(text, report: report)
    guard messages.errors.isEmpty else { return messages }
    let last = text.split(separator: "\n").last.map(String.init) ?? "it printed no message"
    throw ProgramError(.scene, "the compiler failed: \(last)")
  }

  /// Writes a file of a program.
  static func write(_ text: String, to path: String) throws(ProgramError) {
    do { try AtomicFile.write(Array(text.utf8), to: path, replacing: true) } catch {
      throw ProgramError(.output, "\(error)")
    }
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

  private static func text(of log: String) -> String {
    let bytes = (try? BoundedFile.read(path: log, limit: 16 << 20)) ?? []
    return String(decoding: bytes, as: UTF8.self)
  }
}
