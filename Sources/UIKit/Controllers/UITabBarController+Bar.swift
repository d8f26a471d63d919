// The bar of a tab bar controller: taps, place, background, and its way out with a screen that is pushed over it.

import Foundation

extension UITabBarController: BarContainer {
  /// How high the bar is above the safe area.
  var heightOfBar: CGFloat { isTabBarHidden ? 0 : UITabBar.rowHeight }

  func makeBar() -> UITabBar {
    let bar = UITabBar(frame: .zero)
    bar.onTap = { [weak self] in self?.tapped($0) }
    return bar
  }

  /// The bar shows the tabs of the controllers.
  func tabsDidChange() {
    tabBar.items = tabs.compactMap(\.tabBarItem)
    tabBar.selectedItem = selectedViewController?.tabBarItem
  }

  /// A tab has been tapped: the delegate may refuse. A tap on the selected tab takes its navigation back to
  /// the root.
  private func tapped(_ index: Int) {
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

  // MARK: Placing

  func layOutBars() {
    guard !isBarLent else { return followContent() }
    tabBar.isHidden = isBarHidden || isTabBarHidden
    let frame = barFrame
    if tabBar.frame != frame { tabBar.frame = frame }
    followContent()
  }

  private var barFrame: CGRect {
    guard let root = viewIfLoaded else { return .zero }
    let height = heightOfBar + root.safeAreaInsets.bottom
    return CGRect(
      x: 0, y: root.bounds.height - height, width: root.bounds.width, height: height)
  }

  /// Whether a screen goes on below the bar.
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

  /// The bar has its background while content goes on below it.
  func followContent() {
    guard let scroll = contentScrollBehindBars, scroll.window != nil else {
      tabBar.scrolled = 0
      return
    }
    let end = scroll.contentOffset.y + scroll.bounds.height - scroll.adjustedContentInset.bottom
    tabBar.scrolled = min(max((scroll.contentSize.height - end) / NavigationBars.fade, 0), 1)
  }

  // MARK: Pushes that hide the bar

  /// A change of a navigation that hides the bar or brings it back: it goes with the screen beneath.
  func lendBar(_ plan: ContentPlan, hides: Bool) {
    let lower = plan.kind == .push ? plan.from : plan.to
    guard hides != isBarHidden, !isTabBarHidden, let host = lower.view else { return }
    isBarLent = true
    let frame = barFrame
    UIView.performWithoutAnimation {
      tabBar.isHidden = false
      host.addSubview(tabBar)
      tabBar.frame = frame
    }
  }

  /// The change is over.
  func takeBarBack(isHidden: Bool) {
    guard isBarLent || isBarHidden != isHidden else { return }
    (isBarLent, isBarHidden) = (false, isHidden)
    guard let root = viewIfLoaded else { return }
    UIView.performWithoutAnimation {
      root.addSubview(tabBar)
      layOutBars()
    }
  }
}
