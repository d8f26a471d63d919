// The scenes that touches drive: each transition once cancelled and once finished, and the
// published constants, just below and just above.

import Foundation
import SegueFiles
import SegueScenes
import SegueStage
import Testing

private let folder = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().appending(path: "scenes")

@MainActor
@Suite struct InteractiveSceneTests {
  /// The scene, with another script if one is given.
  private func stage(_ scene: String, script: String? = nil) throws -> Stage {
    let url = folder.appending(path: scene + ".yaml")
    var text = try String(contentsOf: url, encoding: .utf8)
    if let script {
      let end = try #require(text.range(of: "script:\n"))
      text = text[..<end.upperBound] + script
    }
    let document = try SceneDocument.parse(Array(text.utf8), named: url.path)
    return try Stage(document, assets: AssetFolder(path: folder.path))
  }

  private func screens(_ stage: Stage, at seconds: Double) throws -> String {
    let nodes = try stage.inspect(atSeconds: seconds)
    return nodes.filter { $0.kind == .screen }.map(\.id).joined(separator: " ")
  }

  @Test(
    "each transition is played once cancelled and once finished, without a warning",
    arguments: [
      (
        "edge-pan",
        [
          "menu", "menu article", "menu", "menu article", "article", "article map", "map",
          "map article", "map", "map article", "article", "article menu", "menu",
        ]
      ),
      (
        "navigation-edge-pop",
        [
          "walks entry", "walks entry journal", "walks entry", "walks entry journal",
          "walks entry", "walks entry journal", "walks journal", "walks journal entry",
          "walks entry", "walks entry journal", "walks journal",
        ]
      ),
      (
        "pull-to-present",
        ["journal", "journal tonight", "journal", "journal tonight", "journal"]
      ),
      ("grab-and-decide", ["camp", "camp tonight", "camp", "camp tonight", "camp"]),
      ("pinch-and-turn", ["desk"]),
    ])
  func thereAndBack(scene: String, expected: [String]) throws {
    let stage = try stage(scene)
    let length = try stage.length().seconds
    var found: [String] = []
    for index in 0...Int(length * 60) {
      let set = try screens(stage, at: Double(index) / 60).sortedAfterFirst
      if found.last != set { found.append(set) }
    }
    #expect(found == expected.map(\.sortedAfterFirst))
    #expect(stage.warnings.isEmpty)
  }

  @Test(
    "the published constants decide how a transition ends",
    arguments: [
      // |x| / 400 from the right edge, x / 1000 from the left, above 0.35.
      ("edge-pan", "show: menu", "from: [389, 400], to: [250, 400]", "menu"),
      ("edge-pan", "show: menu", "from: [389, 400], to: [248, 400]", "article"),
      ("edge-pan", "show: menu", "from: [360, 400], to: [10, 400]", "menu"),
      ("edge-pan", "present: article", "from: [4, 400], to: [353, 400]", "article"),
      ("edge-pan", "present: article", "from: [4, 400], to: [355, 400]", "menu"),
      // x / width, above 0.5 or with positive velocity.
      ("navigation-edge-pop", "show: walks", "from: [4, 400], to: [198, 400], hold: 0.2", "entry"),
      (
        "navigation-edge-pop", "show: walks", "from: [4, 400], to: [200, 400], hold: 0.2", "journal"
      ),
      ("navigation-edge-pop", "show: walks", "from: [4, 400], to: [60, 400]", "journal"),
      ("navigation-edge-pop", "show: walks", "path: [[4, 400], [90, 400], [60, 400]]", "entry"),
      // 30 points of content, then 90 more; half of those are 75 in all, which require a touch
      // 154.5 points after the beginning of the pan.
      (
        "pull-to-present", "show: journal", "from: [200, 200], to: [200, 360], hold: 0.2", "journal"
      ),
      (
        "pull-to-present", "show: journal", "from: [200, 200], to: [200, 370], hold: 0.2", "tonight"
      ),
      // 40 points up, 40 points down.
      ("grab-and-decide", "", "from: [200, 400], to: [200, 361]", "tonight"),
      ("grab-and-decide", "", "from: [200, 400], to: [200, 360]", "camp"),
      ("grab-and-decide", "cancel: tonight", "from: [200, 400], to: [200, 439]", "camp"),
      ("grab-and-decide", "cancel: tonight", "from: [200, 400], to: [200, 440]", "tonight"),
    ])
  func constants(scene: String, first: String, drag: String, front: String) throws {
    var steps: [String]
    switch scene {
    case "grab-and-decide":
      steps = [
        "show: camp",
        "{ present: tonight, style: overCurrentContext, transition: liftIn, until: 0.5 }",
      ]
      if !first.isEmpty { steps.append("{ \(first), until: 0.1 }") }
    case "edge-pan" where first.hasPrefix("present"):
      steps = ["show: menu", "{ \(first), animated: false }"]
    default: steps = [first]
    }
    steps.append("drag: { \(drag) }")
    let stage = try stage(scene, script: steps.map { "  - \($0)\n" }.joined())
    let length = try stage.length().seconds
    #expect(try screens(stage, at: length).split(separator: " ").last.map { String($0) } == front)
  }
}

extension String {
  /// A set of screens: the order of two in the tree is up to the animator.
  fileprivate var sortedAfterFirst: String {
    split(separator: " ").sorted().joined(separator: " ")
  }
}
