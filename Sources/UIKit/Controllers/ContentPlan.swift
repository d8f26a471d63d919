// A push, a pop or a change of tab, step by step. Both views are always in the container, and the
// did-callbacks come in the opposite order from those of modal transitions: from, then to.

import Foundation

/// A container that shows one of its children at a time.
@MainActor
protocol SwitchingContainer: UIViewController {
  /// The view that all transition containers are in.
  var contentView: UIView { get }
  /// The container in use.
  var wrapper: UIViewControllerWrapperView? { get set }
  /// The child whose view shows, or is about to leave.
  var shown: UIViewController? { get set }
  /// The transition under way.
  var change: Transition? { get set }
  /// Before the will-callbacks.
  func willShow(_ child: UIViewController, animated: Bool)
  /// After the did-callbacks.
  func didShow(_ child: UIViewController, animated: Bool)
  /// Where a child goes in a container of these bounds.
  func frame(for child: UIViewController, in bounds: CGRect) -> CGRect
  /// After the will-callbacks: bars get ready to move with the change.
  func prepareBars(_ plan: ContentPlan, _ coordinator: TransitionCoordinator, animated: Bool)
  /// Before the did-callbacks of the container: bars are where they belong above what shows.
  func settleBars(on child: UIViewController)
  /// After a cancelled change, whose views and callbacks are put right already.
  func didTakeBack(_ plan: ContentPlan)
}

extension SwitchingContainer {
  func frame(for child: UIViewController, in bounds: CGRect) -> CGRect { bounds }
  func prepareBars(_ plan: ContentPlan, _ coordinator: TransitionCoordinator, animated: Bool) {}
  func settleBars(on child: UIViewController) {}

  /// Whether changes are transitions; if not, they only switch.
  var isOnScreen: Bool { viewIfLoaded?.window != nil && appearanceState != .disappeared }

  /// A container that fills the content, in front of the one in use.
  func makeWrapper() -> UIViewControllerWrapperView {
    let container = UIViewControllerWrapperView(frame: contentView.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(container)
    return container
  }

  /// Makes `container` the one in use, and drops the one before it.
  func replaceWrapper(by container: UIViewControllerWrapperView) {
    if wrapper !== container { wrapper?.removeFromSuperview() }
    wrapper = container
  }

  /// Shows a child in place of the one that shows, without a transition.
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

// The container's own coming and going, which may overlap with a change inside it.
extension SwitchingContainer {
  /// What comes is what the change under way leads to; what goes is whatever is there.
  func forwardBeginToContent(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      (change?.plan.to ?? shown)?.beginAppearanceTransition(true, animated: animated)
    } else {
      for child in children where [.appearing, .appeared].contains(child.appearanceState) {
        child.beginAppearanceTransition(false, animated: animated)
      }
    }
  }

  /// What is coming by a change under way has come when that is over, not earlier.
  func forwardEndToContent() {
    let ending: AppearanceState = appearanceState == .appeared ? .appearing : .disappearing
    for child in children where child.appearanceState == ending {
      if ending == .appearing && child === change?.plan.to { continue }
      child.endAppearanceTransition()
    }
  }
}

/// One change of what a container shows.
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
    if completed { finishChange(context) } else { takeBack() }
  }

  func conclude(completed: Bool) {}

  private func finishChange(_ context: TransitionContext) {
    container.shown = to
    from.view.removeFromSuperview()
    if to.view.transform.isIdentity { to.view.frame = context.to.finalFrame }
    from.endAppearanceTransition()
    arrive(to)
    container.change = nil
    container.settleBars(on: to)
    container.didShow(to, animated: isAnimated)
  }

  private func takeBack() {
    to.view.removeFromSuperview()
    turn(to, false)
    to.endAppearanceTransition()
    turn(from, true)
    arrive(from)
    container.change = nil
    container.settleBars(on: from)
    container.didTakeBack(self)
  }

  /// A child comes only where its container is, or comes too.
  private func turn(_ child: UIViewController, _ isAppearing: Bool) {
    if isAppearing && ![.appearing, .appeared].contains(container.appearanceState) { return }
    child.beginAppearanceTransition(isAppearing, animated: isAnimated)
  }

  /// A child has come only when its container has; else it comes with it.
  private func arrive(_ child: UIViewController) {
    if container.appearanceState == .appeared { child.endAppearanceTransition() }
  }
}
