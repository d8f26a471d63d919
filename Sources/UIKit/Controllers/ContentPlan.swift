// The steps of a push, a pop, or a change of tab. Both views are always in the container, and the
// did-callbacks are called in the opposite order from those of modal transitions: from, then to.

import Foundation

/// A container that shows one of its children at a time.
@MainActor
protocol SwitchingContainer: UIViewController {
  /// The superview of all transition containers.
  var contentView: UIView { get }
  /// The current transition container.
  var wrapper: UIViewControllerWrapperView? { get set }
  /// The child whose view is shown, or is about to be removed.
  var shown: UIViewController? { get set }
  /// The current transition.
  var change: RunningTransition? { get set }
  /// Called before the will-callbacks of a change.
  func willShow(_ child: UIViewController, animated: Bool)
  /// Called after the did-callbacks of a change.
  func didShow(_ child: UIViewController, animated: Bool)
  /// Returns the frame of a child in a container with the given bounds.
  func frame(for child: UIViewController, in bounds: CGRect) -> CGRect
  /// Called after the will-callbacks, so that bars prepare to animate along with the change.
  func prepareBars(_ plan: ContentPlan, _ coordinator: TransitionCoordinator, animated: Bool)
  /// Called before the did-callbacks of the container, so that bars return to their place above the
  /// child.
  func settleBars(on child: UIViewController)
  /// Called after a cancelled change, whose views and callbacks have already been restored.
  func didRevert(_ plan: ContentPlan)
}

extension SwitchingContainer {
  func frame(for child: UIViewController, in bounds: CGRect) -> CGRect { bounds }
  func prepareBars(_ plan: ContentPlan, _ coordinator: TransitionCoordinator, animated: Bool) {}
  func settleBars(on child: UIViewController) {}

  /// A Boolean value that indicates whether changes are transitions. If `false`, changes replace
  /// the view at once.
  var isOnScreen: Bool { viewIfLoaded?.window != nil && appearanceState != .disappeared }

  /// Creates a transition container that fills the content view, in front of the current one.
  func makeWrapper() -> UIViewControllerWrapperView {
    let container = UIViewControllerWrapperView(frame: contentView.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(container)
    return container
  }

  /// Makes `container` the current transition container and removes the previous one.
  func replaceWrapper(by container: UIViewControllerWrapperView) {
    if wrapper !== container { wrapper?.removeFromSuperview() }
    wrapper = container
  }

  /// Shows a child in place of the current one, without a transition.
  func switchContent(to child: UIViewController) {
    let old = shown
    shown = child
    let container = makeWrapper()
    child.view.frame = frame(for: child, in: container.bounds)
    container.addSubview(child.view)
    replaceWrapper(by: container)
    old?.viewIfLoaded?.removeFromSuperview()
    viewIfLoaded?.setNeedsLayout()
    guard appearanceState == .appeared else { return }
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
  }
}

// The appearance transitions of the container itself, which may overlap with a change inside it.
extension SwitchingContainer {
  /// Begins the appearance transition of the content. The child that appears is the destination of
  /// the current change; the children that disappear are all that are visible.
  func forwardBeginToContent(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      (change?.plan.to ?? shown)?.beginAppearanceTransition(true, animated: animated)
    } else {
      for child in children where [.appearing, .appeared].contains(child.appearanceState) {
        child.beginAppearanceTransition(false, animated: animated)
      }
    }
  }

  /// Ends the appearance transition of the content. A child that appears by the current change has
  /// its transition ended with that change, not earlier.
  func forwardEndToContent() {
    let ending: AppearanceState = appearanceState == .appeared ? .appearing : .disappearing
    for child in children where child.appearanceState == ending {
      if ending == .appearing && child === change?.plan.to { continue }
      child.endAppearanceTransition()
    }
  }
}

/// One change of the child that a container shows.
@MainActor
final class ContentPlan: TransitionPlan {
  let kind: TransitionRecord.Kind
  let from: UIViewController
  let to: UIViewController
  private let container: any SwitchingContainer
  private let isAnimated: Bool

  init(
    _ container: any SwitchingContainer, _ kind: TransitionRecord.Kind,
    from: UIViewController, to: UIViewController, isAnimated: Bool
  ) {
    self.container = container
    self.kind = kind
    (self.from, self.to) = (from, to)
    self.isAnimated = isAnimated
  }

  func prepare(_ coordinator: TransitionCoordinator) -> TransitionContext {
    let wrapper = container.makeWrapper()
    let initial = from.view.frame
    wrapper.addSubview(from.view)
    container.replaceWrapper(by: wrapper)
    let context = TransitionContext(
      container: wrapper, isAnimated: isAnimated, style: .none,
      from: .init(controller: from, view: from.view, initialFrame: initial),
      to: .init(controller: to, view: to.view, finalFrame: wrapper.bounds))
    coordinator.context = context
    container.willShow(to, animated: isAnimated)
    turn(from, false)
    turn(to, true)
    // The callbacks may have hidden or shown bars.
    context.to.finalFrame = container.frame(for: to, in: wrapper.bounds)
    container.prepareBars(self, coordinator, animated: isAnimated)
    return context
  }

  func placeArrivingView(_ context: TransitionContext) {
    guard let view = context.to.view else { return }
    view.frame = context.to.finalFrame
    context.containerView.addSubview(view)
  }

  func settle(_ context: TransitionContext, completed: Bool) {
    if completed { finishChange(context) } else { revert() }
  }

  func conclude(completed: Bool) {}

  private func finishChange(_ context: TransitionContext) {
    container.shown = to
    from.view.removeFromSuperview()
    if to.view.transform.isIdentity { to.view.frame = context.to.finalFrame }
    from.endAppearanceTransition()
    endAppearance(to)
    container.change = nil
    container.settleBars(on: to)
    container.didShow(to, animated: isAnimated)
  }

  private func revert() {
    to.view.removeFromSuperview()
    turn(to, false)
    to.endAppearanceTransition()
    turn(from, true)
    endAppearance(from)
    container.change = nil
    container.settleBars(on: from)
    container.didRevert(self)
    container.statusBarMayHaveChanged()
  }

  /// Begins the appearance transition of a child. A child appears only if its container is visible
  /// or appears, too.
  private func turn(_ child: UIViewController, _ isAppearing: Bool) {
    if isAppearing && ![.appearing, .appeared].contains(container.appearanceState) { return }
    child.beginAppearanceTransition(isAppearing, animated: isAnimated)
  }

  /// Ends the appearance transition of a child if the container has appeared; otherwise the child's
  /// ends with the container's.
  private func endAppearance(_ child: UIViewController) {
    if container.appearanceState == .appeared { child.endAppearanceTransition() }
  }
}
