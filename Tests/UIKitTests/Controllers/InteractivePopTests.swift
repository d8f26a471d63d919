// The interactive pop from the left edge.

import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct InteractivePopTests {
  private let stack = TwoInAStack(custom: false)

  init() throws { try stack.push() }

  private func shownX(_ view: UIView) -> Double {
    view.layer.presentationSnapshot(atSeconds: stack.world.now.seconds).position.x - 195
  }

  /// Touches down at the left edge and moves to `x` in a tenth of a second; the world is then at
  /// 1.2.
  private func drag(to x: Double) throws {
    try stack.advance(to: 1.1)
    stack.world.touches.began(at: CGPoint(x: 5, y: 400))
    try stack.advance(to: 1.2)
    stack.world.touches.moved(to: CGPoint(x: 5 + x, y: 400))
    try stack.advance(to: 1.2)
  }

  @Test("the upper screen follows the touch linearly, the lower one by three tenths")
  func follows() throws {
    try drag(to: 195)
    #expect(abs(shownX(stack.b.view) - 195) < 1e-9)
    #expect(abs(shownX(stack.a.view) + 0.3 * 195) < 1e-9)
    stack.world.touches.moved(to: CGPoint(x: 5 + 39, y: 400))
    try stack.advance(to: 2)
    #expect(abs(shownX(stack.b.view) - 39) < 1e-9)
    #expect(stack.navigation.transitionCoordinator?.isInteractive == true)
  }

  @Test("released slowly beyond the middle it pops, in the remainder of the half second")
  func finishes() throws {
    try drag(to: 234)
    try stack.advance(to: 1.5)
    stack.world.touches.ended()
    try stack.advance(to: 1.69)
    #expect(stack.b.view.window != nil)
    try stack.advance(to: 1.7)
    #expect(stack.navigation.viewControllers == [stack.a])
    #expect(stack.b.view.window == nil && stack.a.view.window === stack.window)
    #expect(stack.a.view.frame == stack.window.bounds)
  }

  @Test("released slowly before the middle it returns")
  func goesBack() throws {
    try drag(to: 117)
    try stack.advance(to: 1.5)
    stack.world.touches.ended()
    try stack.advance(to: 2)
    #expect(stack.navigation.viewControllers == [stack.a, stack.b])
    #expect(stack.b.view.window === stack.window && stack.a.view.window == nil)
    #expect(shownX(stack.b.view) == 0)
  }

  @Test("a flick decides by its direction, and the rest takes at most 0.3 seconds")
  func flick() throws {
    try drag(to: 20)
    try stack.advance(to: 1.25)
    stack.world.touches.moved(to: CGPoint(x: 45, y: 400))
    stack.world.touches.ended()
    try stack.advance(to: 1.55)
    #expect(stack.navigation.viewControllers == [stack.a])
    #expect(stack.world.transitions.active.isEmpty)
  }

  @Test("a touch away from the edge, or at the root, does nothing")
  func elsewhere() throws {
    stack.world.touches.began(at: CGPoint(x: 100, y: 400))
    stack.world.touches.moved(to: CGPoint(x: 300, y: 400))
    stack.world.touches.ended()
    stack.run { stack.navigation.popViewController(animated: false) }
    try drag(to: 300)
    stack.world.touches.ended()
    try stack.advance(to: 3)
    #expect(stack.world.transitions.endedCount == 2)
    #expect(stack.navigation.viewControllers == [stack.a])
  }

  @Test("where the app animates changes itself, the gesture is disabled")
  func custom() throws {
    let custom = TwoInAStack()
    try custom.push()
    custom.world.touches.began(at: CGPoint(x: 5, y: 400))
    custom.world.touches.moved(to: CGPoint(x: 300, y: 400))
    custom.world.touches.ended()
    try custom.advance(to: 3)
    #expect(custom.navigation.viewControllers.count == 2)
  }
}
