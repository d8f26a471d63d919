// The same assertions work in XCTest. Its tests are `async`: the XCTest of Linux cannot call those that
// belong to the main actor otherwise.

import Cards
import SegueTesting
import XCTest

final class CardXCTests: XCTestCase {
  /// Holds for all tests of the class, as a trait does for a suite.
  override func invokeTest() {
    let comparison = PictureComparison(.channels(tolerance: 1))
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
