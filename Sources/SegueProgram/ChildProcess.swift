// Child processes. They inherit the standard streams, at most one other file, and none of the signal
// settings of this process.

import CSegueProcess
import Foundation

/// A program to be run as a child process.
package struct ChildProcess {
  /// The path of the executable file.
  package var path: String
  /// The arguments, without the program's name.
  package var arguments: [String]
  /// The path of the file that receives its output, or `nil` to inherit the streams of this
  /// process.
  package var output: String?
  /// The environment as `NAME=value`, or `nil` to inherit it.
  package var environment: [String]?
  /// The folders in which a confined program can change files, or `nil` for a program that is not
  /// confined. A confined program cannot use the network.
  package var writableFolders: [String]?
  /// The file in which a crash of the program is recorded, if it is a program of the user's code.
  package var crashFile: CrashFile?

  /// Creates a description of a program to run.
  package init(_ path: String, _ arguments: [String], output: String? = nil) {
    (self.path, self.arguments, self.output) = (path, arguments, output)
  }

  /// The ways in which a process can end.
  package enum End: Hashable, Sendable {
    /// The process exited with the given code.
    case code(Int32)
    /// The process was ended by the given signal.
    case signal(Int32)
  }

  /// Runs the program and waits until it ends. It is also ended whenever this process ends.
  /// - Throws: `ProgramError` if it cannot be started.
  package func run() throws(ProgramError) -> End {
    let child = start()
    guard child > 0 else {
      throw ProgramError(.usage, "\(path) cannot be started: \(Self.reason(-child))")
    }
    var status: Int32 = 0
    let result = segue_wait(child, &status)
    guard result == 0 else { throw ProgramError(.bug, "\(path): \(Self.reason(-result))") }
    let signal = status & 0x7f
    return signal == 0 ? .code((status >> 8) & 0xff) : .signal(signal)
  }

  /// A Boolean value that indicates whether this system can confine programs.
  package static var canConfine: Bool { segue_can_confine() != 0 }

  private static func reason(_ error: Int32) -> String { String(cString: strerror(error)) }

  private func start() -> Int32 {
    let words = Self.strings([path] + arguments)
    let variables = Self.strings(
      (environment ?? Self.environment(of: nil)) + (crashFile.map { [$0.variable] } ?? []))
    let folders = Self.strings(writableFolders ?? [])
    let names = Self.strings([path] + (output.map { [$0] } ?? []))
    defer { for word in words + variables + folders + names { free(word) } }
    return words.withUnsafeBufferPointer { words in
      variables.withUnsafeBufferPointer { variables in
        folders.withUnsafeBufferPointer { folders in
          var program = segue_program(
            path: names[0], arguments: words.baseAddress, environment: variables.baseAddress,
            output: names[1], death_signal: SIGTERM,
            writable_folders: writableFolders == nil ? nil : folders.baseAddress,
            inherited: crashFile?.descriptor ?? -1)
          return segue_start(&program)
        }
      }
    }
  }

  private static func strings(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] {
    words.map { strdup($0) } + [nil]
  }

  /// Returns the environment of this process as `NAME=value`: the variables with the given names,
  /// or all.
  package static func environment(of names: [String]?) -> [String] {
    var (found, next) = ([String](), environ)
    while let text = next.pointee.map({ String(cString: $0) }) {
      let name = text.prefix { $0 != "=" }
      if names?.contains(String(name)) ?? true { found.append(text) }
      next += 1
    }
    return found
  }

  /// Passes a signal on to the child process that is being waited for.
  /// - Returns: A Boolean value that indicates whether there is one that writes to the streams of this
  ///   process, and thus reports the signal itself.
  package static func pass(_ signal: Int32) -> Bool { segue_signal_program(signal) != 0 }

  /// Returns the path of the file that the shell would run for `name`, or `nil` if there is none.
  package static func find(_ name: String) -> String? {
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/local/bin:/usr/bin:/bin"
    for folder in folders.split(separator: ":") where folder.hasPrefix("/") {
      let path = "\(folder)/\(name)"
      if access(path, X_OK) == 0 { return path }
    }
    return nil
  }

  /// The path of this process's executable file.
  package static var own: String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let length = readlink("/proc/self/exe", &buffer, Int(PATH_MAX))
    guard length > 0 else { return nil }
    return String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
