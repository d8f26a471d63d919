// The appearance of the status bar follows the view controllers that appear and disappear.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct StatusBarTests {
  final class Screen: UIViewController {
    var isBarHidden = false
    override var prefersStatusBarHidden: Bool { isBarHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  private let screens = TwoScreens()
  private var bar: StatusBarAppearance { screens.window.statusBarAppearance }

  @Test("The first screen determines it, then one that covers it, until that leaves")
  func screensInTurn() throws {
    let front = screens.world.run { Screen() }
    #expect(bar == StatusBarAppearance())
    screens.run {
      front.isBarHidden = true
      front.modalPresentationStyle = .fullScreen
      screens.a.present(front, animated: true)
    }
    try screens.advance(to: 0.1)
    #expect(bar == StatusBarAppearance(style: .lightContent, isHidden: true))
    try screens.advance(to: 2)
    screens.run { front.dismiss(animated: true) }
    try screens.advance(to: 2.1)
    #expect(bar == StatusBarAppearance())
  }

  @Test("A screen that captures it determines nothing after it has left")
  func captured() throws {
    let front = screens.world.run { Screen() }
    screens.run {
      front.isBarHidden = true
      front.modalPresentationStyle = .overFullScreen
      front.modalPresentationCapturesStatusBarAppearance = true
      screens.a.present(front, animated: true)
    }
    try screens.advance(to: 2)
    #expect(bar == StatusBarAppearance(style: .lightContent, isHidden: true))
    screens.run { front.dismiss(animated: true) }
    for seconds in [2.1, 4] {
      try screens.advance(to: seconds)
      #expect(bar == StatusBarAppearance())
    }
  }

  @Test(
    "In a navigation controller the bar determines the style, and the top screen whether it is hidden"
  )
  func navigation() {
    screens.run {
      let screen = Screen()
      screen.isBarHidden = true
      let navigation = UINavigationController(rootViewController: screen)
      screens.window.rootViewController = navigation
      #expect(bar == StatusBarAppearance(style: .default, isHidden: true))
      navigation.navigationBar.barStyle = .black
      navigation.setNeedsStatusBarAppearanceUpdate()
      #expect(bar.style == .lightContent)
      navigation.navigationBar.barStyle = .default
      navigation.isNavigationBarHidden = true
      screen.isBarHidden = false
      navigation.setNeedsStatusBarAppearanceUpdate()
      #expect(bar == StatusBarAppearance(style: .lightContent))
    }
  }

  @Test("After a pop that was cancelled the upper screen determines it again")
  func cancelledPop() throws {
    final class Navigation: UINavigationController {
      override var childForStatusBarStyle: UIViewController? { topViewController }
    }
    screens.run {
      let navigation = Navigation(rootViewController: UIViewController())
      screens.window.rootViewController = navigation
      navigation.pushViewController(Screen(), animated: false)
    }
    try screens.advance(to: 1)
    #expect(bar.style == .lightContent)
    screens.world.touches.began(at: CGPoint(x: 2, y: 400))
    for step in 1...5 {
      try screens.advance(to: 1 + Double(step) / 20)
      screens.world.touches.moved(to: CGPoint(x: 2 + 10 * step, y: 400))
    }
    #expect(bar.style == .default)
    try screens.advance(to: 2)
    screens.world.touches.ended()
    try screens.advance(to: 3)
    #expect(bar.style == .lightContent)
  }

  @Test("In a tab bar controller the selected screen determines it")
  func tabs() {
    screens.run {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), Screen()]
      screens.window.rootViewController = tabs
      #expect(bar.style == .default)
      tabs.selectedIndex = 1
      #expect(bar.style == .lightContent)
    }
  }
}
