// A set of view controllers, of which the selected one is shown, with a bar of tabs. Changes are
// not animated unless the delegate supplies an animator.

import Foundation
import SegueWorld

/// A container view controller that shows one of several view controllers, with a bar of tabs
/// below.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The object that is notified of changes and supplies animators for them.
  open weak var delegate: UITabBarControllerDelegate?

  /// The tab bar at the bottom.
  open internal(set) lazy var tabBar: UITabBar = makeBar()
  var tabs: [UIViewController] = []
  var shown: UIViewController?
  weak var change: RunningTransition?
  let contentView = UIView(frame: .zero)
  var wrapper: UIViewControllerWrapperView?
  private var selected: UIViewController?
  /// A Boolean value that indicates whether a pushed screen hides the bar.
  var isBarHidden = false
  /// A Boolean value that indicates whether the bar is hidden, whatever is shown.
  open var isTabBarHidden = false {
    didSet {
      guard isTabBarHidden != oldValue else { return }
      viewIfLoaded?.setNeedsLayout()
      viewIfLoaded?.safeAreaMayHaveChanged()
    }
  }
  /// Hides or shows the bar. The change is not animated.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
  /// The screen that the bar is in, and moves with, during a transition that hides or shows it.
  weak var screenWithBar: UIViewController?

  /// The view controllers of the tabs. Setting them selects the first, unless the previous
  /// selection is among them.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the view controllers. The change is not animated.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let removed = tabs.filter { old in !new.contains { $0 === old } }
    tabs = new
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabsDidChange()
    if let selected, !removed.contains(where: { $0 === selected }) {
      removeChildren(removed)
    } else {
      select(new.first)
      removeChildren(removed)
    }
  }

  /// Adds a view controller as the last tab, as on a device.
  open override func addChild(_ childController: UIViewController) {
    guard !tabs.contains(where: { $0 === childController }) else {
      return super.addChild(childController)
    }
    setViewControllers(tabs + [childController], animated: false)
  }

  /// Removes the tab of a view controller that is no longer a child.
  override func childDidLeave(_ child: UIViewController) {
    guard tabs.contains(where: { $0 === child }) else { return }
    setViewControllers(tabs.filter { $0 !== child }, animated: false)
  }

  private func removeChildren(_ controllers: [UIViewController]) {
    for controller in controllers where controller.parent === self {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
  }

  /// The index of the selected view controller; `NSNotFound` if there is none. Setting an invalid
  /// index is reported and ignored.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
    set {
      guard tabs.indices.contains(newValue) else {
        return World.current.warn(
          "\(type(of: self)) cannot select tab \(newValue); expected one of \(tabs.count), counted "
            + "from 0. The call is ignored.")
      }
      select(tabs[newValue])
    }
  }

  /// The selected view controller. Setting one that is not among the tabs is reported and ignored.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard newValue == nil || tabs.contains(where: { $0 === newValue }) else {
        return World.current.warn(
          "\(type(of: self)) cannot select a controller that is not one of its tabs; expected one "
            + "of its viewControllers. The call is ignored.")
      }
      select(newValue)
    }
  }

  private func select(_ controller: UIViewController?) {
    selected = controller
    tabBar.selectedItem = controller?.tabBarItem
    showSelected()
  }

  // MARK: Bar

  /// Called when the user has touched a tab, before it is selected and whether or not the delegate permits
  /// that. A bar that handles touches itself calls it to select a tab. Overrides need not call it.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard !isHandlingTap, let index = tabBar.items?.firstIndex(where: { $0 === item }) else {
      return
    }
    tapped(index)
  }
  /// Does nothing. Never called: tabs cannot be customized.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing. Never called: tabs cannot be customized.
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing. Never called: tabs cannot be customized.
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// Does nothing. Never called: tabs cannot be customized.
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// A Boolean value that indicates whether the bar reports a touch of one of its own tabs.
  var isHandlingTap = false

  /// The view controllers that the user can arrange. The value is stored but has no effect.
  open var customizableViewControllers: [UIViewController]?
  /// The navigation of the tabs that do not fit in the bar. It is never shown: there is no tab for it.
  open private(set) lazy var moreNavigationController: UINavigationController = {
    let root = UIViewController()
    root.title = "More"
    return UINavigationController(rootViewController: root)
  }()

  // MARK: View controller

  open override func loadView() {
    let root = UILayoutContainerView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.container = self
    view = root
    contentView.frame = root.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(contentView)
    root.addSubview(tabBar)
    // Apps lay out views in the bar in `viewDidLoad()`.
    tabBar.frame = barFrame
    UIKitState.hasInsetControllers = true
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showSelected()
  }

  /// The selected view controller.
  open override var childForStatusBarStyle: UIViewController? {
    overridden(
      (any SegueChildForStatusBarStyleOverride).self, { $0.overridingChildForStatusBarStyle },
      else: selectedViewController)
  }
  /// The selected view controller.
  open override var childForStatusBarHidden: UIViewController? {
    overridden(
      (any SegueChildForStatusBarHiddenOverride).self, { $0.overridingChildForStatusBarHidden },
      else: selectedViewController)
  }
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    overridden(
      (any SeguePreferredStatusBarStyleOverride).self, { $0.overridingPreferredStatusBarStyle },
      else: super.preferredStatusBarStyle)
  }
  open override var prefersStatusBarHidden: Bool {
    overridden(
      (any SeguePrefersStatusBarHiddenOverride).self, { $0.overridingPrefersStatusBarHidden },
      else: super.prefersStatusBarHidden)
  }
  open override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    overridden(
      (any SeguePreferredStatusBarUpdateAnimationOverride).self,
      { $0.overridingPreferredStatusBarUpdateAnimation },
      else: super.preferredStatusBarUpdateAnimation)
  }
  open override var shouldAutorotate: Bool {
    overridden(
      (any SegueShouldAutorotateOverride).self, { $0.overridingShouldAutorotate },
      else: super.shouldAutorotate)
  }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    overridden(
      (any SegueSupportedInterfaceOrientationsOverride).self,
      { $0.overridingSupportedInterfaceOrientations },
      else: super.supportedInterfaceOrientations)
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    overridden(
      (any SeguePreferredInterfaceOrientationForPresentationOverride).self,
      { $0.overridingPreferredInterfaceOrientationForPresentation },
      else: super.preferredInterfaceOrientationForPresentation)
  }
  open override var childForHomeIndicatorAutoHidden: UIViewController? {
    overridden(
      (any SegueChildForHomeIndicatorAutoHiddenOverride).self,
      { $0.overridingChildForHomeIndicatorAutoHidden },
      else: super.childForHomeIndicatorAutoHidden)
  }
  open override var prefersHomeIndicatorAutoHidden: Bool {
    overridden(
      (any SeguePrefersHomeIndicatorAutoHiddenOverride).self,
      { $0.overridingPrefersHomeIndicatorAutoHidden },
      else: super.prefersHomeIndicatorAutoHidden)
  }
  open override func viewDidLoad() {
    super.viewDidLoad()
    (self as? any SegueViewDidLoadOverride)?.overridingViewDidLoad()
  }

  open override var transitionCoordinator: UIViewControllerTransitionCoordinator? {
    change?.coordinator ?? super.transitionCoordinator
  }

  override func barInsets(over child: UIViewController) -> UIEdgeInsets {
    // Navigation controllers compute the insets of their screens, each of which may hide the bar.
    if child is UINavigationController || !reachesUnderBar(child) { return .zero }
    return UIEdgeInsets(top: 0, left: 0, bottom: heightOfBar, right: 0)
  }
  override func contentDidScroll(_ scroll: UIScrollView, in child: UIViewController) {
    if child === change?.plan.to ?? shown { followContent() }
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

  /// Restores the selection, unless it has been changed again meanwhile.
  func didRevert(_ plan: ContentPlan) {
    if selectedViewController === plan.to { selectedViewController = plan.from }
  }

  /// Shows the selected view controller, after the current transition if there is one.
  func showSelected() {
    guard isViewLoaded, let selected = selectedViewController, selected !== shown else { return }
    if let change { return change.addEndHandler { [weak self] in self?.showSelected() } }
    guard let old = shown, isOnScreen, appearanceState == .appeared else {
      return switchContent(to: selected)
    }
    let animator = delegate?.tabBarController(
      self, animationControllerForTransitionFrom: old, to: selected)
    let interaction = animator.flatMap {
      delegate?.tabBarController(self, interactionControllerFor: $0)
    }
    let isAnimated = animator != nil
    let transition = RunningTransition(
      ContentPlan(self, .tab, from: old, to: selected, isAnimated: isAnimated),
      isAnimated: isAnimated, animator: animator, interaction: interaction)
    change = transition
    transition.begin()
  }
}
