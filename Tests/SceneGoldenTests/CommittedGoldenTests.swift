// The goldens of `segue golden` in scenes/goldens: every scene has one, every golden a scene, and all are whole and
// exact. `.ci/run` draws the scenes and compares every frame: in debug and release, with one job and two, on another
// CPU. After a deliberate change: segue golden accept scenes/*.yaml --goldens scenes/goldens

import Foundation
import SegueGoldens
import Testing

private let scenes = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().appending(path: "scenes")

@Suite struct CommittedGoldenTests {
  private let folder = GoldenFolder(path: scenes.appending(path: "goldens").path)

  @Test("every scene has a golden, every golden a scene, and no image is unused")
  func complete() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: scenes.path)
      .filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }
    #expect(try folder.names() == names.sorted())
    #expect(try folder.strayImages().isEmpty)
  }

  @Test("all goldens are exact, ignore nothing, and have the recorded images")
  func whole() throws {
    for name in try folder.names() {
      let golden = try #require(try folder.golden(name))
      #expect(golden.comparison == ImageComparison() && golden.reason == nil, "\(name)")
      #expect(golden.overrides == GoldenOverrides(scale: 0.2), "\(name)")
      #expect(golden.keyFrames.count >= 2 && !golden.curves.layers.isEmpty, "\(name)")
      for frame in golden.keyFrames {
        let image = try folder.image(frame, of: golden, named: name).pixels
        #expect((image.width, image.height) == (golden.width, golden.height))
      }
    }
  }

  @Test("all goldens together are smaller than 1.9 MB")
  func small() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let sizes = try files.map { file in
      try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(file)")[.size] as? Int ?? 0
    }
    #expect(sizes.reduce(0, +) < 1_900_000)
  }
}
