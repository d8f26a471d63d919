// The views' places in the hierarchy, exactly: SEMANTICS 7e.

import Testing
import UIKit

/// Returns an animator and nothing else.
private final class OnlyAnimator: NSObject, UIViewControllerTransitioningDelegate {
  let animator: any UIViewControllerAnimatedTransitioning

  init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

@MainActor @Suite struct HierarchyTests {
  /// The names of the views of a window, with what is in UIKit's containers in brackets.
  private func tree(_ screens: TwoScreens, _ view: UIView? = nil) -> String {
    (view ?? screens.window).subviews.map { child in
      if child === screens.a.view { return "a" }
      if child === screens.b.view { return "b" }
      return "[\(tree(screens, child))]"
    }.joined(separator: " ")
  }

  @Test(
    "while presented and after the dismissal",
    arguments: [
      (UIModalPresentationStyle.fullScreen, "[b]"), (.currentContext, "[b]"), (.custom, "a [b]"),
      (.overFullScreen, "a [b]"), (.overCurrentContext, "a [b]"), (.automatic, "[b]"),
    ])
  func rest(_ style: UIModalPresentationStyle, _ presented: String) throws {
    let screens = TwoScreens(style: style)
    try screens.present()
    #expect(tree(screens) == presented)
    #expect(screens.b.presentationController?.containerView === screens.b.view.superview)
    screens.run { screens.a.dismiss(animated: true) }
    try screens.advance(to: 2)
    #expect(tree(screens) == "a")
    #expect(screens.b.presentationController?.containerView == nil)
  }

  @Test("an animator that takes the kept presenter's view loses it: the screen goes black")
  func black() throws {
    let screens = TwoScreens(style: .custom)
    try screens.present()
    screens.animator.inspect = { context in
      let to = context.viewController(forKey: .to)
      #expect(context.view(forKey: .to) == nil)
      if let view = to?.view { context.containerView.insertSubview(view, at: 0) }
    }
    screens.run { screens.b.dismiss(animated: true) }
    try screens.advance(to: 2)
    #expect(tree(screens) == "")
  }

  @Test("full screen restores the presenter's view even if the animator never added it")
  func forgotten() throws {
    let screens = TwoScreens(style: .fullScreen)
    try screens.present()
    screens.animator.inspect = { context in context.containerView.alpha = 1 }
    screens.run {
      screens.b.dismiss(animated: false)
    }
    #expect(tree(screens) == "a")
  }

  @Test("changes that the animator leaves on the views are kept")
  func leftovers() throws {
    let screens = TwoScreens(style: .fullScreen)
    screens.animator.inspect = { context in
      context.view(forKey: .from)?.alpha = 0.5
      context.view(forKey: .from)?.transform = CGAffineTransform(translationX: 0, y: 100)
    }
    try screens.present()
    #expect(screens.a.view.alpha == 0.5)
    screens.animator.inspect = nil
    screens.run { screens.b.dismiss(animated: true) }
    try screens.advance(to: 2)
    #expect(screens.a.view.alpha == 0.5)
    #expect(screens.a.view.transform.ty == 100)
    #expect(tree(screens) == "a")
  }

  @Test("the arriving view stays where the animator has placed it")
  func placedFrame() throws {
    let screens = TwoScreens(style: .fullScreen)
    let frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    screens.animator.inspect = { $0.view(forKey: .to)?.frame = frame }
    try screens.present()
    #expect(screens.b.view.frame == frame)
  }

  @Test("the arriving view ends at its final frame if the animator gives it none")
  func finalFrame() throws {
    let screens = TwoScreens(style: .fullScreen)
    screens.b.view.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    try screens.present()
    #expect(screens.b.view.frame == screens.window.bounds)
  }

  @Test("in the style .custom, without a presentation controller, it keeps its frame")
  func customFrame() throws {
    let screens = TwoScreens(style: .custom)
    let delegate = OnlyAnimator(screens.animator)
    screens.b.transitioningDelegate = delegate
    let place = CGRect(x: 20, y: 60, width: 100, height: 80)
    screens.animator.inspect = { $0.view(forKey: .to)?.frame = place }
    try screens.present()
    #expect(screens.b.view.frame == place)
  }

  @Test("dismissing low in a stack animates only the topmost view and removes the rest")
  func stack() throws {
    let screens = TwoScreens(style: .fullScreen)
    try screens.present()
    let c = ScreenController("c", screens.journal)
    c.modalPresentationStyle = .overFullScreen
    c.transitioningDelegate = screens.delegate
    screens.run { screens.b.present(c, animated: true) }
    try screens.advance(to: 2)
    screens.journal.clear()
    var ends: [UIViewController?] = []
    screens.animator.inspect = {
      ends = [$0.viewController(forKey: .from), $0.viewController(forKey: .to)]
    }
    screens.run { screens.a.dismiss(animated: true) }
    try screens.advance(to: 3)
    #expect(ends == [c, screens.a])
    #expect(tree(screens) == "a")
    #expect(screens.a.presentedViewController == nil && screens.b.presentedViewController == nil)
    #expect(
      screens.journal.lines.filter { $0.contains("Disappear") } == [
        "willDisappear(c)", "willDisappear(b)", "didDisappear(c)", "didDisappear(b)",
      ])
  }

  @Test("without animation a presentation is finished when the call returns")
  func withoutAnimation() {
    let screens = TwoScreens(style: .fullScreen)
    screens.run {
      screens.a.present(screens.b, animated: false) { screens.journal.note("completion") }
    }
    #expect(tree(screens) == "[b]")
    #expect(
      screens.journal.lines == [
        "willDisappear(a)", "willAppear(b)", "didAppear(b)", "didDisappear(a)", "completion",
      ])
  }

  @Test("the custom style plays its animator even without animation, with a warning")
  func customWithoutAnimation() throws {
    let screens = TwoScreens(style: .custom)
    var isAnimated: Bool?
    screens.animator.inspect = { isAnimated = $0.isAnimated }
    screens.run { screens.a.present(screens.b, animated: false) }
    try screens.advance(to: 1)
    #expect(isAnimated == false)
    #expect(tree(screens) == "a [b]")
  }
}
