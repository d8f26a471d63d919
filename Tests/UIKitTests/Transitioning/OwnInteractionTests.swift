// Custom interaction controllers of an app: they are used however the transition starts.

import SegueWorld
import Testing
import UIKit

/// Animates by itself, as Apple's samples do: the animator's own method is empty.
private final class Both: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning, UIViewControllerTransitioningDelegate
{
  var wantsInteractiveStart: Bool
  var starts: [Bool] = []
  var ends: [Bool] = []

  init(startsInteractively: Bool) { wantsInteractiveStart = startsInteractively }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.5
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {}

  func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    starts.append(context.isInteractive)
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
    view.alpha = 0
    guard !context.isInteractive else { return }
    UIView.animate(withDuration: 0.5) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  { self }
}

@MainActor @Suite struct OwnInteractionTests {
  @Test(
    "it starts the transition by the clock or by touch, as it chooses", arguments: [false, true])
  func starts(isInteractive: Bool) throws {
    let screens = TwoScreens(style: .fullScreen, custom: false)
    let both = Both(startsInteractively: isInteractive)
    screens.b.transitioningDelegate = both
    screens.run { screens.a.present(screens.b, animated: true) }
    try screens.advance(to: 0)
    #expect(both.starts == [isInteractive])
    try screens.advance(to: 1)
    #expect(both.ends == (isInteractive ? [] : [true]))
  }

  @Test("a selector by its name, and the application by its own class")
  func names() {
    World().run {
      let selector = NSSelectorFromString("sharedApplication")
      #expect(NSStringFromSelector(selector) == "sharedApplication")
      #expect(UIApplication.responds(to: selector))
      #expect(
        UIApplication.perform(selector)?.takeUnretainedValue() as? UIApplication
          === UIApplication.shared)
      #expect(!UIApplication.responds(to: NSSelectorFromString("other")))
    }
  }
}
