// A row of controllers of which the selected one shows, over a bar. Changes only switch unless the delegate
// animates them.

import Foundation

/// A container that shows one of several controllers, above a bar of tabs.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// Told about changes, and asked for their animations.
  open weak var delegate: UITabBarControllerDelegate?

  /// The bar.
  open private(set) lazy var tabBar: UITabBar = makeBar()
  var tabs: [UIViewController] = []
  var shown: UIViewController?
  weak var change: Transition?
  let contentView = UIView(frame: .zero)
  var wrapper: UIViewControllerWrapperView?
  private var selected: UIViewController?
  /// Whether a screen that has been pushed hides the bar.
  var isBarHidden = false
  /// Whether the bar is hidden whatever shows.
  open var isTabBarHidden = false {
    didSet {
      guard isTabBarHidden != oldValue else { return }
      viewIfLoaded?.setNeedsLayout()
      viewIfLoaded?.safeAreaMayHaveChanged()
    }
  }
  /// Hides or shows the bar.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
  /// Whether the bar is in the view of a screen that moves.
  var isBarLent = false

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
    tabsDidChange()
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
    tabBar.selectedItem = controller?.tabBarItem
    showSelected()
  }

  // MARK: As a controller

  open override func loadView() {
    let root = UILayoutContainerView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.container = self
    view = root
    contentView.frame = root.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(contentView)
    root.addSubview(tabBar)
    UIKitState.hasInsetControllers = true
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showSelected()
  }

  open override var transitionCoordinator: UIViewControllerTransitionCoordinator? {
    change?.coordinator ?? super.transitionCoordinator
  }

  override func barInsets(over child: UIViewController) -> UIEdgeInsets {
    // Navigations hand it on to their screens, each of which may hide the bar.
    if child is UINavigationController || !reachesUnderBar(child) { return .zero }
    return UIEdgeInsets(top: 0, left: 0, bottom: heightOfBar, right: 0)
  }
  override func contentDidScroll(_ scroll: UIScrollView, in child: UIViewController) {
    if child === shown { followContent() }
    super.contentDidScroll(scroll, in: child)
  }
  override var contentScrollBehindBars: UIScrollView? {
    (change?.plan.to ?? shown)?.contentScrollBehindBars
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
