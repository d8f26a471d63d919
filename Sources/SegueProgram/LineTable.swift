// The lines of a program's addresses, by the tool for it that every toolchain contains.

import Foundation
import SegueDiagnostics
import SegueFiles

/// The table of the lines of a compiled program.
enum LineTable {
  private static let tool = "llvm-symbolizer"

  /// Returns the places in source to which addresses of a program belong, in the same order, without
  /// those that belong to none; nothing if the toolchain cannot tell.
  /// - Parameter addresses: The distances from the beginning of the program, in hexadecimal digits.
  static func positions(of addresses: [String], in program: String) -> [SourcePosition] {
    guard let path, let output = TemporaryOutput() else { return [] }
    let options = ["--obj=\(program)", "--output-style=LLVM", "--no-inlines", "--functions=none"]
    let words = addresses.map { "0x\($0)" }
    guard (try? ChildProcess(path, options + words, output: output.path).run()) == .code(0) else {
      return []
    }
    return output.text.split(separator: "\n").compactMap { position(String($0)) }
  }

  /// Parses a line of the form `FILE:LINE:COLUMN`; unknown places have a question mark.
  static func position(_ text: String) -> SourcePosition? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]), line > 0,
      let column = Int(parts[parts.count - 1])
    else { return nil }
    let file = parts.dropLast(2).joined(separator: ":")
    return SourcePosition(file: file, line: line, column: column)
  }

  /// The tool beside the compiler, or that of the machine.
  private static var path: String? {
    if let compiler = ChildProcess.find("swiftc"), let real = realpath(compiler, nil) {
      defer { free(real) }
      let folder = String(cString: real).split(separator: "/").dropLast().joined(separator: "/")
      let beside = "/\(folder)/\(tool)"
      if access(beside, X_OK) == 0 { return beside }
    }
    return ChildProcess.find(tool)
  }
}

/// A file that receives a tool's output, and is removed afterward.
private final class TemporaryOutput {
  let path: String

  init?() {
    var name = Array("\(NSTemporaryDirectory())/segue-lines-XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { return nil }
    close(descriptor)
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { unlink(path) }

  var text: String {
    String(decoding: (try? BoundedFile.read(path: path, limit: 1 << 20)) ?? [], as: UTF8.self)
  }
}
