import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct GestureLifetimeTests {
  struct Weak {
    weak var window: UIWindow?
    weak var scroll: UIScrollView?
    weak var pan: UIPanGestureRecognizer?
    weak var world: World?
  }

  /// A world that is abandoned during gestures: a touch drags, another one waits for a second tap,
  /// and a scroll view is decelerating.
  private func leaveInTheMiddle() throws -> Weak {
    let world = World()
    let (window, scroll, pan) = world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
      scroll.contentSize.height = 4000
      let pan = UIPanGestureRecognizer { [unowned window] in _ = $0.location(in: window) }
      let tap = UITapGestureRecognizer { _ in }
      tap.numberOfTapsRequired = 2
      window.addSubview(scroll)
      window.addGestureRecognizer(pan)
      window.addGestureRecognizer(tap)
      window.makeKeyAndVisible()
      return (window, scroll, pan)
    }
    for (seconds, y) in [(0.0, 300.0), (0.02, 250), (0.04, 200)] {
      world.touches.schedule(
        .init(0, seconds == 0 ? .began : .moved, at: CGPoint(x: 100, y: y)),
        at: VirtualTime(seconds: seconds))
    }
    world.touches.schedule(.init(0, .ended), at: VirtualTime(seconds: 0.05))
    try world.advance(to: VirtualTime(seconds: 0.1))
    #expect(scroll.isDecelerating)
    world.touches.began(1, at: CGPoint(x: 100, y: 600))
    world.touches.ended(1)
    world.touches.began(2, at: CGPoint(x: 100, y: 700))
    world.touches.moved(2, to: CGPoint(x: 150, y: 700))
    #expect(pan.state == .began)
    return Weak(window: window, scroll: scroll, pan: pan, world: world)
  }

  @Test("Gestures and scrolling are released with their world")
  func lifetime() throws {
    let left = try leaveInTheMiddle()
    #expect(left.world == nil)
    #expect(left.window == nil)
    #expect(left.scroll == nil)
    #expect(left.pan == nil)
  }
}
