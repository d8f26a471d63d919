// A presentation, step by step: container, presenter's view, callbacks, and the way back if it is
// cancelled.

import Foundation

/// One controller being presented over another.
@MainActor
final class PresentationPlan: TransitionPlan {
  let kind = TransitionRecord.Kind.present
  let presentation: UIPresentationController
  let from: UIViewController
  let to: UIViewController
  private let isAnimated: Bool
  private let completion: (() -> Void)?

  init(_ presentation: UIPresentationController, isAnimated: Bool, completion: (() -> Void)?) {
    self.presentation = presentation
    (from, to) = (presentation.presentingViewController, presentation.presentedViewController)
    self.isAnimated = isAnimated
    self.completion = completion
  }

  private var removesPresenter: Bool { presentation.shouldRemovePresentersView }

  func prepare(_ coordinator: TransitionCoordinator) -> TransitionContext {
    let container = makeContainer()
    let presenterFrame = from.view.frame
    if removesPresenter { movePresenter(into: container) }
    var context = makeContext(container, presenterFrame)
    coordinator.context = context
    presentation.announceStyle(coordinator)
    presentation.presentationTransitionWillBegin()
    context = refreshed(context)
    if removesPresenter { from.beginAppearanceTransition(false, animated: isAnimated) }
    to.beginAppearanceTransition(true, animated: isAnimated)
    return context
  }

  func placeArrivingView(_ context: TransitionContext) {
    guard let view = context.to.view else { return }
    view.frame = context.to.finalFrame
    context.containerView.addSubview(view)
  }

  func settle(_ context: TransitionContext, completed: Bool) {
    presentation.presentationTransitionDidEnd(completed)
    if completed { finishPresenting(context) } else { takeBack() }
    to.isBeingPresented = false
  }

  func conclude(completed: Bool) { completion?() }

  // MARK: Preparing

  private func makeContainer() -> UITransitionView {
    let context = from.view
    let fills = presentation.shouldPresentInFullscreen
    let host: UIView? = fills ? context?.window : context?.superview
    let container = UITransitionView(
      frame: fills ? host?.bounds ?? .zero : context?.frame ?? .zero)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentation = presentation
    if fills {
      host?.addSubview(container)
    } else if let context {
      host?.insertSubview(container, aboveSubview: context)
    }
    presentation.container = container
    return container
  }

  private func movePresenter(into container: UIView) {
    guard let view = from.view else { return }
    presentation.presenterHome = ViewHome(of: view)
    let place = view.superview?.convert(view.center, to: container) ?? view.center
    container.addSubview(view)
    view.center = place
  }

  private func makeContext(_ container: UIView, _ presenterFrame: CGRect) -> TransitionContext {
    let final = presentation.frameOfPresentedViewInContainerView
    if presentation.presentedView === to.view, final == container.bounds {
      // What fills the container goes on filling it when that is turned.
      to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    return transitionContext(container, presenterFrame, final)
  }

  private func transitionContext(
    _ container: UIView, _ presenterFrame: CGRect, _ final: CGRect
  ) -> TransitionContext {
    TransitionContext(
      container: container, isAnimated: isAnimated, style: presentation.presentationStyle,
      from: .init(
        controller: from, view: removesPresenter ? from.view : nil, initialFrame: presenterFrame,
        finalFrame: removesPresenter ? .zero : presenterFrame),
      to: .init(
        controller: to, view: presentation.presentedView, finalFrame: final))
  }

  /// `presentationTransitionWillBegin` may have changed what is presented, and where.
  private func refreshed(_ context: TransitionContext) -> TransitionContext {
    context.to.view = presentation.presentedView
    context.to.finalFrame = presentation.frameOfPresentedViewInContainerView
    return context
  }

  // MARK: The end

  private func finishPresenting(_ context: TransitionContext) {
    if removesPresenter { from.view.removeFromSuperview() }
    if fitsPresentedView, let view = context.to.view, view.transform.isIdentity {
      view.frame = context.to.finalFrame
    }
    to.endAppearanceTransition()
    if removesPresenter { from.endAppearanceTransition() }
  }

  /// Whether the presented view is given its final frame at the end. Where `.custom` has no presentation controller of
  /// the app's nobody has said one, and the view stays where the animator has put it: pop-ups rely on it.
  private var fitsPresentedView: Bool {
    let isAnywhere =
      presentation.presentationStyle == .custom
      && type(of: presentation) == UIPresentationController.self
    return !isAnywhere && !presentation.placesPresentedView
  }

  private func takeBack() {
    presentation.presenterHome?.restore()
    presentation.dropViews()
    to.beginAppearanceTransition(false, animated: isAnimated)
    to.endAppearanceTransition()
    if removesPresenter {
      from.beginAppearanceTransition(true, animated: isAnimated)
      from.endAppearanceTransition()
    }
    presentation.disconnect()
  }
}

extension UIPresentationController {
  /// Ties the two controllers together.
  func connect() {
    presentingViewController.ownPresented = presentedViewController
    presentedViewController.presentation = self
  }

  /// Unties them.
  func disconnect() {
    if presentingViewController.ownPresented === presentedViewController {
      presentingViewController.ownPresented = nil
    }
    presentedViewController.presentation = nil
    adaptedFrom = nil
  }

  /// Takes the presented view and the whole container out of the window.
  func dropViews() {
    presentedView?.removeFromSuperview()
    presentedViewController.viewIfLoaded?.removeFromSuperview()
    container?.removeFromSuperview()
    container = nil
    presenterHome = nil
  }
}
