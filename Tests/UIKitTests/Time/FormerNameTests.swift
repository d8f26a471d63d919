// Names of earlier versions of iOS and Swift, which public code still uses.

import Foundation
import Testing
import UIKit

@Suite @MainActor struct FormerNameTests {
  /// A property that a running timer replaces, as tutorials declare it.
  private final class Watch: NSObject {
    var timer: Timer
    override init() { timer = Timer() }
  }

  @Test("A timer that is created without arguments never fires")
  func idleTimer() {
    let watch = Watch()
    #expect(!watch.timer.isValid)
    watch.timer.invalidate()
  }

  @Test("Former constants have today's values")
  func constants() {
    #expect(MAXFLOAT == Float.greatestFiniteMagnitude)
    #expect(UINavigationControllerHideShowBarDuration == UINavigationController.hideShowBarDuration)
    #expect(
      UIFont.systemFont(ofSize: 17, weight: UIFontWeightHeavy).fontName
        == UIFont.systemFont(ofSize: 17, weight: .heavy).fontName)
  }
}
