// Where the user's code crashed: the program records the addresses of its calls in a file that this
// process has opened, and the line tables of the program tell which line each of them belongs to.

import CSegueProcess
import Foundation
import SegueDiagnostics
import SegueFiles
import Synchronization

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

  /// The number of the file that this process has inherited.
  private static let own = Mutex<Int32?>(nil)

  /// Returns the file that the process which started this one has opened for its crash, and removes it
  /// from the environment.
  package static func inherited() -> Int32? {
    guard let text = getenv(name), let number = Int32(String(cString: text)), number > 2 else {
      return nil
    }
    unsetenv(name)
    own.withLock { $0 = number }
    return number
  }

  /// Writes a text for the process that started this one, in place of a crash.
  package static func record(_ text: String) {
    guard let number = own.withLock({ $0 }) ?? inherited() else { return }
    _ = Array(text.utf8).withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
  }

  /// Returns what to report about the crash of the program at `path`, or `nil` if it has recorded none.
  /// A crash outside of every noted call is one of the user's code if a call in the user's files led to
  /// it, and otherwise a bug of this command.
  package func failure(of path: String) -> Failure? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count > 1 else { return nil }
    let call = lines.removeFirst()
    let place = Self.place(of: lines.filter { !$0.isEmpty }, in: path)
    if call.isEmpty, place == nil {
      return Failure(
        .bug, "segue crashed. This is a bug in segue, or memory ran out; please report it")
    }
    let code = call.isEmpty ? "the code of the files" : QuotedText.escaped(call)
    return Failure(
      .scene,
      [
        Diagnostic(
          .error, at: place,
          "\(code) crashed; expected it to return. A line above may state the cause")
      ])
  }

  /// What the program has recorded.
  package var text: String {
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
