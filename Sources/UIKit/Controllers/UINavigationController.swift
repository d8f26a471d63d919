// A stack of controllers of which the top one shows. The stack changes inside the app's call; what
// shows follows by a transition, and if the stack changes again meanwhile, by another one after it. Its bars are
// in front of all screens; `NavigationBars` places them.

import Foundation

/// A container that shows the top of a stack of controllers, below a bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// What a change does to the stack.
  public enum Operation: Int, Sendable {
    /// Nothing.
    case none = 0
    /// The new top was not in the stack.
    case push = 1
    /// The new top was in the stack already.
    case pop = 2
  }

  /// A navigation controller with this controller at the root.
  public init(rootViewController: UIViewController) {
    (barClass, toolbarClass) = (UINavigationBar.self, UIToolbar.self)
    super.init(nibName: nil, bundle: nil)
    replaceStack([rootViewController])
  }

  /// An empty navigation controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (barClass, toolbarClass) = (UINavigationBar.self, UIToolbar.self)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// An empty navigation controller.
  public required init?(coder: NSCoder) {
    (barClass, toolbarClass) = (UINavigationBar.self, UIToolbar.self)
    super.init(coder: coder)
  }

  /// An empty navigation controller with bars of these classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    barClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
    self.toolbarClass = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
    super.init(nibName: nil, bundle: nil)
  }

  private let barClass: UINavigationBar.Type
  private let toolbarClass: UIToolbar.Type

  /// Told about changes, and asked for their animations.
  open weak var delegate: UINavigationControllerDelegate?

  // MARK: Bars

  /// How long bars take to come and go.
  public static let hideShowBarDuration: CGFloat = 0.2
  private(set) lazy var navigationBars = NavigationBars(
    self, bar: barClass.init(coder: NSCoder()) ?? UINavigationBar(frame: .zero),
    toolbar: toolbarClass.init(coder: NSCoder()) ?? UIToolbar(frame: .zero))
  /// The bar at the top.
  open var navigationBar: UINavigationBar { navigationBars.bar }
  /// The bar at the bottom.
  open var toolbar: UIToolbar! { navigationBars.toolbar }
  /// Whether the bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { navigationBars.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the bar; in the midst of a change of screens, with it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != navigationBars.isHidden else { return }
    navigationBars.isHidden = hidden
    navigationBars.visibilityDidChange(animated: animated)
  }
  /// Whether the toolbar is hidden.
  open var isToolbarHidden: Bool {
    get { navigationBars.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != navigationBars.isToolbarHidden else { return }
    navigationBars.isToolbarHidden = hidden
    navigationBars.visibilityDidChange(animated: animated)
  }
  /// Kept; bars hide only when they are told to.
  open var hidesBarsOnSwipe = false
  /// Kept; bars hide only when they are told to.
  open var hidesBarsOnTap = false

  /// Pops under a finger that comes from the left edge.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }
  private(set) lazy var interactivePop = InteractivePop(self)
  /// Whether the last animated change was UIKit's own to animate.
  var usesOwnAnimator = true

  // MARK: The stack

  /// The controllers, the root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller on top of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// The controller on top, or what is presented over it.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  var stack: [UIViewController] = []
  /// The stack when it last agreed with what shows, and as it was before the change under way: a
  /// cancelled change goes back to that.
  var settledStack: [UIViewController] = []
  var stackBeforeChange: [UIViewController] = []
  /// The controller whose view shows, or is about to leave.
  var shown: UIViewController?
  /// The transition under way.
  weak var change: Transition?
  /// The view that all containers are in.
  let contentView = UIView(frame: .zero)
  var wrapper: UIViewControllerWrapperView?

  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard canPush(viewController) else { return }
    replaceStack(stack + [viewController])
    showTop(.push, animated: animated)
  }

  /// Takes the top controller off; the root stays. Returns it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    replaceStack(Array(stack.dropLast()))
    showTop(.pop, animated: animated)
    return top
  }

  /// Takes controllers off until this one is on top. Returns them.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      World.current.transitions.complain(
        "\(type(of: self)) is to pop to \(type(of: viewController)), which is not in its stack; "
          + "expected one of \(stack.count) others. The call is ignored.")
      return nil
    }
    let popped = Array(stack[(index + 1)...])
    replaceStack(Array(stack[...index]))
    if !popped.isEmpty { showTop(.pop, animated: animated) }
    return popped
  }

  /// Takes controllers off until the root is on top. Returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces the stack: a pop if the new top was in it, else a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard canStack(viewControllers) else { return }
    let isPop = viewControllers.last.map { top in stack.contains { $0 === top } } ?? false
    replaceStack(viewControllers)
    showTop(isPop ? .pop : .push, animated: animated)
  }

  /// Puts a controller on top.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: As a controller

  open override func loadView() {
    let root = UILayoutContainerView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.container = self
    view = root
    contentView.frame = root.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for part in [contentView, navigationBar, toolbar] { part.map(root.addSubview) }
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

  open override var transitionCoordinator: UIViewControllerTransitionCoordinator? {
    change?.coordinator ?? super.transitionCoordinator
  }

  /// The tab of the root, unless the controller has one of its own or a title.
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
