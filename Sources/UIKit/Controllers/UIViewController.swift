// Manages one screen: loads its view, receives appearance callbacks, contains other view
// controllers, and presents them. Everything that an app overrides is declared here, in the class
// body; the implementation is in the extensions and plans beside this file.

import Foundation

/// The superclass of all view controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, ViewOwner {
  /// Creates a view controller whose view is in the given nib. Without a name, a nib is used that is
  /// named after the class, if there is one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
    adopted()
  }

  /// Creates a view controller without a nib.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a view controller as a storyboard describes it; with another coder, one without
  /// contents.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    adopted()
    coder.restore(self, as: UIViewController.self)
  }

  /// Does nothing. View controllers are not archived.
  open func encode(with coder: NSCoder) {}

  /// The name of the nib that contains the view.
  open private(set) var nibName: String?
  /// The bundle of the nib.
  open private(set) var nibBundle: Bundle?

  // MARK: The view

  private var loadedView: UIView?

  /// The view that the controller manages. The first access loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { adopt(newValue) }
  }

  /// The view, or `nil` if it has not been loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// A Boolean value that indicates whether the view has been loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Creates the view, by default an empty view of the screen's size. Override this method to
  /// create another view; do not call it.
  open func loadView() {
    if loadArchivedView() { return }
    let made = UIView(frame: UIScreen.main.bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = made
  }

  /// Loads the view unless it has been loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { adopt(UIView(frame: UIScreen.main.bounds)) }
    archive?.didLoadView(of: self)
    viewDidLoad()
    connectSegues()
  }

  private func adopt(_ view: UIView?) {
    loadedView?.viewController = nil
    loadedView = view
    view?.viewController = self
  }

  /// Called after the view has been loaded.
  open func viewDidLoad() {}
  /// Called before the view appears on screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called once between `viewWillAppear` and `viewDidAppear`, when the view is in the window and
  /// has its traits.
  open func viewIsAppearing(_ animated: Bool) {}
  /// A Boolean value that indicates whether `viewIsAppearing` is due.
  var isAppearingDue = false
  /// Called after the view has appeared on screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is removed from the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has been removed from the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Sets properties of the view and its subviews from the state that they show. Called before layout when the
  /// view is first laid out, after `setNeedsUpdateProperties()`, and when an `@Observable` object changes
  /// that the last call has read. The default implementation does nothing.
  open func updateProperties() {}
  /// Marks the controller as needing `updateProperties()` before the next frame.
  open func setNeedsUpdateProperties() {
    needsUpdateProperties = true
    viewIfLoaded?.requestPropertyUpdate(ofView: false)
  }
  /// Calls `updateProperties()` immediately, if an update is pending.
  open func updatePropertiesIfNeeded() { updatePropertiesNow() }
  var needsUpdateProperties = true
  /// Updates the constraints of the view. Called before layout if an update was requested.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called after the layout margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called after the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// The light or dark style of the view and its contents, overriding that of the environment. The
  /// default is `unspecified`, for no override.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      if oldValue != overrideUserInterfaceStyle { viewIfLoaded?.traitOverridesDidChange() }
    }
  }
  var additionalInsets = UIEdgeInsets.zero
  /// Insets that are added to the safe area of the view, as for bars of a custom container.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { additionalInsets }
    set { addSafeArea(newValue) }
  }
  /// The traits of the controller's view.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }
  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The next responder: the presenting view controller, or the superview of the view.
  open override var next: UIResponder? {
    presentation?.presentingViewController ?? viewIfLoaded?.superview
  }

  // MARK: Appearance

  var appearanceState = AppearanceState.disappeared
  var isAppearanceAnimated = false

  /// A Boolean value that indicates whether appearance callbacks are forwarded to the children. The
  /// default is `true`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins the appearance transition of a child. Containers call it when they show or hide the
  /// child themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Ends the appearance transition that `beginAppearanceTransition(_:animated:)` began.
  open func endAppearanceTransition() { endAppearance() }

  /// A Boolean value that indicates whether a child's appearance follows its view. `false` for
  /// containers that call the appearance methods themselves.
  var followsItsChildrensViews: Bool { shouldAutomaticallyForwardAppearanceMethods }

  /// Begins the appearance transition of the children whose views are in this controller's view.
  func forwardBegin(_ isAppearing: Bool, animated: Bool) {
    for child in childrenInView { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Ends the appearance transition of those children.
  func forwardEnd() { for child in childrenInView { child.endAppearanceTransition() } }

  // MARK: Containment

  /// The child view controllers.
  open internal(set) var children: [UIViewController] = []
  /// The view controller of which this one is a child.
  open internal(set) weak var parent: UIViewController?
  /// A Boolean value that indicates whether the controller is being added to its parent.
  open internal(set) var isMovingToParent = false
  /// A Boolean value that indicates whether the controller is being removed from its parent.
  open internal(set) var isMovingFromParent = false

  /// Adds a child. The caller is responsible for calling `didMove(toParent:)` of the child
  /// afterward.
  open func addChild(_ childController: UIViewController) {
    attachChild(childController)
    childController.isMovingToParent = childController.parent === self
  }

  /// Removes the controller from its parent. The caller is responsible for calling
  /// `willMove(toParent: nil)` before.
  open func removeFromParent() { detachFromParent() }

  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { isMovingFromParent = true }
  }
  /// Called after the parent has changed.
  open func didMove(toParent parent: UIViewController?) {
    (isMovingToParent, isMovingFromParent) = (false, false)
  }

  /// Replaces the view of one child by that of another, with the appearance callbacks of both.
  ///
  /// - Parameter duration: The duration in seconds.
  /// - Parameter animations: Changes to animate during the transition.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    ChildSwitch(self, from: fromViewController, to: toViewController)?.run(
      duration, options, animations, completion)
  }

  var childOverrides: [ObjectIdentifier: UITraitCollection] = [:]
  /// Sets the trait overrides of a child; `nil` removes them.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    override(collection, of: childViewController)
  }
  /// Returns the trait overrides of a child, or `nil` if there are none.
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  { childOverrides[ObjectIdentifier(childViewController)] }
  /// A Boolean value that indicates whether the container moves the view and calls the appearance
  /// methods itself.
  var isMovedByContainer = false

  /// Called when a view controller is no longer a child.
  func childDidLeave(_ child: UIViewController) {}

  // MARK: Presentation

  /// The view controller that this controller itself presents.
  var ownPresented: UIViewController?
  /// The presentation controller that presents this controller.
  var presentation: UIPresentationController?
  /// The transition in which this controller participates.
  weak var transition: RunningTransition?

  /// Presents a view controller over this one, or over the container that defines the presentation
  /// context.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the view controller that this controller presents or, if there is none, this
  /// controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  /// Shows a view controller in the manner of the nearest container: a navigation controller pushes
  /// it, a split view shows it in a column. Without one, it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController { return navigationController.show(vc, sender: sender) }
    if let splitViewController { return splitViewController.show(vc, sender: sender) }
    present(vc, animated: true)
  }

  /// Shows a view controller as the detail of this one: in the secondary column of the enclosing
  /// split view. Without one, it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController {
      return splitViewController.showDetailViewController(vc, sender: sender)
    }
    present(vc, animated: true)
  }

  /// The view controller that this controller or one of its ancestors presents.
  open var presentedViewController: UIViewController? {
    ownPresented ?? parent?.presentedViewController
  }

  /// The view controller that presents this controller or one of its ancestors.
  open var presentingViewController: UIViewController? {
    presentation?.presentingViewController ?? parent?.presentingViewController
  }

  /// The presentation controller of this controller or of an ancestor. Before the presentation, it
  /// is the one that `modalPresentationStyle` determines, created at the first access.
  open var presentationController: UIPresentationController? {
    presentationAround ?? (parent == nil ? preparedPresentation() : nil)
  }

  /// The presentation controller that was created before the presentation.
  var prepared: UIPresentationController?

  /// The coordinator of the current transition, or `nil` if there is none.
  open var transitionCoordinator: UIViewControllerTransitionCoordinator? {
    transition?.coordinator ?? parent?.transitionCoordinator
      ?? viewIfLoaded?.window?.sizeChange?.coordinator
  }

  /// A Boolean value that indicates whether the controller is being presented.
  open internal(set) var isBeingPresented = false
  /// A Boolean value that indicates whether the controller is being dismissed.
  open internal(set) var isBeingDismissed = false

  /// The style in which the controller is presented. The default is `automatic`.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The animation of UIKit that is used if there is no custom animator. The default is
  /// `coverVertical`.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The transition that is used for this controller if there is no custom animator: when it is
  /// pushed or popped, presented full screen, or dismissed. The default is `nil`, for the transition of
  /// the container or of `modalTransitionStyle`.
  open var preferredTransition: Transition?
  /// The object that supplies the animators and the presentation controller.
  open weak var transitioningDelegate: UIViewControllerTransitioningDelegate?
  /// A Boolean value that indicates whether presentations over the current context cover this
  /// controller. The default is `false`.
  open var definesPresentationContext = false
  /// A Boolean value that indicates whether view controllers presented over this context use its
  /// `modalTransitionStyle` instead of their own.
  open var providesPresentationContextTransitionStyle = false
  /// A Boolean value that indicates whether the controller determines the status bar although its
  /// presentation is not full screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// A Boolean value that indicates whether the user cannot dismiss the controller by dragging. The
  /// default is `false`.
  open var isModalInPresentation = false

  private var addedKeyCommands: [UIKeyCommand] = []
  /// The commands that keys send to the controller: those that were added.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }
  /// Adds a command that keys send.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  /// Removes a command that keys send.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  // MARK: Unavailable content

  let unavailableContent = UnavailableContent()
  /// The content that is shown over the view, when the controller has none of its own; `nil` for
  /// none.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { unavailableContent.configurationDidChange(of: self) }
  }
  /// The state for which the configuration is updated: the traits, and the text of the search.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    stateOfUnavailableContent
  }
  /// Requests an update of the configuration before the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    unavailableContent.setNeedsUpdate(of: self)
  }
  /// Called before the first layout of the view, and after changes of the state, to set
  /// `contentUnavailableConfiguration`. The default implementation does nothing.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: Enclosing containers

  /// The nearest enclosing navigation controller.
  open var navigationController: UINavigationController? {
    nearestAncestor(UINavigationController.self)
  }

  /// The nearest enclosing tab bar controller.
  open var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }

  let bars = BarSettings()
  /// The item that represents the controller in a navigation bar.
  open var navigationItem: UINavigationItem { bars.navigationItem(of: self) }
  /// The item that represents the controller in a tab bar.
  open var tabBarItem: UITabBarItem! {
    get { bars.tabBarItem(title) }
    set {
      bars.ownTabBarItem = newValue
      tabBarController?.tabsDidChange()
    }
  }
  /// A Boolean value that indicates whether pushing the controller hides the tab bar. The default
  /// is `false`.
  open var hidesBottomBarWhenPushed = false

  /// Called when a split view collapses onto this controller. Does nothing by default; navigation
  /// controllers push the contents of the secondary column.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  /// Returns the controller that a split view which expands shows in its secondary column; `nil`,
  /// the default, for the one that it had.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }

  /// Returns the insets by which the bars of this controller cover a child.
  func barInsets(over child: UIViewController) -> UIEdgeInsets { .zero }
  /// The insets by which the bars of containers cover this controller.
  var barInsetsAround: UIEdgeInsets { parent?.barInsets(over: self) ?? .zero }
  /// Called when the content of a child has scrolled, so that bars follow it.
  func contentDidScroll(_ scroll: UIScrollView, in child: UIViewController) {
    parent?.contentDidScroll(scroll, in: self)
  }
  /// The scroll view that the bars around this controller follow.
  var contentScrollBehindBars: UIScrollView? {
    linkContentScroll()
    return contentScroll
  }
  /// Adjusts the end of a scroll in a child, as bars may require.
  func settleScroll(_ target: inout CGPoint, of scroll: UIScrollView, in child: UIViewController?) {
    parent?.settleScroll(&target, of: scroll, in: self)
  }

  // MARK: Bars

  /// The items for the toolbar of the enclosing navigation controller.
  open var toolbarItems: [UIBarButtonItem]? {
    get { bars.toolbarItems }
    set {
      bars.toolbarItems = newValue
      navigationController?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Sets the items for the toolbar. The change is not animated.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// The edges at which the view extends under bars. The default is all.
  open var edgesForExtendedLayout: UIRectEdge {
    get { bars.extendedEdges }
    set { bars.extendedEdges = newValue }
  }

  /// A Boolean value that indicates whether the view also extends under opaque bars. The default is
  /// `false`.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { bars.includesOpaqueBars }
    set { bars.includesOpaqueBars = newValue }
  }

  /// A Boolean value that indicates whether the bars follow a scroll view that is found in the
  /// view. Deprecated. The default is `true`.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { bars.adjustsScrollViews }
    set { bars.adjustsScrollViews = newValue }
  }

  /// Sets the scroll view that the bars follow.
  open func setContentScrollView(_ scrollView: UIScrollView?) {
    bars.namedScroll = scrollView
    linkContentScroll()
  }

  /// Sets the scroll view that the bars follow at all edges.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    setContentScrollView(scrollView)
  }

  /// The guide above the area that bars leave free, which can be an item of constraints. Deprecated
  /// in favor of the safe area.
  open var topLayoutGuide: any UILayoutSupport { support(.top) }
  /// The guide below the area that bars leave free, which can be an item of constraints. Deprecated
  /// in favor of the safe area.
  open var bottomLayoutGuide: any UILayoutSupport { support(.bottom) }

  // MARK: Title and size

  /// The title of the controller, which bars show.
  open var title: String? { didSet { titleDidChange() } }
  /// The preferred size of the controller's view, in points.
  open var preferredContentSize = CGSize.zero {
    didSet { if oldValue != preferredContentSize { queryPreferredSize() } }
  }
  /// The identifier for state restoration. Stored but not used, because there is no state
  /// restoration.
  open var restorationIdentifier: String?

  // MARK: Status bar

  /// A Boolean value that indicates whether the status bar is hidden. The default is `false`.
  open var prefersStatusBarHidden: Bool { false }
  /// The preferred style of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The child that determines the style of the status bar; `nil` for this controller.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the status bar is hidden; `nil` for this controller.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The animation with which the status bar changes. Not used.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Updates the appearance of the status bar.
  open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.queryStatusBarAppearance() }

  // MARK: Orientation

  /// A Boolean value that indicates whether the interface rotates with the device.
  open var shouldAutorotate: Bool { true }
  /// The supported interface orientations. The default is all on a tablet, and all but upside down
  /// on a phone.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// The preferred initial orientation of a full-screen presentation.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Does nothing, because the orientations are queried when they are needed.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Does nothing: the interface follows the device as soon as the orientations permit it.
  open class func attemptRotationToDeviceOrientation() {}

  // MARK: Editing

  /// A Boolean value that indicates whether the controller is in editing mode.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  /// Sets whether the controller is in editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    bars.showEditing(editing)
  }
  /// A bar button that begins and ends editing. Its title is "Edit", or "Done" while editing.
  open var editButtonItem: UIBarButtonItem { bars.editButton(of: self, isEditing: editing) }

  // MARK: System gestures and the home indicator

  /// The child that determines the edges at which system gestures are deferred; `nil` for this
  /// controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The edges at which system gestures are deferred. Not used, because there are no system
  /// gestures.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Does nothing, because there are no system gestures.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// The child that determines whether the home indicator is hidden; `nil` for this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// A Boolean value that indicates whether the home indicator hides automatically. Not used.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Does nothing, because the home indicator does not hide.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  // MARK: Segues

  /// The storyboard from which the controller was created.
  open internal(set) var storyboard: UIStoryboard?
  /// The controller's identifier in the storyboard.
  var storyboardIdentifier: String?
  /// What the storyboard or nib file that the controller was made from has beyond the controller
  /// itself: its view, and its segues.
  var archive: (any ControllerArchive)?
  /// Performs a segue that is registered for this controller.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performRegisteredSegue(identifier, sender: sender)
  }
  /// Returns whether a segue that a control triggers is performed. The default is `true`.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue is performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns whether an unwind segue may end at this controller, which is so if it implements the
  /// method.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { action.isAvailable(for: self) }

  // MARK: Memory

  /// Called when memory is low. Never called here.
  open func didReceiveMemoryWarning() {}

  // MARK: Changes of size and traits

  /// Called when the preferred size of a child has changed. Override it to respond.
  open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}

  /// Does nothing by default.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {}

  /// Returns the size of the parent.
  open func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Notifies the children that the size of the view is about to change.
  open func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    announceToChildren(size, with: coordinator)
  }

  /// Notifies the children that the traits are about to change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// A hook for containers that set themselves up in every initializer.
  func adopted() {}

  /// A hook for controllers that report a dismissal by the user. It is called at its end.
  func userDidDismiss() {}

  /// A hook for controllers whose style depends on the traits of the one that presents them. It is
  /// called once for each presentation, before it begins.
  func presentationStyle(from source: UIViewController) -> UIModalPresentationStyle {
    modalPresentationStyle
  }

  /// Registers for previews. The delegate is never called.
  @discardableResult
  open func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    Previewing(delegate, sourceView)
  }

  /// Cancels the registration for previews.
  open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}

  /// The sheet that presents this controller, or that will according to its
  /// `modalPresentationStyle`.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The popover that presents this controller, or that will according to its
  /// `modalPresentationStyle`, even if a sheet is presented instead.
  open var popoverPresentationController: UIPopoverPresentationController? {
    let presentation = presentationController
    return (presentation?.adaptedFrom ?? presentation) as? UIPopoverPresentationController
  }
}
