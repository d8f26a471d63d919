// Levels of windows.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct WindowLevelTests {
  @Test("levels are numbers that code counts from, and windows are ordered by them")
  func numbers() {
    World().run {
      let windows = [UIWindow.Level.alert + 1, .normal, .statusBar - 0.5].map { level in
        let window = UIWindow()
        window.windowLevel = level
        window.isHidden = false
        return window
      }
      #expect(windows.map(\.windowLevel.rawValue) == [2001, 0, 999.5])
      windows[1].windowLevel += 1500
      windows[0].windowLevel -= 1
      #expect(windows.map(\.windowLevel.rawValue) == [2000, 1500, 999.5])
      #expect(windows[0].windowLevel == .alert && windows[2].windowLevel < .statusBar)
    }
  }
}
