// `segue adapt IN… -o OUT`: rewrites iOS source for build systems other than `segue try`.

import ArgumentParser
import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueProgram
import UIKit

/// Rewrites source files of iOS apps so that they compile here.
struct AdaptCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "adapt", abstract: "Rewrite Swift files so that they compile without Objective-C.",
    discussion: """
      Each file is written to the output folder under its own name. Line numbers are preserved: a \
      `#sourceLocation` at the top makes the compiler name the original file in its messages. Files \
      in the folder that do not have one are replaced only with --force.
      """.examples(
        "segue adapt SlideOver.swift -o adapted",
        "segue adapt Sources/*.swift -o adapted --plain"))

  @Argument(
    help: ArgumentHelp("Swift files from the app, unmodified.", valueName: "file"),
    completion: .sources)
  var files: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder for the rewritten files. Created if it does not exist.", valueName: "folder"),
    completion: .directory)
  var output: String

  @Flag(help: "Omit the line that names the original file.")
  var plain = false

  @Flag(help: "Replace files that do not name an original, such as those of --plain.")
  var force = false

  func perform(in session: Session) throws {
    try rejectInputs()
    try rejectOthers()
    do {
      guard let own = ChildProcess.own else {
        throw Failure(.bug, "the path of the running executable cannot be determined")
      }
      let adapter = try Runtime.beside(own).adapter
      let options = ["-o", output] + (plain ? ["--plain"] : []) + ["--"]
      switch try ChildProcess(adapter, options + files).run() {
      case .code(0): return
      case .code(let code): throw SilentExit(code: ExitCode(rawValue: code) ?? .bug)
      case .signal(let number):
        throw Failure(.bug, "the adapter was terminated by signal \(number)")
      }
    } catch let error as ProgramError {
      throw error.failure
    }
  }

  /// The names of the copies.
  private var names: Set<String> {
    Set(files.map { $0.split(separator: "/").last.map(String.init) ?? $0 })
  }

  /// Checks that no copy would replace one of the files.
  private func rejectInputs() throws(FileError) {
    for file in files { InputFiles.current?.add(path: file) }
    let names = names
    try InputFiles.reject(in: output) {
      names.contains($0) || $0 == SegueTimeBindings.fileName
    }
  }

  /// Checks that copies replace copies only.
  private func rejectOthers() throws(FileError) {
    guard OutputChecks.isDirectory(output) else { return }
    for name in names.sorted() {
      try GeneratedFile("\(output)/\(name)", .source).check(replacing: force)
    }
  }
}
