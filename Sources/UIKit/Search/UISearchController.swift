// A search: a bar, and what shows the results. The bar is in a navigation bar, as the search
// controller of a navigation item, or in a view of the app. During a search the view of this
// controller is in front of the searched content: the results, or a view that dims the content.
// Unlike UIKit's, the controller is not in the way of other presentations of the content's
// controller.

import Foundation

/// A view controller that manages a search bar and shows the results of the search.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The conditions under which scopes appear.
  public enum ScopeBarActivation: Int, Sendable {
    /// The system decides: when a search begins.
    case automatic
    /// Only the app shows the scopes.
    case manual
    /// The scopes appear when text has been entered.
    case onTextEntry
    /// The scopes appear when a search begins.
    case onSearchActivation
  }

  /// Creates a search controller.
  ///
  /// - Parameter searchResultsController: The controller that shows the results; `nil` if the
  ///   searched content itself shows them.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a search controller without a controller of results.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a search controller without a controller of results.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.restore(self, as: UISearchController.self)
  }

  /// The controller that shows the results.
  open private(set) var searchResultsController: UIViewController?
  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is notified when a search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The search bar.
  open private(set) lazy var searchBar: UISearchBar = makeBar()

  /// A Boolean value that indicates whether the searched content is dimmed while there are no
  /// results. The default is `true`.
  open var obscuresBackgroundDuringPresentation = true { didSet { showContent() } }
  /// The same as `obscuresBackgroundDuringPresentation`. Deprecated.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// A Boolean value that indicates whether the navigation bar's title is hidden during a search.
  /// The default is `true`.
  open var hidesNavigationBarDuringPresentation = true
  /// A Boolean value that indicates whether the Cancel button appears with a search. The default is
  /// `true`.
  open var automaticallyShowsCancelButton = true
  /// A Boolean value that indicates whether the scopes appear with a search. The default is `true`.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }
  /// The condition under which scopes appear. The default is `automatic`.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// A Boolean value that indicates whether the results appear when text has been entered. The
  /// default is `true`. Setting `showsSearchResultsController` sets it to `false`.
  open var automaticallyShowsSearchResultsController = true { didSet { showContent() } }
  private var ownShowsResults = false
  /// A Boolean value that indicates whether the results are shown during a search.
  open var showsSearchResultsController: Bool {
    get { ownShowsResults }
    set {
      (ownShowsResults, automaticallyShowsSearchResultsController) = (newValue, false)
      showContent()
    }
  }

  /// A Boolean value that indicates whether a search is in progress. Setting it begins or ends one,
  /// with an animation.
  open var isActive: Bool {
    get { search.isActive }
    set { if newValue { begin(animated: true) } else { end(animated: true) } }
  }

  /// The state of the search.
  let search = SearchState()
  let dim = PresentationDim(frame: .zero)
  /// The navigation item to which the controller belongs.
  weak var item: UINavigationItem?

  private func makeBar() -> UISearchBar {
    let width = UIScreen.main.bounds.width
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: width, height: 56))
    bar.placeholder = "Search"
    bar.controller = self
    return bar
  }

  // MARK: View controller

  open override func loadView() {
    let root = SearchRootView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = root
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dim.frame = root.bounds
    dim.onTap = { [weak self] in self?.isActive = false }
    root.addSubview(dim)
    guard let results = searchResultsController else { return }
    addChild(results)
    results.didMove(toParent: self)
  }

  /// Ends the search, or dismisses what the search controller presents.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard isActive, ownPresented == nil else {
      return super.dismiss(animated: flag, completion: completion)
    }
    end(animated: flag, completion: completion)
  }

  /// The controller whose content is searched, during a search.
  open override var presentingViewController: UIViewController? {
    search.host ?? super.presentingViewController
  }

  override func contentDidScroll(_ scroll: UIScrollView, in child: UIViewController) {
    guard let host = search.host else { return }
    host.parent?.contentDidScroll(scroll, in: host)
  }
}

/// The root view of a search controller, which lets touches pass where it shows nothing. It stays
/// in place when it is in a scroll view, and therefore has the safe area of that view.
final class SearchRootView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
