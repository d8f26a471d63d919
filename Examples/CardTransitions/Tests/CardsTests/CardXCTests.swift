// The same assertions work in XCTest. Its test is `async`: the XCTest of Linux cannot call those that
// belong to the main actor otherwise.

import Cards
import SegueTesting
import XCTest

final class CardXCTests: XCTestCase {
  @MainActor
  func testCardFallsIn() async {
    let canvas = SceneCanvas(width: 100, height: 160, rate: FrameRate(30) ?? .sixty)
    assertTransition(of: { CardController() }, on: canvas)
  }
}
