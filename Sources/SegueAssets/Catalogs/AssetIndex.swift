// The names in an app's asset catalogues. Only the folders are listed; a set is read when it is first
// used.

import Foundation
import SegueDiagnostics
import SegueFiles

/// The sets of all catalogues at the top of a bundle, by kind and name.
struct AssetIndex: Sendable {
  /// The paths of the sets in the bundle, by the extension of the set, then by name.
  private(set) var sets: [String: [String: String]] = [:]

  private static let kinds: Set = ["imageset", "colorset", "dataset", "symbolset"]
  private static let refused: Set = ["spriteatlas", "textureset", "cubetextureset"]
  private static let largestDepth = 16

  init(_ folder: AppFolder) {
    let names = folder.entries(of: "").filter { $0.hasSuffix(".xcassets") }
    for name in names { add(name, namespace: "", depth: 0, folder) }
  }

  private mutating func add(_ path: String, namespace: String, depth: Int, _ folder: AppFolder) {
    guard depth < Self.largestDepth else { return }
    for entry in folder.entries(of: path) {
      let inner = "\(path)/\(entry)"
      let parts = entry.split(separator: ".", omittingEmptySubsequences: false)
      let (name, kind) =
        parts.count < 2
        ? (entry, "") : (parts.dropLast().joined(separator: "."), String(parts[parts.count - 1]))
      if Self.kinds.contains(kind) {
        if sets[kind, default: [:]][namespace + name] == nil {
          sets[kind, default: [:]][namespace + name] = inner
        } else {
          folder.report("\(inner): another \(kind) is named \(namespace + name), which is used")
        }
      } else if Self.refused.contains(kind) {
        folder.report("\(inner): a \(kind) is not supported; its images are left out")
      } else if kind.isEmpty, folder.isFolder(inner) {
        let contents = folder.exists("\(inner)/Contents.json") ? folder.contents(of: inner) : nil
        let isSpace = contents?["properties"]?["provides-namespace"]?.bool ?? false
        add(
          inner, namespace: isSpace ? "\(namespace)\(name)/" : namespace, depth: depth + 1, folder)
      }
    }
  }
}

extension AppFolder {
  /// Returns the path of a set of a catalogue in the bundle; `nil` if there is none.
  /// - Parameter kind: The extension of the set, such as `imageset`.
  package func setPath(_ kind: String, named name: String) -> String? { index.sets[kind]?[name] }

  /// Returns the names of all sets of a kind, sorted.
  package func setNames(_ kind: String) -> [String] { (index.sets[kind] ?? [:]).keys.sorted() }

  /// Returns the contents of a set's or group's `Contents.json`; `nil`, with a report that has the
  /// line, if it cannot be read.
  func contents(of path: String) -> JSONNode? { contents(of: path) { readContents(of: path) } }

  private func readContents(of path: String) -> JSONNode? {
    let file = "\(path)/Contents.json"
    do {
      let bytes = try files.read(file, limit: 4 << 20)
      do throws(JSONFault) { return try JSONReader.read(bytes) } catch {
        report("\(error.diagnostic(in: bytes, named: file))")
      }
    } catch {
      report("\(error)")
    }
    return nil
  }

  /// Returns the names in a folder, sorted, without hidden ones.
  func entries(of relative: String) -> [String] {
    let all = try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(relative)")
    return (all ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Returns whether `relative` is a folder and no link.
  package func isFolder(_ relative: String) -> Bool {
    var status = stat()
    return lstat("\(path)/\(relative)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

extension JSONNode {
  var string: String? { if case .string(let text) = content { text } else { nil } }
  var bool: Bool? { if case .bool(let flag) = content { flag } else { nil } }
  var elements: [JSONNode] { if case .array(let list) = content { list } else { [] } }
  /// The finite number, which may be written as a string.
  var number: Double? {
    switch content {
    case .number(let text), .string(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
    default: nil
    }
  }
}
