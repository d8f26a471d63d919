// A scene for goldens, with variable parts.

import Foundation
import SegueFiles
import SegueGoldens
import SegueImages
import SeguePixels
import SegueScenes
import SegueStage

/// A scene of 40 x 60 points in which one screen slides over another.
@MainActor
func goldenStage(
  hold: Double = 0.1, damping: Double = 0.8, color: String = "#FFFFFF", fps: String = "30",
  scale: Double = 1, extra: String = "", tail: Double = 0.1, card: String = "", views: String = ""
) throws -> Stage {
  let text = """
    segue: 1
    canvas: { width: 40, height: 60, scale: \(scale), fps: \(fps), background: "#000000" }
    screens:
      below:
        background: "#1E5AA0"
        views: [{ id: card, frame: [5, 5, 30, 20], background: "\(color)", cornerRadius: 6\(card) }\(views)]
      above:
        background: "#F2F2F7"
        views: [{ id: dot, frame: [10, 30, 20, 20], background: "#D04020", cornerRadius: 10 }]
    script:
      - show: below
      - wait: \(hold)
      - present: above
        transition: { name: slideDown, damping: \(damping) }
    \(extra)
      - wait: \(tail)
    """
  let document = try SceneDocument.parse(Array(text.utf8), named: "scene.yaml")
  return try Stage(document, assets: AssetFolder(path: "."))
}

/// A scene with an image of one gray level.
@MainActor
func imageStage(_ level: UInt8, in folder: String) throws -> Stage {
  let pixels = try PixelBuffer(width: 4, height: 4)
  for y in 0..<4 {
    for x in 0..<4 { pixels[x, y] = PremultipliedRGBA8(level, level, level, 255) }
  }
  try Data(PNGEncoder.encode(pixels)).write(to: URL(filePath: "\(folder)/a.png"))
  let text = """
    segue: 1
    canvas: { width: 20, height: 20 }
    screens: { a: { views: [{ id: photo, frame: [2, 2, 8, 8], image: a.png }] } }
    script: [{ show: a }, { wait: 0.1 }]
    """
  let document = try SceneDocument.parse(Array(text.utf8), named: "scene.yaml")
  return try Stage(document, assets: AssetFolder(path: folder))
}

/// A folder for one test that is removed after the test.
final class GoldenScratch {
  let path: String
  var folder: GoldenFolder { GoldenFolder(path: path + "/goldens") }

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path(percentEncoded: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The files in the folder of goldens.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: "\(folder.path)/\(name)"))
  }

  func write(_ data: Data, _ name: String) throws {
    try data.write(to: URL(filePath: "\(folder.path)/\(name)"))
  }

  @MainActor
  func run(
    _ stage: Stage, _ mode: RecordMode = .never, jobs: Int = 1,
    comparison: ImageComparison? = nil, keepsImages: Bool = false
  ) throws -> GoldenVerdict {
    var session = try GoldenSession(folder, mode: mode)
    (session.jobs, session.keepsImages) = (jobs, keepsImages)
    (session.comparison, session.reason) = (comparison, comparison.map { _ in "for a test" })
    return session.run(stage, named: "slide", overrides: GoldenOverrides())
  }
}
