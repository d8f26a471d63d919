// How what shows follows the stack.

import Foundation

extension UINavigationController {
  func canPush(_ controller: UIViewController) -> Bool {
    if stack.contains(where: { $0 === controller }) {
      return refuse("push \(type(of: controller)), which is in its stack already")
    }
    return canStack([controller])
  }

  func canStack(_ controllers: [UIViewController]) -> Bool {
    for (index, controller) in controllers.enumerated() {
      if controllers[..<index].contains(where: { $0 === controller }) {
        return refuse("have \(type(of: controller)) in its stack twice")
      }
      if controller is UINavigationController {
        return refuse("have a navigation controller in its stack")
      }
      if controller.presentation != nil {
        return refuse("have \(type(of: controller)) in its stack, which is presented")
      }
    }
    return true
  }

  private func refuse(_ what: String) -> Bool {
    World.current.transitions.complain(
      "\(type(of: self)) is to \(what); expected another controller. The call is ignored.")
    return false
  }

  /// Replaces the stack; new controllers become children now, old ones stay children until their
  /// view has gone.
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

  /// Makes the top of the stack the one that shows: by a transition if this controller is on screen,
  /// after the one under way if there is one.
  func showTop(_ operation: Operation, animated: Bool) {
    if let change {
      change.whenOver { [weak self] in self?.showTop(operation, animated: animated) }
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
    let finger = operation == .pop && custom == nil ? interactivePop.driver : nil
    let interaction =
      custom.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
      ?? finger
    let own = NavigationSlideTransition(
      isPush: operation == .push, isEven: finger != nil,
      isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let animator = custom ?? (animated ? own : nil)
    let plan = ContentPlan(
      self, operation == .pop ? .pop : .push, from: old, to: top, isAnimated: animated)
    stackBeforeChange = settledStack
    let transition = Transition(
      plan, isAnimated: animated, animator: animator, interaction: interaction)
    change = transition
    transition.begin()
  }

  /// Shows the top without a transition.
  func installTop() {
    guard isViewLoaded, change == nil, let top = stack.last, top !== shown else { return }
    switchContent(to: top)
    settleChildren()
  }

  /// Children that have left the stack leave the controller; those that have come are told so.
  func settleChildren() {
    settledStack = stack
    for child in children {
      if stack.contains(where: { $0 === child }) {
        guard child.isMovingToParent else { continue }
        child.isMovingToParent = false
        child.didMove(toParent: self)
      } else if child !== shown {
        child.isMovingFromParent = false
        child.removeFromParent()
      }
    }
  }
}

extension UINavigationController: SwitchingContainer, BarContainer {
  func layOutBars() {
    interactivePop.followDirection()
    navigationBars.layOut()
  }

  func frame(for child: UIViewController, in bounds: CGRect) -> CGRect {
    navigationBars.frame(for: child, in: bounds)
  }

  func prepareBars(_ plan: ContentPlan, _ coordinator: TransitionCoordinator, animated: Bool) {
    navigationBars.prepare(plan, coordinator, animated: animated)
    tabBarController?.lendBar(plan, hides: hidesBottomBar(for: plan.to))
  }

  func settleBars(on child: UIViewController) {
    tabBarController?.takeBarBack(isHidden: hidesBottomBar(for: child))
    navigationBars.settle(on: child)
  }

  /// Whether the tab bar is hidden while `child` shows: it or one beneath it has been pushed so.
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

  /// The stack is as it was, unless it has been changed again meanwhile.
  func didTakeBack(_ plan: ContentPlan) {
    if stack.last === plan.to {
      for controller in stackBeforeChange { controller.isMovingFromParent = false }
      let added = stack.filter { new in !stackBeforeChange.contains { $0 === new } }
      for controller in added { controller.willMove(toParent: nil) }
      stack = stackBeforeChange
    }
    settleChildren()
  }
}
