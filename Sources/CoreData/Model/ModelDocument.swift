// A model as Xcode edits it: a folder `NAME.xcdatamodeld` with a folder for each version, and the
// name of the current one in a property list; or the folder `NAME.xcdatamodel` of one version.

import Foundation

/// A model that has been read from its folder.
struct ModelDocument {
  /// The entities, in order.
  let entities: [NSEntityDescription]

  /// The maximum size of the file, in bytes.
  private static let limit = 16 << 20

  /// Reads a model.
  /// - Returns: `nil` if there is none in the folder, or if its file is no XML.
  init?(folder: String) {
    guard let path = Self.contents(of: folder),
      let data = FileManager.default.contents(atPath: path), data.count <= Self.limit,
      let reader = ModelReader(data)
    else { return nil }
    entities = reader.entities
  }

  /// Returns the path of the file with the current version.
  private static func contents(of folder: String) -> String? {
    let files = FileManager.default
    if files.fileExists(atPath: "\(folder)/contents") { return "\(folder)/contents" }
    let versions = ((try? files.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    let current = currentVersion(folder).flatMap { versions.contains($0) ? $0 : nil }
    return (current ?? versions.last).map { "\(folder)/\($0)/contents" }
  }

  private static func currentVersion(_ folder: String) -> String? {
    guard let data = FileManager.default.contents(atPath: "\(folder)/.xccurrentversion"),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return nil }
    return (list as? [String: Any])?["_XCCurrentVersionName"] as? String
  }
}
