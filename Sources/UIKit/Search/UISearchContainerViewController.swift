// A view controller that contains a search controller, with the search bar at the top of its view.

import Foundation

/// A view controller that contains a search controller.
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
  /// The search controller.
  open private(set) var searchController: UISearchController

  /// Creates a container of a search controller.
  public init(searchController: UISearchController) {
    self.searchController = searchController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a container of a new search controller.
  public required init?(coder: NSCoder) {
    searchController = UISearchController(searchResultsController: nil)
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(searchController.searchBar)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bar = searchController.searchBar
    bar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width,
      height: bar.intrinsicContentSize.height)
  }
}
