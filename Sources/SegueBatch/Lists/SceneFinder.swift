// The search for scenes by folder and by pattern. Everything is sorted by name, so that a batch is
// the same on every file system.

import Foundation
import SegueClips
import SegueDiagnostics
import SegueFiles

/// Finds scene files.
package struct SceneFinder {
  /// A scene that was found.
  package struct Found: Hashable {
    /// The path of the scene.
    package var path: String
    /// The folder of the scene, relative to the one that was searched.
    package var folder: String
  }

  /// The identity of the folder of the outputs, which is skipped.
  private let ignored: [UInt64]?

  private static let maximumDepth = 64
  private static let suffixes = [".yaml", ".yml", ".json"]

  /// Creates a finder that skips the folder at `path`.
  package init(ignoring path: String?) { ignored = path.flatMap(Self.identity) }

  /// Returns the scenes in a folder and its subfolders. Hidden folders, links to folders, and the
  /// manifests of other batches are skipped.
  package func scenes(in folder: String) throws(UsageProblem) -> [Found] {
    var found: [Found] = []
    try walk(folder, below: "", depth: 0) { path, below in
      let name = path.lowercased()
      if Self.suffixes.contains(where: { name.hasSuffix($0) }),
        !name.hasSuffix(".json") || !GeneratedFile(path, .object).isOurs
      {
        found.append(Found(path: path, folder: below))
      }
    }
    return found
  }

  /// Returns the files that match a pattern: `*`, `?` and `[a-z]` within a name, `**` for any
  /// folders.
  package func matches(_ pattern: String) throws(UsageProblem) -> [Found] {
    let parts = pattern.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    let fixed = parts.prefix { !Self.isPattern($0) }.dropLast(
      parts.contains(where: Self.isPattern) ? 0 : 1)
    let start = (pattern.hasPrefix("/") ? "/" : "") + fixed.joined(separator: "/")
    let wanted = Array(parts.dropFirst(fixed.count))
    var found: [Found] = []
    try walk(start.isEmpty ? "." : start, below: "", depth: 0) { path, below in
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let components = below.split(separator: "/").map(String.init) + [name]
      guard Self.fits(components[...], wanted[...]) else { return }
      found.append(Found(path: start.isEmpty ? String(path.dropFirst(2)) : path, folder: below))
    }
    return found
  }

  /// Returns a Boolean value that indicates whether a path contains wildcards.
  package static func isPattern(_ path: String) -> Bool { path.contains { "*?[".contains($0) } }

  private static func fits(_ names: ArraySlice<String>, _ wanted: ArraySlice<String>) -> Bool {
    guard let pattern = wanted.first else { return names.isEmpty }
    if pattern == "**" {
      return fits(names, wanted.dropFirst())
        || (!names.isEmpty && fits(names.dropFirst(), wanted))
    }
    guard let name = names.first, fnmatch(pattern, name, FNM_PERIOD) == 0 else { return false }
    return fits(names.dropFirst(), wanted.dropFirst())
  }

  private func walk(
    _ folder: String, below: String, depth: Int, take: (String, String) -> Void
  ) throws(UsageProblem) {
    guard depth < Self.maximumDepth else {
      throw UsageProblem(
        "\(folder): folders are nested more than \(Self.maximumDepth) levels deep; expected fewer levels"
      )
    }
    guard let stream = opendir(folder) else {
      throw UsageProblem("\(folder): \(String(cString: strerror(errno))); expected a folder")
    }
    let names = Self.names(in: stream)
    closedir(stream)
    for name in names where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        if let ignored, [UInt64(status.st_dev), UInt64(status.st_ino)] == ignored { continue }
        try walk(
          path, below: below.isEmpty ? name : "\(below)/\(name)", depth: depth + 1, take: take)
      } else {
        take(path, below)
      }
    }
  }

  private static func names(in stream: OpaquePointer) -> [String] {
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names.sorted()
  }

  private static func identity(_ path: String) -> [UInt64]? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return [UInt64(status.st_dev), UInt64(status.st_ino)]
  }
}
