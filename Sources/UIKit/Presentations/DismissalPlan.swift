// The steps of a dismissal. Only the topmost presented view is animated; view controllers between
// it and the one that remains disappear with it.

import Foundation

/// The dismissal of a presented view controller and of everything it presents.
@MainActor
final class DismissalPlan: TransitionPlan {
  let kind = TransitionRecord.Kind.dismiss
  /// The presentations that end, the lowest first.
  private let presentations: [UIPresentationController]
  private let top: UIPresentationController
  private let bottom: UIPresentationController
  let from: UIViewController
  let to: UIViewController
  /// The view controllers that are dismissed.
  private let leaving: [UIViewController]
  private let isAnimated: Bool
  private let completion: (() -> Void)?
  private var vanishing: [UIViewController] = []

  init(
    bottom: UIPresentationController, above: [UIPresentationController], isAnimated: Bool,
    completion: (() -> Void)?
  ) {
    self.bottom = bottom
    top = above.last ?? bottom
    presentations = [bottom] + above
    from = top.presentedViewController
    to = bottom.presentingViewController
    leaving = presentations.map(\.presentedViewController)
    self.isAnimated = isAnimated
    self.completion = completion
  }

  private var returnsPresenter: Bool { bottom.presenterHome != nil }

  func prepare(_ coordinator: TransitionCoordinator) -> TransitionContext {
    let context = makeContext()
    coordinator.context = context
    for presentation in presentations.reversed() {
      presentation.dismissalTransitionWillBegin()
      // Layout that it has invalidated is performed now; later it would undo what the animator
      // sets.
      presentation.container?.layoutIfNeeded()
    }
    from.beginAppearanceTransition(false, animated: isAnimated)
    vanishing = leaving.dropLast().filter { $0.appearanceState == .appeared }
    for controller in vanishing {
      controller.beginAppearanceTransition(false, animated: isAnimated)
    }
    if returnsPresenter { to.beginAppearanceTransition(true, animated: isAnimated) }
    return context
  }

  func placeArrivingView(_ context: TransitionContext) {}

  func settle(_ context: TransitionContext, completed: Bool) {
    for presentation in presentations.reversed() {
      presentation.dismissalTransitionDidEnd(completed)
    }
    if completed { finishDismissing() } else { revert(context) }
    for controller in leaving { controller.isBeingDismissed = false }
  }

  func conclude(completed: Bool) { completion?() }

  private func makeContext() -> TransitionContext {
    let frame = top.frameOfPresentedViewInContainerView
    let home = bottom.presenterHome?.frame ?? to.view.untransformedFrame
    let arrival = bottom.shouldPresentInFullscreen ? home : top.container?.bounds ?? home
    return TransitionContext(
      container: top.container ?? UITransitionView(frame: .zero), isAnimated: isAnimated,
      style: top.presentationStyle,
      from: .init(
        controller: from, view: top.presentedView, initialFrame: frame, finalFrame: frame),
      to: .init(
        controller: to, view: returnsPresenter ? to.view : nil, finalFrame: arrival))
  }

  private func finishDismissing() {
    let returns = returnsPresenter
    bottom.presenterHome?.restore()
    for presentation in presentations.reversed() { presentation.dropViews() }
    if returns { to.endAppearanceTransition() }
    from.endAppearanceTransition()
    for controller in vanishing { controller.endAppearanceTransition() }
    for presentation in presentations.reversed() { presentation.disconnect() }
    to.takeFirstResponderIfFree()
  }

  private func revert(_ context: TransitionContext) {
    if returnsPresenter {
      if bottom.curledSheet == nil { context.to.view?.removeFromSuperview() }
      to.beginAppearanceTransition(false, animated: isAnimated)
      to.endAppearanceTransition()
    }
    for controller in [from] + vanishing {
      controller.beginAppearanceTransition(true, animated: isAnimated)
      controller.endAppearanceTransition()
    }
  }
}
