// The bar of a tab bar controller: taps, layout, background, and how a push hides it.

import Foundation

extension UITabBarController: BarContainer {
  /// The height of the bar above the safe area, in points.
  var heightOfBar: CGFloat { isTabBarHidden ? 0 : UITabBar.rowHeight }

  func makeBar() -> UITabBar {
    let bar = UITabBar(frame: .zero)
    connect(bar)
    return bar
  }

  private func connect(_ bar: UITabBar) {
    bar.onTap = { [weak self] in self?.touched($0) }
    if bar.delegate == nil { bar.delegate = self }
  }

  /// Takes a bar in place of its own.
  ///
  /// - Returns: `true`, as a bar of any class can be taken at any time.
  func adopt(bar: UITabBar) -> Bool {
    let old = tabBar
    guard bar !== old else { return true }
    old.onTap = nil
    connect(bar)
    bar.frame = old.frame
    if let parent = old.superview { parent.insertSubview(bar, aboveSubview: old) }
    old.removeFromSuperview()
    tabBar = bar
    tabsDidChange()
    viewIfLoaded?.setNeedsLayout()
    return true
  }

  /// Updates the bar after a change of the tabs.
  func tabsDidChange() {
    tabBar.items = tabs.compactMap(\.tabBarItem)
    tabBar.selectedItem = selectedViewController?.tabBarItem
  }

  /// Reports a touch of a tab of the bar, and handles it.
  private func touched(_ index: Int) {
    if let item = tabBar.items?[index] {
      isHandlingTap = true
      tabBar.delegate?.tabBar(tabBar, didSelect: item)
      isHandlingTap = false
    }
    tapped(index)
  }

  /// Handles a tap on a tab, which the delegate may reject. A tap on the selected tab pops its
  /// navigation controller to the root.
  func tapped(_ index: Int) {
    guard tabs.indices.contains(index) else { return }
    let controller = tabs[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if controller === selectedViewController {
      _ = (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedIndex = index
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  // MARK: Layout

  func installContent() {
    if shown == nil { showSelected() }
  }

  func layOutBars() {
    guard screenWithBar == nil else { return followContent() }
    tabBar.isHidden = isBarHidden || isTabBarHidden
    let frame = barFrame
    if tabBar.frame != frame { tabBar.frame = frame }
    followContent()
  }

  /// The frame of the bar in the controller's view.
  var barFrame: CGRect {
    guard let root = viewIfLoaded else { return .zero }
    let height = heightOfBar + root.safeAreaInsets.bottom
    return CGRect(
      x: 0, y: root.bounds.height - height, width: root.bounds.width, height: height)
  }

  /// Returns whether a screen extends under the bar.
  func reachesUnderBar(_ child: UIViewController) -> Bool {
    child.edgesForExtendedLayout.contains(.bottom)
      && (tabBar.isTranslucent || child.extendedLayoutIncludesOpaqueBars)
  }

  func frame(for child: UIViewController, in bounds: CGRect) -> CGRect {
    guard !isBarHidden, !isTabBarHidden, !(child is UINavigationController), !reachesUnderBar(child)
    else {
      return bounds
    }
    var frame = bounds
    frame.size.height = max(0, bounds.height - barFrame.height)
    return frame
  }

  func settleBars(on child: UIViewController) { viewIfLoaded?.setNeedsLayout() }

  /// Updates the background of the bar, which is visible while content extends under it.
  func followContent() {
    let content = screenWithBar ?? self
    guard let scroll = content.contentScrollBehindBars, scroll.window != nil else {
      tabBar.scrolled = 0
      return
    }
    let end = scroll.contentOffset.y + scroll.bounds.height - scroll.adjustedContentInset.bottom
    tabBar.scrolled = min(max((scroll.contentSize.height - end) / NavigationBars.fade, 0), 1)
  }

  // MARK: Pushes

  /// Prepares the bar for a transition of a navigation controller within a tab: a bar that stays
  /// gets the background for the new screen along with the transition; one that is hidden or shown
  /// moves with the lower screen.
  func prepareBar(_ plan: ContentPlan, _ coordinator: TransitionCoordinator, hides: Bool) {
    guard !isTabBarHidden else { return }
    if hides != isBarHidden { return moveBarToLowerScreen(plan) }
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.followContent() }, completion: nil)
  }

  /// Inserts the bar into the view of the lower screen, so that it moves with that screen.
  private func moveBarToLowerScreen(_ plan: ContentPlan) {
    let lower = plan.kind == .push ? plan.from : plan.to
    guard let host = lower.view else { return }
    screenWithBar = lower
    let frame = barFrame
    UIView.performWithoutAnimation {
      tabBar.isHidden = false
      host.addSubview(tabBar)
      tabBar.frame = frame
      followContent()
    }
  }

  /// Returns the bar to its place at the end of the transition.
  func returnBar(isHidden: Bool) {
    guard screenWithBar != nil || isBarHidden != isHidden else { return followContent() }
    (screenWithBar, isBarHidden) = (nil, isHidden)
    guard let root = viewIfLoaded else { return }
    UIView.performWithoutAnimation {
      root.addSubview(tabBar)
      layOutBars()
    }
  }
}
