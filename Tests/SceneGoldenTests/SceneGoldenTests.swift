// Compares every scene with its golden filmstrip, byte for byte: any tolerance would accept a wrong
// edge. After a deliberate change look at the new images and record them: SEGUE_RECORD=1 swift test
// --filter SceneGoldenTests

import Foundation
import SegueImages
import SeguePixels
import Testing

private let root = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
private let goldens = root.appending(path: "Tests/Goldens/Scenes")

/// The names of the scenes, below `scenes/` and without extension, sorted. Of the pitfalls, only
/// the one that concerns an image is included; the others are covered by the lint.
private let scenes: [String] = {
  let files =
    (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "scenes").path))
  let names = (files ?? []).filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }
  return names.sorted() + ["pitfalls/fade-pop-as-dismiss"]
}()

private func golden(_ scene: String) -> URL {
  goldens.appending(path: scene.replacing("/", with: "-") + ".png")
}

@Suite struct SceneGoldenTests {
  @Test("each scene matches its golden", arguments: scenes)
  @MainActor func exact(scene: String) throws {
    let strip = try Filmstrip.of(root.appending(path: "scenes/\(scene).yaml"))
    let file = golden(scene)
    if ProcessInfo.processInfo.environment["SEGUE_RECORD"] == "1" {
      try Data(PNGEncoder.encode(strip, opaque: true)).write(to: file)
      return
    }
    let bytes = try [UInt8](Data(contentsOf: file))
    let expected = try ImageDecoder.decode(bytes, named: file.lastPathComponent).pixels
    try #require(strip.width == expected.width && strip.height == expected.height)
    let difference = Difference(strip, expected)
    #expect(difference.pixels == 0, "\(scene): \(difference)")
  }

  @Test("every scene has a golden, every golden a scene")
  func complete() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: goldens.path)
    #expect(found.sorted() == scenes.map { golden($0).lastPathComponent }.sorted())
    #expect(scenes.count >= 9)
  }
}
