// Scroll views of a scene under touches, and transitions that they drive when they are pulled.

import QuartzCore
import SegueScenes
import SegueStage
import Testing

@MainActor
@Suite struct ScrollingTests {
  private func stage(
    _ script: String, scroll: String = "alwaysBounce: vertical",
    pull: String = "pull: list, begin: 30, distance: 90"
  ) throws -> Stage {
    try StageSamples.stage(
      """
      segue: 1
      canvas: { width: 400, height: 800 }
      transitions:
        slide: { duration: 0.8, curve: linear, incoming: { from: { translate: [-100%, 0] } } }
      screens:
        a:
          views:
            - { id: list, scroll: { \(scroll) }, views: [{ id: row, frame: [0, 0, 400, 2000], background: red }] }
          interactions: [{ \(pull), present: b, transition: slide }]
        b: { background: white }
      script:
        - show: a
      \(script)

      """)
  }

  private func list(_ stage: Stage, at seconds: Double) throws -> CGPoint {
    try #require(try stage.inspect(atSeconds: seconds).first { $0.id == "list" }).bounds.origin
  }

  private func progress(_ stage: Stage, at seconds: Double) throws -> Double? {
    try stage.inspect(atSeconds: seconds).first { $0.id == "b" }.map { 1 + $0.transform[4] / 400 }
  }

  /// The distance that content moves for `finger` points past the end of a list of 800.
  private func banded(_ finger: Double) -> Double { (1 - 1 / (finger * 0.55 / 800 + 1)) * 800 }

  @Test("content follows the touch up to its end and decelerates")
  func scrolls() throws {
    let stage = try stage(
      "  - drag: { from: [200, 700], to: [200, 100], duration: 1 }\n  - wait: 3\n")
    // The pan begins with the report that is 10 points away, and that distance is not counted.
    // Reports are 5 points apart.
    let first = try list(stage, at: 0.5)
    #expect(first.x == 0 && first.y <= 290 && first.y >= 285 - 1e-9, "\(first)")
    #expect(abs(try list(stage, at: 0.9).y - first.y - 240) < 1e-9)
    #expect(try list(stage, at: 1.2).y > 650)
    #expect(try list(stage, at: 4).y < 1200)
    #expect(stage.warnings.isEmpty)
  }

  @Test("past its top the content resists, and the pull counts the content's movement")
  func pulls() throws {
    let stage = try stage(
      "  - drag: { from: [200, 100], to: [200, 310], duration: 1, hold: 0.2 }\n  - wait: 1\n")
    #expect(abs(try list(stage, at: 0.25).y + banded(52.5 - 10.5)) < 1e-9)
    #expect(try progress(stage, at: 0.25) == nil)
    for time in [0.5, 0.75, 1.1] {
      let way = banded(210 * min(time, 1) - 10.5)
      #expect(abs(try list(stage, at: time).y + way) < 1e-9)
      #expect(abs(try #require(try progress(stage, at: time)) - (way - 30) / 90) < 1e-9)
    }
    // When released, the list returns while the transition finishes.
    #expect(try list(stage, at: 1.25).y > -banded(199.5))
    let end = try stage.length().seconds
    #expect(try stage.inspect(atSeconds: end).filter { $0.kind == .screen }.map(\.id) == ["b"])
    #expect(stage.warnings.isEmpty)
  }

  @Test(
    "what decides",
    arguments: [
      ("alwaysBounce: vertical", "", "to: [200, 250], hold: 0.2", "a"),
      ("alwaysBounce: vertical", "", "to: [200, 280], hold: 0.2", "b"),
      ("alwaysBounce: vertical", "", "to: [200, 280], hold: 0.2, end: cancel", "a"),
      ("alwaysBounce: vertical", ", finishAbove: 0.9", "to: [200, 280], hold: 0.2", "a"),
      ("alwaysBounce: vertical", ", finishVelocity: 100", "to: [200, 200], duration: 0.5", "b"),
      ("bounces: false", "", "to: [200, 700], hold: 0.2", "a"),
      // Pulled from the middle of the content, past its top.
      ("offset: [0, 100]", "", "to: [200, 300], hold: 0.2", "a"),
      ("offset: [0, 100]", "", "to: [200, 400], hold: 0.2", "b"),
      ("inset: [50, 0, 0, 0], offset: [0, -50]", "", "to: [200, 250], hold: 0.2", "a"),
      ("inset: [50, 0, 0, 0], offset: [0, -50]", "", "to: [200, 280], hold: 0.2", "b"),
    ])
  func decides(scroll: String, pull: String, drag: String, front: String) throws {
    let stage = try stage(
      "  - drag: { from: [200, 100], \(drag) }\n", scroll: scroll,
      pull: "pull: list, begin: 30, distance: 90\(pull)")
    let end = try stage.length().seconds
    let screens = try stage.inspect(atSeconds: end).filter { $0.kind == .screen }
    #expect(screens.map(\.id) == [front])
  }

  @Test(
    "past every end",
    arguments: [
      ("past: bottom", "offset: [0, 1200]", "[200, 700]", "[200, 400]"),
      ("past: top", "content: [100%, 100%], alwaysBounce: both", "[200, 100]", "[200, 400]"),
      ("past: left", "content: [100%, 100%], alwaysBounce: both", "[50, 400]", "[350, 400]"),
      ("past: right", "content: [200%, 100%], offset: [400, 0]", "[350, 400]", "[50, 400]"),
    ])
  func ends(past: String, scroll: String, from: String, to: String) throws {
    for (end, way) in [("b", "from: \(from), to: \(to)"), ("a", "from: \(to), to: \(from)")] {
      let stage = try stage(
        "  - drag: { \(way), hold: 0.2 }\n", scroll: scroll,
        pull: "pull: list, \(past), begin: 30, distance: 90")
      let length = try stage.length().seconds
      let screens = try stage.inspect(atSeconds: length).filter { $0.kind == .screen }
      #expect(screens.map(\.id) == [end], "\(past)")
    }
  }

  @Test("pages")
  func paging() throws {
    let stage = try stage(
      "  - drag: { from: [350, 400], to: [200, 400], duration: 0.2 }\n  - wait: 2\n",
      scroll: "content: [300%, 100%], paging: true")
    #expect(try list(stage, at: 2) == CGPoint(x: 400, y: 0))
  }
}

@MainActor
@Suite struct ViewGestureTests {
  private static let fingers = """
      - touch:
          - { interpolate: true, path: [[0, 150, 400], [1, 100, 350]] }
          - { interpolate: true, path: [[0, 250, 400], [1, 300, 450]] }
    """

  private func box(_ keys: String, _ script: String) throws -> InspectionNode {
    let stage = try StageSamples.stage(
      """
      segue: 1
      canvas: { width: 400, height: 800 }
      screens: { a: { views: [{ id: box, image: menu.png, frame: [100, 300, 200, 200], \(keys) }] } }
      script:
        - show: a
      \(script)

      """)
    let end = try stage.length().seconds
    #expect(stage.warnings.isEmpty)
    return try #require(try stage.inspect(atSeconds: end).first { $0.id == "box" })
  }

  @Test("two fingers scale and rotate a view together, if that is allowed")
  func together() throws {
    let node = try box("gestures: [pinch, rotate], simultaneous: true", Self.fingers)
    let (a, b) = (node.transform[0], node.transform[1])
    let scale = (a * a + b * b).squareRoot()
    // The final distance between the touches is √5 times the initial one, at an angle whose tangent
    // is 1/2.
    #expect(abs(scale - 5.0.squareRoot()) < 1e-9, "\(scale)")
    #expect(abs(b / a - 0.5) < 1e-9, "\(b / a)")
    #expect(node.position == CGPoint(x: 200, y: 400))
  }

  @Test("otherwise the first gesture wins", arguments: ["[pinch, rotate]", "[rotate, pinch]"])
  func alone(gestures: String) throws {
    let node = try box("gestures: \(gestures)", Self.fingers)
    let (a, b) = (node.transform[0], node.transform[1])
    let scale = (a * a + b * b).squareRoot()
    #expect((abs(b) > 0.1) != (abs(scale - 1) > 0.1), "\(node.transform)")
  }

  @Test("a pan moves it, also when it is already scaled")
  func pan() throws {
    let node = try box(
      "gestures: [pan], transform: { scale: 2 }",
      "  - drag: { from: [200, 400], to: [260, 370], duration: 1 }")
    #expect(node.position == CGPoint(x: 260, y: 370))
    #expect(node.transform == [2, 0, 0, 2, 0, 0])
  }
}
