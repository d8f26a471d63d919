// A view whose layout invalidates itself without end does not keep the others from being drawn.

import SegueWorld
import Testing
import UIKit

/// Requests layout from within its layout.
@MainActor
private final class Restless: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsLayout()
  }
}

/// Counts how often it is drawn.
@MainActor
private final class DrawnOnce: UIView {
  var count = 0
  override func draw(_ rect: CGRect) { count += 1 }
}

@MainActor @Suite struct RestlessLayoutTests {
  @Test("what needs display is drawn although layout does not settle")
  func drawing() throws {
    let world = World()
    try world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.isHidden = false
      window.addSubview(Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      let drawn = DrawnOnce(frame: CGRect(x: 20, y: 0, width: 10, height: 10))
      window.addSubview(drawn)
      try world.advance(to: VirtualTime(seconds: 0.1))
      #expect(drawn.count == 1)
    }
  }
}
