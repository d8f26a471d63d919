// Looks after one screen: loads its view, is told when it comes and goes, contains other controllers
// and presents them. Everything an app overrides is declared here, in the class body; the
// bookkeeping is in the extensions and plans beside this file.

import Foundation

/// The base of all view controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, ViewOwner {
  /// A controller; there are no nibs here, so a name that is not nil is reported and ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
    adopted()
  }

  /// A controller that makes its own view.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// A controller out of an archive: nothing is read from it.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    adopted()
  }

  /// The nib's name, which is not used.
  public let nibName: String?
  /// The nib's bundle, which is not used.
  public let nibBundle: Bundle?

  // MARK: The view

  private var loadedView: UIView?

  /// The controller's view; asking for it loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { adopt(newValue) }
  }

  /// The view if it has been loaded.
  public var viewIfLoaded: UIView? { loadedView }
  /// Whether the view has been loaded.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view: as large as the screen. To be overridden, not called.
  open func loadView() {
    let made = UIView(frame: UIScreen.main.bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = made
  }

  /// Loads the view if that has not happened yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    if let nibName, !nibName.isEmpty { reportNib(nibName) }
    loadView()
    if loadedView == nil { adopt(UIView(frame: UIScreen.main.bounds)) }
    viewDidLoad()
    connectSegues()
  }

  private func adopt(_ view: UIView?) {
    loadedView?.viewController = nil
    loadedView = view
    view?.viewController = self
  }

  /// The view has been loaded.
  open func viewDidLoad() {}
  /// The view is about to come on screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is on its way in, is in the window, and has its traits. Once between `viewWillAppear` and
  /// `viewDidAppear`.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Whether `viewIsAppearing` is due.
  var isAppearingDue = false
  /// The view has come on screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Has the view update its constraints; called before layout, when that has been asked for.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// The view's margins have changed.
  open func viewLayoutMarginsDidChange() {}
  /// The view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Light or dark for the view and everything in it, whatever the screen says.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      if oldValue != overrideUserInterfaceStyle { viewIfLoaded?.traitOverridesDidChange() }
    }
  }
  var additionalInsets = UIEdgeInsets.zero
  /// How much further than above the view's safe area reaches into it: what bars of a container cover.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { additionalInsets }
    set { addSafeArea(newValue) }
  }
  /// What the controller's view is shown under.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }
  /// The traits have changed; called under the new ones.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// A touch goes on to the view's superview, and from a presented controller to its presenter.
  open override var next: UIResponder? {
    presentation?.presentingViewController ?? viewIfLoaded?.superview
  }

  // MARK: Appearance

  var appearanceState = AppearanceState.disappeared
  var isAppearanceAnimated = false

  /// Whether children are told together with this controller when the view comes and goes.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Says that the view is about to come or go; containers call it for their children.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Says that the view has come or gone.
  open func endAppearanceTransition() { endAppearance() }

  /// Whether a child comes and goes when its view does; containers that say so themselves do not
  /// follow.
  var followsItsChildrensViews: Bool { shouldAutomaticallyForwardAppearanceMethods }

  /// Has the children whose views are in this one's come or go with it.
  func forwardBegin(_ isAppearing: Bool, animated: Bool) {
    for child in childrenInView { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Has them have come or gone.
  func forwardEnd() { for child in childrenInView { child.endAppearanceTransition() } }

  // MARK: Containment

  /// The controllers inside this one.
  open internal(set) var children: [UIViewController] = []
  /// The controller that this one is inside of.
  open internal(set) weak var parent: UIViewController?
  /// Whether the controller is on its way into its parent.
  public internal(set) var isMovingToParent = false
  /// Whether the controller is on its way out of its parent.
  public internal(set) var isMovingFromParent = false

  /// Takes a controller in; `didMove(toParent:)` is then the caller's to call.
  open func addChild(_ childController: UIViewController) {
    takeIn(childController)
    childController.isMovingToParent = childController.parent === self
  }

  /// Leaves the parent; `willMove(toParent: nil)` is the caller's to call before.
  open func removeFromParent() { leaveParent() }

  /// The parent is about to change.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { isMovingFromParent = true }
  }
  /// The parent has changed.
  open func didMove(toParent parent: UIViewController?) {
    (isMovingToParent, isMovingFromParent) = (false, false)
  }

  /// Puts one child's view in the place of another's, with both told that they come and go.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    ChildSwitch(self, from: fromViewController, to: toViewController)?.run(
      duration, options, animations, completion)
  }

  var childOverrides: [ObjectIdentifier: UITraitCollection] = [:]
  /// Has a child be shown under these traits, whatever is above; `nil` for what is above.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    override(collection, of: childViewController)
  }
  /// The traits that a child is shown under, whatever is above.
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  { childOverrides[ObjectIdentifier(childViewController)] }
  /// Whether its container moves its view, and says itself who comes and goes.
  var isMovedByContainer = false

  // MARK: Presentation

  /// What this controller itself presents.
  var ownPresented: UIViewController?
  /// What presents this controller.
  var presentation: UIPresentationController?
  /// The transition this controller takes part in.
  weak var transition: Transition?

  /// Presents a controller over this one, or over the container that defines the context.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presents or, if there is nothing, this controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  /// Shows a controller in the way of the container around this one: pushed by a navigation
  /// controller, else presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController { return navigationController.show(vc, sender: sender) }
    present(vc, animated: true)
  }

  /// Shows a controller beside this one where there is room for two, which is nowhere here: presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true)
  }

  /// What this controller, or a container of it, presents.
  open var presentedViewController: UIViewController? {
    ownPresented ?? parent?.presentedViewController
  }

  /// What presents this controller, or a container of it.
  open var presentingViewController: UIViewController? {
    presentation?.presentingViewController ?? parent?.presentingViewController
  }

  /// What manages the presentation of this controller, or of a container of it; before that, what
  /// will manage it by `modalPresentationStyle`, made when first asked for.
  open var presentationController: UIPresentationController? {
    presentationAround ?? (parent == nil ? preparedPresentation() : nil)
  }

  /// What was made for a presentation that has not begun.
  var prepared: UIPresentationController?

  /// The coordinator of the transition under way, if there is one.
  open var transitionCoordinator: UIViewControllerTransitionCoordinator? {
    transition?.coordinator ?? parent?.transitionCoordinator
      ?? viewIfLoaded?.window?.sizeChange?.coordinator
  }

  /// Whether the controller is on its way in by a presentation.
  public internal(set) var isBeingPresented = false
  /// Whether the controller is on its way out by a dismissal.
  public internal(set) var isBeingDismissed = false

  /// How the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// UIKit's own animation, if nothing else animates.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// What chooses the animations of the presentation and the dismissal.
  open weak var transitioningDelegate: UIViewControllerTransitioningDelegate?
  /// Whether presentations over the current context cover this controller.
  open var definesPresentationContext = false
  /// Whether what is presented over it takes its way of coming.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the status bar follows this controller although it does not cover the screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the user may not dismiss by dragging.
  open var isModalInPresentation = false

  // MARK: Containers around

  /// The navigation controller around this one.
  open var navigationController: UINavigationController? {
    nearestAncestor(UINavigationController.self)
  }

  /// The tab bar controller around this one.
  open var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }

  let bars = BarSettings()
  /// What the navigation bar shows while this controller does.
  open var navigationItem: UINavigationItem { bars.navigationItem(title) }
  /// Its tab in a tab bar.
  open var tabBarItem: UITabBarItem! {
    get { bars.tabBarItem(title) }
    set {
      bars.ownTabBarItem = newValue
      tabBarController?.tabsDidChange()
    }
  }
  /// Whether a push hides the bottom bar.
  open var hidesBottomBarWhenPushed = false

  /// What bars of this controller cover of a child.
  func barInsets(over child: UIViewController) -> UIEdgeInsets { .zero }
  /// The content of a child has moved: bars follow it.
  func contentDidScroll(_ scroll: UIScrollView, in child: UIViewController) {
    parent?.contentDidScroll(scroll, in: self)
  }
  /// The scroll view that bars around this controller follow.
  var contentScrollBehindBars: UIScrollView? {
    linkContentScroll()
    return contentScroll
  }
  /// Where the content of a child comes to rest may have to suit bars.
  func settleScroll(_ target: inout CGPoint, of scroll: UIScrollView, in child: UIViewController?) {
    parent?.settleScroll(&target, of: scroll, in: self)
  }

  // MARK: The rest

  /// The controller's name, for people: bars show it.
  open var title: String? { didSet { titleDidChange() } }
  /// The size the controller would like, in points.
  open var preferredContentSize = CGSize.zero {
    didSet { if oldValue != preferredContentSize { askForPreferredSize() } }
  }
  /// The identifier for state restoration, which there is none of.
  open var restorationIdentifier: String?
  /// Whether the status bar would be hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar would look.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The child that says how the status bar looks; `nil` for this one.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that says whether the status bar is hidden; `nil` for this one.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// How the status bar changes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Has the status bar ask anew how it looks.
  open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.askAboutStatusBar() }
  /// Whether the interface turns with the device.
  open var shouldAutorotate: Bool { true }
  /// The ways in which the interface can be held.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// How it is held at first, where it is presented full screen.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Does nothing: they are asked for when needed.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Whether the controller is set to editing.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  /// Sets the controller to editing, or back.
  open func setEditing(_ editing: Bool, animated: Bool) { self.editing = editing }
  /// The child that says from which edges the system's own gestures wait; `nil` for this one.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// From which edges the system's own gestures would wait; there are none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Does nothing: the system has no gestures here.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// The child that says whether the line at the bottom hides; `nil` for this one.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Whether the line at the bottom would hide by itself.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Does nothing: the line stays.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The storyboard that the controller came out of.
  open internal(set) var storyboard: UIStoryboard?
  /// What it is called there.
  var storyboardIdentifier: String?
  /// Performs a segue that is registered for this controller.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performRegisteredSegue(identifier, sender: sender)
  }
  /// Whether a segue that a control triggers is to be performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// A segue is about to be performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue may come back to this controller: if it has the method.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { action.isMeant(for: self) }

  /// Nothing is kept that could be let go.
  open func didReceiveMemoryWarning() {}

  /// A child would like another size: told to the container around this one. Overridden to follow it.
  open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}

  /// Does nothing.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {}

  /// All of the parent.
  open func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Passed on to the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    announceToChildren(size, with: coordinator)
  }

  /// Passed on to the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// For containers of ours that set themselves up in every initialiser.
  func adopted() {}
}
