// Touches on a stage: how far a transition follows them, and in which direction it continues when
// they end. The screens are 390 points wide and move linearly, so that a percentage can be read off
// a transform.

import QuartzCore
import SegueDiagnostics
import SegueScenes
import SegueStage
import SegueWorld
import Testing

enum InteractionSamples {
  /// Two screens, a pan to the left that presents the second, one to the right that dismisses it.
  static func presenting(_ keys: String = "", back: String = "", script: String) -> String {
    """
    segue: 1
    canvas: { width: 400, height: 800 }
    transitions:
      slide: { duration: 0.8, curve: linear, incoming: { from: { translate: [100%, 0] } } }
    screens:
      a: { image: menu.png, interactions: [{ pan: left, present: b, transition: slide\(keys) }] }
      b: { background: white, interactions: [{ pan: right, dismiss: b, transition: slide\(back) }] }
      n: { navigation: [a, c] }
      c:
        background: blue
        interactions:
          - { pan: right, edge: true, pop: c, transition: slide }
          - { pan: left, push: b, transition: slide }
    script:
    \(script)
    """
  }
}

@MainActor
private func screens(_ stage: Stage, at seconds: Double) throws -> [String] {
  try stage.inspect(atSeconds: seconds).filter { $0.kind == .screen }.map(\.id)
}

/// The distance that `b` has moved, of 400 points.
@MainActor
private func progress(_ stage: Stage, at seconds: Double) throws -> Double {
  let node = try #require(try stage.inspect(atSeconds: seconds).first { $0.id == "b" })
  return 1 - node.transform[4] / 400
}

@MainActor
@Suite struct InteractionTests {
  private static let slowDrag = """
      - show: a
      - drag: { from: [380, 400], to: [180, 400], duration: 1 }
      - wait: 1
    """

  @Test("the transition follows the touch in proportion and finishes in its remaining time")
  func follows() throws {
    let stage = try StageSamples.stage(
      InteractionSamples.presenting(", finishAbove: 0.4", script: Self.slowDrag))
    #expect(try screens(stage, at: 0.02) == ["a"])
    #expect(abs(try progress(stage, at: 0.5) - 0.25) < 1e-9)
    #expect(abs(try progress(stage, at: 0.9999) - 0.495833333) < 1e-6)
    // Half of 0.8 s is left, eased in and out.
    #expect(abs(try progress(stage, at: 1.2) - 0.75) < 1e-9)
    #expect(try stage.length() == VirtualTime(seconds: 2.4))
    #expect(try screens(stage, at: 2) == ["b"])
  }

  @Test("below its threshold it plays back in the elapsed time and restores everything")
  func goesBack() throws {
    let stage = try StageSamples.stage(InteractionSamples.presenting(script: Self.slowDrag))
    #expect(abs(try progress(stage, at: 1.2) - 0.25) < 1e-9)
    #expect(try stage.length() == VirtualTime(seconds: 2.4))
    #expect(try screens(stage, at: 2) == ["a"])
    #expect(stage.warnings.isEmpty)
  }

  @Test(
    "a transition finishes by distance or velocity",
    arguments: [
      ("", "to: [170, 400]", "b"), ("", "to: [190, 400]", "a"),
      (", distance: 100", "to: [320, 400]", "b"), (", distance: 25%", "to: [340, 400]", "a"),
      (", begin: 30, distance: 90, finishAbove: 0.5", "to: [304, 400]", "b"),
      (", begin: 30, distance: 90, finishAbove: 0.5", "to: [306, 400]", "a"),
      (", finishVelocity: 300", "to: [280, 400]", "b"),
      (", finishVelocity: 400", "to: [280, 400]", "a"),
      (", finishVelocity: 0", "to: [340, 400], hold: 0.2", "a"),
      ("", "to: [100, 400], end: cancel", "a"),
      (", edge: true", "to: [100, 400]", "b"),
      // In the opposite direction.
      ("", "to: [300, 600]", "a"), ("", "to: [399, 400]", "a"),
      // Too short for a pan.
      (", finishAbove: 0, distance: 1", "to: [371, 400]", "a"),
      (", finishAbove: 0, distance: 1", "to: [369, 400]", "b"),
    ])
  func decides(keys: String, drag: String, front: String) throws {
    let script = "  - show: a\n  - drag: { from: [380, 400], \(drag) }\n  - wait: 0.5\n"
    let stage = try StageSamples.stage(InteractionSamples.presenting(keys, script: script))
    let end = try stage.length().seconds
    #expect(try screens(stage, at: end) == [front])
  }

  @Test("a touch away from the edge does not drive an edge transition")
  func edge() throws {
    let script = "  - show: a\n  - drag: { from: [375, 400], to: [10, 400] }\n"
    let stage = try StageSamples.stage(
      InteractionSamples.presenting(", edge: true", script: script))
    #expect(try stage.length() == VirtualTime(seconds: 0.3))
    #expect(try screens(stage, at: 1) == ["a"])
  }

  @Test("presented and pushed: forward, cancelled back, back, forward again")
  func thereAndBack() throws {
    let script = """
        - show: n
        - drag: { from: [380, 400], to: [10, 400] }
        - pop: b
        - drag: { from: [5, 400], to: [100, 400] }
        - drag: { from: [5, 400], to: [390, 400] }
        - drag: { from: [380, 400], to: [300, 400] }
        - drag: { from: [380, 400], to: [10, 400] }
        - drag: { from: [50, 400], to: [60, 400] }
        - drag: { from: [50, 400], to: [390, 400] }
      """
    let stage = try StageSamples.stage(InteractionSamples.presenting(script: script))
    let end = try stage.length().seconds
    #expect(try screens(stage, at: end) == ["n", "a"])
    #expect(stage.warnings.isEmpty)
  }

  @Test("each of two raw touches stays where it was last placed")
  func rawTouches() throws {
    let script = """
        - show: a
        - touch:
            - { path: [[0, 380, 400], [0.5, 280, 400], [1, 180, 400], [1.5, 80, 400]] }
            - { path: [[2, 10, 10]], end: cancel }
        - wait: 0.5
      """
    let stage = try StageSamples.stage(InteractionSamples.presenting(script: script))
    #expect(abs(try progress(stage, at: 0.75) - 0.25) < 1e-9)
    #expect(abs(try progress(stage, at: 1.25) - 0.5) < 1e-9)
    #expect(try stage.length() == VirtualTime(seconds: 2.5))
    #expect(try screens(stage, at: 2.4) == ["b"])
  }

  @Test(
    "any touch ends on one of the two screens without a larger step",
    arguments: 1...12)
  func randomDrags(seed: UInt64) throws {
    var random = RandomNumbers(seed: seed)
    let corners = (0..<random.next(2...5)).map { _ in
      "[\(random.next(0...400)), \(random.next(300...500))]"
    }
    let end = random.next(0...3) == 0 ? "cancel" : "release"
    let script = """
        - show: a
        - drag:
            path: [[\(random.next(0...400)), 400], \(corners.joined(separator: ", "))]
            duration: 0.\(random.next(1...9))
            end: \(end)
        - wait: 0.1
      """
    let stage = try StageSamples.stage(InteractionSamples.presenting(script: script))
    let length = try stage.length().seconds
    stage.showsTouches = true
    var last: (progress: Double, finger: CGPoint)?
    for index in 0..<Int(length * 120) {
      let list = try stage.frame(at: FrameTime(index: index, rateNumerator: 120))
      guard case .solid(let disc)? = list?.items.last, disc.shape.topLeft == 22 else { break }
      let finger = CGPoint(x: disc.shape.rect.midX, y: disc.shape.rect.midY)
      let nodes = try stage.inspect(atSeconds: Double(index) / 120)
      let found = nodes.first { $0.id == "b" }.map { 1 - $0.transform[4] / 400 }
      if let found, let last {
        #expect(abs(found - last.progress) * 400 <= abs(finger.x - last.finger.x) + 1e-6)
      }
      last = found.map { ($0, finger) }
    }
    let front = try stage.inspect(atSeconds: length)
    let screen = try #require(front.last)
    #expect(front.filter { $0.kind == .screen }.count == 1)
    #expect(screen.transform == [1, 0, 0, 1, 0, 0] && screen.opacity == 1)
    #expect(screen.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(stage.warnings.allSatisfy { $0.message.contains("nothing on the screen responds") })
  }

  @Test("touches are shown while they are down, on request, and change nothing else")
  func marks() throws {
    let text = InteractionSamples.presenting(script: Self.slowDrag)
      .replacing("height: 800", with: "height: 800, scale: 2")
    let stage = try StageSamples.stage(text)
    for (seconds, x) in [(0, 380), (0.5, 280), (0.99, 182), (1, nil), (1.2, nil)] {
      let time = FrameTime(index: Int(seconds * 100), rateNumerator: 100)
      stage.showsTouches = false
      let expected = try #require(try stage.frame(at: time))
      stage.showsTouches = true
      var list = try #require(try stage.frame(at: time))
      let marks = list.items.suffix(list.items.count - expected.items.count)
      list.items = Array(list.items.prefix(expected.items.count))
      #expect(list == expected)
      let centers = marks.compactMap { item -> CGPoint? in
        guard case .solid(let quad) = item else { return nil }
        let rect = quad.shape.rect
        return CGPoint(x: rect.midX, y: rect.midY).applying(quad.transform)
      }
      let center = x.map { CGPoint(x: 2 * $0, y: 800) }
      #expect(centers.count == (center == nil ? 0 : 2))
      for found in centers {
        #expect(abs(found.x - (center?.x ?? 0)) < 4 && found.y == center?.y, "\(seconds)")
      }
    }
  }

  @Test("the same drag at 24, 30, 60 and 120 fps is equal at common instants")
  func rates() throws {
    let text = InteractionSamples.presenting(script: Self.slowDrag)
    let expected = try StageSamples.stage(text)
    for rate in [24, 30, 60, 120] {
      let changed = text.replacing("height: 800", with: "height: 800, fps: \(rate)")
      let stage = try StageSamples.stage(changed)
      for index in 0..<rate * 2 {
        _ = try stage.frame(at: FrameTime(index: index, rateNumerator: rate))
        guard index % (rate / 6) == 0 else { continue }
        let seconds = FrameTime(index: index, rateNumerator: rate).seconds
        #expect(try stage.inspect(atSeconds: seconds) == expected.inspect(atSeconds: seconds))
      }
    }
  }

  @Test("a transition whose way back is UIKit's own cannot be interactive")
  func systemWayBack() throws {
    let text = InteractionSamples.presenting(script: "  - show: a")
      .replacing("dismiss: b, transition: slide", with: "dismiss: b, transition: liftIn")
    let failure = #expect(throws: Failure.self) { try StageSamples.stage(text) }
    #expect(
      failure?.lines.first?.contains(
        "\"liftIn\" leaves this direction to UIKit's own animation, which a finger cannot drive")
        == true)
  }

  @Test("a touch that requests the impossible causes a warning, and the clip continues")
  func impossible() throws {
    let script = "  - show: b\n  - drag: { from: [5, 400], to: [300, 400] }\n"
    let stage = try StageSamples.stage(InteractionSamples.presenting(script: script))
    let end = try stage.length().seconds
    #expect(try screens(stage, at: end) == ["b"])
    #expect(
      stage.warnings.first?.message.contains("\"b\" is no longer presented") == true)
  }
}

@Suite struct GestureGrammarTests {
  private static func messages(_ interaction: String, _ step: String) -> [String] {
    let text = """
      segue: 1
      canvas: { width: 400, height: 800 }
      screens: { a: { interactions: [{ \(interaction) }] }, b: {} }
      script: [{ show: a }, { \(step) }]

      """
    do {
      _ = try SceneDocument.parse(Array(text.utf8), named: "s")
      return []
    } catch {
      return error.lines
    }
  }

  @Test(
    "invalid touches are reported",
    arguments: [
      ("pan: left, present: b, transition: fade", "wait: 0", ""),
      ("pan: left, present: b", "wait: 0", "has no 'transition'"),
      ("pan: left, transition: fade", "wait: 0", "is incomplete"),
      ("grab: left", "wait: 0", ""),
      ("pan: left, present: b, push: b, transition: fade", "wait: 0", "both 'present' and 'push'"),
      ("pan: left, push: b, style: custom, transition: fade", "wait: 0", "'push' and 'style'"),
      ("pan: left, present: c, transition: fade", "wait: 0", "which is not a screen"),
      ("pan: left, present: b, transition: fade, distance: 0", "wait: 0", "> 0"),
      ("pan: left, present: b, transition: fade, distance: -5%", "wait: 0", "more than 0%"),
      ("pan: sideways, present: b, transition: fade", "wait: 0", "left, right, up or down"),
      ("pan: left, present: b, transition: fade", "drag: { from: [0, 0] }", "no 'to'"),
      ("pan: left, present: b, transition: fade", "drag: { to: [0, 0] }", "is incomplete"),
      ("pan: left, present: b, transition: fade", "drag: { path: [[0, 0]] }", "at least 2"),
      (
        "pan: left, present: b, transition: fade",
        "drag: { from: [0, 0], to: [1, 1], curve: [2, 0, 0, 1] }", "backward in time"
      ),
      (
        "pan: left, present: b, transition: fade",
        "touch: [{ path: [[0.5, 1, 1], [0.4, 1, 1]] }]", "expected 0.5 s or later"
      ),
    ])
  func faults(interaction: String, step: String, message: String) {
    let found = Self.messages(interaction, step)
    if message.isEmpty {
      #expect(found == [])
    } else {
      #expect(found.count == 1 && found[0].contains(message), "\(found)")
    }
  }

  @Test("a touch before any screen is displayed is refused")
  func tooEarly() throws {
    let text = """
      segue: 1
      canvas: { width: 400, height: 800 }
      screens: { a: {} }
      script: [{ drag: { from: [0, 0], to: [1, 1] } }]

      """
    let failure = #expect(throws: Failure.self) {
      try SceneDocument.parse(Array(text.utf8), named: "s")
    }
    #expect(failure?.lines.first?.contains("is used before any 'show'") == true)
  }
}

/// Reproducible pseudorandom numbers.
private struct RandomNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next(_ range: ClosedRange<Int>) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Int(state >> 33) % range.count
  }
}
