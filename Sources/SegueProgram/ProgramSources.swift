// The inputs of a program, and the name that is derived from them: equal sources, tools and
// libraries give the same program, which is then built only once.

import Foundation
import SegueClips
import SegueFiles

/// The files of a program and the settings with which they are compiled.
package struct ProgramSources {
  /// A source file.
  package struct File {
    /// The path as the user named it.
    package var path: String
    /// The contents of the file.
    package var bytes: [UInt8]
  }

  /// The files, in the given order.
  package var files: [File]
  /// The Swift language mode: `5` or `6`.
  package var languageMode: String
  /// The files that are added without being rewritten, by name.
  package var additions: [String: String] = [:]

  /// The maximum size of one file, in bytes.
  private static let limit = 4 << 20

  /// Reads the files at `paths`.
  /// - Throws: `FileError`.
  package init(_ paths: [String], languageMode: String) throws(FileError) {
    files = []
    self.languageMode = languageMode
    for path in paths {
      files.append(File(path: path, bytes: try BoundedFile.read(path: path, limit: Self.limit)))
    }
  }

  /// Returns the name of the program: a hash of everything that it depends on.
  package func name(tools: [String]) -> String {
    var text: [UInt8] = Array("segue program 1\(SegueVersion.current) \(languageMode)\n".utf8)
    for file in files {
      text += Array("\(file.path)\n\(file.bytes.count)\n".utf8) + file.bytes
    }
    for (name, addition) in additions.sorted(by: { $0.key < $1.key }) {
      text += Array("\(name)\n\(addition.utf8.count)\n\(addition)".utf8)
    }
    for tool in tools { text += Array("\(tool) \(Self.identity(tool))\n".utf8) }
    return String(FileDigest.hex(of: text).prefix(40))
  }

  /// Returns the properties that change when a file is replaced. Hashing the contents of libraries
  /// of many megabytes would take too long.
  private static func identity(_ path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "missing" }
    let times = [status.st_mtim, status.st_ctim].map { "\($0.tv_sec).\($0.tv_nsec)" }
    return "\(status.st_dev):\(status.st_ino) \(status.st_size) \(times.joined(separator: " "))"
  }
}
