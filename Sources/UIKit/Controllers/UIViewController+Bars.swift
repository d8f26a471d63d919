// The relation of a view controller to the bars of its containers: the insets they cause, and the
// scroll view that extends under them.

import Foundation

/// The settings of a view controller that concern the bars of its containers.
final class BarSettings {
  private(set) var ownNavigationItem: UINavigationItem?
  private var editButton: UIBarButtonItem?
  var ownTabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var extendedEdges = UIRectEdge.all
  var includesOpaqueBars = false
  var adjustsScrollViews = true
  /// The scroll view that code has set, and the one that was found.
  weak var namedScroll: UIScrollView?
  weak var foundScroll: UIScrollView?

  /// Returns the navigation item. It is created, with the title of its owner, at the first access.
  @MainActor func navigationItem(of owner: UIViewController) -> UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem(title: owner.title ?? "")
    item.owner = owner
    ownNavigationItem = item
    return item
  }

  /// Returns the tab bar item. It is created, with the given title, at the first access.
  @MainActor func tabBarItem(_ title: String?) -> UITabBarItem {
    if let ownTabBarItem { return ownTabBarItem }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    ownTabBarItem = item
    return item
  }

  /// Returns the button that begins and ends editing. It is created at the first access.
  @MainActor func editButton(of owner: UIViewController, isEditing: Bool) -> UIBarButtonItem {
    if let editButton { return editButton }
    let button = UIBarButtonItem(
      primaryAction: UIAction { [weak owner] _ in
        guard let owner else { return }
        owner.setEditing(!owner.isEditing, animated: true)
      })
    editButton = button
    showEditing(isEditing)
    return button
  }

  /// Shows in the button whether the controller is in editing mode.
  @MainActor func showEditing(_ isEditing: Bool) {
    guard let editButton else { return }
    (editButton.title, editButton.style) = isEditing ? ("Done", .done) : ("Edit", .plain)
  }
}

extension UIViewController {
  /// The insets of the safe area of the controller's view that add to those of its superview.
  package var safeAreaGain: UIEdgeInsets {
    let bars = barInsetsAround
    let own = additionalSafeAreaInsets
    return UIEdgeInsets(
      top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
      right: own.right + bars.right)
  }

  func titleDidChange() {
    navigationItem.title = title
    bars.ownTabBarItem?.title = title
  }

  // MARK: The scroll view behind the bars

  /// The scroll view that the bars follow.
  var contentScroll: UIScrollView? { bars.namedScroll ?? bars.foundScroll }

  /// Finds the scroll view that the bars follow: the view itself, or the backmost scroll view that
  /// begins at the top of it or of its backmost subviews.
  func linkContentScroll() {
    guard let view = viewIfLoaded else { return }
    if contentScroll?.isDescendant(of: view) != true {
      bars.foundScroll = bars.adjustsScrollViews ? view.scrollAtTop(depth: 2) : nil
    }
    guard let scroll = contentScroll, scroll.barScreen !== self else { return }
    scroll.barScreen = self
    scroll.insetsDidChange()
  }
}

extension UIView {
  fileprivate func scrollAtTop(depth: Int) -> UIScrollView? {
    if let scroll = self as? UIScrollView { return scroll }
    guard depth > 0 else { return nil }
    for view in subviews where view.frame.minY <= bounds.minY {
      if let found = view.scrollAtTop(depth: depth - 1) { return found }
    }
    return nil
  }
}
