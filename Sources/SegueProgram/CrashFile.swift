// Where the user's code crashed: the program records the addresses of its calls in a file that this
// process has opened, and the line tables of the program tell which line each of them belongs to.

import CSegueProcess
import Foundation
import SegueDiagnostics
import SegueFiles

/// A file without a name, in which a program records its crash.
package final class CrashFile {
  /// The number of the open file, here and in the program.
  let descriptor: Int32

  private static let name = "SEGUE_CRASH_FILE"
  private static let limit = 64 << 10

  /// Creates an empty file, or returns `nil` if the system has none to give.
  package init?() {
    descriptor = segue_open_memory_file()
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// The environment variable that tells the program the number of the file.
  var variable: String { "\(Self.name)=\(descriptor)" }

  /// Returns the file that the process which started this one has opened for its crash, and removes it
  /// from the environment.
  package static func inherited() -> Int32? {
    guard let text = getenv(name), let number = Int32(String(cString: text)), number > 2 else {
      return nil
    }
    unsetenv(name)
    return number
  }

  /// Returns what to report about the crash of the program at `path`, or `nil` if it has recorded none.
  package func failure(of path: String) -> Failure? {
    var lines = text.split(separator: "\n").map(String.init)
    guard !lines.isEmpty else { return nil }
    let call = lines.removeFirst()
    return Failure(
      .scene,
      [
        Diagnostic(
          .error, at: Self.place(of: lines, in: path),
          "\(QuotedText.escaped(call)) crashed; expected it to return. A line above may state the cause"
        )
      ])
  }

  private var text: String {
    var bytes = [UInt8](repeating: 0, count: Self.limit)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  /// Returns the place of the innermost call in the user's files.
  private static func place(of addresses: [String], in program: String) -> SourcePosition? {
    let folder = program.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    guard !addresses.isEmpty,
      let report = try? ProgramBuild.report(in: folder.joined(separator: "/"))
    else { return nil }
    return LineTable.positions(of: addresses, in: program).lazy.compactMap(report.place).first
  }
}

extension ProgramReport {
  /// Returns a place in a copy, as the line tables name it, as the place in the user's file.
  fileprivate func place(_ position: SourcePosition) -> SourcePosition? {
    // Line tables contain the whole path, and the path as the user named it may begin above it.
    let known = files.first { file in
      let parts = file.path.split(separator: "/").drop { $0 == "." || $0 == ".." }
      return position.file == file.path
        || position.file.hasSuffix("/" + parts.joined(separator: "/"))
    }
    guard let known, position.line > 0 else { return nil }
    return original(
      SourcePosition(file: known.path, line: position.line, column: max(1, position.column)))
  }
}
