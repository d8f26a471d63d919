// Scenes that lists name. A list can come from elsewhere, as a scene can, and is confined in the
// same manner: it names files in its own folder, and a file that is not a scene is not shown.

import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueScenes

/// A scene, or a template, that a list names.
package struct ListedScene: Sendable {
  /// The path of the scene's file.
  package let path: String
  /// The folder that the path may not leave, or `nil` if it may.
  private let folder: AssetFolder?
  private let name: String

  /// Creates a reference to the scene that the list at `list` calls `name`.
  /// - Parameters:
  ///   - allowsOutside: A Boolean value that indicates whether the scene may be outside of the
  ///     list's folder.
  ///   - linkTargets: Folders that symbolic links in the list's folder may lead to.
  init(_ name: String, of list: String, allowsOutside: Bool, linkTargets: [String]) {
    let isRelative = !name.hasPrefix("/")
    path = isRelative ? PlanPaths.resolve(name, in: PlanPaths.folder(of: list)) : name
    let folder = AssetFolder(path: PlanPaths.folder(of: list), linkTargets: linkTargets)
    self.folder = allowsOutside ? nil : folder
    self.name = name
  }

  /// A Boolean value that indicates whether the path leads, or could lead, out of the folder.
  var isOutside: Bool {
    guard let folder else { return false }
    do throws(FileError) {
      _ = try folder.read(name, limit: 0)
    } catch {
      return error.code == .outside
    }
    return false
  }

  /// Returns the contents of the file.
  func read(limit: Int) throws(FileError) -> [UInt8] {
    guard let folder else { return try BoundedFile.read(path: path, limit: limit) }
    do throws(FileError) {
      return try folder.read(name, limit: limit)
    } catch {
      throw FileError(error.code, path, error.reason, errorNumber: error.errorNumber)
    }
  }
}

/// The recognition of files that are not scenes.
enum SceneRecognition {
  /// A sentence for messages about files that are read as lists since they are not scenes.
  static let hint = "A scene begins with 'segue: 1'"

  /// Returns what `parse` makes of a file's contents. If the contents do not even have the key of a
  /// scene, a failure shows none of them.
  static func parsing<Value>(
    _ bytes: [UInt8], named path: String, _ parse: ([UInt8]) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    do throws(Failure) {
      return try parse(bytes)
    } catch {
      throw hasKey(bytes) ? error : failure(path)
    }
  }

  /// Checks that `value`, which was read from a file, has the key of a scene.
  static func check(_ value: SceneValue, named path: String) throws(Failure) {
    guard value.entries?.contains(where: { $0.key == "segue" }) ?? false else {
      throw failure(path)
    }
  }

  private static func failure(_ path: String) -> Failure {
    Failure(
      .scene, at: SourcePosition(file: path, line: 1, column: 1),
      "the file is not a scene; expected one that begins with 'segue: 1'")
  }

  /// Returns a Boolean value that indicates whether `segue` is a key somewhere in `bytes`: at the
  /// beginning of a line or of a map, or after a comma, and not in a comment or a text.
  static func hasKey(_ bytes: [UInt8]) -> Bool {
    let key = Array("segue".utf8)
    var rest = bytes[...]
    while let range = rest.firstRange(of: key) {
      rest = rest[range.upperBound...]
      let before = bytes[..<range.lowerBound].last { !around.contains($0) }
      guard let next = rest.first(where: { !around.contains($0) }) else { return false }
      if next == UInt8(ascii: ":"), before.map(beginners.contains) ?? true { return true }
    }
    return false
  }

  /// What can be between a key and what surrounds it: quotation marks, spaces and tabs.
  private static let around = Set("\"' \t".utf8)
  /// What precedes a key: the end of a line, a brace, a comma, or the last byte of the mark with
  /// which UTF-8 can begin.
  private static let beginners = Set("\n\r{,".utf8).union([0xBF])
}
