// The steps of a presentation: container, presenting view, callbacks, and the restoration after a
// cancellation.

import Foundation

/// The presentation of one view controller over another.
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
    if presentation.endsEditing { from.endEditingBeforeLosingScreen() }
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
    if completed { finishPresenting(context) } else { revert() }
    to.isBeingPresented = false
  }

  func conclude(completed: Bool) { completion?() }

  // MARK: Preparation

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
      // A view that fills the container continues to do so when the container rotates.
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

  /// Updates the presented view and its frame, which `presentationTransitionWillBegin` may have
  /// changed.
  private func refreshed(_ context: TransitionContext) -> TransitionContext {
    context.to.view = presentation.presentedView
    presentation.frameBeforePresentation = presentation.presentedView?.frame
    context.to.finalFrame = presentation.frameOfPresentedViewInContainerView
    return context
  }

  // MARK: Completion

  private func finishPresenting(_ context: TransitionContext) {
    if removesPresenter, presentation.curledSheet == nil { from.view.removeFromSuperview() }
    if fitsPresentedView, let view = context.to.view, view.transform.isIdentity,
      view.frame == presentation.frameBeforePresentation
    {
      view.frame = context.to.finalFrame
    }
    to.endAppearanceTransition()
    if removesPresenter { from.endAppearanceTransition() }
  }

  /// A Boolean value that indicates whether the presented view receives its final frame at the end,
  /// if the animator has not given it a frame. Where the animator has placed it, it stays. With
  /// `.custom` and no presentation controller of the app, no frame has been specified, and the view
  /// stays where the animator has placed it in any case; pop-ups rely on that.
  private var fitsPresentedView: Bool {
    let isAnywhere =
      presentation.presentationStyle == .custom
      && type(of: presentation) == UIPresentationController.self
    return !isAnywhere && !presentation.placesPresentedView
  }

  private func revert() {
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
  /// Connects the presenting and the presented view controller.
  func connect() {
    presentingViewController.ownPresented = presentedViewController
    presentedViewController.presentation = self
  }

  /// Disconnects the presenting and the presented view controller.
  func disconnect() {
    if presentingViewController.ownPresented === presentedViewController {
      presentingViewController.ownPresented = nil
    }
    presentedViewController.presentation = nil
    adaptedFrom = nil
  }

  /// Removes the presented view and the container from the window.
  func dropViews() {
    presentedView?.removeFromSuperview()
    presentedViewController.viewIfLoaded?.removeFromSuperview()
    container?.removeFromSuperview()
    container = nil
    curledSheet = nil
    presenterHome = nil
  }
}
