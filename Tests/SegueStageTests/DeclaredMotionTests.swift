import Foundation
import QuartzCore
import SegueScenes
import SegueStage
import SegueWorld
import Testing

@MainActor
@Suite struct DeclaredMotionTests {
  /// A stage that goes forward and back by a transition of these lines, 1 s each way unless they
  /// specify otherwise, with 1 s between.
  private static func stage(_ lines: String, step: String = "") throws -> Stage {
    try StageSamples.stage(
      """
      segue: 1
      canvas: { width: 100, height: 200, fps: 50 }
      screens:
        a: { background: "#FF0000" }
        b: { background: "#0000FF" }
      transitions:
        t: { duration: 1, \(lines) }
      script: [{ show: a }, { present: b, transition: t }, { wait: 1 }, { dismiss: b }, { wait: 1 }]

      """)
  }

  private static func node(_ stage: Stage, _ id: String, at seconds: Double) throws
    -> InspectionNode
  {
    try #require(stage.inspect(atSeconds: seconds).first { $0.id == id })
  }

  @Test("a linear motion has the expected values, forward and back")
  func linear() throws {
    let stage = try Self.stage(
      "curve: linear, incoming: { from: { translate: [50%, -10], alpha: 0 } }, outgoing: { to: { scale: [0.5, 1] } }"
    )
    let b = try Self.node(stage, "b", at: 0.25)
    #expect(b.transform == [1, 0, 0, 1, 37.5, -7.5])
    #expect(b.opacity == 0.25)
    #expect(try Self.node(stage, "a", at: 0.25).transform == [0.875, 0, 0, 1, 0, 0])
    #expect(try Self.node(stage, "b", at: 2.25).transform == [1, 0, 0, 1, 12.5, -2.5])
    #expect(try Self.node(stage, "b", at: 2.25).opacity == 0.75)
    #expect(try Self.node(stage, "a", at: 2.25).transform == [0.625, 0, 0, 1, 0, 0])
    #expect(try Self.node(stage, "a", at: 3.5).transform == [1, 0, 0, 1, 0, 0])
  }

  @Test("the front view stays in front on a mirrored way back, unless declared otherwise")
  func order() throws {
    let mirrored = try Self.stage("incoming: { from: { alpha: 0 } }")
    #expect(
      try mirrored.inspect(atSeconds: 0.5).filter { $0.kind == .screen }.map(\.id) == ["a", "b"])
    #expect(
      try mirrored.inspect(atSeconds: 2.5).filter { $0.kind == .screen }.map(\.id) == ["a", "b"])
    let below = try Self.stage(
      "top: outgoing, outgoing: { to: { alpha: 0 } }, dismiss: { top: incoming }")
    #expect(
      try below.inspect(atSeconds: 0.5).filter { $0.kind == .screen }.map(\.id) == ["b", "a"])
    #expect(
      try below.inspect(atSeconds: 2.5).filter { $0.kind == .screen }.map(\.id) == ["b", "a"])
  }

  @Test("control points produce the curve that they describe")
  func controlPoints() throws {
    let named = try Self.stage("curve: easeIn, incoming: { from: { translate: [0, 100%] } }")
    let spelt = try Self.stage(
      "curve: [0.42, 0, 1, 1], incoming: { from: { translate: [0, 100%] } }")
    for time in [0.1, 0.4, 0.5, 0.9, 2.3] {
      let expected = try Self.node(named, "b", at: time).transform[5]
      #expect(abs(try Self.node(spelt, "b", at: time).transform[5] - expected) < 1e-9)
    }
    #expect(abs(try Self.node(spelt, "b", at: 0.5).transform[5] - 200 * (1 - 0.315356813)) < 1e-6)
    #expect(try spelt.length() == named.length())
  }

  @Test("keyframes are reversed on the way back")
  func keyframes() throws {
    let stage = try Self.stage(
      """
      curve: linear, incoming: { from: { translate: [100%, 0], alpha: 0 } },
          keyframes: [{ start: 0, duration: 0.5, incoming: { alpha: 1 } },
            { start: 0.5, duration: 0.25, incoming: { translate: [20, 0] }, outgoing: { scale: 0.5 } },
            { start: 0.75, duration: 0.25, incoming: { translate: [0, 0] } }]
      """)
    let there = [0.25, 0.6, 0.7, 0.8, 0.9]
    for time in there {
      for id in ["a", "b"] {
        let forward = try Self.node(stage, id, at: time)
        let back = try Self.node(stage, id, at: 2 + (1 - time))
        for (x, y) in zip(forward.transform + [forward.opacity], back.transform + [back.opacity]) {
          #expect(abs(x - y) < 1e-9, "\(id) at \(time)")
        }
      }
    }
    #expect(try Self.node(stage, "b", at: 0.25).opacity == 0.5)
    #expect(abs(try Self.node(stage, "b", at: 0.625).transform[4] - 60) < 1e-9)
  }

  @Test("an anchor point at one end applies throughout and does not move the screen")
  func anchorPoint() throws {
    let stage = try Self.stage(
      "curve: linear, incoming: { from: { scale: 0.5, anchorPoint: [1, 0] } }")
    let b = try Self.node(stage, "b", at: 0.5)
    #expect(b.anchorPoint == CGPoint(x: 1, y: 0))
    #expect(b.frame == CGRect(x: 25, y: 0, width: 75, height: 150))
    let rest = try Self.node(stage, "b", at: 1.5)
    #expect(rest.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(rest.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(try Self.node(stage, "b", at: 2.5).frame == CGRect(x: 25, y: 0, width: 75, height: 150))
  }

  @Test("a position places the anchor point")
  func position() throws {
    let stage = try Self.stage(
      "curve: linear, incoming: { from: { position: [50%, -50%] }, to: { position: [50%, 50%] } }")
    #expect(try Self.node(stage, "b", at: 0.25).position == CGPoint(x: 50, y: -50))
    #expect(try Self.node(stage, "b", at: 1.5).frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(try Self.node(stage, "b", at: 2.25).position == CGPoint(x: 50, y: 50))
  }

  @Test("corners and background change in transit and are restored afterwards")
  func looks() throws {
    let stage = try Self.stage(
      "curve: linear, incoming: { from: { cornerRadius: 40, background: \"#00FF00\" } }")
    func text(_ index: Int) throws -> String {
      try "\(#require(try stage.frame(at: FrameTime(index: index, rateNumerator: 50))))"
    }
    #expect(try text(25).contains("topLeft: 20.0"))
    #expect(try text(25).contains("green: 0.5, blue: 0.5"))
    #expect(try text(75).contains("topLeft: 20.0") == false)
    #expect(try text(75).contains("red: 0.0, green: 0.0, blue: 1.0"))
    #expect(try text(175).contains("red: 1.0, green: 0.0, blue: 0.0"))
  }

  @Test("a screen scaled to 0 shrinks instead of vanishing")
  func shrinks() throws {
    let stage = try Self.stage("curve: linear, incoming: { from: { scale: 0 } }")
    #expect(try stage.length() == VirtualTime(seconds: 4))
    #expect(try Self.node(stage, "b", at: 0.5).transform[0] == 0.5)
    #expect(abs(try Self.node(stage, "b", at: 2.5).transform[0] - 0.5005) < 1e-9)
  }

  @Test("a push and a pop play the same declaration")
  func navigation() throws {
    let stage = try StageSamples.stage(
      """
      segue: 1
      canvas: { width: 100, height: 200, fps: 50 }
      screens: { a: { background: red }, b: { background: blue }, n: { navigation: [a] } }
      transitions:
        t: { duration: 1, curve: linear, incoming: { from: { translate: [100%, 0] } } }
      script: [{ show: n }, { push: b, transition: t }, { wait: 1 }, { pop: b }, { wait: 1 }]
      """)
    #expect(try Self.node(stage, "b", at: 0.25).transform[4] == 75)
    #expect(try Self.node(stage, "b", at: 2.25).transform[4] == 25)
    #expect(
      try stage.inspect(atSeconds: 3.5).filter { $0.kind == .screen }.map(\.id) == ["n", "a"])
  }

  @Test("a step can override the duration and spring of a declared transition")
  func parameters() throws {
    let text = """
      segue: 1
      canvas: { width: 100, height: 200 }
      screens: { a: {}, b: {} }
      transitions:
        t: { duration: 1, spring: { damping: 0.5 }, incoming: { from: { alpha: 0 } } }
      script: [{ show: a }, { present: b, transition: { name: t, duration: 2, damping: 1 } }, { dismiss: b }]
      """
    let stage = try StageSamples.stage(text)
    #expect(try stage.length() == VirtualTime(seconds: 4))
    // A critical spring over 2 s at a tenth of its duration (SEMANTICS 1c, the row of ratio 1).
    #expect(abs(try Self.node(stage, "b", at: 0.2).opacity - 0.236068680) < 1e-8)
  }
}
