// Files and folders of a project: bounded reads and listings, paths without `..`, and the folder
// that no file of a project leaves.

import Foundation
import SegueDiagnostics
import SegueFiles

/// Access to the files of projects.
enum ProjectFiles {
  /// Returns the contents of the file at `path`.
  /// - Throws: `Failure` with the exit code for scenes, as a project is part of a scene.
  static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    do { return try BoundedFile.read(path: path, limit: limit) } catch {
      throw Failure(.scene, "\(error)")
    }
  }

  /// Returns whether a regular file exists at `path`.
  static func isFile(_ path: String) -> Bool { mode(path) == S_IFREG }

  /// Returns whether a folder exists at `path`.
  static func isFolder(_ path: String) -> Bool { mode(path) == S_IFDIR }

  private static func mode(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Returns the names in the folder at `path`, in order, without hidden ones; none if it cannot be
  /// read.
  static func names(in path: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  // MARK: Paths

  /// Returns `path` below `folder`, or `path` if it is absolute, without `.` and `..` where that is
  /// possible.
  static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") { return tidy(path) }
    return tidy(folder.isEmpty ? path : "\(folder)/\(path)")
  }

  /// Returns the path without `.`, empty parts, and `..` after another part.
  static func tidy(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let text = parts.joined(separator: "/")
    if path.hasPrefix("/") { return "/" + text }
    return text.isEmpty ? "." : text
  }

  /// Returns the path of the file that a Mac finds at `path`: there, names that differ only in case
  /// are the same. Without such a file, or with several, it is `path`.
  static func asOnMac(_ path: String) -> String {
    guard mode(path) == nil, path.contains("/") else { return path }
    let folder = asOnMac(parent(path))
    let name = name(path)
    let same = names(in: folder).filter { $0.lowercased() == name.lowercased() }
    return same.count == 1 ? join(folder, same[0]) : path
  }

  /// Returns the last part of a path.
  static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Returns the folder that contains the file at `path`.
  static func parent(_ path: String) -> String { join(path, "..") }

  /// Returns the filename extension in lowercase, or an empty string.
  static func suffix(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Returns the last part of a path without its filename extension.
  static func stem(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Returns the absolute path without symbolic links, or `nil` if nothing is there.
  static func real(_ path: String) -> String? {
    guard !path.utf8.contains(0), let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
