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

  /// A push that comes between `viewWillAppear` and the window still only switches.
  private var isOnScreen: Bool {
    viewIfLoaded?.window != nil && appearanceState != .disappeared
  }

  private func begin(
    _ operation: Operation, from old: UIViewController, to top: UIViewController, animated: Bool
  ) {
    let custom =
      animated
      ? delegate?.navigationController(self, animationControllerFor: operation, from: old, to: top)
      : nil
    let interaction = custom.flatMap {
      delegate?.navigationController(self, interactionControllerFor: $0)
    }
    let animator =
      custom ?? (animated ? NavigationSlideTransition(isPush: operation == .push) : nil)
    let plan = NavigationPlan(self, operation, from: old, to: top, isAnimated: animated)
    let transition = Transition(
      plan, isAnimated: animated, animator: animator, interaction: interaction)
    change = transition
    transition.begin()
  }

  /// Shows the top without a transition.
  func installTop() {
    guard isViewLoaded, change == nil, let top = stack.last, top !== shown else { return }
    let old = shown
    shown = top
    let container = makeWrapper()
    top.view.frame = container.bounds
    container.addSubview(top.view)
    replaceWrapper(by: container)
    old?.viewIfLoaded?.removeFromSuperview()
    settleChildren()
    guard appearanceState == .appeared else { return }
    top.beginAppearanceTransition(true, animated: false)
    top.endAppearanceTransition()
  }

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
