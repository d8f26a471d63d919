// The scenes that are part of the project, for tests of properties that hold for every scene.

import Foundation
import SegueFiles
import SegueScenes
import SegueStage
import Testing

/// A scene of the folder `scenes/`.
struct SceneFile: CustomTestStringConvertible, Sendable {
  /// The path below `scenes/`, without extension.
  let name: String

  var testDescription: String { name }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "scenes")

  /// All of them, sorted.
  static let all = ["", "pitfalls/"].flatMap { part in
    let path = folder.appending(path: part).path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.filter { $0.hasSuffix(".yaml") }.sorted().map {
      SceneFile(name: part + $0.dropLast(".yaml".count))
    }
  }

  /// Stages for it, with the same images.
  @MainActor
  func stages(_ count: Int) throws -> [Stage] {
    let file = Self.folder.appending(path: "\(name).yaml")
    let document = try SceneDocument.load(contentsOf: file.path)
    let images = ImageLibrary(AssetFolder(path: file.deletingLastPathComponent().path))
    return try (0..<count).map { _ in try Stage(document, images: images) }
  }
}
