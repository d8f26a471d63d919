// A row of controllers of which the selected one shows. Changes only switch unless the delegate
// animates them.

import Foundation

/// A container that shows one of several controllers. Bars are not drawn.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// Told about changes, and asked for their animations.
  open weak var delegate: UITabBarControllerDelegate?

  var tabs: [UIViewController] = []
  var shown: UIViewController?
  weak var change: Transition?
  let contentView = UIView(frame: .zero)
  var wrapper: UIViewControllerWrapperView?
  private var selected: UIViewController?

  /// The controllers; the first is selected unless the old selection is among them.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let gone = tabs.filter { old in !new.contains { $0 === old } }
    tabs = new
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if let selected, !gone.contains(where: { $0 === selected }) {
      letGo(gone)
    } else {
      select(new.first)
      letGo(gone)
    }
  }

  private func letGo(_ controllers: [UIViewController]) {
    for controller in controllers {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
  }

  /// Which controller is selected; `NSNotFound` if there is none.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
    set {
      guard tabs.indices.contains(newValue) else {
        return World.current.transitions.complain(
          "\(type(of: self)) is to select tab \(newValue); expected one of \(tabs.count), "
            + "counted from 0. The call is ignored.")
      }
      select(tabs[newValue])
    }
  }

  /// The controller that is selected.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard newValue == nil || tabs.contains(where: { $0 === newValue }) else {
        return World.current.transitions.complain(
          "\(type(of: self)) is to select a controller that is not one of its tabs; "
            + "expected one of its viewControllers. The call is ignored.")
      }
      select(newValue)
    }
  }

  private func select(_ controller: UIViewController?) {
    selected = controller
    showSelected()
  }

  // MARK: As a controller

  open override func loadView() {
    super.loadView()
    contentView.frame = view.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(contentView)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showSelected()
  }

  open override var transitionCoordinator: UIViewControllerTransitionCoordinator? {
    change?.coordinator ?? super.transitionCoordinator
  }

  override var followsItsChildrensViews: Bool { false }
  override func forwardBegin(_ isAppearing: Bool, animated: Bool) {
    forwardBeginToContent(isAppearing, animated: animated)
  }
  override func forwardEnd() { forwardEndToContent() }
}

extension UITabBarController: SwitchingContainer {
  func willShow(_ child: UIViewController, animated: Bool) {}
  func didShow(_ child: UIViewController, animated: Bool) {}

  /// The selection goes back too, unless it has been changed again meanwhile.
  func didTakeBack(_ plan: ContentPlan) {
    if selectedViewController === plan.to { selectedViewController = plan.from }
  }

  /// Makes what shows agree with the selection, after the transition under way if there is one.
  private func showSelected() {
    guard isViewLoaded, let selected = selectedViewController, selected !== shown else { return }
    if let change { return change.whenOver { [weak self] in self?.showSelected() } }
    guard let old = shown, isOnScreen, appearanceState == .appeared else {
      return switchContent(to: selected)
    }
    let animator = delegate?.tabBarController(
      self, animationControllerForTransitionFrom: old, to: selected)
    let interaction = animator.flatMap {
      delegate?.tabBarController(self, interactionControllerFor: $0)
    }
    let isAnimated = animator != nil
    let transition = Transition(
      ContentPlan(self, .tab, from: old, to: selected, isAnimated: isAnimated),
      isAnimated: isAnimated, animator: animator, interaction: interaction)
    change = transition
    transition.begin()
  }
}

/// Told about, and asked for the animations of, a tab bar controller's changes.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether the user may select a tab. Not asked: nobody touches a bar that is not drawn.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// The user has selected a tab. Not called, for the same reason.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)

  /// What animates the change; nil for none.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?

  /// What steers the change; nil for the clock.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning?
}

extension UITabBarControllerDelegate {
  /// True.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}

  /// Nil.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { nil }

  /// Nil.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { nil }
}
