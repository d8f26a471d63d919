import Testing
import UIKit

@Suite @MainActor struct AdditiveAnimationTests {
  @Test("A retargeted position goes on without a jump (SEMANTICS 4e)")
  func position() throws {
    let world = World()
    let view = world.run { UIView(frame: CGRect(x: -5, y: 0, width: 10, height: 10)) }
    world.run { UIView.animate(withDuration: 1) { view.center.x = 100 } }
    let table: [(Double, Double)] = [
      (0.25, 12.916193105), (0.5, 50), (0.6, 64.839367635), (0.75, 74.167613791), (1, 50),
      (1.25, 12.916193105), (1.5, 0),
    ]
    for (time, expected) in table {
      try world.advance(to: VirtualTime(seconds: time))
      if time == 0.5 { world.run { UIView.animate(withDuration: 1) { view.center.x = 0 } } }
      let shown = world.run { view.layer.presentation()?.position.x ?? view.center.x }
      #expect(abs(shown - expected) < 1e-8, "t = \(time): \(shown)")
    }
  }
}
