import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct AdditiveAnimationTests {
  let world = World()

  @Test("A retargeted position continues without a jump (SEMANTICS 4e)")
  func position() throws {
    let view = world.run { UIView(frame: CGRect(x: -5, y: 0, width: 10, height: 10)) }
    world.run { UIView.animate(withDuration: 1) { view.center.x = 100 } }
    let table: [(Double, Double)] = [
      (0.25, 12.916193105), (0.5, 50), (0.6, 64.839367635), (0.75, 74.167613791), (1, 50),
      (1.25, 12.916193105), (1.5, 0),
    ]
    for (time, expected) in table {
      let shown = try world.at(time) {
        if time == 0.5 { UIView.animate(withDuration: 1) { view.center.x = 0 } }
        return view.shown("position.x")
      }
      #expect(isClose(shown, expected), "t = \(time): \(shown)")
    }
  }

  @Test(
    "A retargeted alpha starts from the old model or the presentation (SEMANTICS 4e)",
    arguments: [
      ([] as UIView.AnimationOptions, [0.5, 0.461251421, 0.35]),
      (UIView.AnimationOptions.beginFromCurrentState, [0.75, 0.678960938, 0.475]),
    ])
  func alpha(options: UIView.AnimationOptions, expected: [Double]) throws {
    let view = world.run { UIView(frame: .zero) }
    world.run { UIView.animate(withDuration: 1) { view.alpha = 0.5 } }
    try world.at(0.5) {
      UIView.animate(withDuration: 1, delay: 0, options: options, animations: { view.alpha = 0.2 })
    }
    let shown = try [0.5, 0.75, 1].map { try world.at($0) { view.shown("opacity") } }
    #expect(isClose(shown, expected), "\(shown)")
  }
}
