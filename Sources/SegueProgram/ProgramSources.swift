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
  /// The files that become part of the program where it needs them.
  package private(set) var surroundings: [File] = []

  /// The files of libraries, which are part of the program as far as they compile.
  package private(set) var libraries: [File] = []
  /// The names of the modules that consist of files of the program.
  package private(set) var modules: [String] = []

  /// The maximum size of one file, and of all that may be needed, in bytes.
  private static let (limit, surroundingsLimit) = (4 << 20, 64 << 20)

  /// Reads the files at `paths`.
  /// - Throws: `FileError`.
  package init(_ paths: [String], languageMode: String) throws(FileError) {
    files = []
    self.languageMode = languageMode
    for path in paths {
      files.append(File(path: path, bytes: try BoundedFile.read(path: path, limit: Self.limit)))
    }
  }

  /// Reads the files at `paths`, which become part of the program where it needs them. Files of the
  /// program among them, and files that cannot be read, are left out.
  package mutating func add(surroundings paths: [String]) throws(FileError) {
    var known = Set((files + libraries).map { Self.canonical($0.path) })
    var size = surroundings.reduce(0) { $0 + $1.bytes.count }
    for path in paths where known.insert(Self.canonical(path)).inserted {
      guard let bytes = try? BoundedFile.read(path: path, limit: Self.limit) else { continue }
      size += bytes.count
      guard size <= Self.surroundingsLimit else {
        throw FileError(
          .tooLarge, path,
          "more than \(Self.surroundingsLimit >> 20) MiB of Swift files; expected "
            + "the folder of an app")
      }
      surroundings.append(File(path: path, bytes: bytes))
    }
  }

  /// Reads the files at `paths`, which are those of the modules with the given names.
  /// - Throws: `FileError`.
  package mutating func add(libraries paths: [String], of modules: [String]) throws(FileError) {
    self.modules += modules
    let known = Set(files.map { Self.canonical($0.path) })
    for path in paths where !known.contains(Self.canonical(path)) {
      libraries.append(File(path: path, bytes: try BoundedFile.read(path: path, limit: Self.limit)))
    }
  }

  private static func canonical(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// Returns the name of the program: a hash of everything that it depends on.
  package func name(tools: [String]) -> String {
    var text: [UInt8] = Array("segue program 1\(SegueVersion.current) \(languageMode)\n".utf8)
    for file in files {
      text += Array("\(file.path)\n\(file.bytes.count)\n".utf8) + file.bytes
    }
    for file in surroundings {
      text += Array("around \(file.path)\n\(file.bytes.count)\n".utf8) + file.bytes
    }
    for file in libraries {
      text += Array("library \(file.path)\n\(file.bytes.count)\n".utf8) + file.bytes
    }
    text += Array(modules.map { "module \($0)\n" }.joined().utf8)
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
