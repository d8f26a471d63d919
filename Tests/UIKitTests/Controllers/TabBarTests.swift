// The tab bar: taps, delegate queries, the insets of screens, and pushes that hide it.

import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct TabBarTests {
  private final class Delegate: NSObject, UITabBarControllerDelegate {
    var refused: UIViewController?
    var lines: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      lines.append("should \(viewController.tabBarItem.title ?? "")")
      return viewController !== refused
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { lines.append("did \(viewController.tabBarItem.title ?? "")") }
  }

  private let tabs = UITabBarController()
  private let other = TitledScreen("Map", scrolls: true)
  private let delegate = Delegate()
  private let sample: BarSample

  init() throws {
    let (tabs, other) = (tabs, other)
    sample = BarSample(tabs: { root in
      tabs.viewControllers = [root, other]
      return tabs
    })
    tabs.delegate = delegate
    try sample.advance(to: 0.1)
  }

  @Test("the bar is above the lower safe area, and screens are inset by it")
  func place() {
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(sample.a.view.safeAreaInsets.bottom == 83)
    #expect(tabs.tabBar.items?.map(\.title) == ["Outings", "Map"])
  }

  @Test("a tap queries the delegate, selects and notifies it")
  func taps() throws {
    sample.tap(290, 790)
    #expect(delegate.lines == ["should Map", "did Map"])
    #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem === other.tabBarItem)
    try sample.advance(to: 0.2)
    #expect(other.view.safeAreaInsets.bottom == 83)
    delegate.refused = sample.navigation
    sample.tap(100, 790)
    #expect(tabs.selectedIndex == 1)
    #expect(delegate.lines.suffix(1) == ["should Outings"])
  }

  @Test("a tap on the selected tab returns to the root")
  func again() throws {
    sample.run { sample.navigation.pushViewController(sample.b, animated: false) }
    sample.tap(100, 790)
    try sample.advance(to: 1)
    #expect(sample.navigation.viewControllers == [sample.a])
  }

  @Test("badges and titles follow their items")
  func items() throws {
    sample.run {
      other.tabBarItem.badgeValue = "7"
      other.title = "Atlas"
    }
    try sample.advance(to: 0.2)
    let words = tabs.tabBar.all(UILabel.self).compactMap(\.text)
    #expect(words.contains("7") && words.contains("Atlas") && !words.contains("Map"))
  }

  @Test("a push that hides the bar moves it along, and a cancelled pop hides it again")
  func hiding() throws {
    sample.b.hidesBottomBarWhenPushed = true
    sample.run { sample.navigation.pushViewController(sample.b, animated: true) }
    try sample.advance(to: 0.2)
    #expect(tabs.tabBar.isDescendant(of: sample.a.view))
    try sample.advance(to: 1)
    #expect(tabs.tabBar.isHidden && tabs.tabBar.superview === tabs.view)
    #expect(sample.b.view.safeAreaInsets.bottom == 34)
    sample.world.touches.began(at: CGPoint(x: 5, y: 400))
    try sample.advance(to: 1.1)
    sample.world.touches.moved(to: CGPoint(x: 100, y: 400))
    try sample.advance(to: 1.5)
    #expect(tabs.tabBar.isDescendant(of: sample.a.view) && !tabs.tabBar.isHidden)
    sample.world.touches.ended()
    try sample.advance(to: 2.5)
    #expect(tabs.tabBar.isHidden && tabs.tabBar.superview === tabs.view)
    sample.run { sample.navigation.popViewController(animated: true) }
    try sample.advance(to: 4)
    #expect(!tabs.tabBar.isHidden && tabs.tabBar.frame.minY == 761)
    #expect(sample.a.view.safeAreaInsets.bottom == 83)
  }

  @Test("six tabs on a phone are refused by name")
  func tooMany() throws {
    sample.run { tabs.viewControllers = (0..<6).map { TitledScreen("\($0)") } }
    try sample.advance(to: 0.2)
    #expect(sample.world.run { World.current.diagnostics.unsupportedFeatures }.count == 1)
  }
}
