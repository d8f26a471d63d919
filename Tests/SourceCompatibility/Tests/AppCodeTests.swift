// The same app code, compiled in both language modes, behaves the same.

import AppCode
import AppCodeSwift5
import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct AppCodeTests {
  let world = World()

  private func finger(_ path: [(Double, Double, Double)], lift: Double) {
    for (index, (seconds, x, y)) in path.enumerated() {
      world.touches.schedule(
        .init(0, index == 0 ? .began : .moved, at: CGPoint(x: x, y: y)),
        at: VirtualTime(seconds: seconds))
    }
    world.touches.schedule(.init(0, .ended), at: VirtualTime(seconds: lift))
  }

  private func play(to seconds: Double) throws {
    try world.advance(to: VirtualTime(seconds: seconds))
  }

  @Test("An app with tap, double tap, pan and an interactive dismissal runs", arguments: [5, 6])
  func app(mode: Int) throws {
    let (events, presented) = start(mode)
    finger([(0, 100, 200), (0.1, 130, 200), (0.2, 150, 220)], lift: 0.3)
    finger([(1, 160, 240)], lift: 1.1)
    finger([(1.2, 160, 240)], lift: 1.3)
    finger([(3, 160, 240)], lift: 3.1)
    try play(to: 4.5)
    #expect(events() == ["pan ended at (210.0, 240.0)", "double tap", "tap"])
    let screen = try #require(presented())
    finger([(5, 5, 400), (5.1, 60, 400), (5.2, 85, 400)], lift: 5.3)
    try play(to: 5.25)
    #expect(screen.isBeingDismissed)
    try play(to: 6)
    #expect(presented() === screen)
    finger([(7, 5, 400), (7.1, 60, 400), (7.2, 185, 400)], lift: 7.3)
    try play(to: 8)
    #expect(presented() == nil)
  }

  private func start(_ mode: Int) -> (() -> [String], () -> UIViewController?) {
    world.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      if mode == 5 {
        let app = AppCodeSwift5.App(window: window)
        return (
          { [window] in
            _ = window
            return app.events
          }, { app.presented }
        )
      }
      let app = AppCode.App(window: window)
      return (
        { [window] in
          _ = window
          return app.events
        }, { app.presented }
      )
    }
  }
}
