// Scenes as layers, for tests.

import CoreGraphics
import Foundation
import QuartzCore
import SegueDisplay
import SegueFiles
import SeguePixels
import SegueRaster
import SegueScenes
import SegueStage

@testable import SegueExport

/// A scene that was exported, and its frames.
@MainActor
struct SceneMotion {
  let lists: [DisplayList]
  let motion: ExportedMotion

  /// Exports the scene with the given lines after its canvas of 100 × 160 points at 30 frames a second.
  init(_ lines: String, abilities: ExportAbilities = CSSWriter.abilities) throws {
    let head =
      "segue: 1\ncanvas: { width: 100, height: 160, scale: 2, fps: 30, background: \"#102030\" }\n"
    let document = try SceneDocument.parse(Array((head + lines).utf8), named: "test.yaml")
    let stage = try Stage(document, assets: AssetFolder(path: "."))
    let sources = LayerSources()
    stage.layerSources = sources
    var lists: [DisplayList] = []
    for index in 0..<(try stage.frameCount()) {
      let time = FrameTime(index: index, rateNumerator: 30)
      if let list = try stage.frame(at: time) {
        lists.append(list)
      }
    }
    self.lists = lists
    motion = try MotionBuilder.motion(
      of: lists, scale: 2, rate: (30, 1), abilities: abilities
    ) { number in number.flatMap { sources.layers[$0].name } ?? "view" }
  }

  /// The largest difference of a channel, and the mean of all differences, of a composed frame from the
  /// real one, in steps of 1/255.
  func difference(at frame: Int) throws -> (largest: Int, mean: Double) {
    let rasterizer = Rasterizer()
    let (real, composed) = (
      try rasterizer.render(lists[frame]), try rasterizer.render(motion.list(at: frame))
    )
    var (largest, sum) = (0, 0)
    for y in 0..<real.height {
      let (a, b) = (real.row(y), composed.row(y))
      if memcmp(a.baseAddress!, b.baseAddress!, a.count) == 0 { continue }
      for index in a.indices {
        let difference = abs(Int(a[index]) - Int(b[index]))
        largest = max(largest, difference)
        sum += difference
      }
    }
    return (largest, Double(sum) / Double(real.width * real.height * 4))
  }

  /// All layers, with those in groups.
  var allLayers: [ExportedLayer] { Self.flat(motion.layers) }

  private static func flat(_ layers: [ExportedLayer]) -> [ExportedLayer] {
    layers.flatMap { layer -> [ExportedLayer] in
      if case .group(let inner, _) = layer.content { [layer] + flat(inner) } else { [layer] }
    }
  }
}
