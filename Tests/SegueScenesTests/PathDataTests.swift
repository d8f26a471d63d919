import CoreGraphics
import SegueScenes
import Testing

@Suite struct PathDataTests {
  private func path(_ text: String) throws -> PathOutline {
    let scene = SceneSamples.scene(screens: "  a: { views: [{ shape: { path: \"\(text)\" } }] }")
    let document = try SceneDocument.parse(Array(scene.utf8), named: "s.yaml")
    guard case .page(let page)? = document.screen("a")?.content,
      case .shape(let shape)? = page.views.first?.content, case .path(let path)? = shape.outline
    else { return PathOutline() }
    return path.outline
  }

  private func isNear(_ a: CGPoint, _ x: Double, _ y: Double) -> Bool {
    abs(a.x - x) < 1e-9 && abs(a.y - y) < 1e-9
  }

  @Test(
    "equivalent notations are the same path",
    arguments: [
      ("M10 20L30 40H50V60Z", "m10,20 20,20 h20v20z"),
      ("M0 0L1 1L2 2", "M0 0 1 1 2 2"),
      ("M1e1-2.5.5.25", "M 10 -2.5 L 0.5 0.25"),
      ("M0 0C0 10 10 10 10 0S20-10 20 0", "M0 0c0 10 10 10 10 0c0-10 10-10 10 0"),
      ("M0 0Q5 10 10 0T20 0", "M0 0Q5 10 10 0Q15-10 20 0"),
      ("M5 5zl1 1", "M5 5zM5 5L6 6"),
      ("M0 0S5 5 10 0", "M0 0C0 0 5 5 10 0"),
    ])
  func spellings(one: String, other: String) throws {
    let (a, b) = try (path(one), path(other))
    let same = a.elements.filter { if case .move = $0 { false } else { true } }
    #expect(same == b.elements.filter { if case .move = $0 { false } else { true } })
    #expect(!same.isEmpty)
  }

  @Test("an arc is on its circle and follows its flags")
  func arcs() throws {
    for (flags, x, y) in [("0 0", 5.0, 5.0), ("0 1", 5, -5), ("1 0", 5, 5), ("1 1", 5, -5)] {
      let outline = try path("M0 0A5 5 0 \(flags) 10 0")
      let box = CGPath(outline).boundingBoxOfPath
      #expect(isNear(CGPoint(x: box.midX, y: box.midY), x, y / 2))
      #expect(abs(box.height - 5) < 1e-6)
    }
    let small = CGPath(try path("M0 0A10 10 0 0 1 10 0")).boundingBoxOfPath
    #expect(abs(small.minY - (-10 + 75.0.squareRoot())) < 0.01)
    let large = CGPath(try path("M0 0A10 10 0 1 1 10 0")).boundingBoxOfPath
    #expect(abs(large.minY - (-10 - 75.0.squareRoot())) < 0.01)
  }

  @Test("radii of an arc that are too small are enlarged; without radii it is a line")
  func arcsOutOfReach() throws {
    let box = CGPath(try path("M0 0A1 2 0 0 1 10 0")).boundingBoxOfPath
    #expect(abs(box.width - 10) < 1e-6 && abs(box.height - 10) < 1e-2)
    #expect(try path("M0 0A0 2 0 0 1 10 0") == path("M0 0L10 0"))
  }

  @Test("the axes of an arc are turned by its angle")
  func turnedArcs() throws {
    // Turned by a right angle, an ellipse is the one whose radii are exchanged.
    for flags in ["0 0", "0 1", "1 0", "1 1"] {
      let turned = CGPath(try path("M3 4A10 5 90 \(flags) 7 9")).boundingBoxOfPath
      let exchanged = CGPath(try path("M3 4A5 10 0 \(flags) 7 9")).boundingBoxOfPath
      #expect(isNear(turned.origin, exchanged.minX, exchanged.minY), "\(flags)")
      #expect(isNear(CGPoint(x: turned.width, y: turned.height), exchanged.width, exchanged.height))
    }
  }

  @Test("an arc that begins elsewhere is the same arc, moved")
  func movedArcs() throws {
    for flags in ["0 0", "0 1", "1 0", "1 1"] {
      let arc = CGPath(try path("M0 0A10 7 30 \(flags) 8 3")).boundingBoxOfPath
      let moved = CGPath(try path("M20 30A10 7 30 \(flags) 28 33")).boundingBoxOfPath
      #expect(isNear(moved.origin, arc.minX + 20, arc.minY + 30), "\(flags)")
      #expect(isNear(CGPoint(x: moved.width, y: moved.height), arc.width, arc.height), "\(flags)")
    }
  }

  @Test("flags need no space after them, as in optimized files")
  func flags() throws {
    #expect(try path("M0 0a5 5 0 1110 0") == path("M0 0a5 5 0 1 1 10 0"))
  }
}
