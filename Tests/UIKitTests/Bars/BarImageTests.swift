// Images in bars: that in place of the back button's chevron, and that behind the selected tab.

import SegueWorld
import Testing

@testable import UIKit

@Suite @MainActor struct BarImageTests {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  private func pushed(_ change: (UINavigationBar) -> Void) throws -> BarSample {
    let sample = BarSample()
    sample.run {
      change(sample.bar)
      sample.navigation.pushViewController(sample.b, animated: false)
    }
    try sample.advance(to: 0.1)
    return sample
  }

  private func title(_ sample: BarSample) throws -> CGRect {
    let label = try #require(sample.bar.content?.backButton.label)
    return sample.world.run { label.convert(label.bounds, to: sample.bar) }
  }

  @Test(
    "An image with a mask takes the place of the chevron, in its own size",
    arguments: [true, false])
  func indicator(byAppearance: Bool) throws {
    let arrow = World().run { image(20, 16) }
    let usual = try pushed { _ in }
    #expect(usual.bar.chevron.frame == CGRect(x: 8, y: 11.5, width: 12, height: 21))
    let sample = try pushed { bar in
      guard byAppearance else {
        (bar.backIndicatorImage, bar.backIndicatorTransitionMaskImage) = (arrow, arrow)
        return
      }
      let appearance = UINavigationBarAppearance()
      appearance.setBackIndicatorImage(arrow, transitionMaskImage: arrow)
      bar.standardAppearance = appearance
    }
    #expect(sample.bar.chevron.frame == CGRect(x: 8, y: 14, width: 20, height: 16))
    #expect(try title(sample).minX == (try title(usual).minX) + 8)
    let without = try pushed { $0.backIndicatorImage = arrow }
    #expect(without.bar.chevron.frame == usual.bar.chevron.frame)
  }

  @Test("An image behind the buttons of a toolbar replaces its background, an empty one hides it")
  func toolbar() throws {
    World().run {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      let behind = image(10, 10)
      bar.setBackgroundImage(behind, forToolbarPosition: .any, barMetrics: .default)
      bar.setShadowImage(UIImage(), forToolbarPosition: .any)
      #expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === behind)
      #expect(bar.shownAppearance.backgroundImage === behind)
      #expect(bar.shownAppearance.backgroundEffect == nil && bar.shownAppearance.shadowColor == nil)
      bar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
      #expect(bar.shownAppearance.backgroundImage == nil)
      #expect(bar.shownAppearance.backgroundEffect == nil)
    }
  }

  @Test("The title of the back button can be moved out of the bar")
  func offset() throws {
    let usual = try pushed { _ in }
    let sample = try pushed { bar in
      let appearance = UINavigationBarAppearance()
      appearance.backButtonAppearance.normal.titlePositionAdjustment = UIOffset(
        horizontal: -1000, vertical: 2)
      bar.standardAppearance = appearance
    }
    #expect(try title(sample) == (try title(usual)).offsetBy(dx: -1000, dy: 2))
  }

  @Test("An image is behind the selected tab, stretched if it has caps")
  func tabs() {
    World().run {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
      bar.items = ["One", "Two", "Three"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
      bar.selectedItem = bar.items?[1]
      bar.selectionIndicatorImage = image(40, 30)
      @MainActor func frames() -> [CGRect] {
        for button in bar.buttons { button.layoutIfNeeded() }
        return bar.buttons.flatMap { button in
          button.subviews.compactMap { $0 as? UIImageView }.filter { $0.image != nil }.map {
            $0.convert($0.bounds, to: bar)
          }
        }
      }
      bar.layoutIfNeeded()
      #expect(frames() == [CGRect(x: 130, y: 9.5, width: 40, height: 30)])
      bar.selectedItem = bar.items?[0]
      bar.selectionIndicatorImage = image(40, 30).resizableImage(
        withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
      #expect(frames() == [CGRect(x: 0, y: 0, width: 100, height: 49)])
    }
  }
}
