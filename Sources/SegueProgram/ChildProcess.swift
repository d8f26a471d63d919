// Programs that are run from here. They get our streams, none of our other files, and none of the
// signals that we keep from ourselves.

import Foundation

/// A program to be run.
package struct ChildProcess {
  /// The file.
  package var path: String
  /// What it is told, without its own name.
  package var arguments: [String]
  /// Where everything that it says goes; `nil` for our own streams.
  package var output: String?
  /// Its working directory; `nil` for ours.
  package var folder: String?

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

  /// Runs it to its end.
  /// - Throws: `ProgramError` if it cannot be started.
  package func run() throws(ProgramError) -> End {
    let pid = try start()
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 {
      guard errno == EINTR else {
        throw ProgramError(.bug, "\(path): \(String(cString: strerror(errno)))")
      }
    }
    let signal = status & 0x7f
    return signal == 0 ? .code((status >> 8) & 0xff) : .signal(signal)
  }

  private func start() throws(ProgramError) -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let output {
      posix_spawn_file_actions_addopen(
        &actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      posix_spawn_file_actions_adddup2(&actions, 1, 2)
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var pid: pid_t = 0
    let code = posix_spawn(&pid, path, &actions, &attributes, &words, environ)
    guard code == 0 else {
      throw ProgramError(.usage, "\(path) cannot be started: \(String(cString: strerror(code)))")
    }
    return pid
  }

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
