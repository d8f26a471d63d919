// What a controller has to do with the bars of the containers around it: what it keeps clear of, and the scroll
// view that goes on behind them.

import Foundation

/// What a controller says about the bars around it.
final class BarSettings {
  private(set) var ownNavigationItem: UINavigationItem?
  var ownTabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var extendedEdges = UIRectEdge.all
  var includesOpaqueBars = false
  var adjustsScrollViews = true
  /// The scroll view that code has named, and the one that was found.
  weak var namedScroll: UIScrollView?
  weak var foundScroll: UIScrollView?

  /// What the navigation bar shows; made with this title when first asked for.
  @MainActor func navigationItem(_ title: String?) -> UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    ownNavigationItem = item
    return item
  }

  /// The tab; made with this title when first asked for.
  @MainActor func tabBarItem(_ title: String?) -> UITabBarItem {
    if let ownTabBarItem { return ownTabBarItem }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    ownTabBarItem = item
    return item
  }
}

extension UIViewController {
  /// Buttons for the toolbar of the navigation controller around it.
  public var toolbarItems: [UIBarButtonItem]? {
    get { bars.toolbarItems }
    set {
      bars.toolbarItems = newValue
      navigationController?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Sets the buttons for the toolbar.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Under which bars the view reaches.
  public var edgesForExtendedLayout: UIRectEdge {
    get { bars.extendedEdges }
    set { bars.extendedEdges = newValue }
  }

  /// Whether it reaches under opaque bars, too.
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { bars.includesOpaqueBars }
    set { bars.includesOpaqueBars = newValue }
  }

  /// Whether the content of its scroll view keeps clear of bars, as of old.
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { bars.adjustsScrollViews }
    set { bars.adjustsScrollViews = newValue }
  }

  /// Names the scroll view that bars follow.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    bars.namedScroll = scrollView
    linkContentScroll()
  }

  /// Names the scroll view that bars follow; it is the same at all edges.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    setContentScrollView(scrollView)
  }

  /// How much further than its superview's the safe area of the controller's view reaches.
  package var safeAreaGain: UIEdgeInsets {
    let bars = parent?.barInsets(over: self) ?? .zero
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

  /// The scroll view that bars follow.
  var contentScroll: UIScrollView? { bars.namedScroll ?? bars.foundScroll }

  /// Finds that scroll view: the view itself, or the backmost scroll view in it or in its backmost views
  /// that begins at its top.
  func linkContentScroll() {
    guard let view = viewIfLoaded else { return }
    if contentScroll?.isDescendant(of: view) != true {
      bars.foundScroll = bars.adjustsScrollViews ? view.scrollAtTop(depth: 2) : nil
    }
    guard let scroll = contentScroll, scroll.barScreen !== self else { return }
    scroll.barScreen = self
    scroll.noteInsets()
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
