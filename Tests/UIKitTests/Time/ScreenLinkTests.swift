// Display links that the screen makes.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ScreenLinkTests {
  @MainActor private final class Owner: NSObject {
    var times: [Double] = []
    func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
  }

  @Test("A link of the screen is called for every refresh while it is in a run loop")
  func refreshes() throws {
    let bars = BarSample()
    let owner = Owner()
    let link = try #require(
      bars.world.run {
        UIScreen.main.displayLink(withTarget: owner, selector: Selector(Owner.tick))
      })
    try bars.advance(to: 0.1)
    #expect(owner.times.isEmpty)
    bars.run { link.add(to: .main, forMode: .tracking) }
    try bars.advance(to: 0.2)
    #expect(owner.times.count == 6)
    bars.run { link.invalidate() }
    try bars.advance(to: 0.3)
    #expect(owner.times.count == 6)
  }

  @Test("The mode of tracking has the name that it has on a device")
  func mode() { #expect(RunLoop.Mode.tracking.rawValue == "UITrackingRunLoopMode") }
}
