// Paths of scenes are relative to the plan's folder, so that a project can be moved, or mounted
// elsewhere on the machines of a cluster.

import Foundation

/// Conversion of paths in a plan.
package enum PlanPaths {
  /// Returns the folder of the file at `path`, `.` for a bare name.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the path of a file relative to `folder`. Both folders have to exist. Symbolic links on
  /// the way to the file's folder are resolved, so that `..` leads to the parent folder.
  package static func relative(_ path: String, to folder: String) -> String? {
    guard let from = realPath(folder), let there = realPath(Self.folder(of: path)) else {
      return nil
    }
    let (base, target) = (parts(from), parts(there))
    let common = zip(base, target).prefix { $0 == $1 }.count
    let up = [String](repeating: "..", count: base.count - common)
    return (up + target[common...] + [lastPart(path)]).joined(separator: "/")
  }

  /// Returns the path of a file that a plan in `folder` refers to by `path`.
  package static func resolve(_ path: String, in folder: String) -> String {
    folder == "." || path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }

  private static func parts(_ path: String) -> [String] {
    path.split(separator: "/").map(String.init)
  }

  private static func lastPart(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private static func realPath(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}
