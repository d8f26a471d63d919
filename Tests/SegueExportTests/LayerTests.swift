// The layers of scenes: what becomes a layer, and whether layers compose the frames again.

import CoreGraphics
import SegueDisplay
import Testing

@testable import SegueExport

@MainActor
@Suite("Layers of exported scenes")
struct LayerTests {
  private static let screens = """
    screens:
      below: { background: "#1E5AA0", views: [
        { id: photo, frame: [10, 10, 80, 60], background: "#FFFFFF" },
        { id: dot, frame: [20, 90, 40, 40], background: "#20C040", cornerRadius: 12 } ] }
      above: { background: "#F2F2F7", views: [
        { id: card, frame: [10, 40, 80, 80], background: "#D04020", cornerRadius: 10, views: [
          { id: label, frame: [10, 10, 30, 8], background: "#000000" } ] } ] }

    """
  private static let script = """
    script:
      - show: below
      - wait: 0.1
      - present: above
        transition: move
      - wait: 0.1

    """

  private func scene(_ transition: String, abilities: ExportAbilities = CSSWriter.abilities) throws
    -> SceneMotion
  {
    try SceneMotion(
      Self.screens + "transitions:\n  move: { duration: 0.4, curve: easeOut, \(transition) }\n"
        + Self.script, abilities: abilities)
  }

  @Test("A screen that slides is one image with keyframes, and so is the one below it")
  func slide() throws {
    let scene = try scene("incoming: { from: { translate: [0, 100%] } }")
    #expect(scene.motion.warnings.isEmpty)
    #expect(Set(scene.motion.layers.map(\.name)) == ["below", "above"])
    #expect(scene.motion.images.count == 2)
    for frame in scene.lists.indices {
      #expect(try scene.difference(at: frame).mean <= 1)
    }
  }

  @Test("At rest, layers compose exactly the frame")
  func rest() throws {
    let scene = try scene("incoming: { from: { translate: [0, 100%], alpha: 0.2, scale: 0.5 } }")
    #expect(scene.motion.warnings.isEmpty)
    for frame in [0, 2, scene.lists.count - 1] {
      #expect(try scene.difference(at: frame).largest <= 1)
    }
    for frame in scene.lists.indices {
      #expect(try scene.difference(at: frame).mean <= 1)
    }
  }

  @Test(
    "Layers compose the frames of a fade, a turn, a corner that grows, a view of its own, and a flip",
    arguments: [
      "incoming: { from: { alpha: 0 } }",
      "incoming: { from: { rotate: 30, scale: 0.3 } }, outgoing: { to: { alpha: 0.3 } }",
      "incoming: { from: { cornerRadius: 40, translate: [0, 80%] } }",
      "incoming: { from: { alpha: 0.5 }, views: { card: { from: { translate: [50, 0] } } } }",
      "incoming: { from: { rotateY: 60, perspective: 300 } }",
      "incoming: { from: { mask: { circle: [50%, 50%], radius: 10 } }, "
        + "to: { mask: { circle: [50%, 50%], radius: 120 } } }",
      "incoming: { from: { background: \"#00FF00\" } }",
      "incoming: { reveal: { shape: cells, across: 5, cell: edge, stagger: 0.5 } }",
      "incoming: { reveal: { shape: cells, columns: 3, rows: 4, cell: center, ease: smoothstep, steps: 4 } }",
    ])
  func composition(transition: String) throws {
    let scene = try scene(transition)
    #expect(scene.motion.warnings.isEmpty)
    for frame in scene.lists.indices {
      let mean = try scene.difference(at: frame).mean
      #expect(mean <= 1, "frame \(frame): \(mean)")
    }
  }

  @Test(
    "Perspective is a warning that names the view where the format has none, and exact as images")
  func perspective() throws {
    let scene = try scene(
      "incoming: { from: { rotateY: 60, perspective: 300 } }", abilities: LottieWriter.abilities)
    #expect(scene.motion.warnings.contains { $0.contains("above: perspective") })
    for frame in scene.lists.indices { #expect(try scene.difference(at: frame).largest <= 1) }
  }

  @Test("A blurred backdrop becomes images of what it shows, and a warning")
  func blur() throws {
    let scene = try scene("incoming: { from: { alpha: 0 } }, outgoing: { to: { blur: light } }")
    #expect(scene.motion.warnings.contains { $0.contains("blurred backdrop") })
    for frame in scene.lists.indices { #expect(try scene.difference(at: frame).largest <= 2) }
  }

  @Test("Equal scenes give equal files in all formats")
  func determinism() throws {
    let transition = "incoming: { from: { translate: [0, 100%], rotate: 20, cornerRadius: 30 } }"
    let (first, second) = (try scene(transition), try scene(transition))
    for write in [CSSWriter.text, LottieWriter.text, TrackWriter.text] {
      let text = write(first.motion, "move")
      #expect(text == write(second.motion, "move"))
      #expect(text.count > 1000)
    }
  }
}
