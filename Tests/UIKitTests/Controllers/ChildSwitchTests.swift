// Changes of children, safe areas and traits that containers add, and the status bar's controller.

import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct ChildSwitchTests {
  private func twoChildren(_ screens: TwoScreens) -> (ScreenController, ScreenController) {
    let journal = screens.journal
    let (one, two) = screens.world.run {
      (ScreenController("one", journal), ScreenController("two", journal))
    }
    screens.run {
      for child in [one, two] {
        screens.a.addChild(child)
        child.didMove(toParent: screens.a)
      }
      screens.a.view.addSubview(one.view)
    }
    journal.clear()
    return (one, two)
  }

  @Test(
    "a change of children calls both as a push does",
    arguments: [
      UIView.AnimationOptions(), .transitionCrossDissolve, .transitionFlipFromLeft,
    ])
  func order(_ options: UIView.AnimationOptions) throws {
    let screens = TwoScreens()
    let (one, two) = twoChildren(screens)
    screens.run {
      screens.a.transition(from: one, to: two, duration: 0.4, options: options) {
        screens.journal.note("animations")
        two.view.alpha = 0.5
      } completion: { finished in
        screens.journal.note("completion(\(finished))")
      }
    }
    #expect(two.view.window === screens.window)
    try screens.advance(to: 0.39)
    #expect(screens.journal.lines == ["willDisappear(one)", "willAppear(two)", "animations"])
    try screens.advance(to: 1)
    #expect(
      screens.journal.lines.suffix(3) == [
        "didDisappear(one)", "didAppear(two)", "completion(true)",
      ])
    #expect(one.view.window == nil && two.view.superview === screens.a.view)
  }

  @Test("controllers that are not children are refused with a warning")
  func refused() throws {
    let screens = TwoScreens()
    let (one, two) = twoChildren(screens)
    screens.run {
      screens.b.transition(from: one, to: two, duration: 0.4, animations: nil)
      two.removeFromParent()
      screens.a.transition(from: one, to: two, duration: 0.4, animations: nil)
    }
    #expect(screens.world.diagnostics.warnings.count == 2)
    #expect(screens.journal.lines.isEmpty)
  }

  @Test("a container that is not on screen forwards nothing to its children")
  func offScreen() throws {
    let screens = TwoScreens()
    let journal = screens.journal
    let (one, two) = screens.world.run {
      (ScreenController("one", journal), ScreenController("two", journal))
    }
    screens.run {
      for child in [one, two] { screens.b.addChild(child) }
      screens.b.view.addSubview(one.view)
      screens.b.transition(from: one, to: two, duration: 0, animations: nil)
    }
    try screens.advance(to: 1)
    #expect(journal.lines.isEmpty && two.view.superview === screens.b.view)
  }

  @Test("adding and removing manually sets the flags until the move is complete")
  func flags() {
    World().run {
      let (parent, child) = (UIViewController(), UIViewController())
      parent.addChild(child)
      #expect(child.isMovingToParent)
      child.didMove(toParent: parent)
      #expect(!child.isMovingToParent)
      child.willMove(toParent: nil)
      #expect(child.isMovingFromParent)
      child.removeFromParent()
      #expect(!child.isMovingFromParent && child.parent == nil)
    }
  }

  @Test("a container's safe area insets reach everything inside")
  func safeArea() throws {
    let screens = TwoScreens()
    let (one, _) = twoChildren(screens)
    screens.run {
      screens.window.screen.safeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
      one.view.frame = CGRect(x: 0, y: 20, width: 390, height: 824)
      #expect(one.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0))
      screens.a.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
      #expect(screens.a.view.safeAreaInsets.top == 84)
      #expect(one.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 30, right: 0))
      one.additionalSafeAreaInsets.bottom = 50
      #expect(one.view.safeAreaInsets.bottom == 80 && one.topLayoutGuide.length == 64)
      #expect(one.bottomLayoutGuide.length == 80)
    }
  }

  @Test("a container or a presentation can override the traits of its contents")
  func traits() throws {
    let screens = TwoScreens(style: .custom)
    let (one, _) = twoChildren(screens)
    screens.run {
      screens.a.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .regular), forChild: one)
      #expect(one.traitCollection.horizontalSizeClass == .regular)
      #expect(screens.a.traitCollection.horizontalSizeClass == .compact)
      screens.a.setOverrideTraitCollection(nil, forChild: one)
      #expect(one.traitCollection.horizontalSizeClass == .compact)
    }
    try screens.present()
    screens.run {
      screens.b.presentationController?.overrideTraitCollection = UITraitCollection(
        userInterfaceStyle: .dark)
      #expect(screens.b.traitCollection.userInterfaceStyle == .dark)
      #expect(screens.a.traitCollection.userInterfaceStyle == .light)
    }
  }

  @Test("the front covering controller, or the child it names, determines the status bar")
  func statusBar() throws {
    final class Bar: UIViewController {
      var style = UIStatusBarStyle.default
      var named: UIViewController?
      override var preferredStatusBarStyle: UIStatusBarStyle { style }
      override var prefersStatusBarHidden: Bool { style == .darkContent }
      override var childForStatusBarStyle: UIViewController? { named }
    }
    let screens = TwoScreens()
    let (root, child, full) = screens.world.run { (Bar(), Bar(), Bar()) }
    screens.run {
      screens.window.rootViewController = root
      (child.style, full.style) = (.lightContent, .darkContent)
      root.named = child
      root.setNeedsStatusBarAppearanceUpdate()
      #expect(screens.window.statusBarAppearance.style == .lightContent)
      full.modalPresentationStyle = .overFullScreen
      root.present(full, animated: false)
      full.setNeedsStatusBarAppearanceUpdate()
      #expect(screens.window.statusBarAppearance.style == .lightContent)
      full.modalPresentationCapturesStatusBarAppearance = true
      full.setNeedsStatusBarAppearanceUpdate()
      #expect(
        screens.window.statusBarAppearance
          == StatusBarAppearance(style: .darkContent, isHidden: true))
    }
  }
}
