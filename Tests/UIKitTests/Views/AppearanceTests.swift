// `appearance()`: views take over its settings when they move to a window.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct AppearanceTests {
  let world = World()

  final class Badge: UILabel {}
  final class Sidebar: UIView {}

  @Test("Bars take the appearance set for their class, except properties of their own")
  func bars() {
    world.run {
      UINavigationBar.appearance().barTintColor = .red
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
      UINavigationBar.appearance().tintColor = .green
      let look = UINavigationBarAppearance()
      look.backgroundColor = .purple
      UINavigationBar.appearance().standardAppearance = look
      UITabBar.appearance().unselectedItemTintColor = .brown
      let (bar, own, tabs) = (UINavigationBar(), UINavigationBar(), UITabBar())
      own.barTintColor = .blue
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      #expect(bar.barTintColor == nil)
      for view in [bar, own, tabs] { window.addSubview(view) }
      #expect(bar.barTintColor == .red)
      #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
      #expect(bar.tintColor == .green)
      #expect(bar.standardAppearance.backgroundColor == .purple)
      #expect(own.barTintColor == .blue)
      #expect(tabs.unselectedItemTintColor == .brown)
    }
  }

  @Test("The most derived class comes first, then containers; others are unaffected")
  func specialFirst() {
    world.run {
      UILabel.appearance().textColor = .red
      Badge.appearance().textColor = .blue
      UILabel.appearance(whenContainedInInstancesOf: [Sidebar.self]).textColor = .green
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let (label, badge, inside, sidebar) = (UILabel(), Badge(), UILabel(), Sidebar())
      sidebar.addSubview(inside)
      for view in [label, badge, sidebar] { window.addSubview(view) }
      #expect(label.textColor == .red)
      #expect(badge.textColor == .blue)
      #expect(inside.textColor == .green)
      #expect(sidebar.backgroundColor == nil)
      UILabel.appearance().textColor = .black
      #expect(label.textColor == .red)
    }
    World().run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let label = UILabel()
      window.addSubview(label)
      #expect(label.textColor == UILabel().textColor)
    }
  }

  @Test("Items draw their titles as set for their class")
  func items() {
    world.run {
      UIBarButtonItem.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.orange], for: .normal)
      let item = UIBarButtonItem()
      #expect(
        item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .orange)
      #expect(item.titleTextAttributes(for: .disabled) == nil)
      #expect(UITabBarItem().titleTextAttributes(for: .normal) == nil)
      item.setTitleTextAttributes([:], for: .normal)
      #expect(item.titleTextAttributes(for: .normal)?.isEmpty == true)
    }
  }
}
