// The delegate of a tab bar. The methods are optional in Objective-C; here each has a default implementation.

import Foundation

/// The methods with which a tab bar reports the selection of a tab.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Tells the delegate that the user selected a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// Tells the delegate that the user is about to choose the tabs. Never called: tabs cannot be customized.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// Tells the delegate that the user chooses the tabs. Never called: tabs cannot be customized.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// Tells the delegate that the user has nearly chosen the tabs. Never called: tabs cannot be customized.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// Tells the delegate that the user has chosen the tabs. Never called: tabs cannot be customized.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// Does nothing by default.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Does nothing by default.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing by default.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing by default.
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// Does nothing by default.
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
