// Every member of these classes that Apple's SDK lets subclasses override: ViewControllers. The file is long
// because it lists them all; that it compiles is the test. `OverridingTests` uses the classes.

import Foundation
import UIKit

@MainActor
final class OverridingUIViewController: UIViewController {
  override var nibName: String? { super.nibName }
  override var nibBundle: Bundle? { super.nibBundle }
  override var view: UIView! {
    get { super.view }
    set { super.view = newValue }
  }
  override var viewIfLoaded: UIView? { super.viewIfLoaded }
  override var isViewLoaded: Bool { super.isViewLoaded }
  override func loadView() { super.loadView() }
  override func loadViewIfNeeded() { super.loadViewIfNeeded() }
  override func viewDidLoad() { super.viewDidLoad() }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func updateViewConstraints() { super.updateViewConstraints() }
  override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { super.overrideUserInterfaceStyle }
    set { super.overrideUserInterfaceStyle = newValue }
  }
  override var additionalSafeAreaInsets: UIEdgeInsets {
    get { super.additionalSafeAreaInsets }
    set { super.additionalSafeAreaInsets = newValue }
  }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool {
    super.shouldAutomaticallyForwardAppearanceMethods
  }
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }
  override func endAppearanceTransition() { super.endAppearanceTransition() }
  override var children: [UIViewController] { super.children }
  override var parent: UIViewController? { super.parent }
  override var isMovingToParent: Bool { super.isMovingToParent }
  override var isMovingFromParent: Bool { super.isMovingFromParent }
  override func addChild(_ childController: UIViewController) { super.addChild(childController) }
  override func removeFromParent() { super.removeFromParent() }
  override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
  override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
  override func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    super.transition(
      from: fromViewController, to: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }
  override func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { super.setOverrideTraitCollection(collection, forChild: childViewController) }
  override func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  { super.overrideTraitCollection(forChild: childViewController) }
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?
  ) { super.present(viewControllerToPresent, animated: flag, completion: completion) }
  override func dismiss(animated flag: Bool, completion: (() -> Void)?) {
    super.dismiss(animated: flag, completion: completion)
  }
  override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    super.showDetailViewController(vc, sender: sender)
  }
  override var presentedViewController: UIViewController? { super.presentedViewController }
  override var presentingViewController: UIViewController? { super.presentingViewController }
  override var presentationController: UIPresentationController? { super.presentationController }
  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    super.transitionCoordinator
  }
  override var isBeingPresented: Bool { super.isBeingPresented }
  override var isBeingDismissed: Bool { super.isBeingDismissed }
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { super.modalPresentationStyle }
    set { super.modalPresentationStyle = newValue }
  }
  override var modalTransitionStyle: UIModalTransitionStyle {
    get { super.modalTransitionStyle }
    set { super.modalTransitionStyle = newValue }
  }
  override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { super.transitioningDelegate }
    set { super.transitioningDelegate = newValue }
  }
  override var definesPresentationContext: Bool {
    get { super.definesPresentationContext }
    set { super.definesPresentationContext = newValue }
  }
  override var providesPresentationContextTransitionStyle: Bool {
    get { super.providesPresentationContextTransitionStyle }
    set { super.providesPresentationContextTransitionStyle = newValue }
  }
  override var modalPresentationCapturesStatusBarAppearance: Bool {
    get { super.modalPresentationCapturesStatusBarAppearance }
    set { super.modalPresentationCapturesStatusBarAppearance = newValue }
  }
  override var isModalInPresentation: Bool {
    get { super.isModalInPresentation }
    set { super.isModalInPresentation = newValue }
  }
  override var navigationController: UINavigationController? { super.navigationController }
  override var tabBarController: UITabBarController? { super.tabBarController }
  override var navigationItem: UINavigationItem { super.navigationItem }
  override var tabBarItem: UITabBarItem! {
    get { super.tabBarItem }
    set { super.tabBarItem = newValue }
  }
  override var hidesBottomBarWhenPushed: Bool {
    get { super.hidesBottomBarWhenPushed }
    set { super.hidesBottomBarWhenPushed = newValue }
  }
  override var toolbarItems: [UIBarButtonItem]? {
    get { super.toolbarItems }
    set { super.toolbarItems = newValue }
  }
  override func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    super.setToolbarItems(toolbarItems, animated: animated)
  }
  override var edgesForExtendedLayout: UIRectEdge {
    get { super.edgesForExtendedLayout }
    set { super.edgesForExtendedLayout = newValue }
  }
  override var extendedLayoutIncludesOpaqueBars: Bool {
    get { super.extendedLayoutIncludesOpaqueBars }
    set { super.extendedLayoutIncludesOpaqueBars = newValue }
  }
  override var automaticallyAdjustsScrollViewInsets: Bool {
    get { super.automaticallyAdjustsScrollViewInsets }
    set { super.automaticallyAdjustsScrollViewInsets = newValue }
  }
  override func setContentScrollView(_ scrollView: UIScrollView?) {
    super.setContentScrollView(scrollView)
  }
  override func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    super.setContentScrollView(scrollView, for: edge)
  }
  override var topLayoutGuide: any UILayoutSupport { super.topLayoutGuide }
  override var bottomLayoutGuide: any UILayoutSupport { super.bottomLayoutGuide }
  override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
  override var preferredContentSize: CGSize {
    get { super.preferredContentSize }
    set { super.preferredContentSize = newValue }
  }
  override var restorationIdentifier: String? {
    get { super.restorationIdentifier }
    set { super.restorationIdentifier = newValue }
  }
  override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
  override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    super.preferredStatusBarUpdateAnimation
  }
  override func setNeedsStatusBarAppearanceUpdate() { super.setNeedsStatusBarAppearanceUpdate() }
  override var shouldAutorotate: Bool { super.shouldAutorotate }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }
  override func setNeedsUpdateOfSupportedInterfaceOrientations() {
    super.setNeedsUpdateOfSupportedInterfaceOrientations()
  }
  override var isEditing: Bool {
    get { super.isEditing }
    set { super.isEditing = newValue }
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    super.childForScreenEdgesDeferringSystemGestures
  }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    super.preferredScreenEdgesDeferringSystemGestures
  }
  override func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    super.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
  }
  override var childForHomeIndicatorAutoHidden: UIViewController? {
    super.childForHomeIndicatorAutoHidden
  }
  override var prefersHomeIndicatorAutoHidden: Bool { super.prefersHomeIndicatorAutoHidden }
  override func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    super.setNeedsUpdateOfHomeIndicatorAutoHidden()
  }
  override var storyboard: UIStoryboard? { super.storyboard }
  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    super.performSegue(withIdentifier: identifier, sender: sender)
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
  }
  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender) }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { super.preferredContentSizeDidChange(forChildContentContainer: container) }
  override func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { super.systemLayoutFittingSizeDidChange(forChildContentContainer: container) }
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { super.viewWillTransition(to: size, with: coordinator) }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { super.willTransition(to: newCollection, with: coordinator) }
  @discardableResult override func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    super.registerForPreviewing(with: delegate, sourceView: sourceView)
  }
  override func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    super.unregisterForPreviewing(withContext: previewing)
  }
  override var sheetPresentationController: UISheetPresentationController? {
    super.sheetPresentationController
  }
  override var popoverPresentationController: UIPopoverPresentationController? {
    super.popoverPresentationController
  }
}

@MainActor
final class OverridingUINavigationController: UINavigationController {
  override var delegate: (any UINavigationControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var navigationBar: UINavigationBar { super.navigationBar }
  override var toolbar: UIToolbar! { super.toolbar }
  override var isNavigationBarHidden: Bool {
    get { super.isNavigationBarHidden }
    set { super.isNavigationBarHidden = newValue }
  }
  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    super.setNavigationBarHidden(hidden, animated: animated)
  }
  override var isToolbarHidden: Bool {
    get { super.isToolbarHidden }
    set { super.isToolbarHidden = newValue }
  }
  override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    super.setToolbarHidden(hidden, animated: animated)
  }
  override var hidesBarsOnSwipe: Bool {
    get { super.hidesBarsOnSwipe }
    set { super.hidesBarsOnSwipe = newValue }
  }
  override var hidesBarsOnTap: Bool {
    get { super.hidesBarsOnTap }
    set { super.hidesBarsOnTap = newValue }
  }
  override var interactivePopGestureRecognizer: UIGestureRecognizer? {
    super.interactivePopGestureRecognizer
  }
  override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set { super.viewControllers = newValue }
  }
  override var topViewController: UIViewController? { super.topViewController }
  override var visibleViewController: UIViewController? { super.visibleViewController }
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
  }
  @discardableResult override func popViewController(animated: Bool) -> UIViewController? {
    super.popViewController(animated: animated)
  }
  @discardableResult override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? { super.popToViewController(viewController, animated: animated) }
  @discardableResult override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    super.popToRootViewController(animated: animated)
  }
  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
  }
}

@MainActor
final class OverridingUITabBarController: UITabBarController {
  override var delegate: (any UITabBarControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var tabBar: UITabBar { super.tabBar }
  override var isTabBarHidden: Bool {
    get { super.isTabBarHidden }
    set { super.isTabBarHidden = newValue }
  }
  override func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    super.setTabBarHidden(hidden, animated: animated)
  }
  override var viewControllers: [UIViewController]? {
    get { super.viewControllers }
    set { super.viewControllers = newValue }
  }
  override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
  }
  override var selectedIndex: Int {
    get { super.selectedIndex }
    set { super.selectedIndex = newValue }
  }
  override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set { super.selectedViewController = newValue }
  }
}

@MainActor
final class OverridingUIPresentationController: UIPresentationController {
  override var presentingViewController: UIViewController { super.presentingViewController }
  override var presentedViewController: UIViewController { super.presentedViewController }
  override var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var presentationStyle: UIModalPresentationStyle { super.presentationStyle }
  override var adaptivePresentationStyle: UIModalPresentationStyle {
    super.adaptivePresentationStyle
  }
  override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { super.adaptivePresentationStyle(for: traitCollection) }
  override var overrideTraitCollection: UITraitCollection? {
    get { super.overrideTraitCollection }
    set { super.overrideTraitCollection = newValue }
  }
  override var containerView: UIView? { super.containerView }
  override var frameOfPresentedViewInContainerView: CGRect {
    super.frameOfPresentedViewInContainerView
  }
  override var presentedView: UIView? { super.presentedView }
  override var shouldPresentInFullscreen: Bool { super.shouldPresentInFullscreen }
  override var shouldRemovePresentersView: Bool { super.shouldRemovePresentersView }
  override func presentationTransitionWillBegin() { super.presentationTransitionWillBegin() }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
  }
  override func dismissalTransitionWillBegin() { super.dismissalTransitionWillBegin() }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
  }
  override func containerViewWillLayoutSubviews() { super.containerViewWillLayoutSubviews() }
  override func containerViewDidLayoutSubviews() { super.containerViewDidLayoutSubviews() }
  override var preferredContentSize: CGSize { super.preferredContentSize }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { super.preferredContentSizeDidChange(forChildContentContainer: container) }
  override func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { super.systemLayoutFittingSizeDidChange(forChildContentContainer: container) }
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { super.viewWillTransition(to: size, with: coordinator) }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { super.willTransition(to: newCollection, with: coordinator) }
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
}

@MainActor
final class OverridingUIPageViewController: UIPageViewController {
  override var transitionStyle: UIPageViewController.TransitionStyle { super.transitionStyle }
  override var navigationOrientation: UIPageViewController.NavigationOrientation {
    super.navigationOrientation
  }
  override var spineLocation: UIPageViewController.SpineLocation { super.spineLocation }
  override var isDoubleSided: Bool {
    get { super.isDoubleSided }
    set { super.isDoubleSided = newValue }
  }
  override var dataSource: (any UIPageViewControllerDataSource)? {
    get { super.dataSource }
    set { super.dataSource = newValue }
  }
  override var delegate: (any UIPageViewControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var viewControllers: [UIViewController]? { super.viewControllers }
  override var gestureRecognizers: [UIGestureRecognizer] { super.gestureRecognizers }
  override func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection,
    animated: Bool, completion: ((Bool) -> Void)?
  ) {
    super.setViewControllers(
      viewControllers, direction: direction, animated: animated, completion: completion)
  }
}
