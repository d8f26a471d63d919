// The search bar in a navigation bar: below the title, collapsing before it, and in its place during
// a search.

import Foundation

extension UINavigationItem {
  /// The height of the search bar, without the search that replaces the title; 0 if there is none.
  var searchHeight: CGFloat { searchController?.searchBar.arrangement.height ?? 0 }

  /// The height by which scrolling collapses the search bar.
  var collapsibleSearchHeight: CGFloat {
    guard let search = searchController, hidesSearchBarWhenScrolling, !search.isActive else {
      return 0
    }
    return searchHeight
  }

  /// Gives the search bar the arrangement that belongs to its place.
  func arrangeSearchBar() {
    guard let search = searchController else { return }
    let place: SearchBarLayout.Place = search.replacesTitle ? .inBar : .stacked
    if search.searchBar.arrangement.place != place { search.searchBar.arrangement.place = place }
  }
}

extension NavigationBars {
  /// Places the bar, and the content below it, after a search has begun or ended.
  func searchDidChange(_ child: UIViewController?) {
    guard let child, shows(child) else { return }
    child.navigationItem.arrangeSearchBar()
    apply(child)
    bar.layoutIfNeeded()
    bar.content?.layoutIfNeeded()
    child.viewIfLoaded?.safeAreaMayHaveChanged()
    child.contentScroll?.insetsDidChange()
  }
}

extension NavigationBarContent {
  /// A Boolean value that indicates whether the chevron is shown.
  var showsChevron: Bool { showsBack && !isSearching }

  /// The height of the search bar that is visible, in points.
  var shownSearchHeight: CGFloat {
    guard let searchBar, searchBar.superview === self else { return 0 }
    return max(0, searchBar.arrangement.height - searchCollapse)
  }

  /// Adopts the search bar of the item.
  func replaceSearchBar() {
    let new = item.searchController?.searchBar
    if searchBar !== new, searchBar?.superview === self { searchBar?.removeFromSuperview() }
    searchBar = new
    guard let new, new.superview !== self else { return }
    item.arrangeSearchBar()
    new.transform = .identity
    new.alpha = 1
    addSubview(new)
  }

  /// Places the search bar at the lower edge. One that a transition has moved keeps its transform.
  func placeSearchBar() {
    guard let searchBar, searchBar.superview === self else { return }
    let (height, shown) = (searchBar.arrangement.height, shownSearchHeight)
    let size = CGSize(width: bounds.width, height: height)
    let center = CGPoint(x: bounds.midX, y: bounds.height - shown + height / 2)
    if searchBar.bounds.size != size { searchBar.bounds.size = size }
    if searchBar.center != center { searchBar.center = center }
    searchBar.collapse = searchCollapse
  }

  /// Moves the title up and away, or back. Call it within an animation.
  func searchingDidChange(in bar: UINavigationBar?) {
    for view in buttons + [backButton.label] { view.alpha = isSearching ? 0 : 1 }
    fadeTitles()
    bar?.chevron.alpha = showsChevron ? 1 : 0
    setNeedsLayout()
  }

  func restoreSearchBar() {
    guard let searchBar, searchBar.superview === self else { return }
    (searchBar.transform, searchBar.alpha) = (.identity, 1)
  }

  func moveSearchBarAside(by distance: CGFloat) {
    guard let searchBar, searchBar.superview === self else { return }
    (searchBar.transform, searchBar.alpha) = (.init(translationX: distance, y: 0), 0)
  }
}
