// A push or a pop, step by step. Both views are always in the container, and the did-callbacks come
// in the opposite order from those of modal transitions: from, then to.

import Foundation

/// One change of a navigation controller's top.
@MainActor
final class NavigationPlan: TransitionPlan {
  let kind: TransitionRecord.Kind
  let from: UIViewController
  let to: UIViewController
  private let navigation: UINavigationController
  private let isAnimated: Bool
  private let stackBefore: [UIViewController]

  init(
    _ navigation: UINavigationController, _ operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController, isAnimated: Bool
  ) {
    self.navigation = navigation
    kind = operation == .pop ? .pop : .push
    (self.from, self.to) = (from, to)
    self.isAnimated = isAnimated
    stackBefore = navigation.settledStack
  }

  func prepare(_ coordinator: TransitionCoordinator) -> TransitionContext {
    let container = navigation.makeWrapper()
    let bounds = container.bounds
    let initial = from.view.frame
    container.addSubview(from.view)
    navigation.replaceWrapper(by: container)
    let context = TransitionContext(
      container: container, isAnimated: isAnimated, style: .none,
      from: .init(controller: from, view: from.view, initialFrame: initial),
      to: .init(controller: to, view: to.view, finalFrame: bounds))
    coordinator.context = context
    navigation.delegate?.navigationController(navigation, willShow: to, animated: isAnimated)
    from.beginAppearanceTransition(false, animated: isAnimated)
    to.beginAppearanceTransition(true, animated: isAnimated)
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

  func afterwards() {}

  private func finishChange(_ context: TransitionContext) {
    navigation.shown = to
    from.view.removeFromSuperview()
    if to.view.transform.isIdentity { to.view.frame = context.to.finalFrame }
    from.endAppearanceTransition()
    to.endAppearanceTransition()
    navigation.change = nil
    navigation.settleChildren()
    navigation.delegate?.navigationController(navigation, didShow: to, animated: isAnimated)
  }

  private func takeBack() {
    to.view.removeFromSuperview()
    to.beginAppearanceTransition(false, animated: isAnimated)
    to.endAppearanceTransition()
    from.beginAppearanceTransition(true, animated: isAnimated)
    from.endAppearanceTransition()
    restoreStack()
    navigation.change = nil
    navigation.settleChildren()
  }

  /// The stack as it was, unless it has been changed again meanwhile.
  private func restoreStack() {
    guard navigation.stack.last === to else { return }
    for controller in stackBefore {
      controller.isMovingFromParent = false
    }
    let added = navigation.stack.filter { new in !stackBefore.contains { $0 === new } }
    for controller in added { controller.willMove(toParent: nil) }
    navigation.stack = stackBefore
  }
}
