// Determines the presenting view controller, the style, and the animator of a presentation, and
// starts the transition. Everything up to that point happens during the app's call.

import Foundation
import SegueWorld

extension UIViewController {
  // MARK: Presenting

  func startPresenting(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let again = { self.startPresenting(presented, animated: animated, completion: completion) }
    guard canPresent(presented, otherwise: again) else { return }
    let choice = PresentationChoice(of: presented, source: self, animated: animated)
    let delegate = presented.transitioningDelegate
    choice.presentation.connect()
    // The delegate may have substituted another view controller, such as an enclosing navigation
    // controller.
    let presented = choice.presentation.presentedViewController
    presented.isBeingPresented = true
    presented.loadViewIfNeeded()
    let interaction =
      animated
      ? choice.customAnimator.flatMap {
        delegate?.interactionControllerForPresentation(using: $0)
      } : nil
    RunningTransition(
      PresentationPlan(choice.presentation, isAnimated: animated, completion: completion),
      isAnimated: animated, animator: choice.animator, interaction: interaction
    ).begin()
  }

  private func canPresent(
    _ presented: UIViewController, otherwise again: @escaping () -> Void
  ) -> Bool {
    let presenter = outermost
    let attempt = "\(type(of: self)) tries to present \(type(of: presented))"
    if let transition = presenter.transition ?? presented.transition, transition.isSettling {
      transition.addEndHandler(again)
      return false
    }
    if let other = presentedViewController {
      return warnOfRejection(
        "\(attempt) while \(type(of: other)) is already presented. Dismiss that first")
    }
    if presenter.presentation?.curledSheet != nil {
      return warnOfRejection(
        "\(attempt), but is itself presented with the transition style partialCurl, which does not "
          + "allow that. Dismiss it first")
    }
    if presented === presenter || presented.presentation != nil {
      return warnOfRejection("\(attempt), which is already on screen. Present another one")
    }
    if let parent = presented.parent {
      return warnOfRejection(
        "\(attempt), which is a child of \(type(of: parent)). Present the parent, or remove the "
          + "child"
      )
    }
    if presenter.transition != nil {
      return warnOfRejection("\(attempt) during a transition. Wait for its completion")
    }
    if presenter.viewIfLoaded?.window == nil {
      return warnOfRejection("\(attempt) although its own view is not in a window. Show it first")
    }
    return true
  }

  private func warnOfRejection(_ reason: String) -> Bool {
    World.current.warn(reason + "; the call is ignored.")
    return false
  }

  // MARK: Dismissing

  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    guard let lowest = presentedViewController ?? presentedAncestor,
      let bottom = lowest.presentation
    else {
      World.current.schedule(at: World.current.now) { completion?() }
      return
    }
    let above = lowest.presentationsAbove
    let top = above.last ?? bottom
    if let running = top.presentedViewController.transition ?? lowest.transition {
      let again = { self.startDismissing(animated: animated, completion: completion) }
      if running.isSettling {
        running.addEndHandler(again)
      } else {
        _ = warnOfRejection(
          "\(type(of: self)) tries to dismiss \(type(of: lowest)) during a transition. "
            + "Wait for its completion")
      }
      return
    }
    dismiss(bottom, above, animated: animated, completion: completion)
  }

  private func dismiss(
    _ bottom: UIPresentationController, _ above: [UIPresentationController], animated: Bool,
    completion: (() -> Void)?
  ) {
    let top = above.last ?? bottom
    let leaving = top.presentedViewController
    for presentation in [bottom] + above {
      presentation.presentedViewController.isBeingDismissed = true
    }
    let delegate = leaving.transitioningDelegate
    let asks = animated || top.presentationStyle == .custom
    let custom = asks ? delegate?.animationController(forDismissed: leaving) : nil
    let animator =
      custom ?? (animated ? top.systemAnimator(isPresenting: false) : nil)
    let interaction =
      animated
      ? custom.map { delegate?.interactionControllerForDismissal(using: $0) }
        ?? leaving.zoomDismissal?.driver : nil
    RunningTransition(
      DismissalPlan(bottom: bottom, above: above, isAnimated: animated, completion: completion),
      isAnimated: animated, animator: animator, interaction: interaction
    ).begin()
  }

  /// This controller or its nearest ancestor that is presented.
  private var presentedAncestor: UIViewController? {
    presentation != nil ? self : parent?.presentedAncestor
  }

  /// The presentations above this controller, the lowest first.
  var presentationsAbove: [UIPresentationController] {
    var found: [UIPresentationController] = []
    var next = ownPresented
    while let controller = next, let presentation = controller.presentation {
      found.append(presentation)
      next = controller.ownPresented
    }
    return found
  }
}
