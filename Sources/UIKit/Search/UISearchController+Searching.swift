// The course of a search: it begins with the search bar's field or by code, the results follow the
// text, and it ends with the Cancel button, a tap on the dimmed content, or by code.

import Foundation
import SegueWorld

/// The state of a search.
@MainActor
final class SearchState {
  var isActive = false
  /// The controller whose content is searched.
  weak var host: UIViewController?
  /// A Boolean value that indicates whether the search has hidden the navigation bar as a whole,
  /// because the search bar is not in it.
  var hasHiddenBar = false
  /// The number of changes so far, by which an animation that has been overtaken knows it.
  var changes = 0
}

extension UISearchController {
  /// The duration with which a search begins and ends, in seconds. Our choice.
  static let searchDuration: TimeInterval = 0.3

  /// A Boolean value that indicates whether the title of the navigation bar gives way to the search.
  var replacesTitle: Bool { isActive && item != nil && hidesNavigationBarDuringPresentation }

  /// A Boolean value that indicates whether the results are visible.
  var showsResults: Bool {
    guard isActive, searchResultsController != nil else { return false }
    if showsSearchResultsController { return true }
    return automaticallyShowsSearchResultsController && searchBar.text?.isEmpty == false
  }

  // MARK: Events of the search bar

  func barDidBeginEditing() { begin(animated: true) }

  func textDidChange() {
    if isActive, scopeBarActivation == .onTextEntry {
      searchBar.setShowsScope(searchBar.text?.isEmpty == false, animated: true)
    }
    showContent()
    updateResults()
  }

  func updateResults() {
    searchResultsUpdater?.updateSearchResults(for: self)
    item?.owner?.setNeedsUpdateContentUnavailableConfiguration()
  }

  func barHeightDidChange() {
    search.host?.navigationController?.viewIfLoaded?.setNeedsLayout()
    item?.searchDidChange()
  }

  // MARK: Beginning and ending

  func begin(animated: Bool) {
    guard !isActive else { return }
    guard let host = findHost() else {
      return World.current.warn(
        "a UISearchController cannot begin a search, since its search bar is not on screen; set "
          + "isActive in viewDidAppear(_:). The call is ignored.")
    }
    let isAtTop = host.contentIsAtTop
    (search.isActive, search.host) = (true, host)
    delegate?.willPresentSearchController(self)
    install(in: host)
    beginAppearanceTransition(true, animated: animated)
    delegate?.presentSearchController(self)
    change(animated: animated, keepsTop: isAtTop) { [self] in
      if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: false) }
      if [.automatic, .onSearchActivation].contains(scopeBarActivation) {
        searchBar.showsScopeBar = true
      }
      hideNavigationBarIfNeeded()
    } completion: { [self] in
      endAppearanceTransition()
      delegate?.didPresentSearchController(self)
    }
  }

  func end(animated: Bool, completion: (() -> Void)? = nil) {
    guard isActive else { return }
    delegate?.willDismissSearchController(self)
    let isAtTop = search.host?.contentIsAtTop ?? false
    search.isActive = false
    beginAppearanceTransition(false, animated: animated)
    if searchBar.text?.isEmpty == false {
      searchBar.searchTextField.text = nil
      searchBar.delegate?.searchBar(searchBar, textDidChange: "")
    }
    searchBar.resignFirstResponder()
    updateResults()
    change(animated: animated, keepsTop: isAtTop) { [self] in
      if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: false) }
      if scopeBarActivation != .manual { searchBar.showsScopeBar = false }
      showNavigationBarAgain()
    } completion: { [self] in
      viewIfLoaded?.removeFromSuperview()
      endAppearanceTransition()
      search.host = nil
      delegate?.didDismissSearchController(self)
      completion?()
    }
  }

  private func findHost() -> UIViewController? {
    let host = item?.owner ?? searchBar.nearestController
    return host?.viewIfLoaded?.window == nil ? nil : host
  }

  /// Makes changes of the bar, and has everything around it follow. A change that another one
  /// overtakes is complete at once.
  ///
  /// - Parameter keepsTop: Whether the content stays at its top edge.
  private func change(
    animated: Bool, keepsTop: Bool, _ changes: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    search.changes += 1
    let (host, number) = (search.host, search.changes)
    let move = { [self] in
      changes()
      showContent()
      host?.navigationController?.navigationBars.searchDidChange(host)
      if keepsTop, let host {
        host.moveContentToTop()
        host.navigationController?.navigationBars.searchDidChange(host)
      }
      searchBar.layoutIfNeeded()
      host?.viewIfLoaded?.layoutIfNeeded()
      placeView()
    }
    guard animated, host?.viewIfLoaded?.window != nil else {
      UIView.performWithoutAnimation(move)
      return completion()
    }
    UIView.animate(
      withDuration: Self.searchDuration, delay: 0, options: .curveEaseInOut, animations: move
    ) { [search] _ in
      if search.changes == number { completion() }
    }
  }

  private func hideNavigationBarIfNeeded() {
    guard item == nil, hidesNavigationBarDuringPresentation,
      let navigation = search.host?.navigationController, !navigation.isNavigationBarHidden
    else { return }
    search.hasHiddenBar = true
    navigation.setNavigationBarHidden(true, animated: UIView.inheritedAnimationDuration > 0)
  }

  private func showNavigationBarAgain() {
    guard search.hasHiddenBar else { return }
    search.hasHiddenBar = false
    search.host?.navigationController?.setNavigationBarHidden(
      false, animated: UIView.inheritedAnimationDuration > 0)
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether the content behind the bars is at its top edge.
  fileprivate var contentIsAtTop: Bool {
    guard let scroll = contentScroll else { return false }
    return scroll.contentOffset.y <= -scroll.adjustedContentInset.top
  }

  /// Moves the content behind the bars to its top edge. Content that is still returning there after
  /// a drag would otherwise continue to where the edge was before.
  fileprivate func moveContentToTop() {
    guard let scroll = contentScroll, !scroll.isTracking else { return }
    scroll.stopMoving()
    let top = -scroll.adjustedContentInset.top
    if scroll.contentOffset.y != top { scroll.contentOffset.y = top }
  }
}

// The view in front of the searched content.
extension UISearchController {
  private func install(in host: UIViewController) {
    UIView.performWithoutAnimation {
      host.view.addSubview(view)
      placeView()
      dim.alpha = 0
    }
  }

  /// Places the view over what is visible of the host's, below a search bar that is in that view.
  func placeView() {
    guard let place = search.host?.viewIfLoaded, let view = viewIfLoaded, view.superview === place
    else { return }
    var frame = place.bounds
    if item == nil, searchBar.isDescendant(of: place) {
      let bottom = searchBar.convert(searchBar.bounds, to: place).maxY
      frame.size.height = max(0, frame.maxY - max(bottom, frame.minY))
      frame.origin.y = max(bottom, frame.minY)
    }
    if view.frame != frame { view.frame = frame }
    if place.subviews.last !== view, showsResults { place.bringSubviewToFront(view) }
  }

  /// Shows the results, the dimming view, or nothing.
  func showContent() {
    guard let view = viewIfLoaded, view.superview != nil else { return }
    let shows = showsResults
    if let results = searchResultsController {
      if shows, results.view.superview !== view {
        UIView.performWithoutAnimation {
          results.view.frame = view.bounds
          results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          view.addSubview(results.view)
          results.linkContentScroll()
          placeView()
          view.layoutIfNeeded()
        }
      } else if !shows, isActive, results.isViewLoaded {
        results.view.removeFromSuperview()
      }
      results.viewIfLoaded?.alpha = isActive ? 1 : 0
    }
    dim.alpha = isActive && obscuresBackgroundDuringPresentation && !shows ? 1 : 0
    search.host?.navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  /// The scroll view of the visible results.
  var scrollOfResults: UIScrollView? {
    showsResults ? searchResultsController?.contentScrollBehindBars : nil
  }
}
