// What a program is made from, and the name that follows from it: equal sources, tools and libraries give
// the same program, which is then built once.

import Foundation
import SegueBatch
import SegueFiles

/// The files of a program and how they are compiled.
package struct ProgramSources {
  /// A file.
  package struct File {
    /// As the user named it.
    package var path: String
    /// What is in it.
    package var bytes: [UInt8]
  }

  /// The files, in the order given.
  package var files: [File]
  /// `5` or `6`.
  package var languageMode: String
  /// Files that are added as they are, by name.
  package var additions: [String: String] = [:]

  /// Bytes that one file may have.
  private static let limit = 4 << 20

  /// Reads `paths`.
  /// - Throws: `FileError`.
  package init(_ paths: [String], languageMode: String) throws(FileError) {
    files = []
    self.languageMode = languageMode
    for path in paths {
      files.append(File(path: path, bytes: try BoundedFile.read(path: path, limit: Self.limit)))
    }
  }

  /// What the program is called: a hash of everything that it depends on.
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

  /// What changes when a file is replaced: reading libraries of many megabytes each time takes too long.
  private static func identity(_ path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "missing" }
    let times = [status.st_mtim, status.st_ctim].map { "\($0.tv_sec).\($0.tv_nsec)" }
    return "\(status.st_dev):\(status.st_ino) \(status.st_size) \(times.joined(separator: " "))"
  }
}
