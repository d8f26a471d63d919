// A screen with a search, for tests.

import SegueWorld
import UIKit

/// A window of 390 by 844 points with a screen whose navigation item has a search controller.
@MainActor
struct SearchSample {
  /// The results of a search.
  final class Results: UIViewController {
    let scroll = UIScrollView(frame: .zero)
    override func loadView() {
      scroll.contentSize = CGSize(width: 390, height: 1200)
      scroll.backgroundColor = .systemBackground
      view = scroll
    }
  }

  /// Records the calls of a search.
  final class Log: NSObject, UISearchControllerDelegate, UISearchResultsUpdating,
    UISearchBarDelegate
  {
    var calls: [String] = []
    func willPresentSearchController(_ searchController: UISearchController) {
      calls.append("willPresent \(searchController.isActive)")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      calls.append("didPresent")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      calls.append("willDismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      calls.append("didDismiss")
    }
    func updateSearchResults(for searchController: UISearchController) {
      calls.append("update \(searchController.searchBar.text ?? "nil")")
    }
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      calls.append("shouldBegin")
      return true
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("didBegin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("didEnd") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      calls.append("text \(searchText)")
    }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      calls.append("scope \(selectedScope)")
    }
  }

  let bars: BarSample
  let search: UISearchController
  let results = Results()
  let log = Log()

  init(isLarge: Bool = true, hasResults: Bool = false) {
    bars = BarSample(scrolls: true, isLarge: isLarge)
    let results = results
    search = bars.world.run {
      UISearchController(searchResultsController: hasResults ? results : nil)
    }
    bars.run { [bars, search, log] in
      search.delegate = log
      search.searchResultsUpdater = log
      search.searchBar.delegate = log
      bars.a.navigationItem.searchController = search
    }
  }

  var scroll: UIScrollView { bars.a.scroll }
  var searchBar: UISearchBar { search.searchBar }

  /// The titles in the bar: the small one, and the large one.
  var titles: (small: UILabel?, large: UILabel?) {
    let labels = bars.bar.all(UILabel.self).filter { $0.text == "Outings" }
    return (labels.first { $0.font.pointSize == 17 }, labels.first { $0.font.pointSize == 34 })
  }
  /// The opacity of what dims the content.
  var dimming: CGFloat { search.view.subviews.first?.alpha ?? -1 }
  /// The Cancel button.
  var cancel: UIButton? {
    searchBar.subviews.lazy.compactMap { $0 as? UIButton }.first
  }
}
