// The reverse of a declared motion.

import CoreGraphics
import Testing

@testable import SegueScenes

@Suite struct MirroredMotionTests {
  private func motion(_ text: String) throws -> TransitionDeclaration {
    let scene = SceneSamples.scene(
      screens: "  a: { views: [{ id: v, frame: [0, 0, 1, 1] }] }\n  b: {}", transitions: text)
    let document = try SceneDocument.parse(Array(scene.utf8), named: "s.yaml")
    return try #require(document.transitions.first)
  }

  @Test("screens and ends are exchanged, and the screen in front stays in front")
  func ends() throws {
    let found = try motion(
      """
        t:
          duration: 0.5
          top: incoming
          incoming: { from: { translate: [100%, 0] }, to: { alpha: 0.5 } }
          outgoing: { to: { scale: 0.9 } }
      """)
    let (forward, back) = (found.forward, found.backward)
    #expect(back == forward.mirrored && back.mirrored == forward)
    #expect(back.top == .outgoing && back.duration == 0.5)
    #expect(back.outgoing.from.alpha == 0.5 && back.outgoing.to.translation?.x == .percent(100))
    #expect(back.incoming.from.scale == CGPoint(x: 0.9, y: 0.9) && back.incoming.to.scale == nil)
  }

  @Test("a view that moves in a part of the time does so in the opposite part")
  func parts() {
    var forward = DeclaredMotion(duration: 1)
    let view = ViewMotion(
      id: "v", from: ScreenState(), to: ScreenState(), start: 0.125, duration: 0.25)
    forward.incoming.views = [view]
    forward.incoming.others = ViewMotion(
      id: "", from: ScreenState(), to: ScreenState(), start: 0.5, duration: 0.5)
    let back = forward.mirrored.outgoing
    #expect(back.views.map(\.start) == [0.625] && back.views.map(\.duration) == [0.25])
    #expect(back.others?.start == 0 && back.others?.duration == 0.5)
  }

  @Test("keyframes run backward from the last state; what none has specified is at rest")
  func keyframes() {
    var forward = DeclaredMotion(duration: 1)
    var (far, turned) = (ScreenState(), ScreenState())
    far.scale = CGPoint(x: 2, y: 3)
    far.alpha = 0.25
    turned.degrees = 90
    turned.cornerRadius = 8
    turned.translation = LengthPair(x: .points(5), y: .percent(6))
    turned.anchorPoint = CGPoint(x: 0, y: 1)
    turned.depth.degreesX = 30
    turned.depth.degreesY = 40
    turned.depth.translationZ = 50
    turned.depth.perspective = 600
    forward.keyframes = [
      MotionKeyframe(start: 0.5, duration: 0.375, incoming: turned, outgoing: nil),
      MotionKeyframe(start: 0, duration: 0.5, incoming: far, outgoing: nil),
    ]
    let back = forward.mirrored
    #expect(back.keyframes.map(\.start) == [0.125, 0.5])
    #expect(back.keyframes.map(\.duration) == [0.375, 0.5])
    #expect(back.keyframes.allSatisfy { $0.incoming == nil })
    let first = back.keyframes[0].outgoing
    #expect(first?.degrees == 0 && first?.cornerRadius == 0)
    #expect(first?.translation == LengthPair(x: .zero, y: .zero))
    #expect(first?.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(first?.depth.degreesX == 0 && first?.depth.degreesY == 0)
    #expect(first?.depth.translationZ == 0 && first?.depth.perspective == 600)
    #expect(first?.scale == nil && first?.alpha == nil)
    let second = back.keyframes[1].outgoing
    #expect(second?.scale == CGPoint(x: 1, y: 1) && second?.alpha == 1 && second?.degrees == nil)
    let start = back.outgoing.from
    #expect(start.scale == far.scale && start.alpha == 0.25 && start.degrees == 90)
    #expect(back.outgoing.to == ScreenState())
  }
}
