// Scenes are named from the plan's folder, so that a project can be moved, or mounted elsewhere on the
// machines of a farm.

import Foundation

/// Paths in a plan.
package enum PlanPaths {
  /// The folder of the file at `path`; `.` for a bare name.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The file `path`, seen from `folder`; both folders have to exist. Links on the way to the file's
  /// folder are followed, so that `..` means what it says.
  package static func relative(_ path: String, to folder: String) -> String? {
    guard let from = realPath(folder), let there = realPath(Self.folder(of: path)) else {
      return nil
    }
    let (base, target) = (parts(from), parts(there))
    let common = zip(base, target).prefix { $0 == $1 }.count
    let up = [String](repeating: "..", count: base.count - common)
    return (up + target[common...] + [lastPart(path)]).joined(separator: "/")
  }

  /// The file that a plan in `folder` calls `path`.
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
