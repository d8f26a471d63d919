// Tabs: the displayed tab, and the callbacks.

import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct TabBarControllerTests {
  private final class Delegate: NSObject, UITabBarControllerDelegate {
    let animator: WaitingAnimator
    var interaction: UIViewControllerInteractiveTransitioning?
    init(_ journal: Journal) { animator = WaitingAnimator(journal) }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { animator }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { interaction }
  }

  private let world = World()
  private let journal = Journal()
  private let tabs = UITabBarController()
  private let a: ScreenController
  private let b: ScreenController
  private let window: UIWindow
  private let delegate: Delegate

  init() {
    let (a, b) = (ScreenController("a", journal), ScreenController("b", journal))
    (self.a, self.b) = (a, b)
    delegate = Delegate(journal)
    window = world.run { [tabs] in
      UIKitState.current.screen.bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
      let window = UIWindow(frame: UIScreen.main.bounds)
      tabs.viewControllers = [a, b]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      return window
    }
  }

  @Test("the controller is told of a touched tab before it is selected, as the delegate of its bar")
  func touches() {
    final class Telling: UITabBarController {
      var selected: [Int] = []
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        selected.append(selectedIndex)
      }
    }
    world.run {
      let tabs = Telling()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      window.rootViewController = tabs
      tabs.tabBar.layoutIfNeeded()
      buttons(of: tabs.tabBar)[1].sendActions(for: .touchUpInside)
      #expect(tabs.selected == [0] && tabs.selectedIndex == 1)
      #expect(tabs.tabBar.delegate === tabs)
    }
  }

  @Test("a bar that handles touches itself selects a tab by its delegate")
  func ownTouches() throws {
    try world.run {
      let item = try #require(tabs.tabBar.items?.last)
      tabs.tabBar.delegate?.tabBar(tabs.tabBar, didSelect: item)
      #expect(tabs.selectedIndex == 1)
    }
  }

  @Test("centered tabs have their width and spacing, if they fit")
  func centered() {
    world.run {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
      (bar.itemPositioning, bar.itemWidth, bar.itemSpacing) = (.centered, 60, 20)
      bar.items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
      bar.layoutIfNeeded()
      #expect(buttons(of: bar).map(\.frame.minX) == [85, 165, 245])
      bar.itemWidth = 200
      bar.layoutIfNeeded()
      #expect(buttons(of: bar).map(\.frame.width) == [130, 130, 130])
      (bar.itemWidth, bar.itemPositioning) = (60, .automatic)
      bar.layoutIfNeeded()
      #expect(buttons(of: bar).map(\.frame.minX) == [0, 130, 260])
    }
  }

  private func buttons(of bar: UITabBar) -> [UIControl] {
    bar.subviews.compactMap { $0 as? UIControl }.sorted { $0.frame.minX < $1.frame.minX }
  }

  @Test("the bar has its place when the view is loaded")
  func placeOfBar() {
    final class Laying: UITabBarController {
      var frame = CGRect.zero
      override func viewDidLoad() { frame = tabBar.frame }
    }
    world.run {
      let tabs = Laying()
      tabs.loadViewIfNeeded()
      #expect(tabs.frame == CGRect(x: 0, y: 795, width: 390, height: 49))
    }
  }

  @Test("the first tab appears with the window")
  func first() {
    #expect(tabs.selectedIndex == 0)
    #expect(a.view.window === window)
    #expect(a.tabBarController === tabs)
    #expect(journal.lines == ["willAppear(a)", "didAppear(a)"])
  }

  @Test("without a delegate a change only switches, with the callbacks of a push")
  func switching() {
    journal.clear()
    world.run { tabs.selectedIndex = 1 }
    #expect(
      journal.lines == ["willDisappear(a)", "willAppear(b)", "didDisappear(a)", "didAppear(b)"])
    #expect(a.view.window == nil && b.view.window === window)
    #expect(b.view.frame == window.bounds)
  }

  @Test("the delegate's animator plays")
  func animated() throws {
    journal.clear()
    world.run {
      tabs.delegate = delegate
      tabs.selectedViewController = b
    }
    #expect(tabs.transitionCoordinator != nil)
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(
      journal.lines == [
        "willDisappear(a)", "willAppear(b)", "animateTransition", "complete", "didDisappear(a)",
        "didAppear(b)", "animationEnded(true)", "returned from complete",
      ])
  }

  @Test("a cancelled change restores the old selection")
  func cancelled() throws {
    let hand = ManuallyDriven(delegate.animator)
    delegate.interaction = hand
    world.run {
      tabs.delegate = delegate
      tabs.selectedIndex = 1
    }
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(tabs.selectedIndex == 1)
    world.run { hand.cancel() }
    #expect(tabs.selectedIndex == 0)
    #expect(a.view.window === window && b.view.window == nil)
  }

  @Test("a missing tab is refused")
  func outOfRange() {
    world.run { tabs.selectedIndex = 7 }
    #expect(tabs.selectedIndex == 0)
    #expect(world.diagnostics.warnings.count == 1)
  }

  @Test("a child is the last tab, and one that leaves its parent is none any more")
  func children() {
    let c = ScreenController("c", journal)
    world.run { tabs.addChild(c) }
    #expect(tabs.viewControllers == [a, b, c] && tabs.children == [a, b, c])
    #expect(tabs.tabBar.items?.count == 3 && tabs.selectedIndex == 0)
    world.run { a.removeFromParent() }
    #expect(tabs.viewControllers == [b, c] && tabs.selectedViewController === b)
    #expect(a.view.window == nil && b.view.window === window)
  }

  @Test("the first child of an empty tab bar controller is selected")
  func firstChild() {
    world.run {
      let empty = UITabBarController()
      empty.addChild(UIViewController())
      empty.addChild(UIViewController())
      #expect(empty.selectedIndex == 0 && empty.viewControllers?.count == 2)
    }
  }

  @Test("new tabs replace the old ones")
  func replaced() {
    let c = ScreenController("c", journal)
    world.run { tabs.viewControllers = [c] }
    #expect(tabs.selectedViewController === c)
    #expect(c.view.window === window)
    #expect(a.parent == nil && b.parent == nil)
  }
}
