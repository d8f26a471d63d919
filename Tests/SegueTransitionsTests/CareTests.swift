// The obligations of every built-in: it leaves nothing behind, uses only views that UIKit provides,
// supports cancellation and completes exactly once.

import SegueTransitions
import SegueWorld
import Testing
import UIKit

private let modal = [
  "slideDown", "slideRight", "pop", "rotate", "shrinkSlide", "fade", "flip", "iris",
]

@MainActor @Suite struct CareTests {
  @Test("any two can be combined", arguments: modal, modal + ["slideAway"])
  func mixed(forward: String, backward: String) throws {
    let screens = Screens()
    let before = screens.window.subviews
    screens.present(forward)
    try screens.advance(to: 2)
    #expect(screens.new.view.window === screens.window)
    #expect(screens.old.view.window == nil)
    expectResting(screens.old)
    expectResting(screens.new)
    screens.dismiss(backward)
    try screens.advance(to: 4)
    #expect(screens.window.subviews == before)
    expectResting(screens.old)
    expectResting(screens.new)
  }

  @Test("a presenter that stays in the window is unchanged", arguments: modal + ["liftIn"])
  func keptPresenter(name: String) throws {
    let screens = Screens(style: .overFullScreen)
    screens.present(name)
    try screens.advance(to: 0.1)
    #expect(screens.old.view.superview === screens.window)
    expectResting(screens.old)
    try screens.advance(to: 2)
    #expect(screens.new.view.window === screens.window)
    screens.dismiss(name)
    try screens.advance(to: 4)
    #expect(screens.old.view.superview === screens.window)
    #expect(screens.new.view.window == nil)
    expectResting(screens.old)
  }

  @Test("a cancelled transition removes the arriving screen and completes once", arguments: modal)
  func cancelled(name: String) throws {
    try World().run {
      for role in [TransitionRole.present, .dismiss] {
        let context = PlainContext(cancelled: true)
        guard
          case .animator(let animator) = try #require(TransitionCatalog.named(name))
            .player(role, TransitionParameters())
        else {
          Issue.record("\(name) has no animator")
          return
        }
        animator.animateTransition(using: context)
        try World.current.advance(to: World.current.now + VirtualTime(seconds: 3))
        #expect(context.outcomes == [false])
        #expect(context.coming.view.superview == nil)
        expectResting(context.leaving)
        expectResting(context.coming)
      }
    }
  }

  @Test("a push and a pop by fade end on the right screen")
  func navigation() throws {
    let screens = Screens()
    let navigation = screens.world.run {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.delegate = screens.delegate
      screens.window.rootViewController = navigation
      return navigation
    }
    (screens.delegate.forward, screens.delegate.backward) = ("fade", "slideAway")
    screens.world.run { navigation.pushViewController(screens.new, animated: true) }
    try screens.advance(to: 0.25)
    #expect(try abs(screens.shown(screens.new).values[6] - 0.5) < 1e-6)
    try screens.advance(to: 1)
    #expect(navigation.topViewController === screens.new)
    screens.world.run { _ = navigation.popViewController(animated: true) }
    try screens.advance(to: 2)
    #expect(navigation.viewControllers.count == 1)
    #expect(screens.new.view.window == nil)
  }

  @Test("a navigation fade used for a dismissal that keeps the presenter empties the window")
  func blackScreen() throws {
    let screens = Screens(style: .custom)
    screens.present("fade")
    try screens.advance(to: 1)
    let misused = MisusedFade()
    screens.new.transitioningDelegate = misused
    screens.world.run { screens.old.dismiss(animated: true) }
    try screens.advance(to: 2)
    #expect(screens.old.view.window == nil)
    #expect(screens.window.subviews.isEmpty)
  }

  @Test("names are unique, sorted and described")
  func catalogue() {
    let names = TransitionCatalog.entries.map(\.name)
    #expect(names == names.sorted() && Set(names).count == names.count)
    #expect(TransitionCatalog.entries.allSatisfy { !$0.summary.isEmpty })
    #expect(TransitionCatalog.named("slidedown") == nil)
  }

  private func expectResting(_ controller: UIViewController) {
    #expect(controller.view.transform == .identity)
    #expect(controller.view.alpha == 1)
    #expect(controller.view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }
}

/// Returns the wrong kind of fade.
private final class MisusedFade: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { FadeTransition(.backward, kind: .navigation) }
}
