// The layout of UIKit's own views settles: views that request layout from within their layout are
// laid out repeatedly, which is invisible but costs time.

import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct LayoutRestTests {
  /// The number of rounds of layout of a tree after everything in it was invalidated.
  private func rounds(_ window: UIWindow) -> Int {
    var waiting: [UIView] = [window]
    while let view = waiting.popLast() {
      view.setNeedsLayout()
      waiting += view.subviews
    }
    var rounds = 0
    while rounds < 20, window.layer.layoutTreeIfNeeded() { rounds += 1 }
    return rounds
  }

  @Test("controls and lists settle in one round, or two where one waits for another")
  func controls() {
    World().run {
      for sheet in ControlSheet.all {
        let window = sheet.window(.light)
        #expect(rounds(window) <= 2, "\(sheet.name)")
      }
      for sheet in ListSheet.all {
        let (window, source) = sheet.window(.light)
        withExtendedLifetime(source) { #expect(rounds(window) <= 2, "\(sheet.name)") }
      }
    }
  }

  @Test("bars settle, with tabs and without", arguments: [false, true])
  func bars(hasTabs: Bool) throws {
    let tabs = UITabBarController()
    let sample = BarSample(
      scrolls: true, isLarge: true,
      tabs: hasTabs
        ? { root in
          tabs.viewControllers = [root, TitledScreen("Map")]
          return tabs
        } : nil)
    sample.run { #expect(rounds(sample.window) <= 2) }
    sample.run { sample.navigation.pushViewController(sample.b, animated: true) }
    try sample.advance(to: 0.2)
    sample.run { #expect(rounds(sample.window) <= 2) }
  }

  @Test("sheets and alerts settle")
  func presentations() throws {
    let screens = SheetScreens(.phone)
    let sheet = try screens.sheet("sheet")
    screens.run {
      #expect(rounds(screens.window) <= 2)
      let alert = UIAlertController(title: "T", message: "M", preferredStyle: .actionSheet)
      alert.addAction(UIAlertAction(title: "OK", style: .cancel))
      sheet.present(alert, animated: true)
    }
    try screens.pass(1)
    screens.run { #expect(rounds(screens.window) <= 2) }
  }
}
