// The same assertions in XCTest. The tests are `async`, since XCTest on Linux cannot otherwise call
// tests that are isolated to the main actor.

import Cards
import SegueTesting
import XCTest

final class CardXCTests: XCTestCase {
  /// Applies the comparison to all tests of the class, as a trait does for a suite.
  override func invokeTest() {
    let comparison = ImageComparison(.channels(tolerance: 1))
    withGoldens(GoldenConfiguration(comparison: comparison, reason: "shown on other screens")) {
      super.invokeTest()
    }
  }

  @MainActor
  func testCardFallsIn() async {
    let canvas = SceneCanvas(width: 100, height: 160, rate: FrameRate(30) ?? .sixty)
    let verdict = assertTransition(of: { CardController() }, on: canvas)
    XCTAssertEqual(GoldenConfiguration.current.reason, "shown on other screens")
    XCTAssertEqual(verdict.state, .equal)
  }
}
