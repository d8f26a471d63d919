// Programs that are run from here. They get our streams, none of our other files, and none of the
// signals that we keep from ourselves.

import CSegueProcess
import Foundation

/// A program to be run.
package struct ChildProcess {
  /// The file.
  package var path: String
  /// What it is told, without its own name.
  package var arguments: [String]
  /// Where everything that it says goes; `nil` for our own streams.
  package var output: String?
  /// Its environment, `NAME=value`; `nil` for ours.
  package var environment: [String]?

  /// A program to be run.
  package init(_ path: String, _ arguments: [String], output: String? = nil) {
    (self.path, self.arguments, self.output) = (path, arguments, output)
  }

  /// How it ended.
  package enum End: Hashable, Sendable {
    /// With this exit code.
    case code(Int32)
    /// By this signal.
    case signal(Int32)
  }

  /// Runs it to its end. It ends with us, however we end.
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

  private static func reason(_ error: Int32) -> String { String(cString: strerror(error)) }

  private func start() -> Int32 {
    let words = Self.strings([path] + arguments)
    let variables = Self.strings(environment ?? Self.environment(of: nil))
    defer { for word in words + variables { free(word) } }
    return words.withUnsafeBufferPointer { words in
      variables.withUnsafeBufferPointer { variables in
        path.withCString { path in
          var program = segue_program(
            path: path, arguments: words.baseAddress, environment: variables.baseAddress,
            output: nil, death_signal: SIGTERM)
          guard let output else { return segue_start(&program) }
          return output.withCString { output in
            program.output = output
            return segue_start(&program)
          }
        }
      }
    }
  }

  private static func strings(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] {
    words.map { strdup($0) } + [nil]
  }

  /// The environment of this process, `NAME=value`: the variables with these names, or all.
  package static func environment(of names: [String]?) -> [String] {
    var (found, next) = ([String](), environ)
    while let text = next.pointee.map({ String(cString: $0) }) {
      let name = text.prefix { $0 != "=" }
      if names?.contains(String(name)) ?? true { found.append(text) }
      next += 1
    }
    return found
  }

  /// Passes a signal on to the program that somebody waits for. Answers whether there is one.
  package static func pass(_ signal: Int32) -> Bool { segue_signal_program(signal) != 0 }

  /// The file that the shell would run as `name`; `nil` if there is none.
  package static func find(_ name: String) -> String? {
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/local/bin:/usr/bin:/bin"
    for folder in folders.split(separator: ":") where folder.hasPrefix("/") {
      let path = "\(folder)/\(name)"
      if access(path, X_OK) == 0 { return path }
    }
    return nil
  }

  /// The file of this process.
  package static var own: String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let length = readlink("/proc/self/exe", &buffer, Int(PATH_MAX))
    guard length > 0 else { return nil }
    return String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
