// A stack of view controllers, of which the top one is shown. The stack changes during the app's
// call; the displayed content follows by a transition and, if the stack changes again meanwhile, by
// another one after it. The bars are in front of all screens; `NavigationBars` lays them out.

import Foundation
import SegueWorld

/// A container view controller that shows the top of a stack of view controllers, with a bar above
/// it.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The kinds of changes of the stack.
  public enum Operation: Int, Sendable {
    /// No change.
    case none = 0
    /// The new top was not on the stack.
    case push = 1
    /// The new top was already on the stack.
    case pop = 2
  }

  /// Creates a navigation controller with the given root.
  public init(rootViewController: UIViewController) {
    (barClass, toolbarClass) = (UINavigationBar.self, UIToolbar.self)
    super.init(nibName: nil, bundle: nil)
    replaceStack([rootViewController])
  }

  /// Creates a navigation controller with an empty stack. A nib name is reported and ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (barClass, toolbarClass) = (UINavigationBar.self, UIToolbar.self)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a navigation controller with an empty stack. Nothing is decoded.
  public required init?(coder: NSCoder) {
    barClass = coder.archivedClass("navigationBar") as? UINavigationBar.Type ?? UINavigationBar.self
    toolbarClass = coder.archivedClass("toolbar") as? UIToolbar.Type ?? UIToolbar.self
    super.init(coder: coder)
    coder.restore(self, as: UINavigationController.self)
  }

  /// Creates a navigation controller with an empty stack and bars of the given classes; `nil` for
  /// the default classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    barClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
    self.toolbarClass = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
    super.init(nibName: nil, bundle: nil)
  }

  private let barClass: UINavigationBar.Type
  private let toolbarClass: UIToolbar.Type

  /// The object that is notified of changes and supplies animators for them.
  open weak var delegate: UINavigationControllerDelegate?

  // MARK: Bars

  /// The duration of the animation that hides or shows bars, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2
  private(set) lazy var navigationBars = NavigationBars(
    self,
    bar: barClass.allocated(frame: .zero) as? UINavigationBar ?? UINavigationBar(frame: .zero),
    toolbar: toolbarClass.allocated(frame: .zero) as? UIToolbar ?? UIToolbar(frame: .zero))
  /// Takes a bar in place of its own, as long as that is not shown.
  ///
  /// - Returns: Whether the bar has been taken.
  func adopt(bar: UINavigationBar) -> Bool {
    guard viewIfLoaded == nil else { return false }
    let toolbar = toolbarClass.allocated(frame: .zero) as? UIToolbar
    navigationBars = NavigationBars(self, bar: bar, toolbar: toolbar ?? UIToolbar(frame: .zero))
    return true
  }

  /// The navigation bar at the top.
  open var navigationBar: UINavigationBar { navigationBars.bar }
  /// The toolbar at the bottom. It is hidden by default.
  open var toolbar: UIToolbar! { navigationBars.toolbar }
  /// A Boolean value that indicates whether the navigation bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { navigationBars.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the navigation bar. During a transition, the bar moves with the transition.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != navigationBars.isHidden else { return }
    navigationBars.isHidden = hidden
    navigationBars.visibilityDidChange(animated: animated)
  }
  /// A Boolean value that indicates whether the toolbar is hidden. The default is `true`.
  open var isToolbarHidden: Bool {
    get { navigationBars.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Hides or shows the toolbar. During a transition, the toolbar moves with the transition.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != navigationBars.isToolbarHidden else { return }
    navigationBars.isToolbarHidden = hidden
    navigationBars.visibilityDidChange(animated: animated)
  }
  /// A Boolean value that indicates whether a swipe hides the bars. Stored but not used.
  open var hidesBarsOnSwipe = false
  /// A Boolean value that indicates whether a tap hides the bars. Stored but not used.
  open var hidesBarsOnTap = false

  /// The gesture recognizer that pops the top view controller by a pan from the leading edge.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }
  private(set) lazy var interactivePop = InteractivePop(self)
  /// A Boolean value that indicates whether the last animated change had no animator of the app.
  var usesOwnAnimator = true

  // MARK: The stack

  /// The view controllers on the stack, the root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The view controller at the top of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// The view controller at the top of the stack, or the one it presents.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  var stack: [UIViewController] = []
  /// The stack when it last corresponded to the displayed content, and the stack before the current
  /// transition, which a cancelled transition restores.
  var settledStack: [UIViewController] = []
  var stackBeforeChange: [UIViewController] = []
  /// The children that the app has added beside the stack, such as the bar of a player.
  var childrenBesideStack: Set<ObjectIdentifier> = []
  /// The view controller whose view is shown, or is about to be removed.
  var shown: UIViewController?
  /// The current transition.
  weak var change: RunningTransition?
  /// The superview of all transition containers.
  let contentView = UIView(frame: .zero)
  var wrapper: UIViewControllerWrapperView?

  /// Pushes a view controller onto the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard canPush(viewController) else { return }
    replaceStack(stack + [viewController])
    showTop(.push, animated: animated)
  }

  /// Adds a child. The first one becomes the root of the stack, as on a device; later ones are children
  /// beside the stack.
  open override func addChild(_ childController: UIViewController) {
    guard stack.isEmpty, canStack([childController]) else {
      if !stack.contains(where: { $0 === childController }) {
        childrenBesideStack.insert(ObjectIdentifier(childController))
      }
      return super.addChild(childController)
    }
    pushViewController(childController, animated: false)
  }

  /// Removes a view controller that is no longer a child from the stack.
  override func childDidLeave(_ child: UIViewController) {
    childrenBesideStack.remove(ObjectIdentifier(child))
    guard stack.contains(where: { $0 === child }) else { return }
    setViewControllers(stack.filter { $0 !== child }, animated: false)
  }

  /// Pops the top view controller; the root remains.
  ///
  /// - Returns: The view controller that was popped, or `nil`.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    replaceStack(Array(stack.dropLast()))
    showTop(.pop, animated: animated)
    return top
  }

  /// Pops view controllers until the given one is at the top.
  ///
  /// - Returns: The view controllers that were popped, or `nil`, with a warning, if the given one
  ///   is not on the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      World.current.warn(
        "\(type(of: self)) cannot pop to \(type(of: viewController)), which is not in its stack; "
          + "expected one of \(stack.count) others. The call is ignored.")
      return nil
    }
    let popped = Array(stack[(index + 1)...])
    replaceStack(Array(stack[...index]))
    if !popped.isEmpty { showTop(.pop, animated: animated) }
    return popped
  }

  /// Pops all view controllers but the root.
  ///
  /// - Returns: The view controllers that were popped.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces the stack. The change is a pop if the new top was on the stack, otherwise a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard canStack(viewControllers) else { return }
    let isPop = viewControllers.last.map { top in stack.contains { $0 === top } } ?? false
    replaceStack(viewControllers)
    showTop(isPop ? .pop : .push, animated: animated)
  }

  /// Pushes a view controller onto the stack, animated.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: View controller

  open override func loadView() {
    let root = UILayoutContainerView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.container = self
    view = root
    contentView.frame = root.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for part in [contentView, navigationBar, toolbar] { part.map(root.addSubview) }
    // Code of the first screen reads the bar's height before the first layout.
    navigationBar.frame = CGRect(
      x: 0, y: UIApplication.shared.statusBarFrame.height, width: root.bounds.width,
      height: UINavigationBar.rowHeight)
    root.addGestureRecognizer(interactivePop.recognizer)
    UIKitState.hasInsetControllers = true
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    installTop()
    if let shown { willShow(shown, animated: animated) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let shown { delegate?.navigationController(self, didShow: shown, animated: animated) }
  }

  /// The style for the bar: light text on a black one.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    overridden(
      (any SeguePreferredStatusBarStyleOverride).self, { $0.overridingPreferredStatusBarStyle },
      else: navigationBar.barStyle == .black ? .lightContent : .default)
  }
  /// The top view controller, if the bar is hidden.
  open override var childForStatusBarStyle: UIViewController? {
    overridden(
      (any SegueChildForStatusBarStyleOverride).self, { $0.overridingChildForStatusBarStyle },
      else: isNavigationBarHidden ? topViewController : nil)
  }
  /// The top view controller.
  open override var childForStatusBarHidden: UIViewController? {
    overridden(
      (any SegueChildForStatusBarHiddenOverride).self, { $0.overridingChildForStatusBarHidden },
      else: topViewController)
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

  /// The tab bar item of the root, unless the navigation controller has an item or a title of its
  /// own.
  open override var tabBarItem: UITabBarItem! {
    get {
      if bars.ownTabBarItem == nil, title == nil, let root = stack.first { return root.tabBarItem }
      return super.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  override func barInsets(over child: UIViewController) -> UIEdgeInsets {
    navigationBars.insets(over: child)
  }
  override func contentDidScroll(_ scroll: UIScrollView, in child: UIViewController) {
    if change == nil, child === shown { navigationBars.apply(child) }
    super.contentDidScroll(scroll, in: child)
  }
  override func settleScroll(
    _ target: inout CGPoint, of scroll: UIScrollView, in child: UIViewController?
  ) {
    if let child { navigationBars.settle(&target, of: scroll, in: child) }
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
