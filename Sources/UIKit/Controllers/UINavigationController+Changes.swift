// How the displayed content follows the stack.

import Foundation
import SegueWorld

extension UINavigationController {
  func canPush(_ controller: UIViewController) -> Bool {
    if stack.contains(where: { $0 === controller }) {
      return warnOfRejection("push \(type(of: controller)), which is already in its stack")
    }
    return canStack([controller])
  }

  func canStack(_ controllers: [UIViewController]) -> Bool {
    for (index, controller) in controllers.enumerated() {
      if controllers[..<index].contains(where: { $0 === controller }) {
        return warnOfRejection("have \(type(of: controller)) in its stack twice")
      }
      if controller is UINavigationController {
        return warnOfRejection("have a navigation controller in its stack")
      }
      if controller.presentation != nil {
        return warnOfRejection("have \(type(of: controller)) in its stack, which is presented")
      }
    }
    return true
  }

  private func warnOfRejection(_ what: String) -> Bool {
    World.current.warn(
      "\(type(of: self)) cannot \(what); expected another controller. The call is ignored.")
    return false
  }

  /// Replaces the stack. New view controllers become children at once; old ones remain children
  /// until their view has been removed.
  func replaceStack(_ new: [UIViewController]) {
    let old = stack
    stack = new
    for controller in new where controller.parent !== self {
      controller.isMovingToParent = true
      addChild(controller)
    }
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.isMovingFromParent = true
      controller.willMove(toParent: nil)
    }
  }

  /// Shows the top of the stack: by a transition if this controller is on screen, after the current
  /// transition if there is one.
  func showTop(_ operation: Operation, animated: Bool) {
    if let change {
      change.addEndHandler { [weak self] in self?.showTop(operation, animated: animated) }
      return
    }
    guard let top = stack.last, let old = shown, top !== old, isOnScreen else {
      if !isOnScreen || shown == nil { installTop() }
      settleChildren()
      return
    }
    begin(operation, from: old, to: top, animated: animated)
  }

  private func begin(
    _ operation: Operation, from old: UIViewController, to top: UIViewController, animated: Bool
  ) {
    let custom =
      animated
      ? delegate?.navigationController(self, animationControllerFor: operation, from: old, to: top)
      : nil
    if animated { usesOwnAnimator = custom == nil }
    let interactiveDriver = operation == .pop && custom == nil ? interactivePop.driver : nil
    let interaction =
      custom.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
      ?? interactiveDriver ?? (operation == .pop && custom == nil ? old.zoomDismissal?.driver : nil)
    let slide = NavigationSlideTransition(
      isPush: operation == .push, isEven: interactiveDriver != nil,
      isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let preferred = (operation == .pop ? old : top).preferredTransition
    let chosen =
      interactiveDriver == nil ? preferred?.animator(isForward: operation != .pop) : nil
    let shared =
      custom == nil && chosen == nil ? LayoutToLayoutTransition.between(old, top, operation) : nil
    let own: any UIViewControllerAnimatedTransitioning = chosen ?? shared ?? slide
    let animator = custom ?? (animated ? own : nil)
    let plan = ContentPlan(
      self, operation == .pop ? .pop : .push, from: old, to: top, isAnimated: animated)
    stackBeforeChange = settledStack
    let transition = RunningTransition(
      plan, isAnimated: animated, animator: animator, interaction: interaction)
    change = transition
    transition.begin()
  }

  /// Shows the top of the stack without a transition.
  func installTop() {
    guard isViewLoaded, change == nil, let top = stack.last, top !== shown else { return }
    switchContent(to: top)
    settleChildren()
  }

  /// Removes the children that are no longer on the stack, except those that the app has added beside
  /// it, and notifies the new ones that they have moved to their parent.
  func settleChildren() {
    settledStack = stack
    for child in children {
      if stack.contains(where: { $0 === child }) {
        childrenBesideStack.remove(ObjectIdentifier(child))
        guard child.isMovingToParent else { continue }
        child.isMovingToParent = false
        child.didMove(toParent: self)
      } else if child !== shown, !childrenBesideStack.contains(ObjectIdentifier(child)) {
        child.isMovingFromParent = false
        child.removeFromParent()
      }
    }
  }
}

extension UINavigationController: SwitchingContainer, BarContainer {
  func installContent() {
    if shown == nil { installTop() }
  }

  func layOutBars() {
    interactivePop.followDirection()
    navigationBars.layOut()
  }

  func frame(for child: UIViewController, in bounds: CGRect) -> CGRect {
    navigationBars.frame(for: child, in: bounds)
  }

  func prepareBars(_ plan: ContentPlan, _ coordinator: TransitionCoordinator, animated: Bool) {
    navigationBars.prepare(plan, coordinator, animated: animated)
    tabBarController?.prepareBar(plan, coordinator, hides: hidesBottomBar(for: plan.to))
  }

  func settleBars(on child: UIViewController) {
    tabBarController?.returnBar(isHidden: hidesBottomBar(for: child))
    navigationBars.settle(on: child)
  }

  /// Returns whether the tab bar is hidden while `child` is shown, which is so if the child or one
  /// beneath it hides the bar when pushed.
  func hidesBottomBar(for child: UIViewController) -> Bool {
    let known = stack.contains { $0 === child } ? stack : stackBeforeChange
    guard let index = known.firstIndex(where: { $0 === child }) else { return false }
    return known[...index].dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  func willShow(_ child: UIViewController, animated: Bool) {
    if change != nil, let shown { navigationBars.willChange(from: shown) }
    delegate?.navigationController(self, willShow: child, animated: animated)
  }

  func didShow(_ child: UIViewController, animated: Bool) {
    settleChildren()
    delegate?.navigationController(self, didShow: child, animated: animated)
  }

  /// Restores the stack, unless it has been changed again meanwhile.
  func didRevert(_ plan: ContentPlan) {
    if stack.last === plan.to {
      for controller in stackBeforeChange { controller.isMovingFromParent = false }
      let added = stack.filter { new in !stackBeforeChange.contains { $0 === new } }
      for controller in added { controller.willMove(toParent: nil) }
      stack = stackBeforeChange
    }
    settleChildren()
  }
}
