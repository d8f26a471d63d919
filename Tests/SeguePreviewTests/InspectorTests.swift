// Views at an instant, what is under a point, the animations of a view, and its curves.

import CoreGraphics
import Foundation
import SegueFiles
import SegueScenes
import SegueStage
import SegueWorld
import Testing

@testable import SeguePreview

@MainActor
@Suite struct InspectorTests {
  private static let text = """
    segue: 1
    canvas: { width: 100, height: 200, scale: 1, fps: 60, background: "#000000" }
    screens:
      list:
        background: white
        views:
          - { id: card, frame: [10, 20, 40, 30], background: "#FF0000" }
          - { id: cover, frame: [0, 0, 100, 200], alpha: 0.5 }
      item: { background: "#00FF00" }
    transitions:
      rise:
        duration: 1
        spring: { damping: 0.6 }
        incoming: { from: { translate: [0, 100%] } }
      turn:
        duration: 0.5
        curve: [0.25, 0.5, 0.75, 1]
        incoming: { from: { alpha: 0.25, rotate: 90 } }
    script:
      - show: list
      - wait: 0.1
      - present: item
        transition: rise
      - wait: 0.2
      - dismiss: item
        transition: turn
      - wait: 0.1

    """

  private func stage(_ canvas: String = "") throws -> Stage {
    let text = Self.text.replacing(
      "background: \"#000000\" }", with: "background: \"#000000\"\(canvas) }")
    return try ModelSamples.stage(Array(text.utf8), scale: 1)
  }

  private func inspector(_ canvas: String = "") throws -> SceneInspector {
    let stage = try stage(canvas)
    return SceneInspector(stage, frameCount: try stage.frameCount())
  }

  @Test("the tree has the views by their names, where they are displayed")
  func tree() throws {
    let tree = try inspector().tree(at: ModelSamples.frame(3))
    let card = try #require(tree.nodes.first { $0.id == "list.card" })
    #expect(card.parent == "list" && card.label == "card")
    #expect(card.frame == CGRect(x: 10, y: 20, width: 40, height: 30))
    let corners = [(10, 20), (50, 20), (50, 50), (10, 50)]
    #expect(card.quad == corners.map { CGPoint(x: $0.0, y: $0.1) })
    #expect(tree.nodes.first?.id == "window" && tree.nodes.first?.parent == nil)
    let ids = tree.nodes.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(tree.nodes.allSatisfy { $0.parent.map(ids.contains) ?? true })
  }

  @Test("a point has the frontmost view that draws there, also while it moves")
  func hits() throws {
    let inspector = try inspector()
    let rest = try inspector.tree(at: ModelSamples.frame(3))
    // The cover is in front but draws nothing.
    #expect(rest.view(at: CGPoint(x: 20, y: 30)) == "list.card")
    #expect(rest.view(at: CGPoint(x: 80, y: 100)) == "list")
    #expect(rest.view(at: CGPoint(x: 300, y: 30)) == nil)
    // UIKit delivers touches to the view in front, whatever it draws.
    let touched = try inspector.touchedView(at: CGPoint(x: 20, y: 30), ModelSamples.frame(3))
    #expect(touched == "list.cover")
    // Six frames after it began, the new screen covers the lower part only.
    let moving = try inspector.tree(at: ModelSamples.frame(12))
    let item = try #require(moving.nodes.first { $0.id == "item" })
    let top = item.quad[0].y
    #expect(top > 10 && top < 190)
    #expect(moving.view(at: CGPoint(x: 50, y: top + 2)) == "item")
    #expect(moving.view(at: CGPoint(x: 80, y: top - 2)) == "list")
  }

  @Test("points are those of the picture, with the margin around the display")
  func margins() throws {
    let tree = try inspector(", margin: 30").tree(at: ModelSamples.frame(3))
    #expect(tree.view(at: CGPoint(x: 50, y: 60)) == "list.card")
    #expect(tree.view(at: CGPoint(x: 20, y: 30)) == nil)
    #expect(tree.nodes.first { $0.id == "list.card" }?.quad[0] == CGPoint(x: 40, y: 50))
  }

  @Test("a view has its animations, with curve or spring and the values at both ends")
  func animations() throws {
    let inspector = try inspector()
    let rising = try #require(try inspector.tree(at: ModelSamples.frame(12)).details(of: "item"))
    let spring = try #require(rising.animations.first { $0.property.hasPrefix("transform") })
    #expect(abs((spring.begin ?? 0) - 0.1) < 1e-6 && abs((spring.end ?? 0) - 1.1) < 1e-6)
    guard case .spring(_, _, _, let ratio, let velocity)? = spring.curve else {
      Issue.record("no spring: \(rising.animations)")
      return
    }
    #expect(abs(ratio - 0.6) < 1e-9 && velocity == 0)
    #expect(rising.properties.contains { $0.name == "transform.translation" && $0.unit == "pt" })

    let turning = try #require(try inspector.tree(at: ModelSamples.frame(85)).details(of: "item"))
    let fade = try #require(turning.animations.first { $0.property == "opacity" })
    #expect(fade.curve == .cubic(x1: 0.25, y1: 0.5, x2: 0.75, y2: 1))
    #expect(fade.from == "1" && fade.to == "0.25")
    #expect(try inspector.tree(at: ModelSamples.frame(3)).details(of: "nothing") == nil)
  }

  @Test("curves have a value for each frame, and name overshoot and settling time of a spring")
  func curves() throws {
    let inspector = try inspector()
    let curves = try inspector.curves(of: "item")
    let count = try stage().frameCount()
    for series in [
      curves.x, curves.y, curves.scaleX, curves.rotation, curves.opacity, curves.speed,
    ] {
      #expect(series.count == count && curves.times.count == count)
    }
    #expect(curves.y[0] == nil && curves.y[70] == 100)
    let motion = try #require(curves.motions.first { $0.property == "position" })
    #expect(abs(motion.begin - 0.1) < 0.02 && motion.end <= 1.11)
    // A spring of ratio 0.6 overshoots by exp(-0.6 * pi / 0.8), and is within 2 % long before it is
    // within a thousandth, which it is at the end of the second.
    let overshoot = try #require(motion.overshoot)
    #expect(abs(overshoot - 0.0948) < 0.005)
    let settling = try #require(motion.settling)
    #expect(settling > 0.4 && settling < 0.8)
    let fade = try #require(curves.motions.first { $0.property == "opacity" })
    #expect(fade.overshoot == 0 && abs(fade.begin - 1.3) < 0.02)
    #expect(curves.motions.contains { $0.property == "rotation" })
    #expect(throws: (any Error).self) { try inspector.curves(of: "nothing") }
  }

  @Test("an onion skin has the outlines of the moving view, the first and the last included")
  func onion() throws {
    let outlines = try inspector().outlines(of: "item", count: 5)
    #expect(outlines.count == 5)
    #expect(outlines.map(\.time) == outlines.map(\.time).sorted())
    #expect(Set(outlines.map { $0.quad[0] }).count > 2)
    #expect(try inspector().outlines(of: "list.card", count: 3).count == 3)
  }

  @Test("the JSON of a tree, of details and of curves can be read")
  func json() throws {
    let inspector = try inspector()
    let tree = try inspector.tree(at: ModelSamples.frame(12))
    let texts = [
      tree.json.compact, try #require(tree.details(of: "item")).json.compact,
      try inspector.curves(of: "item").json.compact,
    ]
    for text in texts {
      _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    }
    #expect(texts[2].contains("\"y\":[null,"))
  }
}
