// Ignored pixels: rectangles, and views, which are followed wherever they are. Everything else
// counts, in every frame.

import Foundation
import SegueGoldens
import SegueImages
import SegueScenes
import SegueStage
import Testing

@Suite @MainActor struct IgnoringTests {
  private let dot = ImageComparison(views: ["dot"])

  /// The scene with another dot on the screen that slides in.
  private func stage(dot color: String, card: String = "#FFFFFF", damping: Double = 0.8) throws
    -> Stage
  {
    let text = """
      segue: 1
      canvas: { width: 40, height: 60, fps: 30 }
      screens:
        below: { background: "#1E5AA0", views: [{ id: card, frame: [5, 5, 30, 20], background: "\(card)" }] }
        above: { background: "#F2F2F7", views: [{ id: dot, frame: [10, 30, 20, 20], background: "\(color)" }] }
      script:
        - show: below
        - { present: above, transition: { name: slideDown, damping: \(damping) } }
      """
    let document = try SceneDocument.parse(Array(text.utf8), named: "scene.yaml")
    return try Stage(document, images: ImageLibrary(bitmaps: [:]))
  }

  @Test("a view is covered in every frame, wherever it moves, and nothing beside it")
  func view() throws {
    let scratch = try GoldenScratch()
    let recorded = try scratch.run(stage(dot: "#FF0000"), .all, comparison: dot)
    #expect(recorded.state == .recorded)
    let golden = try #require(try scratch.folder.golden("slide"))
    #expect(golden.comparison.views == ["dot"] && golden.reason == "for a test")
    #expect(!golden.curves.layers.contains { $0.path.hasSuffix("/dot") && !$0.attributes.isEmpty })
    // The golden's image shows the ignored area.
    let last = golden.frames.count - 1
    let image = try scratch.folder.image(last, of: golden, named: "slide").pixels
    #expect(image[20, 40].red == image[20, 40].green && image[9, 40].red == 0xF2)
    #expect(try scratch.run(stage(dot: "#00FF00")).state == .equal)
    #expect(try scratch.run(stage(dot: "#00FF00"), jobs: 3).state == .equal)
    #expect(try scratch.run(stage(dot: "#00FF00", card: "#FFFFFE")).state == .different)
  }

  @Test("a view that moves differently is a difference: only its pixels are ignored")
  func moved() throws {
    let scratch = try GoldenScratch()
    _ = try scratch.run(stage(dot: "#FF0000"), .all, comparison: dot)
    let verdict = try scratch.run(stage(dot: "#00FF00", damping: 0.5))
    #expect(verdict.state == .different)
    #expect(verdict.lines.contains { $0.contains("damping 0.8 → 0.5") })
  }

  @Test("frames between the images are verified too")
  func between() throws {
    let scratch = try GoldenScratch()
    var session = try GoldenSession(scratch.folder, mode: .all)
    (session.comparison, session.reason, session.keyFrames) = (dot, "for a test", 1)
    _ = session.run(try stage(dot: "#FF0000"), named: "slide", overrides: GoldenOverrides())
    session = try GoldenSession(GoldenFolder(path: scratch.folder.path + "/"))
    // The first frame, the only image, is the same.
    let verdict = try scratch.run(stage(dot: "#FF0000", damping: 0.5))
    #expect(verdict.state == .different && verdict.images.isEmpty)
  }

  @Test("a rectangle is ignored; pixels outside it count")
  func rectangle() throws {
    let scratch = try GoldenScratch()
    let card = ImageComparison(ignoring: [PixelRegion(x: 5, y: 0, width: 30, height: 60)])
    _ = try scratch.run(stage(dot: "#FF0000"), .all, comparison: card)
    #expect(try scratch.run(stage(dot: "#00FF00", card: "#123456")).state == .equal)
    let half = ImageComparison(ignoring: [PixelRegion(x: 5, y: 5, width: 15, height: 20)])
    _ = try scratch.run(stage(dot: "#FF0000"), .all, comparison: half)
    let verdict = try scratch.run(stage(dot: "#FF0000", card: "#123456"))
    let text = verdict.lines.joined(separator: " ")
    #expect(verdict.state == .different && text.contains("in 15 x 20 at (20, 5)"), "\(text)")
  }

  @Test("a call can ignore more than the golden does, in frames that have images")
  func byCall() throws {
    let scratch = try GoldenScratch()
    _ = try scratch.run(stage(dot: "#FF0000"), .all)
    #expect(try scratch.run(stage(dot: "#00FF00")).state == .different)
    let verdict = try scratch.run(stage(dot: "#00FF00"), comparison: dot)
    #expect(verdict.state == .equal && verdict.lines.count == 1, "\(verdict.lines)")
    let other = try scratch.run(stage(dot: "#00FF00", card: "#000000"), comparison: dot)
    #expect(other.state == .different)
    // Nothing was written.
    #expect(try scratch.folder.golden("slide")?.comparison == ImageComparison())
  }

  @Test("a call can use another comparator than the recording")
  func comparatorByCall() throws {
    let scratch = try GoldenScratch()
    _ = try scratch.run(stage(dot: "#FF0000"), .all)
    let lenient = ImageComparison(.channels(tolerance: 2))
    #expect(try scratch.run(stage(dot: "#FF0002"), comparison: lenient).state == .equal)
    #expect(try scratch.run(stage(dot: "#FF0003"), comparison: lenient).state == .different)
    #expect(try scratch.run(stage(dot: "#FF0002")).state == .different)
  }

  @Test("a view that appears in no frame is an error with its name")
  func missing() throws {
    let scratch = try GoldenScratch()
    let verdict = try scratch.run(
      stage(dot: "#FF0000"), .all, comparison: ImageComparison(views: ["dto"]))
    #expect(
      verdict.state == .failed && verdict.lines[0].hasPrefix("no view 'dto' to ignore is visible"))
    #expect(scratch.names.isEmpty)
  }

  @Test("clipped parts of a view are not ignored")
  func clipped() throws {
    let text = """
      segue: 1
      canvas: { width: 40, height: 40, scale: 2 }
      screens:
        a: { views: [{ frame: [0, 0, 20, 20], clips: true, views: [{ id: in, frame: [10, 10, 30, 5] }] }] }
      script: [{ show: a }, { wait: 0.1 }]
      """
    let document = try SceneDocument.parse(Array(text.utf8), named: "scene.yaml")
    let nodes = try Stage(document, images: ImageLibrary(bitmaps: [:])).inspect(atSeconds: 0)
    let node = try #require(nodes.first { $0.id == "in" })
    #expect(node.visibleFrame == CGRect(x: 10, y: 10, width: 10, height: 5))
    let region = document.canvas.pixels(around: node.visibleFrame)
    #expect(region == PixelRegion(x: 20, y: 20, width: 20, height: 10))
    #expect(document.canvas.pixels(around: CGRect(x: 0.3, y: 0, width: 0.4, height: 1))?.width == 2)
    #expect(document.canvas.pixels(around: CGRect(x: 50, y: 0, width: 9, height: 9)) == nil)
  }

  @Test("a scene declares what to ignore in all its goldens")
  func inScene() throws {
    let text = """
      segue: 1
      canvas: { width: 40, height: 40, scale: 2 }
      screens: { a: {} }
      script: [{ show: a }]
      golden:
        reason: a clock
        comparator: %
        maxPixels: 3
        maxCluster: 2
        ignore: [[0, 1, 2.5, 3]]
        ignoreViews: [clock]
      """
    func comparison(_ name: String) throws -> ImageComparison? {
      let bytes = Array(text.replacing("%", with: name).utf8)
      let document = try SceneDocument.parse(bytes, named: "s.yaml")
      return try document.golden?.comparison(on: document.canvas)
    }
    #expect(
      try comparison("channels:2")
        == ImageComparison(
          .channels(tolerance: 2), limits: ComparisonLimits(pixels: 3, cluster: 2),
          ignoring: [PixelRegion(x: 0, y: 2, width: 5, height: 6)], views: ["clock"]))
    do {
      _ = try comparison("channel")
      Issue.record("no error")
    } catch {
      let line = "\(error)"
      #expect(
        line.contains("golden.comparator is \\\"channel\\\"; expected exact")
          || line.contains("golden.comparator is"))
    }
  }
}
