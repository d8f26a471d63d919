// Scenes for the tests of the preview's model, and their pixels.

import Foundation
import SegueClips
import SegueDisplay
import SegueFiles
import SegueRaster
import SegueScenes
import SegueStage
import SegueWorld

@testable import SeguePreview

@MainActor
enum ModelSamples {
  /// The folder of the project's scenes.
  nonisolated static let scenes = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "scenes")

  /// Returns the text of one of the project's scenes.
  nonisolated static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: scenes.appending(path: name)))
  }

  /// Returns a scene, drawn small.
  static func document(_ bytes: [UInt8], scale: Double = 0.1) throws -> SceneDocument {
    var document = try SceneDocument.parse(bytes, named: scenes.appending(path: "s.yaml").path)
    document.canvas.scale = scale
    return document
  }

  /// Returns a stage that plays a scene, drawn small.
  static func stage(_ bytes: [UInt8], scale: Double = 0.1) throws -> Stage {
    try Stage(try document(bytes, scale: scale), assets: AssetFolder(path: scenes.path))
  }

  /// Returns the instant of a frame at 60 frames per second.
  nonisolated static func frame(_ index: Int) -> FrameTime {
    FrameTime(index: index, rateNumerator: 60)
  }

  /// Returns the bytes of a frame.
  static func pixels(_ list: DisplayList) throws -> [UInt8] {
    let pixels = try Rasterizer().render(list)
    return (0..<pixels.height).flatMap { Array(pixels.row($0)) }
  }

  /// A sheet over a screen.
  nonisolated static let sheet = """
    segue: 1
    canvas: { width: 200, height: 400, scale: 1, fps: 60, background: "#000000" }
    screens:
      map: { background: "#E9EFE3", views: [{ id: lake, frame: [20, 40, 60, 60], background: "#BFDDF2" }] }
      places:
        background: "#FFFFFF"
        sheet: { detents: [medium, large] }
        views: [{ id: place, frame: [20, 30, 100, 20], background: "#C04040", cornerRadius: 4 }]
    script:
      - show: map
      - wait: 0.1
      - present: places
      - wait: 0.5

    """

  /// A panel whose presentation can be caught by a finger.
  nonisolated static let panel = """
    segue: 1
    canvas: { width: 200, height: 400, scale: 1, fps: 60, background: "#000000" }
    screens:
      camp: { background: "#204060" }
      tonight:
        interactions: [{ grab: down, distance: 200, finishAfter: 40, cancelAfter: 40 }]
        views: [{ id: panel, frame: [20, 60, 160, 280], background: "#F0E0C0", cornerRadius: 12 }]
    script:
      - show: camp
      - wait: 0.1
      - present: tonight                    # caught on its way
        style: overCurrentContext
        transition: { name: liftIn, duration: 1.2 }
      - wait: 0.25

    """
}
